import type { CommandoId } from '../../content/commandos.ts';
import type { CommandoView } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';

/** A commando's card in a line; `leader` is whose commando it is, or empty. */
export function cardSays({ team: say }: Messages, { state, place, tile, actions, wounds }: CommandoView, who: CommandoId, leader: string): string {
  const card = { who, leader, led: leader !== '', state: place === 'out' ? 'out' : state, actions, wounds } as const;
  if (tile !== null) return say['card-on-tile']({ ...card, tile });
  return place === 'underground' ? say['card-underground'](card) : say.card(card);
}
