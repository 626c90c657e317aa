import { describe, expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import type { CommandoId } from '../../content/commandos.ts';
import type { EnemyId } from '../../content/enemies.ts';
import { type KitId, WEAPONS, type WeaponId } from '../../content/kit.ts';
import { position, type Sketch, token } from '../../positions.ts';
import type { Pick } from '../../settings.ts';
import { asked, begin, eventsOf, forbidden, offers, say, seen, terrain, tile, view } from '../../testing/raid.ts';
import { total } from '../state.ts';

const PAIR = ['scout:B', 'medic:A'] as const;

describe('a shot', () => {
  proves(['v-commandos.shoot.cost#1', 'v-commandos.shoot.cost#2'], 'costs an action and uses one weapon', () => {
    const match = begin({ who: ['medic:A'], at: { medic: 'a' }, active: 'medic', kit: { medic: ['stg44'] }, enemies: { b: ['mp40', 'mp40'] } }, 1);
    say(match, 'medic shoots welrod at @b');
    expect([seen(match, 'medic').actions, eventsOf(match, 'shoots')]).toMatchObject([2, [{ dice: [1] }]]);
    expect(forbidden(match, 'medic shoots welrod at @a')).toContain('v-commandos.shoot.needs-target');
    expect(forbidden(match, 'medic shoots mp40 at @b')).toEqual(['v-commandos.shoot.cost']);
  });

  const ARMOURY: readonly (readonly [WeaponId, Pick, KitId | null, dice: number, eye: boolean, loud: boolean])[] = [
    ['welrod', 'medic:A', null, 1, false, false],
    ['webley', 'officer:A', null, 1, true, true],
    ['luger', 'spy:B', null, 1, true, true],
    ['longbow', 'death-cheater:A', null, 1, false, false],
    ['de-lisle', 'sniper:B', null, 1, false, false],
    ['scoped-rifle', 'sniper:A', null, 1, false, true],
    ['sten', 'officer:B', null, 2, true, true],
    ['thompson', 'bruno:A', null, 4, true, true],
    ['light-mortar', 'mortar-gunner:A', null, 2, false, true],
    ['mp40', 'medic:A', 'mp40', 2, true, true],
    ['stg44', 'medic:A', 'stg44', 3, true, true],
    ['mg42', 'medic:A', 'mg42', 4, true, true],
    ['nest-gun', 'medic:A', null, 3, true, true],
  ];

  for (const [weapon, pick, kit, count, eye, loud] of ARMOURY) {
    const shown = (): void => {
      const id = pick.slice(0, -2) as CommandoId;
      const card = pick === 'spy:B' ? 'viaduct' : pick === 'mortar-gunner:A' ? 'launch-ramp' : 'forest-road';
      const [from, to] = weapon === 'nest-gun' ? ['m', 'n'] : weapon === 'light-mortar' ? ['e', 'g'] : card === 'viaduct' ? ['a', 'e'] : ['a', 'b'];
      const match = begin(
        {
          card,
          who: [pick],
          at: { [id]: from },
          active: id,
          nest: weapon === 'nest-gun' ? [id] : [],
          kit: { [id]: kit === null ? [] : [kit] },
          enemies: { [to]: ['mp40'] },
        },
        ...Array.from({ length: count }, () => 1),
      );
      say(match, `${id} shoots ${weapon} at @${to}`);
      expect([eventsOf(match, 'shoots')[0]?.dice.length, seen(match, id).state, terrain(match).alarm]).toEqual([
        count,
        eye ? 'visible' : 'stealthy',
        eye || loud,
      ]);
    };
    const title = `of the ${weapon} has its dice and symbols`;
    if (kit === null) test(title, shown);
    else proves(['v-commandos.shoot.dice#2', 'v-commandos.shoot.loudspeaker#3'], title, shown);
  }

  test('every weapon has been shot', () => {
    expect(ARMOURY.map(([weapon]) => weapon)).toEqual(WEAPONS.map(({ id }) => id));
  });

  proves(['v-commandos.shoot.eye#1', 'v-commandos.shoot.eye#2'], 'shows the shooter of a weapon with an eye', () => {
    const eye = begin({ who: ['officer:B'], at: { officer: 'a' }, active: 'officer', enemies: { b: ['mp40'] } }, 6, 6, token('crowbar'));
    expect(seen(say(eye, 'officer shoots sten at @b'), 'officer').state).toBe('visible');
    const quiet = begin({ who: ['medic:A'], at: { medic: 'a' }, active: 'medic', enemies: { b: ['mp40'] } }, 6, token('crowbar'));
    expect(seen(say(quiet, 'medic shoots welrod at @b'), 'medic').state).toBe('stealthy');
  });

  proves(['v-commandos.shoot.loudspeaker#1', 'v-commandos.shoot.loudspeaker#2'], 'of a loud weapon triggers the alarm and nothing more', () => {
    const match = begin({ who: ['sniper:A'], at: { sniper: 'a' }, active: 'sniper', enemies: { b: ['mp40'] } }, 1);
    say(match, 'sniper shoots scoped-rifle at @b');
    expect([terrain(match).alarm, seen(match, 'sniper').state]).toEqual([true, 'stealthy']);
    const two = begin({ card: 'night-ferry', who: ['sniper:A', 'medic:A'], at: { sniper: 'b', medic: 'a*' }, active: 'sniper', enemies: { e: ['mp40'] } }, 1);
    say(two, 'sniper shoots scoped-rifle at @e');
    expect([terrain(two, 0).alarm, terrain(two, 1).alarm]).toEqual([true, false]);
  });

  proves(
    ['v-commandos.shoot.locked-door#1', 'v-commandos.shoot.locked-door#2', 'v-commandos.shoot.locked-door#3'],
    'opens a locked door without a roll, with its symbols',
    () => {
      const match = begin({ card: 'lighthouse', who: ['officer:A'], at: { officer: 'c' }, active: 'officer' });
      say(match, 'officer shoots webley at door @c-f');
      expect([terrain(match).open.includes('c-f'), eventsOf(match, 'shoots'), seen(match, 'officer'), terrain(match).alarm]).toMatchObject([
        true,
        [],
        { actions: 2, state: 'visible' },
        true,
      ]);
      expect(forbidden(match, 'officer shoots webley at door @c-f')).toEqual(['v-commandos.shoot.needs-target']);
      const inside = begin({ card: 'lighthouse', who: ['officer:A'], at: { officer: 'f' }, active: 'officer' });
      expect(terrain(say(inside, 'officer shoots webley at door @c-f')).open).toContain('c-f');
    },
  );

  proves(['v-commandos.shoot.range#1', 'v-commandos.shoot.range#2'], 'reaches the own and adjacent tiles', () => {
    const match = begin({
      card: 'lighthouse',
      at: { scout: 'b' },
      active: 'scout',
      enemies: { b: ['mp40'], c: ['mp40'], d: ['mp40'], f: ['mp40'], g: ['mp40'] },
    });
    const blocked = (letter: string) => forbidden(match, `scout shoots welrod at @${letter}`);
    expect([blocked('b'), blocked('c')]).toEqual([[], []]);
    expect([blocked('d'), blocked('f'), blocked('g')]).toEqual([['v-commandos.shoot.range'], ['v-commandos.shoot.range'], ['v-commandos.shoot.range']]);
    const locked = begin({ card: 'lighthouse', at: { scout: 'c' }, active: 'scout', enemies: { f: ['mp40'] } });
    expect(forbidden(locked, 'scout shoots welrod at @f')).toEqual(['v-commandos.shoot.range']);
  });

  proves(
    ['v-commandos.shoot.needs-target#1', 'v-commandos.shoot.needs-target#2', 'v-commandos.shoot.needs-target#3'],
    'needs somebody or something to hit',
    () => {
      const nothing = begin({ at: { scout: 'a' }, active: 'scout' });
      expect(nothing.options(0).filter((text) => text.includes('shoots'))).toEqual([]);
      const goliath = begin({ card: 'launch-ramp', at: { scout: 'i' }, active: 'scout', enemies: { i: ['goliath'] } });
      expect(forbidden(goliath, 'scout shoots welrod at @i')).toEqual(['v-commandos.shoot.needs-target']);
      expect(goliath.options(0).filter((text) => text.includes('shoots'))).toEqual([]);
      const empty = begin({ at: { scout: 'a' }, active: 'scout', kit: { scout: ['grenade', 'bombardment'] } });
      expect([offers(empty, 'scout throws a grenade at @b'), offers(empty, 'scout calls a bombardment of @b')]).toEqual([true, true]);
    },
  );

  proves(['v-commandos.shoot.dice#1', 'v-commandos.shoot.dice#2'], 'rolls a die for each box', () => {
    const rolled = (kit: 'mp40' | 'stg44' | 'mg42', boxes: number) => {
      const match = begin({ at: { scout: 'a' }, active: 'scout', kit: { scout: [kit] }, enemies: { b: ['mp40'] } }, ...Array.from({ length: boxes }, () => 1));
      return eventsOf(say(match, `scout shoots ${kit} at @b`), 'shoots')[0]?.dice.length;
    };
    expect([rolled('mp40', 2), rolled('stg44', 3), rolled('mg42', 4)]).toEqual([2, 3, 4]);
  });

  proves(['v-commandos.shoot.target-number#1', 'v-commandos.shoot.target-number#2'], 'hits on 4, 3 or 2 by the size of the tile', () => {
    const hits = (card: 'forest-road' | 'coastal-battery', from: string, to: string) => {
      const match = begin(
        { card, at: { scout: from }, active: 'scout', kit: { scout: ['stg44'] }, enemies: { [to]: ['mp40', 'mp40', 'mp40', 'mp40'] } },
        2,
        3,
        4,
        token('crowbar'),
        token('crowbar'),
        token('crowbar'),
      );
      return eventsOf(say(match, `scout shoots stg44 at @${to}`), 'shoots')[0]?.hits;
    };
    expect([hits('forest-road', 'a', 'b'), hits('coastal-battery', 'm', 'n'), hits('forest-road', 'a', 'g')]).toEqual([1, 2, 3]);
  });

  proves(
    [
      'v-commandos.shoot.nest-target-number#1',
      'v-commandos.shoot.nest-target-number#2',
      'v-commandos.shoot.nest-target-number#3',
      'v-commandos.shoot.nest-target-number#4',
    ],
    'hits an enemy in a machine-gun nest on a 5',
    () => {
      const shot = (...dice: number[]) =>
        begin(
          { card: 'viaduct', at: { scout: 'b' }, active: 'scout', kit: { scout: ['mp40'] }, enemies: { c: ['karabiner'] }, guards: { c: 'mp40' } },
          ...dice,
          token('crowbar'),
          token('crowbar'),
        );
      const both = say(shot(4, 5), 'scout shoots mp40 at @c', 'hit guard:mp40');
      expect([tile(both, 'c').guard, tile(both, 'c').enemies]).toEqual([null, []]);
      const low = say(shot(4, 4), 'scout shoots mp40 at @c');
      expect([tile(low, 'c').guard, tile(low, 'c').enemies]).toEqual(['mp40', []]);
      const alone = {
        card: 'viaduct',
        who: ['medic:A'],
        at: { medic: 'b' },
        active: 'medic',
        kit: { medic: ['binoculars'] },
        guards: { c: 'karabiner' },
      } as const;
      const missed = say(begin(alone, 4, 5, token('crowbar')), 'medic shoots welrod at @c');
      expect(missed.scene(null).decision).toMatchObject({ about: { dice: [4], bad: [true], needed: 5 } });
      expect([asked(missed), tile(missed, 'c').guard]).toEqual(['reroll', 'karabiner']);
      expect(tile(say(missed, 'medic rerolls die 1'), 'c').guard).toBe(null);
      const goliath = begin({ card: 'launch-ramp', who: ['medic:A'], at: { medic: 'i' }, active: 'medic', guards: { j: 'mp40' } }, 3, token('crowbar'));
      expect(tile(say(goliath, 'medic shoots welrod at @j'), 'j').guard).toBe(null);
    },
  );

  proves('v-commandos.shoot.allocate-after#1', 'is assigned after the roll, by the shooter', () => {
    const match = begin(
      { card: 'coastal-battery', at: { scout: 'm' }, active: 'scout', kit: { scout: ['stg44'] }, enemies: { n: ['mp40', 'karabiner', 'pioneer'] } },
      3,
      5,
      1,
      token('crowbar'),
      token('crowbar'),
    );
    say(match, 'scout shoots stg44 at @n');
    expect([asked(match), match.options(0)]).toEqual(['hits', ['hit mp40', 'hit karabiner', 'hit pioneer']]);
    say(match, 'hit pioneer', 'hit mp40');
    expect(tile(match, 'n').enemies).toEqual(['karabiner']);
  });

  proves(
    ['v-commandos.shoot.allocate-after#2', 'v-commandos.shoot.allocate-after#3'],
    'need not be used by whoever is hidden and leaves enemies behind',
    () => {
      const shot = (sketch: Sketch, die: number) =>
        say(begin({ card: 'viaduct', who: ['medic:A'], at: { medic: 'b' }, active: 'medic', ...sketch }, die, token('spotted')), 'medic shoots welrod at @c');
      const two = { enemies: { c: ['mp40', 'mp40'] } } as const;
      expect(shot(two, 4).options(0)).toEqual(['hit mp40', 'no more']);
      const spared = say(shot(two, 4), 'no more');
      expect([tile(spared, 'c').enemies.length, seen(spared, 'medic').state, eventsOf(spared, 'eliminated')]).toEqual([2, 'stealthy', []]);
      const struck = say(shot(two, 4), 'hit mp40');
      expect([tile(struck, 'c').enemies.length, seen(struck, 'medic').state]).toEqual([1, 'visible']);
      // The one in the nest is left behind by a 4; nobody is left by one hit on one; and whoever is seen has nothing to lose.
      expect(shot({ enemies: { c: ['mp40'] }, guards: { c: 'karabiner' } }, 4).options(0)).toEqual(['hit mp40', 'no more']);
      expect(asked(shot({ enemies: { c: ['mp40'] } }, 4))).toBe('act');
      expect(tile(shot({ ...two, visible: ['medic'] }, 4), 'c').enemies.length).toBe(1);
      const thrown = { card: 'viaduct', who: ['medic:A'], at: { medic: 'b' }, active: 'medic', kit: { medic: ['grenade'] }, ...two } as const;
      const burst = say(begin(thrown, 4, 1, 1, 1, token('crowbar')), 'medic throws a grenade at @c');
      expect([asked(burst), seen(burst, 'medic').state, tile(burst, 'c').enemies.length]).toEqual(['act', 'stealthy', 1]);
    },
  );

  proves(
    ['v-commandos.equip.binoculars#3', 'v-commandos.equip.binoculars#6', 'v-commandos.equip.binoculars#7'],
    'may roll a die again that misses the one in a nest, or whose hit would wound a friend',
    () => {
      const nest = { guards: { c: 'karabiner' }, enemies: { c: ['mp40'] } } as const;
      const sketch: Sketch = { card: 'viaduct', who: ['medic:A'], at: { medic: 'b' }, active: 'medic', kit: { medic: ['binoculars'] } };
      const low = say(begin({ ...sketch, ...nest }, 4, 6, token('crowbar')), 'medic shoots welrod at @c');
      expect(low.scene(null).decision).toMatchObject({ kind: 'reroll', about: { dice: [4], bad: [false], needed: 3, nest: true, spills: false } });
      say(low, 'medic rerolls die 1');
      expect(low.options(0)).toContain('hit guard:karabiner');
      expect(asked(say(begin({ ...sketch, ...nest }, 5), 'medic shoots welrod at @c'))).toBe('hits');
      expect(asked(say(begin({ ...sketch, enemies: nest.enemies }, 4, token('crowbar')), 'medic shoots welrod at @c'))).toBe('act');
      const thrown = (visible: readonly CommandoId[], enemies: readonly EnemyId[] = ['mp40']) =>
        say(
          begin(
            {
              ...sketch,
              who: ['medic:A', 'scout:B'],
              at: { medic: 'b', scout: 'c' },
              visible,
              kit: { medic: ['binoculars', 'grenade'] },
              enemies: { c: enemies },
            },
            ...[6, 6, 6, 6],
            ...(visible.length > 0 && enemies.length === 1 ? [1] : []),
            ...enemies.map(() => token('crowbar')),
          ),
          'medic throws a grenade at @c',
        );
      expect(thrown(['scout']).scene(null).decision).toMatchObject({ kind: 'reroll', about: { bad: [false, false, false, false], nest: false, spills: true } });
      expect(asked(thrown([]))).toBe('act');
      expect(asked(thrown(['scout'], ['mp40', 'mp40', 'mp40', 'mp40']))).toBe('act');
    },
  );

  proves('v-commandos.shoot.no-harm-to-friends', 'never hits a comrade', () => {
    const match = begin(
      { who: PAIR, at: { scout: 'a', medic: 'b' }, visible: ['medic'], active: 'scout', kit: { scout: ['stg44'] }, enemies: { b: ['mp40'] } },
      6,
      6,
      6,
      token('crowbar'),
    );
    say(match, 'scout shoots stg44 at @b');
    expect([tile(match, 'b').enemies, seen(match, 'medic').wounds]).toEqual([[], 0]);
  });
});

describe('close combat', () => {
  proves(
    ['v-commandos.close-combat.rule#1', 'v-commandos.close-combat.rule#2', 'v-commandos.close-combat.rule#3'],
    'takes one enemy on the own tile without a roll, from hiding',
    () => {
      const match = begin(
        { who: PAIR, at: { scout: 'a', medic: 'b' }, visible: ['medic'], active: 'scout', enemies: { a: ['mp40', 'karabiner'], b: ['mp40'] } },
        token('crowbar'),
      );
      say(match, 'scout overpowers karabiner');
      expect([tile(match, 'a').enemies, terrain(match).alarm, seen(match, 'scout').actions]).toEqual([['mp40'], false, 2]);
      const beside = begin({ at: { scout: 'a' }, active: 'scout', enemies: { b: ['mp40'] } });
      expect(beside.options(0).filter((text) => text.includes('overpowers'))).toEqual([]);
      const visible = begin({ at: { scout: 'a' }, visible: ['scout'], active: 'scout', enemies: { a: ['mp40'] } });
      expect(forbidden(visible, 'scout overpowers mp40')).toEqual(['v-commandos.close-combat.rule']);
    },
  );

  proves(['v-commandos.close-combat.nest#1', 'v-commandos.close-combat.nest#2'], 'works in a nest, not against a Goliath', () => {
    const match = begin({ at: { scout: 'm' }, active: 'scout', guards: { m: 'mp40' } }, token('crowbar'));
    expect(tile(say(match, 'scout overpowers guard:mp40'), 'm').guard).toBe(null);
    const goliath = begin({ card: 'launch-ramp', at: { scout: 'i' }, active: 'scout', enemies: { i: ['goliath'] } });
    expect(goliath.options(0).filter((text) => text.includes('overpowers'))).toEqual([]);
  });
});

describe('loot', () => {
  proves('v-commandos.loot.one-hit', 'comes from one hit; the enemy goes back into the bag', () => {
    const match = begin(
      { at: { scout: 'a' }, active: 'scout', kit: { scout: ['mp40'] }, enemies: { b: ['karabiner', 'karabiner'] } },
      6,
      6,
      token('crowbar'),
      token('crowbar'),
    );
    const before = view(match).bagSize;
    say(match, 'scout shoots mp40 at @b');
    expect([view(match).bagSize - before, view(match).bag.karabiner]).toEqual([2, 15]);
  });

  proves(['v-commandos.loot.draw#1', 'v-commandos.loot.draw#2', 'v-commandos.loot.draw#3'], 'is one token for each, on the tile of the enemy', () => {
    const match = begin(
      { at: { scout: 'a' }, active: 'scout', kit: { scout: ['mp40'] }, enemies: { b: ['karabiner', 'karabiner'] } },
      6,
      6,
      token('grenade'),
      token('crowbar'),
    );
    say(match, 'scout shoots mp40 at @b');
    expect([tile(match, 'b').kit, seen(match, 'scout').kit]).toEqual([['grenade', 'crowbar'], ['mp40']]);
    const g = position({ at: { scout: 'a' }, active: 'scout', enemies: { a: ['karabiner'] } });
    g.kitDiscards.splice(0, 14, ...g.kitBag);
    g.kitBag.fill(0);
    const shuffled = say(begin(g, token('tnt')), 'scout overpowers karabiner');
    expect([tile(shuffled, 'a').kit, total(shuffled.state.kitDiscards)]).toEqual([['tnt'], 0]);
  });

  proves(['v-commandos.loot.who-collects#1', 'v-commandos.loot.who-collects#2'], 'lies there until somebody on the tile collects it', () => {
    const match = begin({ who: PAIR, at: { scout: 'a', medic: 'b' }, loose: { b: ['crowbar'] }, enemies: { b: ['mp40'] } });
    expect([offers(match, 'scout collects crowbar'), offers(match, 'medic collects crowbar')]).toEqual([false, true]);
    say(match, 'medic collects crowbar');
    expect(seen(match, 'medic').kit).toEqual(['crowbar']);
  });

  proves(
    ['v-commandos.loot.spotted#1', 'v-commandos.loot.spotted#2', 'v-commandos.loot.spotted#3', 'v-commandos.loot.spotted#4'],
    'may be Spotted: then the attacker shows if enemies are left',
    () => {
      const hit = (...enemies: ('mp40' | 'karabiner')[]) =>
        say(begin({ at: { scout: 'a' }, active: 'scout', enemies: { a: enemies } }, token('spotted')), 'scout overpowers mp40');
      const two = hit('mp40', 'karabiner');
      expect([seen(two, 'scout').state, terrain(two).alarm, view(two).kitDiscards]).toEqual(['visible', true, ['spotted']]);
      const one = hit('mp40');
      expect([seen(one, 'scout').state, view(one).kitDiscards]).toEqual(['stealthy', ['spotted']]);
      const goliath = begin({ card: 'launch-ramp', at: { scout: 'i' }, active: 'scout', enemies: { i: ['goliath', 'mp40'] } }, token('spotted'));
      expect(seen(say(goliath, 'scout overpowers mp40'), 'scout').state).toBe('visible');
    },
  );

  proves(['v-commandos.loot.spotted#5', 'v-commandos.loot.spotted#6'], 'that is Spotted shows the attacker wherever they are on a tile', () => {
    const bombs = (at: Sketch['at'] & object) => {
      const sketch: Sketch = { card: 'night-ferry', who: PAIR, at: { medic: 'a*', ...at }, active: 'scout', kit: { scout: ['bombardment'] } };
      return say(begin({ ...sketch, enemies: { 'e*': ['mp40', 'mp40'] } }, 2, 1, 1, 1, token('spotted')), 'scout calls a bombardment of @e*');
    };
    const above = bombs({ scout: 'b' });
    expect([seen(above, 'scout').state, terrain(above, 0).alarm, seen(above, 'medic').state]).toEqual(['visible', true, 'stealthy']);
    const below = bombs({});
    expect([seen(below, 'scout').state, terrain(below, 0).alarm]).toEqual(['stealthy', false]);
  });

  proves('v-commandos.loot.dog-none', 'is not drawn for a Guard Dog', () => {
    const match = begin(
      { card: 'viaduct', at: { scout: 'a' }, active: 'scout', kit: { scout: ['mp40'] }, enemies: { e: ['dog', 'karabiner'] } },
      6,
      6,
      token('tnt'),
    );
    expect(tile(say(match, 'scout shoots mp40 at @e', 'hit dog'), 'e')).toMatchObject({ enemies: [], kit: ['tnt'] });
  });
});
