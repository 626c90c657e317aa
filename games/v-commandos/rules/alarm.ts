import { at, type Referee } from '#kernel';
import { UNIFORM } from '../content/kit.ts';
import type { Event } from '../event.ts';
import { ring } from '../facts/alarm.ts';
import { isDrowned } from '../facts/attack.ts';
import { anyVisible } from '../facts/occupancy.ts';
import { linked } from '../facts/specials.ts';
import { nameOf, terrainCalled } from './names.ts';
import { discardKit } from './reserve.ts';
import { boardOf, commando, type State } from './state.ts';

/** The alarm is triggered on a terrain: token and entrances turn orange. */
export function soundAlarm(g: State, ref: Referee<Event>, index: number): void {
  if (at(g.boards, index).alarm) return;
  ring(g.boards, index, linked(g), (own, sounds) => {
    if (!ref.listening) return;
    const terrain = terrainCalled(g, own);
    if (sounds) ref.tell({ kind: 'alarm', terrain }, 'v-commandos.alarm.effect');
    else ref.tell({ kind: 'alarm-muted', terrain }, 'v-commandos.precedence.cards'); // Cut Wires
  });
}

/** A [loudspeaker] or an explosion, unless the enemy makes noise himself this turn. */
export function makeNoise(g: State, ref: Referee<Event>, index: number): void {
  if (!isDrowned(g, index)) soundAlarm(g, ref, index);
}

/** Entrances and token turn black; a Visible commando makes it sound again at once. */
export function stopAlarm(g: State, ref: Referee<Event>, index: number, how: 'silenced' | 'fuse'): void {
  const b = at(g.boards, index);
  b.alarm = false;
  if (ref.listening)
    ref.tell(
      { kind: 'alarm-off', terrain: terrainCalled(g, index), how },
      how === 'silenced' ? 'v-commandos.alarm.silence' : 'v-commandos.event.text-immediate',
    );
  if (anyVisible(g, index)) soundAlarm(g, ref, index); // v-commandos.alarm.visible-restarts
}

/** A commando on a tile becomes Visible; a uniform is lost. */
export function reveal(g: State, ref: Referee<Event>, who: number): void {
  const c = commando(g, who);
  if (c.at < 0 || c.critical > 0) return;
  if (!c.visible) {
    c.visible = true;
    if (ref.listening) ref.tell({ kind: 'visible', who: nameOf(g, who) }, 'v-commandos.visible.triggers-alarm');
    loseUniform(g, ref, who);
  }
  soundAlarm(g, ref, boardOf(c.at));
}

export function loseUniform(g: State, ref: Referee<Event>, who: number): void {
  const c = commando(g, who);
  if (!c.uniform) return;
  c.uniform = false;
  discardKit(g, UNIFORM);
  if (ref.listening) ref.tell({ kind: 'uniform-lost', who: nameOf(g, who) }, 'v-commandos.equip.uniform-lost');
}
