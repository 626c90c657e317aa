import type { View } from '../../view.ts';
import { explained, type Sign } from '../../words/legend.ts';
import type { ContraWords } from '../../words/words.ts';
import { CardText } from '../art/symbols.tsx';
import { CardView } from './card-view.tsx';
import type { Looked, Shown } from './shown.ts';

interface LookProps {
  readonly of: Looked;
  readonly words: ContraWords;
  readonly view: View;
}

/** A card in full; of anything else what it is and does. */
export function Look({ of, words, view }: LookProps) {
  if (!isSign(of)) return <CardView shown={of} words={words} view={view} />;
  const { title, says } = explained(of, view, words.say);
  return (
    <article className="card-view of-sign">
      <header>
        <b>{title}</b>
      </header>
      <p>
        <CardText text={says} />
      </p>
    </article>
  );
}

const SIGNS: ReadonlySet<Looked['kind']> = new Set<Sign['kind']>(['space', 'token', 'medals', 'decks', 'die']);

function isSign(of: Looked): of is Exclude<Looked, Shown> {
  return SIGNS.has(of.kind);
}
