import type { Answer, TileRef } from '../answer.ts';
import { type CommandoId, commandoId } from '../content/commandos.ts';
import { LIGHT_MORTAR, weaponNamed } from '../content/kit.ts';
import { at, boardOf, commando, has, type Spot, type State, spot, tileOf } from '../rules/state.ts';
import type { Decision } from '../types.ts';
import type { View } from '../view.ts';
import { hasSoldiers } from './attack.ts';
import { gasFrom, hasMask } from './gas.ts';
import { positionOf, spotOf } from './position.ts';
import { stepRisk } from './risk.ts';

/** Commandos who would be killed by an answer. */
export interface Falls {
  readonly who: readonly CommandoId[];
  readonly by: 'gas' | 'explosion';
  /** Else dice decide it. */
  readonly certain: boolean;
}

/** Nine lives, but one. */
const slipsAway = (g: State, who: number): boolean => has(commando(g, who), 'ninth-life') && !commando(g, who).used;

const on = (g: State, place: Spot): number[] => g.commandos.flatMap((c, who) => (c.at === place && !slipsAway(g, who) ? [who] : []));

function inGas(g: State, place: Spot): number[] {
  const index = boardOf(place);
  const reached = gasFrom(at(g.boards, index), tileOf(place));
  return reached.flatMap((tile) => on(g, spot(index, tile))).filter((who) => !hasMask(g, who));
}

/** Everybody on the tile, and whom the gas of its barrel reaches. */
function inBlast(g: State, place: Spot): number[] {
  const barrel = at(at(g.boards, boardOf(place)).barrels, tileOf(place));
  return [...new Set([...on(g, place), ...(barrel ? inGas(g, place) : [])])];
}

/** Whom an answer would kill at once; null for nobody. */
export function fallenBy(view: View, answer: Answer, decision: Decision | null): Falls | null {
  const g = positionOf(view);
  const numberOf = (id: CommandoId): number => view.commandos.findIndex((own) => own.id === id);
  const falls = (who: readonly number[], by: Falls['by'], certain = true): Falls | null =>
    who.length === 0 ? null : { who: who.map((one) => commandoId(commando(g, one).card)), by, certain };
  const walks = (who: number, tile: TileRef, careful: boolean): Falls | null => {
    const to = spotOf(view, tile);
    const deadly = who >= 0 && at(at(g.boards, boardOf(to)).gas, tileOf(to)) && !hasMask(g, who) && !slipsAway(g, who);
    return deadly ? falls([who], 'gas', stepRisk(g, who, to, careful).fire === null) : null;
  };
  switch (answer.do) {
    case 'move':
    case 'up':
      return walks(numberOf(answer.who), answer.tile, false);
    case 'creep':
    case 'creep-up':
      return walks(numberOf(answer.who), answer.tile, true);
    case 'choose-commando':
      return decision?.kind === 'follow' ? walks(numberOf(answer.whom), decision.about.tile, decision.about.careful) : null;
    case 'stab':
      return answer.victim === 'barrel' ? falls(inGas(g, commando(g, numberOf(answer.who)).at), 'gas') : null;
    case 'hit':
      return answer.victim === 'barrel' && decision?.kind === 'hits' ? falls(inGas(g, spotOf(view, decision.about.tile)), 'gas') : null;
    case 'shoot': {
      const place = spotOf(view, answer.tile);
      const b = at(g.boards, boardOf(place));
      const onlyBarrel = at(b.barrels, tileOf(place)) && !hasSoldiers(b, tileOf(place)) && weaponNamed(answer.weapon) !== LIGHT_MORTAR;
      return onlyBarrel ? falls(inGas(g, place), 'gas', false) : null;
    }
    case 'panzerfaust':
    case 'detonate':
    case 'blow':
      return falls(inBlast(g, spotOf(view, answer.tile)), 'explosion');
    default:
      return null;
  }
}
