import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import type { PasskeySummary } from '#wire';
import { ago } from '../app/phrases.ts';
import { useReason } from '../app/reason.ts';
import { useAttempt } from '../app/use-attempt.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { Refused } from '../table/refused.tsx';
import { removePasskey, renamePasskey } from './api.ts';
import { Sign } from './sign.tsx';
import { makePasskey, passkeysWork, untouched } from './webauthn.ts';
import { useDay, usePeopleWords } from './words.ts';

/** The ways back that cannot be lost like a password: added here, used anywhere. */
export function Passkeys({ passkeys, again }: { readonly passkeys: readonly PasskeySummary[]; again(): void }) {
  const { passkeys: words } = usePeopleWords();
  const reason = useReason();
  const [trouble, setTrouble] = useState<string | null>(null);
  const add = async (): Promise<void> => {
    setTrouble(null);
    try {
      await makePasskey();
      again();
    } catch (thrown) {
      const why = untouched(thrown);
      setTrouble(why === null ? reason(thrown) : words[why]);
    }
  };
  return (
    <>
      <div className="box-head">
        <h2>{words.title}</h2>
        {passkeys.length === 0 ? null : (
          <span className="chip ok">
            <Icon name="check" />
            {words.safe}
          </span>
        )}
      </div>
      {passkeys.length === 0 ? <p>{words.none}</p> : null}
      <ul className="rows">
        {passkeys.map((passkey) => (
          <OnePasskey key={passkey.id} passkey={passkey} last={passkeys.length === 1} again={again} />
        ))}
      </ul>
      {passkeysWork() ? (
        <button type="button" className={passkeys.length === 0 ? 'btn pri add' : 'btn add'} onClick={() => void add()}>
          <Icon name="plus" />
          {words.add}
        </button>
      ) : (
        <p className="hint">{words.insecure}</p>
      )}
      <Refused text={trouble} />
    </>
  );
}

function OnePasskey({ passkey, last, again }: { readonly passkey: PasskeySummary; readonly last: boolean; again(): void }) {
  const { app } = useWords();
  const { passkeys: words } = usePeopleWords();
  const day = useDay();
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'removing'>('nothing');
  const { refused, attempt } = useAttempt();
  const { id, name, created, used } = passkey;
  const done = (): void => {
    setDoing('nothing');
    again();
  };
  const rename = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const said = new FormData(event.currentTarget).get('name');
    attempt(renamePasskey(id, String(said)), done);
  };
  const remove = (): void => (last && doing !== 'removing' ? setDoing('removing') : attempt(removePasskey(id), done));
  return (
    <li>
      <span className="tile">
        <Sign name="key" />
      </span>
      {doing === 'renaming' ? (
        <form className="inline" onSubmit={rename}>
          <input className="line" name="name" aria-label={words.nameLabel} required maxLength={30} defaultValue={name} />
          <button type="submit" className="btn sm icon" aria-label={words.rename}>
            <Icon name="check" />
          </button>
        </form>
      ) : (
        <span>
          <b>{name}</b>
          <small>{used === created ? words.added({ when: day(created) }) : words.used({ when: ago(app, Date.now() - used) })}</small>
        </span>
      )}
      {doing === 'nothing' ? (
        <span className="acts">
          <button
            type="button"
            className="btn sm icon quiet"
            aria-label={words.renameOf({ name })}
            title={words.renameOf({ name })}
            onClick={() => setDoing('renaming')}
          >
            <Icon name="pen" />
          </button>
          <button type="button" className="btn sm quiet" aria-label={words.removeOf({ name })} onClick={remove}>
            {words.remove}
          </button>
        </span>
      ) : null}
      {doing === 'removing' ? (
        <div className="sure" role="alert">
          <p>{words.last}</p>
          <button type="button" className="btn sm" onClick={() => setDoing('nothing')}>
            {words.keep}
          </button>
          <button type="button" className="btn sm danger" onClick={remove}>
            {words.sure}
          </button>
        </div>
      ) : null}
      <Refused text={refused} />
    </li>
  );
}
