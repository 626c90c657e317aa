// Made from the English catalogue by `npm run words`.

import type { Messages as Around } from '../messages.ts';

export interface Messages {
  readonly market: string;
  readonly left: (a: { readonly crowns: string | number; readonly coins: number }) => string;
  readonly rack: {
    readonly side: (a: { readonly side: keyof Around['side'] }) => string;
    readonly mark: (a: { readonly side: 'bear' | 'woman' }) => string;
    readonly playing: string;
    readonly holds: (a: { readonly coins: string | number; readonly tiles: string | number }) => string;
  };
  readonly slot: {
    readonly crown: (a: { readonly n: string | number }) => string;
    readonly tile: (a: { readonly n: string | number }) => string;
  };
}
