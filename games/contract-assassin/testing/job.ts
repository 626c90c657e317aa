import { type ChanceResult, type ClauseId, type EventKind, type EventOf, keyFromSeed, Match, type Seat } from '#kernel';
import { checkOffered } from '../../offered.ts';
import type { AssassinId } from '../content/assassins.ts';
import { type CardId, cardNamed, KINDS } from '../content/kit.ts';
import type { Event } from '../event.ts';
import { position, type Sketch } from '../positions.ts';
import { contractAssassinGame } from '../rules/game.ts';
import { laws } from '../rules/laws.ts';
import type { State } from '../rules/state.ts';
import type { ContractAssassin } from '../types.ts';

export type Scene = Match<ContractAssassin>;

/** A match that begins in a position; dice, tokens and cards come from the script, in their order, or from a fixed key. */
export function begin(sketch: Sketch | State, ...script: readonly ChanceResult[]): Scene {
  const state = 'hitmen' in sketch ? sketch : position(sketch);
  const match = Match.from(contractAssassinGame, state.config, state, script.length === 0 ? { key: keyFromSeed('job') } : { script });
  checkOffered(match);
  if (lawful(match.state)) checkLaws(match);
  return match;
}

/** Whoever is asked gives these answers, one after the other; what is offered is what the rules allow at every step. */
export function say(match: Scene, ...answers: readonly string[]): Scene {
  const before = lawful(match.state);
  for (const text of answers) {
    match.answer(match.number, match.asked[0] ?? -1, text);
    checkOffered(match);
    if (before) checkLaws(match);
  }
  return match;
}

function lawful(state: State): boolean {
  return laws.every((law) => law.holds(state));
}

function checkLaws(match: Scene): void {
  for (const law of laws) if (!law.holds(match.state)) throw new Error(`it does not hold that ${law.name}`);
}

/** Which clauses forbid an answer; none when it is legal. */
export function forbidden(match: Scene, tried: string, seat: Seat = match.asked[0] ?? 0): readonly ClauseId[] {
  const why = match.whyNot(seat, tried);
  if (why.kind === 'unknown') throw new Error(`nobody could ever try '${tried}' here`);
  return why.kind === 'forbidden' ? why.clauses : [];
}

/** What is asked now. */
export function asked(match: Scene): string | null {
  return match.decision?.question.kind ?? null;
}

/** Somebody, as everybody sees them. */
export function seen(match: Scene, id: AssassinId) {
  const found = match.scene(null).view.hitmen.find(({ assassin }) => assassin === id);
  if (found === undefined) throw new Error(`${id} is not at the table`);
  return found;
}

/** The events of a kind, in their order. */
export function eventsOf<K extends EventKind<ContractAssassin>>({ events }: Pick<Scene, 'events'>, kind: K): readonly EventOf<ContractAssassin, K>[] {
  const isIt = (event: Event): event is EventOf<ContractAssassin, K> => event.kind === kind;
  return events.map(({ event }) => event).filter(isIt);
}

export function eventKinds(match: Scene): readonly EventKind<ContractAssassin>[] {
  return match.events.map(({ event }) => event.kind);
}

/** The clauses that events of a kind cite, without the name of the game. */
export function cited(match: Scene, kind: EventKind<ContractAssassin>): readonly (readonly string[])[] {
  return match.events.flatMap(({ event, clauses }) => (event.kind === kind ? [clauses.map((clause) => clause.replace('contract-assassin.', ''))] : []));
}

/** How many there are of each kind of card. */
export function counted(cards: readonly CardId[]): number[] {
  const counts = Array.from({ length: KINDS }, () => 0);
  for (const id of cards) counts[cardNamed(id)] = (counts[cardNamed(id)] ?? 0) + 1;
  return counts;
}
