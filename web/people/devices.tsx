import { useState } from 'preact/hooks';
import type { TokenSummary } from '#wire';
import { ago } from '../app/phrases.ts';
import { useAttempt } from '../app/use-attempt.ts';
import { useWords } from '../app/words.ts';
import { Refused } from '../table/refused.tsx';
import { endDevice, signOutEverywhere, signOutHere } from './api.ts';
import { Sign, type SignName } from './sign.tsx';
import { useDay, usePeopleWords } from './words.ts';

const DAY = 86_400_000;

/** Where I am signed in, and the programs that play for me: each can be ended, or all. */
export function Devices({ devices, back, again }: { readonly devices: readonly TokenSummary[]; readonly back: boolean; again(): void }) {
  const { devices: words } = usePeopleWords();
  const [sure, setSure] = useState(false);
  const { refused, attempt } = useAttempt();
  const leave = (): void => location.assign('/');
  return (
    <section className="box devices">
      <h2>{words.title}</h2>
      <ul className="rows">
        {devices.map((device) => (
          <Device key={device.id} device={device} end={() => attempt(device.current ? signOutHere() : endDevice(device.id), device.current ? leave : again)} />
        ))}
      </ul>
      {sure ? (
        <p className="sure" role="alert">
          {back ? words.back : words.warning}
        </p>
      ) : null}
      <Refused text={refused} />
      <button type="button" className={sure ? 'btn add danger' : 'btn add'} onClick={() => (sure ? attempt(signOutEverywhere(), leave) : setSure(true))}>
        {sure ? words.sure : words.everywhere}
      </button>
    </section>
  );
}

function Device({ device, end }: { readonly device: TokenSummary; end(): void }) {
  const { app } = useWords();
  const { devices: words } = usePeopleWords();
  const day = useDay();
  const { kind, label, created, seen, current } = device;
  const name = kind === 'api' ? words.program({ label: label ?? '' }) : (label ?? (current ? words.here : words.unknown));
  const looked = Date.now() - seen < DAY ? words.today : ago(app, Date.now() - seen);
  return (
    <li>
      <span className="tile">
        <Sign name={signOf(kind, label)} />
      </span>
      <span>
        <b>{name}</b>
        <small>{words.since({ when: day(created), seen: looked })}</small>
      </span>
      {current ? <span className="chip">{words.here}</span> : null}
      {current ? null : (
        <button type="button" className="btn sm quiet" aria-label={words.endOf({ name })} onClick={end}>
          {words.end}
        </button>
      )}
    </li>
  );
}

function signOf(kind: TokenSummary['kind'], label: string | null): SignName {
  if (kind === 'api') return 'program';
  return /Android|iPhone|iPad/.test(label ?? '') ? 'phone' : 'computer';
}
