import {
  type BossCardId,
  type BossId,
  bossCard,
  type CardId,
  COMMANDOS,
  type CommandoId,
  commando,
  type DeckCardId,
  type DefaultWeaponId,
  type EnemyId,
  enemy,
  isEnemy,
  OBJECTIVES,
  type ObjectiveId,
  STAGES,
  type StageCardId,
  type StageId,
  stageCard,
  WEAPONS,
  type WeaponId,
} from '../../content/index.ts';
import { EFFECT } from '../../words/facts.ts';
import type { Sign } from '../../words/legend.ts';
import type { ContraWords } from '../../words/words.ts';

/** A card that somebody wants to read. */
export type Shown =
  | { readonly kind: 'card'; readonly id: CardId }
  | { readonly kind: 'enemy'; readonly id: EnemyId }
  | { readonly kind: 'stage'; readonly id: StageCardId }
  | { readonly kind: 'weapon'; readonly id: WeaponId | DefaultWeaponId }
  | { readonly kind: 'objective'; readonly id: ObjectiveId }
  | { readonly kind: 'boss'; readonly id: BossCardId; readonly defeated: boolean }
  | { readonly kind: 'character'; readonly id: CommandoId }
  | { readonly kind: 'mission'; readonly slot: number }
  | { readonly kind: 'reference'; readonly stage: StageId; readonly enemy: BossId };

/** A card of a shared deck. */
export function deckCard(card: DeckCardId): Shown | null {
  if (isEnemy(card)) return { kind: 'enemy', id: card };
  const named = <Card extends { readonly id: DeckCardId }>(cards: readonly Card[]): Card | undefined => cards.find(({ id }) => id === card);
  const [weapon, objective, stage] = [named(WEAPONS), named(OBJECTIVES), named(STAGES.flatMap(({ cards }) => cards))];
  if (weapon !== undefined) return { kind: 'weapon', id: weapon.id };
  if (objective !== undefined) return { kind: 'objective', id: objective.id };
  return stage === undefined ? null : { kind: 'stage', id: stage.id };
}

/** What can be looked at: a card, or anything else on the table. */
export type Looked = Shown | Sign;

/** A card as it is read: a title, a line of what it is, and its paragraphs. */
export interface Page {
  readonly title: string;
  readonly line: string;
  readonly paragraphs: readonly { readonly head?: string; readonly text: string }[];
}

export function pageOf(shown: Shown, words: ContraWords): Page {
  const { cards, say } = words;
  const { page } = say;
  switch (shown.kind) {
    case 'card':
      return { title: say.thing[shown.id], line: page.card, paragraphs: lines(cards.card(shown.id)) };
    case 'enemy': {
      const { name, health } = enemy(shown.id);
      return {
        title: say.enemy[name],
        line: page.enemy({ enemy: shown.id, health }),
        paragraphs: lines(cards.enemy(shown.id)),
      };
    }
    case 'stage':
      return {
        title: say.thing[shown.id],
        line: stageCard(shown.id).pillbox ? page['stage-pillbox'] : page.stage,
        paragraphs: lines(cards.stageCard(shown.id)),
      };
    case 'weapon':
      return { title: say.thing[shown.id], line: page.weapon, paragraphs: lines(weaponText(shown.id, words)) };
    case 'objective':
      return { title: say.thing[shown.id], line: page.objective, paragraphs: lines(cards.objective(shown.id)) };
    case 'boss':
      return bossPage(shown.id, shown.defeated, words);
    case 'character':
      return characterPage(shown.id, words);
    case 'mission': {
      const effect = EFFECT(shown.slot);
      return { title: say.mission[effect], line: page.mission(shown), paragraphs: lines(say['mission-text'][effect]) };
    }
    case 'reference':
      return {
        title: page.reference,
        line: say.board.mission(shown),
        paragraphs: [...cards.stageRules(shown.stage), ...cards.enemyDeckRules(shown.enemy)].map(({ name, text }) => ({ head: name, text })),
      };
  }
}

function bossPage(id: BossCardId, defeated: boolean, { cards, say }: ContraWords): Page {
  const { page } = say;
  const { number, health } = bossCard(id);
  const sides = defeated ? (['back', 'front'] as const) : (['front', 'back'] as const);
  return {
    title: say.thing[id],
    line: defeated ? page['boss-defeated']({ number }) : page.boss({ number, health }),
    paragraphs: sides.map((side) => ({ head: side === 'front' ? page.front : page.back, text: cards.boss(id, side) })),
  };
}

function characterPage(id: CommandoId, words: ContraWords): Page {
  const { cards, say } = words;
  const { weapon, ability } = commando(id);
  return {
    title: say.commando[id],
    line: say.page.character,
    paragraphs: [
      { head: say.thing[ability.id], text: cards.ability(id) },
      { head: say.thing[weapon.id], text: weaponText(weapon.id, words) },
    ],
  };
}

/** Default weapons are printed on the character card: they have dice and range, and nothing to say. */
function weaponText(id: WeaponId | DefaultWeaponId, { cards, say }: ContraWords): string {
  const own = COMMANDOS.find(({ weapon }) => weapon.id === id)?.weapon;
  return own === undefined ? cards.weapon(id) : say.area.stats(own);
}

function lines(text: string): Page['paragraphs'] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ text: line }));
}
