import { describe, expect, test } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../../proves.ts';
import type { CommandoId } from '../../content/commandos.ts';
import type { EnemyId } from '../../content/enemies.ts';
import { type KitId, WEAPONS, type WeaponId } from '../../content/kit.ts';
import { position, type Sketch, token } from '../../positions.ts';
import type { Pick } from '../../settings.ts';
import { asked, begin, eventsOf, forbidden, offers, play, say, seen, terrain, tile, view } from '../../testing/raid.ts';
import { total } from '../state.ts';

const PAIR = ['scout:B', 'medic:A'] as const;

describe('a shot', () => {
  proves('v-commandos.shoot.cost', 'costs an action and uses one weapon', () => {
    const match = begin({ who: ['medic:A'], at: { medic: 'a' }, active: 'medic', kit: { medic: ['stg44'] }, enemies: { b: ['mp40', 'mp40'] } }, 1);
    say(match, 'medic shoots welrod at @b');
    expect([seen(match, 'medic').actions, eventsOf(match, 'shoots')]).toMatchObject([2, [{ dice: [1] }]]);
    expect(forbidden(match, 'medic shoots welrod at @a')).toContain('v-commandos.shoot.needs-target');
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

  test.each(ARMOURY)('a shot of the %s has its dice and symbols', (weapon, pick, kit, count, eye, loud) => {
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
  });

  test('every weapon has been shot', () => {
    expect(ARMOURY.map(([weapon]) => weapon)).toEqual(WEAPONS.map(({ id }) => id));
  });

  proves('v-commandos.shoot.eye', 'shows the shooter of a weapon with an eye', () => {
    const eye = begin({ who: ['officer:B'], at: { officer: 'a' }, active: 'officer', enemies: { b: ['mp40'] } }, 6, 6, token('crowbar'));
    expect(seen(say(eye, 'officer shoots sten at @b'), 'officer').state).toBe('visible');
    const quiet = begin({ who: ['medic:A'], at: { medic: 'a' }, active: 'medic', enemies: { b: ['mp40'] } }, 6, token('crowbar'));
    expect(seen(say(quiet, 'medic shoots welrod at @b'), 'medic').state).toBe('stealthy');
  });

  proves('v-commandos.shoot.loudspeaker', 'of a loud weapon triggers the alarm and nothing more', () => {
    const match = begin({ who: ['sniper:A'], at: { sniper: 'a' }, active: 'sniper', enemies: { b: ['mp40'] } }, 1);
    say(match, 'sniper shoots scoped-rifle at @b');
    expect([terrain(match).alarm, seen(match, 'sniper').state]).toEqual([true, 'stealthy']);
  });

  proves('v-commandos.shoot.locked-door', 'opens a locked door without a roll, with its symbols', () => {
    const match = begin({ card: 'lighthouse', who: ['officer:A'], at: { officer: 'c' }, active: 'officer' });
    say(match, 'officer shoots webley at door @c-f');
    expect([terrain(match).open.includes('c-f'), eventsOf(match, 'shoots'), seen(match, 'officer'), terrain(match).alarm]).toMatchObject([
      true,
      [],
      { actions: 2, state: 'visible' },
      true,
    ]);
    expect(forbidden(match, 'officer shoots webley at door @c-f')).toEqual(['v-commandos.shoot.needs-target']);
  });

  proves('v-commandos.shoot.range', 'reaches the own and adjacent tiles', () => {
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

  proves('v-commandos.shoot.needs-target', 'needs somebody or something to hit', () => {
    const nothing = begin({ at: { scout: 'a' }, active: 'scout' });
    expect(nothing.options(0).filter((text) => text.includes('shoots'))).toEqual([]);
    const goliath = begin({ card: 'launch-ramp', at: { scout: 'i' }, active: 'scout', enemies: { i: ['goliath'] } });
    expect(forbidden(goliath, 'scout shoots welrod at @i')).toEqual(['v-commandos.shoot.needs-target']);
    const empty = begin({ at: { scout: 'a' }, active: 'scout', kit: { scout: ['grenade'] } });
    expect(offers(empty, 'scout throws a grenade at @b')).toBe(true);
  });

  proves('v-commandos.shoot.dice', 'rolls a die for each box', () => {
    const rolled = (kit: 'mp40' | 'stg44' | 'mg42', boxes: number) => {
      const match = begin({ at: { scout: 'a' }, active: 'scout', kit: { scout: [kit] }, enemies: { b: ['mp40'] } }, ...Array.from({ length: boxes }, () => 1));
      return eventsOf(say(match, `scout shoots ${kit} at @b`), 'shoots')[0]?.dice.length;
    };
    expect([rolled('mp40', 2), rolled('stg44', 3), rolled('mg42', 4)]).toEqual([2, 3, 4]);
  });

  proves('v-commandos.shoot.target-number', 'hits on 4, 3 or 2 by the size of the tile', () => {
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

  proves('v-commandos.shoot.nest-target-number', 'hits an enemy in a machine-gun nest on a 5', () => {
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
  });

  proves('v-commandos.shoot.allocate-after', 'is assigned after the roll, by the shooter', () => {
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

  proves('v-commandos.shoot.allocate-after', 'need not be used by whoever is hidden and leaves enemies behind', () => {
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
  });

  proves('v-commandos.equip.binoculars', 'may roll a die again that misses the one in a nest, or whose hit would wound a friend', () => {
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
  });

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
  proves('v-commandos.close-combat.rule', 'takes one enemy on the own tile without a roll, from hiding', () => {
    const match = begin(
      { who: PAIR, at: { scout: 'a', medic: 'b' }, visible: ['medic'], active: 'scout', enemies: { a: ['mp40', 'karabiner'], b: ['mp40'] } },
      token('crowbar'),
    );
    say(match, 'scout overpowers karabiner');
    expect([tile(match, 'a').enemies, terrain(match).alarm, seen(match, 'scout').actions]).toEqual([['mp40'], false, 2]);
    const visible = begin({ at: { scout: 'a' }, visible: ['scout'], active: 'scout', enemies: { a: ['mp40'] } });
    expect(forbidden(visible, 'scout overpowers mp40')).toEqual(['v-commandos.close-combat.rule']);
  });

  proves('v-commandos.close-combat.nest', 'works in a nest, not against a Goliath', () => {
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

  proves('v-commandos.loot.draw', 'is one token for each, on the tile of the enemy', () => {
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

  proves('v-commandos.loot.who-collects', 'lies there until somebody on the tile collects it', () => {
    const match = begin({ who: PAIR, at: { scout: 'a', medic: 'b' }, loose: { b: ['crowbar'] }, enemies: { b: ['mp40'] } });
    expect([offers(match, 'scout collects crowbar'), offers(match, 'medic collects crowbar')]).toEqual([false, true]);
    say(match, 'medic collects crowbar');
    expect(seen(match, 'medic').kit).toEqual(['crowbar']);
  });

  proves('v-commandos.loot.spotted', 'may be Spotted: then the attacker shows if enemies are left', () => {
    const hit = (...enemies: ('mp40' | 'karabiner')[]) =>
      say(begin({ at: { scout: 'a' }, active: 'scout', enemies: { a: enemies } }, token('spotted')), 'scout overpowers mp40');
    const two = hit('mp40', 'karabiner');
    expect([seen(two, 'scout').state, terrain(two).alarm, view(two).kitDiscards]).toEqual(['visible', true, ['spotted']]);
    const one = hit('mp40');
    expect([seen(one, 'scout').state, view(one).kitDiscards]).toEqual(['stealthy', ['spotted']]);
    const goliath = begin({ card: 'launch-ramp', at: { scout: 'i' }, active: 'scout', enemies: { i: ['goliath', 'mp40'] } }, token('spotted'));
    expect(seen(say(goliath, 'scout overpowers mp40'), 'scout').state).toBe('visible');
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

describe('a Goliath', () => {
  proves('v-commandos.goliath.hits-useless', 'is harmed by nothing but an explosion', () => {
    const match = begin(
      { card: 'launch-ramp', at: { scout: 'm' }, active: 'scout', kit: { scout: ['grenade', 'panzerfaust'] }, enemies: { i: ['goliath'] } },
      6,
      6,
      6,
      6,
    );
    say(match, 'scout throws a grenade at @i');
    expect(tile(match, 'i').enemies).toEqual(['goliath']);
    say(match, 'scout fires a panzerfaust at @i');
    expect([tile(match, 'i').enemies, tile(match, 'i').kit, view(match).bag.special]).toEqual([[], [], 1]);
  });

  proves('v-commandos.goliath.cut-wire', 'becomes loose TNT when its wire is cut', () => {
    const match = begin({ card: 'launch-ramp', at: { scout: 'i' }, active: 'scout', enemies: { i: ['goliath'] } });
    say(match, 'scout cuts the wire');
    expect([tile(match, 'i'), view(match).bag.special, seen(match, 'scout').actions, seen(match, 'scout').state]).toMatchObject([
      { enemies: [], kit: ['tnt'], charges: [] },
      1,
      3,
      'stealthy',
    ]);
    const g = position({
      card: 'launch-ramp',
      at: { scout: 'i' },
      active: 'scout',
      kit: { scout: ['tnt', 'tnt', 'tnt', 'tnt', 'tnt', 'tnt', 'tnt'] },
      enemies: { i: ['goliath'] },
    });
    const spare = say(begin(g), 'scout cuts the wire');
    expect([tile(spare, 'i').kit, spare.state.spare]).toEqual([['tnt'], 1]);
  });

  proves('v-commandos.goliath.nest-control', 'obeys a commando in its nest, an action each', () => {
    const match = begin({
      card: 'launch-ramp',
      who: ['medic:A'],
      at: { medic: 'j' },
      nest: ['medic'],
      active: 'medic',
      spent: { medic: 1 },
      enemies: { i: ['goliath'], l: ['goliath'] },
    });
    say(match, 'medic drives the goliath from @i to @m');
    expect([tile(match, 'm').enemies, tile(match, 'l').enemies]).toEqual([['goliath'], ['goliath']]);
    say(match, 'medic blows up the goliath on @m');
    expect([tile(match, 'm').enemies, tile(match, 'l').enemies, eventsOf(match, 'explosion').length]).toEqual([[], ['goliath'], 1]);
    const locked = begin({ card: 'launch-ramp', who: ['medic:A'], at: { medic: 'j' }, nest: ['medic'], active: 'medic', enemies: { l: ['goliath'] } });
    expect(forbidden(locked, 'medic drives the goliath from @l to @o')).toEqual(['v-commandos.def.adjacent-indoor']);
  });
});

describe('gas', () => {
  proves('v-commandos.gas.attack', 'is set free by an attack on its barrel', () => {
    const shot = begin({ card: 'viaduct', at: { scout: 'g' }, active: 'scout', kit: { scout: ['mp40'] } }, 3, 1);
    say(shot, 'scout shoots mp40 at @l');
    expect(tile(shot, 'l')).toMatchObject({ barrel: false, gas: true });
    const stab = begin({ card: 'viaduct', who: ['saboteur:B', 'medic:A'], at: { saboteur: 'l', medic: 'a' }, active: 'saboteur' });
    say(stab, 'saboteur overpowers barrel');
    expect([tile(stab, 'l').gas, seen(stab, 'saboteur').place]).toEqual([true, 'tile']);
  });

  proves('v-commandos.gas.barrel-is-no-unit', 'comes from a barrel that is no unit', () => {
    const g = begin({ card: 'viaduct', at: { scout: 'g' }, active: 'scout' });
    say(g, 'scout creeps to @l');
    expect(eventsOf(g, 'stealth')).toEqual([]);
    const spotted = begin({ card: 'viaduct', at: { scout: 'l' }, active: 'scout', enemies: { l: ['mp40'] } }, token('spotted'));
    expect(seen(say(spotted, 'scout overpowers mp40'), 'scout').state).toBe('stealthy');
    const full = position({ card: 'old-prison', at: {}, enemies: { p: ['mp40', 'mp40', 'mp40', 'mp40', 'mp40', 'mp40', 'mp40', 'mp40'] } });
    expect(at(full.boards, 0).barrels.filter(Boolean)).toHaveLength(2);
  });

  proves('v-commandos.gas.spillover-optional', 'takes a hit that is left over only if the player wishes', () => {
    const thrown = () =>
      say(
        begin({ card: 'viaduct', at: { scout: 'g' }, active: 'scout', kit: { scout: ['grenade'] }, enemies: { l: ['mp40'] } }, 3, 3, 1, 1, token('tnt')),
        'scout throws a grenade at @l',
        'hit mp40',
      );
    const kept = thrown();
    expect(kept.options(0)).toEqual(['hit barrel', 'no more']);
    expect(tile(say(kept, 'no more'), 'l')).toMatchObject({ barrel: true, gas: false });
    expect(tile(say(thrown(), 'hit barrel'), 'l')).toMatchObject({ barrel: false, gas: true });
  });

  proves('v-commandos.gas.release', 'eliminates everybody on its tile without a mask', () => {
    const match = begin(
      { card: 'viaduct', who: PAIR, at: { scout: 'g', medic: 'l' }, active: 'scout', enemies: { l: ['mp40', 'karabiner', 'masked-mp40'] } },
      6,
      token('tnt'),
      token('tnt'),
    );
    say(match, 'scout shoots welrod at @l', 'hit barrel');
    expect([tile(match, 'l').enemies, seen(match, 'medic').place]).toEqual([['masked-mp40'], 'out']);
  });

  proves('v-commandos.gas.at-once', 'works before anything else that entering causes', () => {
    const match = play(
      'movement',
      {
        card: 'viaduct',
        who: ['saboteur:B', 'medic:A'],
        at: { saboteur: 'l', medic: 'a' },
        gas: ['l'],
        event: ['all-quiet', 'E'],
        enemies: { k: ['masked-mp40', 'mp40'] },
      },
      token('tnt'),
      4,
    );
    expect([eventsOf(match, 'eliminated'), eventsOf(match, 'stealth')]).toMatchObject([[{ enemies: ['mp40'] }], [{ dice: [4] }]]);
  });

  proves('v-commandos.gas.lasts', 'stays until the end of the turn', () => {
    const g = position({ card: 'viaduct', at: { scout: 'a' }, gas: ['l'], event: ['all-quiet', 'E'], enemies: { k: ['mp40', 'karabiner'] } });
    const enter = play('movement', g, token('tnt'), token('tnt'));
    expect([tile(enter, 'l').enemies, tile(enter, 'l').kit]).toEqual([[], ['tnt', 'tnt']]);
    const shot = begin(
      { card: 'viaduct', who: PAIR, at: { medic: 'a' }, active: 'scout', gas: ['m'], wounds: { scout: 1 }, enemies: { m: ['masked-mp40', 'masked-mp40'] } },
      ...[6, 6, 6, 6],
    );
    say(shot, 'scout comes up at @m');
    expect([eventsOf(shot, 'critical'), eventsOf(shot, 'fallen'), tile(shot, 'm').kit]).toEqual([
      [{ kind: 'critical', who: 'scout' }],
      [{ kind: 'fallen', who: 'scout', by: 'gas' }],
      [],
    ]);
    expect(tile(play('end', g), 'l').gas).toBe(false);
  });

  proves('v-commandos.gas.drops', 'leaves the equipment of its victims', () => {
    const match = begin(
      {
        card: 'viaduct',
        who: PAIR,
        at: { scout: 'g', medic: 'l' },
        active: 'scout',
        kit: { medic: ['first-aid', 'crowbar'] },
        enemies: { l: ['mp40', 'karabiner', 'dog'] },
      },
      6,
      token('tnt'),
      token('spotted'),
    );
    say(match, 'scout shoots welrod at @l', 'hit barrel');
    expect([tile(match, 'l').kit, seen(match, 'scout').state]).toEqual([['crowbar', 'first-aid', 'tnt'], 'stealthy']);
  });

  proves('v-commandos.gas.goliath-immune', 'does nothing to a Goliath', () => {
    const match = begin({ card: 'chemical-works', at: { scout: 'l' }, active: 'scout', enemies: { i: ['goliath'] } }, 6);
    say(match, 'scout shoots welrod at @i');
    expect([tile(match, 'i').gas, tile(match, 'i').enemies]).toEqual([true, ['goliath']]);
  });

  proves('v-commandos.gas.explosion', 'is set free by an explosion', () => {
    const match = begin({ card: 'viaduct', at: { scout: 'a' }, active: 'scout', charges: { l: 0 } });
    say(match, 'scout detonates @l');
    expect(tile(match, 'l')).toMatchObject({ barrel: false, gas: true, charges: [] });
  });
});
