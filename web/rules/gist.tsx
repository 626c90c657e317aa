import type { Gist } from '../../games/words.ts';
import { useWords } from '../app/words.ts';

const PARTS: readonly (keyof Gist)[] = ['goal', 'turn', 'loss'];

/** Before any clause: what a game is about, in three sentences. */
export function GistOf({ gist }: { readonly gist: Gist }) {
  const { rules } = useWords();
  return (
    <div className="gist">
      {PARTS.map((part) => (
        <section key={part} className={part}>
          <h2>{rules.gist[part]}</h2>
          <p>{gist[part]}</p>
        </section>
      ))}
    </div>
  );
}
