import type { Seat } from '#kernel';
import type { Colour } from './content/tiles.ts';
import type { Side } from './rules/pieces.ts';
import type { Cause } from './rules/state.ts';

/** What happens in this game. Slots are counted from 0. */
export type Event =
  | { readonly kind: 'sides'; readonly bear: Seat }
  /** Tiles are turned up, into the slots from this one on. */
  | { readonly kind: 'rack'; readonly side: Side; readonly slot: number; readonly drawn: readonly string[] }
  | { readonly kind: 'market'; readonly slot: number; readonly drawn: readonly Colour[] }
  | { readonly kind: 'start-crown'; readonly colour: Colour; readonly x: number; readonly y: number }
  | { readonly kind: 'crown'; readonly side: Side; readonly slot: number; readonly colour: Colour; readonly x: number; readonly y: number }
  | { readonly kind: 'tile'; readonly side: Side; readonly slot: number; readonly edges: string; readonly x: number; readonly y: number }
  | { readonly kind: 'score'; readonly side: Side; readonly x: number; readonly y: number; readonly matching: number; readonly coins: number }
  | { readonly kind: 'pay'; readonly side: Side; readonly owed: number; readonly paid: number }
  | { readonly kind: 'reward'; readonly side: Side; readonly due: number; readonly taken: number }
  | { readonly kind: 'broke'; readonly sides: readonly Side[] }
  | { readonly kind: 'pass'; readonly side: Side }
  | { readonly kind: 'only-one'; readonly side: Side }
  | { readonly kind: 'compare'; readonly cause: Cause; readonly purses: readonly [bear: number, woman: number] };
