import { at, type Stream } from '#kernel';
import { BINOCULARS, CROWBAR, FIRST_AID, GRENADE, PANZERFAUST, SPOTTED, TNT, UNIFORM } from '../content/kit.ts';
import { hasMask } from '../facts/gas.ts';
import { vCommandosGame } from '../rules/game.ts';
import { board, type Commando, commando, onTile, type State, sideOf, tileOf } from '../rules/state.ts';

/** The same moment with everything that seldom comes together: gas, barrels, cut wires, a goose, wounds, equipment, actions to spare. */
export function stirred(state: State, lots: Stream): State {
  const g = vCommandosGame.copy(state);
  const once = (of: number): boolean => lots.below(of) === 0;
  for (const b of g.boards) {
    if (once(3)) b.mute = 1 + lots.below(2);
    if (once(3)) b.alarm = !b.alarm;
    for (let tile = 0; tile < b.gas.length; tile++)
      if (once(5) && g.commandos.every((c, who) => c.at < 0 || board(g, c.at) !== b || tileOf(c.at) !== tile || hasMask(g, who))) b.gas[tile] = true;
    for (let tile = 0; tile < b.barrels.length; tile++) if (once(4)) b.barrels[tile] = true;
  }
  for (const c of g.commandos) if (c.card >= 0) trouble(c, once, lots);
  if (g.active >= 0) equip(g, commando(g, g.active), once);
  if (!once(4)) simplify(g, lots);
  return g;
}

/** Few tokens of few kinds, so that chance has fewer ways to go. */
function simplify(g: State, lots: Stream): void {
  g.kitBag.fill(0);
  g.kitBag[GRENADE] = 1 + lots.below(3);
  g.kitBag[SPOTTED] = lots.below(3);
  g.kitDiscards.fill(0);
  g.kitDiscards[TNT] = lots.below(2);
  g.kitDiscards[SPOTTED] = lots.below(2);
}

function trouble(c: Commando, once: (of: number) => boolean, lots: Stream): void {
  c.used = once(3);
  if (!onTile(c) || c.critical > 0) return;
  c.visible = once(3) && !c.uniform;
  c.wounds = lots.below(sideOf(c).wounds);
  if (once(4)) {
    c.gander = lots.below(2);
    c.ganderHurt = once(3);
    c.ganderUsed = once(3);
  }
  if (once(3)) c.kit[BINOCULARS] = 1 + lots.below(2);
  c.tired = lots.below(1 + at(c.kit, BINOCULARS));
}

function equip(g: State, c: Commando, once: (of: number) => boolean): void {
  c.spent -= 3;
  c.moved = once(2);
  for (const kit of [GRENADE, CROWBAR, FIRST_AID, PANZERFAUST, UNIFORM]) if (once(3)) c.kit[kit] = 1;
  if (c.at >= 0 && once(4)) board(g, c.at).charges.push({ tile: tileOf(c.at), timer: 0, breach: once(2) });
  const patient = g.commandos.find((other) => other !== c && other.at >= 0 && other.critical === 0);
  if (patient === undefined || c.at < 0 || !once(3)) return;
  Object.assign(patient, { at: c.at, critical: Math.max(1, g.clock - 1), seen: once(2), visible: false, wounds: sideOf(patient).wounds });
}
