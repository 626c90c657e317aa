import type { AdvantageSymbol } from '../content/advantage.ts';
import type {
  BossId,
  BossRule,
  CommandoCard,
  CommandoId,
  Constant,
  EnemyCard,
  EnemyId,
  StageConstant,
  StageId,
  WeaponSpecial,
  WeaponStats,
} from '../content/cards.ts';
import type { Effect } from '../content/effect.ts';
import type { AbilityId, BossCardId, CardId, DefaultWeaponId, EnemyName, ObjectiveId, StageCardId, WeaponId } from '../content/ids.ts';
import {
  bossCard,
  COMMANDOS,
  cardNamed,
  commando,
  enemy,
  enemyDeck,
  type MissionEffect,
  objective,
  setupCards,
  stageCard,
  stageDeck,
  WEAPONS,
} from '../content/index.ts';
import type { SpaceKind } from '../content/map.ts';
import { icons } from './icons.ts';

/** A rule with a name, as Reference cards have them. */
export interface Rule {
  readonly name: string;
  readonly text: string;
}

/** The names of everything in the box, by id. */
export interface Names {
  readonly advantage: Readonly<Record<AdvantageSymbol, string>>;
  readonly space: Readonly<Record<SpaceKind, string>>;
  readonly commando: Readonly<Record<CommandoId, string>>;
  readonly stage: Readonly<Record<StageId, string>>;
  readonly enemyDeck: Readonly<Record<BossId, string>>;
  readonly mission: Readonly<Record<MissionEffect, string>>;
  readonly ability: Readonly<Record<AbilityId, string>>;
  readonly card: Readonly<Record<CardId, string>>;
  /** Weapon cards and default weapons. */
  readonly weapon: Readonly<Record<WeaponId | DefaultWeaponId, string>>;
  /** By the name of the card (`heavy-gunner`). */
  readonly enemy: Readonly<Record<EnemyName, string>>;
  readonly bossCard: Readonly<Record<BossCardId, string>>;
  readonly stageCard: Readonly<Record<StageCardId, string>>;
  readonly objective: Readonly<Record<ObjectiveId, string>>;
}

/** What a language has to say so that cards can be written in it. */
export interface CardLanguage {
  readonly names: Names;
  /** An enemy token: `red gunner`. */
  token(card: EnemyCard): string;
  effects(effects: readonly Effect[]): string;
  constant(constant: Constant): string;
  stageConstant(constant: StageConstant): string;
  weaponSpecial(special: WeaponSpecial): string;
  weaponStats(dice: number, range: number): string;
  reaction(reaction: NonNullable<CommandoCard['reaction']>): string;
  costs(cost: string, then: string): string;
  special(text: string): string;
  whenDefeated(text: string): string;
  whenFlipped(text: string): string;
  activate(text: string): string;
  stays(): string;
  /** What a Defeated side says that has nothing to say. */
  nothing(): string;
  requires(symbols: string): string;
  scout(text: string): string;
  mission(effect: MissionEffect): string;
  difficulty(rating: number): string;
  bossRules(rule: BossRule): readonly Rule[];
  /** What a stage card says that its effects do not. */
  stageNotes(id: StageCardId): readonly string[];
  stageSetup(inPlay: readonly string[], shuffled: number): Rule;
  stageRules(id: StageId): readonly Rule[];
}

/** Names and texts of everything in the box. The paragraphs of a text are lines; advantage stands in it as `[M]`, `[A]`, `[S]`, `[*]`, the special as `[SP]`. */
export interface CardWords {
  advantageName(symbol: AdvantageSymbol): string;
  spaceName(kind: SpaceKind): string;
  commandoName(id: CommandoId): string;
  abilityName(id: AbilityId): string;
  cardName(id: CardId): string;
  weaponName(id: WeaponId | DefaultWeaponId): string;
  /** The name of the card of an enemy (`red gunner`), and of its token. */
  enemyName(id: EnemyId): string;
  tokenName(id: EnemyId): string;
  enemyDeckName(id: BossId): string;
  bossCardName(id: BossCardId): string;
  stageName(id: StageId): string;
  stageCardName(id: StageCardId): string;
  objectiveName(id: ObjectiveId): string;
  missionName(effect: MissionEffect): string;

  effectText(effects: readonly Effect[]): string;
  constantText(constant: Constant): string;
  stageConstantText(constant: StageConstant): string;
  abilityText(id: CommandoId): string;
  cardText(id: CardId): string;
  weaponText(id: WeaponId | DefaultWeaponId): string;
  /** Constant ability, special, and what happens when it is defeated. */
  enemyText(id: EnemyId): string;
  bossText(id: BossCardId, side: 'front' | 'back'): string;
  /** What the Reference card of an enemy deck says. */
  enemyDeckRules(id: BossId): readonly Rule[];
  stageCardText(id: StageCardId): string;
  /** What the Reference card of a stage says, its Setup first. */
  stageRules(id: StageId): readonly Rule[];
  objectiveText(id: ObjectiveId): string;
  missionText(effect: MissionEffect): string;
  /** The rating of a stage or an enemy deck. */
  difficultyText(rating: number): string;
}

/** Every card in a language, written from what it does. */
export function cardWordsIn(language: CardLanguage): CardWords {
  const { names } = language;
  const sides = (constants: readonly Constant[], special: readonly Effect[]) => [
    ...constants.map(language.constant),
    ...some(special, (effects) => language.special(language.effects(effects))),
  ];
  return {
    advantageName: (symbol) => names.advantage[symbol],
    spaceName: (kind) => names.space[kind],
    commandoName: (id) => names.commando[id],
    abilityName: (id) => names.ability[id],
    cardName: (id) => names.card[id],
    weaponName: (id) => names.weapon[id],
    enemyName: (id) => names.enemy[enemy(id).name],
    tokenName: (id) => language.token(enemy(id)),
    enemyDeckName: (id) => names.enemyDeck[id],
    bossCardName: (id) => names.bossCard[id],
    stageName: (id) => names.stage[id],
    stageCardName: (id) => names.stageCard[id],
    objectiveName: (id) => names.objective[id],
    missionName: (effect) => names.mission[effect],

    effectText: language.effects,
    constantText: language.constant,
    stageConstantText: language.stageConstant,
    abilityText: (id) => {
      const { cost, effect } = commando(id).ability;
      return language.costs(icons(cost), language.effects(effect));
    },
    cardText: (id) => {
      const { cost, effect, reaction } = cardNamed(id);
      if (reaction !== undefined) return language.reaction(reaction);
      const text = language.effects(effect);
      return cost === undefined ? text : language.costs(icons(cost), text);
    },
    weaponText: (id) => {
      const card = WEAPONS.find((one) => one.id === id);
      const { dice, range } = card ?? defaultWeapon(id);
      return lines([language.weaponStats(dice, range), ...(card?.special === undefined ? [] : [language.weaponSpecial(card.special)])]);
    },
    enemyText: (id) => {
      const { constants, special, defeated } = enemy(id);
      return lines([...sides(constants, special), ...some(defeated, (effects) => language.whenDefeated(language.effects(effects)))]);
    },
    bossText: (id, side) => {
      const { front, back, flipped } = bossCard(id);
      if (side === 'front') return lines(sides(front.constants, front.special));
      const text = [...some(flipped, (effects) => language.whenFlipped(language.effects(effects))), ...sides(back.constants, back.special)];
      return text.length === 0 ? language.nothing() : lines(text);
    },
    enemyDeckRules: (id) => language.bossRules(enemyDeck(id).rule),
    stageCardText: (id) => {
      const { stays, setup, effects, activate, constants } = stageCard(id);
      return lines([
        ...(stays && !setup ? [language.stays()] : []),
        ...constants.map(language.stageConstant),
        ...effects.map(language.effects),
        ...activate.map((paragraph) => language.activate(language.effects(paragraph))),
        ...language.stageNotes(id),
      ]);
    },
    stageRules: (id) => {
      const inPlay = setupCards(id).map((card) => names.stageCard[card]);
      return [language.stageSetup(inPlay, stageDeck(id).length), ...language.stageRules(id)];
    },
    objectiveText: (id) => {
      const { requires, scout } = objective(id);
      return lines([language.requires(icons(requires)), language.scout(language.effects(scout))]);
    },
    missionText: language.mission,
    difficultyText: language.difficulty,
  };
}

function defaultWeapon(id: WeaponId | DefaultWeaponId): WeaponStats {
  const owner = COMMANDOS.find(({ weapon }) => weapon.id === id);
  if (owner === undefined) throw new Error(`there is no weapon ${id}`);
  return owner.weapon;
}

function some(effects: readonly Effect[], write: (effects: readonly Effect[]) => string): readonly string[] {
  return effects.length === 0 ? [] : [write(effects)];
}

function lines(paragraphs: readonly string[]): string {
  return paragraphs.join('\n');
}
