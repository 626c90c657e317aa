import type { Json } from './types.ts';

/** A copy of plain data, as it is stored: the types of a game say more than JSON does. That all of a state is plain the fuzzer proves. */
export function plainCopy(data: object): Json {
  const copy: unknown = structuredClone(data);
  return copy as Json;
}

/** Stored data as the state it was made of: whoever loads it has checked what could be wrong with it. */
export function fromPlain<S>(saved: Json): S {
  const copy: unknown = structuredClone(saved);
  return copy as S;
}

/** How a state is stored that is plain data through and through: as it is. Loading checks its configuration. */
export function storedAsItIs<S extends { readonly config: unknown }>(configure: (raw: unknown) => S['config']) {
  return {
    save: (state: S): Json => plainCopy(state),
    load(saved: Json): S {
      const state = fromPlain<S>(saved);
      return { ...state, config: configure(state.config) };
    },
  };
}
