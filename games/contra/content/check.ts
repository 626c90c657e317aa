import type { Commando, CommandoCard, EnemyCard, EnemyDeck, Objective, OptionalCard, Stage, StageCard, Weapon } from './cards.ts';
import { mustBe, type Shape } from './schema.ts';
import { BOSS_CARD, COMMANDO, COMMANDO_CARD, ENEMY_CARD, ENEMY_DECK, MAP_SPACE, OBJECTIVE, OPTIONAL_CARD, STAGE_CARD, WEAPON } from './shapes.ts';

/** Everything in the box. */
export interface Content {
  readonly commandos: readonly Commando<string>[];
  readonly enemies: readonly EnemyCard[];
  readonly decks: readonly EnemyDeck<string>[];
  readonly stages: readonly Stage<string>[];
  readonly weapons: readonly Weapon<string>[];
  readonly objectives: readonly Objective<string>[];
  readonly optional: readonly OptionalCard[];
}

/** Throws when a card says something that the rules do not know; the message names the card and the place in it. */
export function checkContent({ commandos, enemies, decks, stages, weapons, objectives, optional }: Content): void {
  for (const commando of commandos) {
    each('commando card', COMMANDO_CARD, commando.deck);
    commando.deck.forEach(checkCommandoCard);
  }
  each('commando', COMMANDO, commandos);
  each('enemy', ENEMY_CARD, enemies);
  for (const { bosses } of decks) each('boss card', BOSS_CARD, bosses);
  each('enemy deck', ENEMY_DECK, decks);
  for (const { cards, map } of stages) {
    each('stage card', STAGE_CARD, cards);
    cards.forEach(checkStageCard);
    each('space', MAP_SPACE, map.spaces);
  }
  each('weapon', WEAPON, weapons);
  each('objective', OBJECTIVE, objectives);
  each('optional card', OPTIONAL_CARD, optional);
}

function each(what: string, shape: Shape, all: readonly { readonly id: string }[]): void {
  for (const one of all) mustBe(shape, one, `${what} ${one.id}`);
}

function checkCommandoCard({ id, effect, reaction }: CommandoCard<string>): void {
  if ((effect.length === 0) !== (reaction !== undefined)) throw new Error(`commando card ${id}: it has an effect or a reaction, and not both`);
}

function checkStageCard({ id, setup, stays, effects, activate, constants }: StageCard<string>): void {
  if (!stays && (setup || activate.length > 0 || constants.length > 0)) throw new Error(`stage card ${id}: it is discarded, so it is never in play`);
  if (effects.length + activate.length + constants.length === 0) throw new Error(`stage card ${id}: it does nothing`);
  effects.forEach((paragraph, index) => {
    const asked = effects[index - 1]?.some((effect) => effect.do === 'each') === true;
    if (paragraph.some((effect) => effect.do === 'if-any-did-not') && !asked) throw new Error(`stage card ${id}: effects[${index}] looks back at nobody`);
  });
}
