import type { Box } from '#games';
import { type Ambush, type Answer, ambush } from '../../kernel/testing/ambush.ts';

const waiting = (text: string) => [
  { says: text, state: 'now' as const },
  { says: 'A plan', state: 'waits' as const },
];
const plainly = (answer: Answer): string => ambush.notation.print(answer);

/** The miniature game of the kernel's tests, which has rules and words and no board: the shell alone has to play it. */
const box: Box<Ambush> = {
  game: ambush,
  players: [3, 3],
  minutes: [5, 5],
  cooperative: false,
  cover: { spine: '#444' },
  settings: [],
  presets: [{ id: 'standard', config: {} }],
  words: async () => ({
    mood: 'Three bandits, hidden plans.',
    gist: { goal: 'Be the last who stands.', turn: 'Choose a plan.', loss: 'Wounds.' },
    presets: { standard: 'Standard' },
    settings: {},
    prompts: {
      act: () => 'Bandits: who acts, and how?',
      react: () => 'Somebody may answer: react.',
      next: () => 'Somebody may answer: next.',
      keep: () => 'Somebody may answer: keep.',
    },
    answers: { wait: plainly, play: plainly, next: plainly, suffer: plainly, shield: plainly, keep: plainly, bury: plainly },
    events: {
      plan: ({ seat, plan, target }) => `*plan*, seat ${seat}, plan "${plan}", target ${target}.`,
      strike: ({ target, die }) => `*strike*, target ${target}, die ${die}.`,
      wound: ({ seat }) => `*wound*, seat ${seat}.`,
    },
    heading: (_, { round }) => `Round ${round}`,
    resolving: ({ kind }) => (kind === 'act' ? [] : waiting(`Answer: ${kind}`)),
    outcome: ({ cause }) => `The ambush is over: ${cause}.`,
  }),
  text: async () => ({ draw: (view) => JSON.stringify(view, null, 2) }),
};

export const guests: readonly Box[] = [box];
