let seed = 42;

/** The same generator as in the peers' tile game: xorshift32. */
export function below(n: number): number {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed >>> 0) % n;
}
