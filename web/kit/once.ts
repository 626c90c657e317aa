/** The same promise for everybody who asks. A file that did not come is not asked for again: browsers would not either. */
export function once<Given extends readonly unknown[], T>(load: (...given: Given) => Promise<T>): (...given: Given) => Promise<T> {
  let loaded: Promise<T> | null = null;
  return (...given) => {
    loaded ??= load(...given);
    return loaded;
  };
}
