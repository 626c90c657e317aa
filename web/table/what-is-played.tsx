import type { Json } from '#kernel';
import type { TableState } from '#wire';
import type { OpenBox } from '../app/games.ts';
import { useWords } from '../app/words.ts';
import { presetOf, settingOf } from '../setup/config.ts';
import { Emblem } from '../shelf/cover.tsx';

/** A table that waits so many seconds is meant to take days. */
const DAYS = 24 * 3600;

/** What has been agreed on: scenario, options, pace. */
export function WhatIsPlayed({ opened: { box, words }, table }: { readonly opened: OpenBox; readonly table: TableState }) {
  const { setup } = useWords();
  const config = table.config as Json;
  const preset = presetOf(box, config);
  const [name = setup.own, special] = preset === null ? [] : (words.presets[preset] ?? preset).split(': ', 2);
  const options = box.settings
    .filter((setting) => settingOf(config, setting) !== setting.values[0])
    .map((setting) => words.settings[setting.name] ?? setting.name);
  const pace = table.patience >= DAYS ? 'days' : 'live';
  return (
    <section className="what-is-played">
      <Emblem game={box.game.id} />
      <div>
        <h1>{name}</h1>
        <p>
          {[special, ...options]
            .filter((part) => part !== undefined)
            .map((part) => (
              <span key={part}>{part}</span>
            ))}
          <span>
            <b>{setup.paces[pace]}.</b> {setup.paceSays[pace]}
          </span>
        </p>
      </div>
    </section>
  );
}
