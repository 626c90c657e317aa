import { useEffect, useState } from 'preact/hooks';
import { useLatest, useTable } from '#kit';
import type { CommandoId } from '../../content/index.ts';
import type { Asking as When } from '../../rules/state.ts';
import type { Contra } from '../../types.ts';
import { HeroIcon } from '../art/heroes.tsx';
import { type DockProps, useLabel } from './dock.tsx';
import { Pop } from './pop.tsx';

const WHEN: readonly When[] = ['always', 'in-danger', 'never'];

/** When to be asked whether one steps in: for one commando, or for all that this screen plays, one answer after the other. */
export function Asking({ view, choosing: { asking }, words }: DockProps) {
  const { choose } = useTable<Contra>();
  const label = useLabel(words);
  const [at, setAt] = useState<Element | null>(null);
  const [all, setAll] = useState<When | null>(null);
  const next = asking.find(({ answer }) => answer.when === all);
  const wanted = next?.notation;
  const give = useLatest(() => next !== undefined && choose(next));
  useEffect(() => {
    if (wanted === undefined) setAll(null);
    else give();
  }, [wanted, give]);
  const who = [...new Set(asking.map(({ answer }) => answer.who))];
  const row = (id: CommandoId) => (
    <li key={id}>
      <HeroIcon id={id} lit />
      <b>{words.say.commando[id]}</b>
      {WHEN.map((when) => {
        const option = asking.find(({ answer }) => answer.who === id && answer.when === when);
        const isSet = view.fighters.some((f) => f.id === id && f.asking === when);
        return (
          <button
            key={when}
            type="button"
            className={isSet ? 'btn sm pri' : 'btn sm'}
            aria-pressed={isSet}
            aria-label={option === undefined ? undefined : label(option)}
            disabled={option === undefined && !isSet}
            onClick={() => option !== undefined && choose(option)}
          >
            {words.say.dock.when[when]}
          </button>
        );
      })}
    </li>
  );
  const everybody = (when: When): void => {
    setAt(null);
    setAll(when);
  };
  return (
    <>
      <button type="button" className="offer hush" aria-expanded={at !== null} onClick={(event) => setAt(at === null ? event.currentTarget : null)}>
        {words.say.dock.asking}
      </button>
      {at === null ? null : (
        <Pop at={at} label={words.say.dock.asking} onClose={() => setAt(null)}>
          <p className="hush-says">{words.say.dock['asking-says']}</p>
          <ul className="hush-rows">
            {who.length < 2 ? null : (
              <li>
                <i />
                <b>{words.say.dock['all-of-us']}</b>
                {WHEN.map((when) => (
                  <button key={when} type="button" className="btn sm" aria-label={words.say.dock['ask-all'][when]} onClick={() => everybody(when)}>
                    {words.say.dock.when[when]}
                  </button>
                ))}
              </li>
            )}
            {who.map(row)}
          </ul>
          {WHEN.map((when) => (
            <small key={when} className="hush-when">
              {words.say.dock['when-says'][when]}
            </small>
          ))}
        </Pop>
      )}
    </>
  );
}
