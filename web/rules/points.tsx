import type { Clause } from '../app/clauses.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';

/** What is checked of a clause, point by point, and the titles of the tests that prove it. */
export function Points({ clause: { points, tests } }: { readonly clause: Clause }) {
  const { rules } = useWords();
  const titles = new Set([...points.flatMap((point) => point.tests), ...tests]);
  return (
    <div className="cap points">
      <h3>
        {rules.checkedBy}
        <span className="tag ok">
          <Icon name="flask" />
          {rules.tests({ count: titles.size })}
        </span>
      </h3>
      {titles.size === 0 && <p>{rules.noTests}</p>}
      <ol>
        {points.map((point) => (
          <li key={point.says}>
            {point.says}
            <Titles titles={point.tests} />
          </li>
        ))}
      </ol>
      <Titles titles={tests} />
    </div>
  );
}

function Titles({ titles }: { readonly titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <ul lang="en">
      {titles.map((title) => (
        <li key={title}>
          <Icon name="check" />
          {title}
        </li>
      ))}
    </ul>
  );
}
