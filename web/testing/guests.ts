import type { Box } from '#games';
import type { Json } from '#kernel';
import { type Ambush, type AmbushConfig, ambush } from '../../kernel/testing/ambush.ts';

const field = (json: Json | undefined, key: string): Json | undefined =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as { readonly [key: string]: Json })[key] : undefined;

/** The miniature game of the kernel's tests, which has rules and words and no board: the shell alone has to play it. */
const box: Box<Ambush, AmbushConfig> = {
  game: ambush,
  players: [3, 3],
  minutes: 5,
  cooperative: false,
  options: [],
  presets: [{ id: 'standard', config: {} }],
  words: {
    mood: 'Three bandits, hidden plans.',
    presets: { standard: 'Standard' },
    options: {},
    prompt: (kind) => (kind === 'act' ? 'Bandits: who acts, and how?' : `Somebody may answer: ${kind}.`),
    option: (_, notation) => notation,
    event: (event) =>
      `*${event.kind}*${Object.entries(event)
        .filter(([key]) => key !== 'kind')
        .map(([key, value]) => `, ${key} ${JSON.stringify(value)}`)
        .join('')}.`,
    heading: (event) => (field(event, 'round') === undefined ? null : `Round ${String(field(event, 'round'))}`),
    resolving: (kind) =>
      kind === 'act'
        ? []
        : [
            { says: `Answer: ${kind}`, state: 'now' },
            { says: 'A plan', state: 'waits' },
          ],
    outcome: ({ cause }) => `The ambush is over: ${cause}.`,
  },
  counts: () => ({}),
  drawText: (view) => JSON.stringify(view, null, 2),
};

export const guests: readonly Box[] = [box as unknown as Box];
