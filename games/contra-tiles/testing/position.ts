import { type ChanceResult, type ClauseId, keyFromSeed, Match, type Seat } from '#kernel';
import { checkOffered } from '../../offered.ts';
import { type Answer, notation } from '../answer.ts';
import type { Event } from '../event.ts';
import { position, type Sketch } from '../positions.ts';
import { contraTilesGame } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import type { ContraTiles } from '../types.ts';

export const BEAR: Seat = 0;
export const WOMAN: Seat = 1;

/** A match that begins in a position; draws come from the script, or from a fixed key. */
export function begin(sketch: Sketch | State, script?: readonly ChanceResult[]): Match<ContraTiles> {
  const state = 'picture' in sketch ? position(sketch) : sketch;
  const match = Match.from(contraTilesGame, state.config, state, script === undefined ? { key: keyFromSeed('position') } : { script });
  looked(match);
  return match;
}

/** What is offered is compared with what the constraints allow; where many tiles lie, placements are left to random games. */
function looked(match: Match<ContraTiles>): void {
  if (match.decision?.question.kind === 'score' || match.state.layout.tiles.length <= FEW) checkOffered(match);
}

const FEW = 8;

/** Whoever is asked gives these answers, one after the other. */
export function answer(match: Match<ContraTiles>, ...answers: readonly string[]): void {
  for (const text of answers) {
    match.answer(match.number, match.asked[0] ?? -1, text);
    looked(match);
  }
}

/** What was told of these kinds, with the clauses it cites. */
export function cited(match: Match<ContraTiles>, ...kinds: readonly Event['kind'][]): readonly (readonly [Event, readonly ClauseId[]])[] {
  return match.events.filter(({ event }) => kinds.includes(event.kind)).map(({ event, clauses }) => [event, clauses] as const);
}

/** Which clauses forbid a seat an answer; none when it is legal. */
export function forbidden(match: Match<ContraTiles>, seat: Seat, tried: string): readonly string[] {
  const why = match.whyNot(seat, tried);
  if (why.kind === 'unknown') throw new Error(`'${tried}' is not even a candidate`);
  return why.kind === 'forbidden' ? why.clauses : [];
}

/** What may be answered now. */
export function openOptions(match: Match<ContraTiles>): readonly Answer[] {
  return match.options().flatMap((text) => notation.parse(text) ?? []);
}

/** One cell is left at the red crown. After RBGY a green crown fits on it, after RBRY nothing does. */
export const NARROW: Pick<Sketch, 'picture' | 'at'> = {
  picture: `
        .      .      .
      w:YRBY   R    w:BBYR
        .    w:RBRY   .`,
  at: [-1, -1],
};
