import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { addressTo, go } from '../app/address.tsx';
import type { OpenBox } from '../app/games.ts';
import { KeysPanel } from '../app/keys-panel.tsx';
import { Panel } from '../app/panel.tsx';
import { still, useSettings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { useLanguage, useWords } from '../app/words.ts';
import { type Shell, ShellContext } from '../kit/frame.tsx';
import { Icon } from '../kit/icon.tsx';
import { play } from '../kit/sound.ts';
import { type Table, TableContext } from '../kit/table.ts';
import { OnlineSitting } from '../play/online.ts';
import type { Present, Sitting } from '../play/sitting.ts';
import { AdviserPanel, mayAdvise } from './adviser.tsx';
import { Bar } from './bar.tsx';
import { ClauseCard } from './clause-card.tsx';
import { Curtain, useCurtain } from './curtain.tsx';
import { Dock } from './dock.tsx';
import { End } from './end.tsx';
import { Log } from './log.tsx';
import { Moves } from './moves.tsx';
import { PlainBoard } from './plain-board.tsx';
import { Presenter } from './presenter.ts';
import { Resolving } from './resolving.tsx';
import { Scrubber } from './scrubber.tsx';
import { seatsAt } from './seats.ts';
import { SinceYouLeft } from './since.tsx';
import { Spoken } from './spoken.tsx';
import { Talk } from './talk.tsx';
import { toldUpTo } from './told.ts';
import { useKeys } from './use-keys.ts';
import { useWhyNot } from './use-why-not.ts';
import { WhyCard } from './why-card.tsx';

const NO_OPTIONS: Present['options'] = [];
/** So long a place is lit that somebody pointed at, in milliseconds. */
const PING = 5_000;

/** What lies over the table. */
export type Open = 'moves' | 'log' | 'talk' | 'keys' | 'adviser' | null;

/** A game being played or looked at. */
export function Room({ sitting, opened, moment }: { readonly sitting: Sitting; readonly opened: OpenBox; readonly moment: number | null }) {
  const words = useWords();
  const language = useLanguage();
  const { adviser, sound } = useSettings();
  const present = useStore(sitting.now);
  const [left] = useState(() => leftAt(sitting));
  const [presenter] = useState(() => new Presenter(sitting, moment, left));
  useEffect(() => presenter.follow(), [presenter]);
  const shown = useStore(presenter.shown);
  const isStill = useStore(still);
  const [since, setSince] = useState(left !== null && moment === null);
  const [open, setOpen] = useState<Open>(null);
  const [clause, setClause] = useState<string | null>(null);
  const [hint, setHint] = useState<string | null>(null);
  const [playing, setPlaying] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  /** The news that have been shown to their end. */
  const [settled, setSettled] = useState(0);
  const { box, board } = opened;
  const gameWords = opened.words;

  const standing = useRef(moment);
  useEffect(() => {
    if (standing.current === moment) return;
    standing.current = moment;
    presenter.stand(moment, playing);
    if (moment !== null) setSince(false);
  }, [moment, presenter, playing]);

  const scene = shown?.scene ?? null;
  const news = shown?.news ?? null;
  const past = moment !== null;
  const here = !past && !since && scene !== null && scene.number === present.number;
  const curtain = useCurtain(sitting, present, here);
  const { asking, ask, whyNot, setAsking, clear } = useWhyNot(sitting);

  useEffect(() => {
    if (here) sitting.saw(present.number);
  }, [here, sitting, present.number]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene makes what was pointed at meaningless
  useEffect(() => {
    setHint(null);
    setRefused(null);
    clear();
  }, [scene]);

  useEffect(() => {
    if (!sound || news === null || !news.moving) return;
    for (const { event } of news.told) {
      const name = board?.sound?.(event) ?? null;
      if (name !== null) play(name);
    }
  }, [news, sound, board]);

  const at = useCallback(
    (number: number | null, how: 'push' | 'replace' = 'replace') => {
      const target = number !== null && number >= present.number && present.phase === 'playing' ? null : number;
      go(sitting.where === 'here' ? addressTo.local(sitting.id, target) : addressTo.table(sitting.id, target), how);
    },
    [sitting, present.number, present.phase],
  );

  const visit = useCallback((number: number) => at(number, 'push'), [at]);

  const shownNow = useCallback(
    (id: number) => {
      presenter.done(id);
      setSettled(id);
      if (!playing) return;
      const next = (standing.current ?? 0) + 1;
      if (standing.current === null || next > sitting.now.value.number) setPlaying(false);
      else at(next);
    },
    [presenter, playing, at, sitting],
  );

  const choose = useCallback(
    (notation: string) => {
      if (!here) return;
      presenter.hurry();
      setOpen(null);
      sitting.answer(notation).catch((thrown: unknown) => setRefused(thrown instanceof Error ? thrown.message : String(thrown)));
    },
    [here, presenter, sitting],
  );

  const undo = useCallback(() => {
    presenter.hurry();
    sitting.undo().catch((thrown: unknown) => setRefused(thrown instanceof Error ? thrown.message : String(thrown)));
  }, [presenter, sitting]);

  useKeys({ undo: () => here && undo(), open: setOpen, ask: () => setAsking(!asking), at, shown: scene?.number ?? 0, first: sitting.first });

  const seats = useMemo(() => seatsAt(sitting, present, words), [sitting, present, words]);
  const eyes = present.asked.find((seat) => present.mine.includes(seat)) ?? present.mine[0] ?? null;
  const pings = usePings(present.talk);

  const options = here && !curtain.closed ? present.options : NO_OPTIONS;
  // The board draws again only when something it is given has changed.
  const table = useMemo<Table | null>(
    () =>
      scene === null || news === null
        ? null
        : {
            box,
            words: gameWords,
            language,
            scene,
            news,
            seats,
            eyes,
            options,
            past: past || since,
            hint,
            setHint,
            choose,
            whyNot: ask,
            asking,
            pings,
            told: () => toldUpTo(sitting, scene.number),
            still: isStill,
            shown: shownNow,
          },
    [box, gameWords, language, scene, news, seats, eyes, options, past, since, hint, choose, ask, asking, pings, isStill, shownNow, sitting],
  );
  const picture = useMemo(() => (board === null ? <PlainBoard /> : <board.Board words={gameWords} />), [board, gameWords]);

  if (scene === null || news === null || table === null) return null;

  const online = sitting instanceof OnlineSitting ? sitting : null;
  const over = present.outcome !== null && here && (!news.moving || settled === news.id);
  const advised = adviser && here && mayAdvise(sitting, present) && present.options.length > 1;
  // While the board still shows how it came about, the log does not give it away.
  const told = news.moving && settled !== news.id ? (news.before?.number ?? scene.number) : scene.number;
  const log = <Log sitting={sitting} at={told} past={past} board={board} words={gameWords} onClause={setClause} onMoment={visit} />;

  const scrubber = (
    <Scrubber
      sitting={sitting}
      present={present}
      at={scene.number}
      past={past}
      playing={playing}
      board={board}
      words={gameWords}
      onPlaying={setPlaying}
      onMoment={at}
    />
  );

  const shell: Shell = {
    bar: (chip) => <Bar box={box} chip={chip} sitting={sitting} present={present} seats={seats} past={past} onOpen={setOpen} />,
    dock: (slots) =>
      since ? (
        <SinceYouLeft
          sitting={sitting}
          from={left ?? 0}
          words={gameWords}
          board={board}
          at={scene.number}
          onAgain={() => presenter.again(left ?? 0)}
          onGo={() => {
            setSince(false);
            presenter.stand(null, false);
          }}
          onClause={setClause}
        />
      ) : (
        <Dock
          {...slots}
          sitting={sitting}
          present={present}
          opened={opened}
          scene={scene}
          seats={seats}
          here={here}
          past={past}
          playing={playing}
          refused={refused}
          advised={advised}
          onPlaying={setPlaying}
          onMoment={at}
          onUndo={undo}
          onOpen={setOpen}
          onClause={setClause}
        />
      ),
    moves: (
      <Moves
        open={open === 'moves' || board === null}
        docked={board === null}
        online={online}
        onClose={() => setOpen(null)}
        onAsk={() => {
          setOpen(null);
          setAsking(true);
        }}
      />
    ),
    side: (
      <>
        {board?.showsResolving === true ? null : <Resolving />}
        <div className="side-head">
          <h2>{words.table.log}</h2>
          <button type="button" className={`btn sm ${asking ? 'is-on' : 'ghost'}`} aria-pressed={asking} onClick={() => setAsking(!asking)}>
            <Icon name="help" />
            {words.table.why.button}
          </button>
        </div>
        {log}
        {scrubber}
      </>
    ),
    over: (
      <>
        {whyNot === null ? null : <WhyCard reason={whyNot} online={online} onClose={clear} onClause={setClause} />}
        {open === 'log' ? (
          <Panel sheet title={words.table.log} onClose={() => setOpen(null)}>
            {log}
            {scrubber}
          </Panel>
        ) : null}
        {open === 'talk' && online !== null ? (
          <Panel sheet title={words.table.talk} onClose={() => setOpen(null)}>
            <Talk sitting={online} talk={present.talk} mayTalk={present.mine.length > 0} />
          </Panel>
        ) : null}
        {open === 'keys' ? <KeysPanel list={words.table.keys} onClose={() => setOpen(null)} /> : null}
        {open === 'adviser' ? (
          <Panel sheet title={words.table.adviser.title} onClose={() => setOpen(null)}>
            <AdviserPanel sitting={sitting} present={present} />
          </Panel>
        ) : null}
        {clause === null ? null : (
          <Panel sheet title={words.app.rules} onClose={() => setClause(null)}>
            <ClauseCard id={clause} sitting={sitting} opened={opened} onMoment={visit} />
          </Panel>
        )}
        <Spoken opened={opened} present={present} scene={scene} news={news} here={here} seatNames={sitting.seatNames} />
      </>
    ),
  };

  return (
    <TableContext.Provider value={table}>
      <ShellContext.Provider value={shell}>
        {over ? (
          <End sitting={sitting} present={present} opened={opened} scene={scene} onMoment={visit} onClause={setClause} />
        ) : curtain.closed ? (
          <Curtain who={seats[curtain.seat]?.who ?? ''} game={box.game.id} open={curtain.open} />
        ) : (
          picture
        )}
      </ShellContext.Provider>
    </TableContext.Provider>
  );
}

/** Where somebody left a game that others have gone on with; null when there is nothing to catch up with. */
function leftAt(sitting: Sitting): number | null {
  const { number, phase, mine } = sitting.now.value;
  const { seen } = sitting;
  return seen !== null && phase === 'playing' && mine.length > 0 && seen < number && seen >= sitting.first ? seen : null;
}

/** What people have pointed at in the last few seconds. */
function usePings(talk: Present['talk']): readonly string[] {
  const [now, setNow] = useState(Date.now);
  const recent = useMemo(() => talk.filter(({ place, at }) => place !== null && at > now - PING), [talk, now]);
  const last = recent.at(-1)?.at ?? 0;
  useEffect(() => {
    if (last === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), PING + 100);
    return () => clearTimeout(timer);
  }, [last]);
  return useMemo(() => recent.flatMap(({ place }) => (place === null ? [] : [place])), [recent]);
}
