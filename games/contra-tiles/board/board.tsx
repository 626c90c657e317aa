import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Frame, isTyping, useShow, useTable } from '#kit';
import type { Side } from '../rules/pieces.ts';
import type { View } from '../rules/view.ts';
import { emptyBeside, isSame, keyOf, lyingIn, neighbours, type Place } from './cells.ts';
import { type Choices, isSamePick, nearestTurn, notationOf, OTHERS_TILE, PICKS, type Pick } from './choices.ts';
import { Flights, lasts } from './flights.tsx';
import { foreseen } from './foreseen.ts';
import { activeSide, turnedText } from './foresight.ts';
import { type Holding, useHolding } from './holding.tsx';
import { Medal, Plaque, Supply } from './plaque.tsx';
import { nearOwner, nearSide, seatOfSide } from './seating.ts';
import { useShown, viewOf } from './shown.tsx';
import { type Press, Stage } from './stage.tsx';
import { targetsOf } from './targets.ts';
import { Tray } from './tray.tsx';
import { useClearance } from './use-clearance.tsx';
import { useNarrow } from './use-narrow.tsx';
import type { Asked, Named, SubWords, TileWords } from './words.ts';

/** The table of the tile game. */
export function Board({ words }: { readonly words: TileWords }) {
  const table = useTable();
  const { scene, seats, eyes, options, asking, hint, setHint, choose, whyNot } = table;
  const text = words.board;
  const show = useShow(lasts);
  const shown = useShown(show);
  const { view, settled } = shown;
  const holding = useHolding();
  const stage = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Place | null>(null);
  const narrow = useNarrow();
  const sub = narrow ? text.subShort : text.sub;
  const inset = useClearance(stage, view.layout);

  const mine = seats.filter(({ kind }) => kind === 'me').map(({ seat }) => seat);
  const side = nearSide(view, mine, eyes);
  const far: Side = side === 0 ? 1 : 0;
  const owner = nearOwner(side, mine);
  const open = settled && options.length > 0;
  const mayAsk = eyes !== null && !table.past && scene.outcome === null;
  const turn = holding.pick?.kind === 'tile' ? holding.turnOf(holding.pick.slot) : 0;
  const { pick, choices } = holding;
  const held = useMemo(() => (open ? pieceHeld(view, pick, turn) : null), [open, view, pick, turn]);

  const targets = useMemo(() => targetsOf({ view, choices, pick, turn, open, asking, words: text }), [view, choices, pick, turn, open, asking, text]);
  const preview = useMemo(
    () => (open && hint !== null && options.some(({ notation }) => notation === hint) ? foreseen(hint, view) : null),
    [open, hint, options, view],
  );

  useForgetting(setAsked, scene.number);
  useKeys(open, holding, () => focusOpening(stage.current));

  const ask = (notation: string, place: Place, at: Element): void => {
    setAsked(place);
    whyNot(notation, at);
  };
  const pressCell = (cell: Place, { touch, at }: Press): void => {
    if (!settled) {
      show.finish();
      return;
    }
    if (table.past || scene.outcome !== null) return;
    if (!asking && choices.closed.some((closed) => isSame(closed, cell))) {
      choose(`score ${keyOf(cell)}`);
      return;
    }
    const opening = asking ? undefined : choices.openings(pick).find((at) => isSame(at, cell));
    if (opening === undefined || pick === null) {
      if (asking || open) ask(scene.asked?.kind === 'score' ? `score ${keyOf(cell)}` : notationOf(pick ?? { kind: 'tile', slot: 0 }, turn, cell), cell, at);
      return;
    }
    const notation = notationOf(pick, turn, cell);
    if (!opening.quarters.includes(turn)) setHint(holding.turnFor(opening));
    else if (touch && hint !== notation) setHint(notation);
    else choose(notation);
  };
  const pressPiece = (which: Pick, at: Element): void => {
    if (!settled) show.finish();
    else if (open && !asking && choices.fits(which)) {
      holding.take(which);
      if (at.matches(':focus-visible')) focusOpening(stage.current);
    } else if (mayAsk) {
      const allowed = open ? allowedFor(which, choices, holding) : null;
      setHint(allowed);
      whyNot(allowed ?? notationOf(which, 0, placeToAsk(view, which)), at);
    }
  };
  const { finish } = show;
  const pressTheirs = useCallback(
    (slot: number, at: Element): void => {
      if (!settled) finish();
      else if (mayAsk) whyNot(`${OTHERS_TILE}${slot + 1}`, at);
    },
    [settled, finish, mayAsk, whyNot],
  );
  const point = (cell: Place | null): void => {
    if (!open || asking) return;
    const opening = cell === null ? undefined : choices.openings(pick).find((at) => isSame(at, cell));
    const fits = pick !== null && cell !== null && opening?.quarters.includes(turn);
    const next = fits ? notationOf(pick, turn, cell) : null;
    if (next !== hint) setHint(next);
  };

  return (
    <Frame
      chip={text.chip(view.turn)}
      seats={
        <div className={table.past ? 'ct-plaques both' : 'ct-plaques'}>
          {(table.past ? [far, side] : [far]).map((at) => (
            <Plaque
              key={at}
              view={view}
              side={at}
              name={nameAt(seats[seatOfSide(view, at)], text.sides[at])}
              drawn={shown.drawn}
              asking={asking}
              words={text}
              press={pressTheirs}
            />
          ))}
        </div>
      }
      corner={<Supply coins={view.supply} words={text} />}
      who={<Medal side={activeSide(viewOf(scene))} className="ct-medal who" />}
      prompt={text.prompt(askedOf(scene.asked?.kind, viewOf(scene)), owner, narrow)}
      sub={options.length > 0 ? subOf(scene.asked?.kind, pick, preview !== null, choices.offersBoth ? sub : text.subShort) : sub.waiting}
      list="folded"
      hand={<Tray view={view} side={side} owner={owner} holding={holding} open={open} drawn={shown.drawn} words={text} press={pressPiece} />}
      stage={
        <div className="ct-stage" ref={stage}>
          <Stage
            view={view}
            targets={targets}
            held={held}
            preview={preview}
            asked={asked}
            fresh={shown.fresh}
            scored={shown.scored === null ? null : { place: shown.scored, coins: shown.scored.coins }}
            inset={inset}
            words={text}
            press={pressCell}
            point={point}
          />
          <Flights key={`${table.news.id} ${show.past.length}`} told={settled ? null : show.now} past={show.past} view={view} after={viewOf(scene)} />
        </div>
      }
    />
  );
}

function nameAt(seat: { readonly who: string; readonly name: string } | undefined, side: string): string {
  return seat?.who || side;
}

function pieceHeld(view: View, pick: Pick | null, turn: number): Named | null {
  if (pick === null) return null;
  if (pick.kind === 'crown') {
    const crown = view.market[pick.slot] ?? null;
    return crown === null ? null : { crown };
  }
  const side = activeSide(view);
  const face = view.racks[side]?.[pick.slot] ?? null;
  return face === null ? null : { side, edges: turnedText(face, turn) };
}

function askedOf(kind: string | undefined, { laid }: View): Asked {
  return kind === 'score' ? 'score' : laid === 0 ? 'first' : 'second';
}

/** A way to lay a piece that fits somewhere: turned as it is, if it can be. */
function allowedFor(which: Pick, choices: Choices, holding: Holding): string | null {
  const turn = which.kind === 'tile' ? holding.turnOf(which.slot) : 0;
  const openings = choices.openings(which);
  const opening = openings.find(({ quarters }) => quarters.includes(turn)) ?? openings[0];
  return opening === undefined ? null : notationOf(which, nearestTurn(turn, opening.quarters), opening);
}

function subOf(kind: string | undefined, pick: Pick | null, pointed: boolean, sub: SubWords): string {
  if (kind === 'score') return sub.score;
  if (pointed && matchMedia('(pointer: coarse)').matches) return sub.again;
  return pick?.kind === 'crown' ? sub.crown : sub.tile;
}

/** Where somebody would try to lay a piece that fits nowhere: beside what it needs. */
function placeToAsk(view: View, pick: Pick): Place {
  const lying = lyingIn(view.layout);
  const empty = emptyBeside(view.layout);
  const needed = pick.kind === 'crown' ? 'side' : 'crown';
  const beside = (place: Place): boolean => neighbours(place).some((near) => needed in (lying.get(keyOf(near)) ?? {}));
  return empty.find(beside) ?? empty[0] ?? { x: 0, y: 0 };
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

/** 1 to 3 take own tiles, 4 to 6 crowns; q, e and r turn. */
function useKeys(open: boolean, holding: Holding, focus: () => void): void {
  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const pick = PICKS[Number(event.key) - 1];
      if (pick !== undefined) {
        if (!holding.choices.fits(pick)) return;
        if (!isSamePick(pick, holding.pick)) holding.take(pick);
        focus();
      } else if (event.key === 'e' || event.key === 'r') holding.turn(1);
      else if (event.key === 'q' || event.key === 'R') holding.turn(-1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open, holding, focus]);
}
