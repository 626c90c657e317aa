import type { ReactNode } from 'react';
import type { Clause } from '../app/clauses.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { Tests } from './tests.tsx';

/** Beside the list on wide screens: the open clause as a picture, and the tests that prove it. */
export function Aside({ clause, example }: { readonly clause: Clause | null; readonly example: ReactNode }) {
  const { rules } = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <aside className="rules-aside" aria-label={rules.testsTitle} tabIndex={0}>
      {clause === null ? (
        <p className="choose">
          <Icon name="book" />
          {rules.choose}
        </p>
      ) : (
        <>
          {example !== null && <div className="ill">{example}</div>}
          <Tests clause={clause} />
        </>
      )}
    </aside>
  );
}
