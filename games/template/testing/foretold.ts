import { type Foretold, isChance } from '../../../kernel/testing/foretold.ts';
import { handOf, other } from '../rules/state.ts';
import type { Template } from '../types.ts';

/** Every field of a preview, compared with what then is so, whatever was rolled and drawn. */
export const foretold: Foretold<Template> = {
  wrong({ seat, preview }, before, futures, exact) {
    if (preview === null) return null;
    const { hand, gives } = preview;
    if (hand !== null && futures.some(({ match }) => handOf(match.state, seat).length !== hand)) return `the hand has not ${hand} cards`;
    if (gives === null) return futures.some(({ match }) => match.state.points.join() !== before.state.points.join()) ? 'points change' : null;
    const points = futures.map(({ match }) => match.state.points[seat === 0 ? 1 : 0]);
    if (Math.min(...points) !== gives.points) return `the other has not ${gives.points} points`;
    if (!isChance(gives.twice, futures, ({ match }) => match.state.die >= 5, exact)) return `the climb does not count twice with ${gives.twice}`;
    const wins = ({ match: { outcome } }: (typeof futures)[number]): boolean => outcome?.cause === 'points' && outcome.payoff[other(seat)] === 1;
    return isChance(gives.wins, futures, wins, exact) ? null : `the other does not win with ${gives.wins}`;
  },
};
