import type { Play, Referee, Seat } from '#kernel';
import { bossCard, enemyDeck, type Space } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { suffer } from '../advantage/suffer.ts';
import { bossDistance } from '../attack/aim.ts';
import { endsOfMove } from '../enemies/move.ts';
import { groupSeat } from '../general/ask.ts';
import { pickCommando } from '../general/choosing.ts';
import { eachOf } from '../general/each.ts';
import { pickSpace } from '../movement/movement.ts';
import { bossOf, fighter, type State, spaceId } from '../state.ts';

/** The boss moves towards a commando: it gathers in the space it covers that is nearest, and holds one space from then on. */
export function* moveBoss(g: State, ref: Referee<Event>, seat: Seat, spaces: number, towards: 'you' | 'farthest'): Play {
  const goal = towards === 'you' ? seat : yield* farthest(g, ref);
  const ends = endsOfMove(g, g.boss, fighter(g, goal).space, spaces);
  if (ends.length === 0) return;
  const from: readonly Space[] = g.boss;
  const to = yield* pickSpace(g, ref, seat, ends, 'boss-move');
  g.boss = [to];
  if (ref.listening)
    ref.tell({ kind: 'boss-moves', from: from.map((space) => spaceId(g, space)), to: spaceId(g, to) }, [
      'contra.enemy-move.boss-only-boss-cards',
      'contra.setup.boss-placed',
    ]);
  if (enemyDeck(g.config.enemy).rule.is === 'trample') yield* trample(g, ref);
}

function* farthest(g: State, ref: Referee<Event>): Play<Seat> {
  const most = Math.max(...g.fighters.map((f) => bossDistance(g, f.space)));
  const far = g.fighters.flatMap((f, seat) => (bossDistance(g, f.space) === most ? [seat] : []));
  return yield* pickCommando(g, ref, groupSeat(g), far, 'farthest');
}

/** Whoever the boss has come next to suffers. */
function* trample(g: State, ref: Referee<Event>): Play {
  const symbols = Array.from({ length: force(g) }, () => 'M' as const);
  const near = (seat: Seat): boolean => bossDistance(g, fighter(g, seat).space) === 1;
  if (!g.fighters.some((_, seat) => near(seat))) return;
  if (ref.listening) ref.tell({ kind: 'rule', rule: 'trample' }, 'contra.setup.reference-flip');
  yield* eachOf(
    g,
    ref,
    'trample',
    near,
    (seat) => suffer(g, ref, seat, symbols),
    () => true,
  );
}

function force(g: State): number {
  let n = 1;
  for (const f of g.fighters) {
    const card = bossCard(bossOf(f));
    for (const constant of (f.defeated ? card.back : card.front).constants) if (constant.is === 'trample') n = Math.max(n, constant.n);
  }
  return n;
}
