import { expect, test } from 'vitest';
import type { ChatMessage } from '../play/session.ts';
import { unreadOf } from './use-unread.ts';

const said = (entry: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  entry,
  at: 0,
  person: null,
  who: 'Jonas',
  mine: false,
  text: 'Hello',
  place: null,
  news: null,
  ...more,
});

test('unread is what others have said since: not my own words, not what the table says of its seats', () => {
  const talk = [said(1), said(2, { mine: true }), said(3, { news: { kind: 'back', whom: '', forMe: false } }), said(4, { place: 'a1' }), said(5)];
  expect(unreadOf(talk, -1).map(({ entry }) => entry)).toEqual([1, 4, 5]);
  expect(unreadOf(talk, 4).map(({ entry }) => entry)).toEqual([5]);
  expect(unreadOf(talk, 5)).toEqual([]);
});
