import type { Json } from '#kernel';
import type { Box } from '../box.ts';
import { drawText } from './board/text.ts';
import { COMMANDO_IDS, type Config } from './rules/config.ts';
import { contraGame } from './rules/game.ts';
import { OPTIONS } from './rules/options.ts';
import { type Raid, stageLeft } from './rules/state.ts';
import { sequel } from './rules/story/story.ts';
import { trials } from './trials.ts';
import { list } from './words/fields.ts';
import { words } from './words.en.ts';

export const contra: Box<Raid, Config> = {
  game: contraGame,
  players: [1, 4],
  minutes: 60,
  cooperative: true,
  options: OPTIONS,
  presets: [
    { id: 'first-mission', config: { commandos: ['bill', 'lance'], stage: 'jungle', enemy: 'defense-wall' } },
    { id: 'alone', config: { commandos: ['bill'], stage: 'jungle', enemy: 'defense-wall' } },
    { id: 'four', config: { commandos: ['bill', 'lance', 'lucia', 'sweets'], stage: 'jungle', enemy: 'defense-wall' } },
    { id: 'waterfall', config: { commandos: ['bill', 'lucia'], stage: 'waterfall', enemy: 'garmakilma' } },
    { id: 'snow-field', config: { commandos: ['lance', 'sweets'], stage: 'snow-field', enemy: 'gordea' } },
    { id: 'alien-lair', config: { commandos: ['bill', 'lance', 'lucia'], stage: 'alien-lair', enemy: 'java' } },
  ],
  words,
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
function forPlayers(config: Json, players: number): Json {
  const chosen = list(config, 'commandos');
  const others = COMMANDO_IDS.filter((id) => !chosen.includes(id));
  const commandos = [...chosen, ...others].slice(0, players);
  const { story, ...rest } = fields(config);
  if (story === undefined) return { ...rest, commandos };
  if (chosen.length === players) return { ...rest, commandos, story };
  const { past: _, team: _team, ...part } = fields(story);
  return { ...rest, commandos, story: part };
}

function fields(json: Json): { readonly [key: string]: Json } {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as { readonly [key: string]: Json }) : {};
}
