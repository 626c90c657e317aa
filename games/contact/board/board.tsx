import { useEffect, useMemo, useRef, useState } from 'react';
import { Frame, keepingMost, PanZoom, useClearance, useShow, useTable } from '#kit';
import { isMemberId, type MemberId } from '../content/members.ts';
import { isView, type View } from '../rules/view.ts';
import { Strip, Team } from './cards.tsx';
import { choosing as choosingOf, NOTHING_PICKED, type Picked } from './choosing.ts';
import { Actions, aboutSegments, Hand, promptOf, Sub, Who } from './dock.tsx';
import { DiceCorner, Helicopter, Meter } from './hud.tsx';
import { attempt, attemptWith, distinct, type Order, orderOf } from './order.ts';
import { RingBoard } from './ring-board.tsx';
import { Roster } from './roster.tsx';
import { diceOf, drawnView, lastDice, lasts, openDice, type Rolled } from './showing.ts';
import { useFalls } from './use-falls.tsx';
import { useLatest } from './use-latest.tsx';
import type { ContactWords } from './words.ts';

const AREA = { x: 0, y: 0, width: 792, height: 792 };
const ZOOM = { least: 0.3, most: 4 };
/** What the helicopter and the dice take at the top of a phone's stage. */
const HEADS_UP = 52;
const MARGIN = 6;
const NO_ORDERS: readonly string[] = [];

/** The night, in the slots of the frame. */
export function Board({ words }: { readonly words: ContactWords }) {
  const { scene } = useTable();
  return isView(scene.view) ? <Night words={words} view={scene.view} /> : null;
}

function Night({ words: { board: words }, view: present }: { readonly words: ContactWords; readonly view: View }) {
  const { scene, news, options, hint, setHint, choose, whyNot, asking, pings, still, past } = useTable();
  const { now, past: shown, finish } = useShow(lasts);
  const [refused, setRefused] = useState<{ readonly at: number; readonly name: string } | null>(null);
  const [picked, setPicked] = useState<Picked>(NOTHING_PICKED);
  const kind = scene.asked?.kind ?? '';
  const about = scene.asked?.about ?? null;
  const before = news.before !== null && isView(news.before.view) ? news.before.view : present;
  const view = useMemo(() => (now === null ? present : drawnView(before, shown, now)), [present, before, shown, now]);
  const orders = useMemo(() => distinct(options.map(({ notation }) => orderOf(notation, kind, about))), [options, kind, about]);
  const open = useMemo(() => choosingOf(kind, about, orders, present, scene.number, picked), [kind, about, orders, present, scene.number, picked]);
  const showing = now !== null;
  const choosing = useMemo(() => (showing ? { ...open, lit: NOTHING_LIT, needs: NOTHING_NEEDED, target: null } : open), [showing, open]);
  const fell = useFalls();
  const pick = (change: Partial<Picked>): void => {
    finish();
    setRefused(null);
    setPicked({ at: scene.number, turn: present.turn, member: open.member, way: open.way, target: null, ...change });
  };

  const pressSegment = useLatest((name: string, element: Element): void => {
    finish();
    const order = open.lit.get(name);
    const asked = attempt(kind, open.member, open.way, name, present);
    if (order === undefined || asking) {
      if (asked === null || options.length === 0) return;
      setRefused(order === undefined ? { at: scene.number, name } : null);
      whyNot(order?.notation ?? asked, element);
    } else if (open.target === name) choose(order.notation);
    else pick({ target: name });
  });
  const pressMember = useLatest((id: MemberId, element: Element): void => {
    finish();
    const asked = attemptWith(kind, id, present);
    if (!open.ready.has(id) || asking) {
      if (asked !== null && options.length > 0) whyNot(asked, element);
    } else if (open.of === 'members' && open.member === id && open.order !== null) choose(open.order.notation);
    else pick({ member: id, way: null });
  });
  const point = useLatest((name: string | null): void => setHint(name === null ? null : (open.lit.get(name)?.notation ?? null)));
  useEnter(open.order?.notation ?? null, choose);

  const dice = useDice(now === null ? null : `${news.id} ${shown.length}`);
  const hinted = useMemo(() => new Set(hint === null ? NO_ORDERS : orderOf(hint, kind, about).at), [hint, kind, about]);
  const pinged = useMemo(() => new Set(pings.flatMap((ping) => orderOf(ping, kind, about).at)), [pings, kind, about]);
  const { short, rest } = words.chip(view.turn, view.turns, view.phase === 'players' || view.phase === 'zombies' ? view.phase : 'other');
  const concerned = useMemo(() => aboutSegments(scene.asked), [scene.asked]);
  const stage = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dock of the replay is another one
  const clear = useMemo(() => withRoom(keepingMost()), [past]);
  const inset = useClearance(stage, clear);
  const drafting = present.phase === 'draft';
  const team = { view, choosing, words, fell, press: pressMember };
  const rolledBy = dice.at(-1)?.of;

  return (
    <Frame
      chip={
        <>
          {short}
          <span className="wide">{rest}</span>
        </>
      }
      stage={
        // biome-ignore lint/a11y/noStaticElementInteractions: a click beside everything only hurries what is being shown
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys act at once and hurry it just so
        <div className="night" ref={stage} onClick={now === null ? undefined : finish}>
          {drafting ? (
            <Roster words={words} team={present.members.map((m) => m.id)} open={open.ready} chosen={open.member} press={pressMember} />
          ) : (
            <PanZoom area={AREA} inset={inset} zoom={ZOOM} still={still} words={words.zoom}>
              <RingBoard
                view={view}
                choosing={choosing}
                words={words}
                now={now === null ? null : { event: now.event, key: `${news.id} ${shown.length}` }}
                about={now === null && !past ? concerned : NOWHERE}
                hinted={hinted}
                pinged={pinged}
                refused={refused?.at === scene.number ? refused.name : null}
                pressSegment={pressSegment}
                pressMember={pressMember}
                point={point}
              />
            </PanZoom>
          )}
          {drafting ? null : <Helicopter view={view} words={words} />}
        </div>
      }
      seats={<Strip {...team} />}
      column={<Team {...team} />}
      corner={
        <DiceCorner
          dice={dice}
          rolling={now === null ? null : `${news.id} ${shown.length}`}
          caption={isMemberId(rolledBy) ? words.dock.name(rolledBy) : ''}
          words={words}
        />
      }
      meter={drafting || view.outcome !== null ? undefined : <Meter view={view} words={words} />}
      {...prompting(promptOf(scene.asked, open, words))}
      who={scene.asked === null ? undefined : <Who choosing={open} />}
      sub={options.length === 0 ? undefined : <Sub view={present} choosing={open} words={words} />}
      hand={
        <Hand
          view={present}
          choosing={open}
          orders={orders}
          words={words}
          chooseWay={(way) => pick({ way })}
          chooseTarget={(target) => pick({ target })}
          chooseMember={pressMember}
        />
      }
      actions={<Actions choosing={open} orders={orders} words={words} view={present} />}
      list="folded"
    />
  );
}

function withRoom(clear: ReturnType<typeof keepingMost>): typeof clear {
  return (covering) => {
    const inset = clear(covering);
    return { ...inset, top: isNarrow() ? HEADS_UP : MARGIN, bottom: inset.bottom + MARGIN };
  };
}

function isNarrow(): boolean {
  return matchMedia('(max-width: 720px)').matches;
}

/** A slot that is left out keeps what the shell has for it. */
function prompting(prompt: string | undefined): { readonly prompt?: string } {
  return prompt === undefined ? {} : { prompt };
}

const NOWHERE: ReadonlySet<string> = new Set();
const NOTHING_LIT: ReadonlyMap<string, Order> = new Map();
const NOTHING_NEEDED: ReadonlyMap<string, number> = new Map();

/** Enter fires, wherever nothing else is meant by it. */
function useEnter(notation: string | null, choose: (notation: string) => void): void {
  useEffect(() => {
    if (notation === null) return;
    const fire = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.defaultPrevented || event.repeat || event.target !== document.body) return;
      event.preventDefault();
      choose(notation);
    };
    window.addEventListener('keydown', fire);
    return () => window.removeEventListener('keydown', fire);
  }, [notation, choose]);
}

/** The dice that lie in the corner: those of the news as far as they are shown, else those that lay there. */
function useDice(showing: string | null): readonly Rolled[] {
  const { news, scene } = useTable();
  const [kept, setKept] = useState<readonly Rolled[]>([]);
  const upTo = showing === null ? news.told.length : Number(showing.split(' ')[1]) + 1;
  const fresh = useMemo(() => lastDice(news.told.slice(0, upTo).flatMap(({ event }, i) => diceOf(event, `${news.id} ${i}`))), [news, upTo]);
  useEffect(() => {
    if (fresh.length > 0) setKept(fresh);
  }, [fresh]);
  const lying = showing === null ? openDice(scene.asked) : [];
  const dice = fresh.length > 0 || !news.moving ? fresh : kept;
  if (lying.length === 0) return dice;
  return dice.at(-1)?.of === lying[0]?.of && lying.length === 1 ? [...dice.slice(-3), ...lying] : lying;
}
