import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Advice } from '#bots';
import { answerText, foretold, plain } from '#games';
import type { OpenOption } from '#kernel';
import { useWords } from '../app/words.ts';
import type { BoardModule } from '../kit/board.ts';
import { Icon } from '../kit/icon.tsx';
import { useTable } from '../kit/table.ts';
import { adviceFor } from '../play/advice.ts';
import type { Present, Session } from '../play/session.ts';
import { advisedOf, leadOf } from './advised.ts';
import { Foretold } from './foretold.tsx';

interface AdviserProps {
  readonly session: Session;
  readonly present: Present;
  readonly board: BoardModule | null;
  onClose(): void;
}

/** What did best in the search bot's trials. It lies beside the prompt, so that the board shows what is meant: the best at once, the others when they are pointed at. */
export function Adviser({ session, present, board, onClose }: AdviserProps) {
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
  const { decision, view } = scene;
  const advised = useMemo(() => {
    const text = (option: OpenOption): string => (decision === null ? option.notation : capital(plain(answerText(game, option.answer, view, decision))));
    const found = advisedOf(advice ?? [], options, (option) => [text(option), ...foretold(game, option, view)].join(' '));
    return found.map((one) => ({ ...one, text: text(one.option) }));
  }, [advice, options, game, view, decision]);
  const lead = leadOf(advised);
  const reason = lead === null ? words.alone : lead === 0 ? words.level : words.lead({ lead });
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
        {advised.map(({ option, odds, text }, place) => (
          <li key={option.notation} className={option.notation === hint?.notation ? 'hinted' : ''}>
            <button type="button" className="move" onClick={() => choose(option)} onFocus={() => setHint(option)} onPointerEnter={() => setHint(option)}>
              <span>
                {board?.AnswerPicture === undefined ? null : <board.AnswerPicture answer={option.answer} view={view} />}
                {text}
              </span>
              {lead === null ? null : <small>{words.would({ odds })}</small>}
              {place === 0 ? <small>{reason}</small> : null}
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
