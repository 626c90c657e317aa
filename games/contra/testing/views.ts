import type { LogEvent } from '#kernel';
import type { EnemyId, SpaceId } from '../content/index.ts';
import type { Event } from '../event.ts';
import { type Fighter, newState, type State } from '../rules/state.ts';
import { configure } from '../settings.ts';
import { type View, viewOf } from '../view.ts';

/** A table as a test needs it: a new game with whatever is changed in it. */
export function table(config: object, change: (g: State) => void = () => {}): View {
  const g = newState(configure(config));
  change(g);
  return viewOf(g);
}

/** Where a commando stands, and with what. */
export function stand(g: State, seat: number, space: SpaceId, rest: Partial<Fighter> = {}): void {
  Object.assign(g.fighters[seat] ?? {}, rest, { space: g.map.named(space) });
}

/** A foe before a commando, with its token on the map. */
export function foe(g: State, seat: number, card: EnemyId, space: SpaceId, damage = 0): void {
  g.fighters[seat]?.foes.push({ card, space: g.map.named(space), damage, breached: false });
}

/** The table of the middle of a game in the Jungle: Lance attacks a Heavy Gunner, Bill has had his turn. */
export function jungle(change: (g: State) => void = () => {}): View {
  return table({ commandos: ['bill', 'lance'] }, (g) => {
    g.phase = 'commandos';
    g.round = 5;
    g.active = 1;
    g.alarm = 2;
    g.boss = ['J10', 'J19', 'J28', 'J38'].map((id) => g.map.named(id));
    g.pillboxes = ['J06', 'J26'].map((id) => g.map.named(id));
    g.stageArea.push('base-alarm', 'mud-slide');
    g.stageDeck.bag.push('supply-crate', 'strafing-run', 'rolling-barrage', 'locking-them-in', 'tripwire-flare');
    g.stageDiscard.push('ambush-in-the-ferns', 'reinforced-patrol', 'ambush-in-the-ferns');
    stand(g, 0, 'J07', {
      medals: 2,
      tokens: [1, 1, 0],
      weapon: 'spread-gun',
      mission: 2,
      boss: 'defense-wall',
      bossDamage: 9,
      turnTaken: true,
      hand: ['full-auto', 'dig-in', 'advance'],
    });
    stand(g, 1, 'J36', {
      tokens: [2, 2, 1],
      weapon: 'machine-gun',
      mission: 1,
      boss: 'main-cannon',
      bossDamage: 7,
      moved: true,
      hand: ['somersault', 'engage', 'evade', 'reload'],
      playing: ['slide-shot'],
    });
    foe(g, 0, 'blue sniper', 'J09');
    foe(g, 0, 'yellow greeder', 'J24', 1);
    foe(g, 1, 'black gunner', 'J37', 1);
    foe(g, 1, 'green greeder', 'J17');
    change(g);
  });
}

/** Something that happened, as the board is told of it. */
export function logged(event: Event): LogEvent<Event> {
  return { event, clauses: [], at: 0 };
}
