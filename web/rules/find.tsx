import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import type { Filter } from './search.ts';

export interface FindProps {
  readonly query: string;
  readonly filter: Filter;
  readonly found: number;
  readonly all: number;
  readonly rulings: number;
  readonly options: number;
  change(query: string, filter: Filter): void;
}

/** The search box, and below it what to look at alone. */
export function Find({ query, filter, found, all, rulings, options, change }: FindProps) {
  const { rules } = useWords();
  const filters: readonly { readonly id: Filter; readonly says: string; readonly count: number | null }[] = [
    { id: 'all', says: rules.all, count: null },
    { id: 'rulings', says: rules.rulings, count: rulings },
    { id: 'options', says: rules.options, count: options },
  ];
  return (
    <search className="find">
      <label>
        <Icon name="search" />
        <input
          type="search"
          value={query}
          placeholder={rules.search}
          aria-label={rules.search}
          onChange={(event) => change(event.currentTarget.value, filter)}
        />
        <span className="cnt" role="status">
          {found === all ? rules.count({ clauses: all }) : rules.found({ found, all })}
        </span>
        <kbd className="wide">/</kbd>
      </label>
      <fieldset className="filters">
        <legend className="sr">{rules.filters}</legend>
        {filters.map(({ id, says, count }) => (
          <button key={id} type="button" className="chip" aria-pressed={filter === id} onClick={() => change(query, id)}>
            {id === 'rulings' && <Icon name="gavel" />}
            {count === null ? says : `${says}, ${count}`}
          </button>
        ))}
      </fieldset>
    </search>
  );
}
