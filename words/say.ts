/** The messages of a catalogue that is being imported: `catalogue<Messages>(import(`./${language}/index.ftl`))`. */
export async function catalogue<Messages>(module: Promise<{ readonly default: Messages }>): Promise<Messages> {
  return (await module).default;
}

/** A sentence, or what makes one of something. */
type Sentence = string | ((thing: never) => string);

/** Sentences that take what they are about as it is. */
type Told<G extends Readonly<Record<string, Sentence>>> = {
  readonly [K in keyof G]: G[K] extends (thing: infer Thing) => string ? (thing: Thing) => string : () => string;
};

/** A group of sentences as functions, those without arguments too. */
export function told<G extends { readonly [K in keyof G]: Sentence }>(group: G): Told<G> {
  const speak =
    (kind: keyof G) =>
    (thing: never): string => {
      const say: Sentence = group[kind];
      return typeof say === 'string' ? say : say(thing);
    };
  return Object.fromEntries(Object.keys(group).map((kind) => [kind, speak(kind as keyof G)])) as Told<G>;
}
