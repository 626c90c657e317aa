import type { Seat } from '#kernel';
import { SEGMENTS, type Segment } from '../content/board.ts';
import { type Member, memberNamed, TEAM_SIZE } from '../content/members.ts';
import type { Config } from '../settings.ts';
import type { Option } from './option.ts';

export type Phase = 'draft' | 'ready' | 'zombies' | 'players' | 'end';
export type Ending = 'rescued' | 'overrun';

/** The night of the siege. Sets of members are bits: `1 << member`. */
export interface State {
  readonly config: Config;
  /** The four places of the team; -1 where nobody has been chosen yet. */
  team: readonly Member[];
  /** For each specialist the seat that commands it, -1 for those who stayed at home. */
  seatOf: readonly Seat[];
  phase: Phase;
  turn: number;
  outcome: Ending | null;
  alive: number;
  /** Who still has a hand grenade. */
  grenades: number;
  /** Who has fired the weapon, thrown the grenade, waived, this turn. */
  fired: number;
  thrown: number;
  waived: number;
  /** Kenzo's attack of this turn was melee. */
  ronin: boolean;
  /** Ardor and First Aid can still be used this turn. */
  ardor: boolean;
  firstAid: boolean;
  /** Extra attack dice given by Inspire, for each place of the team. */
  granted: number[];
  /** The group in each segment. */
  zombies: number[];
  /** Confused groups: bit `segment - 32`, which is what `1 << segment` gives, for only the two outer rings can be confused. */
  frozen: number;
  spawned: number;
  killed: number;
  readonly scrap: Scrap;
}

/** Lists that are written anew for every decision. Each night has its own, so that an open decision keeps its options. */
export interface Scrap {
  readonly options: Option[];
  readonly occupied: Segment[];
  /** How many of `occupied` lie in the rings up to this one: index 0 to 4. */
  readonly upTo: number[];
}

const FIRST_FROZEN = 32;
const NOBODY: readonly number[] = Array.from({ length: TEAM_SIZE }, () => 0);

export function scrap(): Scrap {
  return { options: [], occupied: [], upTo: [0] };
}

/** A new night: an empty board, the marker on blue 1, everybody in the centre. */
const NO_ZOMBIES: readonly number[] = Array.from({ length: SEGMENTS }, () => 0);

export function newState(config: Config): State {
  const team = config.team === null ? Array.from({ length: TEAM_SIZE }, () => -1) : config.team.map(memberNamed);
  const alive = bitsOf(team);
  return {
    config,
    team,
    seatOf: seatsOf(team, config.commands),
    phase: config.team === null ? 'draft' : 'ready',
    turn: 1,
    outcome: null,
    alive,
    grenades: config.settings.grenades === 'none' ? 0 : alive,
    fired: 0,
    thrown: 0,
    waived: 0,
    ronin: false,
    ardor: true,
    firstAid: true,
    granted: NOBODY.slice(),
    zombies: NO_ZOMBIES.slice(),
    frozen: 0,
    spawned: 0,
    killed: 0,
    scrap: scrap(),
  };
}

export function bitsOf(team: readonly Member[]): number {
  let bits = 0;
  for (const member of team) if (member >= 0) bits |= 1 << member;
  return bits;
}

/** Who commands whom, by specialist. */
function seatsOf(team: readonly Member[], commands: readonly Seat[]): Seat[] {
  const seats = Array.from({ length: 13 }, () => -1);
  team.forEach((member, place) => {
    if (member >= 0) seats[member] = commands[place] as Seat;
  });
  return seats;
}

export function lives(g: State, member: Member): boolean {
  return (g.alive & (1 << member)) !== 0;
}

export function living(g: State): number {
  let n = 0;
  for (let bits = g.alive; bits !== 0; bits &= bits - 1) n++;
  return n;
}

export function seatOf(g: State, member: Member): Seat {
  return g.seatOf[member] as Seat;
}

export function zombiesIn(g: State, segment: Segment): number {
  return g.zombies[segment] as number;
}

export function onBoard(g: State): number {
  let n = 0;
  for (let s = 0; s < SEGMENTS; s++) n += g.zombies[s] as number;
  return n;
}

/** Take up to `n` zombies off a segment; surplus is lost (contact.attack.overkill-lost). */
export function kill(g: State, segment: Segment, n: number): number {
  const group = g.zombies[segment] as number;
  const killed = Math.min(n, group);
  g.zombies[segment] = group - killed;
  g.killed += killed;
  if (killed === group && segment >= FIRST_FROZEN) g.frozen &= ~(1 << segment);
  return killed;
}

export function isFrozen(g: State, segment: Segment): boolean {
  return segment >= FIRST_FROZEN && (g.frozen & (1 << segment)) !== 0;
}

export function freeze(g: State, segment: Segment): void {
  g.frozen |= 1 << segment;
}

/** Which of the four places of the team this member has. */
export function placeOf(g: State, member: Member): number {
  return g.team.indexOf(member);
}

export function grantedTo(g: State, member: Member): number {
  return g.granted[placeOf(g, member)] as number;
}

/** Note down which segments hold zombies, ring by ring. */
export function lookAround(g: State): void {
  const { occupied, upTo } = g.scrap;
  const { zombies } = g;
  let n = 0;
  for (let ring = 1, s = 0; ring <= 4; ring++) {
    for (const end = s + 16; s < end; s++) if ((zombies[s] as number) > 0) occupied[n++] = s;
    upTo[ring] = n;
  }
}
