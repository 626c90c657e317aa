import type { AdvantageSymbol } from '../content/advantage.ts';
import type { BossId, BossRule, CommandoCard, CommandoId, Constant, EnemyCard, StageConstant, StageId, WeaponSpecial } from '../content/cards.ts';
import type { Effect } from '../content/effect.ts';
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
  weapon,
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
  readonly ability: Readonly<Record<string, string>>;
  readonly card: Readonly<Record<string, string>>;
  /** Weapon cards and default weapons. */
  readonly weapon: Readonly<Record<string, string>>;
  /** By the name of the card (`heavy-gunner`). */
  readonly enemy: Readonly<Record<string, string>>;
  readonly bossCard: Readonly<Record<string, string>>;
  readonly stageCard: Readonly<Record<string, string>>;
  readonly objective: Readonly<Record<string, string>>;
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
  stageNotes(id: string): readonly string[];
  stageSetup(inPlay: readonly string[], shuffled: number): Rule;
  stageRules(id: StageId): readonly Rule[];
}

/** Names and texts of everything in the box. The paragraphs of a text are lines; advantage stands in it as `[M]`, `[A]`, `[S]`, `[*]`, the special as `[SP]`. */
export interface CardWords {
  advantageName(symbol: AdvantageSymbol): string;
  spaceName(kind: SpaceKind): string;
  commandoName(id: CommandoId): string;
  abilityName(id: string): string;
  cardName(id: string): string;
  weaponName(id: string): string;
  /** The name of the card of an enemy (`red gunner`), and of its token. */
  enemyName(id: string): string;
  tokenName(id: string): string;
  enemyDeckName(id: BossId): string;
  bossCardName(id: string): string;
  stageName(id: StageId): string;
  stageCardName(id: string): string;
  objectiveName(id: string): string;
  missionName(effect: MissionEffect): string;

  effectText(effects: readonly Effect[]): string;
  constantText(constant: Constant): string;
  stageConstantText(constant: StageConstant): string;
  abilityText(id: CommandoId): string;
  cardText(id: string): string;
  weaponText(id: string): string;
  /** Constant ability, special, and what happens when it is defeated. */
  enemyText(id: string): string;
  bossText(id: string, side: 'front' | 'back'): string;
  /** What the Reference card of an enemy deck says. */
  enemyDeckRules(id: BossId): readonly Rule[];
  stageCardText(id: string): string;
  /** What the Reference card of a stage says, its Setup first. */
  stageRules(id: StageId): readonly Rule[];
  objectiveText(id: string): string;
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
    abilityName: (id) => named(names.ability, id),
    cardName: (id) => named(names.card, id),
    weaponName: (id) => named(names.weapon, id),
    enemyName: (id) => named(names.enemy, enemy(id).name),
    tokenName: (id) => language.token(enemy(id)),
    enemyDeckName: (id) => names.enemyDeck[id],
    bossCardName: (id) => named(names.bossCard, id),
    stageName: (id) => names.stage[id],
    stageCardName: (id) => named(names.stageCard, id),
    objectiveName: (id) => named(names.objective, id),
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
      const own = COMMANDOS.find((one) => one.weapon.id === id)?.weapon;
      if (own !== undefined) return language.weaponStats(own.dice, own.range);
      const { dice, range, special } = weapon(id);
      return lines([language.weaponStats(dice, range), ...(special === undefined ? [] : [language.weaponSpecial(special)])]);
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
      const inPlay = setupCards(id).map((card) => named(names.stageCard, card));
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

function named(names: Readonly<Record<string, string>>, id: string): string {
  const name = names[id];
  if (name === undefined) throw new Error(`nobody has named ${id}`);
  return name;
}

function some(effects: readonly Effect[], write: (effects: readonly Effect[]) => string): readonly string[] {
  return effects.length === 0 ? [] : [write(effects)];
}

function lines(paragraphs: readonly string[]): string {
  return paragraphs.join('\n');
}
