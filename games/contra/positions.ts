import { at, type Deck, type Seat } from '#kernel';
import { type AdvantageSymbol, indexOf } from './content/advantage.ts';
import { COMMANDO_DIE, type CommandoFace, ENEMY_DIE, type EnemyFace } from './content/dice.ts';
import {
  type BossCardId,
  type BossId,
  bossCard,
  type CardId,
  type CommandoId,
  type EnemyId,
  enemyDeck,
  isEnemy,
  type ObjectiveId,
  type SpaceId,
  type StageCardId,
  type StageId,
  setupCards,
  stageCard,
  stageDeck,
  type WeaponId,
} from './content/index.ts';
import { type Bonus, bossHealth, bossOf, type Fighter, newState, type Phase, type State, spaceId } from './rules/state.ts';
import type { Settings } from './settings.ts';
import { type Config, configure, type StoryPart } from './settings.ts';

type Each<T> = Partial<Record<CommandoId, T>>;

/** Enemies in play, from left to right: `{ 'red gunner': 'J08' }`, or `['J08', 1]` with the damage on it. */
type Foes = Partial<Record<EnemyId, SpaceId | readonly [space: SpaceId, damage: number]>>;

export interface Sketch {
  readonly commandos?: readonly CommandoId[];
  readonly stage?: StageId;
  readonly enemy?: BossId;
  readonly settings?: Partial<Settings>;
  readonly story?: Partial<StoryPart>;
  /** Where commandos stand; else in the start spaces, in the order of the seats. */
  readonly at?: Each<SpaceId>;
  /** `'MMA'`: two M tokens and one A. Nobody has any unless it is said. */
  readonly tokens?: Each<string>;
  /** Hands are empty unless it is said. */
  readonly hand?: Each<readonly CardId[]>;
  /** What lies on top of a commando's deck, the next card first. */
  readonly deck?: Each<readonly CardId[]>;
  readonly discard?: Each<readonly CardId[]>;
  readonly foes?: Each<Foes>;
  readonly weapon?: Each<WeaponId>;
  readonly medals?: Each<number>;
  /** Objective tokens on the mission card: 1, 2, 3. */
  readonly mission?: Each<readonly number[]>;
  /** Boss cards; else those of the deck, seat by seat. */
  readonly bossCards?: Each<BossCardId>;
  readonly bossDamage?: Each<number>;
  /** So much health is left on a commando's boss card, however much it had. */
  readonly bossLeft?: Each<number>;
  readonly defeated?: readonly CommandoId[];
  readonly gels?: Each<number>;
  /** Where the boss stands; else on all boss spaces. */
  readonly boss?: readonly SpaceId[];
  readonly pillboxes?: readonly SpaceId[];
  readonly dimers?: readonly SpaceId[];
  readonly grenades?: readonly SpaceId[];
  /** Gels and damage tokens in wadder spaces. */
  readonly gelsIn?: Readonly<Record<SpaceId, number>>;
  readonly scorch?: Readonly<Record<SpaceId, number>>;
  readonly alarm?: number;
  readonly slip?: number;
  /** Stage cards in play, besides those of the set-up. */
  readonly stageArea?: readonly StageCardId[];
  /** The stage deck, the next card first; else all its cards in the order they are listed. */
  readonly stageDeck?: readonly StageCardId[];
  /** What lies on top of the other decks. */
  readonly enemies?: readonly EnemyId[];
  readonly weapons?: readonly WeaponId[];
  readonly objectives?: readonly ObjectiveId[];
  /** What lies on the discard piles, the last card on top. */
  readonly discarded?: Pick<Sketch, 'enemies' | 'weapons' | 'objectives'>;
  readonly round?: number;
  readonly phase?: Phase;
  /** Whose turn it is: the position lies in the middle of it. */
  readonly active?: CommandoId;
  /** What the turn under way, or the last one, has used up. */
  readonly used?: Each<readonly Right[]>;
  readonly turnTaken?: readonly CommandoId[];
  /** Commandos whose enemy attack of this round is over. */
  readonly assaulted?: readonly CommandoId[];
  /** What the next attack gets on top. */
  readonly bonuses?: Each<readonly Bonus[]>;
  /** So many enemy dice fewer. */
  readonly screen?: Each<number>;
  /** Enemies whose card says nothing this round. */
  readonly breached?: readonly EnemyId[];
  /** Slow Down! has been used this round. */
  readonly slowed?: true;
  /** Whether everybody who could step in is asked. Nobody is unless it is said, in this round or any other. */
  readonly windows?: true;
  /** Every deck is shuffled: what lies in it is drawn by chance, and nobody knows what comes. */
  readonly shuffled?: true;
}

/** What can be done once a turn. */
export type Right = 'move' | 'attack' | 'second attack' | 'objective';

/** The raids in which nobody is asked whether they step in. */
const closed = new WeakSet<Config>();

/** Nobody is asked whether they step in, as long as this raid lasts. */
export function isClosed(g: State): boolean {
  return closed.has(g.config);
}

/** A position as the setting says: in the commandos' phase of round 1, between two turns, unless it says otherwise. */
export function position(setting: Sketch = {}): State {
  const { commandos = ['bill', 'lance'], stage, enemy, settings, story } = setting;
  const g = newState(configure({ commandos, stage, enemy, settings, story }));
  if (setting.windows === undefined) closed.add(g.config);
  g.phase = setting.phase ?? 'commandos';
  g.round = setting.round ?? 1;
  g.active = setting.active === undefined ? -1 : seatNamed(g, setting.active);
  g.last = Math.max(0, g.active);
  for (const id of setting.assaulted ?? []) g.assaulted |= 1 << seatNamed(g, id);
  g.slowed = setting.slowed === true;
  g.stageArea.push(...setupCards(g.config.stage), ...(setting.stageArea ?? []));
  g.stageDeck.top.push(...(setting.stageDeck ?? without(stageDeck(g.config.stage), setting.stageArea ?? [])));
  for (const id of [...g.stageArea, ...g.stageDeck.top]) stageCard(id);
  g.boss = setting.boss?.map((id) => space(g, id)) ?? [...g.map.of('boss')];
  g.pillboxes = setting.pillboxes?.map((id) => space(g, id)) ?? [...g.map.of('pillbox')];
  g.dimers = (setting.dimers ?? []).map((id) => space(g, id));
  g.grenades = (setting.grenades ?? []).map((id) => space(g, id));
  g.alarm = setting.alarm ?? 0;
  g.slip = setting.slip ?? (g.config.stage === 'waterfall' ? 1 : 0);
  g.map.of('wadder').forEach((wadder, i) => {
    const id = spaceId(g, wadder);
    g.gels[i] = setting.gelsIn?.[id] ?? 0;
    g.scorch[i] = setting.scorch?.[id] ?? 0;
  });
  g.fighters.forEach((f, seat) => {
    place(g, f, seat, setting);
  });
  const { enemies = [], weapons = [], objectives = [] } = setting.discarded ?? {};
  for (const id of enemies) g.enemyDiscard.push(taken(g.enemyDeck, id));
  for (const id of weapons) g.weaponDiscard.push(taken(g.weaponDeck, id));
  for (const id of objectives) g.objectiveDiscard.push(taken(g.objectiveDeck, id));
  known(g.enemyDeck, setting.enemies);
  known(g.weaponDeck, setting.weapons);
  known(g.objectiveDeck, setting.objectives);
  for (const card of setting.breached ?? []) breached(g, card);
  if (setting.shuffled === true) for (const deck of decksOf(g)) deck.bag.push(...deck.top.splice(0));
  return g;
}

function decksOf(g: State): readonly Deck<string>[] {
  return [g.stageDeck, g.enemyDeck, g.weaponDeck, g.objectiveDeck, ...g.fighters.map(({ deck }) => deck)];
}

function place(g: State, f: Fighter, seat: Seat, setting: Sketch): void {
  const id = setting.at?.[f.id];
  f.space = id === undefined ? at(g.map.of('start'), seat) : space(g, id);
  f.medals = setting.medals?.[f.id] ?? 3;
  for (const symbol of setting.tokens?.[f.id] ?? '') {
    const type = indexOf(symbol as AdvantageSymbol);
    f.tokens[type] = at(f.tokens, type) + 1;
    g.supply[type] = at(g.supply, type) - 1;
  }
  for (const id of setting.hand?.[f.id] ?? []) f.hand.push(taken(f.deck, id));
  for (const id of setting.discard?.[f.id] ?? []) f.discard.push(taken(f.deck, id));
  known(f.deck, setting.deck?.[f.id]);
  for (const [card, standing] of Object.entries(setting.foes?.[f.id] ?? {})) {
    if (!isEnemy(card)) throw new Error(`there is no enemy ${card}`);
    const [where, damage] = typeof standing === 'string' ? [standing, 0] : standing;
    f.foes.push({ card: taken(g.enemyDeck, card), space: space(g, where), damage, breached: false });
  }
  const weapon = setting.weapon?.[f.id];
  if (weapon !== undefined) f.weapon = taken(g.weaponDeck, weapon);
  for (const number of setting.mission?.[f.id] ?? []) f.mission |= 1 << (number - 1);
  f.boss = setting.bossCards?.[f.id] ?? enemyDeck(g.config.enemy).bosses[seat]?.id ?? '';
  const left = setting.bossLeft?.[f.id];
  f.bossDamage = left === undefined ? (setting.bossDamage?.[f.id] ?? 0) : bossHealth(g, bossCard(bossOf(f))) - left;
  f.defeated = setting.defeated?.includes(f.id) ?? false;
  f.gels = setting.gels?.[f.id] ?? 0;
  const used = setting.used?.[f.id] ?? [];
  f.moved = used.includes('move');
  f.attacked = used.includes('attack');
  f.again = used.includes('second attack');
  f.scouted = used.includes('objective');
  f.turnTaken = setting.turnTaken?.includes(f.id) ?? false;
  f.bonuses = [...(setting.bonuses?.[f.id] ?? [])];
  f.screen = setting.screen?.[f.id] ?? 0;
  f.asking = isClosed(g) ? 'never' : 'always';
}

function breached(g: State, card: EnemyId): void {
  const foe = g.fighters.flatMap(({ foes }) => foes).find((other) => other.card === card);
  if (foe === undefined) throw new Error(`there is no ${card} in play`);
  foe.breached = true;
}

export function seatNamed(g: State, id: CommandoId): Seat {
  const seat = g.fighters.findIndex((f) => f.id === id);
  if (seat < 0) throw new Error(`${id} does not play`);
  return seat;
}

/** A space by its id. */
export function space(g: State, id: SpaceId): number {
  const found = g.map.named(id);
  if (found < 0) throw new Error(`there is no space ${id}`);
  return found;
}

function taken<Id extends string>(deck: Deck<Id>, id: Id): Id {
  for (const part of [deck.bag, deck.top]) {
    const at = part.indexOf(id);
    if (at < 0) continue;
    part.splice(at, 1);
    return id;
  }
  throw new Error(`there is no ${id} left in the deck`);
}

function without<Id extends string>(cards: readonly Id[], used: readonly Id[]): Id[] {
  const left = [...cards];
  for (const id of used) if (left.includes(id)) left.splice(left.indexOf(id), 1);
  return left;
}

/** These cards first, the others after them, all known. */
function known<Id extends string>(deck: Deck<Id>, first: readonly Id[] = []): void {
  const top = first.map((id) => taken(deck, id));
  deck.top.push(...top, ...deck.bag.splice(0));
}

/** Commando dice by their faces, as a script has them. */
export function dice(...faces: readonly CommandoFace[]): number[] {
  return faces.map((face) => COMMANDO_DIE.indexOf(face) + 1);
}

export function enemyDice(...faces: readonly EnemyFace[]): number[] {
  return faces.map((face) => ENEMY_DIE.indexOf(face) + 1);
}
