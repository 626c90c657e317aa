import { DECKS } from './bosses.ts';
import type {
  BossCard,
  BossId,
  Commando,
  CommandoCard,
  CommandoId,
  EnemyCard,
  EnemyDeck,
  EnemyId,
  Objective,
  Stage,
  StageCard,
  StageId,
  Weapon,
} from './cards.ts';
import { checkContent } from './check.ts';
import { BILL } from './commandos/bill.ts';
import { LANCE } from './commandos/lance.ts';
import { LUCIA } from './commandos/lucia.ts';
import { SWEETS } from './commandos/sweets.ts';
import { ENEMIES } from './enemies.ts';
import type { BossCardId, CardId, ObjectiveId, StageCardId, WeaponId } from './ids.ts';
import { OBJECTIVES as OBJECTIVE_LIST } from './objectives.ts';
import { OPTIONAL_CARDS } from './optional.ts';
import { ALIEN_LAIR } from './stages/alien-lair.ts';
import { JUNGLE } from './stages/jungle.ts';
import { SNOW_FIELD } from './stages/snow-field.ts';
import { WATERFALL } from './stages/waterfall.ts';
import { WEAPONS as WEAPON_LIST } from './weapons.ts';

export type * from './cards.ts';
export { COLOURS, ENEMIES, ENEMY_TYPES, enemiesOf } from './enemies.ts';
export type * from './ids.ts';
export type { MapSpace, Space, SpaceKind, StageMap } from './map.ts';
export { MISSION, type MissionEffect } from './mission.ts';
export { OPTIONAL_CARDS } from './optional.ts';
export { SLIP_TRACK } from './stages/waterfall.ts';

export const COMMANDOS: readonly Commando[] = [BILL, LANCE, LUCIA, SWEETS];
export const STAGES: readonly Stage[] = [JUNGLE, WATERFALL, SNOW_FIELD, ALIEN_LAIR];
export const ENEMY_DECKS: readonly EnemyDeck[] = DECKS;
export const WEAPONS: readonly Weapon[] = WEAPON_LIST;
export const OBJECTIVES: readonly Objective[] = OBJECTIVE_LIST;

checkContent({
  commandos: COMMANDOS,
  enemies: ENEMIES,
  decks: ENEMY_DECKS,
  stages: STAGES,
  weapons: WEAPONS,
  objectives: OBJECTIVES,
  optional: OPTIONAL_CARDS,
});

/** Every kind of commando card, in an order that does not change. */
export const CARDS: readonly CommandoCard[] = COMMANDOS.flatMap(({ deck }) => deck);

const commandos = byId('commando', COMMANDOS);
const cards = byId('commando card', CARDS);
const stages = byId('stage', STAGES);
const stageCards = byId(
  'stage card',
  STAGES.flatMap((one) => one.cards),
);
const decks = byId('enemy deck', ENEMY_DECKS);
const bosses = byId(
  'boss card',
  ENEMY_DECKS.flatMap((deck) => deck.bosses),
);
const enemies = byId('enemy', ENEMIES);
const weapons = byId('weapon', WEAPONS);
const objectives = byId('objective', OBJECTIVES);
const indices = new Map(CARDS.map(({ id }, index) => [id, index]));

export const commando = (id: CommandoId): Commando => commandos(id);
export const cardNamed = (id: CardId): CommandoCard => cards(id);
export const stage = (id: StageId): Stage => stages(id);
export const stageCard = (id: StageCardId): StageCard => stageCards(id);
export const enemyDeck = (id: BossId): EnemyDeck => decks(id);
export const bossCard = (id: BossCardId): BossCard => bosses(id);
export const enemy = (id: EnemyId): EnemyCard => enemies(id);
export const weapon = (id: WeaponId): Weapon => weapons(id);
export const objective = (id: ObjectiveId): Objective => objectives(id);

export function isCommando(id: unknown): id is CommandoId {
  return COMMANDOS.some((one) => one.id === id);
}

/** The name of an enemy: `red gunner`. */
export function isEnemy(id: string): id is EnemyId {
  return ENEMIES.some((card) => card.id === id);
}

/** Where a commando card stands in CARDS. */
export function cardIndex(id: CardId): number {
  return indices.get(cards(id).id) ?? -1;
}

/** The 19 cards of a commando, each as often as it is there. */
export function deckOf(id: CommandoId): readonly CardId[] {
  return copies(commando(id).deck);
}

/** The stage cards that the Setup effect puts in play, in its order. */
export function setupCards(id: StageId): readonly StageCardId[] {
  return copies(stage(id).cards.filter((card) => card.setup));
}

/** The other stage cards, which are shuffled. */
export function stageDeck(id: StageId): readonly StageCardId[] {
  return copies(stage(id).cards.filter((card) => !card.setup));
}

/** The 16 weapon cards. */
export function weaponDeck(): readonly WeaponId[] {
  return copies(WEAPONS);
}

/** The 18 objective cards. */
export function objectiveDeck(): readonly ObjectiveId[] {
  return OBJECTIVES.map(({ id }) => id);
}

function copies<Id extends string>(of: readonly { readonly id: Id; readonly copies: number }[]): readonly Id[] {
  return of.flatMap((card) => Array.from({ length: card.copies }, () => card.id));
}

function byId<T extends { readonly id: string }>(what: string, all: readonly T[]): (id: string) => T {
  const found = new Map(all.map((one) => [one.id, one]));
  if (found.size !== all.length) throw new Error(`two of the kind ${what} have the same id`);
  return (id) => {
    const one = found.get(id);
    if (one === undefined) throw new Error(`there is no ${what} ${id}`);
    return one;
  };
}
