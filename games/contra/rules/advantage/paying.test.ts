import { describe, expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { AdvantageSymbol } from '../../content/advantage.ts';
import { position, type Sketch } from '../../positions.ts';
import { effectScene, isOver, type Scene, say } from '../../testing/scene.ts';
import { asked, eventKinds, eventsOf, fighterOf, offered, refusal, tokensOf } from '../../testing/seen.ts';

function spends(setting: Sketch, ...symbols: readonly AdvantageSymbol[]): Scene {
  return effectScene(position(setting), 'bill', [{ do: 'spend', symbols }]);
}

function suffers(setting: Sketch, ...symbols: readonly AdvantageSymbol[]): Scene {
  return effectScene(position(setting), 'bill', [{ do: 'suffer', symbols }]);
}

function loses(setting: Sketch, ...symbols: readonly AdvantageSymbol[]): Scene {
  return effectScene(position(setting), 'bill', [{ do: 'lose-tokens', symbols }]);
}

describe('spending', () => {
  proves('contra.advantage.spend-exact', 'what has a type is paid first, then what may be of any, one after the other', () => {
    const match = spends({ tokens: { bill: 'MMA' }, hand: { bill: ['dig-in'] } }, '*', 'M', '*');
    expect([asked(match), match.decision?.about]).toEqual(['pay', { seat: 0, symbol: '*', left: 2, for: 'advance' }]);
    expect(match.options()).toEqual(['bill spends token M', 'bill spends token A', 'bill spends dig-in']);
    say(match, 'bill spends dig-in');
    expect([match.decision?.about, match.options()]).toEqual([
      { seat: 0, symbol: '*', left: 1, for: 'advance' },
      ['bill spends token M', 'bill spends token A'],
    ]);
    say(match, 'bill spends token A');
    expect(eventsOf(match, 'spends')).toEqual([{ kind: 'spends', seat: 0, tokens: ['M', 'A'], cards: ['dig-in'] }]);
    expect([tokensOf(match, 'bill'), fighterOf(match, 'bill').hand, fighterOf(match, 'bill').discard, match.state.supply]).toEqual([
      'M',
      [],
      ['dig-in'],
      [11, 12, 12],
    ]);
  });

  proves('contra.advantage.spend-exact', 'to spend nothing is nothing', () => {
    expect(eventKinds(spends({ tokens: { bill: 'M' } }))).toEqual([]);
  });

  proves('contra.advantage.spend-token', 'a token that is not there cannot be spent', () => {
    const match = spends({ tokens: { bill: 'MS' } }, '*');
    expect(match.options()).toEqual(['bill spends token M', 'bill spends token S']);
    expect(refusal(match, 'bill spends token A')).toEqual(['contra.advantage.spend-token']);
    expect(refusal(match, 'bill spends token M', 1)).toEqual(['contra.advantage.spend-own']);
  });
});

describe('gaining', () => {
  const gains = (setting: Sketch): Scene => effectScene(position(setting), 'bill', [{ do: 'gain', symbols: ['*'] }]);

  proves(
    ['contra.advantage.any-gain#2', 'contra.advantage.limit'],
    'any type that there is room for; where only one is left nobody is asked, and with none nothing comes',
    () => {
      const two = gains({ tokens: { bill: 'MMMAASS' } });
      expect([asked(two), match(two)]).toEqual(['gain', ['A', 'S']]);
      expect(refusal(two, 'bill gains token M')).toEqual(['contra.advantage.limit']);
      const one = gains({ tokens: { bill: 'MMMAASSS' } });
      expect([one.answers.length, tokensOf(one, 'bill'), one.state.supply]).toEqual([0, 'MMMAAASSS', [9, 9, 9]]);
      const none = gains({ tokens: { bill: 'MMMAAASSS' } });
      expect([none.answers.length, isOver(none), eventsOf(none, 'gains')]).toEqual([0, true, [{ kind: 'gains', seat: 0, tokens: [] }]]);
    },
  );

  const match = (scene: Scene): unknown => offered(scene, 'type');

  proves('contra.limits.advantage-supply#2', 'the last token of a type can be gained', () => {
    const g = position();
    g.supply[0] = 1;
    g.onMap[0] = 11;
    const last = effectScene(g, 'bill', [{ do: 'gain', symbols: ['*', '*'] }]);
    expect(match(last)).toEqual(['M', 'A', 'S']);
    expect(match(say(last, 'bill gains token M'))).toEqual(['A', 'S']);
  });

  proves('contra.advantage.gain-tokens', 'the tokens are told as they come', () => {
    expect(eventsOf(effectScene(position(), 'bill', [{ do: 'gain', symbols: ['S', 'A', 'M'] }]), 'gains')).toMatchObject([{ tokens: ['S', 'A', 'M'] }]);
  });

  proves('contra.advantage.any-gain', 'one of the types that are named', () => {
    const uplink = (tokens: string): Scene => effectScene(position({ tokens: { bill: tokens } }), 'bill', [{ do: 'gain', symbols: ['M', 'A'], one: true }]);
    expect(match(uplink('S'))).toEqual(['M', 'A']);
    const other = (...symbols: readonly AdvantageSymbol[]): string =>
      tokensOf(effectScene(position({ tokens: { bill: symbols.join('').repeat(3) } }), 'bill', [{ do: 'gain', symbols, one: true }]), 'bill');
    expect([other('A', 'S'), other('M', 'S')]).toEqual(['AAASSS', 'MMMSSS']);
    expect(eventKinds(effectScene(position(), 'bill', [{ do: 'gain', symbols: [] }]))).toEqual([]);
    expect([tokensOf(uplink('MMM'), 'bill'), tokensOf(uplink('AAA'), 'bill'), tokensOf(uplink('MMMAAA'), 'bill')]).toEqual(['MMMA', 'MAAA', 'MMMAAA']);
  });
});

describe('discarding tokens', () => {
  proves('contra.faq.cards-not-tokens', 'any token that is there, one after the other; cards are no tokens', () => {
    const match = loses({ tokens: { bill: 'MMS' }, hand: { bill: ['full-auto'] } }, '*', '*');
    expect([asked(match), match.decision?.about, match.options()]).toEqual([
      'lose-token',
      { seat: 0, left: 2 },
      ['bill discards token M', 'bill discards token S'],
    ]);
    expect(refusal(match, 'bill discards token A')).toEqual(['contra.faq.cards-not-tokens']);
    say(match, 'bill discards token M');
    expect(match.decision?.about).toEqual({ seat: 0, left: 1 });
    say(match, 'bill discards token S');
    expect([tokensOf(match, 'bill'), fighterOf(match, 'bill').hand, match.state.supply, match.state.failed]).toEqual(['M', ['full-auto'], [11, 12, 12], false]);
    expect(eventsOf(match, 'loses-tokens')).toEqual([{ kind: 'loses-tokens', seat: 0, tokens: ['M', 'S'] }]);
  });

  proves('contra.effect.forced-single', 'as many as there are, and then it was not done in full', () => {
    const few = loses({ tokens: { bill: 'M' } }, '*', '*');
    expect([few.answers.length, tokensOf(few, 'bill'), few.state.failed]).toEqual([0, '', true]);
    const none = loses({}, '*');
    expect([eventKinds(none), eventsOf(none, 'loses-tokens'), none.state.failed]).toEqual([
      ['loses-tokens'],
      [{ kind: 'loses-tokens', seat: 0, tokens: [] }],
      true,
    ]);
    const other = loses({ tokens: { bill: 'MM' } }, 'A', 'M');
    expect([tokensOf(other, 'bill'), other.state.failed, eventsOf(other, 'loses-tokens')]).toMatchObject(['M', true, [{ tokens: ['M'] }]]);
  });
});

describe('a reaction card', () => {
  const LUCIA: Sketch = { commandos: ['bill', 'lucia'], hand: { lucia: ['nanoshield'] } };

  proves(['contra.suffer.reduce-first', 'contra.range.count#1', 'contra.range.count#2'], 'reaches three spaces far and no farther', () => {
    const near = suffers({ ...LUCIA, at: { bill: 'J14', lucia: 'J17' } }, 'A', 'M', 'M');
    expect(near.options(1)).toEqual(['lucia prevents MM with nanoshield', 'lucia prevents MA with nanoshield']);
    expect(near.asked).toEqual([0, 1]);
    say(near, 'lucia prevents MA with nanoshield');
    expect(eventsOf(near, 'prevents')).toEqual([{ kind: 'prevents', seat: 0, by: 1, card: 'nanoshield', damage: ['M', 'A'] }]);
    expect([fighterOf(near, 'lucia').discard, fighterOf(near, 'bill').medals, fighterOf(near, 'lucia').medals]).toEqual([['nanoshield'], 2, 3]);
    const far = suffers({ ...LUCIA, at: { bill: 'J14', lucia: 'J18' } }, 'A');
    expect([far.answers.length, fighterOf(far, 'bill').medals]).toEqual([0, 2]);
  });

  proves('contra.suffer.reduce-first#2', 'prevents all it can of what there is, whichever symbols; with nothing left nothing is paid', () => {
    const one = say(suffers({ hand: { bill: ['hold-the-line'] } }, '*'), 'bill prevents * with hold-the-line');
    expect([isOver(one), fighterOf(one, 'bill').medals, eventKinds(one)]).toEqual([true, 3, ['suffers', 'prevents']]);
    const many = suffers({ hand: { bill: ['hold-the-line', 'hold-the-line'] } }, 'M', 'S', '*', '*');
    expect(many.options()).toEqual(['bill loses a medal', ...['MS', 'M*', 'S*', '**'].map((damage) => `bill prevents ${damage} with hold-the-line`)]);
    say(many, 'bill prevents M* with hold-the-line');
    expect([many.options(), many.decision?.about]).toEqual([['bill loses a medal', 'bill prevents S* with hold-the-line'], { seat: 0, damage: ['S', '*'] }]);
    say(many, 'bill prevents S* with hold-the-line');
    expect([isOver(many), tokensOf(many, 'bill'), fighterOf(many, 'bill').hand]).toEqual([true, '', []]);
  });
});

describe('Battle Damage', () => {
  const HARD: Sketch = { commandos: ['bill'], settings: { 'battle-damage': true } };

  proves(
    ['contra.mode.battle-damage#1', 'contra.mode.battle-damage-timing#1'],
    'with a medal the top card of the deck leaves the game, before the hand is filled up',
    () => {
      const match = effectScene(position({ ...HARD, deck: { bill: ['advance', 'dig-in', 'dig-in', 'advance', 'rally-cry'] } }), 'bill', [{ do: 'lose-medal' }]);
      expect([fighterOf(match, 'bill').removed, fighterOf(match, 'bill').hand]).toEqual([['advance'], ['dig-in', 'dig-in', 'advance', 'rally-cry']]);
      expect([eventKinds(match), eventsOf(match, 'removed')]).toEqual([['medal-lost', 'removed', 'draws'], [{ kind: 'removed', seat: 0, cards: ['advance'] }]]);
    },
  );

  proves('contra.mode.battle-damage#2', 'a second medal takes a second card', () => {
    const g = position({ ...HARD, deck: { bill: ['advance', 'dig-in', 'dig-in', 'advance', 'rally-cry', 'cigar-break'] } });
    const twice = say(effectScene(g, 'bill', [{ do: 'lose-medal' }, { do: 'lose-medal' }]), 'bill keeps the rest');
    expect([fighterOf(twice, 'bill').removed, fighterOf(twice, 'bill').medals]).toEqual([['advance', 'cigar-break'], 1]);
  });

  proves('contra.mode.battle-damage-timing#4', 'without a card to draw none leaves', () => {
    const g = position(HARD);
    for (const f of g.fighters) f.removed.push(...f.deck.top.splice(0));
    const match = effectScene(g, 'bill', [{ do: 'lose-medal' }]);
    expect([isOver(match), eventKinds(match), fighterOf(match, 'bill').removed.length]).toEqual([true, ['medal-lost', 'draws'], 19]);
    expect(eventsOf(match, 'draws')).toMatchObject([{ cards: [] }]);
  });

  proves('contra.mode.battle-damage#3', 'else no card leaves', () => {
    expect(fighterOf(effectScene(position(), 'bill', [{ do: 'lose-medal' }]), 'bill').removed).toEqual([]);
  });
});
