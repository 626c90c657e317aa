import type { Mission } from '../../content/cards.ts';
import type { Messages } from '../../words/messages.ts';

/** How long a card is, and for how many. */
export function missionSays({ setup: say }: Messages, { columns, players: [fewest, most] }: Pick<Mission, 'columns' | 'players'>): string {
  const terrains = columns.flat().length;
  return fewest === most ? say.for({ terrains, commandos: fewest }) : say['for-range']({ terrains, fewest, most });
}
