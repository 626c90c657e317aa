import { useMemo } from 'react';
import type { LogEvent, Scene, Seat } from '#kernel';
import { type PartNumber, partOf } from '../../content/stories.ts';
import type { Event } from '../../event.ts';
import { type Feats, featsOf } from '../../facts/feats.ts';
import { bossHealth } from '../../facts/health.ts';
import type { Contra } from '../../types.ts';
import type { View } from '../../view.ts';
import type { BoardWords } from '../../words/board.ts';
import { HeroIcon } from '../art/heroes.tsx';
import { Medals } from '../art/symbols.tsx';
import type { ContraWords } from '../words.ts';
import { EndScene } from './end-scene.tsx';
import { PARTS } from './mission.ts';

interface EndProps {
  readonly words: ContraWords;
  readonly scene: Scene<Contra>;
  readonly log: readonly LogEvent<Event>[];
}

/** How the raid ended: the wide picture, the commandos with what each did, the figures; in a story how it goes on. */
export function End({ words: { board: words }, scene: { view }, log }: EndProps) {
  const feats = useMemo(() => featsOf(log, view.fighters.length), [log, view]);
  if (view.outcome === null) return null;
  const won = view.outcome === 'destroyed' || view.outcome === 'escaped';
  const { end, cards } = words;
  return (
    <div className="raid-end">
      <div className={`raid end-picture on-${view.stage}`}>
        <EndScene view={view} won={won} />
      </div>
      <div className="raid-fates">
        <p className="fate">{end.fate(view.outcome, cards.enemyDeckName(view.enemy), cards.stageName(view.stage), view.round)}</p>
        <Tale view={view} won={won} words={words} />
        <Figures view={view} feats={feats} words={words} />
        <section aria-label={end.team}>
          <ul>
            {view.fighters.map((f, seat) => (
              <Fate key={f.id} view={view} seat={seat} feats={feats} words={words} />
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

/** How a story goes on. */
function Tale({ view, won, words: { end } }: { readonly view: View; readonly won: boolean; readonly words: BoardWords }) {
  const part: PartNumber | undefined = PARTS.find((n) => n === view.story?.part);
  if (view.story === null || part === undefined) return null;
  if (view.story.alone) return <p className="epilogue">{end.alone}</p>;
  const { win, lose } = partOf(view.story.tale, part);
  const { next, carry } = won ? win : lose;
  return (
    <p className="epilogue">
      {end.epilogue(view.story.tale, part, won)} <strong>{end.next(next, carry)}</strong>
    </p>
  );
}

function Fate({ view, seat, feats, words }: { readonly view: View; readonly seat: Seat; readonly feats: Feats; readonly words: BoardWords }) {
  const f = view.fighters[seat];
  if (f === undefined) return null;
  const { end, cards, area } = words;
  const best = feats.best[seat] ?? null;
  return (
    <li>
      <HeroIcon id={f.id} lit={f.medals > 0} />
      <span>
        <b>{cards.commandoName(f.id)}</b>
        <Medals medals={f.medals} label={area.medals(f.medals)} />
        {best === null ? null : <small>{end.feat(best[0], best[1])}</small>}
      </span>
      <span className="dealt">
        <b className="num">{feats.dealt[seat] ?? 0}</b> <small>{end.dealt}</small>
      </span>
    </li>
  );
}

function Figures({ view, feats, words: { end } }: { readonly view: View; readonly feats: Feats; readonly words: BoardWords }) {
  const figures = [
    [bossHealth(view).left, end.bossLeft],
    [view.round, end.rounds],
    [view.stageDeck.left, end.clock],
    [feats.kills.reduce((sum, n) => sum + n, 0), end.downed],
  ] as const;
  return (
    <dl>
      {figures.map(([value, says]) => (
        <div key={says}>
          <dt>{says}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
