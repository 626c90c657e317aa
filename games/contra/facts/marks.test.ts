import { expect, test } from 'vitest';
import { jungle, table } from '../testing/views.ts';
import { eventfulOf, marksOf } from './marks.ts';

test('pillboxes with a token, objectives and posts on the way are named; empty pillboxes are not', () => {
  expect(eventfulOf(jungle(), ['J05', 'J06', 'J07', 'J36', 'J33'])).toMatchObject([
    { id: 'J06', kind: 'pillbox' },
    { id: 'J07', kind: 'objective2' },
    { id: 'J33', kind: 'alarm-post' },
  ]);
});

test('a space has the marks of its kind and of all that lies there', () => {
  const view = jungle((g) => {
    g.dimers.push(g.map.named('J07'));
    g.grenades.push(g.map.named('J34'));
  });
  expect((['J01', 'J06', 'J07', 'J36', 'J33', 'J34'] as const).map((id) => marksOf(view, id))).toEqual([
    [],
    ['pillbox', 'ledge'],
    ['objective2', 'dimer', 'ledge'],
    [],
    ['alarm-post'],
    ['grenade'],
  ]);
  expect(eventfulOf(view, ['J05', 'J34', 'J01'])).toEqual([]);
  expect(marksOf(view, 'W01')).toEqual([]);
});

test('a platform is none once it is broken; a drift and a wadder space are what they are, with gels or without', () => {
  const fall = table({ stage: 'waterfall' }, (g) => g.broken.push(g.map.named('W17')));
  expect([marksOf(fall, 'W13'), marksOf(fall, 'W17'), marksOf(fall, 'W21')]).toEqual([['platform', 'ledge'], ['ledge'], ['platform']]);
  expect(eventfulOf(fall, ['W13', 'W21'])).toEqual([]);
  expect(marksOf(table({ stage: 'snow-field' }), 'S03')).toEqual(['drift']);
  const lair = table({ stage: 'alien-lair' }, (g) => {
    g.gels[1] = 2;
  });
  expect([marksOf(lair, 'L03'), marksOf(lair, 'L06')]).toEqual([['wadder'], ['wadder', 'gels']]);
});

test('each objective has its own mark', () => {
  expect((['J22', 'J07', 'J27'] as const).map((id) => marksOf(jungle(), id)[0])).toEqual(['objective1', 'objective2', 'objective3']);
});
