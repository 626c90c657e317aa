import type { Json } from '#kernel';
import type { BotName } from '#wire';

/** Who shall sit on a seat. `here`: somebody else on this screen. */
export type Place =
  | { readonly kind: 'me' }
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: BotName }
  | { readonly kind: 'link' }
  | { readonly kind: 'open' };

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
