import { useState } from 'preact/hooks';
import type { Json } from '#kernel';
import type { TableState } from '#wire';
import { addressTo, go, Link } from '../app/address.tsx';
import { Bar } from '../app/bar.tsx';
import { botName } from '../app/phrases.ts';
import { Title } from '../app/title.tsx';
import { useAttempt } from '../app/use-attempt.ts';
import { useWords } from '../app/words.ts';
import { act } from '../play/api.ts';
import { keepLinks, linksAfter, linksOf } from '../play/links.ts';
import { titleOf } from '../shelf/boxes.ts';
import { HowFast, HowMany } from './how-many.tsx';
import { PATIENCE, type Pace, paceOf } from './seating.ts';
import { Settings } from './settings.tsx';
import { Cannot, Trouble } from './start.tsx';
import { useDraft } from './use-draft.ts';
import { type ToSetUp, WhatToPlay } from './what-to-play.tsx';

/** A table whose match has not begun: its host changes what is played, by how many and how fast. */
export function ChangeOf({ opened, Choices, table }: ToSetUp & { readonly table: TableState }) {
  const { box, words } = opened;
  const { app, setup } = useWords();
  const draft = useDraft(opened, () => table.config as Json);
  const { config, tried, seatNames } = draft;
  const [pace, setPace] = useState<Pace>(() => paceOf(table.patience));
  const { refused, attempt } = useAttempt();
  const { seats } = table;
  const sits = seats.findLastIndex(({ kind, owner }) => kind === 'person' || kind === 'kept' || owner !== null);
  const people = seatNames.map((_, seat) => {
    const { person, bot } = seats[seat] ?? { person: null, bot: null };
    return person?.name ?? (bot === null ? setup.nobody : botName(app, bot));
  });
  const back = addressTo.table(table.id);
  const apply = async (): Promise<void> => {
    const { link } = await act(table.id, 'arrange', { config, patience: PATIENCE[pace] });
    keepLinks(table.id, linksAfter(linksOf(table.id), seats.length, seatNames.length, link ?? null));
    go(back, 'replace');
  };
  return (
    <div className="setup-page" data-game={box.game.id}>
      <Title says={`${setup.change.title({ game: titleOf(box.game.id) })} · Muster`} />
      <Bar game={titleOf(box.game.id)} />
      <main className="setup">
        <WhatToPlay opened={opened} Choices={Choices} draft={draft} people={people} />
        <aside className="setup-panel">
          <div className="setup-scroll">
            <section>
              <h2>{setup.change.title({ game: titleOf(box.game.id) })}</h2>
              <HowMany box={box} draft={draft} />
              <HowFast pace={pace} change={setPace} />
            </section>
            {box.settings.length > 0 && <Settings box={box} words={words} config={config} change={draft.change} />}
          </div>
          <div className="start">
            <div aria-live="polite">
              {tried.ok ? null : <Cannot game={box.game.id} clauses={tried.clauses} />}
              {tried.ok && sits >= seatNames.length ? <Trouble says={setup.change.sits} /> : null}
              {refused === null ? null : <Trouble says={refused} />}
            </div>
            <button type="button" className="btn pri" disabled={!tried.ok || sits >= seatNames.length} onClick={() => attempt(apply())}>
              {setup.change.apply}
            </button>
            <Link to={back} className="btn">
              {setup.change.cancel}
            </Link>
          </div>
        </aside>
      </main>
    </div>
  );
}
