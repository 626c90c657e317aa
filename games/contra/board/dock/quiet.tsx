import { useEffect, useState } from 'react';
import { useTable } from '#kit';
import type { CommandoId } from '../../content/index.ts';
import type { Deed, Way } from '../answers/deed.ts';
import { HeroIcon } from '../art/heroes.tsx';
import { type DockProps, useLabel } from './dock.tsx';
import { Pop } from './pop.tsx';

type Asks = Extract<Deed, { readonly do: 'quiet' }>;

interface Wish {
  readonly deed: Asks;
  readonly notation: string;
  readonly says: string;
}

/** Not wanting to be asked for a while: one commando, or all that this screen plays and that are asked now, one answer after the other. */
export function Quiet({ ways, view, choosing, words }: DockProps & { readonly ways: readonly Way[] }) {
  const { choose } = useTable();
  const label = useLabel({ view, choosing, words });
  const [at, setAt] = useState<Element | null>(null);
  const [all, setAll] = useState('');
  const wishes = ways.flatMap((way): Wish[] => (way.deed.do === 'quiet' ? [{ deed: way.deed, notation: way.notation, says: label(way) }] : []));
  const next = wishes.find(({ deed }) => deed.until === all)?.notation;
  useEffect(() => {
    if (next === undefined) setAll('');
    else choose(next);
  }, [next, choose]);
  const who = [...new Set(wishes.map(({ deed }) => deed.who))];
  const button = (until: string, says: string, press: () => void) => (
    <button key={until} type="button" className="btn sm" aria-label={says} onClick={press}>
      {words.dock.until(until)}
    </button>
  );
  const row = (id: CommandoId) => (
    <li key={id}>
      <HeroIcon id={id} lit />
      <b>{words.cards.commandoName(id)}</b>
      {wishes.filter(({ deed }) => deed.who === id).map(({ deed, notation, says }) => button(deed.until, says, () => choose(notation)))}
    </li>
  );
  const everybody = (until: string): void => {
    setAt(null);
    setAll(until);
  };
  return (
    <>
      <button type="button" className="offer hush" aria-expanded={at !== null} onClick={(event) => setAt(at === null ? event.currentTarget : null)}>
        {words.dock.quiet}
      </button>
      {at === null ? null : (
        <Pop at={at} label={words.dock.quiet} onClose={() => setAt(null)}>
          <p className="hush-says">{words.dock.quietUntil}</p>
          <ul className="hush-rows">
            {who.length < 2 ? null : (
              <li>
                <i />
                <b>{words.dock.allOfUs}</b>
                {[...new Set(wishes.map(({ deed }) => deed.until))].map((until) => button(until, words.dock.quietAll(until), () => everybody(until)))}
              </li>
            )}
            {who.map(row)}
          </ul>
        </Pop>
      )}
    </>
  );
}
