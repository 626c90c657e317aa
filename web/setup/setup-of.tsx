import { type ComponentType, useState } from 'react';
import type { Preset, Words } from '#games';
import type { GameTypes, Json } from '#kernel';
import { addressTo, go, Link } from '../app/address.tsx';
import { Bar } from '../app/bar.tsx';
import type { OpenBox } from '../app/games.ts';
import { botName, seatName } from '../app/phrases.ts';
import { Segmented } from '../app/segmented.tsx';
import { set, useSettings } from '../app/settings.ts';
import { Switch } from '../app/switch.tsx';
import { useWords } from '../app/words.ts';
import type { ChoicesProps } from '../kit/board.ts';
import { Icon } from '../kit/icon.tsx';
import type { Place } from '../play/places.ts';
import { lidOf, titleOf } from '../shelf/boxes.ts';
import { checkConfig, presetOf, withPlayers } from './config.ts';
import { Lid } from './lid.tsx';
import { Presets } from './presets.tsx';
import { fitPlaces, isOnline, isOpen, PATIENCE, type Pace, startPlaces } from './seating.ts';
import { Seats } from './seats.tsx';
import { Settings } from './settings.tsx';
import { Start } from './start.tsx';

const PACES: readonly Pace[] = ['live', 'days'];

export interface ToSetUp {
  readonly opened: OpenBox;
  /** Null for a game whose presets and settings are all there is to choose. */
  readonly Choices: ComponentType<ChoicesProps<GameTypes, Words>> | null;
}

export function SetupOf({ opened, Choices, online }: ToSetUp & { readonly online: boolean }) {
  const { box, words } = opened;
  const { app, setup } = useWords();
  const { name } = useSettings();
  const [config, setConfig] = useState<Json>(() => firstConfig(opened, online));
  const [wished, setWished] = useState<readonly Place[]>(() => startPlaces(box.players[1], online, box.cooperative));
  // The seats of the last configuration that made sense stay while one does not.
  const [seatNames, setSeatNames] = useState<readonly string[]>(() => seatsOf(opened, config));
  // Another preset begins the game's own choices anew.
  const [dealt, setDealt] = useState(0);
  const tried = checkConfig(box, config);
  const places = fitPlaces(wished, seatNames.length, online, box.cooperative);
  const elsewhere = isOnline(places);
  const open = isOpen(places);
  const [listed, setListed] = useState(true);
  const [pace, setPace] = useState<Pace>('live');
  const [fewest, most] = box.players;

  const change = (next: Json): void => {
    setConfig(next);
    const result = checkConfig(box, next);
    if (result.ok) setSeatNames(result.seats);
  };
  const preset = (chosen: Preset): void => {
    change(chosen.config);
    setDealt(dealt + 1);
  };
  const seat = (at: number, place: Place): void => setWished(fitPlaces(wished, Math.max(wished.length, at + 1), online, box.cooperative).with(at, place));
  const whoIs = (place: Place, name: string): string => {
    if (place.kind === 'me') return setup.place.me;
    if (place.kind === 'bot') return botName(app, place.bot);
    if (place.kind === 'here') return place.name === '' ? seatName(setup, name) : place.name;
    return setup.nobody;
  };
  const people = places.map((place, at) => whoIs(place, seatNames[at] ?? ''));
  const clause = (id: string): void => go(addressTo.clause(id));

  return (
    <div className="setup-page" data-game={box.game.id}>
      <title>{`${setup.title({ game: titleOf(box.game.id) })} · Muster`}</title>
      <Bar game={titleOf(box.game.id)}>
        <Link to={addressTo.rules(box.game.id)} className="btn ghost">
          <Icon name="book" />
          {app.rules}
        </Link>
      </Bar>
      <main className="setup">
        <div className="stage-of-setup">
          <h1 className="sr">{setup.title({ game: titleOf(box.game.id) })}</h1>
          <Presets box={box} words={words} chosen={presetOf(box, config)} choose={preset} />
          {Choices === null ? (
            <Lid box={lidOf(box, words)} />
          ) : (
            <Choices key={dealt} words={words} draft={config} change={change} people={people} clause={clause} />
          )}
        </div>
        <aside className="setup-panel">
          <div className="setup-scroll">
            <section>
              <h2>{setup.seats}</h2>
              {fewest !== most && (
                <div className="how-many">
                  <span id="how-many">{setup.players}</span>
                  <Segmented
                    label={setup.players}
                    labelledBy="how-many"
                    segments={Array.from({ length: most - fewest + 1 }, (_, more) => ({ value: fewest + more, label: fewest + more }))}
                    value={seatNames.length}
                    change={(players) => change(withPlayers(box, config, players))}
                  />
                </div>
              )}
              <Seats names={seatNames} places={places} change={seat} />
              {open && (
                <Switch on={listed} change={setListed}>
                  {setup.listed}
                </Switch>
              )}
              {elsewhere && (
                <>
                  <div className="how-many">
                    <span id="pace">{setup.pace}</span>
                    <Segmented<Pace>
                      label={setup.pace}
                      labelledBy="pace"
                      segments={PACES.map((value) => ({ value, label: setup.paces[value] }))}
                      value={pace}
                      change={setPace}
                    />
                  </div>
                  <p className="pace-says">{setup.paceSays[pace]}</p>
                  <label className="as-name">
                    <span>{setup.asName}</span>
                    <input
                      className="line"
                      value={name}
                      maxLength={30}
                      placeholder={setup.namePlaceholder}
                      autoComplete="nickname"
                      onChange={(event) => set({ name: event.target.value })}
                    />
                  </label>
                </>
              )}
            </section>
            {box.settings.length > 0 && <Settings box={box} words={words} config={config} change={change} />}
          </div>
          <Start tried={tried} setUp={{ game: box.game.id, config, places, listed: open && listed, patience: PATIENCE[pace] }} online={elsewhere} />
        </aside>
      </main>
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

function seatsOf({ box }: OpenBox, config: Json): readonly string[] {
  const tried = checkConfig(box, config);
  return tried.ok ? tried.seats : [];
}
