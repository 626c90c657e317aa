import type { LogEvent } from '#kernel';
import type { Answer } from '../answer.ts';
import type { CommandoId } from '../content/commandos.ts';
import type { Event } from '../event.ts';
import type { Scene } from './raid.ts';

type Kind = Event['kind'];

/** One way it went after an answer. */
export interface Future {
  readonly chance: number;
  readonly match: Scene;
  readonly events: readonly LogEvent<Event>[];
}

/** What is told when an action is over and something else begins. */
const OVER: readonly Kind[] = ['ends', 'activates', 'enemy-step', 'turn', 'cleaned-up', 'gas-clears', 'complete'];

export const isOver = ({ kind }: Event): boolean => OVER.includes(kind);

/** What the tests play in place of a whole turn: one action and nothing else. */
export const ONE_ACTION = 'one action';

/** What is told of the action itself. */
function ofAction(events: readonly LogEvent<Event>[]): readonly LogEvent<Event>[] {
  const end = events.findIndex(({ event }) => isOver(event));
  return end < 0 ? events : events.slice(0, end);
}

/** What tells that an action is done. */
export const TELLS: Readonly<Partial<Record<Answer['do'], Kind>>> = {
  move: 'moves',
  creep: 'moves',
  up: 'moves',
  'creep-up': 'moves',
  'choose-commando': 'moves',
  down: 'goes-down',
  shoot: 'shoots',
  breach: 'door-opens',
  stab: 'overpowers',
  cut: 'wire-cut',
  drive: 'goliath-moves',
  blow: 'explosion',
  silence: 'alarm-off',
  unblock: 'trapdoor',
  save: 'saves',
  grenade: 'strikes',
  bombard: 'strikes',
  crowbar: 'door-opens',
  barricade: 'barricaded',
  heal: 'healed',
  'heal-gander': 'gander-healed',
  don: 'dons',
  emplace: 'emplaces',
  fuse: 'emplaces',
  airdrop: 'kit-drawn',
  panzerfaust: 'panzerfaust',
  smoke: 'smoke',
  work: 'works',
  photo: 'objective',
  take: 'takes',
  orders: 'ability',
  dress: 'healed',
  breath: 'ability',
  charge: 'door-opens',
  wires: 'ability',
  'dead-drop': 'kit-given',
  talk: 'direction',
  timetable: 'looks',
  collect: 'collects',
  drop: 'drops',
  'pick-up': 'takes',
  lay: 'item-lies',
  hand: 'takes',
  detonate: 'detonates',
  man: 'nest',
  leave: 'nest',
  fetch: 'collects',
};

/** What a future shows of the action. */
export interface Outcome {
  readonly future: Future;
  readonly chance: number;
  readonly log: readonly LogEvent<Event>[];
  readonly events: readonly Event[];
  readonly kinds: readonly Kind[];
  /** Fire on the way has stopped whoever went. */
  readonly down: boolean;
  readonly found: readonly CommandoId[];
  readonly spotted: boolean;
  readonly bursts: boolean;
  /** Nothing but the action has happened. */
  readonly still: boolean;
}

export function outcomeOf(future: Future, doer: CommandoId, before: Scene): Outcome {
  const log = ofAction(future.events);
  const events = log.map(({ event }) => event);
  const main = events.findIndex(({ kind }) => kind === 'moves' || kind === 'goes-down' || kind === 'shoots' || kind === 'strikes');
  const critical = events.findIndex((event) => event.kind === 'critical' && event.who === doer);
  const loot = events.findIndex(({ kind }) => kind === 'loot');
  const { outcome, state } = future.match;
  return {
    future,
    chance: future.chance,
    log,
    events,
    kinds: events.map(({ kind }) => kind),
    down: critical >= 0 && (main < 0 || critical < main),
    found: events.flatMap((event) => (event.kind === 'stealth' && event.found ? [event.who] : [])),
    spotted: loot >= 0 && events.some((event, i) => i > loot && event.kind === 'visible' && event.who === doer),
    bursts: events.some(({ kind }) => kind === 'barrel-bursts'),
    still:
      log.length === future.events.length &&
      state.turn === before.state.turn &&
      state.phase === before.state.phase &&
      (outcome === null || outcome.cause === ONE_ACTION),
  };
}
