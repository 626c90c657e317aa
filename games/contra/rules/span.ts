import type { Fighter, State } from './state.ts';

/** What comes to an end. The first two are a commando's own, the others everybody's. */
export type Span =
  /** A commando's turn. */
  | 'turn'
  /** From a commando's turn to the beginning of the next. */
  | 'next-turn'
  /** The turns of all commandos: the enemy turn begins. */
  | 'commando-turns'
  | 'round'
  /** What a paragraph asks of each commando: the next one asks. */
  | 'paragraph';

/** Something that lasts until a span is over. It is declared beside its rule and listed in `lasting.ts`. */
export type Lasting =
  | { readonly until: Span; readonly of: 'commando'; readonly end: (f: Fighter) => void }
  | { readonly until: Span; readonly of: 'game'; readonly end: (g: State) => void };

/** Each commando has it of their own. */
export function lasts(until: Span, end: (f: Fighter) => void): Lasting {
  return { until, of: 'commando', end };
}

/** There is one of it in the game. */
export function lastsForAll(until: Span, end: (g: State) => void): Lasting {
  return { until, of: 'game', end };
}
