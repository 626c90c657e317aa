import type { Judgement, Seat } from '#kernel';
import { worth } from '../facts/coins.ts';
import { type Cell, matches, ownerOfSpot, STEPS, spotAt } from '../rules/layout.ts';
import { countEdges, type Edges } from '../rules/pieces.ts';
import { cellOf, edgesOfOption, isCrownOption, type Placement } from '../rules/placements.ts';
import { height, other, type State, sideOfSeat } from '../rules/state.ts';
import type { ContraTiles } from '../types.ts';

/*
 * The numbers are log odds of winning, fitted to games in which both players weigh their placements like this and a tenth of the
 * placements are random.
 */

/** An open player tile, by how many of its edges are covered and how many of these disagree. */
const PROMISE: readonly (readonly number[])[] = [[0], [-0.05, -0.1], [0.15, -0.4, -1], [0.4, -0.35, -1.3, -1.3]];

/** A purse, by the coins in it. */
const PURSE: readonly number[] = [-2.5, -1.5, -0.95, 0, 0.75, 1.75, 2.8, 3.9, 4.6];

/** To have a whole turn ahead. */
const TURN_AHEAD = 0.25;

const WIN = 1000;
const CROWNS_TO_COME = 23;

export const judgement: Judgement<ContraTiles> = {
  lookAhead: { horizon: 3 },
  weigh(g, decision, option) {
    const chosen = decision.options[option] as number;
    return decision.kind === 'place' ? weighPlacement(g, chosen) : weighScore(g, chosen);
  },
  value,
};

function weighPlacement(g: State, option: Placement): number {
  const edges = edgesOfOption(g, option);
  return isCrownOption(option) ? weighCrown(g, cellOf(option), edges) : weighTile(g, cellOf(option), edges);
}

function weighTile(g: State, cell: Cell, edges: Edges): number {
  const shown = g.layout.facing[spotAt(g.layout, cell)] as number;
  const covered = shown >> 16;
  const matching = countEdges(shown & edges);
  return covered < 4 ? promise(covered, matching) : weighCoins(g, worth(matching), 0);
}

function weighCrown(g: State, cell: Cell, edges: Edges): number {
  const { layout } = g;
  let hope = 0;
  let own = 0;
  let theirs = 0;
  for (let d = 0; d < 4; d++) {
    const spot = spotAt(layout, cell + (STEPS[d] as number));
    const lying = layout.lying[spot] as number;
    if (lying === 0) continue;
    const covered = (layout.facing[spot] as number) >> 16;
    const before = matches(layout, spot);
    const after = before + (((lying >> (4 * (d ^ 2))) & (edges >> (4 * d)) & 15) !== 0 ? 1 : 0);
    const gain = (covered === 3 ? 0 : promise(covered + 1, after)) - promise(covered, before);
    const coins = covered === 3 ? worth(after) : 0;
    if (ownerOfSpot(layout, spot) === g.active) {
      hope += gain;
      own += coins;
    } else {
      hope -= gain;
      theirs += coins;
    }
  }
  return hope + weighCoins(g, own, theirs);
}

function weighScore(g: State, cell: Cell): number {
  const spot = spotAt(g.layout, cell);
  const coins = worth(matches(g.layout, spot));
  return ownerOfSpot(g.layout, spot) === g.active ? weighCoins(g, coins, 0) : weighCoins(g, 0, coins);
}

/** How good it is for the active player when the purses change by so much. */
function weighCoins(g: State, own: number, theirs: number): number {
  const purse = g.purses[g.active];
  const purseOther = g.purses[other(g.active)];
  const broke = breaks(g, purse, own);
  const brokeOther = breaks(g, purseOther, theirs);
  if (broke || brokeOther) return broke && brokeOther ? 0 : broke ? -WIN : WIN;
  return purseWorth(purse + own) - purseWorth(purse) - purseWorth(purseOther + theirs) + purseWorth(purseOther);
}

function breaks(g: State, purse: number, change: number): boolean {
  return change < 0 && purse + change < (g.config.settings['broke-strict'] ? 0 : 1);
}

function promise(covered: number, matching: number): number {
  return (PROMISE[covered] as readonly number[])[covered - matching] as number;
}

function purseWorth(coins: number): number {
  return PURSE[Math.min(coins, PURSE.length - 1)] as number;
}

/** Purses count for more the nearer the last crown is; open tiles count by what they promise. */
function value(g: State, seat: Seat): number {
  if (g.outcome !== null) return g.outcome.payoff[seat] as number;
  const { layout } = g;
  const side = sideOfSeat(g, seat);
  let odds = (purseWorth(g.purses[side]) - purseWorth(g.purses[other(side)])) * (1.4 - (0.7 * height(g.crownStack)) / CROWNS_TO_COME);
  for (let spot = 1; spot < layout.cells.length; spot++) {
    const kind = (layout.lying[spot] as number) >> 16;
    const covered = (layout.facing[spot] as number) >> 16;
    if (kind === 0 || kind > 2 || covered === 4) continue;
    const hope = promise(covered, matches(layout, spot));
    odds += kind === 1 + side ? hope : -hope;
  }
  if (g.laid === 0) odds += g.active === side ? TURN_AHEAD : -TURN_AHEAD;
  return 1 / (1 + Math.exp(-odds));
}
