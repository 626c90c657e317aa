import {
  type ChanceResult,
  type ClauseId,
  type DecisionKind,
  type EventKind,
  type EventOf,
  type Game,
  Match,
  type Play,
  type Referee,
  type Seat,
} from '#kernel';
import { checkOffered } from '../../offered.ts';
import { type Answer, notation } from '../answer.ts';
import { type MemberId, memberNamed } from '../content/members.ts';
import type { Event } from '../event.ts';
import { type Groups, position, type Situation } from '../positions.ts';
import { contactGame } from '../rules/game.ts';
import { playerPhase } from '../rules/player-phase.ts';
import type { State } from '../rules/state.ts';
import { turn, zombiePhase } from '../rules/turn.ts';
import type { Settings } from '../settings.ts';
import type { Contact } from '../types.ts';

/** A position: `night({ 'blue3/r1': 4 }, { team: […] })`. */
export function night(groups: Groups, situation: Situation = {}): State {
  return position({ groups, ...situation });
}

export type Scene = Match<Contact>;

/** One part of the rules, played from a position with these dice; the match is over when it is done. */
function scene(rule: (g: State, ref: Referee<Event>) => Play, g: State, script: readonly ChanceResult[]): Scene {
  const part: Game<Contact> = {
    ...contactGame,
    *turn(state, ref) {
      yield* rule(state, ref);
      state.outcome = 'rescued';
    },
  };
  return looked(Match.from(part, g.config, g, { script }));
}

/** Whatever is decided, what is offered is what the constraints allow, and no law is broken. (Orders are many, and have tests of their own.) */
function looked(match: Scene): Scene {
  if (asked(match) !== 'act') checkOffered(match);
  const broken = contactGame.laws.filter((law) => !law.holds(match.state)).map(({ name }) => name);
  if (broken.length > 0) throw new Error(`not so any more: ${broken.join('; ')}`);
  return match;
}

export function playerScene(g: State, script: readonly ChanceResult[] = []): Scene {
  return scene(playerPhase, g, script);
}

export function zombieScene(g: State, script: readonly ChanceResult[] = []): Scene {
  return scene(zombiePhase, { ...g, phase: 'zombies' }, script);
}

/** A player phase of one member, whose comrades have fallen: nobody else is asked. */
export function aloneScene(id: MemberId, groups: Groups, script: readonly ChanceResult[] = [], settings: Partial<Settings> = {}): Scene {
  const comrades = (['ayden', 'schulz', 'vanderbilt', 'krussov'] as const).filter((other) => other !== id).slice(0, 3);
  return playerScene(night(groups, { team: [id, ...comrades], dead: comrades, settings, ardorUsed: true }), script);
}

/** One whole turn of a night that goes on, and nothing after it. */
export function turnScene(g: State, script: readonly ChanceResult[] = []): Scene {
  return scene(turn, { ...g, outcome: null }, script);
}

/** Whole turns, from the marker on. */
export function nightScene(g: State, script: readonly ChanceResult[] = []): Scene {
  return looked(Match.from(contactGame, g.config, { ...g, phase: g.turn === 1 ? 'ready' : 'end', turn: Math.max(1, g.turn - 1) }, { script }));
}

/** Answer for whoever the option belongs to. */
export function say(match: Scene, ...notations: readonly string[]): Scene {
  for (const text of notations) {
    const index = match.options().indexOf(text);
    if (index < 0) throw new Error(`'${text}' is not offered: ${match.options().join(', ') || 'nothing is asked'}`);
    match.answerIndex(index);
    looked(match);
  }
  return match;
}

/** Waive everything until nobody is asked any more. */
export function waiveAll(match: Scene): Scene {
  for (let tries = 0; tries < 50; tries++) {
    const waive = match.options().find((text) => text.includes(' waives'));
    if (waive === undefined) return match;
    say(match, waive);
  }
  throw new Error('waiving has no end');
}

export function asked(match: Scene): DecisionKind<Contact> | null {
  return match.scene(null).decision?.kind ?? null;
}

/** The groups on the board. */
export function board(match: Scene): Groups {
  return match.scene(null).view.zombies;
}

/** All dice so far. */
export function rolled(match: Scene): readonly ChanceResult[] {
  return [...match.opening, ...match.answers.flatMap((answer) => answer.gave)];
}

/** The events of a kind, in their order. */
export function eventsOf<K extends EventKind<Contact>>({ events }: Pick<Scene, 'events'>, kind: K): readonly EventOf<Contact, K>[] {
  const isIt = (event: Event): event is EventOf<Contact, K> => event.kind === kind;
  return events.map(({ event }) => event).filter(isIt);
}

/** The same with the clauses it cites. */
export function cited(match: Scene, ...kinds: readonly EventKind<Contact>[]): readonly (readonly [Event, readonly ClauseId[]])[] {
  return match.events.filter(({ event }) => kinds.includes(event.kind)).map(({ event, clauses }) => [event, clauses] as const);
}

/** The clauses that forbid an answer; none when it is allowed. */
export function refusal(match: Scene, text: string, seat: Seat = 0): readonly ClauseId[] {
  const why = match.whyNot(seat, text);
  if (why.kind === 'unknown') throw new Error(`nobody could ever try '${text}' here`);
  return why.kind === 'legal' ? [] : why.clauses;
}

export function alive(match: Scene, id: MemberId): boolean {
  return (match.state.alive & (1 << memberNamed(id))) !== 0;
}

/** What is written so. */
export function read(text: string): Answer {
  const answer = notation.parse(text);
  if (answer === undefined) throw new Error(`'${text}' is no answer`);
  return answer;
}

/** What may be answered now. */
export function openAnswers(match: Scene, seat?: Seat): readonly Answer[] {
  return match.options(seat).map(read);
}
