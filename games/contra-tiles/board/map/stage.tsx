import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Inset, marksOf, PanZoom, useTable } from '#kit';
import { keyOf, type Place } from '../../facts/places.ts';
import type { Side } from '../../rules/pieces.ts';
import type { ContraTiles } from '../../types.ts';
import type { Laid, Piece, View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { Light } from '../art/pieces.tsx';
import type { Target } from '../choosing.ts';
import { markOf } from '../showing.ts';
import { areaOf, areaToFrame, CELL, type Direction, nextTowards } from './geometry.ts';
import { JointLayer, LaidLayer } from './laid-layer.tsx';
import { AskedCell, CellFrame, OpeningsLayer } from './openings-layer.tsx';
import { type Foreseen, Preview, PreviewTag } from './preview.tsx';
import { Ruler } from './ruler.tsx';
import { Scenery } from './scenery.tsx';

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowRight: 'right', ArrowDown: 'down', ArrowLeft: 'left' };
const ZOOM = { least: 0.3, most: 2.2 };
/** Beyond the cells that are framed, so that nothing is cut off. */
const SPARE = 2;

/** A press on a cell, and with what. */
export interface Press {
  readonly touch: boolean;
  readonly at: Element;
}

export interface StageProps {
  readonly view: View;
  readonly targets: readonly Target[];
  readonly held: Piece | null;
  readonly preview: Foreseen | null;
  /** The side I play alone at this screen. */
  readonly mine: Side | null;
  readonly asked: Place | null;
  /** The piece that has just been laid, while its beads pop in. */
  readonly fresh: Laid | null;
  readonly scored: { readonly place: Place; readonly coins: number } | null;
  readonly inset: Inset;
  readonly words: Messages;
  press(cell: Place, press: Press): void;
  /** A cell is pointed at or focused; null when none is. */
  point(cell: Place | null): void;
}

/** The endless table: what lies, where something may be laid, what would come of it. */
export function Stage({ view, targets, held, preview, mine, asked, fresh, scored, inset, words, press, point }: StageProps) {
  const { asking, lately, pings, still } = useTable<ContraTiles>();
  const svg = useRef<SVGSVGElement>(null);
  const byKeys = useRef(false);
  const [walked, setWalked] = useState<string | null>(null);
  const area = useMemo(() => areaToFrame(view.layout), [view.layout]);
  const sheet = useMemo(() => areaOf(view.layout, 1 + SPARE), [view.layout]);
  const reachable = useMemo(() => (asking ? [...targets, ...view.layout] : targets.filter(({ kind }) => kind !== 'empty')), [targets, asking, view.layout]);
  const cursor = reachable.some((place) => keyOf(place) === walked) ? walked : firstOf(targets);
  const lit = useMemo(() => targets.filter(({ kind }) => kind !== 'closed'), [targets]);
  const closed = useMemo(() => targets.filter(({ kind }) => kind === 'closed'), [targets]);
  const marks = useMemo(() => marksOf<ContraTiles, Place>(lately, markOf), [lately]);

  useFocusKept(svg, cursor);

  const cellOf = (target: EventTarget | null): { readonly place: Place; readonly at: Element } | null => {
    const at = target instanceof Element ? target.closest('[data-cell]') : null;
    const place = [...targets, ...view.layout].find((cell) => keyOf(cell) === at?.getAttribute('data-cell'));
    return at === null || place === undefined ? null : { place: { x: place.x, y: place.y }, at };
  };
  const click = (event: MouseEvent): void => {
    const cell = cellOf(event.target);
    const touch = 'pointerType' in event && event.pointerType === 'touch';
    if (cell !== null) press(cell.place, { touch, at: cell.at });
  };
  const keyDown = (event: KeyboardEvent): void => {
    const cell = cellOf(event.target);
    if (cell === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROWS[event.key];
    if (direction !== undefined) {
      const next = nextTowards<Place>(cell.place, direction, reachable);
      setWalked(keyOf(next));
      svg.current?.querySelector<SVGElement>(`[data-cell="${keyOf(next)}"][tabindex]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') press(cell.place, { touch: false, at: cell.at });
    else return;
    event.preventDefault();
  };
  /** A finger that is lifted leaves, too, and what it pointed at stays pointed at. */
  const pointerOver = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') point(cellOf(event.target)?.place ?? null);
  };
  const pointerLeave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') point(null);
  };
  const focus = (event: FocusEvent): void => {
    byKeys.current = event.target instanceof Element && event.target.matches(':focus-visible');
    if (byKeys.current) point(cellOf(event.target)?.place ?? null);
  };
  const blur = (): void => {
    if (byKeys.current) point(null);
  };

  return (
    <>
      <Scenery />
      <PanZoom area={area} inset={inset} zoom={ZOOM} still={still} words={words.zoom}>
        {/* biome-ignore lint/a11y/useSemanticElements: a picture cannot be a fieldset */}
        <svg
          ref={svg}
          className="ct-layout"
          data-layout=""
          viewBox={`${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`}
          style={{ left: sheet.x, top: sheet.y, width: sheet.width, height: sheet.height }}
          role="group"
          aria-label={words.board.layout}
          onClick={click}
          onKeyDown={keyDown}
          onPointerOver={pointerOver}
          onPointerLeave={pointerLeave}
          onFocus={focus}
          onBlur={blur}
        >
          <defs>
            <pattern id="ct-dots" width={CELL} height={CELL} patternUnits="userSpaceOnUse" x={-CELL / 2} y={-CELL / 2}>
              <circle cx={CELL / 2} cy={CELL / 2} r="1.6" />
            </pattern>
          </defs>
          <rect className="ct-dots" x={sheet.x} y={sheet.y} width={sheet.width} height={sheet.height} fill="url(#ct-dots)" />
          <Ruler layout={view.layout} />
          <Light>
            <OpeningsLayer targets={lit} piece={held} cursor={cursor} asking={asking} words={words} />
            <LaidLayer layout={view.layout} asking={asking} words={words} />
            <OpeningsLayer targets={closed} piece={null} cursor={cursor} asking={asking} words={words} />
            {asked !== null && <AskedCell place={asked} />}
            {preview !== null && <Preview seen={preview} />}
            <JointLayer layout={view.layout} fresh={fresh} />
          </Light>
          {marks.flatMap(({ piece, way }) => way.map((place) => <CellFrame key={piece} place={place} className="ct-past" />))}
          {scored !== null && (
            <CellFrame place={scored.place} className={scored.coins > 0 ? 'ct-scored gain' : scored.coins < 0 ? 'ct-scored loss' : 'ct-scored'} />
          )}
          {pings.map((ping) => {
            return 'x' in ping ? <CellFrame key={keyOf(ping)} place={ping} className="ct-ping" /> : null;
          })}
        </svg>
        {preview !== null && <PreviewTag seen={preview} mine={mine} words={words} />}
      </PanZoom>
    </>
  );
}

function firstOf(targets: readonly Target[]): string | null {
  const first = targets.find(({ kind }) => kind === 'ghost' || kind === 'closed') ?? targets.find(({ kind }) => kind === 'turn');
  return first === undefined ? null : keyOf(first);
}

/** Whoever plays by keyboard stays on the board when the cell they pressed is gone. */
function useFocusKept(svg: { readonly current: SVGSVGElement | null }, cursor: string | null): void {
  const within = useRef(false);
  useLayoutEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const enter = (event: FocusEvent): void => {
      within.current = event.target instanceof Element && event.target.matches(':focus-visible');
    };
    const leave = (event: FocusEvent): void => {
      if (event.relatedTarget !== null) within.current = false;
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [svg]);
  useLayoutEffect(() => {
    if (!within.current || cursor === null || document.activeElement !== document.body) return;
    svg.current?.querySelector<SVGElement>(`[data-cell="${cursor}"][tabindex]`)?.focus();
  });
}
