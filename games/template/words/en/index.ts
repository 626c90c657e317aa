import type { Words } from '../../../words.ts';
import type { Template } from '../../types.ts';

const NAMES = ['North', 'South'];

function cards(count: number): string {
  return count === 1 ? 'a card' : `${count} cards`;
}

/** Everything this game says. A kind of event, answer or decision without a sentence does not compile. */
export const words: Words<Template> = {
  mood: 'Two climbers, hidden cards: go higher, or give way.',
  presets: { standard: 'Standard', long: 'Long: five points' },
  settings: { points: 'How many points win.' },
  prompts: {
    climb: ({ seat }, { pile }) =>
      pile.length === 0 ? `${NAMES[seat]}: begin a climb with any card` : `${NAMES[seat]}: play higher than ${pile.at(-1)}, or yield`,
  },
  answers: {
    play: ({ card }) => `play the ${card}`,
    yield: () => 'yield: the other gets a point',
  },
  foretells({ hand, gives }) {
    if (gives === null) return [`You keep ${cards(hand)}.`];
    if (gives.wins) return [`The other wins with ${gives.points} points.`];
    return [`The other then has ${gives.points === 1 ? 'a point' : `${gives.points} points`}.`, `You go on with ${cards(hand)}.`];
  },
  events: {
    plays: ({ seat, card }) => `${NAMES[seat]} plays the *${card}*.`,
    yields: ({ seat }) => `${NAMES[seat]} *yields*.`,
    scores: ({ seat, points }) => `*${NAMES[seat]} scores* and has ${points}.`,
    draws: ({ seat, cards: drawn }) => `${NAMES[seat]} draws ${cards(drawn)}.`,
    hand: ({ drawn }) => `You drew *${drawn.join(', ')}*.`,
    wins: ({ seat }) => `*${NAMES[seat]} wins.*`,
  },
  whyNot(clause, _answer, { pile }) {
    if (clause === 'template.climb.higher') return `The last card is the *${pile.at(-1)}*, and this one is not higher.`;
    return clause === 'template.climb.own-card' ? 'This card is *not in your hand*.' : null;
  },
  wouldHelp: (_, options) => (options.length === 1 ? 'nothing higher is left: yield.' : null),
  outcome({ payoff, cause }, seats, you) {
    const winner = payoff.indexOf(1);
    return `${winner === you ? 'You win' : `${seats[winner]} wins`}: ${cause === 'points' ? 'enough points' : 'the cards have run out'}.`;
  },
};
