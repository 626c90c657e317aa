import { type ComponentChildren, type ComponentType, Fragment } from 'preact';
import { lazy, Suspense, use } from 'preact/compat';
import type { ClauseId } from '#kernel';

/** What a game says below its pictures of clauses: messages by the parts of the clause's id behind the game. */
interface ExampleWords {
  examples(): Promise<object>;
}

/** A picture of a clause, and the line below it. */
export interface FigureProps<Example, Words> {
  readonly example: Example;
  readonly caption: string;
  readonly words: Words;
}

type Scene<Words> = ComponentType<{ readonly clause: ClauseId; readonly words: Words }>;

/** Clauses as small pictures, where a picture says it better. Tables do without: the pictures come with the rules, only which there are is known before. */
export function drawnClauses<Words>(drawn: ReadonlySet<ClauseId>, load: () => Promise<{ readonly default: Scene<Words> }>) {
  const Drawn = lazy(load);
  return (clause: ClauseId, words: Words): ComponentChildren =>
    drawn.has(clause) ? (
      <Suspense fallback={null}>
        <Drawn clause={clause} words={words} />
      </Suspense>
    ) : null;
}

/** The picture of a clause with its line. */
export function sceneOf<Example, Words extends ExampleWords>(
  examples: Readonly<Record<ClauseId, Example>>,
  Figure: ComponentType<FigureProps<Example, Words>>,
): Scene<Words> {
  return function Scene({ clause, words }) {
    const captions = use(captionsOf(words));
    const example = examples[clause];
    return example === undefined ? null : <Figure example={example} caption={captionOf(captions, clause)} words={words} />;
  };
}

/** The line below the picture of a clause. */
export function captionOf(captions: object, clause: ClauseId): string {
  let found: unknown = captions;
  for (const part of clause.split('.').slice(1))
    found = typeof found === 'object' && found !== null ? new Map<string, unknown>(Object.entries(found)).get(part) : '';
  return typeof found === 'string' ? found : '';
}

const loading = new WeakMap<ExampleWords['examples'], Promise<object>>();

/** The lines of a language come once, with the first picture that is shown. */
function captionsOf({ examples: load }: ExampleWords): Promise<object> {
  const known = loading.get(load) ?? load();
  loading.set(load, known);
  return known;
}

interface ExampleRowProps<Item extends object> {
  /** Pictures, and signs between them. */
  readonly items: readonly (string | Item)[];
  readonly className: string;
  draw(item: Item): ComponentChildren;
}

/** Pictures one beside the other; the line below says what one sees. */
export function ExampleRow<Item extends object>({ items, className, draw }: ExampleRowProps<Item>) {
  return (
    <div className={className} aria-hidden="true">
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what lies in a row is known by its place
        <Fragment key={at}>{typeof item === 'string' ? <b>{item}</b> : draw(item)}</Fragment>
      ))}
    </div>
  );
}
