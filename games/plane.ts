/** A point of a drawing, or of the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle, by its corner at the top left. */
export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}
