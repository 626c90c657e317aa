import type { Json } from '#kernel';
import { configure } from '../settings.ts';
import { newState, type Phase, type State, scrap } from './state.ts';

export function copy(g: State): State {
  return {
    config: g.config,
    team: g.team,
    seatOf: g.seatOf,
    phase: g.phase,
    turn: g.turn,
    outcome: g.outcome,
    alive: g.alive,
    grenades: g.grenades,
    fired: g.fired,
    thrown: g.thrown,
    waived: g.waived,
    ronin: g.ronin,
    ardor: g.ardor,
    firstAid: g.firstAid,
    granted: g.granted.slice(),
    zombies: g.zombies.slice(),
    frozen: g.frozen,
    spawned: g.spawned,
    killed: g.killed,
    scrap: scrap(),
  };
}

export function save(g: State): Json {
  const { scrap: _, config, ...rest } = g;
  return {
    ...rest,
    config: { ...config, settings: { ...config.settings } },
    team: [...g.team],
    seatOf: [...g.seatOf],
    granted: [...g.granted],
    zombies: [...g.zombies],
  };
}

const PHASES: readonly Phase[] = ['draft', 'ready', 'zombies', 'players', 'end'];
const NUMBERS = ['turn', 'alive', 'grenades', 'fired', 'thrown', 'waived', 'frozen', 'spawned', 'killed'] as const;
const FLAGS = ['ronin', 'ardor', 'firstAid'] as const;
const LISTS = ['team', 'seatOf', 'granted', 'zombies'] as const;

export function load(saved: Json): State {
  if (typeof saved !== 'object' || saved === null || Array.isArray(saved)) throw new TypeError('a saved night is an object');
  const raw = saved as { readonly [key: string]: Json };
  const g = newState(configure(raw['config']));
  const phase = PHASES.find((p) => p === raw['phase']);
  const outcome = raw['outcome'];
  if (phase === undefined) throw new TypeError('no such phase');
  if (outcome !== null && outcome !== 'rescued' && outcome !== 'overrun') throw new TypeError('no such outcome');
  for (const key of NUMBERS) g[key] = whole(raw[key], `'${key}' of a saved night is a whole number`);
  for (const key of FLAGS) g[key] = raw[key] === true;
  for (const key of LISTS) {
    const list = raw[key];
    if (!Array.isArray(list) || list.length !== g[key].length) throw new TypeError(`'${key}' of a saved night is a list`);
    g[key] = list.map((n: Json) => whole(n, `'${key}' of a saved night is a list of whole numbers`));
  }
  return Object.assign(g, { phase, outcome });
}

function whole(value: Json | undefined, otherwise: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) throw new TypeError(otherwise);
  return value;
}
