import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { LANGUAGES, type Language, languages } from '#words';
import { Icon } from '../kit/icon.tsx';
import { Link } from './address.tsx';
import { Panel } from './panel.tsx';
import { type Segment, Segmented } from './segmented.tsx';
import { type Settings, set, useSettings } from './settings.ts';
import { Switch } from './switch.tsx';
import { useWords } from './words.ts';

/** Each language calls itself by its own name. */
const SPOKEN: readonly Segment<Language>[] = languages.map((language) => ({ value: language, label: <span lang={language}>{LANGUAGES[language].name}</span> }));

/** Whoever is known takes along what they set. */
function useTakenAlong(settings: Settings): void {
  const first = useRef(settings);
  useEffect(() => {
    if (settings !== first.current) void import('../people/settings-along.ts').then(({ takeSettingsAlong }) => takeSettingsAlong());
  }, [settings]);
}

/** What a person sets on this device: name, language, appearance, sound, movement; above it what the bar of a phone has no room for. */
export function SettingsPanel({ onClose, children }: { onClose(): void; readonly children?: ComponentChildren }) {
  const { app, guide } = useWords();
  const settings = useSettings();
  const { language, theme, sound, motion, stops, hints, name } = settings;
  useTakenAlong(settings);
  const themes: readonly Segment<Settings['theme']>[] = [
    { value: 'auto', label: app.themes.auto },
    { value: 'light', label: app.themes.light },
    {
      value: 'dark',
      label: (
        <>
          <Icon name="moon" />
          {app.themes.dark}
        </>
      ),
    },
  ];
  return (
    <Panel title={app.settings} onClose={onClose}>
      {children}
      <label className="field">
        <b>{app.name}</b>
        <input className="line" value={name} maxLength={30} autoComplete="nickname" onChange={(event) => set({ name: event.currentTarget.value })} />
      </label>
      <div className="field">
        <b>{app.language}</b>
        <Segmented label={app.language} segments={SPOKEN} value={language} change={(value) => set({ language: value })} />
      </div>
      <div className="field">
        <b>{app.theme}</b>
        <Segmented label={app.theme} segments={themes} value={theme} change={(value) => set({ theme: value })} />
      </div>
      <div>
        <Switch on={sound} change={(on) => set({ sound: on })}>
          <Icon name={sound ? 'sound' : 'mute'} />
          {app.sound}
        </Switch>
        <Switch on={motion === 'less'} change={(on) => set({ motion: on ? 'less' : 'auto' })}>
          <Icon name="hush" />
          {app.motion}
        </Switch>
        <Switch on={stops} change={(on) => set({ stops: on })}>
          <Icon name="pause" />
          {app.stops}
        </Switch>
        <Switch on={hints} change={(on) => set({ hints: on })}>
          <Icon name="bulb" />
          {guide.setting}
        </Switch>
      </div>
      <Link to="/me/account" className="btn">
        {app.devices}
      </Link>
    </Panel>
  );
}
