import type { GameEvent, Json } from '#kernel';
import { COLUMN_NAMES, markerColumn } from '../content/board.ts';
import { isMemberId } from '../content/members.ts';
import type { MemberView, View } from '../rules/view.ts';

/** The table as it is after an event: what is drawn while the news are shown one by one. */
export function after(view: View, event: GameEvent): View {
  switch (event.kind) {
    case 'taken':
      return taken(view, event);
    case 'turn':
      return newTurn(view, Number(event['turn']));
    case 'refill':
      return { ...view, members: view.members.map((m) => ({ ...m, grenade: m.alive })) };
    case 'first-aid':
      return { ...view, firstAid: false };
    case 'ardor':
      return { ...view, ardor: false };
    case 'removed':
      return member(view, event, (m) => ({ ...m, alive: false, grenade: false }));
    case 'tripwire':
      return group(view, event, there(view, event) - Number(event['removed']));
    case 'melee-expert':
    case 'scatter':
      return group(view, event, Number(event['left']));
    case 'shot':
    case 'blast':
      return member(group(view, event, Number(event['left'])), event, (m) => ({
        ...m,
        acted: true,
        grenade: m.grenade && (event['with'] !== 'grenade' || view.grenades === 'unlimited'),
      }));
    case 'zombies-move':
      return moved(view);
    case 'spawn':
      return spawned(view, event['placed'] ?? null);
    case 'confusion':
      return { ...view, confused: [...view.confused.filter((name) => name !== event['segment']), String(event['segment'])] };
    case 'inspire':
      return member(view, event, (m) => ({ ...m, granted: m.granted + 1 }));
    case 'waive':
      return member(view, event, (m) => ({ ...m, acted: true, granted: 0 }));
    case 'turn-ends':
      return { ...view, phase: 'end' };
    case 'rescued':
    case 'overrun':
      return { ...view, outcome: event.kind };
    default:
      return view;
  }
}

export function afterAll(view: View, events: Iterable<GameEvent>): View {
  let now = view;
  for (const event of events) now = after(now, event);
  return now;
}

function member(view: View, event: GameEvent, change: (m: MemberView) => MemberView): View {
  return { ...view, members: view.members.map((m) => (m.id === event['member'] ? change(m) : m)) };
}

function there(view: View, event: GameEvent): number {
  return view.zombies[String(event['segment'])] ?? 0;
}

/** So many are left in the segment of the event. */
function group(view: View, event: GameEvent, left: number): View {
  const name = String(event['segment']);
  const fallen = there(view, event) - left;
  if (fallen === 0) return view;
  const { [name]: _, ...others } = view.zombies;
  return {
    ...view,
    zombies: left > 0 ? { ...others, [name]: left } : others,
    confused: left > 0 ? view.confused : view.confused.filter((other) => other !== name),
    onBoard: view.onBoard - fallen,
    killed: view.killed + fallen,
  };
}

function taken(view: View, event: GameEvent): View {
  const id = event['member'];
  if (!isMemberId(id)) return view;
  return { ...view, members: [...view.members, { id, seat: Number(event['seat']), alive: true, grenade: view.grenades !== 'none', acted: false, granted: 0 }] };
}

function newTurn(view: View, turn: number): View {
  return {
    ...view,
    turn,
    marker: COLUMN_NAMES[markerColumn(turn)] ?? view.marker,
    phase: 'zombies',
    ardor: true,
    firstAid: true,
    members: view.members.map((m) => ({ ...m, acted: false, granted: 0 })),
  };
}

/** Where each group goes when all move: one ring inwards, unless it is confused or already there. */
export function destination(view: View, name: string): string {
  const [column = '', ring = ''] = name.split('/r');
  return ring === '1' || view.confused.includes(name) ? name : `${column}/r${Number(ring) - 1}`;
}

function moved(view: View): View {
  const zombies: { [segment: string]: number } = {};
  for (const [name, n] of Object.entries(view.zombies)) {
    const to = destination(view, name);
    zombies[to] = (zombies[to] ?? 0) + n;
  }
  return { ...view, zombies, confused: [] };
}

function spawned(view: View, placed: Json): View {
  if (typeof placed !== 'object' || placed === null) return view;
  const zombies = { ...view.zombies };
  let came = 0;
  for (const [name, n] of Object.entries(placed)) {
    if (Number(n) === 0) continue;
    zombies[name] = (zombies[name] ?? 0) + Number(n);
    came += Number(n);
  }
  // Whoever was confused has stood still by now, also where nobody moved and nothing was told of it.
  return { ...view, zombies, confused: [], onBoard: view.onBoard + came, spawned: view.spawned + came };
}

/** How many stand in a ring. */
export function inRing(view: View, ring: number): number {
  let sum = 0;
  for (const [name, n] of Object.entries(view.zombies)) if (name.endsWith(`/r${ring}`)) sum += n;
  return sum;
}
