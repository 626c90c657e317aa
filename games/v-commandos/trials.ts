import type { Trial } from '../box.ts';
import { type CardId, MISSIONS, type Mission } from './content/cards.ts';

/** How a card is played: as it is, or in Veteran mode. */
const MODES = [{}, { veteran: true }] as const;

/** How a card is called where it is measured: `water-tower` is `Water Tower`. */
export function rowOf(card: CardId, veteran: boolean): string {
  const name = card.replaceAll(/(^|-)([a-z])/g, (_, hyphen: string, letter: string) => (hyphen === '' ? '' : ' ') + letter.toUpperCase());
  return veteran ? `${name}, Veteran` : name;
}

function trialsOf({ id, players: [fewest, most], columns }: Mission): Trial[] {
  const kind = columns.length > 1 ? 'operations' : 'terrains';
  return MODES.flatMap((settings) =>
    [1, 2, 3, 4]
      .filter((commandos) => commandos >= fewest && commandos <= most)
      .map((commandos) => ({
        row: rowOf(id, 'veteran' in settings),
        group: 'veteran' in settings ? `veteran-${kind}` : kind,
        column: `${commandos}`,
        configs: [{ card: id, players: 1, commandos, picks: 'random', settings }],
      })),
  );
}

/** Each terrain and each operation with every number of commandos it is for, who are dealt by lot; then the same in Veteran mode. */
export const trials: readonly Trial[] = MISSIONS.flatMap(trialsOf);
