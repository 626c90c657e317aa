// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import { describe, expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import type { AdvantageSymbol } from '../../content/advantage.ts';
import type { Effect } from '../../content/effect.ts';
import { dice, position, type Sketch } from '../../positions.ts';
import { effectScene, isOver, onward, type Scene, say, turnScene } from '../../testing/scene.ts';
import { asked, cited, eventKinds, eventsOf, fighterOf, goingOn, refusal, tokensOf, whereIs } from '../../testing/seen.ts';

/** Bill comes into objective space 2 in his turn. */
function enters(setting: Sketch): Scene {
  return say(turnScene(position({ at: { bill: 'J08' }, ...setting }), 'bill'), 'bill jumps to J07');
}

proves('contra.objective.once-per-turn#1', 'after one a further entry offers nothing, also by a card', () => {
  const g = position({ at: { bill: 'J21' }, hand: { bill: ['advance', 'advance'] }, objectives: ['silent-entry', 'long-shot'] });
  const answers = [
    'bill runs to J22',
    'bill accepts the objective',
    'bill is done moving',
    'bill plays advance',
    'bill runs to J21',
    'bill plays advance',
    'bill runs to J22',
  ];
  const match = say(turnScene(g, 'bill'), ...answers);
  expect([asked(match), whereIs(match, 'bill'), eventsOf(match, 'objective').length]).toEqual(['act', 'J22', 1]);
  const done = position({ at: { bill: 'J21' }, hand: { bill: ['advance', 'advance'] }, mission: { bill: [1] }, deck: { bill: ['dig-in'] } });
  const drawn = say(turnScene(done, 'bill'), ...answers);
  expect([asked(drawn), fighterOf(drawn, 'bill').hand]).toEqual(['act', ['dig-in']]);
});

proves(['contra.objective.own-turn-only#1', 'contra.objective.own-turn-only#2'], "Lance's card moves Bill onto an objective space: no offer", () => {
  const g = position({ at: { bill: 'J21', lance: 'J20' }, hand: { lance: ['cover-me'] } });
  const match = say(turnScene(g, 'lance'), 'lance plays cover-me', 'bill runs to J22');
  expect([asked(match), match.state.active, whereIs(match, 'bill'), eventsOf(match, 'objective')]).toEqual(['act', 1, 'J22', []]);
  const pushed = effectScene({ ...position({ at: { bill: 'J23', lance: 'J32' } }), phase: 'stage' }, 'bill', [{ do: 'push', spaces: 1, away: 'boss' }]);
  expect([whereIs(pushed, 'bill'), eventKinds(pushed), isOver(pushed)]).toEqual(['J22', ['pushed'], true]);
});

proves(['contra.objective.new-attempt#1', 'contra.objective.card-discarded'], 'the top objective card is drawn, attempted and discarded, met or not', () => {
  const match = enters({ objectives: ['long-shot', 'silent-entry'] });
  expect([asked(match), match.options(), match.decision?.about]).toMatchObject([
    'objective',
    ['bill accepts the objective', 'bill declines the objective'],
    { number: 2, done: false },
  ]);
  say(match, 'bill accepts the objective');
  expect(eventsOf(match, 'objective')).toMatchObject([{ card: 'long-shot', number: 2, success: false }]);
  expect([match.state.objectiveDeck.top.slice(0, 1), match.state.objectiveDiscard]).toEqual([['silent-entry'], ['long-shot']]);
  const met = say(enters({ tokens: { bill: 'AAA' }, objectives: ['long-shot'] }), 'bill accepts the objective');
  expect([eventsOf(met, 'objective'), met.state.objectiveDiscard]).toMatchObject([[{ success: true }], ['long-shot']]);
});

proves(
  ['contra.objective.already-done-draw#1', 'contra.objective.already-done-draw#2', 'contra.objective.one-of-each'],
  'with token 2 there, a card may be drawn instead, and no second token comes',
  () => {
    const match = enters({ mission: { bill: [2] }, tokens: { bill: 'AAA' }, objectives: ['long-shot'] });
    expect(match.decision?.about).toMatchObject({ number: 2, done: true });
    say(match, 'bill accepts the objective');
    expect([fighterOf(match, 'bill').hand.length, eventsOf(match, 'objective'), match.state.objectiveDiscard]).toEqual([1, [], []]);
    expect([eventsOf(match, 'objective-token'), fighterOf(match, 'bill').mission]).toEqual([[], 0b010]);
    const declined = say(enters({ mission: { bill: [2] } }), 'bill declines the objective');
    expect(fighterOf(declined, 'bill').hand).toEqual([]);
  },
);

proves(['contra.objective.requirement#1', 'contra.objective.requirement#2'], 'two M and an S: a token and two cards meet it', () => {
  const match = say(enters({ tokens: { bill: 'M' }, hand: { bill: ['advance', 'dig-in'] }, objectives: ['sprint-the-gap'] }), 'bill accepts the objective');
  expect(eventsOf(match, 'objective')).toMatchObject([{ card: 'sprint-the-gap', success: true }]);
  const more = say(enters({ tokens: { bill: 'MMMSS' }, objectives: ['sprint-the-gap'] }), 'bill accepts the objective');
  expect(eventsOf(more, 'objective')).toMatchObject([{ success: true }]);
});

proves('contra.objective.requirement-counted-once', 'each token and each card counts once: A and two of any are not met by two A', () => {
  const has = (tokens: string, ...symbols: readonly AdvantageSymbol[]): boolean => {
    const match = effectScene(position({ tokens: { bill: tokens } }), 'bill', [
      { do: 'if', when: { is: 'has', symbols }, then: [{ do: 'draw', who: 'you', n: 1 }] },
    ]);
    return eventKinds(match).includes('draws');
  };
  expect([has('AA', 'A', '*', '*'), has('AAA', 'A', '*', '*'), has('MAS', 'A', '*', '*')]).toEqual([false, true, true]);
  const card = say(enters({ tokens: { bill: 'A' }, hand: { bill: ['full-auto'] }, objectives: ['long-shot'] }), 'bill accepts the objective');
  expect(eventsOf(card, 'objective')).toMatchObject([{ card: 'long-shot', success: false }]);
});

proves(['contra.objective.nothing-spent', 'contra.objective.success'], 'token 2 goes on the mission card, and nothing is spent for it', () => {
  const match = say(enters({ tokens: { bill: 'MA' }, hand: { bill: ['advance', 'dig-in'] }, objectives: ['plant-charge'] }), 'bill accepts the objective');
  expect(eventsOf(match, 'objective-token')).toMatchObject([{ seat: 0, number: 2 }]);
  expect(match.view(0).view).toMatchObject({ fighters: [{ mission: [2] }, { mission: [] }] });
  expect([tokensOf(match, 'bill'), fighterOf(match, 'bill').hand]).toEqual(['MA', ['advance', 'dig-in']]);
});

proves(['contra.objective.scout#1', 'contra.objective.scout#2'], 'not met: the Scout effect, and no token', () => {
  const match = say(enters({ objectives: ['long-shot'] }), 'bill accepts the objective');
  expect([tokensOf(match, 'bill'), fighterOf(match, 'bill').mission]).toEqual(['A', 0]);
});

proves('contra.objective.check-mandatory', 'met is met: nobody is asked whether they would rather scout', () => {
  const match = say(enters({ tokens: { bill: 'AAA' }, objectives: ['long-shot'] }), 'bill accepts the objective');
  expect([asked(match), match.answers.length, eventKinds(match)]).toEqual(['act', 2, ['jumps', 'objective', 'objective-token']]);
});

const LOSE: readonly Effect[] = [{ do: 'lose-objective' }];

/** A card takes the only objective token of Bill's, number 2. */
function discarded(match: Scene): Scene {
  const lost = effectScene(onward(match), 'bill', LOSE);
  expect(eventsOf(lost, 'objective-lost')).toMatchObject([{ seat: 0, number: 2 }]);
  return lost;
}

proves(['contra.objective.token-effect#1', 'contra.objective.token-effect#2'], 'the effect begins with the token and ends with it', () => {
  const without = say(turnScene(position(), 'bill'), 'bill ends the turn');
  expect(eventsOf(without, 'gains')).toEqual([]);
  const match = say(enters({ tokens: { bill: 'AAA' }, objectives: ['long-shot'] }), 'bill accepts the objective', 'bill ends the turn');
  expect([asked(match), match.decision?.about]).toMatchObject(['gain', { seat: 0 }]);
  expect(tokensOf(say(match, 'bill gains token M'), 'bill')).toBe('MAAA');
  const lost = say(turnScene(onward(discarded(match)), 'bill'), 'bill ends the turn');
  expect([asked(lost), eventsOf(lost, 'gains')]).toEqual(['act', []]);
});

proves('contra.objective.token-lost', 'a discarded token may be earned again', () => {
  const done = say(enters({ tokens: { bill: 'AAA' }, objectives: ['long-shot', 'silent-entry', 'scale-the-ridge'] }), 'bill accepts the objective');
  const again = discarded(done);
  expect(fighterOf(again, 'bill').mission).toBe(0);
  const g = onward(again);
  const bill = { ...fighterOf(again, 'bill'), space: g.map.named('J08'), moved: false, scouted: false };
  const match = say(turnScene({ ...g, fighters: g.fighters.with(0, bill) }, 'bill'), 'bill jumps to J07');
  expect([asked(match), match.decision?.about]).toMatchObject(['objective', { number: 2, done: false }]);
  say(match, 'bill accepts the objective');
  expect(eventsOf(match, 'objective')).toMatchObject([{ card: 'silent-entry' }]);
});

describe('a card that takes an objective token', () => {
  test('of several its owner chooses one that lies there; the others stay', () => {
    const match = effectScene(position({ mission: { bill: [1, 3], lance: [2] } }), 'bill', LOSE);
    expect([asked(match), match.asked, match.options()]).toEqual(['slot', [0], ['bill picks objective 1', 'bill picks objective 3']]);
    expect(refusal(match, 'bill picks objective 2')).toEqual(['contra.objective.token-lost']);
    say(match, 'bill picks objective 3');
    expect(match.view(0).view).toMatchObject({ fighters: [{ mission: [1] }, { mission: [2] }] });
    expect(eventsOf(match, 'objective-lost')).toMatchObject([{ seat: 0, number: 3 }]);
  });

  test('from an empty mission card nothing is taken, and that is not in full', () => {
    const each: readonly Effect[] = [
      { do: 'each', then: LOSE },
      { do: 'if-any-did-not', then: [{ do: 'alarm', n: 1 }] },
    ];
    const short = effectScene(position({ mission: { bill: [2] } }), 'bill', each);
    expect([eventsOf(short, 'objective-lost'), eventsOf(short, 'alarm')]).toMatchObject([[{ seat: 0, number: 2 }], [{ tokens: 1 }]]);
    const full = effectScene(position({ mission: { bill: [2], lance: [2] } }), 'bill', each);
    expect([eventsOf(full, 'objective-lost').length, eventsOf(full, 'alarm')]).toEqual([2, []]);
  });

  test('who has none cannot choose it, forced or free', () => {
    const ways: readonly (readonly Effect[])[] = [LOSE, [{ do: 'draw', who: 'you', n: 1 }]];
    for (const choice of [
      { do: 'either', of: ways },
      { do: 'choose', of: ways },
    ] satisfies readonly Effect[]) {
      expect(eventKinds(effectScene(position(), 'bill', [choice]))).toEqual(['draws']);
      const match = effectScene(position({ mission: { bill: [1] } }), 'bill', [choice]);
      expect(match.options()).toEqual(['bill chooses effect 1', 'bill chooses effect 2']);
      expect(eventKinds(say(match, 'bill chooses effect 1'))).toEqual(['objective-lost']);
    }
  });
});

proves(['contra.objective.personal#1', 'contra.objective.personal#2'], "Bill's token helps Lance in nothing and leaves his attempt open", () => {
  const attack = (id: 'bill' | 'lance'): Scene => {
    const g = position({ at: { bill: 'J18', lance: 'J27' }, mission: { bill: [1] } });
    return say(turnScene(g, id, dice('M', 'A', 'S')), `${id} attacks boss`);
  };
  expect(eventsOf(attack('bill'), 'rolls')).toMatchObject([{ dice: ['M', 'A', 'S'] }]);
  expect(eventsOf(attack('lance'), 'rolls')).toMatchObject([{ dice: ['M', 'A'] }]);
  const match = say(turnScene(position({ at: { lance: 'J21' }, mission: { bill: [1] } }), 'lance'), 'lance runs to J22');
  expect([asked(match), match.decision?.about]).toMatchObject(['objective', { seat: 1, number: 1, done: false }]);
  expect(refusal(match, 'lance accepts the objective', 0)).toEqual(['contra.objective.own-turn-only']);
});

proves(
  ['contra.objective.requirement', 'contra.objective.success', 'contra.objective.scout#1'],
  'an attempt cites what decided it; a Scout effect goes on under the name of its card',
  () => {
    const met = say(enters({ objectives: ['long-shot'], tokens: { bill: 'AAA' } }), 'bill accepts the objective');
    expect(cited(met).slice(1)).toEqual([
      ['objective', 'contra.objective.requirement', 'contra.objective.success'],
      ['objective-token', 'contra.objective.success', 'contra.objective.token-effect'],
    ]);
    expect(goingOn(met)).toEqual([]);
    const g = position({ at: { bill: 'J21' }, hand: { bill: ['advance'] }, objectives: ['ghost-walk'], discarded: { objectives: ['long-shot'] } });
    const missed = say(turnScene(g, 'bill'), 'bill plays advance', 'bill runs to J22', 'bill accepts the objective');
    expect([asked(missed), goingOn(missed), cited(missed).at(-1)]).toEqual([
      'gain',
      ['card advance of 0', 'objective ghost-walk of 0'],
      ['objective', 'contra.objective.scout'],
    ]);
    say(missed, 'bill gains token S');
    expect([asked(missed), goingOn(missed), missed.state.objectiveDiscard]).toEqual(['move', ['card advance of 0'], ['long-shot', 'ghost-walk']]);
  },
);

proves('contra.general.reshuffle-both-empty', 'without a card to draw there is nothing to attempt', () => {
  const g = position({ at: { bill: 'J08' } });
  g.objectiveDeck.top.length = 0;
  const match = say(turnScene(g, 'bill'), 'bill jumps to J07', 'bill accepts the objective');
  expect([asked(match), eventKinds(match), fighterOf(match, 'bill').scouted, match.state.objectiveDiscard]).toEqual(['act', ['jumps'], true, []]);
});
