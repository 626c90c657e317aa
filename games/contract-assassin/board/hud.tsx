import type { ComponentChildren } from 'preact';
import type { View } from '../view.ts';
import type { Messages } from '../words/messages.ts';

/** What the signs of the map mean. */
export function Legend({ words: { legend }, bottom }: { readonly words: Messages; readonly bottom: number }) {
  return (
    <div className="legend wide" style={{ bottom: bottom + 8 }} aria-hidden="true">
      <Sign box="0 0 26 14" says={legend.land}>
        <path d="M0 7h26" className="road-shade" />
        <path d="M0 7h26" className="road" />
      </Sign>
      <Sign box="0 0 26 14" says={legend.sea}>
        <path d="M1 7h24" className="sea-route" />
      </Sign>
      <Sign box="-13 -7 26 14" says={legend.target}>
        <circle r="5.5" className="target-disc" />
      </Sign>
      <Sign box="-13 -8 26 16" says={legend.home}>
        <path d="M0-7.5 7.5-1V6.5H-7.5V-1z" className="space-home" />
      </Sign>
      <Sign box="-13 -9 26 18" says={legend.hub}>
        <circle r="8" className="hub-key" />
        <circle r="4" className="space-dot" />
      </Sign>
    </div>
  );
}

function Sign({ box, says, children }: { readonly box: string; readonly says: string; readonly children: ComponentChildren }) {
  return (
    <span>
      <svg viewBox={box} aria-hidden="true">
        {children}
      </svg>
      {says}
    </span>
  );
}

/** So few cards that it is good to know what comes after them. */
const LOW = 12;

/** Deck and discards; when both run out somebody is robbed. */
export function Deck({ view, words: { deck } }: { readonly view: View; readonly words: Messages }) {
  const robbed = view.hoarder === null ? undefined : view.hitmen[view.hoarder];
  const isLow = view.deck + view.discards.length < LOW;
  return (
    <p className="deck-line num">
      <span>{deck.left({ n: view.deck })}</span> <span>{deck.discarded({ n: view.discards.length })}</span>
      {isLow && robbed?.assassin != null ? <span className="robbed">{deck.robbed({ assassin: robbed.assassin, cards: robbed.cards })}</span> : null}
    </p>
  );
}

/** The actions that are left, as lights. */
export function Pips({ view, words }: { readonly view: View; readonly words: Messages }) {
  return (
    <span className="pips" data-spot="actions" data-term="action">
      {Array.from({ length: view.actions }, (_, i) => i).map((i) => (
        <i key={i} aria-hidden="true" />
      ))}
      <span>{words.kit.actions({ n: view.actions })}</span>
    </span>
  );
}
