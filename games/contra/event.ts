import type { Seat } from '#kernel';
import type { Advantage, AdvantageSymbol } from './content/advantage.ts';
import type { CommandoFace, EnemyFace } from './content/dice.ts';
import type { DeckName } from './content/effect.ts';
import type {
  AbilityId,
  BossCardId,
  CardId,
  CommandoId,
  DeckCardId,
  EnemyId,
  ObjectiveId,
  SpaceId,
  StageCardId,
  TargetId,
  Thing,
  WeaponId,
} from './content/index.ts';
import type { Asking, Ending } from './rules/state.ts';

/** Of a commando; where nobody in particular does it, the seat is -1. */
type Of<Kind extends string, More = unknown> = { readonly kind: Kind; readonly seat: Seat } & More;
type In<Kind extends string, More = unknown> = { readonly kind: Kind; readonly space: SpaceId } & More;
type FromTo = { readonly from: SpaceId; readonly to: SpaceId };
type Cards = { readonly cards: readonly CardId[] };
type Tokens = { readonly tokens: readonly Advantage[] };
type Dice = { readonly dice: readonly CommandoFace[] };
type Weapon = { readonly weapon: WeaponId };
type Damage = { readonly damage: readonly AdvantageSymbol[] };

type Rounds =
  | { readonly kind: 'setup'; readonly step: number }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'phase'; readonly phase: 'enemies' | 'stage' }
  | Of<'turn'>
  | Of<'turn-ends'>
  | Of<'asking', { readonly when: Asking }>
  | { readonly kind: 'over'; readonly ending: Ending };

type Moves =
  | Of<'starts', { readonly space: SpaceId }>
  | Of<'runs', { readonly path: readonly SpaceId[] }>
  | Of<'jumps', FromTo>
  | Of<'pushed', FromTo>
  | Of<'placed', FromTo>
  | Of<'returns', FromTo>;

type CardEvents =
  | Of<'mulligan', Cards>
  | Of<'plays', { readonly card: CardId }>
  | Of<'ability', { readonly ability: AbilityId }>
  | Of<'spends', Tokens & Cards>
  | Of<'draws', Cards>
  | Of<'discards', Cards>
  | Of<'recovers', Cards>
  | Of<'removed', Cards>
  | Of<'gains', Tokens>
  | Of<'loses-tokens', Tokens>
  | Of<'weapon-drawn', Weapon>
  | Of<'equips', Weapon>
  | Of<'weapon-lost', Weapon>
  /** A discard pile becomes a deck again: a commando's, or one of the shared. */
  | { readonly kind: 'reshuffles'; readonly deck: CommandoId | Exclude<DeckName, 'stage'> }
  | { readonly kind: 'reveals'; readonly deck: DeckName; readonly cards: readonly DeckCardId[] }
  | { readonly kind: 'bottomed'; readonly deck: DeckName; readonly card: DeckCardId };

type Attacks =
  | Of<'attacks', { readonly with: Thing; readonly targets: readonly TargetId[] }>
  | Of<'rolls', Dice>
  | Of<'explodes', Dice>
  | Of<'rerolls', Dice>
  | Of<'converts', { readonly type: Advantage }>
  | Of<'ignored', { readonly successes: number }>
  | Of<'damages', { readonly target: EnemyId; readonly damage: number; readonly left: number }>
  | Of<'boss-damaged', { readonly card: BossCardId; readonly damage: number; readonly left: number }>
  /** Damage tokens come to a wadder space, or leave it: less than 0. */
  | Of<'scorches', { readonly space: SpaceId; readonly damage: number }>
  | { readonly kind: 'defeated'; readonly enemy: EnemyId; readonly holder: Seat; readonly by: Seat }
  | { readonly kind: 'flipped'; readonly card: BossCardId; readonly holder: Seat; readonly by: Seat }
  | Of<'bonus', { readonly dice: number; readonly sure: boolean }>
  | { readonly kind: 'breached'; readonly enemy: EnemyId; readonly by: Seat };

type Enemies =
  | { readonly kind: 'boss-starts'; readonly spaces: readonly SpaceId[] }
  | Of<'boss-dealt', { readonly card: BossCardId }>
  | Of<'enemy-drawn', { readonly enemy: EnemyId; readonly space: SpaceId }>
  | Of<'hatched', { readonly enemy: EnemyId; readonly space: SpaceId }>
  | Of<'enemy-limit'>
  | ({ readonly kind: 'enemy-moves'; readonly enemy: EnemyId } & FromTo)
  | { readonly kind: 'boss-moves'; readonly from: readonly SpaceId[]; readonly to: SpaceId }
  | { readonly kind: 'enemy-taken'; readonly enemy: EnemyId; readonly from: Seat; readonly to: Seat }
  | Of<'screen', { readonly dice: number }>
  | Of<'assault', { readonly dice: readonly EnemyFace[] }>
  | Of<'adds', { readonly results: readonly EnemyFace[]; readonly card: Thing }>
  | Of<'enemy-reroll', { readonly from: EnemyFace; readonly to: EnemyFace }>
  | Of<'special', { readonly card: EnemyId | BossCardId }>
  | Of<'leftover', { readonly specials: number }>
  | Of<'assault-ends'>
  | Of<'suffers', Damage>
  | Of<'prevents', Damage & { readonly by: Seat; readonly card: CardId }>
  | Of<'withstands'>
  | Of<'medal-lost', { readonly left: number }>
  | { readonly kind: 'repairs'; readonly card: BossCardId; readonly n: number };

type Objectives =
  | Of<'objective', { readonly card: ObjectiveId; readonly number: number; readonly success: boolean }>
  | Of<'objective-token', { readonly number: number }>
  | Of<'objective-lost', { readonly number: number }>;

type StageCards =
  | { readonly kind: 'stage-in-play'; readonly card: StageCardId }
  /** A stage card goes back to the box unseen. */
  | { readonly kind: 'card-removed' }
  | { readonly kind: 'stage-card'; readonly card: StageCardId }
  | { readonly kind: 'stays'; readonly card: StageCardId }
  | { readonly kind: 'stage-discarded'; readonly card: StageCardId }
  | { readonly kind: 'leaves'; readonly card: StageCardId }
  | { readonly kind: 'activates'; readonly card: StageCardId }
  | { readonly kind: 'rule'; readonly rule: 'slow-down' | 'alarm' | 'overrun' | 'trample' | 'deep-drift' | 'bubble' };

type OnTheMap =
  | In<'pillbox-placed'>
  | In<'pillbox-taken', { readonly seat: Seat }>
  | { readonly kind: 'alarm'; readonly tokens: number }
  | { readonly kind: 'slip'; readonly to: number }
  | In<'grenade'>
  | In<'grenade-bursts'>
  | In<'platform-broken'>
  | In<'dimer'>
  | In<'dimer-gone'>
  | ({ readonly kind: 'dimer-moves' } & FromTo)
  | In<'gels', { readonly n: number }>
  | Of<'infected', { readonly gels: number }>;

/** Everything that can happen, as it is told. */
export type Event = Rounds | Moves | CardEvents | Attacks | Enemies | Objectives | StageCards | OnTheMap;
