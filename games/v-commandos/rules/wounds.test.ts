import { describe, expect, test } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../proves.ts';
import { tileNamed } from '../content/map.ts';
import { card, position, type Sketch } from '../positions.ts';
import { asked, begin, eventsOf, forbidden, play, type Scene, say, seen, terrain, tile, view } from '../testing/raid.ts';
import { EVENT_PHASE, mapOf } from './state.ts';

/* What hits do to commandos, and what is left of those who fall. */

const PAIR = ['scout:B', 'medic:A'] as const;

/** The medic is shot at on a small tile: one die of each Karabiner. */
function shotAt(dice: readonly number[], sketch: Sketch = {}, change: (g: ReturnType<typeof position>) => void = () => {}): Scene {
  const g = position({ who: PAIR, at: { scout: 'o', medic: 'b' }, visible: ['medic'], enemies: { b: dice.map(() => 'karabiner' as const) }, ...sketch });
  change(g);
  return play('fire', g, ...dice);
}

describe('hits', () => {
  proves('v-commandos.setup.gander#6', 'that miss ask nothing of Gander; one hit may go to him, once until he is treated', () => {
    const withGander = (hurt: boolean) => (g: ReturnType<typeof position>) => Object.assign(at(g.commandos, 1), { gander: 0, ganderHurt: hurt });
    expect(asked(shotAt([1], {}, withGander(false)))).toBe(null);
    expect(asked(shotAt([6], {}, withGander(true)))).toBe(null);
    const one = shotAt([6], {}, withGander(false));
    expect(asked(one)).toBe('divert');
    expect([seen(say(one, 'gander takes the hit'), 'medic').wounds, eventsOf(one, 'wounded'), eventsOf(one, 'gander-hurt')]).toMatchObject([
      0,
      [],
      [{ host: 'medic' }],
    ]);
    expect(seen(one, 'medic').gander).toMatchObject({ hurt: true });
    const kept = say(shotAt([6], {}, withGander(false)), 'take the hit');
    expect(seen(kept, 'medic')).toMatchObject({ wounds: 1, gander: { hurt: false } });
    expect(eventsOf(kept, 'gander-hurt')).toEqual([]);
    const g = position({ who: ['medic:A'], at: { medic: 'b' }, active: 'medic', kit: { medic: ['first-aid'] } });
    withGander(true)({ ...g, commandos: [at(g.commandos, 0), at(g.commandos, 0)] });
    expect(seen(say(begin(g), 'medic treats the goose of medic'), 'medic').gander).toMatchObject({ hurt: false });
  });

  proves('v-commandos.wounds.critical-state#4', 'fill the slots and no more; then a uniform is lost and it is remembered who was Visible', () => {
    const match = shotAt([6, 6, 6], { wounds: { medic: 2 } });
    expect([seen(match, 'medic'), eventsOf(match, 'wounded'), eventsOf(match, 'critical').length]).toMatchObject([
      { wounds: 3, state: 'critical' },
      [{ wounds: 1 }],
      1,
    ]);
    expect(at(match.state.commandos, 1)).toMatchObject({ seen: true, visible: false, critical: match.state.clock });
    const worn = play(
      'fire',
      position({ who: PAIR, at: { scout: 'o', medic: 'b' }, visible: ['medic'], wounds: { medic: 2 }, enemies: { b: ['karabiner'] }, uniform: ['medic'] }),
      6,
    );
    expect([seen(worn, 'medic').uniform, view(worn).kitDiscards]).toEqual([false, ['uniform']]);
  });
});

describe('healing', () => {
  const treated = (sketch: Sketch, wasSeen: boolean) => {
    const g = position({ who: PAIR, at: { scout: 'a', medic: 'a' }, active: 'medic', kit: { medic: ['first-aid'] }, ...sketch });
    at(g.commandos, 0).seen = wasSeen;
    return say(begin(g), 'medic treats scout');
  };

  test('of somebody who is not Critical changes nothing else', () => {
    const match = treated({ wounds: { scout: 1 }, visible: ['scout'] }, true);
    expect([seen(match, 'scout'), eventsOf(match, 'visible'), terrain(match).alarm]).toMatchObject([{ state: 'visible', wounds: 0 }, [], false]);
  });

  test('ends Critical Condition whenever it began, and forgets who was seen', () => {
    for (const turn of [2, 3]) {
      const match = treated({ critical: ['scout'], turn }, true);
      expect([seen(match, 'scout').state, at(match.state.commandos, 0).seen, eventsOf(match, 'healed')]).toMatchObject([
        'visible',
        false,
        [{ wounds: 3, by: 'medic' }],
      ]);
    }
  });
});

describe('a turn after Critical Condition', () => {
  const THREE: Sketch = { who: [...PAIR, 'sniper:A'], at: { scout: 'a', medic: 'a', sniper: 'o' }, kit: { medic: ['first-aid'] } };

  proves(['v-commandos.actions.unspent#4', 'v-commandos.actions.unspent#5'], 'is had by whoever is treated before it in the Commando Phase', () => {
    const g = position({ ...THREE, critical: ['scout'] });
    g.phase = EVENT_PHASE;
    const match = begin(g, card('all-quiet', 'S'));
    expect(forbidden(match, 'scout begins')).toEqual(['v-commandos.wounds.critical-state']);
    say(match, 'medic begins', 'medic treats scout', 'medic ends the turn', 'scout begins', 'scout moves to @b');
    expect(seen(match, 'scout')).toMatchObject({ tile: 'forest-road/b', actions: 2 });
    say(match, 'scout ends the turn');
    expect(eventsOf(match, 'activates').map(({ who }) => who)).toEqual(['medic', 'scout', 'sniper']);
  });

  proves('v-commandos.actions.unspent#6', 'is not had twice by whoever falls in their own turn and is treated', () => {
    const g = position({ ...THREE, visible: ['scout'], wounds: { scout: 2 }, enemies: { b: ['mp40'] } });
    const match = say(begin(g, 6, 6), 'scout begins', 'scout moves to @b');
    expect(forbidden(match, 'scout begins')).toEqual(['v-commandos.actions.order', 'v-commandos.wounds.critical-state']);
    say(match, 'medic begins', 'medic treats scout', 'medic ends the turn');
    expect([seen(match, 'scout').state, eventsOf(match, 'activates').map(({ who }) => who)]).toEqual(['visible', ['scout', 'medic', 'sniper']]);
  });
});

describe('who falls', () => {
  const GAS: Sketch = { card: 'viaduct', who: ['scout:B', 'medic:A', 'sniper:A'], at: { scout: 'l', medic: 'l', sniper: 'a' }, active: 'sniper' };

  function gassed(sketch: Sketch, change: (g: ReturnType<typeof position>) => void = () => {}): Scene {
    const g = position({ ...GAS, charges: { l: 0 }, ...sketch });
    change(g);
    return say(begin(g), 'sniper detonates @l');
  }

  test('is as if never there: no state, wounds, tokens or nest', () => {
    const match = gassed({ visible: ['scout'], wounds: { scout: 1 }, plus: { scout: 1 }, nest: ['scout'] });
    expect(seen(match, 'scout')).toMatchObject({
      ...{ place: 'out', tile: null, state: 'stealthy', wounds: 0, plus: 0, nest: false, acted: true, kit: [], items: [], actions: 0, gander: null },
    });
    expect(at(match.state.commandos, 0)).toMatchObject({ seen: false, critical: 0, from: at(match.state.boards, 0).terrain });
    expect([match.state.counts.eliminated, eventsOf(match, 'fallen').map(({ who, by }) => [who, by])]).toEqual([
      2,
      [
        ['scout', 'explosion'],
        ['medic', 'explosion'],
      ],
    ]);
  });

  proves(
    ['v-commandos.gas.drops#2', 'v-commandos.gas.lasts#2', 'v-commandos.explosion.effect#3'],
    'by gas leaves a worn uniform, equipment and exhausted Binoculars on the tile; an explosion destroys them',
    () => {
      const kit = { scout: ['binoculars', 'crowbar'] } as const;
      const tired = (g: ReturnType<typeof position>) => {
        at(g.commandos, 0).tired = 1;
      };
      const lying = (match: Scene) => {
        const b = at(match.state.boards, 0);
        return [tile(match, 'l').kit, at(b.tired, tileNamed(mapOf(b), 'l'))];
      };
      const g = position({ ...GAS, who: ['scout:B', 'sniper:A'], at: { scout: 'k', sniper: 'a' }, active: 'scout', gas: ['l'], uniform: ['scout'], kit });
      tired(g);
      const gas = say(begin(g), 'scout moves to @l');
      expect([lying(gas), eventsOf(gas, 'fallen')]).toMatchObject([[['crowbar', 'uniform', 'binoculars'], 1], [{ who: 'scout', by: 'gas' }]]);
      const blast = gassed({ kit, uniform: ['scout'] }, tired);
      expect([lying(blast), view(blast).kitDiscards.toSorted()]).toEqual([
        [[], 0],
        ['binoculars', 'crowbar', 'tnt', 'uniform'],
      ]);
    },
  );

  proves('v-commandos.wounds.eliminated#3', 'leaves the item on the tile, for whoever comes', () => {
    const g = position({ who: PAIR, at: { scout: 'h', medic: 'a' }, critical: ['scout'] });
    at(at(g.boards, 0).objectives, 0).holder = 0;
    const match = play('end', g);
    expect([terrain(match).objectives[0], eventsOf(match, 'item-lies')]).toMatchObject([
      { holder: null, lies: 'forest-road/h' },
      [{ objective: 'forest-road/O1', tile: 'forest-road/h' }],
    ]);
  });

  test('has a Ninth Life against gas and explosions only, and only one', () => {
    const cheater = { who: ['death-cheater:B', 'medic:A'], at: { 'death-cheater': 'h', medic: 'a' } } as const;
    const dies = play('end', { ...cheater, critical: ['death-cheater'] });
    expect(seen(dies, 'death-cheater').place).toBe('out');
    const blown = (used: boolean) => {
      const g = position({ ...cheater, active: 'medic', charges: { h: 0 }, visible: ['death-cheater'] });
      at(g.commandos, 0).used = used;
      return say(begin(g), 'medic detonates @h');
    };
    expect([seen(blown(true), 'death-cheater').place, seen(blown(false), 'death-cheater').place]).toEqual(['out', 'underground']);
    const alive = blown(false);
    expect(at(alive.state.commandos, 0)).toMatchObject({ below: true, visible: false, from: at(alive.state.boards, 0).terrain });
    expect([eventsOf(alive, 'cheats-death'), eventsOf(alive, 'fallen')]).toMatchObject([[{ who: 'death-cheater', die: 0 }], []]);
  });

  test('leaves Gander as he is to a comrade, and takes him from nobody', () => {
    const fallen = (host: number) => {
      const g = position({ who: PAIR, at: { scout: 'a', medic: 'a' }, critical: ['medic'] });
      Object.assign(at(g.commandos, host), { gander: 0, ganderHurt: true, ganderUsed: true });
      return play('end', g);
    };
    for (const host of [0, 1]) expect(seen(fallen(host), 'scout').gander).toEqual({ side: 'A', hurt: true, used: true });
    expect(seen(fallen(1), 'medic').gander).toBe(null);
  });
});
