import type { Play, Referee, Seat } from '#kernel';
import type { Event } from '../../event.ts';
import { drawFrom } from '../cards/hand.ts';
import { ask, offered, question } from '../general/ask.ts';
import { DECLINE, optionKind } from '../option.ts';
import { fighter, type State } from '../state.ts';

export const equipQuestion = question('equip', { turnClause: 'contra.weapon.gain-may-equip', candidates: offered('weapon') });

/** A weapon card is equipped, and the old one discarded; or the new one is. */
export function* drawWeapon(g: State, ref: Referee<Event>, seat: Seat): Play {
  const f = fighter(g, seat);
  const drawn = drawFrom(ref, 'weapon', g.weaponDeck, g.weaponDiscard);
  if (drawn === undefined) return;
  if (ref.listening) ref.tell({ kind: 'weapon-drawn', seat, weapon: drawn }, 'contra.weapon.gain-may-equip');
  const o = yield* ask(g, ref, seat, equipQuestion, { seat, weapon: drawn });
  if (optionKind(o) === DECLINE) {
    g.weaponDiscard.push(drawn);
    if (ref.listening) ref.tell({ kind: 'weapon-lost', seat, weapon: drawn }, 'contra.weapon.decline');
    return;
  }
  const { weapon } = f;
  if (weapon !== '') {
    f.weapon = '';
    g.weaponDiscard.push(weapon);
    if (ref.listening) ref.tell({ kind: 'weapon-lost', seat, weapon }, 'contra.weapon.replace');
  }
  f.weapon = drawn;
  if (ref.listening) ref.tell({ kind: 'equips', seat, weapon: drawn }, 'contra.weapon.gain-may-equip');
}
