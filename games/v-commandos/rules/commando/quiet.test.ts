import { describe, expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Sketch } from '../../positions.ts';
import { begin, forbidden, offers, say, view, windowOf } from '../../testing/raid.ts';

/** Two people; each can do something at no cost in every window. */
const PAIR: Sketch = {
  who: ['scout:A', 'medic:A'],
  players: 2,
  at: { scout: 'a', medic: 'j' },
  acted: ['scout', 'medic'],
  loose: { a: ['crowbar'], j: ['crowbar'] },
  event: 'brew-up',
};

describe('who wants quiet', () => {
  proves(
    'v-commandos.zero.timing#6',
    'until their turn is not asked in any window before it, but may still do what costs nothing while others are asked',
    () => {
      const match = begin(PAIR);
      expect(match.options(0)).toEqual(['player 1 waits', 'player 1 wants quiet until found', 'player 1 wants quiet until turn', 'scout collects crowbar']);
      say(match, 'player 1 wants quiet until turn');
      expect([match.options(0), view(match).quiet]).toEqual([['scout collects crowbar'], ['turn', '']]);
      expect(match.asked).toEqual([1]);
      say(match, 'player 2 wants quiet until turn');
      expect([windowOf(match), match.state.turn]).toEqual(['commandos', 4]);
      say(match, 'scout begins');
      expect(view(match).quiet).toEqual(['', 'turn']);
    },
  );

  proves('v-commandos.zero.timing#7', 'until found is asked again as soon as one of theirs is Visible, and not before', () => {
    const match = begin(PAIR);
    say(match, 'player 1 wants quiet until found', 'player 2 wants quiet until found');
    expect([windowOf(match), match.state.turn]).toEqual(['commandos', 4]);
    say(match, 'scout begins');
    expect(view(match).quiet).toEqual(['found', 'found']);
    const found = begin({ ...PAIR, visible: ['medic'] });
    expect(offers(found, 'player 2 wants quiet until found')).toBe(false);
    expect(forbidden(found, 'player 2 wants quiet until found', 1)).toEqual(['v-commandos.zero.timing']);
    found.state.quiet[1] = 'found';
    say(found, 'player 1 wants quiet until found');
    expect([windowOf(found), found.asked, view(found).quiet]).toEqual(['before-movement', [1], ['found', '']]);
  });

  test('closes no window of others', () => {
    const match = begin(PAIR);
    say(match, 'player 2 wants quiet until turn', 'player 1 waits');
    expect([windowOf(match), match.asked]).toEqual(['before-movement', [0]]);
  });
});
