import { Suspense } from 'preact/compat';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { OpenOption } from '#kernel';
import type { OpenBox } from '../app/games.ts';
import { still, useSettings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { Title } from '../app/title.tsx';
import { type AppWords, useLanguage, useWords } from '../app/words.ts';
import { type Shell, ShellContext } from '../kit/frame.tsx';
import { Icon } from '../kit/icon.tsx';
import type { Recent } from '../kit/lately.tsx';
import { play } from '../kit/sound.ts';
import { type Table, TableContext } from '../kit/table.ts';
import { useNarrow } from '../kit/use-narrow.ts';
import type { Guard } from '../learn/guide.tsx';
import type { Session } from '../play/session.ts';
import { Bar } from './bar.tsx';
import { Chat, ChatPreview, mayTalk } from './chat.tsx';
import { Curtain } from './curtain.tsx';
import { Dock } from './dock.tsx';
import { latelyAt, recentAt } from './lately.ts';
import { Adviser, Dialogs, End, Explain, Guide, RulesChanged, SinceYouLeft, StopCard, useLaterParts, WhyCard } from './lazy-parts.ts';
import { LiveRegion } from './live-region.tsx';
import { Log } from './log.tsx';
import { eventsUpTo } from './log-events.ts';
import { mayAdvise } from './may-advise.ts';
import { Moves } from './moves.tsx';
import { PlainBoard } from './plain-board.tsx';
import { Resolving } from './resolving.tsx';
import { Scrubber } from './scrubber.tsx';
import { namesOf, seatsAt } from './seats.ts';
import { SideTabs } from './side-tabs.tsx';
import type { Teaching } from './teaching.ts';
import { useAnswering } from './use-answering.ts';
import { useDialogs } from './use-dialogs.ts';
import { useKeys } from './use-keys.ts';
import { useKnownRules } from './use-known-rules.ts';
import { useHint, usePings } from './use-pointing.ts';
import { usePresenter } from './use-presenter.ts';
import { useStops } from './use-stops.ts';
import { useUnread } from './use-unread.ts';
import { useWhyNot } from './use-why-not.ts';

const NO_OPTIONS: readonly OpenOption[] = [];
const NOTHING: readonly Recent[] = [];

/** A tab among others says whether somebody waits here. */
function titleOfTab(game: string, words: AppWords, mine: boolean): string {
  return mine ? `${words.table.yourTurn} · ${game} · Muster` : `${game} · Muster`;
}

/** What comes after the board for those who walk by keyboard. */
const AFTER_BOARD = 'after-the-board';

/** The address bar names table and moment: it stays as it is. */
function skipBoard(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(AFTER_BOARD)?.focus();
}

interface RoomProps {
  readonly session: Session;
  readonly opened: OpenBox;
  readonly moment: number | null;
  readonly teaching: Teaching | null;
}

/** A game being played or looked at. */
export function Room({ session, opened: spoken, moment, teaching }: RoomProps) {
  const words = useWords();
  const language = useLanguage();
  const { sound, stops: mayStop, hints } = useSettings();
  const isStill = useStore(still);
  const present = useStore(session.now);
  const { presentation, settled, playing, setPlaying, speed, setSpeed, since, showSinceAgain, endSince, goTo, shown, hurry } = usePresenter(
    session,
    present,
    moment,
  );
  const scene = presentation?.scene ?? null;
  const transition = presentation?.transition ?? null;
  const past = moment !== null;
  const { board } = spoken;
  // It stops for whoever plays, not for those who look on or catch up.
  const stops = mayStop && teaching === null && !past && since === null && present.mine.length > 0 && scene !== null;
  const { stop, stopped, waits, goOn, again } = useStops(board, transition, stops ? { number: scene.number, undos: present.undos } : null);
  const here = !past && scene !== null && scene.number === present.number && stop.at === null;
  const you = present.mine.length === 1 ? (present.mine[0] ?? null) : null;
  const opened = useMemo(() => (you === null ? spoken : { ...spoken, words: spoken.words.to?.(you) ?? spoken.words }), [spoken, you]);
  const { box, text, words: gameWords } = opened;
  const { print } = box.game.notation;

  const later = useLaterParts(board, gameWords);
  const olderRules = useKnownRules(box.game.id, box.game.rulesVersion, teaching === null && !past && present.outcome === null && present.mine.length > 0);
  const dialogs = useDialogs();
  const { open, openClause } = dialogs;
  const { asking, ask: askRules, whyNot, setAsking, clear } = useWhyNot(session);
  const refuses = teaching?.refuses;
  const ask = useCallback(
    (notation: string, at?: Element | null) => {
      if (refuses?.(notation) !== true) askRules(notation, at);
    },
    [refuses, askRules],
  );
  const { refusal, answer, undo: takeBack, attempt } = useAnswering(session, scene, hurry);
  const undo = useCallback(() => {
    endSince();
    takeBack();
  }, [endSince, takeBack]);
  const [tab, setTab] = useState<'log' | 'chat'>('log');
  const narrow = useNarrow();
  const unread = useUnread(session.id, present.talk, dialogs.dialog === 'chat' || (tab === 'chat' && !narrow));
  const [pointed, setHint] = useHint(scene);
  const hint = pointed ?? teaching?.lit ?? null;
  const pings = usePings(box.game, present.talk);
  useKeys({ undo: () => here && undo(), open, ask: () => setAsking(!asking), at: goTo, shown: scene?.number ?? 0, first: session.first });

  useEffect(() => {
    if (here) session.saw(present.number);
  }, [here, session, present.number]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene makes what was asked meaningless
  useEffect(clear, [scene]);

  useEffect(() => {
    if (!sound || transition === null || !transition.moving) return;
    for (const { event } of transition.steps) {
      const name = board?.sound?.(event) ?? null;
      if (name !== null) play(name);
    }
  }, [transition, sound, board]);

  const guard = useRef<Guard | null>(null);
  const visit = useCallback((number: number) => goTo(number, 'push'), [goTo]);

  const choose = useCallback(
    (option: OpenOption) => {
      if (!here) return;
      open(null);
      if (guard.current?.(option) === true) return;
      endSince();
      answer(option);
    },
    [here, open, endSince, answer],
  );

  const seats = useMemo(() => seatsAt(session, present, words), [session, present, words]);
  const called = namesOf(seats).join('\n');
  const names = useMemo(() => called.split('\n'), [called]);
  const { eyes, handTo } = present;
  // What somebody has just drawn they look at as long as they like.
  const [handedOn, setHandedOn] = useState<number | null>(null);
  const looks = handTo !== null && present.drew && handedOn !== present.number;
  const options = here ? present.options : NO_OPTIONS;
  const isPast = past || (since !== null && !here);
  const isShown = here && (transition?.moving !== true || settled);
  // What comes from others stays until one of those who are asked here answers.
  const askedHere = isShown ? (scene.decision?.seats ?? []).filter((seat) => present.mine.includes(seat)).join(' ') : '';
  const lately = useMemo(() => {
    if (past) return scene === null ? NOTHING : recentAt(session, scene.number);
    return askedHere === '' || scene === null ? NOTHING : latelyAt(session, scene.number, askedHere.split(' ').map(Number));
  }, [session, scene, past, askedHere]);
  // The board draws again only when something it is given has changed.
  const table = useMemo<Table | null>(
    () =>
      scene === null || transition === null
        ? null
        : {
            box,
            words: gameWords,
            language,
            scene,
            transition,
            seats,
            eyes,
            options,
            past: isPast,
            hint,
            setHint,
            choose,
            whyNot: (about, at) => ask(print(about), at),
            clause: openClause,
            asking,
            pings,
            lately,
            log: () => eventsUpTo(session, scene.number),
            still: isStill,
            stop,
            waits,
            shown,
          },
    [
      box,
      gameWords,
      language,
      scene,
      transition,
      seats,
      eyes,
      options,
      isPast,
      hint,
      setHint,
      choose,
      ask,
      print,
      openClause,
      asking,
      pings,
      lately,
      isStill,
      stop,
      waits,
      shown,
      session,
    ],
  );
  const picture = useMemo(
    () => (board !== null ? <board.Board words={gameWords} /> : text === null ? null : <PlainBoard text={text} />),
    [board, text, gameWords],
  );

  if (scene === null || transition === null || table === null) return null;

  const remote = session.where === 'server' ? session : null;
  const hurting = (stopped === null ? null : transition.steps[stopped]) ?? null;
  const over = present.outcome !== null && isShown && teaching === null;
  // Whoever has the screen sees what came of their last answer; before anybody has it, nothing is seen.
  const guided = hints && teaching === null && !past && since === null && present.mine.length > 0 && !over;
  const handing = handTo !== null && !looks && (isShown || eyes === null) ? handTo : null;
  const advised = here && teaching === null && mayAdvise(session, present) && present.options.length > 1;
  // While the board still shows how it came about, the log does not give it away.
  const logged = transition.moving && !settled ? (transition.before?.number ?? scene.number) : scene.number;
  const log = (
    <>
      <Log session={session} at={logged} past={past} board={board} words={gameWords} names={names} onClause={openClause} onMoment={visit} />
      {past || teaching !== null ? null : (
        <Scrubber
          session={session}
          present={present}
          at={scene.number}
          past={past}
          playing={playing}
          board={board}
          words={gameWords}
          onPlaying={setPlaying}
          onMoment={goTo}
        />
      )}
    </>
  );

  const shell: Shell = {
    bar: (chip) => (
      <Bar
        box={box}
        chip={chip}
        session={session}
        present={present}
        seats={seats}
        past={past}
        alone={over}
        aided={board?.aid !== undefined}
        unread={unread.length}
        onOpen={open}
      />
    ),
    dock: (slots) => (
      <>
        {since === null || past || !later ? null : (
          <Suspense fallback={null}>
            <SinceYouLeft
              session={session}
              from={since}
              words={gameWords}
              board={board}
              seats={seats}
              at={scene.number}
              seen={here && settled}
              onAgain={showSinceAgain}
              onClose={endSince}
              onMoment={visit}
            />
          </Suspense>
        )}
        {remote === null || over ? null : unread.slice(-1).map((message) => <ChatPreview key={message.entry} message={message} onOpen={() => open('chat')} />)}
        {teaching?.strip}
        {guided ? (
          <Suspense fallback={null}>
            <Guide session={session} opened={opened} scene={scene} options={options} settled={isShown} guard={guard} choose={choose} onClause={openClause} />
          </Suspense>
        ) : null}
        <Suspense fallback={null}>
          {later && olderRules !== null ? <RulesChanged opened={opened} since={olderRules} number={present.number} onClause={openClause} /> : null}
        </Suspense>
        {advised && dialogs.dialog === 'adviser' ? (
          <Suspense fallback={null}>
            <Adviser key={scene.number} session={session} present={present} board={board} onClose={() => open(null)} />
          </Suspense>
        ) : null}
        <Dock
          {...slots}
          session={session}
          present={present}
          opened={opened}
          scene={scene}
          seats={seats}
          here={here}
          past={past}
          playing={playing}
          refusal={refusal}
          onAttempt={attempt}
          speed={speed}
          onSpeed={setSpeed}
          advised={advised}
          stop={
            hurting === null || stopped === null ? null : (
              <StopCard
                key={`${transition.id} ${stopped}`}
                opened={opened}
                seats={seats}
                step={hurting}
                before={(transition.steps[stopped - 1] ?? transition.before ?? scene).view}
                log={[...eventsUpTo(session, scene.number - 1), ...transition.steps.slice(0, stopped + 1)]}
                onGoOn={goOn}
                onAgain={isStill || stop.from === stopped ? null : again}
              />
            )
          }
          onPlaying={setPlaying}
          onMoment={goTo}
          onUndo={undo}
          onOpen={open}
          onClause={openClause}
          onHandOn={looks && isShown ? () => setHandedOn(present.number) : null}
        />
      </>
    ),
    skip: (
      <a className="skip" href={`#${AFTER_BOARD}`} onClick={skipBoard}>
        {words.table.skip}
      </a>
    ),
    moves: (
      <Moves
        open={dialogs.dialog === 'moves' || board === null}
        docked={board === null}
        online={remote}
        onClose={() => open(null)}
        onPoint={() => {
          open(null);
          setAsking(true);
        }}
        onStanding={() => open('standing')}
        onAsk={ask}
      />
    ),
    side: (
      <>
        {teaching?.side}
        {board?.showsResolving === true ? null : <Resolving />}
        <div className="side-head" id={AFTER_BOARD} tabIndex={-1}>
          {remote === null ? <h2>{words.table.log}</h2> : <SideTabs tab={tab} unread={unread.length} choose={setTab} />}
          <button type="button" className={`btn sm ${asking ? 'is-on' : 'ghost'}`} aria-pressed={asking} onClick={() => setAsking(!asking)}>
            <Icon name="help" />
            {words.table.why.button}
          </button>
        </div>
        {tab === 'chat' && remote !== null && !narrow ? <Chat session={remote} talk={present.talk} mayTalk={mayTalk(present)} /> : log}
      </>
    ),
    over: (
      <>
        <Suspense fallback={null}>{whyNot === null ? null : <WhyCard reason={whyNot} online={remote} onClose={clear} onClause={openClause} />}</Suspense>
        <Suspense fallback={null}>
          {dialogs.lies ? (
            <Dialogs
              state={dialogs}
              session={session}
              remote={remote}
              present={present}
              seats={seats}
              opened={opened}
              at={logged}
              options={options}
              log={log}
              onMoment={visit}
            />
          ) : null}
        </Suspense>
        <Suspense fallback={null}>{board?.aid === undefined || !later ? null : <Explain opened={opened} />}</Suspense>
        <LiveRegion
          opened={opened}
          present={present}
          scene={scene}
          transition={transition}
          told={stop.at === null ? transition.steps.length : stop.at + 1}
          here={here}
          seats={seats}
        />
      </>
    ),
  };

  return (
    <TableContext.Provider value={table}>
      <ShellContext.Provider value={shell}>
        <Title says={titleOfTab(box.game.title, words, !over && present.asked.some((seat) => present.mine.includes(seat)))} />
        {over ? (
          <Suspense fallback={picture}>
            <End session={session} present={present} opened={opened} scene={scene} seats={seats} onMoment={visit} onClause={openClause} />
          </Suspense>
        ) : handing !== null ? (
          <Curtain who={seats[handing]?.who ?? ''} game={box.game.id} open={() => session.look(handing)} />
        ) : (
          picture
        )}
      </ShellContext.Provider>
    </TableContext.Provider>
  );
}
