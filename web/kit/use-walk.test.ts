import type { TargetedKeyboardEvent } from 'preact';
import { expect, test } from 'vitest';
import { walked } from './use-walk.ts';

/** A place, and what became of it: what was done there, and whether a key stopped at it. */
function place(open: boolean) {
  const did: string[] = [];
  const props = walked('b2', {
    says: 'b2',
    open,
    isStop: true,
    press: (id) => did.push(`press ${id}`),
    point: (id) => did.push(`point ${id}`),
    walk: (id, key) => key.startsWith('Arrow') && did.push(`walk ${id} ${key}`) > 0,
    stopAt: (id) => did.push(`stop ${id}`),
  });
  const key = (name: string): boolean => {
    let stopped = false;
    const event: Partial<TargetedKeyboardEvent<Element>> = { key: name, preventDefault: () => undefined, stopPropagation: () => (stopped = true) };
    props.onKeyDown(event as TargetedKeyboardEvent<Element>);
    return stopped;
  };
  return { did, props, key };
}

test('Enter and space press, arrows walk, other keys go on to whoever wants them', () => {
  const { did, key } = place(true);
  expect(['Enter', ' ', 'ArrowUp', 'u'].map(key)).toEqual([true, true, true, false]);
  expect(did).toEqual(['press b2', 'press b2', 'walk b2 ArrowUp']);
});

test('only where something can be done the focus points', () => {
  const lit = place(true);
  lit.props.onFocus();
  lit.props.onPointerEnter();
  expect(lit.did).toEqual(['stop b2', 'point b2', 'point b2']);
  const dark = place(false);
  dark.props.onFocus();
  dark.props.onPointerEnter();
  expect(dark.did).toEqual(['stop b2']);
  expect(dark.props['aria-disabled']).toBe(true);
});
