import { ADVANTAGES } from '../../content/advantage.ts';
import type { View } from '../../view.ts';
import type { BoardWords } from '../../words/board.ts';
import { SignIcon } from '../art/symbols.tsx';
import { CardView } from './card-view.tsx';
import { pilesOf } from './piles.ts';

/** What is left in each deck, what lies on its discard pile, and the tokens of the supply. */
export function Decks({ view, words }: { readonly view: View; readonly words: BoardWords }) {
  const { decks } = words;
  const [top] = view.stageDeck.known;
  return (
    <article className="card-view of-decks">
      <header>
        <b>{decks.title}</b>
      </header>
      <dl>
        {pilesOf(view, words.cards).map(({ of, left, discard }) => (
          <div key={of}>
            <dt>{decks.names[of]}</dt>
            <dd>
              <b>{decks.left(left)}</b>
              <span>{decks.discarded(discard)}</span>
            </dd>
          </div>
        ))}
        <div>
          <dt>{decks.supply}</dt>
          <dd className="supply">
            {ADVANTAGES.map((type) => (
              <span key={type} role="img" aria-label={words.area.tokens(type, view.supply[type])}>
                <SignIcon type={type} />
                <b aria-hidden="true">{view.supply[type]}</b>
              </span>
            ))}
          </dd>
        </div>
      </dl>
      {top === undefined ? null : (
        <>
          <small>{decks.onTop}</small>
          <CardView shown={{ kind: 'stage', id: top }} words={words} />
        </>
      )}
    </article>
  );
}
