import { useId, useState } from 'react';
import type { Box, GameOption, Words } from '#games';
import type { Json } from '#kernel';
import { addressTo, Link } from '../app/address.tsx';
import { shortId } from '../app/clauses.ts';
import { Segmented } from '../app/segmented.tsx';
import { Switch } from '../app/switch.tsx';
import { useWords } from '../app/words.ts';
import { settingOf, withOption } from './config.ts';

/** How many options are shown before the rest is asked for. */
const SHOWN = 3;

export interface OptionsProps {
  readonly box: Box;
  readonly words: Words;
  readonly config: Json;
  change(config: Json): void;
}

/** The other readings of the book that a table may agree on. Those that are set are always shown. */
export function Options({ box, words, config, change }: OptionsProps) {
  const { setup } = useWords();
  const [all, setAll] = useState(false);
  const shown = box.options.filter((option, place) => all || place < SHOWN || settingOf(config, option) !== option.values[0]);
  const folded = box.options.length - shown.length;
  return (
    <section>
      <h2>
        {setup.options}
        {(folded > 0 || all) && box.options.length > SHOWN && (
          <button type="button" className="fold" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? setup.fewer : setup.more(folded)}
          </button>
        )}
      </h2>
      <ul className="option-list">
        {shown.map((option) => (
          <li key={option.name}>
            <OptionRow option={option} words={words} config={config} change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OptionRow({ option, words, config, change }: { readonly option: GameOption } & Omit<OptionsProps, 'box'>) {
  const says = words.options[option.name] ?? option.name;
  const label = useId();
  const value = settingOf(config, option);
  const clause = (
    <Link to={addressTo.clause(option.clause)} className="clause">
      {shortId(option.clause)}
    </Link>
  );
  if (typeof option.values[0] === 'boolean')
    return (
      <>
        <Switch on={value === true} change={(on) => change(withOption(config, option, on))}>
          {says}
        </Switch>
        {clause}
      </>
    );
  return (
    <>
      <p id={label}>{says}</p>
      <Segmented
        label={says}
        labelledBy={label}
        segments={option.values.map((choice) => ({ value: choice, label: words.values?.[`${option.name}=${choice}`] ?? prettified(String(choice)) }))}
        value={value}
        change={(choice) => change(withOption(config, option, choice))}
      />
      {clause}
    </>
  );
}

/** `one-per-game` as `One per game`. */
function prettified(value: string): string {
  const spaced = value.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
