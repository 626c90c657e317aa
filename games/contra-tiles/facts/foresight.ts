import type { Preview } from '../preview.ts';
import { type Layout, PLAYER_TILES, STEPS, spotAt, xOf, yOf } from '../rules/layout.ts';
import { cellOf, edgesOfOption, isCrownOption, layPlacement, type Placement } from '../rules/placements.ts';
import { closedIn, eventsOf, scoreUnasked } from '../rules/scoring.ts';
import { copy, type State } from '../rules/state.ts';
import type { Joint } from './joints.ts';

/** What a placement would do: by the table's own scoring, in a copy of it, where something would be closed. */
export function foresee(g: State, option: Placement): Preview {
  const joints = metBy(g, option);
  const matching = joints.filter(({ matches }) => matches).length;
  if (!closes(g.layout, option)) return { joints, matching, scoring: [], toScore: [] };
  const after = copy(g);
  layPlacement(after, option);
  return { joints, matching, scoring: eventsOf((to) => scoreUnasked(after, to)), toScore: closedIn(after) };
}

/** Where the piece would meet crowns, or a crown player tiles: from north clockwise. */
function metBy(g: State, option: Placement): Joint[] {
  const { layout } = g;
  const cell = cellOf(option);
  const crown = isCrownOption(option);
  const edges = edgesOfOption(g, option);
  const joints: Joint[] = [];
  for (const [d, step] of STEPS.entries()) {
    const lying = layout.lying[spotAt(layout, cell + step)] ?? 0;
    if (lying === 0) continue;
    const matches = ((lying >> (4 * (d ^ 2))) & (edges >> (4 * d)) & 15) !== 0;
    const at = crown ? cell + step : cell;
    joints.push({ x: xOf(at), y: yOf(at), edge: crown ? d ^ 2 : d, matches });
  }
  return joints;
}

/** Whether a player tile would be surrounded: the laid one, or one beside the laid crown. */
function closes(l: Layout, option: Placement): boolean {
  const cell = cellOf(option);
  if (!isCrownOption(option)) return coveredSides(l, spotAt(l, cell)) === 4;
  return STEPS.some((step) => {
    const spot = spotAt(l, cell + step);
    return (((l.lying[spot] ?? 0) >> 16) & PLAYER_TILES) !== 0 && coveredSides(l, spot) === 3;
  });
}

function coveredSides(l: Layout, spot: number): number {
  return (l.facing[spot] ?? 0) >> 16;
}
