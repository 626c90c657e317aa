import { Suspense, use } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import type { Seat } from '#kernel';
import { type BoardEnd, type EndProps, FigureList } from '#kit';
import { type PartNumber, partOf } from '../content/stories.ts';
import { type Feats, featsOf } from '../facts/feats.ts';
import { bossHealth } from '../facts/health.ts';
import type { Contra } from '../types.ts';
import type { View } from '../view.ts';
import { headlineOf } from '../words/end.ts';
import type { ContraWords } from '../words/words.ts';
import { HeroIcon } from './art/heroes.tsx';
import { Medals } from './art/symbols.tsx';
import { EndScene } from './end/scene.tsx';
import { PARTS } from './setup/mission.ts';
import './end.css';

type EndOfRaid = EndProps<Contra, ContraWords>;

/** How the raid ended: the boss and the commandos, what each did, the figures; in a story how it goes on. */
export const end: BoardEnd<Contra, ContraWords> = {
  headline: ({ words, scene: { view } }) => headlineOf(view, words.say),
  Picture: ({ scene: { view } }) => (
    <div className={`raid end-picture on-${view.stage}`}>
      <EndScene view={view} won={isWon(view)} />
    </div>
  ),
  Fates,
  Figures,
};

function isWon({ outcome }: View): boolean {
  return outcome === 'destroyed' || outcome === 'escaped';
}

function Fates({ words, scene: { view }, log }: EndOfRaid) {
  const feats = useMemo(() => featsOf(log, view.fighters.length), [log, view]);
  return (
    <section className="raid-fates" aria-label={words.say.end.team}>
      <h3>{words.say.end.team}</h3>
      <ul>
        {view.fighters.map((f, seat) => (
          <Fate key={f.id} view={view} seat={seat} feats={feats} words={words} />
        ))}
      </ul>
    </section>
  );
}

/** How a story goes on. */
function Tale({ view, words }: { readonly view: View; readonly words: ContraWords }) {
  const part: PartNumber | undefined = PARTS.find((n) => n === view.story?.part);
  const { end } = words.say;
  if (view.story === null || part === undefined) return null;
  if (view.story.alone) return <p className="epilogue">{end.alone}</p>;
  const { tale } = use(words.setup());
  const won = isWon(view);
  const { win, lose } = partOf(view.story.tale, part);
  const { next, carry } = won ? win : lose;
  return (
    <p className="epilogue">
      {tale[view.story.tale][won ? 'won' : 'lost'][part]}{' '}
      <strong>{next === 'won' || next === 'lost' ? end.next[next] : end.next.part({ part: next, carried: carry })}</strong>
    </p>
  );
}

function Fate({ view, seat, feats, words }: { readonly view: View; readonly seat: Seat; readonly feats: Feats; readonly words: ContraWords }) {
  const f = view.fighters[seat];
  if (f === undefined) return null;
  const { end, area } = words.say;
  const best = feats.best[seat] ?? null;
  return (
    <li>
      <HeroIcon id={f.id} lit={f.medals > 0} />
      <span>
        <b>{words.say.commando[f.id]}</b>
        <Medals medals={f.medals} label={area.medals({ n: f.medals })} />
        {best === null ? null : <small>{end.feat[best[0]]({ n: best[1] })}</small>}
      </span>
      <span className="dealt">
        <b className="num">{feats.dealt[seat] ?? 0}</b> <small>{end.dealt}</small>
      </span>
    </li>
  );
}

function Figures({ words, scene: { view }, log }: EndOfRaid) {
  const kills = useMemo(() => featsOf(log, view.fighters.length).kills, [log, view]);
  const figures = [
    [bossHealth(view).left, words.say.end['boss-left']],
    [view.round, words.say.end.rounds],
    [view.stageDeck.left, words.say.end.clock],
    [kills.reduce((sum, n) => sum + n, 0), words.say.end.downed],
  ] as const;
  return (
    <>
      <Suspense fallback={null}>
        <Tale view={view} words={words} />
      </Suspense>
      <FigureList of={figures} />
    </>
  );
}
