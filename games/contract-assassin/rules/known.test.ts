import { describe, expect } from 'vitest';
import { at, Refusal } from '#kernel';
import { proves } from '../../proves.ts';
import type { CardId } from '../content/kit.ts';
import { card, position, type Sketch } from '../positions.ts';
import { begin, type Scene, say } from '../testing/job.ts';
import type { State } from './state.ts';

const settings = { 'hidden-hands': true } as const;
const TRIO = { who: ['archie', 'lily', 'otto'], settings } as const;

/** Everybody but the holder knows of these cards in a hand. */
function knownToAll(g: State, holder: number, ...cards: readonly CardId[]): State {
  for (const [observer, hands] of (g.known ?? []).entries())
    if (observer !== holder) for (const id of cards) at(hands, holder)[card(id)] = at(at(hands, holder), card(id)) + 1;
  return g;
}

/** What each seat knows of a hand. */
const known = (match: Scene, holder: number): readonly (readonly CardId[] | undefined)[] =>
  [0, 1, 2].map((eyes) => match.view(eyes).view.hitmen[holder]?.known);

describe('what is known of a hidden hand', () => {
  proves('contract-assassin.sugar.keep-one', 'is the card that Sugar kept before all eyes, until she lays it out again', () => {
    const match = begin(
      {
        who: ['sugar', 'lily', 'otto'],
        at: { sugar: 'rome' },
        contracts: { sugar: ['rome', 'paris'] },
        hand: { sugar: ['poison', 'poison', 'helicopter'] },
        settings,
      },
      ...[4, 5, 4],
    );
    say(match, 'attempt in rome', 'bring poison', 'bring poison', 'roll', 'accept the roll', 'keep poison');
    expect(known(match, 0)).toEqual([[], ['poison'], ['poison']]);
    say(match, 'escape', 'bring helicopter', 'roll', 'accept the roll', 'get away to paris', 'attempt in paris', 'bring poison');
    expect(known(match, 0)).toEqual([[], [], []]);
  });

  proves('contract-assassin.sugar.keep-one', 'is that card for those who sit before her, too', () => {
    const match = begin(
      { who: ['archie', 'sugar', 'otto'], active: 'sugar', at: { sugar: 'rome' }, contracts: { sugar: ['rome'] }, hand: { sugar: ['poison'] }, settings },
      ...[1, 1, 8],
    );
    say(match, 'attempt in rome', 'bring poison', 'roll', 'keep poison');
    expect(known(match, 1)).toEqual([['poison'], [], ['poison']]);
  });

  proves('contract-assassin.kit.open-hands', 'and a card from it that others have seen is not taken back, unless all knew of it', () => {
    const played = (...cards: readonly CardId[]): Scene => {
      const state = position({ ...TRIO, at: { archie: 'rome' }, hand: { archie: ['poison', 'submarine'] }, contracts: { archie: ['rome'] } });
      return say(begin(knownToAll(state, 0, ...cards)), 'attempt in rome', 'bring poison');
    };
    expect(() => played().undo()).toThrow(Refusal);
    expect(() => played('submarine').undo()).toThrow(Refusal);
    const known = played('poison');
    known.undo();
    expect(known.options(0)).toContain('bring poison');
  });

  const HOARD = { ...TRIO, deck: [], rest: 'out', hand: { lily: ['machete', 'machete', 'poison', 'longbow'] } } as const;
  const robbed = (taken: CardId): Scene => {
    const match = begin(knownToAll(position(HOARD), 1, 'machete', 'machete', 'poison'), { to: [0, 1], is: card(taken) });
    return say(match, 'draw');
  };

  proves('contract-assassin.kit.hoarder-hidden', 'becomes less by the card that a thief has seen, and less by any it may have been for whoever has not', () => {
    const machete = robbed('machete');
    expect(known(machete, 1)).toEqual([['machete', 'poison'], [], ['machete']]);
    expect(known(machete, 0)).toEqual([[], ['machete'], []]);
    const longbow = robbed('longbow');
    expect(known(longbow, 1)).toEqual([['machete', 'machete', 'poison'], [], ['machete']]);
    expect(known(longbow, 0)).toEqual([[], ['longbow'], []]);
  });

  proves('contract-assassin.kit.open-hands', 'becomes less by every card that is played, and never less than nothing', () => {
    const hand = { archie: ['night-train', 'night-train', 'double-espresso', 'submarine'] } as const;
    const match = begin(knownToAll(position({ ...TRIO, hand }), 0, 'night-train', 'night-train', 'double-espresso'));
    say(match, 'travel by night-train to london');
    expect(known(match, 0)[1]).toEqual(['night-train', 'double-espresso']);
    say(match, 'play double-espresso');
    expect(known(match, 0)).toEqual([[], ['night-train'], ['night-train']]);
    say(match, 'travel by submarine to rome');
    expect(known(match, 0)).toEqual([[], ['night-train'], ['night-train']]);
    for (const hands of match.state.known ?? []) for (const cards of hands) expect(Math.min(...cards)).toBe(0);
  });

  proves('contract-assassin.kit.open-hands', 'is nothing while hands lie open', () => {
    const open: Sketch = { who: ['sugar', 'lily'], at: { sugar: 'rome' }, contracts: { sugar: ['rome'] }, hand: { sugar: ['poison'] } };
    const match = begin(open, 1, 1, 8);
    say(match, 'attempt in rome', 'bring poison', 'roll', 'keep poison');
    expect(match.state.known).toBeNull();
    expect([null, 0, 1].map((eyes) => match.view(eyes).view.hitmen[0])).toMatchObject([0, 1, 2].map(() => ({ hand: ['poison'], known: [] })));
  });
});
