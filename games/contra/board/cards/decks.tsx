import { ADVANTAGES } from '../../content/advantage.ts';
import type { View } from '../../rules/view.ts';
import { SignIcon } from '../art/symbols.tsx';
import type { BoardWords } from '../words.ts';
import { CardView } from './card-view.tsx';
import { type Pile, pilesOf } from './piles.ts';

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
        {pilesOf(view).map((pile) => (
          <div key={pile.of}>
            <dt>{decks.names[pile.of]}</dt>
            <dd>
              <b>{decks.left(pile.left)}</b>
              <span>{discarded(pile, words)}</span>
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

function discarded({ of, discard }: Pile, { decks, cards }: BoardWords): string {
  const nameOf = { stage: cards.stageCardName, enemy: cards.enemyName, weapon: cards.weaponName, objective: cards.objectiveName }[of];
  return decks.discarded(discard.map((id) => nameOf(id)));
}
