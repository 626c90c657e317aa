import { useCallback, useEffect, useState } from 'preact/hooks';
import { ClauseMark } from '../app/clause-mark.tsx';
import type { OpenBox } from '../app/games.ts';
import { useAsync } from '../app/use-async.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { noteRules } from '../play/known-rules.ts';
import { aidOf } from './aid-of.ts';
import './aids.css';

interface RulesChangedProps {
  readonly opened: OpenBox;
  /** The version that was played here last. */
  readonly since: number;
  /** How many answers have been given: what is said here goes with the next. */
  readonly number: number;
  onClause(id: string): void;
}

/** What has changed in the rules since they were last played here: said once. */
export function RulesChanged({ opened, since, number, onClause }: RulesChangedProps) {
  const { aids, app } = useWords();
  const { id, rulesVersion } = opened.box.game;
  const [begun] = useState(number);
  const [closed, setClosed] = useState(false);
  const { value: aid } = useAsync(useCallback(() => aidOf(opened), [opened]));
  const changes = aid?.changes.filter(({ rules }) => rules > since) ?? [];
  const told = changes.length > 0;
  useEffect(() => {
    if (told) noteRules(id, rulesVersion);
  }, [told, id, rulesVersion]);
  if (closed || !told || number > begun) return null;
  return (
    <div className="seat-notice rules-changed" role="status">
      <Icon name="gavel" />
      <div>
        <p>{aids.changed}</p>
        <ul>
          {changes.map(({ says, clause }) => (
            <li key={says}>
              {says} <ClauseMark id={clause} open={onClause} />
            </li>
          ))}
        </ul>
      </div>
      <button type="button" className="btn icon ghost" aria-label={app.close} onClick={() => setClosed(true)}>
        <Icon name="x" />
      </button>
    </div>
  );
}
