import { at, type Play, type Referee } from '#kernel';
import type { Tile } from '../content/map.ts';
import type { Event } from '../event.ts';
import { findsOn } from '../facts/odds.ts';
import { hiddenOn } from '../facts/stealth.ts';
import { reveal } from './alarm.ts';
import { nameOf } from './names.ts';
import { dice, rerolls } from './rerolls.ts';
import { commando, type State, spot } from './state.ts';

/** Enemies arrive on a tile: each rolls for each hidden commando there. */
export function* noticeAll(g: State, ref: Referee<Event>, index: number, tile: Tile, kinds: readonly number[]): Play {
  if (kinds.length === 0) return;
  const there = hiddenOn(g, spot(index, tile));
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
    const finds = kinds.map((kind) => findsOn(g, c, kind));
    const isBad = (die: number, index: number): boolean => die <= at(finds, index);
    yield* rerolls(g, ref, who, rolled, { roll: 'stealth', needed: null }, isBad);
    const seen = rolled.some(isBad);
    if (seen) found.push(who);
    if (ref.listening)
      ref.tell({ kind: 'stealth', who: nameOf(g, who), dice: rolled, finds, found: seen }, [
        'v-commandos.stealth.check-on-entry',
        'v-commandos.stealth.fail-on-1-2',
      ]);
  }
  for (const who of found) reveal(g, ref, who);
}

const FINDS = 2;

/** An event has somebody roll a stealth die of their own. */
export function* stealthDie(g: State, ref: Referee<Event>, who: number): Play {
  const rolled = dice(ref, 1);
  const isBad = (die: number): boolean => die <= FINDS;
  yield* rerolls(g, ref, who, rolled, { roll: 'stealth', needed: null }, isBad);
  const found = rolled.some(isBad);
  if (ref.listening) ref.tell({ kind: 'stealth', who: nameOf(g, who), dice: rolled, finds: [FINDS], found }, 'v-commandos.event.text-immediate');
  if (found) reveal(g, ref, who);
}
