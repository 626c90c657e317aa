import { type Foretold, isChance } from '../../../kernel/testing/foretold.ts';
import { cardNamed } from '../content/index.ts';
import { countsOf } from '../facts/advantage.ts';
import type { Attempt, Payment } from '../preview.ts';
import type { Contra } from '../types.ts';
import { wrongAttack, wrongHits } from './foretold-attack.ts';
import { eventsOf, type Future, openOf } from './foretold-match.ts';
import { wrongMove } from './foretold-move.ts';

/** Nothing is rolled again, and it is looked at before anything is converted; a second target and what is paid with are whatever comes first. */
export const foretold: Foretold<Contra> = {
  goOn(match, { preview }) {
    const { decision } = match.scene(null);
    if (preview?.kind === 'attack' && decision?.kind === 'reroll') return openOf(match, 'done');
    if (preview?.kind === 'attack' && decision?.kind === 'second-target' && preview.dice !== null) return openOf(match);
    return preview?.kind === 'payment' && decision?.kind === 'pay' ? openOf(match) : null;
  },

  wrong(option, before, futures, exact) {
    const { preview } = option;
    switch (preview?.kind) {
      case 'attack':
        return wrongAttack(preview, option, before, futures, exact);
      case 'hits':
        return wrongHits(preview, before, futures);
      case 'payment':
        return wrongPayment(preview, futures);
      case 'objective':
        return wrongAttempt(preview, futures, exact);
      case 'move':
        return wrongMove(preview, option, before);
      default:
        return 'nothing is foretold';
    }
  },
};

function wrongPayment({ cost }: Payment, futures: readonly Future[]): string | null {
  const counts = countsOf(cost);
  for (const { events } of futures) {
    const [spends] = eventsOf(events, 'spends');
    const types = [...(spends?.tokens ?? []), ...(spends?.cards ?? []).map((card) => cardNamed(card).type)];
    const typed = countsOf(types);
    if (types.length !== cost.length || [0, 1, 2].some((type) => (typed[type] ?? 0) < (counts[type] ?? 0))) return `${types} is paid`;
  }
  return null;
}

function wrongAttempt({ number, met, of }: Attempt, futures: readonly Future[], exact: boolean): string | null {
  const drawn = futures.flatMap(({ events }) => eventsOf(events, 'objective'));
  const cards = new Map(drawn.map(({ card, success }) => [card, success]));
  const succeeded = [...cards.values()].filter(Boolean).length;
  if (drawn.some((one) => one.number !== number)) return `it is not objective ${number}`;
  if (cards.size > of || succeeded > met || (exact && (cards.size !== of || succeeded !== met))) return `${succeeded} of ${cards.size} cards ask for no more`;
  const isMet = ({ events }: Future): boolean => eventsOf(events, 'objective').some(({ success }) => success);
  return isChance(met / of, futures, isMet, exact) ? null : `it does not succeed with ${met} of ${of}`;
}
