import { useState } from 'preact/hooks';
import type { Account } from '#wire';
import { Panel } from '../app/panel.tsx';
import { useAttempt } from '../app/use-attempt.ts';
import { Icon } from '../kit/icon.tsx';
import { Refused } from '../table/refused.tsx';
import { newRecoveryCodes } from './api.ts';
import { Sign } from './sign.tsx';
import { useDay, usePeopleWords } from './words.ts';

/** Codes on paper, for when every device is lost. */
export function Recovery({ name, recovery, again }: { readonly name: string; readonly recovery: Account['recovery']; again(): void }) {
  const { recovery: words } = usePeopleWords();
  const day = useDay();
  const [sure, setSure] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { refused, attempt } = useAttempt();
  const make = (): void => {
    if (recovery !== null && !sure) setSure(true);
    else
      attempt(newRecoveryCodes(), (made) => {
        setSure(false);
        setCodes(made.codes);
      });
  };
  const close = (): void => {
    setCodes(null);
    again();
  };
  return (
    <>
      <ul className="rows recovery">
        <li>
          <span className="tile">
            <Sign name="sheet" />
          </span>
          <span>
            <b>{words.title}</b>
            <small>{recovery === null ? words.none : words.left({ left: recovery.left, when: day(recovery.made) })}</small>
          </span>
          <button type="button" className={sure ? 'btn sm danger' : 'btn sm quiet'} onClick={make}>
            {recovery === null ? words.make : sure ? words.sure : words.anew}
          </button>
          {sure ? (
            <p className="sure" role="alert">
              {words.warning}
            </p>
          ) : null}
        </li>
      </ul>
      <Refused text={refused} />
      {codes === null ? null : <Sheet name={name} codes={codes} close={close} />}
    </>
  );
}

function Sheet({ name, codes, close }: { readonly name: string; readonly codes: readonly string[]; close(): void }) {
  const { recovery: words } = usePeopleWords();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <Panel title={words.title} onClose={close}>
      <p>{words.says}</p>
      <div className="sheet">
        <h3>{words.sheet({ name })}</h3>
        <ol className="codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <p>
          {words.use} {location.host}/sign-in
        </p>
      </div>
      <div className="acts">
        <button type="button" className="btn" onClick={() => print()}>
          <Sign name="print" />
          {words.print}
        </button>
        <button type="button" className="btn" onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'log'} />
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </button>
        <button type="button" className="btn pri" onClick={close}>
          {words.done}
        </button>
      </div>
    </Panel>
  );
}
