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
  MISSION,
  OBJECTIVES,
  type ObjectiveId,
  STAGES,
  type StageCardId,
  type StageId,
  stageCard,
  WEAPONS,
  type WeaponId,
} from '../../content/index.ts';
import type { BoardWords, Sign } from '../../words/board.ts';

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

export function pageOf(shown: Shown, words: BoardWords): Page {
  const { cards, page } = words;
  switch (shown.kind) {
    case 'card':
      return { title: cards.cardName(shown.id), line: page.card, paragraphs: lines(cards.cardText(shown.id)) };
    case 'enemy': {
      const { health } = enemy(shown.id);
      return {
        title: cards.enemyName(shown.id),
        line: `${cards.tokenName(shown.id)}, ${page.health(health)}`,
        paragraphs: lines(cards.enemyText(shown.id)),
      };
    }
    case 'stage':
      return {
        title: cards.stageCardName(shown.id),
        line: stageCard(shown.id).pillbox ? page.stagePillbox : page.stage,
        paragraphs: lines(cards.stageCardText(shown.id)),
      };
    case 'weapon':
      return { title: cards.weaponName(shown.id), line: page.weapon, paragraphs: lines(weaponText(shown.id, words)) };
    case 'objective':
      return { title: cards.objectiveName(shown.id), line: page.objective, paragraphs: lines(cards.objectiveText(shown.id)) };
    case 'boss':
      return bossPage(shown.id, shown.defeated, words);
    case 'character':
      return characterPage(shown.id, words);
    case 'mission': {
      const effect = MISSION[shown.slot - 1] ?? 'demolition';
      return { title: cards.missionName(effect), line: page.mission(shown.slot), paragraphs: lines(cards.missionText(effect)) };
    }
    case 'reference':
      return {
        title: page.reference,
        line: `${cards.stageName(shown.stage)}, ${cards.enemyDeckName(shown.enemy)}`,
        paragraphs: [...cards.stageRules(shown.stage), ...cards.enemyDeckRules(shown.enemy)].map(({ name, text }) => ({ head: name, text })),
      };
  }
}

function bossPage(id: BossCardId, defeated: boolean, { cards, page }: BoardWords): Page {
  const { number, health } = bossCard(id);
  const sides = defeated ? (['back', 'front'] as const) : (['front', 'back'] as const);
  return {
    title: cards.bossCardName(id),
    line: page.boss(number, health, defeated),
    paragraphs: sides.map((side) => ({ head: side === 'front' ? page.front : page.back, text: cards.bossText(id, side) })),
  };
}

function characterPage(id: CommandoId, words: BoardWords): Page {
  const { cards, page } = words;
  const { weapon, ability } = commando(id);
  return {
    title: cards.commandoName(id),
    line: page.character,
    paragraphs: [
      { head: cards.abilityName(ability.id), text: cards.abilityText(id) },
      { head: cards.weaponName(weapon.id), text: weaponText(weapon.id, words) },
    ],
  };
}

/** Default weapons are printed on the character card: they have dice and range, and nothing to say. */
function weaponText(id: WeaponId | DefaultWeaponId, { cards, area }: BoardWords): string {
  const own = COMMANDOS.find(({ weapon }) => weapon.id === id)?.weapon;
  return own === undefined ? cards.weaponText(id) : area.stats(own.dice, own.range);
}

function lines(text: string): Page['paragraphs'] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ text: line }));
}
