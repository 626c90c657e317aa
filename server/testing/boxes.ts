import type { Box } from '#games';
import type { Game, GameTypes } from '#kernel';

/** A box for a game that has nothing but rules. */
export function boxOf<T extends GameTypes>(game: Game<T>): Box {
  const box: Box = {
    game: game as Game,
    players: [1, 4],
    minutes: [5, 5],
    cooperative: false,
    cover: { spine: '#444' },
    settings: [],
    presets: [{ id: 'standard', config: {} }],
    words: async () => ({
      mood: '',
      gist: { goal: '', turn: '', loss: '' },
      presets: {},
      settings: {},
      prompts: {},
      answers: {},
      events: {},
      outcome: ({ cause }) => cause,
    }),
    text: async () => ({ draw: (view) => JSON.stringify(view) }),
  };
  return box;
}
