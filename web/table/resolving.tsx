import { useWords } from '../app/words.ts';
import { useTable } from '../kit/table.ts';

/** Where effects nest: what is going on, what waits, who may step in. Newest on top. */
export function Resolving() {
  const words = useWords().table.resolving;
  const { scene, words: game } = useTable();
  const { decision } = scene;
  const stack = decision === null ? [] : (game.resolving?.(decision, scene.view) ?? []);
  if (stack.length === 0) return null;
  return (
    <section className="resolving" aria-label={words.title}>
      <div className="side-head">
        <h2>{words.title}</h2>
        <small>{words.newest}</small>
      </div>
      <ol>
        {stack.map(({ says, state }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stack is known by its places
          <li key={index} className={state} style={{ marginLeft: `${index * 12}px` }}>
            <span>{says}</span>
            <span className={`chip ${state === 'now' ? 'go' : ''}`}>{words[state]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
