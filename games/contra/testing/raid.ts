import { type ClauseId, type Deck, type Game, type GameEvent, type Given, Match, type Play, type Referee, type Seat } from '#kernel';
import { type AdvantageSymbol, indexOf } from '../content/advantage.ts';
import { COMMANDO_DIE, type CommandoFace, ENEMY_DIE, type EnemyFace } from '../content/dice.ts';
import type { Effect } from '../content/effect.ts';
import { type BossId, bossCard, type CommandoId, commando, enemyDeck, type StageId, setupCards, stageDeck } from '../content/index.ts';
import { type Config, configure, type StoryPart } from '../rules/config.ts';
import { resolve } from '../rules/effects/effects.ts';
import type { Context } from '../rules/effects/family.ts';
import { contraGame } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import { bossHealth, type Fighter, newRaid, type Raid } from '../rules/state.ts';
import { enemyAttack } from '../rules/turn/enemy-turn.ts';
import { stageDraw, stageTurn } from '../rules/turn/stage-turn.ts';

type Each<T> = Partial<Record<CommandoId, T>>;

/** An enemy in play: `['red gunner', 'J08']`, and the damage on it. */
type Foes = readonly (readonly [card: string, space: string, damage?: number])[];

export interface Setting {
  readonly commandos?: readonly CommandoId[];
  readonly stage?: StageId;
  readonly enemy?: BossId;
  readonly options?: Partial<Options>;
  readonly story?: Partial<StoryPart>;
  /** Where commandos stand; else in the start spaces, in the order of the seats. */
  readonly at?: Each<string>;
  /** `'MMA'`: two M tokens and one A. Nobody has any unless it is said. */
  readonly tokens?: Each<string>;
  /** Hands are empty unless it is said. */
  readonly hand?: Each<readonly string[]>;
  /** What lies on top of a commando's deck, the next card first. */
  readonly deck?: Each<readonly string[]>;
  readonly discard?: Each<readonly string[]>;
  readonly foes?: Each<Foes>;
  readonly weapon?: Each<string>;
  readonly medals?: Each<number>;
  /** Objective tokens on the mission card: 1, 2, 3. */
  readonly mission?: Each<readonly number[]>;
  /** Boss cards; else those of the deck, seat by seat. */
  readonly bossCards?: Each<string>;
  readonly bossDamage?: Each<number>;
  /** So much health is left on a commando's boss card, however much it had. */
  readonly bossLeft?: Each<number>;
  readonly defeated?: readonly CommandoId[];
  readonly gels?: Each<number>;
  /** Where the boss stands; else on all boss spaces. */
  readonly boss?: readonly string[];
  readonly pillboxes?: readonly string[];
  readonly dimers?: readonly string[];
  readonly grenades?: readonly string[];
  /** Gels and damage tokens in wadder spaces. */
  readonly gelsIn?: Readonly<Record<string, number>>;
  readonly scorch?: Readonly<Record<string, number>>;
  readonly alarm?: number;
  readonly slip?: number;
  /** Stage cards in play, besides those of the set-up. */
  readonly stageArea?: readonly string[];
  /** The stage deck, the next card first; else all its cards in the order they are listed. */
  readonly stageDeck?: readonly string[];
  /** What lies on top of the other decks. */
  readonly enemies?: readonly string[];
  readonly weapons?: readonly string[];
  readonly objectives?: readonly string[];
  readonly round?: number;
  readonly turnTaken?: readonly CommandoId[];
  /** Seats that do not want to be asked; all, unless `windows` is said. */
  readonly windows?: true;
}

/**
 * A position in the commandos' phase of a round. All decks lie in a known order, so that a script has dice only; what is
 * held or in play is taken from its deck or supply. Nobody is asked whether they step in unless the setting wants windows.
 */
export function raid(setting: Setting = {}): Raid {
  const { commandos = ['bill', 'lance'], stage, enemy, options, story } = setting;
  const g = newRaid(configure({ commandos, stage, enemy, options, story }));
  g.phase = 'commandos';
  g.round = setting.round ?? 1;
  g.stageArea.push(...setupCards(g.config.stage), ...(setting.stageArea ?? []));
  g.stageDeck.top.push(...(setting.stageDeck ?? without(stageDeck(g.config.stage), setting.stageArea ?? [])));
  g.boss = setting.boss?.map((id) => space(g, id)) ?? [...g.map.of('boss')];
  g.pillboxes = setting.pillboxes?.map((id) => space(g, id)) ?? [...g.map.of('pillbox')];
  g.dimers = (setting.dimers ?? []).map((id) => space(g, id));
  g.grenades = (setting.grenades ?? []).map((id) => space(g, id));
  g.alarm = setting.alarm ?? 0;
  g.slip = setting.slip ?? (g.config.stage === 'waterfall' ? 1 : 0);
  g.map.of('wadder').forEach((wadder, i) => {
    const id = g.map.spaces[wadder]?.id ?? '';
    g.gels[i] = setting.gelsIn?.[id] ?? 0;
    g.scorch[i] = setting.scorch?.[id] ?? 0;
  });
  g.fighters.forEach((f, seat) => {
    place(g, f, seat, setting);
  });
  known(g.enemyDeck, setting.enemies);
  known(g.weaponDeck, setting.weapons);
  known(g.objectiveDeck, setting.objectives);
  return g;
}

function place(g: Raid, f: Fighter, seat: Seat, setting: Setting): void {
  const at = setting.at?.[f.id];
  f.space = at === undefined ? (g.map.of('start')[seat] as number) : space(g, at);
  f.medals = setting.medals?.[f.id] ?? 3;
  for (const symbol of setting.tokens?.[f.id] ?? '') {
    const type = indexOf(symbol as AdvantageSymbol);
    f.tokens[type] = (f.tokens[type] as number) + 1;
    g.supply[type] = (g.supply[type] as number) - 1;
  }
  for (const id of setting.hand?.[f.id] ?? []) f.hand.push(taken(f.deck, id));
  for (const id of setting.discard?.[f.id] ?? []) f.discard.push(taken(f.deck, id));
  known(f.deck, setting.deck?.[f.id]);
  for (const [card, where, damage = 0] of setting.foes?.[f.id] ?? [])
    f.foes.push({ card: taken(g.enemyDeck, card), space: space(g, where), damage, breached: false });
  const weapon = setting.weapon?.[f.id];
  if (weapon !== undefined) f.weapon = taken(g.weaponDeck, weapon);
  for (const number of setting.mission?.[f.id] ?? []) f.mission |= 1 << (number - 1);
  f.boss = setting.bossCards?.[f.id] ?? enemyDeck(g.config.enemy).bosses[seat]?.id ?? '';
  const left = setting.bossLeft?.[f.id];
  f.bossDamage = left === undefined ? (setting.bossDamage?.[f.id] ?? 0) : bossHealth(g, bossCard(f.boss)) - left;
  f.defeated = setting.defeated?.includes(f.id) ?? false;
  f.gels = setting.gels?.[f.id] ?? 0;
  f.turnTaken = setting.turnTaken?.includes(f.id) ?? false;
  if (setting.windows === undefined) f.quiet = 'round';
}

/** A space by its id. */
export function space(g: Raid, id: string): number {
  const found = g.map.named(id);
  if (found < 0) throw new Error(`there is no space ${id}`);
  return found;
}

function taken(deck: Deck<string>, id: string): string {
  for (const part of [deck.bag, deck.top]) {
    const at = part.indexOf(id);
    if (at < 0) continue;
    part.splice(at, 1);
    return id;
  }
  throw new Error(`there is no ${id} left in the deck`);
}

function without(cards: readonly string[], used: readonly string[]): string[] {
  const left = [...cards];
  for (const id of used) if (left.includes(id)) left.splice(left.indexOf(id), 1);
  return left;
}

/** These cards first, the others after them, all known. */
function known(deck: Deck<string>, first: readonly string[] = []): void {
  const top = first.map((id) => taken(deck, id));
  deck.top.push(...top, ...deck.bag.splice(0));
}

export type Scene = Match<Raid, Config>;

/** One part of the rules, played from a position with these dice; the match is over when it is done. */
export function scene(rule: (g: Raid, ref: Referee) => Play<unknown>, g: Raid, script: readonly Given[] = []): Scene {
  const part: Game<Raid, Config> = {
    ...contraGame,
    *turn(state, ref) {
      yield* rule(state, ref);
      state.outcome = 'destroyed';
    },
  };
  return Match.from(part, g.config, g, { script });
}

/** The game itself goes on from here. */
export function gameScene(g: Raid, script: readonly Given[] = []): Scene {
  return Match.from(contraGame, g.config, g, { script });
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
export function settingUp(config: unknown, kind: string, key = 'ab'.repeat(32)): Scene {
  const match = Match.start(contraGame, config, { key });
  while (match.state.phase === 'setup' && asked(match) !== kind) match.answerIndex(0);
  return match;
}

/** It is this commando's turn. */
export function turnScene(g: Raid, id: CommandoId, script: readonly Given[] = []): Scene {
  return gameScene({ ...g, active: seatNamed(g, id), last: seatNamed(g, id) }, script);
}

/** In their turn a commando plays this card, which they hold besides what the setting says. */
export function playScene(setting: Setting, id: CommandoId, card: string, script: readonly Given[] = []): Scene {
  const hand = [...(setting.hand?.[id] ?? []), card];
  return say(turnScene(raid({ ...setting, hand: { ...setting.hand, [id]: hand } }), id, script), `play ${card}`);
}

/** An effect, as if a card of this commando's said so. */
export function effectScene(g: Raid, id: CommandoId, effects: readonly Effect[], script: readonly Given[] = [], ctx: Partial<Context> = {}): Scene {
  const seat = seatNamed(g, id);
  return scene((state, ref) => resolve(state, ref, effects, { seat, from: 'commando', what: 'test card', ...ctx }), g, script);
}

/** The enemy attack on a commando. */
export function assaultScene(g: Raid, id: CommandoId, script: readonly Given[] = []): Scene {
  return scene((state, ref) => enemyAttack(state, ref, seatNamed(g, id)), { ...g, phase: 'enemies' }, script);
}

/** The next stage card is drawn and resolved. */
export function stageCardScene(g: Raid, script: readonly Given[] = []): Scene {
  return scene(stageDraw, { ...g, phase: 'stage' }, script);
}

/** A whole stage turn, and the new round's enemies. */
export function stageScene(g: Raid, script: readonly Given[] = []): Scene {
  return scene(stageTurn, { ...g, phase: 'stage' }, script);
}

/** The position after a scene, to go on from. */
export function onward(match: Scene): Raid {
  return { ...match.state, outcome: null };
}

export function seatNamed(g: Raid, id: CommandoId): Seat {
  const seat = g.fighters.findIndex((f) => f.id === id);
  if (seat < 0) throw new Error(`${id} does not play`);
  return seat;
}

export function fighterOf(match: Scene, id: CommandoId): Fighter {
  return match.state.fighters[seatNamed(match.state, id)] as Fighter;
}

/** `'MMA'`: the tokens of a commando. */
export function tokensOf(match: Scene, id: CommandoId): string {
  return fighterOf(match, id)
    .tokens.map((n, type) => ('MAS'[type] as string).repeat(n))
    .join('');
}

/** The id of the space a commando stands in. */
export function whereIs(match: Scene, id: CommandoId): string {
  return match.state.map.spaces[fighterOf(match, id).space]?.id ?? '';
}

/** Spaces by their ids. */
export function spaceIds(match: Scene, spaces: readonly number[]): readonly string[] {
  return spaces.map((index) => match.state.map.spaces[index]?.id ?? '');
}

/** Where an enemy's token stands; null when it is not on the map. */
export function whereIsEnemy(match: Scene, card: string): string | null {
  for (const { foes } of match.state.fighters) for (const foe of foes) if (foe.card === card) return match.state.map.spaces[foe.space]?.id ?? '';
  return null;
}

export function damageOn(match: Scene, card: string): number | null {
  for (const { foes } of match.state.fighters) for (const foe of foes) if (foe.card === card) return foe.damage;
  return null;
}

/** Commando dice by their faces, as a script has them. */
export function dice(...faces: readonly CommandoFace[]): number[] {
  return faces.map((face) => COMMANDO_DIE.indexOf(face) + 1);
}

export function enemyDice(...faces: readonly EnemyFace[]): number[] {
  return faces.map((face) => ENEMY_DIE.indexOf(face) + 1);
}

/** Answer for whoever the option belongs to. */
export function say(match: Scene, ...notations: readonly string[]): Scene {
  for (const notation of notations) {
    const index = match.options().indexOf(notation);
    if (index < 0) throw new Error(`'${notation}' is not offered (${asked(match)}): ${match.options().join(', ') || 'nothing is asked'}`);
    match.answerIndex(index);
  }
  return match;
}

export function asked(match: Scene): string | null {
  return match.decision?.question.kind ?? null;
}

export function told(match: Scene, kind: string): readonly GameEvent[] {
  return match.events.flatMap(({ event }) => (event.kind === kind ? [event] : []));
}

export function kindsTold(match: Scene): readonly string[] {
  return match.events.map(({ event }) => event.kind);
}

/** The clauses that forbid an answer; none when it is allowed. */
export function refusal(match: Scene, notation: string, seat: Seat = match.asked[0] ?? 0): readonly ClauseId[] {
  const why = match.whyNot(seat, notation);
  if (why.kind === 'unknown') throw new Error(`nobody could ever try '${notation}' here`);
  return why.kind === 'legal' ? [] : why.clauses;
}

/** How many enemy cards, the boss card included, and in which order. */
export function areaOf(match: Scene, id: CommandoId): readonly string[] {
  const f = fighterOf(match, id);
  return [f.boss, ...f.foes.map((foe) => foe.card)];
}

export function weaponOf(match: Scene, id: CommandoId): string {
  const f = fighterOf(match, id);
  return f.weapon === '' ? commando(f.id).weapon.id : f.weapon;
}
