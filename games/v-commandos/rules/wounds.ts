import type { ClauseId, Play, Referee } from '#kernel';
import { KIT_KINDS, UNIFORM } from '../content/kit.ts';
import type { Event, Fate } from '../event.ts';
import { loseUniform, reveal } from './alarm.ts';
import { pickOne } from './ask.ts';
import { checkAnybodyLeft } from './end.ts';
import { nameOf, objectiveCalled, spotCalled } from './names.ts';
import { DO, kindOf, option } from './option.ts';
import { add, board, boardOf, type Commando, commando, has, OUT, type State, sideOf, tileOf, UNDERGROUND } from './state.ts';

/** Each hit is a [-1] token; with no free slot left the commando is in Critical Condition, and further hits are lost. */
export function* takeHits(g: State, ref: Referee<Event>, who: number, hits: number): Play {
  const c = commando(g, who);
  let left = hits;
  if (left > 0 && c.critical === 0 && c.gander >= 0 && !c.ganderHurt) {
    const o = yield* pickOne(ref, c.seat, 'divert', { who: nameOf(g, who) }, [option(DO.suffer), option(DO.divert)]);
    if (kindOf(o) === DO.divert) {
      c.ganderHurt = true;
      left--;
      if (ref.listening) ref.tell({ kind: 'gander-hurt', host: nameOf(g, who) }, 'v-commandos.setup.gander');
    }
  }
  addWounds(g, ref, who, left);
}

function addWounds(g: State, ref: Referee<Event>, who: number, hits: number): void {
  const c = commando(g, who);
  const slots = sideOf(c).wounds;
  const taken = Math.min(hits, slots - c.wounds);
  if (taken <= 0) return;
  c.wounds += taken;
  if (ref.listening) ref.tell({ kind: 'wounded', who: nameOf(g, who), wounds: taken }, 'v-commandos.wounds.token');
  if (c.wounds < slots) return;
  c.critical = g.clock;
  c.seen = c.visible;
  c.visible = false;
  loseUniform(g, ref, who);
  if (ref.listening) ref.tell({ kind: 'critical', who: nameOf(g, who) }, 'v-commandos.wounds.critical');
}

/** Whoever was Visible before Critical Condition is so again when it ends. */
export function isSeenAgain({ critical, seen, at: place }: Commando): boolean {
  return critical > 0 && seen && place >= 0;
}

/** Wounds are removed; Critical Condition ends, and the commando is Visible or Stealthy as before. */
export function heal(g: State, ref: Referee<Event>, who: number, wounds: number, by: number | null, clause: ClauseId): void {
  const c = commando(g, who);
  c.wounds -= wounds;
  if (ref.listening) ref.tell({ kind: 'healed', who: nameOf(g, who), wounds, by: by === null ? null : nameOf(g, by) }, clause);
  if (c.critical === 0) return;
  const seen = isSeenAgain(c);
  c.critical = 0;
  if (seen) reveal(g, ref, who);
  c.seen = false;
}

/** Everything somebody has stays on the tile; an explosion destroys what lies there afterwards. */
function dropEverything(g: State, ref: Referee<Event>, who: number): void {
  const c = commando(g, who);
  const { loose, tired } = board(g, c.at);
  if (c.uniform) {
    c.uniform = false;
    add(c.kit, UNIFORM);
  }
  for (const [kit, count] of c.kit.entries()) add(loose, tileOf(c.at) * KIT_KINDS + kit, count);
  c.kit.fill(0);
  add(tired, tileOf(c.at), c.tired);
  c.tired = 0;
  layItems(g, ref, who);
}

/** Whatever somebody carries or leads stays where they are. */
function layItems(g: State, ref: Referee<Event>, who: number): void {
  const c = commando(g, who);
  for (const [number, objective] of board(g, c.at).objectives.entries()) {
    if (objective.holder !== who) continue;
    objective.holder = -1;
    objective.lies = tileOf(c.at);
    if (ref.listening)
      ref.tell({ kind: 'item-lies', objective: objectiveCalled(g, boardOf(c.at), number), tile: spotCalled(g, c.at) }, 'v-commandos.wounds.eliminated');
  }
}

/** A commando is Eliminated; the last one loses the game. */
export function eliminate(g: State, ref: Referee<Event>, who: number, by: Fate): void {
  const c = commando(g, who);
  const clause = by === 'wounds' ? 'v-commandos.wounds.eliminated' : by === 'gas' ? 'v-commandos.gas.release' : 'v-commandos.explosion.effect';
  dropEverything(g, ref, who);
  c.visible = false;
  c.nest = false;
  c.critical = 0;
  c.seen = false;
  c.from = board(g, c.at).terrain;
  if (by !== 'wounds' && has(c, 'ninth-life') && !c.used) {
    c.used = true;
    c.at = UNDERGROUND;
    c.below = true;
    c.wounds = sideOf(c).wounds - 1;
    if (ref.listening) ref.tell({ kind: 'cheats-death', who: nameOf(g, who), die: 0 }, [clause, 'v-commandos.precedence.cards']);
    return;
  }
  const place = c.at;
  c.at = OUT;
  c.acted = true;
  c.plus = 0;
  c.wounds = 0;
  g.counts.eliminated++;
  if (ref.listening) ref.tell({ kind: 'fallen', who: nameOf(g, who), by }, [clause, 'v-commandos.wounds.player-out']);
  const heir = g.commandos.find((other) => other.at === place);
  if (c.gander >= 0 && heir !== undefined) {
    heir.gander = c.gander;
    heir.ganderHurt = c.ganderHurt;
    heir.ganderUsed = c.ganderUsed;
  }
  c.gander = -1;
  checkAnybodyLeft(g, ref);
}
