import type { Json } from '#kernel';
import { useTable } from '#kit';
import type { View } from '../../rules/view.ts';
import { type Choosing, field } from '../answers/choosing.ts';
import { CardView } from '../cards/card-view.tsx';
import type { Shown } from '../cards/shown.ts';
import type { BoardWords } from '../words.ts';

interface AboutProps {
  readonly view: View;
  readonly choosing: Choosing;
  readonly words: BoardWords;
}

/** Damage to the boss, divided over its cards: so many for each. */
export function Shares({ view, choosing, words }: AboutProps) {
  const { choose } = useTable();
  if (choosing.bosses.size === 0) return null;
  return (
    <section className="shares" aria-label={words.dock.assign}>
      {[...choosing.bosses].map(([id, ways]) => {
        const boss = view.fighters.find((f) => f.boss?.id === id)?.boss;
        return (
          <div key={id} className="share">
            <b>{words.cards.bossCardName(id)}</b>
            <small>{boss === undefined || boss === null ? '' : words.page.health(boss.health - boss.damage)}</small>
            <span>
              {ways.map(({ notation, deed }) => (
                <button key={notation} type="button" className="btn sm" onClick={() => choose(notation)}>
                  {deed.do === 'assign' ? deed.n : ''}
                </button>
              ))}
            </span>
          </div>
        );
      })}
    </section>
  );
}

type Lying = readonly [shown: Shown, what: 'drawn' | 'current' | 'revealed'];

/** Cards that a question is about: a weapon that was drawn beside the current one, cards that were revealed. */
function cardsAbout(kind: string, about: Json | undefined, current: string | null): readonly Lying[] {
  const drawn = field(about, 'weapon');
  if (kind === 'equip' && typeof drawn === 'string') {
    const now: readonly Lying[] = current === null ? [] : [[{ kind: 'weapon', id: current }, 'current']];
    return [[{ kind: 'weapon', id: drawn }, 'drawn'], ...now];
  }
  const cards = field(about, 'cards');
  const deck = field(about, 'deck');
  if (kind !== 'reveal' || !Array.isArray(cards) || (deck !== 'stage' && deck !== 'enemy' && deck !== 'weapon' && deck !== 'objective')) return [];
  return cards.map((id) => [{ kind: deck, id: String(id) }, 'revealed'] as const);
}

export function About({ view, choosing, words }: AboutProps) {
  const { scene } = useTable();
  const cards = cardsAbout(choosing.kind, scene.asked?.about, view.fighters[choosing.seat]?.weapon ?? null);
  if (cards.length === 0) return null;
  return (
    <ul className="about-cards">
      {cards.map(([shown, what], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
        <li key={at}>
          <small>{words.dock[what]}</small>
          <CardView shown={shown} words={words} />
        </li>
      ))}
    </ul>
  );
}
