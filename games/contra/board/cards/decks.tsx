import { ADVANTAGES } from '../../content/advantage.ts';
import type { View } from '../../view.ts';
import type { ContraWords } from '../../words/words.ts';
import { SignIcon } from '../art/symbols.tsx';
import { CardView } from './card-view.tsx';
import { pilesOf } from './piles.ts';

/** What is left in each deck, what lies on its discard pile, and the tokens of the supply. */
export function Decks({ view, words }: { readonly view: View; readonly words: ContraWords }) {
  const { area, decks } = words.say;
  const [top] = view.stageDeck.known;
  return (
    <article className="card-view of-decks">
      <header>
        <b>{decks.title}</b>
      </header>
      <dl>
        {pilesOf(view).map(({ of, left, discard }) => (
          <div key={of}>
            <dt>{decks.name[of]}</dt>
            <dd>
              <b>{decks.left({ n: left })}</b>
              <span>{decks.discarded({ cards: discard })}</span>
            </dd>
          </div>
        ))}
        <div>
          <dt>{decks.supply}</dt>
          <dd className="supply">
            {ADVANTAGES.map((type) => (
              <span key={type} role="img" aria-label={area.tokens({ type, n: view.supply[type] })}>
                <SignIcon type={type} />
                <b aria-hidden="true">{view.supply[type]}</b>
              </span>
            ))}
          </dd>
        </div>
      </dl>
      {top === undefined ? null : (
        <>
          <small>{decks['on-top']}</small>
          <CardView shown={{ kind: 'stage', id: top }} words={words} />
        </>
      )}
    </article>
  );
}
