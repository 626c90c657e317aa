import type { Play, Referee } from '#kernel';
import type { Tile } from '../content/map.ts';
import type { Event } from '../event.ts';
import { findsOn } from '../facts/odds.ts';
import { reveal } from './alarm.ts';
import { nameOf } from './names.ts';
import { dice, rerolls } from './rerolls.ts';
import { at, commando, hidden, type State, spot } from './state.ts';

/** Enemies arrive on a tile: each rolls for each hidden commando there. */
export function* noticeAll(g: State, ref: Referee<Event>, index: number, tile: Tile, kinds: readonly number[]): Play {
  if (kinds.length === 0) return;
  const place = spot(index, tile);
  const there: number[] = [];
  for (let who = 0; who < g.commandos.length; who++) if (hidden(commando(g, who)) && commando(g, who).at === place) there.push(who);
  if (there.length > 0) yield* stealthCheck(g, ref, there, kinds);
}

/** All dice of one arrival are rolled together; a 1 or 2 makes a commando Visible. */
export function* stealthCheck(g: State, ref: Referee<Event>, whom: readonly number[], kinds: readonly number[]): Play {
  const rolls = whom.map(() => dice(ref, kinds.length));
  const found: number[] = [];
  for (let i = 0; i < whom.length; i++) {
    const who = at(whom, i);
    const c = commando(g, who);
    const rolled = at(rolls, i);
    const isBad = (die: number, index: number): boolean => die <= findsOn(g, c, at(kinds, index));
    yield* rerolls(g, ref, who, rolled, 'stealth', 3, isBad);
    const seen = rolled.some(isBad);
    if (seen) found.push(who);
    if (ref.listening)
      ref.tell({ kind: 'stealth', who: nameOf(g, who), dice: rolled, found: seen }, ['v-commandos.stealth.check-on-entry', 'v-commandos.stealth.fail-on-1-2']);
  }
  for (const who of found) reveal(g, ref, who);
}

/** An event has somebody roll a stealth die of their own. */
export function* stealthDie(g: State, ref: Referee<Event>, who: number): Play {
  const rolled = dice(ref, 1);
  const isBad = (die: number): boolean => die <= 2;
  yield* rerolls(g, ref, who, rolled, 'stealth', 3, isBad);
  const found = rolled.some(isBad);
  if (ref.listening) ref.tell({ kind: 'stealth', who: nameOf(g, who), dice: rolled, found }, 'v-commandos.event.text-immediate');
  if (found) reveal(g, ref, who);
}
