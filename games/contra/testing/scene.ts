import { type ChanceResult, type DecisionKind, type Game, Match, type Play, type Referee } from '#kernel';
import { checkOffered } from '../../offered.ts';
import { COMMANDO_DIE, ENEMY_DIE } from '../content/dice.ts';
import type { Effect } from '../content/effect.ts';
import { CARDS, type CardId, type CommandoId, ENEMIES, OBJECTIVES, STAGES, WEAPONS } from '../content/index.ts';
import type { Event } from '../event.ts';
import { isClosed, position, type Sketch, seatNamed } from '../positions.ts';
import { resolve } from '../rules/effects/effects.ts';
import type { Context } from '../rules/effects/family.ts';
import { contraGame } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { enemyAttack } from '../rules/turn/enemy-turn.ts';
import { stageDraw, stageTurn } from '../rules/turn/stage-turn.ts';
import type { Contra } from '../types.ts';

export type Scene = Match<Contra>;

/** A position in which a scene is over. */
interface Staged extends State {
  over?: true;
}

/** What has been given to each scene to roll and to draw. */
const scripts = new WeakMap<Scene, Referee<Event>['chance']>();

function start(turn: (g: Staged, ref: Referee<Event>) => Play, g: State, script: readonly ChanceResult[]): Scene {
  let chance: Referee<Event>['chance'] | null = null;
  const game: Game<Contra & { State: Staged }> = {
    ...contraGame,
    // A position may break a law on purpose; whatever holds at the beginning has to hold on the way.
    laws: contraGame.laws?.filter((law) => law.holds(g)) ?? [],
    *turn(state, ref) {
      chance = ref.chance;
      if (isClosed(state)) for (const f of state.fighters) f.asking = 'never';
      try {
        yield* turn(state, ref);
        checkFinished(state);
      } finally {
        if (game.outcome(state) !== null) checkSpent(left(ref.chance));
      }
    },
    outcome: (state) =>
      state.over === true ? { payoff: state.fighters.map(() => 0.5), clause: 'contra.round.order', cause: OVER } : contraGame.outcome(state),
  };
  const match = Match.from(game, g.config, g, { script });
  if (chance !== null) scripts.set(match, chance);
  check(match);
  return match;
}

/** What is asked is offered rightly, and no law is broken. */
function check(match: Scene): void {
  checkOffered(match);
  for (const { name, holds } of match.game.laws ?? []) if (!holds(match.state)) throw new Error(`it is no longer true: ${name}`);
}

/** Between turns nothing is under way: saved games leave it out. */
function checkFinished({ fight, assault, resolving }: State): void {
  if (fight !== null || assault !== null || resolving.length > 0) throw new Error('something is still under way');
}

const OVER = 'the scene is over';

function left({ script, scripted }: Referee<Event>['chance']): readonly ChanceResult[] {
  return script.slice(scripted);
}

function checkSpent(given: readonly ChanceResult[]): void {
  if (given.length > 0) throw new Error(`left over: ${given.map(named).join(', ')}`);
}

/** `3 (A, or S of an enemy)`: nobody knows which die was meant. */
function named(given: ChanceResult): string {
  if (typeof given !== 'number') return JSON.stringify(given);
  return `${given} (${COMMANDO_DIE[given - 1]}, or ${ENEMY_DIE[given - 1]} of an enemy)`;
}

/** What of its script a scene has not rolled or drawn yet. When it ends this has to be nothing. */
export function leftOver(match: Scene): readonly ChanceResult[] {
  const chance = scripts.get(match);
  return chance === undefined ? [] : left(chance);
}

/** The scene has come to its end, and nobody has won or lost. */
export function isOver(match: Scene): boolean {
  return match.outcome?.cause === OVER;
}

/** One part of the rules, played from a position with these dice; the scene is over when it is done. */
export function scene(rule: (g: State, ref: Referee<Event>) => Play<unknown>, g: State, script: readonly ChanceResult[] = []): Scene {
  return start(
    function* (state, ref) {
      yield* rule(state, ref);
      state.over = true;
    },
    g,
    script,
  );
}

/** The game itself goes on from here, in the middle of a turn where the setting says so. */
export function gameScene(g: State, script: readonly ChanceResult[] = []): Scene {
  return start(contraGame.turn, g, script);
}

/** A game whose set-up is over; whatever was asked has been answered with the first option. */
export function begun(config: unknown, key = 'ab'.repeat(32)): Scene {
  return settled(Match.start(contraGame, config, { key }));
}

/** The rest of a set-up, answered with the first options. */
export function settled(match: Scene): Scene {
  while (match.state.phase === 'setup') match.answerIndex(0);
  return match;
}

/** A set-up that has come to the first question of this kind, answered with the first options so far. */
export function settingUp(config: unknown, kind: DecisionKind<Contra>, key = 'ab'.repeat(32)): Scene {
  const match = Match.start(contraGame, config, { key });
  while (match.state.phase === 'setup' && match.decision?.question.kind !== kind) match.answerIndex(0);
  return match;
}

/** It is this commando's turn. */
export function turnScene(g: State, id: CommandoId, script: readonly ChanceResult[] = []): Scene {
  return gameScene({ ...g, active: seatNamed(g, id), last: seatNamed(g, id) }, script);
}

/** In their turn a commando plays this card, which they hold besides what the setting says. */
export function playScene(setting: Sketch, id: CommandoId, card: CardId, script: readonly ChanceResult[] = []): Scene {
  const hand = [...(setting.hand?.[id] ?? []), card];
  return say(turnScene(position({ ...setting, hand: { ...setting.hand, [id]: hand } }), id, script), `${id} plays ${card}`);
}

/** An effect, as if a card of this commando's said so. */
export function effectScene(g: State, id: CommandoId, effects: readonly Effect[], script: readonly ChanceResult[] = [], ctx: Partial<Context> = {}): Scene {
  const seat = seatNamed(g, id);
  return scene((state, ref) => resolve(state, ref, effects, { seat, from: 'commando', what: 'advance', ...ctx }), g, script);
}

/** The enemy attack on a commando. */
export function assaultScene(g: State, id: CommandoId, script: readonly ChanceResult[] = []): Scene {
  return scene((state, ref) => enemyAttack(state, ref, seatNamed(g, id)), { ...g, phase: 'enemies' }, script);
}

/** The next stage card is drawn and resolved. */
export function stageCardScene(g: State, script: readonly ChanceResult[] = []): Scene {
  return scene(stageDraw, { ...g, phase: 'stage' }, script);
}

/** A whole stage turn, and the new round's enemies. */
export function stageScene(g: State, script: readonly ChanceResult[] = []): Scene {
  return scene(stageTurn, { ...g, phase: 'stage' }, script);
}

/** The position at the beginning of the next round: after a stage turn in which these answers are given, and no others are asked for. */
export function nextRound(g: State, ...answers: readonly string[]): State {
  const match = say(stageScene({ ...g, active: -1 }), ...answers);
  if (!isOver(match)) throw new Error(`the stage turn is not over: ${match.options().join(', ')}`);
  return onward(match);
}

/** The position after a scene, to go on from. */
export function onward(match: Scene): State {
  const { over: _, ...g }: Staged = match.state;
  return { ...g, outcome: null };
}

/** Cards by name, as a script has them: only what comes from a shuffled pile is drawn by chance, all else lies where the setting put it. */
export function draws(...cards: readonly string[]): readonly string[] {
  const all = [CARDS, ENEMIES, WEAPONS, OBJECTIVES, ...STAGES.map((stage) => stage.cards)].flat();
  for (const id of cards) if (!all.some((card) => card.id === id)) throw new Error(`there is no card ${id}`);
  return cards;
}

/** Answer for whoever the option belongs to. */
export function say(match: Scene, ...notations: readonly string[]): Scene {
  for (const notation of notations) {
    const index = match.options().indexOf(notation);
    if (index < 0) throw new Error(`'${notation}' is not offered (${match.decision?.question.kind}): ${match.options().join(', ') || 'nothing is asked'}`);
    match.answerIndex(index);
    check(match);
  }
  return match;
}
