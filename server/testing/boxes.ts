import type { Box } from '#games';
import type { Game } from '#kernel';

/** A box for a game that has nothing but rules. */
export function boxOf<S, C>(game: Game<S, C>): Box {
  const box: Box<S, C> = {
    game,
    players: [1, 4],
    minutes: 5,
    cooperative: false,
    options: [],
    presets: [{ id: 'standard', config: {} }],
    words: {
      mood: '',
      presets: {},
      options: {},
      prompt: (kind) => kind,
      option: (_, notation) => notation,
      event: ({ kind }) => kind,
      outcome: ({ cause }) => cause,
    },
    counts: () => ({}),
    drawText: (view) => JSON.stringify(view),
  };
  return box as unknown as Box;
}
