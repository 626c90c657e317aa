import { memo } from 'preact/compat';
import { type CardId, cardNamed } from '../../content/index.ts';
import type { FighterView } from '../../view.ts';
import type { ContraWords } from '../../words/words.ts';
import { cardIcon } from '../art/looks.ts';
import { CardText, GameIcon, SignIcon } from '../art/symbols.tsx';
import type { Choosing } from '../choosing.ts';
import { scrollHint } from '../dock/scroll-hint.ts';
import { thing } from './things.ts';

interface HandProps {
  readonly f: FighterView;
  /** They are the one who is asked. */
  readonly asked: boolean;
  readonly choosing: Choosing;
  readonly picked: CardId | null;
  readonly words: ContraWords;
  press(card: CardId, at: Element): void;
}

/** The cards in hand, their texts in full. */
export function Hand({ f, asked, choosing, picked, words, press }: HandProps) {
  return (
    <section className="hand" data-spot="hand" aria-label={words.say.hand.label({ who: f.id, n: f.hand.length })}>
      <ul ref={scrollHint}>
        {f.hand.map((id, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold a card twice
          <li key={`${id} ${at}`}>
            <HandCard
              id={id}
              lit={asked && choosing.cards.has(id)}
              pays={asked && choosing.cards.get(id)?.some(({ answer }) => answer.do !== 'play') === true}
              picked={asked && picked === id && f.hand.indexOf(id) === at}
              words={words}
              press={press}
            />
          </li>
        ))}
        {f.hand.length === 0 ? <li className="none">{words.say.hand.empty}</li> : null}
      </ul>
      <small className="piles">{words.say.hand.piles({ deck: f.deck, discard: f.discard.length })}</small>
    </section>
  );
}

interface HandCardProps {
  readonly id: CardId;
  readonly lit: boolean;
  /** It would be spent, or given away. */
  readonly pays: boolean;
  readonly picked: boolean;
  readonly words: ContraWords;
  press(card: CardId, at: Element): void;
}

const HandCard = memo(function HandCard({ id, lit, pays, picked, words, press }: HandCardProps) {
  const { type } = cardNamed(id);
  return (
    <button
      ref={thing({ kind: 'card', id })}
      type="button"
      data-spot={`card ${id}`}
      className={`hand-card of-${type}${lit ? ' lit' : ''}${pays ? ' pays' : ''}`}
      aria-pressed={lit && !pays ? picked : undefined}
      aria-disabled={lit ? undefined : true}
      onClick={(event) => press(id, event.currentTarget)}
    >
      <GameIcon name={cardIcon(id)} className="hand-art" />
      <span className="hand-head">
        <SignIcon type={type} />
        <b>{words.say.thing[id]}</b>
      </span>
      <span className="hand-text">
        <span className="sr">{words.say.advantage[type]}. </span>
        <CardText text={words.cards.card(id).replaceAll('\n', ' ')} />
      </span>
    </button>
  );
});
