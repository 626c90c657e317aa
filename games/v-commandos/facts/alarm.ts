import { at } from '#kernel';
import type { State } from '../rules/state.ts';
import { linked } from './specials.ts';

/** The alarm of a terrain. */
export interface Bell {
  alarm: boolean;
  /** Triggers that cut wires will swallow. */
  mute: number;
}

/** The alarm is triggered on a terrain: it begins to sound, and with it those that are linked, or is swallowed. */
export function ring(bells: readonly Bell[], index: number, together: boolean, heard: (index: number, sounds: boolean) => void): void {
  const bell = at(bells, index);
  if (bell.alarm) return;
  if (bell.mute > 0) {
    bell.mute--;
    heard(index, false);
    return;
  }
  bell.alarm = true;
  heard(index, true);
  if (together) for (let other = 0; other < bells.length; other++) ring(bells, other, together, heard);
}

/** What so many triggers, on these terrains one after the other, would do: where it sounds, and where it is swallowed. `silenced` is quiet before them. */
export function rungBy(g: State, triggers: readonly number[], silenced = -1): { readonly sounds: readonly number[]; readonly muted: readonly number[] } {
  const bells = g.boards.map(({ alarm, mute }, index): Bell => ({ alarm: alarm && index !== silenced, mute }));
  const sounds: number[] = [];
  const muted: number[] = [];
  for (const index of triggers) ring(bells, index, linked(g), (own, loud) => (loud ? sounds : muted).push(own));
  return { sounds, muted };
}
