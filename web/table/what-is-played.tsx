import type { Json } from '#kernel';
import type { TableState } from '#wire';
import { addressTo, Link } from '../app/address.tsx';
import type { OpenBox } from '../app/games.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { presetOf, settingOf } from '../setup/config.ts';
import { paceOf } from '../setup/seating.ts';
import { titleOf } from '../shelf/boxes.ts';
import { Emblem } from '../shelf/cover.tsx';

interface WhatIsPlayedProps {
  readonly opened: OpenBox;
  readonly table: TableState;
  /** The host's to change. */
  readonly mayChange: boolean;
}

/** What has been agreed on: scenario, options, pace. */
export function WhatIsPlayed({ opened: { box, words }, table, mayChange }: WhatIsPlayedProps) {
  const { setup } = useWords();
  const config = table.config as Json;
  const preset = presetOf(box, config);
  const [name = setup.own, special] = preset === null ? [] : (words.presets[preset] ?? preset).split(': ', 2);
  const options = box.settings
    .filter((setting) => settingOf(config, setting) !== setting.values[0])
    .map((setting) => words.settings[setting.name] ?? setting.name);
  const pace = paceOf(table.patience);
  return (
    <section className="what-is-played" aria-live="polite">
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
      {mayChange ? (
        <Link to={addressTo.change(box.game.id, table.id)} className="btn" aria-label={setup.change.title({ game: titleOf(box.game.id) })}>
          <Icon name="pen" />
          <span className="wide">{setup.change.go}</span>
        </Link>
      ) : null}
    </section>
  );
}
