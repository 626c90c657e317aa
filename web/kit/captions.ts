import type { ClauseId } from '#kernel';

/** The lines below the drawn clauses, in one language. */
type Captions = Readonly<Record<ClauseId, string>>;
type LoadCaptions = () => Promise<{ readonly examples: Captions }>;

const loading = new WeakMap<LoadCaptions, Promise<Captions>>();

/** The lines of a language come once, with the first picture that is shown. */
export function captionsOf(load: LoadCaptions): Promise<Captions> {
  const known = loading.get(load) ?? load().then(({ examples }) => examples);
  loading.set(load, known);
  return known;
}
