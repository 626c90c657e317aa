import { useId, useState } from 'preact/hooks';
import type { Box, Setting, Words } from '#games';
import type { Json } from '#kernel';
import { ClauseMark } from '../app/clause-mark.tsx';
import { Segmented } from '../app/segmented.tsx';
import { Switch } from '../app/switch.tsx';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { settingOf, withSetting } from './config.ts';

/** How many options are shown before the rest is asked for. */
const SHOWN = 3;
/** More choices than this are a list. */
const SIDE_BY_SIDE = 6;

export interface SettingsProps {
  readonly box: Box;
  readonly words: Words;
  readonly config: Json;
  change(config: Json): void;
}

/** The other readings of the book that a table may agree on. Those that are set are always shown. */
export function Settings({ box, words, config, change }: SettingsProps) {
  const { setup } = useWords();
  const [all, setAll] = useState(false);
  const shown = box.settings.filter((setting, place) => all || place < SHOWN || settingOf(config, setting) !== setting.values[0]);
  const folded = box.settings.length - shown.length;
  return (
    <section>
      <h2>
        {setup.options}
        {(folded > 0 || all) && box.settings.length > SHOWN && (
          <button type="button" className="fold" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? setup.fewer : setup.more({ count: folded })}
          </button>
        )}
      </h2>
      <ul className="option-list">
        {shown.map((setting) => (
          <li key={setting.name}>
            <SettingRow setting={setting} words={words} config={config} change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SettingRow({ setting, words, config, change }: { readonly setting: Setting } & Omit<SettingsProps, 'box'>) {
  const says = words.settings[setting.name] ?? setting.name;
  const label = useId();
  const value = settingOf(config, setting);
  const clause = <ClauseMark id={setting.clause} />;
  if (typeof setting.values[0] === 'boolean')
    return (
      <>
        <Switch on={value === true} change={(on) => change(withSetting(config, setting, on))}>
          {says}
        </Switch>
        {clause}
      </>
    );
  const choices = setting.values.map((choice) => ({ value: choice, label: words.values?.[`${setting.name}=${choice}`] ?? prettified(String(choice)) }));
  const choose = (choice: Setting['values'][number]): void => change(withSetting(config, setting, choice));
  return (
    <>
      <p id={label}>{says}</p>
      {choices.length <= SIDE_BY_SIDE ? (
        <Segmented label={says} labelledBy={label} segments={choices} value={value} change={choose} />
      ) : (
        <span className="sel">
          <select aria-labelledby={label} value={String(value)} onChange={(event) => choose(setting.values[event.currentTarget.selectedIndex] ?? value)}>
            {choices.map((choice) => (
              <option key={String(choice.value)} value={String(choice.value)}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      )}
      {clause}
    </>
  );
}

/** `one-per-game` as `One per game`. */
function prettified(value: string): string {
  const spaced = value.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
