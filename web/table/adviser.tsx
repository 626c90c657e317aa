import { useEffect, useMemo, useState } from 'react';
import type { Advice } from '#bots';
import { answerText, plain } from '#games';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { useTable } from '../kit/table.ts';
import { adviceFor } from '../play/advice.ts';
import type { Present, Session } from '../play/session.ts';
import { Foretold } from './foretold.tsx';

/** So many moves are named. */
const MOST = 3;

interface AdviserProps {
  readonly session: Session;
  readonly present: Present;
  onClose(): void;
}

/** What the search bot would do, and how good it thinks that is. It lies beside the prompt, so that the board shows what is meant: its first choice at once, the others when they are pointed at. */
export function Adviser({ session, present, onClose }: AdviserProps) {
  const { app, table } = useWords();
  const words = table.adviser;
  const { words: game, scene, options, choose, hint, setHint } = useTable();
  const [advice, setAdvice] = useState<readonly Advice[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    adviceFor(session, present.mine).then(
      (found) => !gone && setAdvice(found),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [session, present.mine]);
  const advised = useMemo(
    () =>
      (advice ?? []).slice(0, MOST).flatMap(({ notation, odds }) => {
        const option = options.find((o) => o.notation === notation);
        return option === undefined ? [] : [{ option, odds }];
      }),
    [advice, options],
  );
  const first = advised[0]?.option;
  useEffect(() => {
    if (first === undefined) return;
    setHint(first);
    return () => setHint(null);
  }, [first, setHint]);
  return (
    <dialog open className="adviser" aria-label={words.title}>
      <div className="adviser-head">
        <Icon name="bulb" />
        <b>{words.title}</b>
        {advice === null && !failed ? (
          <span role="status" aria-busy="true">
            {words.thinking}
          </span>
        ) : (
          <span>{advice !== null && advised.length === 0 ? words.none : words.says}</span>
        )}
        <button type="button" className="btn sm icon ghost" aria-label={app.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      {failed ? <p role="alert">{app.failed}</p> : null}
      <ol>
        {advised.map(({ option, odds }) => (
          <li key={option.notation} className={option.notation === hint?.notation ? 'hinted' : ''}>
            <button type="button" className="move" onClick={() => choose(option)} onFocus={() => setHint(option)} onPointerEnter={() => setHint(option)}>
              <span>{scene.decision === null ? option.notation : capital(plain(answerText(game, option.answer, scene.view, scene.decision)))}</span>
              <small>{words.would({ odds: Math.round(odds * 100) })}</small>
              <Foretold option={option} />
            </button>
          </li>
        ))}
      </ol>
    </dialog>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
