import { describe, expect, test } from 'vitest';
import { at } from '#kernel';
import { EVENTS } from '../../content/events.ts';
import { card, enemy, position, type Sketch, token } from '../../positions.ts';
import { asked, begin, eventsOf, NULL, play, say, seen, terrain, tile, view } from '../../testing/raid.ts';

/* Each event is drawn once. */

const PAIR = ['scout:B', 'medic:A'] as const;
const HERE: Sketch = { who: PAIR, at: { scout: 'a', medic: 'o' } };

describe('events of the base game', () => {
  test('All Quiet', () => {
    const match = play('events', HERE, card('all-quiet', 'S'));
    expect([terrain(match).direction, asked(match)]).toEqual(['S', null]);
  });

  test('Change of Guard', () => {
    const match = say(play('events', HERE, card('change-of-guard', 'E')), 'choose entrance @E2');
    const drawn = play('reinforcements', { ...match.state, outcome: null }, enemy('mp40'));
    expect(eventsOf(drawn, 'drawn').map(({ enemies }) => enemies.length)).toEqual([1, 0]);
    expect(terrain(play('end', { ...match.state, outcome: null })).entrances[1]?.closed).toBe(false);
  });

  test('Extra Patrol and Lorry Load', () => {
    const extra = (id: 'extra-patrol' | 'lorry-load', ...lot: number[]) => terrain(play('events', HERE, card(id), ...lot)).entrances.map(({ more }) => more);
    expect([extra('extra-patrol', 1), extra('lorry-load')]).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  test('Searchlight', () => {
    const match = play(
      'events',
      { card: 'water-tower', who: ['scout:B', 'medic:A', 'sniper:A'], at: { scout: 'b', medic: 'a', sniper: 'j' }, uniform: ['sniper'] },
      card('searchlight', 'N'),
      2,
    );
    expect(eventsOf(match, 'stealth')).toMatchObject([{ who: 'scout', found: true }]);
    const lamp = play('events', { card: 'lighthouse', at: { scout: 'j' }, done: [1] }, card('searchlight', 'N'));
    expect([eventsOf(lamp, 'stealth'), terrain(lamp).idle]).toEqual([[], true]);
  });

  test('Snapped Twig', () => {
    const match = play('events', { ...HERE, enemies: { b: ['mp40'], i: ['mp40'] } }, card('snapped-twig', 'S'), 2);
    say(match, 'choose medic');
    expect([seen(match, 'medic').state, seen(match, 'scout').state]).toEqual(['visible', 'stealthy']);
  });

  test('Moonless Night and Ground Mist', () => {
    const move = (id: 'moonless' | 'ground-mist', card: 'water-tower' | 'forest-road', to: string) =>
      seen(say(begin({ card, at: { scout: 'a' }, who: ['scout:A'], active: 'scout', event: id }), to), 'scout').state;
    expect([move('moonless', 'water-tower', 'scout moves to @b'), move('ground-mist', 'forest-road', 'scout creeps to @g')]).toEqual(['stealthy', 'stealthy']);
  });

  test('Blown Fuse', () => {
    const quiet = play('events', { ...HERE, alarm: true }, card('fuse-blown'));
    expect([terrain(quiet).alarm, terrain(quiet).alarmToken]).toEqual([false, true]);
    expect(terrain(play('events', { ...HERE, alarm: true, visible: ['scout'] }, card('fuse-blown'))).alarm).toBe(true);
  });

  test('Dozing Sentries', () => {
    const match = begin({ at: { scout: 'c' }, active: 'scout', event: 'dozing-sentries', guards: { d: 'mp40' } });
    expect(eventsOf(say(match, 'scout moves to @d'), 'stealth')).toEqual([]);
    const arrival = play('movement', { at: { scout: 'd' }, event: ['dozing-sentries', 'W'], enemies: { e: ['mp40', 'mp40'] } }, 5);
    expect(eventsOf(arrival, 'stealth')).toMatchObject([{ dice: [5] }]);
  });

  test('Second Wind', () => {
    const match = play('events', { who: ['scout:B', 'medic:A', 'sniper:A'], at: { scout: 'a', sniper: 'b' }, critical: ['sniper'] }, card('second-wind'));
    expect([seen(match, 'scout').plus, seen(match, 'medic').plus, seen(match, 'sniper').plus]).toEqual([1, 0, 0]);
  });

  test('Dropped Kit', () => {
    const match = play('events', HERE, card('dropped-kit'), token('tnt'), token('spotted'));
    say(match, 'choose tile @k');
    expect([tile(match, 'k').kit, view(match).kitDiscards]).toEqual([['tnt'], ['spotted']]);
  });

  test('Old Drain and Rubble', () => {
    expect(tile(play('events', HERE, card('old-drain')), 'b').trapdoor).toBe('open');
    const match = play('events', { at: { scout: 'a' } }, card('rubble'));
    expect(match.options(0)).toEqual(['choose tile forest-road/j', 'choose tile forest-road/o']);
    expect(tile(say(match, 'choose tile @o'), 'o').trapdoor).toBe('blocked');
    expect(tile(play('events', { at: { scout: 'j' } }, card('rubble')), 'o').trapdoor).toBe('blocked');
  });

  test('Double Time and Brew-up', () => {
    const twice = play('movement', { at: { scout: 'o' }, event: ['double-time', 'E'], enemies: { a: ['mp40'] } });
    expect(tile(twice, 'c').enemies).toEqual(['mp40']);
    const tea = play('movement', { at: { scout: 'o' }, event: 'brew-up', enemies: { a: ['mp40'] } });
    expect([tile(tea, 'a').enemies, tea.state.discards]).toEqual([['mp40'], []]);
    expect(tile(play('movement', { at: { scout: 'c' }, visible: ['scout'], event: 'brew-up', enemies: { a: ['mp40'] } }), 'b').enemies).toEqual(['mp40']);
  });
});

describe('events of Résistance', () => {
  const there: Sketch = { card: 'viaduct', who: PAIR, at: { scout: 'a', medic: 'i' } };

  test('Twitching Curtain', () => {
    const match = play('events', { ...there, at: { scout: 'f', medic: 'h' }, enemies: { h: ['mp40'] } }, card('informer'), 1);
    expect(eventsOf(match, 'stealth')).toMatchObject([{ who: 'scout', found: true }]);
  });

  test('Dog Patrol and Staff Car', () => {
    const comes = (id: 'dog-patrol' | 'staff-car') => {
      const match = play('events', there, card(id), 1);
      return [terrain(match).entrances[1]?.waiting, match.state.stack];
    };
    expect([comes('dog-patrol'), comes('staff-car')]).toEqual([
      [['dog'], 2],
      [['officer'], 2],
    ]);
    const g = position(there);
    g.bag[11] = 3;
    g.stack = 0;
    expect(eventsOf(play('events', g, card('staff-car')), 'special-comes')).toEqual([]);
  });

  test('Personal Messages', () => {
    const match = say(play('events', there, card('radio-london', 'N')), 'choose medic');
    expect(seen(match, 'medic').kit).toEqual(['airdrop']);
  });

  test('Diversion and Strike!', () => {
    const match = say(play('events', { ...there, waiting: [[], ['mp40', 'mp40']], barricades: [0, 4] }, card('maquis-diversion', 'W')), 'choose entrance @E2');
    expect(terrain(match).entrances[1]).toMatchObject({ waiting: [], barricade: 4, closed: true });
    expect(terrain(play('events', there, card('railway-strike'))).entrances.map(({ closed }) => closed)).toEqual([true, true]);
  });

  test('Curfew', () => {
    const match = begin({ card: 'viaduct', at: { scout: 'a' }, active: 'scout', event: 'curfew' });
    expect(seen(say(match, 'scout moves to @e'), 'scout').state).toBe('visible');
  });

  test('Bicycle Courier', () => {
    const match = play('events', { ...there, kit: { scout: ['tnt', 'crowbar', 'tnt'] } }, card('bicycle-courier', 'S'));
    say(match, 'choose scout', 'choose token tnt', 'choose token tnt', 'no more');
    expect([seen(match, 'scout').kit, seen(match, 'medic').kit]).toEqual([['crowbar'], ['tnt', 'tnt']]);
    expect(eventsOf(say(play('events', { ...there, kit: { scout: ['tnt'] } }, card('bicycle-courier', 'S')), 'nobody'), 'kit-given')).toEqual([]);
  });

  test('Bicycle Courier, until nothing is left', () => {
    const match = play('events', { ...there, kit: { scout: ['tnt', 'crowbar'] } }, card('bicycle-courier', 'S'));
    say(match, 'choose scout', 'choose token tnt', 'choose token crowbar');
    expect([asked(match), seen(match, 'scout').kit, seen(match, 'medic').kit]).toEqual([null, [], ['crowbar', 'tnt']]);
    const alone = play('events', { card: 'viaduct', at: { scout: 'a' }, kit: { scout: ['tnt'] } }, card('bicycle-courier', 'S'));
    expect(asked(alone)).toBe(null);
    expect(asked(play('events', there, card('bicycle-courier', 'S')))).toBe(null);
  });

  test('Leaking Barrel', () => {
    const match = play('events', { ...there, enemies: { l: ['mp40'] } }, card('leaking-barrel'), token('tnt'));
    expect(tile(match, 'l')).toMatchObject({ barrel: false, gas: true, enemies: [], kit: ['tnt'] });
    expect(eventsOf(play('events', there, card('leaking-barrel')), 'barrel-bursts')).toEqual([]);
  });

  test('Good Neighbours', () => {
    expect(seen(play('events', { ...there, wounds: { scout: 2 } }, card('good-neighbours', 'N')), 'scout').wounds).toBe(1);
  });
});

describe('events of Secret Weapons', () => {
  const there: Sketch = { card: 'launch-ramp', who: PAIR, at: { scout: 'a', medic: 'm' } };

  test('Test Firing', () => {
    const match = begin({ ...there, active: 'scout', event: 'test-firing', charges: { l: 0 }, kit: { scout: ['grenade'] } }, 1, 1, 1, 1);
    say(match, 'scout detonates @l', 'scout throws a grenade at @e');
    expect(terrain(match).alarm).toBe(false);
    expect(terrain(say(match, 'scout moves to @e')).event).toBe('test-firing');
  });

  test('Change of Wind', () => {
    const match = play('events', { ...there, smoke: ['e'] }, card('wind-change', 'E'));
    expect([tile(match, 'e').smoke, tile(match, 'f').smoke]).toEqual([false, true]);
  });

  test('Goliath Drill', () => {
    const drill = play('events', { ...there, enemies: { f: ['goliath'] } }, card('goliath-drill', 'N'));
    expect(terrain(drill).goliathsActivated).toBe(true);
    const none = play('events', there, card('goliath-drill', 'N'), 0);
    expect([terrain(none).goliathsActivated, terrain(none).entrances[0]?.waiting]).toEqual([false, ['goliath']]);
  });

  test('Jump Alert', () => {
    expect(terrain(play('events', there, card('para-alert', 'W'), 0)).entrances[0]?.waiting).toEqual(['paratrooper']);
  });

  test('Gas Drill', () => {
    const match = begin({ ...there, active: 'scout', event: 'gas-drill', enemies: { l: ['mp40'] }, charges: { k: 0 }, at: { scout: 'k', medic: 'm' } }, 6);
    say(match, 'scout shoots welrod at @l', 'hit barrel');
    expect(tile(match, 'l').enemies).toEqual(['mp40']);
  });

  test('Open Crate', () => {
    const match = say(play('events', there, card('crate-of-rockets', 'S')), 'choose token smoke', 'choose tile @i');
    expect(tile(match, 'i').kit).toEqual(['smoke']);
  });

  test('Steam Leak', () => {
    const match = say(play('events', there, card('steam-leak', 'N')), 'choose tile @f');
    expect(terrain(match).chosen).toBe('launch-ramp/f');
    const g = position({ ...there, at: { scout: 'e', medic: 'm' }, who: ['scout:A', 'medic:A'], active: 'scout', event: 'steam-leak' });
    at(g.boards, 0).chosen = 5;
    expect(seen(say(begin(g), 'scout moves to @f'), 'scout').state).toBe('stealthy');
  });

  test('Inspection', () => {
    const match = play('events', { ...there, at: { scout: 'g', medic: 'm' }, guards: { b: 'karabiner' } }, card('inspection', 'S'), enemy('pioneer'), 4);
    expect([tile(match, 'g').guard, tile(match, 'b').guard, eventsOf(match, 'stealth').length]).toEqual(['pioneer', 'karabiner', 1]);
  });

  test('Countdown', () => {
    const match = play('events', there, card('countdown'), enemy('karabiner'));
    expect(tile(match, 'b').guard).toBe('karabiner');
    expect(NULL).toBe(12);
  });
});

test('no event is forgotten', () => {
  expect(EVENTS).toHaveLength(36);
});
