/** The same promise for everybody who asks. A file that did not come is not asked for again: browsers would not either. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
