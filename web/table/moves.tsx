import { useEffect, useRef, useState } from 'preact/hooks';
import { answerText } from '#games';
import type { OpenOption } from '#kernel';
import { Panel } from '../app/panel.tsx';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { useTable } from '../kit/table.ts';
import type { OnlineSession } from '../play/session.ts';
import { Foretold } from './foretold.tsx';

interface MovesProps {
  readonly open: boolean;
  /** Part of the dock, for games without a board of their own. */
  readonly docked: boolean;
  readonly online: OnlineSession | null;
  onClose(): void;
  /** Point at something on the board instead. */
  onPoint(): void;
  /** What changed, what can be done, what threatens. */
  onStanding(): void;
  /** Why not this, which is no option? */
  onAsk(notation: string): void;
}

/** Every option in words, and a box that takes notation: the list is the interface, the board its pleasant form. */
export function Moves({ open, docked, online, onClose, onPoint, onStanding, onAsk }: MovesProps) {
  const words = useWords();
  if (!open) return null;
  if (docked) return <List online={online} focus={false} onAsk={onAsk} />;
  return (
    <Panel sheet title={words.table.movesTitle} onClose={onClose}>
      <button type="button" className="btn" onClick={onPoint}>
        <Icon name="help" />
        {words.table.why.asking}
      </button>
      <button type="button" className="btn" onClick={onStanding}>
        <Icon name="eye" />
        {words.table.standing.title}
      </button>
      <List
        online={online}
        focus
        onAsk={(notation) => {
          onAsk(notation);
          onClose();
        }}
      />
    </Panel>
  );
}

function List({ online, focus, onAsk }: Pick<MovesProps, 'online' | 'onAsk'> & { readonly focus: boolean }) {
  const words = useWords();
  const { options, scene, words: game, choose, hint, setHint } = useTable();
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (focus) box.current?.focus();
  }, [focus]);
  const { decision, view } = scene;
  const says = ({ answer, notation }: OpenOption): string => (decision === null ? notation : answerText(game, answer, view, decision));
  const asked = typed.trim().toLowerCase();
  const found = options.filter((option) => asked === '' || option.notation.toLowerCase().includes(asked) || says(option).toLowerCase().includes(asked));
  const exact = options.find(({ notation }) => notation.toLowerCase() === asked);

  const enter = (): void => {
    const only = exact ?? (found.length === 1 ? found[0] : undefined);
    if (only !== undefined) choose(only);
    else if (found.length === 0 && asked !== '') {
      onAsk(typed.trim());
    }
  };
  const down = (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('button.move') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === 'ArrowDown') buttons[Math.min(at + 1, buttons.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') (at <= 0 ? box.current : buttons[at - 1])?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <search className="moves" onKeyDown={down}>
      <div className="moves-box">
        <Icon name="search" />
        <input
          ref={box}
          type="text"
          value={typed}
          placeholder={words.table.notation}
          aria-label={words.table.notation}
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          enterKeyHint="go"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && enter()}
        />
        <span className="num">{words.table.moves({ n: found.length })}</span>
      </div>
      {found.length === 0 ? <p className="moves-none">{options.length === 0 ? words.table.noMovesNow : words.table.noMoves}</p> : null}
      <ul ref={list}>
        {found.map((option) => {
          const text = says(option);
          return (
            <li key={option.notation} className={option.notation === hint?.notation ? 'hinted' : ''}>
              <button
                type="button"
                className="move"
                onClick={() => choose(option)}
                onFocus={() => setHint(option)}
                onPointerEnter={() => setHint(option)}
                onPointerLeave={() => setHint(null)}
              >
                <span>{text}</span>
                {text === option.notation ? null : <code>{option.notation}</code>}
                <Foretold option={option} />
              </button>
              {online === null ? null : (
                <button type="button" className="btn sm icon ghost" aria-label={words.table.point} onClick={() => void online.ping(option.notation)}>
                  <Icon name="pin" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </search>
  );
}
