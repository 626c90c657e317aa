import type { CommandoId } from '../content/commandos.ts';
import type { Event } from '../event.ts';
import type { View } from '../view.ts';

/** What is told of a commando at the end. */
export interface Told {
  readonly id: CommandoId;
  readonly kills: number;
  readonly wounds: number;
  readonly seen: number;
  /** The turn, counted from the beginning, in which they fell; null for those who did not. */
  readonly fell: number | null;
}

/** The word for how it went: for show, never for the rules. */
export type Grade = 'ghosts' | 'clean' | 'pyrrhic' | 'costly' | 'failed';

export interface Story {
  readonly commandos: readonly Told[];
  readonly turns: number;
  /** The tokens in the enemy bag at the beginning of each turn, and at the end. */
  readonly bag: readonly number[];
  readonly alarmTurns: number;
  readonly grade: Grade;
}

type Telling = { -readonly [K in keyof Told]: Told[K] };

/** The course of a raid in figures. `won`: whether the mission succeeded. */
export function storyOf(events: readonly Event[], view: View, won: boolean): Story {
  const told = new Map<CommandoId, Telling>();
  const of = (id: CommandoId): Telling => {
    const found = told.get(id) ?? { id, kills: 0, wounds: 0, seen: 0, fell: null };
    told.set(id, found);
    return found;
  };
  const loud = new Set<string>();
  const bag: number[] = [];
  let [turns, alarmTurns, alarmed] = [0, 0, false];
  let acting: CommandoId | null = null;
  for (const event of events) {
    switch (event.kind) {
      case 'picked':
        of(event.who);
        break;
      case 'turn':
        turns++;
        bag.push(event.bag);
        if (loud.size > 0) alarmTurns++;
        alarmed = loud.size > 0;
        break;
      case 'column':
        loud.clear();
        break;
      case 'alarm':
        loud.add(event.terrain);
        if (!alarmed && turns > 0) alarmTurns++;
        alarmed = true;
        break;
      case 'alarm-off':
        loud.delete(event.terrain);
        break;
      case 'shoots':
      case 'strikes':
      case 'overpowers':
      case 'detonates':
      case 'panzerfaust':
        acting = event.who;
        if (event.kind === 'overpowers' && event.victim !== 'barrel') of(event.who).kills++;
        break;
      case 'ability':
        acting = event.who;
        break;
      case 'enemy-step':
        acting = null;
        break;
      case 'eliminated':
        if (acting !== null) of(acting).kills += event.enemies.length;
        break;
      case 'wounded':
        of(event.who).wounds += event.wounds;
        break;
      case 'visible':
        of(event.who).seen++;
        break;
      case 'moves':
        acting = null;
        if (event.visible) of(event.who).seen++;
        break;
      case 'fallen':
        of(event.who).fell = turns;
        break;
      default:
    }
  }
  const everLoud = events.some(({ kind }) => kind === 'alarm');
  const fallen = [...told.values()].filter(({ fell }) => fell !== null).length;
  const left = view.commandos.filter(({ id, place }) => id !== null && place !== 'out').length;
  const grade: Grade = !won ? 'failed' : !everLoud ? 'ghosts' : fallen === 0 ? 'clean' : left === 1 && view.commandos.length > 1 ? 'pyrrhic' : 'costly';
  return { commandos: [...told.values()], turns, bag: [...bag, view.bagSize], alarmTurns, grade };
}
