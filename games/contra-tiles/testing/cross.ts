/** Player tiles around an empty crown cell at 0,0, each with its other three sides covered: one crown closes them all. */
export interface Cross {
  readonly north?: string;
  readonly east?: string;
  readonly south?: string;
  readonly west?: string;
}

/**
 * The picture of a cross, to be laid at -2,-2. With a green crown in the middle these tiles match:
 * north `RBGY` 4 edges, east `BGYG` 3, south `GRBG` 2, west `GGRB` 2, `BGBR` 1, `RRBG` none.
 */
export function cross({ north = '.', east = '.', south = '.', west = '.' }: Cross): { readonly picture: string; readonly at: readonly [number, number] } {
  return {
    picture: `
      .    .    R      .    .
      .    Y  ${north} B    .
      B ${west} .   ${east} G
      .    Y  ${south} R    .
      .    .    Y      .    .`,
    at: [-2, -2],
  };
}
