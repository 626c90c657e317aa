import type { Play, Referee, Seat } from '#kernel';
import { drawFrom } from '../cards/hand.ts';
import { tell } from '../event.ts';
import { ask, question } from '../general/ask.ts';
import { deedOf, NO, option, YES } from '../option.ts';
import { fighter, type Raid } from '../state.ts';

export const equipQuestion = question<{ readonly seat: Seat; readonly weapon: string }>({
  kind: 'equip',
  turnClause: 'contra.weapon.gain-may-equip',
  *candidates() {
    yield option(YES);
    yield option(NO);
  },
});

/** A weapon card is equipped, and the old one discarded; or the new one is. */
export function* drawWeapon(g: Raid, ref: Referee, seat: Seat): Play {
  const f = fighter(g, seat);
  const drawn = drawFrom(ref, -1, 'weapon', g.weaponDeck, g.weaponDiscard);
  if (drawn === undefined) return;
  if (ref.listening) tell(ref, { kind: 'weapon-drawn', seat, weapon: drawn }, 'contra.weapon.gain-may-equip');
  const o = yield* ask(g, ref, seat, equipQuestion, { seat, weapon: drawn });
  if (deedOf(o) === NO) {
    g.weaponDiscard.push(drawn);
    if (ref.listening) tell(ref, { kind: 'weapon-lost', seat, weapon: drawn }, 'contra.weapon.decline');
    return;
  }
  if (f.weapon !== '') {
    g.weaponDiscard.push(f.weapon);
    if (ref.listening) tell(ref, { kind: 'weapon-lost', seat, weapon: f.weapon }, 'contra.weapon.replace');
  }
  f.weapon = drawn;
  if (ref.listening) tell(ref, { kind: 'equips', seat, weapon: drawn }, 'contra.weapon.gain-may-equip');
}
