import { describe, expect, test } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../proves.ts';
import { hiddenFrom } from '../facts/odds.ts';
import { card, enemy, position, type Sketch, token } from '../positions.ts';
import { asked, begin, eventsOf, idle, play, say, seen, terrain, tile } from '../testing/raid.ts';

const PAIR = ['scout:B', 'medic:A'] as const;

describe('a stealth check', () => {
  proves(
    ['v-commandos.stealth.check-on-entry#1', 'v-commandos.stealth.check-on-entry#2'],
    'is made when a hidden commando and an enemy meet, whoever moved',
    () => {
      const comes = begin({ at: { scout: 'a' }, active: 'scout', enemies: { b: ['mp40', 'karabiner'] } }, 3, 6);
      say(comes, 'scout moves to @b');
      expect(eventsOf(comes, 'stealth')).toEqual([{ kind: 'stealth', who: 'scout', dice: [3, 6], finds: [2, 2], found: false }]);
      const met = play('movement', { at: { scout: 'b' }, event: ['all-quiet', 'W'], enemies: { c: ['mp40'] } }, 5);
      expect(eventsOf(met, 'stealth')).toMatchObject([{ dice: [5] }]);
    },
  );

  proves(['v-commandos.stealth.dice-per-pair#1', 'v-commandos.stealth.dice-per-pair#2'], 'has each newcomer roll for each commando, and nobody else', () => {
    const match = play(
      'movement',
      {
        who: PAIR,
        at: { scout: 'h', medic: 'h' },
        event: ['all-quiet', 'W'],
        enemies: { h: ['mp40'], i: ['karabiner', 'karabiner', 'karabiner'] },
        guards: { g: 'mp40' },
      },
      3,
      3,
      3,
      4,
      4,
      4,
    );
    expect(eventsOf(match, 'stealth').map(({ dice }) => dice)).toEqual([
      [3, 3, 3],
      [4, 4, 4],
    ]);
  });

  proves(['v-commandos.stealth.fail-on-1-2#1', 'v-commandos.stealth.fail-on-1-2#2', 'v-commandos.stealth.fail-on-1-2#3'], 'fails on a 1 or 2', () => {
    const seenAfter = (...dice: number[]) => {
      const match = begin({ at: { scout: 'a' }, active: 'scout', enemies: { b: ['mp40', 'mp40'] } }, ...dice);
      return seen(say(match, 'scout moves to @b'), 'scout').state;
    };
    expect([seenAfter(3, 6), seenAfter(2, 6), seenAfter(6, 1)]).toEqual(['stealthy', 'visible', 'visible']);
    expect(hiddenFrom(3)).toBeCloseTo(8 / 27);
  });

  proves('v-commandos.stealth.only-stealthy', 'is not made by the Visible', () => {
    const match = play('movement', { at: { scout: 'h' }, visible: ['scout'], enemies: { i: ['mp40', 'mp40'] } });
    expect([eventsOf(match, 'enemies-move').length, eventsOf(match, 'stealth')]).toEqual([1, []]);
  });

  proves('v-commandos.stealth.dice-together#1', 'rolls all its dice, also after a 1', () => {
    const match = begin({ at: { scout: 'a' }, active: 'scout', enemies: { b: ['mp40', 'mp40', 'mp40'] } }, 1, 4, 5);
    expect(eventsOf(say(match, 'scout moves to @b'), 'stealth')).toMatchObject([{ dice: [1, 4, 5], found: true }]);
  });

  proves('v-commandos.stealth.dice-together#2', 'is one for those who come from the same tile', () => {
    const match = play('movement', { at: { scout: 'g' }, event: ['all-quiet', 'N'], enemies: { j: ['karabiner', 'karabiner'], k: ['karabiner'] } }, 3, 4, 5);
    expect(eventsOf(match, 'stealth').map(({ dice }) => dice)).toEqual([[3, 4], [5]]);
  });

  proves('v-commandos.stealth.dice-together#3', 'is one for an Officer and those he takes along', () => {
    const sketch: Sketch = { card: 'viaduct', who: ['scout:B'], at: { scout: 'b' }, event: ['all-quiet', 'E'], enemies: { a: ['officer', 'karabiner'] } };
    expect(eventsOf(play('movement', sketch, 3, 4), 'stealth').map(({ dice }) => dice)).toEqual([[3, 4]]);
  });

  proves('v-commandos.stealth.dice-together#4', 'is one for those who come in by one entrance', () => {
    const match = play('reinforcements', { at: { scout: 'g' }, alarm: true }, enemy('mp40'), enemy('karabiner'), 3, 4);
    expect(eventsOf(match, 'stealth').map(({ dice }) => dice)).toEqual([[3, 4]]);
  });

  proves('v-commandos.stealth.goliath-rolls', 'is rolled by Goliaths, too', () => {
    const match = begin({ card: 'launch-ramp', at: { scout: 'i' }, active: 'scout', enemies: { j: ['goliath'] } }, 4);
    expect(eventsOf(say(match, 'scout creeps to @j'), 'stealth')).toMatchObject([{ dice: [4] }]);
  });
});

describe('being Visible', () => {
  proves(
    [
      'v-commandos.visible.triggers-alarm#1',
      'v-commandos.visible.triggers-alarm#2',
      'v-commandos.visible.triggers-alarm#3',
      'v-commandos.visible.triggers-alarm#4',
      'v-commandos.visible.triggers-alarm#5',
    ],
    'triggers the alarm, however it came about',
    () => {
      const found = begin({ at: { scout: 'a' }, active: 'scout', enemies: { b: ['mp40'] } }, 1);
      expect(terrain(say(found, 'scout moves to @b')).alarm).toBe(true);
      const moved = begin({ at: { scout: 'a' }, active: 'scout' });
      expect(terrain(say(moved, 'scout moves to @g')).alarm).toBe(true);
      const shot = begin({ who: ['officer:A'], at: { officer: 'a' }, active: 'officer', enemies: { b: ['mp40'] } }, 1);
      expect(terrain(say(shot, 'officer shoots webley at @b')).alarm).toBe(true);
      const drowned = {
        card: 'launch-ramp',
        who: ['officer:A'],
        at: { officer: 'i' },
        active: 'officer',
        event: 'test-firing',
        enemies: { m: ['mp40'] },
      } as const;
      const flash = say(begin(drowned, 1), 'officer shoots webley at @m');
      expect([seen(flash, 'officer').state, terrain(flash).alarm]).toEqual(['visible', true]);
      const spotted = begin({ at: { scout: 'a' }, active: 'scout', enemies: { a: ['mp40', 'mp40'] } }, token('spotted'));
      expect(terrain(say(spotted, 'scout overpowers mp40')).alarm).toBe(true);
      const lit = play('events', { card: 'viaduct', at: { scout: 'b' } }, card('searchlight', 'N'), 1);
      expect([seen(lit, 'scout').state, terrain(lit).alarm]).toEqual(['visible', true]);
    },
  );
});

describe('the alarm', () => {
  proves(['v-commandos.alarm.effect#1', 'v-commandos.alarm.effect#2'], 'turns token and all entrances, and stays as it is when triggered again', () => {
    const match = say(begin({ who: PAIR, at: { scout: 'a', medic: 'j' }, active: 'scout' }), 'scout moves to @g');
    expect([terrain(match).alarm, eventsOf(match, 'alarm').length]).toEqual([true, 1]);
    say(match, 'scout ends the turn', 'medic moves to @g');
    expect(eventsOf(match, 'alarm')).toHaveLength(1);
    const drawn = play('reinforcements', { who: PAIR, alarm: true, at: { scout: 'a', medic: 'j' } });
    expect(eventsOf(drawn, 'drawn').map(({ enemies, nulls }) => enemies.length + nulls)).toEqual([2, 2]);
  });

  proves('v-commandos.alarm.per-terrain', 'belongs to one terrain', () => {
    const match = say(begin({ card: 'night-ferry', who: PAIR, at: { scout: 'b', medic: 'a*' }, active: 'scout' }), 'scout moves to @e');
    expect([terrain(match, 0).alarm, terrain(match, 1).alarm]).toEqual([true, false]);
  });

  proves(['v-commandos.alarm.silence#1', 'v-commandos.alarm.silence#2'], 'is silenced for one action on its token, guard or not', () => {
    const match = begin({ at: { scout: 'd' }, active: 'scout', alarm: true, guards: { d: 'mp40' } });
    say(match, 'scout silences the alarm');
    expect([terrain(match).alarm, terrain(match).alarmToken, seen(match, 'scout').actions]).toEqual([false, false, 3]);
  });

  proves('v-commandos.enemy-move.guard#5', 'leaves its guard free when it is silenced', () => {
    const match = begin({ at: { scout: 'd' }, active: 'scout', alarm: true, guards: { d: 'mp40' }, event: ['all-quiet', 'S'] });
    say(match, 'scout silences the alarm');
    expect(tile(match, 'd')).toMatchObject({ guard: null, enemies: ['mp40'] });
    say(match, 'scout ends the turn');
    idle(match, () => eventsOf(match, 'enemies-move').some(({ from }) => from === 'forest-road/d') || match.state.turn > 3);
    expect(eventsOf(match, 'enemies-move')).toContainEqual({ kind: 'enemies-move', from: 'forest-road/d', to: 'forest-road/h', enemies: ['mp40'] });
  });

  proves('v-commandos.alarm.silence-once#1', 'that sounds again cannot be silenced any more', () => {
    const match = begin({ at: { scout: 'd' }, active: 'scout', alarm: true });
    say(match, 'scout silences the alarm', 'scout moves to @h', 'scout moves to @d');
    expect([terrain(match).alarm, match.options(0).includes('scout silences the alarm')]).toEqual([true, false]);
  });

  proves('v-commandos.alarm.silence-once#2', 'has a token of its own on the next terrain', () => {
    const g = position({ card: 'wipe', done: [1], acted: ['scout'] });
    at(g.boards, 0).token = false;
    const match = begin(g);
    expect([match.state.column, terrain(match).alarmToken]).toEqual([1, true]);
  });

  proves('v-commandos.alarm.visible-restarts', 'sounds again at once while somebody is Visible', () => {
    const match = begin({ who: PAIR, at: { scout: 'd', medic: 'g' }, visible: ['medic'], active: 'scout', alarm: true });
    say(match, 'scout silences the alarm');
    expect([terrain(match).alarm, terrain(match).alarmToken]).toEqual([true, false]);
  });

  proves('v-commandos.alarm.persists', 'goes on when nobody is Visible', () => {
    const g = position({ at: { scout: 'a' }, alarm: true });
    const ended = play('end', g);
    expect([ended.state.phase, terrain(ended).alarm]).toEqual([0, true]);
    const drawn = play('reinforcements', g);
    expect(eventsOf(drawn, 'drawn').map(({ enemies, nulls }) => enemies.length + nulls)).toEqual([2]);
  });

  proves('v-commandos.event.text-immediate', 'sounds at once when an event says so', () => {
    const match = play('events', { at: { scout: 'a' } }, card('false-alarm'));
    expect([terrain(match).alarm, asked(match)]).toEqual([true, null]);
    expect(at(match.state.boards, 0).card).toBe(card('false-alarm'));
  });
});

describe('an event', () => {
  test('finds on a 1 or 2 only, and Binoculars help', () => {
    const lit = (...script: number[]) =>
      play('events', { card: 'viaduct', at: { scout: 'b' }, kit: { scout: script.length > 2 ? ['binoculars'] : [] } }, ...script);
    const state = (...dice: number[]) => seen(lit(card('searchlight', 'N'), ...dice), 'scout').state;
    expect([state(1), state(2), state(3), state(6)]).toEqual(['visible', 'visible', 'stealthy', 'stealthy']);
    const helped = lit(card('searchlight', 'N'), 2, 5);
    expect(helped.decision?.about).toMatchObject({ roll: 'stealth', bad: [true], needed: null, dice: [2] });
    expect(seen(say(helped, 'scout rerolls die 1'), 'scout').state).toBe('stealthy');
    expect(eventsOf(helped, 'stealth')).toMatchObject([{ who: 'scout', dice: [5], found: false }]);
  });
});

describe('a check', () => {
  test('is told for each commando, and those found come out in their order', () => {
    const match = play('movement', { who: PAIR, at: { scout: 'a', medic: 'a' }, event: ['all-quiet', 'W'], enemies: { b: ['karabiner'] } }, 1, 2);
    expect(eventsOf(match, 'stealth')).toMatchObject([
      { who: 'scout', dice: [1], found: true },
      { who: 'medic', dice: [2], found: true },
    ]);
    expect(eventsOf(match, 'visible').map(({ who }) => who)).toEqual(['scout', 'medic']);
    expect(eventsOf(match, 'alarm')).toHaveLength(1);
  });

  test('counts a guard who is there, an MP40 like any other; nobody rolls where nobody is', () => {
    const guarded = say(
      begin({ card: 'lighthouse', at: { scout: 'k' }, active: 'scout', guards: { j: 'mp40' }, enemies: { j: ['karabiner'] } }, 6, 1),
      'scout creeps to @j',
    );
    expect(eventsOf(guarded, 'stealth')).toMatchObject([{ dice: [6, 1], found: true }]);
    expect(eventsOf(play('movement', { at: { scout: 'o' }, event: ['all-quiet', 'W'], enemies: { b: ['karabiner'] } }), 'stealth')).toEqual([]);
  });
});

describe('being seen', () => {
  test('a second time says nothing new, but triggers a silenced alarm', () => {
    const match = begin({ who: ['officer:A'], at: { officer: 'a' }, active: 'officer', visible: ['officer'], enemies: { b: ['mp40'] } }, 1);
    say(match, 'officer shoots webley at @b');
    expect([eventsOf(match, 'visible'), eventsOf(match, 'alarm')]).toMatchObject([[], [{ terrain: 'forest-road' }]]);
  });

  test('links alarms both ways, each told once', () => {
    const from = (who: 'scout' | 'medic', to: string) =>
      eventsOf(
        say(begin({ card: 'green', column: 1, who: PAIR, settings: { veteran: true }, at: { scout: 'd', medic: 'f*' }, active: who }), `${who} moves to ${to}`),
        'alarm',
      ).map((event) => event.terrain);
    expect([from('scout', '@e'), from('medic', '@b*')]).toEqual([
      ['water-tower', 'railway-yard'],
      ['railway-yard', 'water-tower'],
    ]);
  });

  test('is told with what stops an alarm and what keeps it quiet', () => {
    const silenced = say(begin({ card: 'lighthouse', at: { scout: 'j' }, active: 'scout', alarm: true }), 'scout silences the alarm');
    expect(eventsOf(silenced, 'alarm-off')).toEqual([{ kind: 'alarm-off', terrain: 'lighthouse', how: 'silenced' }]);
    const g = position({ card: 'lighthouse', at: { scout: 'k' }, active: 'scout' });
    at(g.boards, 0).mute = 1;
    const muted = say(begin(g), 'scout moves to @j');
    expect([eventsOf(muted, 'alarm-muted'), eventsOf(muted, 'alarm'), terrain(muted).mute]).toEqual([[{ kind: 'alarm-muted', terrain: 'lighthouse' }], [], 0]);
  });
});
