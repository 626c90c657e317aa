import type { Seat } from '#kernel';

/** What happens. Tell it after the state has changed: it is shown with the view right after it. */
export type Event =
  | { readonly kind: 'plays'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'yields'; readonly seat: Seat }
  | { readonly kind: 'rolls'; readonly seat: Seat; readonly die: number; readonly twice: boolean }
  | { readonly kind: 'throws'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'keeps'; readonly seat: Seat }
  | { readonly kind: 'scores'; readonly seat: Seat; readonly points: number }
  /** What was drawn only its owner is told. */
  | { readonly kind: 'draws'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'hand'; readonly seat: Seat; readonly drawn: readonly number[] }
  | { readonly kind: 'wins'; readonly seat: Seat };
