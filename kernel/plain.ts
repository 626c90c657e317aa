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
