import type { DECKS } from './bosses.ts';
import type { EnemyId, EnemyType } from './cards.ts';
import type { BILL } from './commandos/bill.ts';
import type { LANCE } from './commandos/lance.ts';
import type { LUCIA } from './commandos/lucia.ts';
import type { SWEETS } from './commandos/sweets.ts';
import type { RANKS } from './enemies.ts';
import type { OBJECTIVES } from './objectives.ts';
import type { ALIEN_LAIR } from './stages/alien-lair.ts';
import type { JUNGLE } from './stages/jungle.ts';
import type { SNOW_FIELD } from './stages/snow-field.ts';
import type { WATERFALL } from './stages/waterfall.ts';
import type { WEAPONS } from './weapons.ts';

type AnyCommando = typeof BILL | typeof LANCE | typeof LUCIA | typeof SWEETS;

/** What is in the box, by name: whoever names anything else does not compile. */
export type CardId = AnyCommando['deck'][number]['id'];
export type AbilityId = AnyCommando['ability']['id'];
/** The weapon printed on a character card. */
export type DefaultWeaponId = AnyCommando['weapon']['id'];
export type WeaponId = (typeof WEAPONS)[number]['id'];
export type BossCardId = (typeof DECKS)[number]['bosses'][number]['id'];
export type StageCardId = (typeof JUNGLE | typeof WATERFALL | typeof SNOW_FIELD | typeof ALIEN_LAIR)['cards'][number]['id'];
export type ObjectiveId = (typeof OBJECTIVES)[number]['id'];
/** What is printed on an enemy card: `heavy-gunner`. */
export type EnemyName = (typeof RANKS)[EnemyType]['regular' | 'veteran' | 'elite']['name'];

/** A space of a stage: `J05`. */
export type SpaceId = `${StageLetter}${'' | '0'}${number}`;
export type StageLetter = 'J' | 'W' | 'S' | 'L';

/** What can be attacked. */
export type TargetId = EnemyId | 'boss';

/** A card of a shared deck. */
export type DeckCardId = StageCardId | EnemyId | ObjectiveId | WeaponId;

/** What something comes from or is done for: a card, an ability, a weapon, or a rule or place that has a name. */
export type Thing =
  | CardId
  | AbilityId
  | DefaultWeaponId
  | WeaponId
  | EnemyId
  | BossCardId
  | StageCardId
  | ObjectiveId
  | 'alarm'
  | 'alarm-post'
  | 'damage'
  | 'dimer'
  | 'gels'
  | 'grenades-burst'
  | 'objective1'
  | 'objective2'
  | 'objective3'
  | 'overrun'
  | 'pillbox'
  | 'trample';
