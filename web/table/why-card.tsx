import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { reasonsFor } from '#games';
import { ClauseMark } from '../app/clause-mark.tsx';
import { type Clause, clausesOf } from '../app/clauses.ts';
import { useWords } from '../app/words.ts';
import { Emphasis } from '../kit/emphasis.tsx';
import { Icon } from '../kit/icon.tsx';
import { useTable } from '../kit/table.ts';
import type { OnlineSession } from '../play/session.ts';
import { beside } from './beside.ts';
import type { Reason } from './use-why-not.ts';
import { waitingFor } from './waiting.ts';

interface WhyCardProps {
  readonly reason: Reason;
  readonly online: OnlineSession | null;
  onClose(): void;
  onClause(id: string): void;
}

/** Which rule forbids it, in one sentence with the clause, and what would help. Beside what was asked about. */
export function WhyCard({ reason, online, onClose, onClause }: WhyCardProps) {
  const words = useWords();
  const { box, words: game, language, scene, seats, options, choose } = useTable();
  const card = useRef<HTMLDivElement>(null);
  const [clauses, setClauses] = useState<readonly Clause[]>([]);
  useEffect(() => {
    clausesOf(box.game.id, language).then(setClauses, () => undefined);
  }, [box, language]);
  const { why, notation, answer, at } = reason;
  const { decision, view } = scene;
  useEffect(() => {
    const away = (event: PointerEvent): void => {
      if (card.current !== null && event.target instanceof Node && !card.current.contains(event.target)) onClose();
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    addEventListener('pointerdown', away);
    addEventListener('keydown', press);
    return () => {
      removeEventListener('pointerdown', away);
      removeEventListener('keydown', press);
    };
  }, [onClose]);
  useLayoutEffect(() => {
    if (card.current !== null) place(card.current, at);
  });
  useEffect(() => card.current?.focus(), []);
  const help =
    why.kind === 'forbidden' && answer !== null && decision !== null
      ? (game.wouldHelp?.(
          answer,
          options.map((option) => option.answer),
          view,
          decision,
        ) ?? null)
      : null;
  const waiting = waitingFor(scene, seats, game, words.table);
  const legal = options.find((option) => option.notation === notation);
  return (
    <div ref={card} className="pop why" role="dialog" aria-label={words.table.why.title} tabIndex={-1}>
      <h3>
        <span className="sign">
          <Icon name={why.kind === 'legal' ? 'check' : 'not'} />
        </span>
        {words.table.why.title}
        <button type="button" className="btn sm icon ghost" aria-label={words.app.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      </h3>
      {why.kind === 'legal' ? (
        <>
          <p>{words.table.why.legal}</p>
          {legal === undefined ? null : (
            <button type="button" className="btn sm pri" onClick={() => choose(legal)}>
              {words.table.why.choose}
            </button>
          )}
        </>
      ) : null}
      {why.kind === 'unknown' ? (
        <p>
          <Emphasis text={waiting} />
        </p>
      ) : null}
      {why.kind === 'forbidden'
        ? reasonsFor(game, why.clauses, answer, scene, waiting).map((reason) => (
            <div key={reason.says}>
              <p>
                <Emphasis text={reason.says} />
              </p>
              {reason.clauses.map((id) => (
                <blockquote key={id}>
                  {clauses.find((clause) => clause.id === id)?.says ?? '…'}
                  <ClauseMark id={id} open={onClause} />
                </blockquote>
              ))}
            </div>
          ))
        : null}
      {help === null ? null : (
        <p>
          <b>{words.table.why.help}</b> <Emphasis text={help} />
        </p>
      )}
      {online === null ? null : (
        <button type="button" className="btn sm quiet" onClick={() => void online.ping(notation)}>
          <Icon name="pin" />
          {words.table.point}
        </button>
      )}
    </div>
  );
}

/** What a reason leaves in sight: the log beside the board, and the way to take the last move back. */
const SPARED = '.table > .side, .prompt .undo';

function place(card: HTMLElement, at: DOMRect | null): void {
  const { offsetWidth: width, offsetHeight: height } = card;
  const spared = [...document.querySelectorAll(SPARED)].map((element) => element.getBoundingClientRect());
  const { x, y } = beside(at, { width, height }, { width: innerWidth, height: innerHeight }, spared);
  card.style.left = `${x}px`;
  card.style.top = `${y}px`;
}
