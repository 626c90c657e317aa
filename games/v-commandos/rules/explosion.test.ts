import { expect, test } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../proves.ts';
import { position } from '../positions.ts';
import { begin, eventsOf, play, say, seen, terrain, tile, view } from '../testing/raid.ts';

/* What an explosion does and what it leaves. */

const PAIR = ['scout:B', 'medic:A'] as const;

proves('v-commandos.explosion.map-markers#1', 'leaves doors and trapdoors as they are; TNT of a Breacher opens them, also the first on the map', () => {
  const blast = (breach: boolean) => {
    const g = position({ card: 'lighthouse', who: PAIR, at: { scout: 'n', medic: 'a' }, active: 'scout', charges: { l: 0, c: 0 } });
    at(g.boards, 0).charges.splice(0, 2, ...at(g.boards, 0).charges.map((charge) => ({ ...charge, breach })));
    at(g.boards, 0).doors.fill(false);
    return say(begin(g), 'scout detonates @l');
  };
  expect([tile(blast(false), 'l').trapdoor, terrain(blast(false)).open]).toEqual(['blocked', []]);
  expect([tile(blast(true), 'l').trapdoor, terrain(blast(true)).open.toSorted()]).toEqual(['open', ['i-l', 'l-m']]);
  const generator = say(blast(true), 'scout detonates @c');
  expect(terrain(generator).open.toSorted()).toEqual(['b-c', 'c-f', 'i-l', 'l-m']);
  expect(eventsOf(generator, 'trapdoor')).toMatchObject([{ tile: 'lighthouse/l', to: 'open' }]);
});

test('of a plain charge is plain, whoever laid another one elsewhere', () => {
  const g = position({ card: 'lighthouse', who: PAIR, at: { scout: 'n', medic: 'a' }, active: 'scout', charges: { e: 0, l: 0 } });
  const { charges } = at(g.boards, 0);
  charges.splice(0, 1, { ...at(charges, 0), breach: true });
  expect(terrain(say(begin(g), 'scout detonates @l')).open).not.toContain('l-m');
});

proves('v-commandos.explosion.effect#5', 'completes what is to be blown up and nothing else, and makes no gas without a barrel', () => {
  const lamp = say(begin({ card: 'lighthouse', at: { scout: 'n' }, active: 'scout', charges: { h: 0 } }), 'scout detonates @h');
  expect([terrain(lamp).objectives[0]?.done, tile(lamp, 'h').gas, eventsOf(lamp, 'barrel-bursts')]).toEqual([false, false, []]);
  const alarm = say(begin({ card: 'lighthouse', at: { scout: 'k' }, active: 'scout', charges: { j: 0 } }), 'scout detonates @j', 'scout creeps to @j');
  expect(terrain(say(alarm, 'scout silences the alarm')).alarmToken).toBe(false);
  const taken = say(begin({ at: { scout: 'd' }, active: 'scout', charges: { h: 0 } }), 'scout detonates @h', 'scout moves to @h', 'scout takes the objective');
  expect(seen(taken, 'scout').items).toEqual(['forest-road/O1']);
  const far = say(begin({ card: 'coastal-battery', who: PAIR, at: { scout: 'l', medic: 'm' }, active: 'scout', charges: { n: 0 } }), 'scout detonates @n');
  expect(terrain(far).objectives.map(({ done }) => done)).toEqual([false, false]);
});

test('destroys exhausted Binoculars with all that lies there, and a Panzerfaust opens no doors', () => {
  const g = position({ card: 'viaduct', at: { scout: 'a' }, active: 'scout', charges: { b: 0 }, loose: { b: ['binoculars', 'tnt'] } });
  at(g.boards, 0).tired[1] = 1;
  const match = say(begin(g), 'scout detonates @b');
  expect([tile(match, 'b').kit, at(match.state.boards, 0).tired.some((tired) => tired > 0)]).toEqual([[], false]);
  expect(view(match).kitDiscards.toSorted()).toEqual(['binoculars', 'tnt', 'tnt']);
  const rocket = begin({ card: 'launch-ramp', at: { scout: 'b' }, active: 'scout', kit: { scout: ['panzerfaust', 'panzerfaust'] } });
  say(rocket, 'scout fires a panzerfaust at @a', 'scout moves to @a', 'scout fires a panzerfaust at @b');
  expect([terrain(rocket).open.includes('b-c'), seen(rocket, 'scout').kit]).toEqual([false, []]);
});

test('of time pencils comes tile by tile in reading order, and those with time left wait', () => {
  const match = play('end', { card: 'time-pencil', at: { scout: 'e' }, charges: { q: 1, b: 1, p: 2 } });
  expect(eventsOf(match, 'explosion').map(({ tile: where }) => where)).toEqual(['harbour-quay/b', 'harbour-quay/q']);
  expect(tile(match, 'p').charges).toEqual([1]);
});

test('reaches nobody on the tiles beside it', () => {
  const match = begin({ at: { scout: 'o' }, active: 'scout', charges: { a: 0 }, enemies: { a: ['pioneer', 'mp40'], b: ['mp40', 'mp40'], g: ['karabiner'] } });
  say(match, 'scout detonates @a');
  expect([tile(match, 'a').enemies, tile(match, 'b').enemies, tile(match, 'g').enemies]).toEqual([[], ['mp40', 'mp40'], ['karabiner']]);
});
