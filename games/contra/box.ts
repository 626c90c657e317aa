import type { Box } from '../box.ts';
import { randomConfig } from './random-config.ts';
import { contraGame } from './rules/game.ts';
import { stageLeft } from './rules/state.ts';
import { sequel } from './rules/story/story.ts';
import { COMMANDO_IDS, type Draft, SETTINGS } from './settings.ts';
import { drawText } from './text.ts';
import { trials } from './trials.ts';
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
    { name: 'commandos', kind: 'list', says: 'the commandos, one for each seat: bill,lance' },
    { name: 'stage', kind: 'text', says: 'jungle, waterfall, snow-field or alien-lair' },
    { name: 'enemy', kind: 'text', says: 'the boss: defense-wall, garmakilma, gordea or java' },
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
  botGoals: [
    { bot: 'random', preset: 'first-mission', times: 10, wins: { under: 0.05 } },
    { bot: 'greedy', preset: 'first-mission', times: 10, wins: { moreThan: 'random' } },
    { bot: 'search:80', preset: 'first-mission', times: 0.5, wins: { moreThan: 'greedy' } },
  ],
  randomConfig,
  trials,
  forPlayers,
  sequel,
  counts: (g) => ({
    rounds: g.round,
    'boss damage': g.fighters.reduce((sum, f) => sum + f.bossDamage, 0),
    'medals lost': g.fighters.reduce((sum, f) => sum + 3 - f.medals, 0),
    'stage cards left': stageLeft(g),
  }),
  drawText,
};

/**
 * Those who go stay, as many as there are seats; the others follow in the order of the box. A story goes on with those who
 * began it: for others its part is one on its own.
 */
function forPlayers({ story, commandos: chosen = [], ...rest }: Draft, players: number): Draft {
  const others = COMMANDO_IDS.filter((id) => !chosen.includes(id));
  const commandos = [...chosen, ...others].slice(0, players);
  if (story === undefined) return { ...rest, commandos };
  if (chosen.length === players) return { ...rest, commandos, story };
  const { past: _, team: _team, ...part } = story;
  return { ...rest, commandos, story: part };
}
