import type { ClauseId, Referee, Seat } from '#kernel';
import type { Advantage, AdvantageSymbol } from '../content/advantage.ts';
import type { CommandoFace, EnemyFace } from '../content/dice.ts';
import type { DeckName, RuleName } from '../content/effect.ts';
import type { Ending, Quiet } from './state.ts';

/** Where it happens: a space by its id, `J05`. */
type Place = string;
/** `red gunner`, or `boss`. */
type Target = string;

/** Everything that can happen, as it is told. */
export type RaidEvent =
  | { readonly kind: 'setup'; readonly step: number }
  | { readonly kind: 'mulligan'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly kind: 'starts'; readonly seat: Seat; readonly space: Place }
  | { readonly kind: 'boss-starts'; readonly spaces: readonly Place[] }
  | { readonly kind: 'boss-dealt'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'stage-in-play'; readonly card: string }
  | { readonly kind: 'card-removed'; readonly deck: 'stage'; readonly unseen: true }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'phase'; readonly phase: 'commandos' | 'enemies' | 'stage' }
  | { readonly kind: 'turn' | 'turn-ends'; readonly seat: Seat }
  | { readonly kind: 'runs'; readonly seat: Seat; readonly path: readonly Place[] }
  | { readonly kind: 'jumps' | 'pushed' | 'placed' | 'returns'; readonly seat: Seat; readonly from: Place; readonly to: Place }
  | { readonly kind: 'plays'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'ability'; readonly seat: Seat; readonly ability: string }
  | { readonly kind: 'spends'; readonly seat: Seat; readonly tokens: readonly Advantage[]; readonly cards: readonly string[] }
  | { readonly kind: 'draws' | 'discards' | 'recovers' | 'removed'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly kind: 'reshuffles'; readonly deck: string; readonly seat: Seat }
  | { readonly kind: 'gains' | 'loses-tokens'; readonly seat: Seat; readonly tokens: readonly Advantage[] }
  | { readonly kind: 'attacks'; readonly seat: Seat; readonly with: string; readonly targets: readonly Target[] }
  | { readonly kind: 'rolls' | 'explodes' | 'rerolls'; readonly seat: Seat; readonly dice: readonly CommandoFace[] }
  | { readonly kind: 'converts'; readonly seat: Seat; readonly type: Advantage }
  | { readonly kind: 'ignored'; readonly seat: Seat; readonly successes: number }
  | { readonly kind: 'damages'; readonly seat: Seat; readonly target: Target; readonly damage: number; readonly left: number }
  | { readonly kind: 'boss-damaged'; readonly seat: Seat; readonly card: string; readonly damage: number; readonly left: number }
  | { readonly kind: 'scorches'; readonly seat: Seat; readonly space: Place; readonly damage: number }
  | { readonly kind: 'defeated'; readonly enemy: Target; readonly holder: Seat; readonly by: Seat }
  | { readonly kind: 'flipped'; readonly card: string; readonly holder: Seat; readonly by: Seat }
  | { readonly kind: 'enemy-drawn' | 'hatched'; readonly seat: Seat; readonly enemy: Target; readonly space: Place }
  | { readonly kind: 'enemy-limit'; readonly seat: Seat }
  | { readonly kind: 'enemy-moves'; readonly enemy: Target; readonly from: Place; readonly to: Place }
  | { readonly kind: 'boss-moves'; readonly from: readonly Place[]; readonly to: Place }
  | { readonly kind: 'enemy-taken'; readonly enemy: Target; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'breached'; readonly enemy: Target; readonly by: Seat }
  | { readonly kind: 'assault'; readonly seat: Seat; readonly dice: readonly EnemyFace[] }
  | { readonly kind: 'adds'; readonly seat: Seat; readonly results: readonly EnemyFace[]; readonly card: string }
  | { readonly kind: 'enemy-reroll'; readonly seat: Seat; readonly from: EnemyFace; readonly to: EnemyFace }
  | { readonly kind: 'special'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'leftover'; readonly seat: Seat; readonly specials: number }
  | { readonly kind: 'assault-ends'; readonly seat: Seat }
  | { readonly kind: 'suffers'; readonly seat: Seat; readonly damage: readonly AdvantageSymbol[] }
  | { readonly kind: 'prevents'; readonly seat: Seat; readonly by: Seat; readonly card: string; readonly damage: readonly AdvantageSymbol[] }
  | { readonly kind: 'withstands'; readonly seat: Seat }
  | { readonly kind: 'medal-lost'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'weapon-drawn' | 'equips' | 'weapon-lost'; readonly seat: Seat; readonly weapon: string }
  | { readonly kind: 'pillbox-placed'; readonly space: Place }
  | { readonly kind: 'pillbox-taken'; readonly seat: Seat; readonly space: Place }
  | { readonly kind: 'objective'; readonly seat: Seat; readonly card: string; readonly number: number; readonly success: boolean }
  | { readonly kind: 'objective-token' | 'objective-lost'; readonly seat: Seat; readonly number: number }
  | { readonly kind: 'screen'; readonly seat: Seat; readonly dice: number }
  | { readonly kind: 'bonus'; readonly seat: Seat; readonly dice: number; readonly sure: boolean }
  | { readonly kind: 'stage-card' | 'stays' | 'stage-discarded' | 'leaves'; readonly card: string }
  | { readonly kind: 'activates'; readonly card: string }
  | { readonly kind: 'rule'; readonly rule: RuleName | 'slow-down' | 'alarm' | 'overrun' | 'trample' | 'deep-drift' | 'bubble' }
  | { readonly kind: 'alarm'; readonly tokens: number }
  | { readonly kind: 'slip'; readonly to: number }
  | { readonly kind: 'grenade' | 'grenade-bursts' | 'platform-broken' | 'dimer' | 'dimer-gone'; readonly space: Place }
  | { readonly kind: 'dimer-moves'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'gels'; readonly space: Place; readonly n: number }
  | { readonly kind: 'infected'; readonly seat: Seat; readonly gels: number }
  | { readonly kind: 'reveals'; readonly deck: DeckName; readonly cards: readonly string[] }
  | { readonly kind: 'bottomed'; readonly deck: DeckName; readonly card: string }
  | { readonly kind: 'repairs'; readonly card: string; readonly n: number }
  | { readonly kind: 'quiet'; readonly seat: Seat; readonly until: Quiet }
  | { readonly kind: 'over'; readonly ending: Ending };

export function tell(ref: Referee, event: RaidEvent, clauses: ClauseId | readonly ClauseId[]): void {
  ref.tell(event, clauses);
}
