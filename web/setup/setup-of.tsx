import { Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import type { Json } from '#kernel';
import { addressTo, Link } from '../app/address.tsx';
import { Bar } from '../app/bar.tsx';
import type { OpenBox } from '../app/games.ts';
import { HowToPlay } from '../app/lazy-panels.ts';
import { botName, seatName } from '../app/phrases.ts';
import { set, useSettings } from '../app/settings.ts';
import { Switch } from '../app/switch.tsx';
import { Title } from '../app/title.tsx';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import type { Place } from '../play/places.ts';
import { titleOf } from '../shelf/boxes.ts';
import { checkConfig } from './config.ts';
import { HowFast, HowMany } from './how-many.tsx';
import { fitPlaces, isOnline, isOpen, PATIENCE, type Pace, startPlaces } from './seating.ts';
import { Seats } from './seats.tsx';
import { Settings } from './settings.tsx';
import { Start } from './start.tsx';
import { useDraft } from './use-draft.ts';
import { type ToSetUp, WhatToPlay } from './what-to-play.tsx';

/** A game that is about to be set up: what is played, who sits where, and the beginning. */
export function SetupOf({ opened, Choices, online }: ToSetUp & { readonly online: boolean }) {
  const { box, words } = opened;
  const { app, meet, setup } = useWords();
  const { name } = useSettings();
  const draft = useDraft(opened, () => firstConfig(opened, online));
  const { config, tried, seatNames } = draft;
  const [wished, setWished] = useState<readonly Place[]>(() => startPlaces(box.players[1], online, box.cooperative));
  const places = fitPlaces(wished, seatNames.length, online, box.cooperative);
  const elsewhere = isOnline(places);
  const open = isOpen(places);
  const [listed, setListed] = useState(true);
  const [pace, setPace] = useState<Pace>('live');
  const [asks, setAsks] = useState(false);
  const seat = (at: number, place: Place): void => setWished(fitPlaces(wished, Math.max(wished.length, at + 1), online, box.cooperative).with(at, place));
  const whoIs = (place: Place, name: string): string => {
    if (place.kind === 'me') return setup.place.me;
    if (place.kind === 'bot') return botName(app, place.bot);
    if (place.kind === 'here') return place.name === '' ? seatName(setup, name) : place.name;
    return setup.nobody;
  };
  const people = places.map((place, at) => whoIs(place, seatNames[at] ?? ''));

  return (
    <div className="setup-page" data-game={box.game.id}>
      <Title says={`${setup.title({ game: titleOf(box.game.id) })} · Muster`} />
      <Bar game={titleOf(box.game.id)}>
        <button type="button" className="btn ghost" aria-label={meet.how} onClick={() => setAsks(true)}>
          <Icon name="bulb" />
          <span className="wide">{meet.how}</span>
        </button>
        <Link to={addressTo.rules(box.game.id)} className="btn ghost" aria-label={app.rules}>
          <Icon name="book" />
          <span className="wide">{app.rules}</span>
        </Link>
      </Bar>
      <main className="setup">
        <WhatToPlay opened={opened} Choices={Choices} draft={draft} people={people} />
        <aside className="setup-panel">
          <div className="setup-scroll">
            <section>
              <h2>{setup.seats}</h2>
              <HowMany box={box} draft={draft} />
              <Seats names={seatNames} places={places} change={seat} />
              {open && (
                <Switch on={listed} change={setListed}>
                  {setup.listed}
                </Switch>
              )}
              {elsewhere && (
                <>
                  <HowFast pace={pace} change={setPace} />
                  <label className="as-name">
                    <span>{setup.asName}</span>
                    <input
                      className="line"
                      value={name}
                      maxLength={30}
                      placeholder={setup.namePlaceholder}
                      autoComplete="nickname"
                      onChange={(event) => set({ name: event.currentTarget.value })}
                    />
                  </label>
                </>
              )}
            </section>
            {box.settings.length > 0 && <Settings box={box} words={words} config={config} change={draft.change} />}
          </div>
          <Start tried={tried} setUp={{ game: box.game.id, config, places, listed: open && listed, patience: PATIENCE[pace] }} online={elsewhere} />
        </aside>
      </main>
      <Suspense fallback={null}>{asks ? <HowToPlay opened={opened} onClose={() => setAsks(false)} /> : null}</Suspense>
    </div>
  );
}

/** The first preset; for friends the first that has a seat for one. */
function firstConfig({ box }: OpenBox, online: boolean): Json {
  const first = box.presets[0]?.config ?? {};
  if (!online) return first;
  const shared = box.presets.find(({ config }) => {
    const tried = checkConfig(box, config);
    return tried.ok && tried.seats.length > 1;
  });
  return shared?.config ?? first;
}
