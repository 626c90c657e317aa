import type { Trial } from '../box.ts';
import { MISSIONS, type Mission } from './content/cards.ts';

/** How a card is played: as it is, or in Veteran mode. */
const MODES = [
  { mode: '', settings: {} },
  { mode: ', Veteran', settings: { veteran: true } },
] as const;

function trialsOf({ id, name, players: [fewest, most], columns }: Mission): Trial[] {
  const kind = columns.length > 1 ? 'operations' : 'terrains';
  return MODES.flatMap(({ mode, settings }) =>
    [1, 2, 3, 4]
      .filter((commandos) => commandos >= fewest && commandos <= most)
      .map((commandos) => ({
        row: `${name}${mode}`,
        group: mode === '' ? kind : `veteran-${kind}`,
        column: `${commandos}`,
        configs: [{ card: id, players: 1, commandos, picks: 'random', settings }],
      })),
  );
}

/** Each terrain and each operation with every number of commandos it is for, who are dealt by lot; then the same in Veteran mode. */
export const trials: readonly Trial[] = MISSIONS.flatMap(trialsOf);
