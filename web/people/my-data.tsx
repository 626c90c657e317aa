import { useState } from 'preact/hooks';
import { set } from '../app/settings.ts';
import { useAttempt } from '../app/use-attempt.ts';
import { Icon } from '../kit/icon.tsx';
import { Refused } from '../table/refused.tsx';
import { deleteMe } from './api.ts';
import { usePeopleWords } from './words.ts';

/** Everything about me as a file, and the way out. */
export function MyData() {
  const { data: words } = usePeopleWords();
  const [sure, setSure] = useState(false);
  const { refused, attempt } = useAttempt();
  const leave = (): void => {
    set({ name: '', avatar: '' });
    location.assign('/');
  };
  return (
    <section className="box">
      <h2>{words.title}</h2>
      <ul className="rows">
        <li>
          <Icon name="download" />
          <span>
            <b>{words.export}</b>
            <small>{words.exportSays}</small>
          </span>
          <a className="btn sm" href="/api/account/everything" download>
            {words.download}
          </a>
        </li>
        <li>
          <Icon name="trash" />
          <span>
            <b>{words.delete}</b>
            <small>{words.deleteSays}</small>
          </span>
          {sure ? null : (
            <button type="button" className="btn sm danger" onClick={() => setSure(true)}>
              {words.button}
            </button>
          )}
          {sure ? (
            <div className="sure" role="alert">
              <p>{words.warning}</p>
              <button type="button" className="btn sm" onClick={() => setSure(false)}>
                {words.keep}
              </button>
              <button type="button" className="btn sm danger" onClick={() => attempt(deleteMe(), leave)}>
                {words.sure}
              </button>
            </div>
          ) : null}
        </li>
      </ul>
      <Refused text={refused} />
    </section>
  );
}
