import type { Box } from '../box.ts';
import { contraGame } from './rules/game.ts';
import { sequel } from './rules/story/story.ts';
import { COMMANDO_IDS, type Draft, SETTINGS } from './settings.ts';
import type { Contra } from './types.ts';
import { loadWords } from './words/words.ts';

export const contra: Box<Contra> = {
  game: contraGame,
  players: [1, 4],
  minutes: [60, 60],
  cooperative: true,
  cover: { spine: '#7b1358', emblem: { x: 0.2, y: 0.3, side: 0.6 } },
  settings: SETTINGS,
  fields: [
    { name: 'commandos', kind: 'list' },
    { name: 'stage', kind: 'text' },
    { name: 'enemy', kind: 'text' },
  ],
  presets: [
    { id: 'first-mission', config: { commandos: ['bill', 'lance'], stage: 'jungle', enemy: 'gordea', settings: { training: true } } },
    { id: 'alone', config: { commandos: ['bill'], stage: 'jungle', enemy: 'defense-wall' } },
    { id: 'four', config: { commandos: ['bill', 'lance', 'lucia', 'sweets'], stage: 'jungle', enemy: 'defense-wall' } },
    { id: 'waterfall', config: { commandos: ['bill', 'lucia'], stage: 'waterfall', enemy: 'garmakilma' } },
    { id: 'snow-field', config: { commandos: ['lance', 'sweets'], stage: 'snow-field', enemy: 'gordea' } },
    { id: 'alien-lair', config: { commandos: ['bill', 'lance', 'lucia'], stage: 'alien-lair', enemy: 'java' } },
  ],
  words: loadWords,
  forPlayers,
  sequel,
  firstGame: { commandos: ['lance'], stage: 'jungle', enemy: 'defense-wall', settings: { training: true } },
  course: async (language) => (await import('./lessons/index.ts')).loadCourse(language),
  guide: async (language) => (await import('./lessons/guide.ts')).loadGuide(language),
  practice: async (language) => (await import('./challenges/index.ts')).loadPractice(language),
  text: async (language) => (await import('./text.ts')).loadText(language),
};

/**
 * Those who go stay, as many as there are seats; the others follow in the order of the box. A story goes on with those who
 * began it: for others its part is one on its own.
 */
function forPlayers({ story, commandos: chosen = [], ...rest }: Draft, players: number): Draft {
  const others = COMMANDO_IDS.filter((id) => !chosen.includes(id));
  const commandos = [...chosen, ...others].slice(0, players);
  if (story === undefined || story === null) return { ...rest, commandos };
  if (chosen.length === players) return { ...rest, commandos, story };
  const { past: _, team: _team, ...part } = story;
  return { ...rest, commandos, story: part };
}
