/** What is left on a board of what somebody did: the way of a piece, a shot from one place to another, or one place alone. */
export interface Mark<Place> {
  /** What went there: its ways are joined, and of anything else the last is kept. */
  readonly piece: string;
  readonly way: readonly Place[];
  readonly shot?: boolean;
}

/** The way from where it was, which may be nowhere. */
export function wayOf<Place>(piece: string, from: Place | null, to: Place | null): readonly Mark<Place>[] {
  if (to === null) return [];
  return [{ piece, way: from === null || from === to ? [to] : [from, to] }];
}

/** A shot at a place, or a blow where both are the same. */
export function shotOf<Place>(piece: string, from: Place | null, to: Place | null): readonly Mark<Place>[] {
  return wayOf(piece, from, to).map((mark) => ({ ...mark, shot: true }));
}
