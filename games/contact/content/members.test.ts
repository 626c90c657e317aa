import { expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import { night } from '../testing/night.ts';
import { ability, isMemberId, KENZO, MEMBERS, memberNamed } from './members.ts';

proves('contact.components.cards', 'there are thirteen specialists', () => {
  expect(MEMBERS.map((m) => m.id)).toEqual('cooper alvares branson dunham miller kenzo krussov cole schulz ayden mobutu nelson vanderbilt'.split(' '));
});

proves('contact.grenade.everyone', 'whoever is in the team has one grenade at the start', () => {
  for (const { id, role } of MEMBERS) {
    const others = MEMBERS.filter((m) => m.role !== role && !['leader', 'heavy-weapon', 'assault'].includes(m.role));
    const g = night({}, { team: [id, ...others.slice(0, 3).map((m) => m.id)] });
    expect(g.grenades).toBe(g.alive);
    expect(g.grenades & (1 << memberNamed(id))).not.toBe(0);
  }
});

test('weapons are those of the cards', () => {
  expect(MEMBERS.map(({ id, role, weapon }) => `${id} ${role} ${weapon.title} ${weapon.rings.join('-')} ${weapon.dice}`)).toEqual([
    'cooper leader modified rifle 1-4 2',
    'alvares sniper sniper rifle 1-4 1',
    'branson heavy-weapon flame thrower 1-2 1',
    'dunham standard standard rifle 1-4 1',
    'miller heavy-weapon MG60 1-4 4',
    'kenzo assault assault rifle 1-3 2',
    'krussov scout standard rifle 1-4 1',
    'cole leader modified rifle 1-4 2',
    'schulz pioneer shotgun 1-2 1',
    'ayden radio-operator standard rifle 1-4 1',
    'mobutu assault assault rifle 1-3 2',
    'nelson heavy-weapon grenade launcher 2-4 1',
    'vanderbilt field-medic standard rifle 1-4 1',
  ]);
});

test('whoever has no such ability is asked in vain', () => {
  expect(() => ability(KENZO, 'ardor')).toThrow('kenzo has no ardor');
  expect(isMemberId('alvarez')).toBe(false);
});
