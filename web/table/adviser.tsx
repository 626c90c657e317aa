import { useEffect, useState } from 'react';
import type { Advice } from '#bots';
import { answerText } from '#games';
import { useWords } from '../app/words.ts';
import { useTable } from '../kit/table.ts';
import { adviceFor } from '../play/advice.ts';
import type { Present, Session } from '../play/session.ts';

/** Never in games between strangers: on this device, alone with bots, or together with friends. */
export function mayAdvise(session: Session, { table, occupants }: Present): boolean {
  if (session.where === 'here') return true;
  const alone = !occupants.some(({ kind }) => kind === 'person');
  return alone || (session.box.cooperative && table !== null && !table.listed);
}

/** What the search bot would do, and how good it thinks that is. */
export function AdviserPanel({ session, present }: { readonly session: Session; readonly present: Present }) {
  const words = useWords().table.adviser;
  const { words: game, scene, options, choose, setHint } = useTable();
  const [advice, setAdvice] = useState<readonly Advice[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    adviceFor(session, present.mine).then(
      (found) => !gone && setAdvice(found),
      (thrown: unknown) => !gone && setFailed(thrown instanceof Error ? thrown.message : String(thrown)),
    );
    return () => {
      gone = true;
      setHint(null);
    };
  }, [session, present.mine, setHint]);
  const advised = (advice ?? []).slice(0, 3).flatMap(({ notation, odds }) => {
    const option = options.find((o) => o.notation === notation);
    return option === undefined ? [] : [{ option, odds }];
  });
  return (
    <div className="adviser">
      <p>{words.says}</p>
      {failed === null ? null : <p role="alert">{failed}</p>}
      {advice === null && failed === null ? (
        <p role="status" aria-busy="true">
          {words.thinking}
        </p>
      ) : null}
      <ol>
        {advised.map(({ option, odds }) => (
          <li key={option.notation}>
            <button type="button" className="move" onClick={() => choose(option.answer)} onFocus={() => setHint(option)} onPointerEnter={() => setHint(option)}>
              <span>{scene.decision === null ? option.notation : answerText(game, option.answer, scene.view, scene.decision)}</span>
              <code>{words.would(`${Math.round(odds * 100)} %`)}</code>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
