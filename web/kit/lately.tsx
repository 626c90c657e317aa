import type { CSSProperties } from 'preact';
import type { GameTypes, Step } from '#kernel';
import type { Mark } from '../../games/mark.ts';
import type { Point } from '../../games/plane.ts';
import './lately.css';

/** Something that happened since whoever is asked now answered last. */
export interface Recent<T extends GameTypes = GameTypes> {
  readonly step: Step<T>;
  /** What was seen before it. */
  readonly before: T['View'];
  /** It came from the answer of whoever is asked now. */
  readonly mine: boolean;
}

/** One mark for each piece. */
export function marksOf<T extends GameTypes, Place>(
  lately: readonly Recent<T>[],
  markOf: (event: T['Event'], before: T['View'], mine: boolean) => readonly Mark<Place>[],
): readonly Mark<Place>[] {
  const marks = new Map<string, Mark<Place>>();
  for (const { step, before, mine } of lately)
    for (const mark of markOf(step.event, before, mine)) {
      const { piece, way, shot } = mark;
      const until = shot ? undefined : marks.get(piece)?.way;
      marks.set(piece, until !== undefined && until.at(-1) === way[0] ? { piece, way: [...until, ...way.slice(1)] } : mark);
    }
  return [...marks.values()];
}

interface LatelyProps<Place> {
  readonly marks: readonly Mark<Place>[];
  /** How thick the lines are, in the units of the drawing. */
  readonly pen: number;
  /** How far the ring is from the middle of a place. */
  readonly ring: number;
  at(place: Place): Point | null;
  /** The line from one place to the next, where it is not straight. */
  line?(from: Place, to: Place): string;
}

/** What others did last, on a board until one answers: where from, where to, and at what they shot. */
export function Lately<Place>({ marks, pen, ring, at, line }: LatelyProps<Place>) {
  const size: CSSProperties & { readonly '--pen': number } = { '--pen': pen };
  return (
    <g className="lately" style={size}>
      {marks.map(({ piece, way, shot }) => {
        const points = way.flatMap((place) => at(place) ?? []);
        const [first, last] = [points[0], points.at(-1)];
        if (first === undefined || last === undefined) return null;
        const straight = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
        const d = line === undefined ? straight : way.map((place, index) => (index === 0 ? '' : line(way[index - 1] ?? place, place))).join('');
        return (
          <g key={piece} data-mark={piece}>
            <path d={d} className="lately-halo" />
            <path d={d} className={shot ? 'shot' : undefined} />
            {points.length > 1 ? <circle cx={first.x} cy={first.y} r={pen * 1.6} className="lately-from" /> : null}
            <circle cx={last.x} cy={last.y} r={ring} className="lately-halo" />
            <circle cx={last.x} cy={last.y} r={ring} />
          </g>
        );
      })}
    </g>
  );
}
