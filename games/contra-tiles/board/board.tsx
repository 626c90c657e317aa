import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { foretold } from '#games';
import type { OpenOption } from '#kernel';
import { Frame, isTyping, useNarrow, useShow, useTable } from '#kit';
import { type Answer, notation } from '../answer.ts';
import { SIDES } from '../content/tiles.ts';
import { isPlacing, isSamePick, layingOf, nearestTurn, type Openings, PICKS, type Pick, type Placing, pieceOf } from '../facts/openings.ts';
import { activeSide, isSame, keyOf, type Place, pieceIn, seatOfSide, sideOfSeat } from '../facts/places.ts';
import type { Side } from '../rules/pieces.ts';
import type { ContraTiles } from '../types.ts';
import type { View } from '../view.ts';
import type { Messages } from '../words/messages.ts';
import type { ContraTilesWords } from '../words/words.ts';
import { attemptAt, attemptWith } from './attempt.ts';
import { targetsOf } from './choosing.ts';
import { DraggedPiece, useDragging } from './dock/dragging.tsx';
import { type Holding, useHolding } from './dock/holding.tsx';
import { Medal, Plaque, Supply } from './dock/plaque.tsx';
import { nearOwner, nearSide } from './dock/seating.ts';
import { Tray } from './dock/tray.tsx';
import { Flights, lasts } from './map/flights.tsx';
import { onTable, snapTo } from './map/geometry.ts';
import type { Foreseen } from './map/preview.tsx';
import { type Press, Stage } from './map/stage.tsx';
import { useClearance } from './map/use-clearance.tsx';
import { useShown } from './use-shown.tsx';

/** The table of the tile game. */
export function Board({ words }: { readonly words: ContraTilesWords }) {
  const table = useTable<ContraTiles>();
  const { scene, seats, eyes, options, asking, hint, setHint, choose, whyNot } = table;
  const text = words.say;
  const show = useShow<ContraTiles>(lasts);
  const shown = useShown(show);
  const { view, settled } = shown;
  const holding = useHolding();
  const stage = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Place | null>(null);
  const narrow = useNarrow(960);
  const sub = narrow ? text['sub-brief'] : text.sub;
  const inset = useClearance(stage, view.layout, table.past);

  const mine = seats.filter(({ kind }) => kind === 'me').map(({ seat }) => seat);
  const side = nearSide(view, mine, eyes);
  const far: Side = side === 0 ? 1 : 0;
  const owner = nearOwner(side, mine);
  const open = settled && options.length > 0;
  const mayAsk = eyes !== null && !table.past && scene.outcome === null;
  const turn = holding.pick?.kind === 'tile' ? holding.turnOf(holding.pick.slot) : 0;
  const { pick, openings } = holding;
  const held = useMemo(() => (open ? (pick === null ? null : pieceIn(view, pick.kind, pick.slot, turn)) : null), [open, view, pick, turn]);

  /** The open option that is this answer; null when it is not offered. */
  const offered = useOffered(options);
  const targets = useMemo(
    () => targetsOf({ view, openings, pick, turn, open, asking, words: text, says: (answer) => foretoldOf(offered(answer), words, view) }),
    [view, openings, pick, turn, open, asking, text, offered, words],
  );
  const preview = useMemo(() => (open && hint !== null ? foreseen(hint, view) : null), [open, hint, view]);

  useForgetting(setAsked, scene.number);
  useKeys(open, holding, () => focusOpening(stage.current));

  const give = (answer: Answer): void => {
    const option = offered(answer);
    if (option !== null) choose(option);
  };
  const pressCell = (cell: Place, { touch, at }: Press): void => {
    if (!settled) {
      show.finish();
      return;
    }
    if (table.past || scene.outcome !== null) return;
    if (!asking && openings.closed.some((closed) => isSame(closed, cell))) {
      give({ do: 'score', x: cell.x, y: cell.y });
      return;
    }
    const opening = asking ? undefined : openings.of(pick).find((at) => isSame(at, cell));
    if (opening === undefined || pick === null) {
      if (!asking && !open) return;
      setAsked(cell);
      whyNot(attemptAt(scene.decision?.kind ?? 'place', pick, turn, cell), at);
      return;
    }
    const laying = layingOf(pick, turn, cell);
    if (!opening.quarters.includes(turn)) setHint(offered(holding.turnFor(opening)));
    else if (touch && hint?.notation !== notation.print(laying)) setHint(offered(laying));
    else give(laying);
  };
  const pressPiece = (which: Pick, at: Element): void => {
    if (!settled) show.finish();
    else if (open && !asking && openings.fits(which)) {
      holding.take(which);
      if (at.matches(':focus-visible')) focusOpening(stage.current);
    } else if (mayAsk) {
      const allowed = open ? allowedFor(which, openings, holding) : null;
      setHint(offered(allowed));
      whyNot(allowed ?? attemptWith(view, which), at);
    }
  };
  const openingUnder = (which: Pick, at: Place) => {
    const place = onTable(stage.current, at);
    return place === null ? null : snapTo(place, openings.of(which));
  };
  const { dragged, slots, home } = useDragging({
    may: (which) => open && !asking && openings.fits(which),
    over(which, at) {
      if (!isSamePick(which, pick)) {
        holding.take(which);
        return false;
      }
      const opening = openingUnder(which, at);
      if (opening === null) setHint(null);
      else if (opening.quarters.includes(turn)) setHint(offered(layingOf(which, turn, opening)));
      else setHint(offered(holding.turnFor(opening)));
      return opening !== null;
    },
    drop(which, at) {
      const opening = openingUnder(which, at);
      const place = onTable(stage.current, at);
      if (opening !== null) {
        give(layingOf(which, nearestTurn(which.kind === 'tile' ? holding.turnOf(which.slot) : 0, opening.quarters), opening));
        return true;
      }
      setHint(null);
      if (place !== null) {
        const cell = { x: Math.floor(place.x), y: Math.floor(place.y) };
        setAsked(cell);
        whyNot(layingOf(which, which.kind === 'tile' ? holding.turnOf(which.slot) : 0, cell), stage.current?.querySelector(`[data-cell="${keyOf(cell)}"]`));
      }
      return false;
    },
    leave: () => setHint(null),
  });
  const carried =
    dragged === null ? null : pieceIn(view, dragged.pick.kind, dragged.pick.slot, dragged.pick.kind === 'tile' ? holding.turnOf(dragged.pick.slot) : 0);
  useWheelTurns(dragged !== null, holding);
  const { finish } = show;
  const pressTheirs = useCallback(
    (slot: number, at: Element): void => {
      if (!settled) finish();
      else if (mayAsk) whyNot({ do: 'other-tile', slot: slot + 1 }, at);
    },
    [settled, finish, mayAsk, whyNot],
  );
  const point = (cell: Place | null): void => {
    if (!open || asking) return;
    const opening = cell === null ? undefined : openings.of(pick).find((at) => isSame(at, cell));
    const fits = pick !== null && cell !== null && opening?.quarters.includes(turn);
    const next = fits ? offered(layingOf(pick, turn, cell)) : null;
    if (next?.notation !== hint?.notation) setHint(next);
  };

  return (
    <Frame
      chip={text.board.turn(view)}
      seats={
        <div className={table.past ? 'ct-plaques both' : 'ct-plaques'}>
          {(table.past ? [far, side] : [far]).map((at) => (
            <Plaque
              key={at}
              view={view}
              side={at}
              name={nameAt(seats[seatOfSide(view, at)], text.side[SIDES[at]])}
              seat={seats[seatOfSide(view, at)]}
              drawn={shown.drawn}
              asking={asking}
              words={text}
              press={pressTheirs}
            />
          ))}
        </div>
      }
      corner={<Supply coins={view.supply} words={text} />}
      who={<Medal side={activeSide(scene.view)} className="ct-medal who" />}
      prompt={(narrow ? text.brief : text.prompt)[taskOf(scene.decision?.kind, scene.view)]({ owner })}
      sub={
        scene.outcome !== null
          ? undefined
          : options.length > 0
            ? subOf(scene.decision?.kind, pick, preview !== null, openings.offersBoth ? sub : text['sub-brief'])
            : sub.waiting
      }
      list="folded"
      hand={<Tray view={view} side={side} owner={owner} holding={holding} open={open} drawn={shown.drawn} words={text} drag={slots} press={pressPiece} />}
      stage={
        <div className="ct-stage" ref={stage}>
          <Stage
            view={view}
            targets={targets}
            held={held}
            preview={preview}
            mine={words.you === null ? null : sideOfSeat(view, words.you)}
            asked={asked}
            fresh={shown.fresh}
            scored={shown.scored === null ? null : { place: shown.scored, coins: shown.scored.coins }}
            inset={inset}
            words={text}
            press={pressCell}
            point={point}
          />
          {dragged === null || carried === null ? null : <DraggedPiece dragged={dragged} piece={carried} still={table.still} home={home} />}
          <Flights key={`${table.transition.id} ${show.past.length}`} show={show} />
        </div>
      }
    />
  );
}

function useOffered(options: readonly OpenOption<ContraTiles>[]): (answer: Answer | null) => OpenOption<ContraTiles> | null {
  return useMemo(() => {
    const byNotation = new Map(options.map((option) => [option.notation, option]));
    return (answer) => (answer === null ? null : (byNotation.get(notation.print(answer)) ?? null));
  }, [options]);
}

function foretoldOf(option: OpenOption<ContraTiles> | null, words: ContraTilesWords, view: View): readonly string[] {
  return option === null ? [] : foretold(words, option, view);
}

/** What a placement that is pointed at would do. */
function foreseen({ answer, preview }: OpenOption<ContraTiles>, view: View): Foreseen | null {
  const piece = isPlacing(answer) ? pieceOf(answer, view) : null;
  return isPlacing(answer) && piece !== null && preview !== null ? { ...preview, place: { x: answer.x, y: answer.y }, piece } : null;
}

function nameAt(seat: { readonly who: string; readonly name: string } | undefined, side: string): string {
  return seat?.who || side;
}

/** The first or the second placement of a turn, or which tile is scored next. */
function taskOf(kind: string | undefined, { laid }: View): keyof Messages['prompt'] {
  return kind === 'score' ? 'score' : laid === 0 ? 'first' : 'second';
}

/** A way to lay a piece that fits somewhere: turned as it is, if it can be. */
function allowedFor(which: Pick, openings: Openings, holding: Holding): Placing | null {
  const turn = which.kind === 'tile' ? holding.turnOf(which.slot) : 0;
  const cells = openings.of(which);
  const opening = cells.find(({ quarters }) => quarters.includes(turn)) ?? cells[0];
  return opening === undefined ? null : layingOf(which, nearestTurn(turn, opening.quarters), opening);
}

function subOf(kind: string | undefined, pick: Pick | null, pointed: boolean, sub: Messages['sub']): string {
  if (kind === 'score') return sub.score;
  if (pointed && matchMedia('(pointer: coarse)').matches) return sub.again;
  return pick?.kind === 'crown' ? sub.crown : sub.tile;
}

function focusOpening(stage: HTMLElement | null): void {
  requestAnimationFrame(() => stage?.querySelector<SVGElement>('.ct-target[tabindex="0"]')?.focus());
}

/** What was asked about is marked until something else happens. */
function useForgetting(setAsked: (place: null) => void, number: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision makes the mark meaningless
  useEffect(() => {
    const forget = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setAsked(null);
    };
    setAsked(null);
    window.addEventListener('pointerdown', forget, { capture: true });
    window.addEventListener('keydown', forget);
    return () => {
      window.removeEventListener('pointerdown', forget, { capture: true });
      window.removeEventListener('keydown', forget);
    };
  }, [setAsked, number]);
}

/** What is carried turns with the wheel. */
function useWheelTurns(carrying: boolean, holding: Holding): void {
  useEffect(() => {
    if (!carrying) return;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      event.stopPropagation();
      holding.turn(event.deltaY < 0 ? -1 : 1);
    };
    window.addEventListener('wheel', wheel, { passive: false, capture: true });
    return () => window.removeEventListener('wheel', wheel, { capture: true });
  }, [carrying, holding]);
}

/** 1 to 3 take own tiles, 4 to 6 crowns; q, e and r turn. */
function useKeys(open: boolean, holding: Holding, focus: () => void): void {
  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const pick = PICKS[Number(event.key) - 1];
      if (pick !== undefined) {
        if (!holding.openings.fits(pick)) return;
        if (!isSamePick(pick, holding.pick)) holding.take(pick);
        focus();
      } else if (event.key === 'e' || event.key === 'r') holding.turn(1);
      else if (event.key === 'q' || event.key === 'R') holding.turn(-1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open, holding, focus]);
}
