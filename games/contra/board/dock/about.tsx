import { useTable } from '#kit';
import type { WeaponId } from '../../content/index.ts';
import { bossCardLeft } from '../../facts/health.ts';
import type { Contra, Decision } from '../../types.ts';
import type { View } from '../../view.ts';
import type { ContraWords } from '../../words/words.ts';
import { CardView } from '../cards/card-view.tsx';
import { deckCard, type Shown } from '../cards/shown.ts';
import type { Choosing } from '../choosing.ts';
import { scrollHint } from './scroll-hint.ts';

interface AboutProps {
  readonly view: View;
  readonly choosing: Choosing;
  readonly words: ContraWords;
}

/** Damage to the boss, divided over its cards: so many for each. */
export function Shares({ view, choosing, words }: AboutProps) {
  const { choose } = useTable<Contra>();
  if (choosing.bosses.size === 0) return null;
  return (
    <section ref={scrollHint} className="shares" aria-label={words.say.dock.assign}>
      {[...choosing.bosses].map(([id, offers]) => (
        <div key={id} className="share">
          <b>{words.say.thing[id]}</b>
          <small>{words.say.page.health({ n: bossCardLeft(view, id) })}</small>
          <span>
            {offers.map((option) => (
              <button key={option.notation} type="button" className="btn sm" data-option={option.notation} onClick={() => choose(option)}>
                {option.answer.n}
              </button>
            ))}
          </span>
        </div>
      ))}
    </section>
  );
}

type Lying = readonly [shown: Shown, what: 'drawn' | 'current' | 'revealed'];

/** Cards that a question is about: a weapon that was drawn beside the current one, cards that were revealed. */
function cardsAbout(decision: Decision | null, current: WeaponId | null): readonly Lying[] {
  switch (decision?.kind) {
    case 'equip': {
      const now: readonly Lying[] = current === null ? [] : [[{ kind: 'weapon', id: current }, 'current']];
      return [[{ kind: 'weapon', id: decision.about.weapon }, 'drawn'], ...now];
    }
    case 'reveal':
      return decision.about.cards.flatMap((card): readonly Lying[] => {
        const shown = deckCard(card);
        return shown === null ? [] : [[shown, 'revealed']];
      });
    default:
      return [];
  }
}

export function About({ view, choosing, words }: AboutProps) {
  const { decision } = useTable<Contra>().scene;
  const cards = cardsAbout(decision, view.fighters[choosing.seat]?.weapon ?? null);
  if (cards.length === 0) return null;
  return (
    <ul className="about-cards">
      {cards.map(([shown, what], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
        <li key={at}>
          <small>{words.say.dock[what]}</small>
          <CardView shown={shown} words={words} />
        </li>
      ))}
    </ul>
  );
}
