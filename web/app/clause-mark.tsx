import { useState } from 'preact/hooks';
import { addressTo, Link } from './address.tsx';
import { clausesOf } from './clauses.ts';
import { useLanguage, useWords } from './words.ts';
import './clause-mark.css';

/** A footnote: the rule that made it happen. It says itself when it is pointed at, and opens: here, or in the rules. */
export function ClauseMark({ id, open }: { readonly id: string; readonly open?: (id: string) => void }) {
  const words = useWords().app;
  const language = useLanguage();
  const [says, setSays] = useState<string | undefined>();
  const read = (): void => {
    clausesOf(id.slice(0, id.indexOf('.')), language).then(
      (all) => setSays(all.find((clause) => clause.id === id)?.says),
      () => undefined,
    );
  };
  const shared = { className: 'clause-mark', 'aria-label': words.rule, title: says, 'data-clause': id, onPointerEnter: read, onFocus: read };
  return open === undefined ? (
    <Link to={addressTo.clause(id)} {...shared}>
      §
    </Link>
  ) : (
    <button type="button" {...shared} onClick={() => open(id)}>
      §
    </button>
  );
}
