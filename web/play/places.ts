import type { Json } from '#kernel';
import type { BotName } from '#wire';

/** Who shall sit on a seat. `here`: somebody else on this screen. */
export type Place =
  | { readonly kind: 'me' }
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: BotName }
  | { readonly kind: 'link' }
  | { readonly kind: 'open' };

/** The bots people choose from, the weakest first: all of them play to win. The one that does anything is for programs. */
export const LADDER: readonly BotName[] = ['casual', 'greedy', 'search:200ms', 'search:1000ms'];

/** A game that has been set up and not begun. */
export interface SetUp {
  readonly game: string;
  readonly config: Json;
  readonly places: readonly Place[];
  /** At a table on the server: everybody finds it. */
  readonly listed?: boolean;
  /** So many seconds the table waits for somebody before a bot may play for them. */
  readonly patience?: number;
}
