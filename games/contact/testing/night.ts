import { type ClauseId, type Game, type GameEvent, type Given, Match, type Play, type Referee, type Seat } from '#kernel';
import { SEGMENT_NAMES, segmentNamed } from '../content/board.ts';
import { type MemberId, memberNamed } from '../content/members.ts';
import { type Config, configure } from '../rules/config.ts';
import { contactGame } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import { playerPhase } from '../rules/player-phase.ts';
import { freeze, type Night, newNight } from '../rules/state.ts';
import { turn, zombiePhase } from '../rules/turn.ts';

export const BOOK_TEAM: readonly MemberId[] = ['cooper', 'vanderbilt', 'branson', 'kenzo'];

/** Groups by the names of their segments; what is not named is empty. */
export type Groups = { readonly [segment: string]: number };

export interface Setting {
  readonly team?: readonly MemberId[];
  readonly players?: number;
  readonly commands?: readonly Seat[];
  readonly turns?: number;
  readonly options?: Partial<Options>;
  readonly turn?: number;
  readonly dead?: readonly MemberId[];
  /** Who has no grenade any more. */
  readonly thrown?: readonly MemberId[];
  /** Who has used the weapon this turn. */
  readonly fired?: readonly MemberId[];
  readonly confused?: readonly string[];
  readonly ardorUsed?: boolean;
}

/** A position: `night({ 'blue3/r1': 4 }, { team: […] })`. */
export function night(groups: Groups, setting: Setting = {}): Night {
  const { team = BOOK_TEAM, players, commands, turns, options } = setting;
  const g = newNight(configure({ team, players, commands, turns, options }));
  for (const [name, zombies] of Object.entries(groups)) {
    const segment = segmentNamed(name);
    if (segment < 0) throw new Error(`there is no segment ${name}`);
    g.zombies[segment] = zombies;
    g.spawned += zombies;
  }
  g.turn = setting.turn ?? 1;
  g.phase = 'players';
  g.alive &= ~bits(setting.dead);
  g.grenades &= ~bits(setting.thrown) & g.alive;
  g.fired = bits(setting.fired);
  for (const name of setting.confused ?? []) freeze(g, segmentNamed(name));
  g.ardor = setting.ardorUsed !== true;
  return g;
}

function bits(ids: readonly MemberId[] = []): number {
  return ids.reduce((sum, id) => sum | (1 << memberNamed(id)), 0);
}

export type Scene = Match<Night, Config>;

/** One part of the rules, played from a position with these dice; the match is over when it is done. */
function scene(rule: (g: Night, ref: Referee) => Play, g: Night, script: readonly Given[]): Scene {
  const part: Game<Night, Config> = {
    ...contactGame,
    *turn(state, ref) {
      yield* rule(state, ref);
      state.outcome = 'rescued';
    },
  };
  return Match.from(part, g.config, g, { script });
}

export function playerScene(g: Night, script: readonly Given[] = []): Scene {
  return scene(playerPhase, g, script);
}

export function zombieScene(g: Night, script: readonly Given[] = []): Scene {
  return scene(zombiePhase, { ...g, phase: 'zombies' }, script);
}

/** A player phase of one member, whose comrades have fallen: nobody else is asked. */
export function aloneScene(id: MemberId, groups: Groups, script: readonly Given[] = [], options: Partial<Options> = {}): Scene {
  const comrades = (['ayden', 'schulz', 'vanderbilt', 'krussov'] as const).filter((other) => other !== id).slice(0, 3);
  return playerScene(night(groups, { team: [id, ...comrades], dead: comrades, options, ardorUsed: true }), script);
}

/** One whole turn of a night that goes on, and nothing after it. */
export function turnScene(g: Night, script: readonly Given[] = []): Scene {
  return scene(turn, { ...g, outcome: null }, script);
}

/** Whole turns, from the marker on. */
export function nightScene(g: Night, script: readonly Given[] = []): Scene {
  return Match.from(contactGame, g.config, { ...g, phase: g.turn === 1 ? 'ready' : 'end', turn: Math.max(1, g.turn - 1) }, { script });
}

/** Answer for whoever the option belongs to. */
export function say(match: Scene, ...notations: readonly string[]): Scene {
  for (const notation of notations) {
    const index = match.options().indexOf(notation);
    if (index < 0) throw new Error(`'${notation}' is not offered: ${match.options().join(', ') || 'nothing is asked'}`);
    match.answerIndex(index);
  }
  return match;
}

/** Waive everything until nobody is asked any more. */
export function waiveAll(match: Scene): Scene {
  for (let tries = 0; tries < 50; tries++) {
    const waive = match.options().find((notation) => notation.endsWith('waive'));
    if (waive === undefined) return match;
    say(match, waive);
  }
  throw new Error('waiving has no end');
}

export function asked(match: Scene): string | null {
  return match.decision?.question.kind ?? null;
}

/** The groups on the board. */
export function board(match: Scene): Groups {
  return groupsOf(match.state);
}

export function groupsOf(g: Night): Groups {
  return Object.fromEntries(g.zombies.flatMap((n, s) => (n > 0 ? [[SEGMENT_NAMES[s] as string, n]] : [])));
}

/** All dice so far. */
export function rolled(match: Scene): readonly Given[] {
  return [...match.opening, ...match.answers.flatMap((answer) => answer.gave)];
}

export function told(match: Scene, kind: string): readonly GameEvent[] {
  return match.events.flatMap(({ event }) => (event.kind === kind ? [event] : []));
}

/** The clauses that forbid an answer; none when it is allowed. */
export function refusal(match: Scene, notation: string, seat: Seat = 0): readonly ClauseId[] {
  const why = match.whyNot(seat, notation);
  if (why.kind === 'unknown') throw new Error(`nobody could ever try '${notation}' here`);
  return why.kind === 'legal' ? [] : why.clauses;
}

export function alive(match: Scene, id: MemberId): boolean {
  return (match.state.alive & (1 << memberNamed(id))) !== 0;
}
