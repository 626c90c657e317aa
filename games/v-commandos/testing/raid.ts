import { at, type ChanceResult, type ClauseId, type EventKind, type EventOf, type Game, keyFromSeed, Match, type Seat, type Step, Timeline } from '#kernel';
import { checkOffered } from '../../offered.ts';
import type { CommandoId } from '../content/commandos.ts';
import { KINDS } from '../content/enemies.ts';
import { tileNamed } from '../content/map.ts';
import { position, type Sketch } from '../positions.ts';
import { endPhase } from '../rules/end-phase.ts';
import { enemyFire } from '../rules/enemy/fire.ts';
import { moveEnemies } from '../rules/enemy/movement.ts';
import { reinforce } from '../rules/enemy/reinforce.ts';
import { eventPhase } from '../rules/events/event-phase.ts';
import { vCommandosGame } from '../rules/game.ts';
import { laws } from '../rules/laws.ts';
import { mapOf, type State } from '../rules/state.ts';
import type { VCommandos } from '../types.ts';

const OVER = { payoff: [0], clause: 'v-commandos.turn.sequence', cause: 'part over' };

export type Scene = Match<VCommandos>;

const PARTS = {
  events: eventPhase,
  reinforcements: reinforce,
  movement: moveEnemies,
  fire: enemyFire,
} as const;

/** The rules from here on, up to the end of a part of the turn. */
export function partOf(part: keyof typeof PARTS | 'end'): Game<VCommandos> {
  return {
    ...vCommandosGame,
    *turn(g, ref) {
      if (part === 'end') endPhase(g, ref);
      else yield* PARTS[part](g, ref);
      g.outcome ??= OVER;
    },
  };
}

/** A match that begins in a position; dice, tokens and cards come from the script, or from a fixed key. */
export function begin(sketch: Sketch | State, ...script: readonly ChanceResult[]): Scene {
  return start(vCommandosGame, sketch, script);
}

/** One part of the turn alone. */
export function play(part: keyof typeof PARTS | 'end', sketch: Sketch | State, ...script: readonly ChanceResult[]): Scene {
  return start(partOf(part), sketch, script);
}

function start(game: Game<VCommandos>, sketch: Sketch | State, script: readonly ChanceResult[]): Scene {
  const state = 'boards' in sketch ? sketch : position(sketch);
  const match = Match.from(game, state.config, state, script.length === 0 ? { key: keyFromSeed('raid') } : { script });
  if (match.decision !== null) checkOffered(match);
  return match;
}

/** `@b` is a tile of the first terrain, `@b*` of the second; doors, entrances and objectives likewise. */
function spelt(match: Scene, text: string): string {
  return text.replace(/@([A-Za-z0-9-]+)(\*?)/g, (_, part: string, star: string) => `${mapOf(at(match.state.boards, star === '*' ? 1 : 0)).id}/${part}`);
}

/** Whoever it belongs to gives these answers, one after the other; offers and laws are looked at after each. */
export function say(match: Scene, ...answers: readonly string[]): Scene {
  for (const text of answers) {
    const notation = spelt(match, text);
    const seat = match.seatNames.findIndex((_, own) => match.options(own).includes(notation));
    match.answer(match.number, Math.max(0, seat), notation);
    checkOffered(match);
    for (const law of laws) if (!law.holds(match.state)) throw new Error(`it does not hold that ${law.name}`);
  }
  return match;
}

/** Nobody does anything until something holds. */
export function idle(match: Scene, until: () => boolean): Scene {
  while (match.decision !== null && !until()) {
    const options = match.options();
    match.answerIndex(
      Math.max(
        0,
        options.findIndex((text) => /ends the turn|waits|begins/.test(text)),
      ),
    );
  }
  return match;
}

/** Which clauses forbid an answer; none when it is legal. */
export function forbidden(match: Scene, tried: string, seat: Seat = match.asked[0] ?? 0): readonly ClauseId[] {
  const why = match.whyNot(seat, spelt(match, tried));
  if (why.kind === 'unknown') throw new Error(`nobody could ever try '${tried}' here`);
  return why.kind === 'forbidden' ? why.clauses : [];
}

/** Whether something is offered to anybody. */
export function offers(match: Scene, text: string): boolean {
  const notation = spelt(match, text);
  return match.seatNames.some((_, seat) => match.options(seat).includes(notation));
}

export function asked(match: Scene): string | null {
  return match.decision?.question.kind ?? null;
}

/** The window that is open; null in all other decisions. */
export function windowOf({ decision }: Scene): string | null {
  return decision?.question.kind === 'window' ? (decision.about as { readonly window: string }).window : null;
}

/** A commando, as everybody sees them. */
export function seen(match: Scene, id: CommandoId) {
  const found = vCommandosGame.view(match.state, null).commandos.find((c) => c.id === id);
  if (found === undefined) throw new Error(`${id} is not in play`);
  return found;
}

/** A tile, as everybody sees it. */
export function tile(match: Scene, letter: string) {
  const index = letter.endsWith('*') ? 1 : 0;
  const terrain = at(vCommandosGame.view(match.state, null).terrains, index);
  return at(terrain.tiles, tileNamed(mapOf(at(match.state.boards, index)), letter.charAt(0)));
}

export function terrain(match: Scene, index = 0) {
  return at(vCommandosGame.view(match.state, null).terrains, index);
}

export function view(match: Scene) {
  return vCommandosGame.view(match.state, null);
}

/** The events of a kind, in their order. */
export function eventsOf<K extends EventKind<VCommandos>>(match: Scene, kind: K): readonly EventOf<VCommandos, K>[] {
  return match.events.flatMap(({ event }) => (event.kind === kind ? [event as EventOf<VCommandos, K>] : []));
}

export function eventKinds(match: Scene): readonly EventKind<VCommandos>[] {
  return match.events.map(({ event }) => event.kind);
}

export const NULL = KINDS + 1;
export const SPECIAL = KINDS;

/** Everything that has happened, each event with what was seen right after it. */
export function stepsIn(match: Scene): readonly Step<VCommandos>[] {
  const timeline = new Timeline(match);
  return Array.from({ length: match.number - match.floor + 1 }, (_, i) => timeline.stepsAt(match.floor + i)).flat();
}
