import { useContext, useEffect, useMemo, useState } from 'react';
import { recordText, verifyRecord } from '#kernel';
import { plain } from '../../games/box.ts';
import { addressTo, go, Link } from '../app/address.tsx';
import { CopyLink } from '../app/copy-link.tsx';
import type { OpenBox } from '../app/games.ts';
import { useWords } from '../app/words.ts';
import { ShellContext } from '../kit/frame.tsx';
import { Icon } from '../kit/icon.tsx';
import type { Scene } from '../kit/table.ts';
import type { Present, Sitting } from '../play/sitting.ts';
import { toldUpTo } from './told.ts';
import { Turnings } from './turnings.tsx';

interface EndProps {
  readonly sitting: Sitting;
  readonly present: Present;
  readonly opened: OpenBox;
  readonly scene: Scene;
  onMoment(number: number): void;
  onClause(id: string): void;
}

/** How it ended, the way it went, and that the dice were fair. */
export function End({ sitting, present, opened, scene, onMoment, onClause }: EndProps) {
  const { table, setup } = useWords();
  const words = table.end;
  const shell = useContext(ShellContext);
  const { box, board, words: game } = opened;
  const { outcome } = scene;
  const told = useMemo(() => toldUpTo(sitting, scene.number), [sitting, scene.number]);
  if (outcome === null || shell === null) return null;
  const { mine, sitters } = present;
  const names = sitting.seatNames.map((name, seat) => sitters[seat]?.name || setup.seatName(name));
  const payoff = mine.map((seat) => outcome.payoff[seat] ?? 0);
  const alone = mine.length > 0 && payoff.every((p) => p === payoff[0]);
  const title = !alone ? words.over : payoff[0] === 1 ? words.won : payoff[0] === 0 ? words.lost : words.drawn;
  const Picture = board?.End;
  const onward = box.sequel?.(box.game.configure(sitting.config), outcome)?.over === false;
  return (
    <div className="the-end" data-game={box.game.id}>
      {shell.bar(null)}
      <main>
        <section className="hero">
          {Picture === undefined ? null : (
            <div className="hero-picture">
              <Picture words={game} scene={scene} told={told} />
            </div>
          )}
          <div className="hero-text">
            <button type="button" className="clause" onClick={() => onClause(outcome.clause)}>
              {outcome.clause.slice(outcome.clause.indexOf('.') + 1)}
            </button>
            <h2>{title}</h2>
            <p>{plain(game.outcome(outcome, names, mine.length === 1 ? mine[0] : undefined))}</p>
            <div className="hero-acts">
              <button type="button" className="btn pri" onClick={() => void sitting.rematch().then((to) => go(to))}>
                <Icon name={onward ? 'play' : 'turn-cw'} />
                {onward ? words.onward : words.rematch}
              </button>
              <button type="button" className="btn" onClick={() => onMoment(sitting.first)}>
                <Icon name="play" />
                {words.replay}
              </button>
              <button type="button" className="btn" onClick={() => onMoment(present.number)}>
                <Icon name="eye" />
                {words.board}
              </button>
              {sitting.where === 'server' ? <CopyLink to={addressTo.table(sitting.id)} label={words.share} /> : null}
              <Download sitting={sitting} />
              <Link to="/" className="btn quiet">
                {words.shelf}
              </Link>
            </div>
          </div>
        </section>
        <Turnings sitting={sitting} opened={opened} onMoment={onMoment} />
        <Verified sitting={sitting} />
      </main>
      {shell.over}
    </div>
  );
}

function Download({ sitting }: { readonly sitting: Sitting }) {
  const words = useWords().table.end;
  const download = async (): Promise<void> => {
    const text = recordText(await sitting.record());
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = `${sitting.box.game.id}-${sitting.id}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  return (
    <button type="button" className="btn" onClick={() => void download()}>
      <Icon name="download" />
      {words.download}
    </button>
  );
}

type Verdict =
  | { readonly kind: 'checking' }
  | { readonly kind: 'holds'; readonly dice: number; readonly hash: string }
  | { readonly kind: 'fails'; readonly why: string }
  | { readonly kind: 'no-key' };

/** The dice are rolled again here, in the page, from the key that is public now. */
function Verified({ sitting }: { readonly sitting: Sitting }) {
  const words = useWords().table.end;
  const [verdict, setVerdict] = useState<Verdict>({ kind: 'checking' });
  useEffect(() => {
    let gone = false;
    verify(sitting).then((found) => !gone && setVerdict(found));
    return () => {
      gone = true;
    };
  }, [sitting]);
  return (
    <section className={`verified ${verdict.kind}`} role="status" aria-label={words.verified}>
      <Icon name={verdict.kind === 'fails' ? 'not' : 'shield'} />
      <div>
        <h3>
          {verdict.kind === 'holds' ? words.verified : verdict.kind === 'fails' ? words.failed : verdict.kind === 'checking' ? words.verifying : words.noKey}
        </h3>
        {verdict.kind === 'holds' ? (
          <>
            <code>{verdict.hash.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <p>{words.verifiedSays(verdict.dice)}</p>
          </>
        ) : null}
        {verdict.kind === 'fails' ? <p>{verdict.why}</p> : null}
      </div>
    </section>
  );
}

async function verify(sitting: Sitting): Promise<Verdict> {
  try {
    const record = await sitting.record();
    if (record.key === undefined) return { kind: 'no-key' };
    const match = verifyRecord(sitting.box.game, record);
    const dice = match.opening.length + match.answers.reduce((sum, { gave }) => sum + gave.length, 0);
    return { kind: 'holds', dice, hash: match.hash() };
  } catch (thrown) {
    return { kind: 'fails', why: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}
