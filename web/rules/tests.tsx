import type { Clause } from '../app/clauses.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';

/** The titles of the tests that prove a clause. */
export function Tests({ clause }: { readonly clause: Clause }) {
  const { rules } = useWords();
  return (
    <div className="cap tests">
      <h3>
        {rules.testsTitle}
        <span className="tag ok">
          <Icon name="flask" />
          {rules.tests({ count: clause.tests.length })}
        </span>
      </h3>
      {clause.tests.length === 0 ? (
        <p>{rules.noTests}</p>
      ) : (
        <ul lang="en">
          {clause.tests.map((title) => (
            <li key={title}>
              <Icon name="check" />
              {title}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
