import { useCallback, useMemo, useRef, useState } from 'react';
import type { Seat } from '#kernel';
import { Frame, keepingMost, PanZoom, type SeatAtTable, useClearance, useShow, useTable } from '#kit';
import type { Advantage } from '../content/advantage.ts';
import { isView, type View } from '../rules/view.ts';
import { attemptAt } from './answers/attempt.ts';
import { type Choosing, choosingOf, NOTHING } from './answers/choosing.ts';
import { deedOf, type Way } from './answers/deed.ts';
import { Area, type AreaProps } from './areas/area.tsx';
import { StageArea } from './areas/stage-area.tsx';
import { Strip } from './areas/strip.tsx';
import { CardView } from './cards/card-view.tsx';
import { Decks } from './cards/decks.tsx';
import { Hand } from './cards/hand.tsx';
import type { Looked } from './cards/shown.ts';
import { AssaultDice, FightDice } from './dice/dice.tsx';
import { Actions, attemptWith, isPlay, nameOf, Offers, Sub, strongOf, useLabel, Ways, Who } from './dock/dock.tsx';
import { Pop } from './dock/pop.tsx';
import { useEnter } from './dock/use-enter.tsx';
import { type Plan, partOf, planOf, wholeOf } from './map/geometry.ts';
import { StageMap } from './map/stage-map.tsx';
import { spacesOf, whoIsAt } from './map/standing.ts';
import { drawnView, lasts } from './news/showing.ts';
import { mayStepIn } from './stack/stack.ts';
import { Stack } from './stack/stack-view.tsx';
import { useLatest } from './use-latest.tsx';
import { useNarrow } from './use-narrow.tsx';
import type { BoardWords, ContraWords } from './words.ts';

const ZOOM = { least: 0.3, most: 3 };
/** A prompt of three lines may lie over the table for a moment. */
const USUAL = 240;

/** The raid, in the slots of the frame. */
export function Board({ words }: { readonly words: ContraWords }) {
  const { scene } = useTable();
  return isView(scene.view) ? <Raid words={words.board} view={scene.view} /> : null;
}

/** What is open beside something: a card to be read, or several answers to choose from. */
interface Opened {
  readonly at: Element;
  readonly number: number;
  readonly shown: Looked | null;
  readonly ways: readonly Way[];
}

interface Picked {
  readonly number: number;
  readonly card: string;
}

function Raid({ words, view: present }: { readonly words: BoardWords; readonly view: View }) {
  const { scene, news, options, seats, eyes, hint, setHint, choose, whyNot, asking, pings, still, past } = useTable();
  const { now, past: told, finish } = useShow(lasts);
  const narrow = useNarrow();
  const [refused, setRefused] = useState<{ readonly number: number; readonly space: string } | null>(null);
  const [picking, setPicked] = useState<Picked | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [peek, setPeek] = useState<Seat | 'stage' | null>(null);

  const before = news.before !== null && isView(news.before.view) ? news.before.view : present;
  const view = useMemo(() => (now === null ? present : drawnView(before, told, now)), [present, before, told, now]);
  const notations = useMemo(() => options.map(({ notation }) => notation), [options]);
  const open = useMemo(() => choosingOf(scene.asked, notations, present), [scene.asked, notations, present]);
  const showing = now !== null;
  const choosing = useMemo<Choosing>(() => (showing ? { ...NOTHING, kind: open.kind, seat: open.seat } : open), [showing, open]);
  const picked = picking !== null && picking.number === scene.number && open.cards.has(picking.card) ? picking.card : null;
  const play = picked === null ? null : (open.cards.get(picked)?.[0] ?? null);
  const here = opened !== null && opened.number === scene.number ? opened : null;
  /** Somebody here is waited for; others may only step in. */
  const asked = options.some(({ seat }) => scene.asked?.seats.includes(seat) === true);

  const close = useCallback(() => setOpened(null), []);
  const openAt = (at: Element, shown: Looked | null, ways: readonly Way[]): void => setOpened({ at, number: scene.number, shown, ways });
  /** One way is taken, several are offered. */
  const take = (ways: readonly Way[], at: Element): void => {
    const [only] = ways;
    if (ways.length === 1 && only !== undefined) choose(only.notation);
    else if (ways.length > 1) openAt(at, null, ways);
  };

  const pressSpace = useLatest((id: string, at: Element): void => {
    finish();
    setOpened(null);
    const there = whoIsAt(present, id);
    const ways = [
      ...(open.spaces.get(id) ?? []),
      ...there.targets.flatMap((target) => open.targets.get(target) ?? []),
      ...(there.commando === null ? [] : (open.commandos.get(there.commando) ?? [])),
    ];
    if (ways.length > 0 && !asking) {
      take(ways, at);
      return;
    }
    const attempt = attemptAt(open.kind, id, there);
    if (asked && attempt !== null) {
      setRefused(ways.length === 0 ? { number: scene.number, space: id } : null);
      whyNot(ways[0]?.notation ?? attempt, at);
    } else if (there.foes[0] !== undefined) openAt(at, { kind: 'enemy', id: there.foes[0].id }, []);
  });
  const pointSpace = useLatest((id: string | null): void => {
    const there = id === null ? null : whoIsAt(present, id);
    const ways = id === null || there === null ? [] : [...(open.spaces.get(id) ?? []), ...there.targets.flatMap((target) => open.targets.get(target) ?? [])];
    setHint(ways[0]?.notation ?? null);
    setPointed(there?.targets[0] ?? null);
  });
  const pressTarget = useLatest((target: string, at: Element): void => take(open.targets.get(target) ?? [], at));
  const pressFace = useLatest((face: string, at: Element): void => take(open.faces.get(face) ?? [], at));
  const pressToken = useLatest((type: Advantage, at: Element): void => take(open.tokens.get(type) ?? [], at));
  const pressCard = useLatest((card: string, at: Element): void => {
    finish();
    const ways = open.cards.get(card) ?? [];
    if (ways.length === 0 || asking) {
      if (asked) whyNot(ways[0]?.notation ?? attemptWith(open.kind, card), at);
      else openAt(at, { kind: 'card', id: card }, []);
    } else if (!isPlay(ways)) take(ways, at);
    else if (picked === card) choose(ways[0]?.notation ?? '');
    else setPicked({ number: scene.number, card });
  });
  const pressCommando = useLatest((seat: Seat, at: Element): void => {
    const id = present.fighters[seat]?.id;
    if (id === undefined) return;
    const ways = [...(open.commandos.get(id) ?? []), ...open.abilities.filter(({ deed }) => deed.do === 'ability' && deed.who === id)];
    openAt(at, { kind: 'character', id }, ways);
  });
  const read = useLatest((shown: Looked, at: Element, place?: number): void => openAt(at, shown, waysOf(shown, place ?? 0, open)));
  const point = useLatest((target: string | null): void => setPointed(target));
  useEnter(asked && here === null ? (strongOf(open, play)?.notation ?? null) : null, choose);

  const plan = planOf(view.stage);
  const area = useArea(plan, view, choosing, narrow);
  const pinged = useMemo(() => new Set(pings.flatMap((ping) => placesOf(ping, present))), [pings, present]);
  const stage = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dock of the replay is another one
  const clear = useMemo(() => keepingMost(USUAL), [past]);
  const inset = useClearance(stage, clear);
  const key = now === null ? null : `${news.id} ${told.length}`;
  const handOf = open.seat >= 0 && asked ? open.seat : (eyes ?? Math.max(0, view.active));
  const hand = view.fighters[handOf];
  const { short, rest } = words.chip(view);
  const areaOf = (seat: Seat): AreaProps => ({
    view,
    seat,
    choosing,
    words,
    sitter: seats[seat],
    who: playing(seats, seat, words),
    pointed,
    read,
    pressCommando,
    pressToken,
    point,
  });
  const others = mayStepIn(scene.asked, open.seat);
  const label = useLabel({ view: present, choosing: open, words });
  const rolling = key !== null && ['rolls', 'explodes', 'assault', 'rerolls'].includes(now?.event.kind ?? '');
  const dice = (
    <>
      {view.fight === null || view.fight.dice.length === 0 ? null : (
        <FightDice fight={view.fight} choosing={choosing} words={words} rolling={rolling} nameOf={(target) => nameOf(target, view, words)} press={pressFace} />
      )}
      {view.assault === null || view.assault.dice.length === 0 ? null : (
        <AssaultDice assault={view.assault} choosing={choosing} words={words} rolling={rolling} who={whoIs(view, view.assault.seat, words)} press={pressFace} />
      )}
    </>
  );
  const isRolled = view.fight !== null || view.assault !== null;

  return (
    <Frame
      chip={
        <>
          {short}
          <span className="wide">{rest}</span>
        </>
      }
      seats={<Strip view={view} choosing={choosing} words={words} seats={seats} open={peek} press={(what) => setPeek(peek === what ? null : what)} />}
      stage={
        // biome-ignore lint/a11y/noStaticElementInteractions: a click beside everything only hurries what is being shown
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys act at once and hurry it just so
        <div
          className={`raid on-${view.stage} ${plan.rows > plan.columns ? 'tall' : 'flat'}`}
          data-commandos={view.fighters.length}
          ref={stage}
          style={{ paddingBottom: inset.bottom }}
          onClick={now === null ? undefined : finish}
        >
          <div className="mapbox">
            <PanZoom area={area} zoom={ZOOM} still={still} words={words.zoom}>
              <StageMap
                view={view}
                choosing={choosing}
                words={words}
                now={now === null || key === null ? null : { event: now.event, key }}
                hint={hint}
                pinged={pinged}
                refused={refused?.number === scene.number ? refused.space : null}
                pointed={pointed}
                press={pressSpace}
                point={pointSpace}
              />
            </PanZoom>
          </div>
          <div className={peek === null ? 'areas' : 'areas peeked'}>
            <div className={peek === 'stage' ? 'stage-slot open' : 'stage-slot'}>
              <StageArea view={view} choosing={choosing} words={words} read={read} />
            </div>
            {view.fighters.map((f, seat) => (
              <div key={f.id} className={peek === seat ? 'area-slot open' : 'area-slot'}>
                <Area {...areaOf(seat)} />
              </div>
            ))}
          </div>
          {here === null ? null : (
            <Pop at={here.at} label={words.page.close} onClose={close}>
              {here.shown === null ? null : here.shown.kind === 'decks' ? (
                <Decks view={present} words={words} />
              ) : (
                <CardView shown={here.shown} words={words} view={present} />
              )}
              {here.ways.length === 0 ? null : <Ways ways={here.ways} label={label} choose={choose} />}
            </Pop>
          )}
        </div>
      }
      corner={past && isRolled ? <div className="panel rolled">{dice}</div> : undefined}
      meter={<Stack view={view} words={words} others={others} away={others.filter((seat) => seats[seat]?.kind !== 'me')} />}
      who={scene.asked === null ? undefined : <Who view={present} seat={open.seat} />}
      sub={asked ? <Sub view={present} choosing={open} words={words} picked={picked} /> : undefined}
      hand={
        <div className="dock-hand">
          {isRolled ? dice : null}
          {options.length === 0 ? null : <Offers view={present} choosing={open} words={words} asked={asked} pressTarget={pressTarget} pressFirst={take} />}
          {hand === undefined ? null : (
            <Hand f={hand} asked={asked && handOf === open.seat} choosing={choosing} picked={picked} words={words} press={pressCard} />
          )}
        </div>
      }
      actions={<Actions view={present} choosing={open} words={words} play={play} />}
      list="folded"
    />
  );
}

/** Who plays a commando; nobody in particular where everybody here is one person. */
function playing(seats: readonly SeatAtTable[], seat: Seat, { area }: BoardWords): string {
  const sitter = seats[seat];
  if (sitter === undefined || (seats.length > 1 && seats.every(({ kind }) => kind === 'me'))) return '';
  return sitter.kind === 'me' ? area.you : sitter.who;
}

function whoIs(view: View, seat: Seat, { cards }: BoardWords): string {
  const id = view.fighters[seat]?.id;
  return id === undefined ? '' : cards.commandoName(id);
}

/** What can be done with a card that is being read. */
function waysOf(shown: Looked, place: number, open: Choosing): readonly Way[] {
  switch (shown.kind) {
    case 'enemy':
      return open.targets.get(shown.id) ?? [];
    case 'boss':
      return [...(open.targets.get('boss') ?? []), ...(open.bosses.get(shown.id) ?? [])];
    case 'stage': {
      const way = open.stage.get(place);
      return way === undefined ? [] : [way];
    }
    default:
      return [];
  }
}

function placesOf(notation: string, view: View): readonly string[] {
  const deed = deedOf(notation);
  if ('to' in deed) return [deed.to];
  return 'target' in deed ? spacesOf(view, deed.target) : [];
}

const AROUND = { columns: 6, rows: 4 };

/** Wide screens show the whole map; phones look at whoever acts and whatever can be chosen. */
function useArea(plan: Plan, view: View, choosing: Choosing, narrow: boolean) {
  const own = view.fighters[choosing.seat]?.space ?? '';
  const seen = narrow
    ? [own, ...choosing.spaces.keys(), ...[...choosing.targets.keys()].flatMap((target) => (target === 'boss' ? [] : spacesOf(view, target)))].filter(
        (id) => id !== '',
      )
    : [];
  const names = seen.join(' ');
  return useMemo(() => (names === '' ? wholeOf(plan) : partOf(plan, names.split(' '), AROUND)), [plan, names]);
}
