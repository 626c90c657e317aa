import type { Trial } from '../box.ts';
import type { BossId, CommandoId, StageId } from './content/index.ts';

const STAGES: readonly (readonly [StageId, string, BossId])[] = [
  ['jungle', 'Jungle', 'defense-wall'],
  ['waterfall', 'Waterfall', 'garmakilma'],
  ['snow-field', 'Snow Field', 'gordea'],
  ['alien-lair', 'Alien Lair', 'java'],
];
const BOSSES: Readonly<Record<BossId, string>> = { 'defense-wall': 'Defense Wall', garmakilma: 'Garmakilma', gordea: 'Gordea', java: 'Java' };
const COMMANDOS: readonly CommandoId[] = ['bill', 'lance', 'lucia', 'sweets'];

/** Every team of so many commandos. */
function teams(size: number, from: readonly CommandoId[] = COMMANDOS): CommandoId[][] {
  if (size === 0) return [[]];
  return from.flatMap((first, i) => teams(size - 1, from.slice(i + 1)).map((rest) => [first, ...rest]));
}

/** Each stage with each boss, the stage's own first, for one to four commandos, with every team in turn. */
export const trials: readonly Trial[] = STAGES.flatMap(([stage, title, own]) =>
  [own, ...STAGES.map(([, , enemy]) => enemy).filter((enemy) => enemy !== own)].flatMap((enemy) =>
    [1, 2, 3, 4].map((n) => ({
      row: `${title}, ${BOSSES[enemy]}`,
      group: enemy === own ? 'native' : 'mixed',
      column: `${n}`,
      configs: teams(n).map((commandos) => ({ commandos, stage, enemy })),
    })),
  ),
);
