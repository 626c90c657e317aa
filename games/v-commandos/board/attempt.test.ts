import { describe, expect, test } from 'vitest';
import { position } from '../positions.ts';
import { viewOf } from '../view.ts';
import { attemptAt, attemptAtDoor } from './attempt.ts';

const view = viewOf(position({ card: 'lighthouse', who: ['scout:B'], at: { scout: 'h' }, active: 'scout' }));
const act = { kind: 'act', about: { who: 'scout' } } as const;

describe('what somebody tries who clicks', () => {
  test('another tile: to go there, or what is picked up', () => {
    expect(attemptAt(act, view, 'scout', null, 'lighthouse/a')).toEqual({ do: 'move', who: 'scout', plus: false, tile: 'lighthouse/a' });
    expect(attemptAt(act, view, 'scout', 'kit:grenade', 'lighthouse/a')).toMatchObject({ do: 'grenade', tile: 'lighthouse/a' });
  });

  test('the tile they stand on: the objective there, if it is still to be done', () => {
    expect(attemptAt(act, view, 'scout', null, 'lighthouse/h')).toEqual({ do: 'work', who: 'scout', plus: false });
    const done = viewOf(position({ card: 'lighthouse', who: ['scout:B'], at: { scout: 'h' }, active: 'scout', done: [1] }));
    expect(attemptAt(act, done, 'scout', null, 'lighthouse/h')).toMatchObject({ do: 'move' });
  });

  test('a door: to force it, with a token between turns', () => {
    expect(attemptAtDoor(act, 'scout', 'lighthouse/h-k')).toEqual({ do: 'crowbar', who: 'scout', plus: false, door: 'lighthouse/h-k' });
    expect(attemptAtDoor({ kind: 'window', about: { window: 'before-fire' } }, 'scout', 'lighthouse/h-k')).toMatchObject({ plus: true });
    expect(attemptAtDoor({ kind: 'host', about: null }, 'scout', 'lighthouse/h-k')).toBeNull();
  });
});
