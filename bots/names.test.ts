import { expect, test } from 'vitest';
import { ConfigError, Match } from '#kernel';
import { connectFour } from '../bench/classics/connect-four.ts';
import { botByName, type SearchBot, thinkingOf } from './index.ts';

test('a name says how a bot thinks and for how long', () => {
  expect(thinkingOf('random')).toEqual({ kind: 'random' });
  expect(thinkingOf('casual')).toEqual({ kind: 'casual' });
  expect(thinkingOf('greedy')).toEqual({ kind: 'greedy' });
  expect(thinkingOf('search')).toEqual({ kind: 'search' });
  expect(thinkingOf('search:500')).toEqual({ kind: 'search', iterations: 500 });
  expect(thinkingOf('search:1000ms')).toEqual({ kind: 'search', milliseconds: 1000 });
});

test('a bot is what its name says', () => {
  const match = Match.start(connectFour, null);
  for (const kind of ['random', 'casual', 'greedy', 'search']) expect(botByName(kind, 's').name).toBe(kind);
  const search = botByName('search:30', 's') as SearchBot;
  search.decide(match, [0]);
  expect(search.iterations).toBe(30);
  expect(botByName('search:30', 's').decide(match, [0])).toBe(botByName('search:30', 's').decide(match, [0]));
});

test('a name that means nothing is refused with what there is', () => {
  for (const name of [
    '',
    'genius',
    'Random',
    'random:5',
    'greedy:1ms',
    'search:',
    'search:0',
    'search:-5',
    'search:5s',
    'search:5:6',
    'search:1234567890',
    ' search',
  ])
    expect(() => thinkingOf(name), name).toThrow(ConfigError);
  expect(() => botByName('genius', 's')).toThrow("There is no bot 'genius': random, casual, greedy or search;");
});
