import type { Foretold } from '../../../kernel/testing/foretold.ts';
import { handOf, other } from '../rules/state.ts';
import type { Template } from '../types.ts';

/** Every field of a preview, compared with what then is so, whatever was drawn. */
export const foretold: Foretold<Template> = {
  wrong({ seat, preview }, before, futures) {
    if (preview === null) return null;
    const { hand, gives } = preview;
    for (const { match, events } of futures) {
      if (handOf(match.state, seat).length !== hand) return `the hand has not ${hand} cards`;
      const scores = events.find(({ event }) => event.kind === 'scores')?.event;
      if ((scores?.kind === 'scores' ? scores.points : null) !== (gives?.points ?? null)) return `the other has not ${gives?.points} points`;
      if ((match.outcome?.cause === 'points') !== (gives?.wins ?? false)) return 'it wins, or does not';
      if (gives === null && match.state.points.join() !== before.state.points.join()) return 'points change';
      if (gives?.wins === true && match.outcome?.payoff[other(seat)] !== 1) return 'the other does not win';
    }
    return null;
  },
};
