import { describe, expect, test } from 'vitest';
import type { Event } from '../event.ts';
import { raid } from '../testing/raid.ts';
import { viewOf } from '../view.ts';
import { storyOf } from './story.ts';

const both = viewOf(raid({ card: 'lighthouse', who: ['scout:B', 'medic:A'], at: { scout: 'a' } }));
const one = viewOf(raid({ card: 'lighthouse', who: ['scout:B', 'medic:A'], out: ['medic'] }));
const turns = (n: number): Event[] => Array.from({ length: n }, (_, i) => ({ kind: 'turn', turn: i + 1, bag: 40 }));

describe('the word for how it went', () => {
  test('first that fits: Ghosts, Clean, Pyrrhic, Costly', () => {
    const alarm: Event = { kind: 'alarm', terrain: 'lighthouse' };
    const fallen: Event = { kind: 'fallen', who: 'medic', by: 'wounds' };
    expect(storyOf(turns(2), both, true).grade).toBe('ghosts');
    expect(storyOf([...turns(2), alarm], both, true).grade).toBe('clean');
    expect(storyOf([...turns(2), alarm, fallen], one, true).grade).toBe('pyrrhic');
    expect(storyOf([...turns(2), alarm, fallen], both, true).grade).toBe('costly');
    expect(storyOf(turns(2), both, false).grade).toBe('failed');
    const alone = viewOf(raid({ card: 'lighthouse', who: ['scout:B'], at: { scout: 'a' } }));
    expect(storyOf([...turns(2), alarm, fallen], alone, true).grade).toBe('costly');
  });
});

test('kills, wounds and sightings are told of whom they belong to', () => {
  const { commandos } = storyOf(
    [
      { kind: 'picked', who: 'medic', side: 'A', seat: 0, replaces: false },
      { kind: 'turn', turn: 1, bag: 40 },
      { kind: 'shoots', who: 'scout', weapon: 'welrod', tile: 'lighthouse/e', dice: [6], needed: 4, hits: 1 },
      { kind: 'eliminated', enemies: ['mp40'], tile: 'lighthouse/e' },
      { kind: 'overpowers', who: 'scout', victim: 'mp40' },
      { kind: 'visible', who: 'scout' },
      { kind: 'moves', up: false, who: 'scout', to: 'lighthouse/e', careful: false, visible: true },
      { kind: 'enemy-step', step: 'fire' },
      { kind: 'eliminated', enemies: ['mp40'], tile: 'lighthouse/e' },
      { kind: 'wounded', who: 'medic', wounds: 2 },
      { kind: 'turn', turn: 2, bag: 40 },
      { kind: 'fallen', who: 'medic', by: 'wounds' },
    ],
    both,
    true,
  );
  expect(commandos).toEqual([
    { id: 'medic', kills: 0, wounds: 2, seen: 0, fell: 2 },
    { id: 'scout', kills: 2, wounds: 0, seen: 2, fell: null },
  ]);
});

test('each way to attack counts for whoever attacks, a barrel for nobody', () => {
  const gone: Event = { kind: 'eliminated', enemies: ['mp40', 'karabiner'], tile: 'lighthouse/e' };
  const kills = (...events: Event[]): number | undefined => storyOf([...events, gone], both, true).commandos.find(({ id }) => id === 'scout')?.kills;
  const tile = 'lighthouse/e';
  expect([
    kills({ kind: 'shoots', who: 'scout', weapon: 'welrod', tile, dice: [6], needed: 4, hits: 1 }),
    kills({ kind: 'strikes', who: 'scout', with: 'grenade', tile, dice: [6], needed: 4, hits: 1 }),
    kills({ kind: 'detonates', who: 'scout', tile }),
    kills({ kind: 'panzerfaust', who: 'scout', tile }),
    kills({ kind: 'overpowers', who: 'scout', victim: 'barrel' }),
    kills({ kind: 'overpowers', who: 'scout', victim: 'mp40' }),
    kills({ kind: 'detonates', who: 'medic', tile }),
    kills({ kind: 'detonates', who: 'scout', tile }, { kind: 'enemy-step', step: 'fire' }),
  ]).toEqual([2, 2, 2, 2, 2, 3, undefined, undefined]);
});

test('whoever moves unseen is not counted as seen', () => {
  const { commandos } = storyOf(
    [
      { kind: 'moves', up: false, who: 'scout', to: 'lighthouse/e', careful: true, visible: false },
      { kind: 'visible', who: 'medic' },
    ],
    both,
    true,
  );
  expect(commandos).toMatchObject([{ id: 'medic', seen: 1 }]);
});

test('turns in alarm: those in which it sounded at some time', () => {
  const alarm: Event = { kind: 'alarm', terrain: 'lighthouse' };
  const off: Event = { kind: 'alarm-off', terrain: 'lighthouse', how: 'silenced' };
  const { alarmTurns, turns: all } = storyOf(
    [
      { kind: 'turn', turn: 1, bag: 40 },
      { kind: 'turn', turn: 2, bag: 40 },
      alarm,
      { kind: 'turn', turn: 3, bag: 40 },
      off,
      alarm,
      off,
      { kind: 'turn', turn: 4, bag: 40 },
    ],
    both,
    true,
  );
  expect([alarmTurns, all]).toEqual([2, 4]);
});

test('turns in alarm: a terrain that is quiet again is not another one that still sounds', () => {
  const tower: Event = { kind: 'alarm', terrain: 'water-tower' };
  const off: Event = { kind: 'alarm-off', terrain: 'lighthouse', how: 'fuse' };
  const [first, second] = turns(2) as [Event, Event];
  const alarmTurns = (...events: Event[]): number => storyOf(events, both, true).alarmTurns;
  expect(alarmTurns(first, tower, off, second)).toBe(2);
  expect(alarmTurns(tower, first, second)).toBe(2);
  expect(alarmTurns(first, tower, { kind: 'column', terrains: ['lighthouse'], column: 2 }, second)).toBe(1);
});

test('the bag: as each turn found it, and the end', () => {
  const { bag } = storyOf(
    [
      { kind: 'turn', turn: 1, bag: 41 },
      { kind: 'turn', turn: 2, bag: 38 },
      { kind: 'column', terrains: ['lighthouse'], column: 2 },
      { kind: 'turn', turn: 1, bag: 40 },
    ],
    both,
    true,
  );
  expect(bag).toEqual([41, 38, 40, both.bagSize]);
});
