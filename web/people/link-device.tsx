import { useEffect, useState } from 'preact/hooks';
import type { LinkCode, TokenSummary } from '#wire';
import { useAttempt } from '../app/use-attempt.ts';
import { Refused } from '../table/refused.tsx';
import { devicesOf, newLinkCode } from './api.ts';
import { Qr } from './qr.tsx';
import { Sign } from './sign.tsx';
import { usePeopleWords } from './words.ts';

/** So often is looked whether somebody came with the code, in milliseconds. */
const LOOK = 2_000;

type Shown = { readonly code: LinkCode; readonly since: number };

/** Another device becomes me, by picture or by typing; then it is said which one it was. */
export function LinkDevice({ devices, again }: { readonly devices: readonly TokenSummary[]; again(): void }) {
  const { link: words, devices: called } = usePeopleWords();
  const [shown, setShown] = useState<Shown | null>(null);
  const [came, setCame] = useState<string | null>(null);
  const { refused, attempt } = useAttempt();
  const show = (): void => {
    setCame(null);
    attempt(newLinkCode(), (code) => setShown({ code, since: performance.now() }));
  };
  useEffect(() => {
    if (shown === null) return;
    const known = new Set(devices.map(({ id }) => id));
    const look = async (): Promise<void> => {
      const stranger = (await devicesOf()).find(({ id }) => !known.has(id));
      if (stranger === undefined) return;
      setShown(null);
      setCame(stranger.label ?? called.unknown);
      again();
    };
    const timer = setInterval(() => void look().catch(() => undefined), LOOK);
    return () => clearInterval(timer);
  }, [shown, devices, called, again]);
  return (
    <section className="box link">
      {shown === null ? (
        <>
          <h2>{words.title}</h2>
          {came === null ? <p>{words.says}</p> : <p role="status">{words.came({ device: came })}</p>}
          <button type="button" className="btn add" onClick={show}>
            <Sign name="phone" />
            {words.show}
          </button>
        </>
      ) : (
        <Code {...shown} again={show} />
      )}
      <Refused text={refused} />
    </section>
  );
}

function Code({ code: { code, lasts }, since, again }: Shown & { again(): void }) {
  const { link: words } = usePeopleWords();
  const left = useLeft(since, lasts);
  const over = left === 0;
  return (
    <>
      <Qr text={new URL(`/sign-in#${code}`, location.href).href} label={words.picture} />
      <div>
        <h2>{words.title}</h2>
        <ol className="steps">
          <li>{words.step1}</li>
          <li>{words.step2}</li>
        </ol>
        <p className="code">{code}</p>
        <p className="hint">{over ? words.over : words.lasts({ time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}</p>
        {over ? (
          <button type="button" className="btn" onClick={again}>
            {words.show}
          </button>
        ) : null}
      </div>
    </>
  );
}

/** How many seconds are left. */
function useLeft(since: number, lasts: number): number {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil(lasts - (now - since) / 1000));
}
