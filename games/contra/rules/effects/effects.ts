import type { Play, Referee, Seat } from '#kernel';
import type { Effect } from '../../content/effect.ts';
import type { Event } from '../../event.ts';
import type { State } from '../state.ts';
import type { Context, Kind, Step } from './family.ts';
import { EFFECTS } from './table.ts';

/** An effect, step by step. */
export function* resolve(g: State, ref: Referee<Event>, effects: readonly Effect[], ctx: Context): Play {
  for (const effect of effects) {
    const play = apply(g, ref, effect, ctx);
    if (play !== undefined) yield* play;
  }
}

/** Whether an effect could do anything at all: what cannot is not offered. */
export function possible(g: State, seat: Seat, effects: readonly Effect[]): boolean {
  for (const effect of effects) if (could(g, seat, effect)) return true;
  return effects.length === 0;
}

/** What cannot be done at all is farther from done than anything that can be done in part. */
const NOT_AT_ALL = 100;

/** How many units of a forced effect would be left undone. */
export function shortfall(g: State, seat: Seat, effects: readonly Effect[]): number {
  let lacking = 0;
  let units = 0;
  for (const effect of effects) {
    lacking += lack(g, seat, effect);
    units += unitsOf(effect);
  }
  return lacking > 0 && lacking === units ? NOT_AT_ALL + lacking : lacking;
}

function apply<K extends Kind>(g: State, ref: Referee<Event>, effect: Step<K>, ctx: Context): Play | undefined {
  return EFFECTS[effect.do].apply(g, ref, effect, ctx);
}

function could<K extends Kind>(g: State, seat: Seat, effect: Step<K>): boolean {
  return EFFECTS[effect.do].possible?.(g, seat, effect) ?? true;
}

function lack<K extends Kind>(g: State, seat: Seat, effect: Step<K>): number {
  return EFFECTS[effect.do].lacking?.(g, seat, effect) ?? 0;
}

function unitsOf<K extends Kind>(effect: Step<K>): number {
  return EFFECTS[effect.do].units?.(effect) ?? 1;
}
