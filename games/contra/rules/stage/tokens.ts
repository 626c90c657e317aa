import { at, type Play, type Referee, type Seat } from '#kernel';
import type { Space } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { ALARM } from '../../facts/stage-area.ts';
import { suffer } from '../advantage/suffer.ts';
import { bossDistance } from '../attack/aim.ts';
import { drawEnemy } from '../enemies/enemies.ts';
import { groupSeat } from '../general/ask.ts';
import { pickCommando } from '../general/choosing.ts';
import { eachOf, sufferTogether } from '../general/each.ts';
import { pickSpace } from '../movement/movement.ts';
import { fighter, isCrowded, STAGE_TOKENS, type State, spaceId } from '../state.ts';

/** Jungle: tokens on Base Alarm; at the fourth they all go and each commando draws an enemy. */
export function* addAlarm(g: State, ref: Referee<Event>, n: number): Play {
  for (let i = 0; i < n; i++) {
    g.alarm++;
    if (ref.listening) ref.tell({ kind: 'alarm', tokens: g.alarm }, 'contra.components.stage-tokens');
    if (g.alarm < ALARM) continue;
    g.alarm = 0;
    g.resolving.push({ kind: 'rule', what: 'alarm', seat: -1 });
    if (ref.listening) ref.tell({ kind: 'rule', rule: 'alarm' }, 'contra.setup.reference-flip');
    yield* eachOf(
      g,
      ref,
      'alarm',
      () => true,
      (seat) => drawEnemy(g, ref, seat),
      (seat) => isCrowded(fighter(g, seat)),
    );
    g.resolving.pop();
  }
}

/** Snow Field: a grenade from the supply, as long as there is one. */
export function throwGrenade(g: State, ref: Referee<Event>, space: Space): void {
  if (g.grenades.length >= STAGE_TOKENS) return;
  g.grenades.push(space);
  if (ref.listening) ref.tell({ kind: 'grenade', space: spaceId(g, space) }, 'contra.components.stage-tokens');
}

/** All grenades are gone and hit whoever is there or adjacent: one volley, whatever of it hits a commando. */
export function* grenadesBurst(g: State, ref: Referee<Event>): Play {
  const volley = g.grenades.splice(0);
  if (ref.listening) for (const space of volley) ref.tell({ kind: 'grenade-bursts', space: spaceId(g, space) }, 'contra.stage.activate-left-to-right');
  const hits = (seat: Seat): number => volley.filter((space) => g.map.distance(fighter(g, seat).space, space) <= 1).length;
  yield* sufferTogether(g, ref, 'grenades-burst', hits, 'M');
}

/** New grenades: at one commando for every two, rounded up, whom the group chooses. */
export function* grenadesThrown(g: State, ref: Referee<Event>): Play {
  const left = g.fighters.map((_, seat) => seat);
  for (let n = Math.ceil(g.fighters.length / 2); n > 0; n--) {
    const seat = yield* pickCommando(g, ref, groupSeat(g), left, 'grenade');
    left.splice(left.indexOf(seat), 1);
    throwGrenade(g, ref, fighter(g, seat).space);
  }
}

/** Waterfall: a platform is none any more. */
export function* platformBreaks(g: State, ref: Referee<Event>): Play {
  const whole = g.map.of('platform').filter((space) => !g.broken.includes(space));
  if (whole.length === 0) return;
  const space = yield* pickSpace(g, ref, groupSeat(g), whole, 'platform');
  g.broken.push(space);
  if (ref.listening) ref.tell({ kind: 'platform-broken', space: spaceId(g, space) }, 'contra.components.stage-tokens');
}

export function* platformHits(g: State, ref: Referee<Event>): Play {
  const broken = g.broken.at(-1);
  yield* eachOf(
    g,
    ref,
    'broken-platform',
    (seat) => fighter(g, seat).space === broken,
    (seat) => suffer(g, ref, seat, ['M']),
    () => true,
  );
}

/** Those nearest the boss: one of them is fired at. */
export function nearestBoss(g: State): readonly Seat[] {
  const least = Math.min(...g.fighters.map((f) => bossDistance(g, f.space)));
  return g.fighters.flatMap((f, seat) => (bossDistance(g, f.space) === least ? [seat] : []));
}

/** Snow Field: the commando nearest the boss is fired at. */
export function* dograFires(g: State, ref: Referee<Event>): Play {
  const seat: Seat = yield* pickCommando(g, ref, groupSeat(g), nearestBoss(g), 'dogra-mk-ii');
  yield* suffer(g, ref, seat, ['M', 'A']);
}

/** Alien Lair: at each wadder space with two gels or more the nearest commando suffers, each for all of them together. */
export function* heartbeat(g: State, ref: Referee<Event>): Play {
  const wadders = g.map.of('wadder');
  const beats = g.fighters.map(() => 0);
  for (let i = 0; i < wadders.length; i++) {
    if (at(g.gels, i) < 2) continue;
    const space = at(wadders, i);
    const least = Math.min(...g.fighters.map((f) => g.map.distance(f.space, space)));
    const near = g.fighters.flatMap((f, seat) => (g.map.distance(f.space, space) === least ? [seat] : []));
    const seat = yield* pickCommando(g, ref, groupSeat(g), near, 'heartbeat');
    beats[seat] = at(beats, seat) + 1;
  }
  yield* sufferTogether(g, ref, 'heartbeat', (seat) => at(beats, seat), 'S');
}
