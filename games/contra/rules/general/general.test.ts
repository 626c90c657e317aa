import { expect } from 'vitest';
import { deckSize } from '#kernel';
import { proves } from '../../../proves.ts';
import type { Effect } from '../../content/effect.ts';
import { type CardId, stage } from '../../content/index.ts';
import { dice, enemyDice, position } from '../../positions.ts';
import { assaultScene, draws, effectScene, onward, say, stageCardScene, stageScene, turnScene } from '../../testing/scene.ts';
import { asked, eventKinds, eventsOf, fighterOf, offered, refusal, tokensOf, weaponOf, whereIs, whereIsEnemy } from '../../testing/seen.ts';

proves(
  ['contra.general.player-choice#1', 'contra.general.player-choice#4'],
  'a choice that concerns nobody in particular is shown to all; one hand is on the button',
  () => {
    const match = stageScene({ ...position({ commandos: ['bill', 'lance', 'lucia'], stage: 'snow-field' }), last: 2 });
    expect(match.asked).toEqual([2]);
    for (const seat of [0, 1, 2, null]) expect(match.view(seat).decision).toMatchObject({ kind: 'who', seats: [2] });
    expect([match.options(0), offered(match, 'commando')]).toEqual([[], ['bill', 'lance', 'lucia']]);
    expect(refusal(match, 'lucia chooses bill for the grenade', 0)).toEqual(['contra.general.player-choice']);
  },
);

proves('contra.general.player-choice', "an act in another commando's name is not for whoever is asked now; a word that names none is none", () => {
  const match = turnScene(position({ commandos: ['bill', 'lance'], at: { bill: 'J20', lance: 'J29' } }), 'bill');
  expect(refusal(match, 'lance runs to J30', 0)).toEqual(refusal(match, 'bill runs to J21', 1));
  expect(match.whyNot(0, 'lance runs to J30')).toMatchObject({ kind: 'forbidden' });
  expect(match.whyNot(0, 'bill dances')).toEqual({ kind: 'unknown' });
});

proves('contra.general.player-choice#2', "what concerns a commando is for that commando's player, in an enemy attack and in the stage turn", () => {
  const dimers = assaultScene(position({ enemy: 'garmakilma', at: { lance: 'J14' }, bossCards: { lance: 'garmakilma' } }), 'lance', enemyDice('SP'));
  expect([asked(dimers), dimers.asked]).toEqual(['space', [1]]);
  const crate = say(stageCardScene(position({ stageDeck: ['supply-crate'] })), 'bill gains token M');
  expect([asked(crate), crate.asked]).toEqual(['gain', [1]]);
});

proves('contra.general.empty-space', 'tokens do not fill a space: an enemy walks in', () => {
  const g = position({
    stage: 'alien-lair',
    enemy: 'gordea',
    bossCards: { bill: 'disc-launcher' },
    defeated: ['bill'],
    at: { bill: 'L02', lance: 'L09' },
    foes: { bill: { 'red greeder': 'L04' } },
    pillboxes: ['L03'],
    dimers: ['L03'],
    scorch: { L03: 2 },
  });
  const match = assaultScene(g, 'bill', enemyDice('SP', 'M'));
  expect(whereIsEnemy(match, 'red greeder')).toBe('L03');
});

proves('contra.general.interrupt', 'a weapon picked up in the middle of a run: then the run goes on with the steps that are left', () => {
  const match = turnScene(position({ at: { bill: 'J29' }, weapons: ['laser'] }), 'bill');
  say(match, 'bill runs to J30');
  expect([asked(match), whereIs(match, 'bill')]).toEqual(['pillbox', 'J30']);
  say(match, 'bill accepts the pillbox', 'bill accepts the weapon');
  expect([asked(match), weaponOf(match, 'bill')]).toEqual(['move', 'laser']);
  say(match, 'bill runs to J32 via J31');
  expect(whereIs(match, 'bill')).toBe('J32');
  expect(asked(match)).toBe('act');
  expect(refusal(match, 'bill runs to J31')).toEqual(['contra.turn.move-once']);
});

proves('contra.general.interrupt-nesting', "Lance's card moves Bill into a pillbox space: Bill's weapon comes first, then the rest of the card", () => {
  const g = position({ at: { bill: 'J29', lance: 'J20' }, hand: { lance: ['cover-me'] }, weapons: ['laser'] });
  const match = turnScene(g, 'lance');
  say(match, 'lance plays cover-me', 'bill runs to J30', 'bill accepts the pillbox');
  expect([asked(match), match.asked]).toEqual(['equip', [0]]);
  expect(match.state.resolving.map(({ kind, what, seat }) => [kind, what, seat])).toEqual([
    ['card', 'cover-me', 1],
    ['space', 'pillbox', 0],
  ]);
  say(match, 'bill accepts the weapon', 'bill is done moving');
  expect([weaponOf(match, 'bill'), tokensOf(match, 'lance')]).toEqual(['laser', 'A']);
  expect(eventKinds(match)).toEqual(['plays', 'runs', 'pillbox-taken', 'weapon-drawn', 'equips', 'gains']);
});

proves('contra.general.own-discard-piles', 'every deck has its own pile, and everybody may look at all of them', () => {
  const g = position({
    at: { bill: 'J21', lance: 'J24' },
    hand: { bill: ['lock-and-load'], lance: ['taunt'] },
    foes: { lance: { 'red gunner': ['J23', 2] } },
    stageDeck: ['mud-slide'],
    objectives: ['scale-the-ridge'],
    weapons: ['laser'],
  });
  const match = turnScene(g, 'bill', dice('success', 'M'));
  say(match, 'bill plays lock-and-load', 'bill attacks red gunner', 'bill runs to J22', 'bill accepts the objective', 'bill is done moving');
  const more = effectScene(onward(match), 'lance', [{ do: 'draw-weapon' }, { do: 'discard', n: 1 }, { do: 'discard-stage-card' }]);
  say(more, 'lance declines the weapon');
  const view = more.view(0).view;
  expect(view).toMatchObject({
    fighters: [{ discard: ['lock-and-load'] }, { discard: ['taunt'] }],
    stageDiscard: ['mud-slide'],
    discards: { enemy: ['red gunner'], weapon: ['laser'], objective: ['scale-the-ridge'] },
  });
  expect(more.view(1).view).toEqual(view);
});

const BILL: readonly CardId[] = ['suppressing-burst', 'suppressing-burst', 'steady-aim', 'steady-aim', 'full-auto', 'lock-and-load', 'lock-and-load'];
const REST: readonly CardId[] = [
  'spot-weakness',
  'grenade-arc',
  'hold-the-line',
  'hold-the-line',
  'dig-in',
  'dig-in',
  'cigar-break',
  'advance',
  'advance',
  'drop-zone-drill',
  'drop-zone-drill',
];

proves('contra.general.reshuffle', 'drawing the last card of a deck makes a new one of the discard pile', () => {
  const match = effectScene(position({ discard: { bill: BILL }, hand: { bill: REST } }), 'bill', [{ do: 'draw', who: 'you', n: 1 }]);
  const bill = fighterOf(match, 'bill');
  expect(bill.hand).toEqual([...REST, 'rally-cry']);
  expect([deckSize(bill.deck), bill.discard]).toEqual([7, []]);
  expect(eventsOf(match, 'reshuffles')).toMatchObject([{ deck: 'bill' }]);
});

proves(
  ['contra.general.reshuffle-timing#1', 'contra.general.reshuffle-timing#2'],
  'the new deck is there at once: what is discarded afterwards lies alone',
  () => {
    const g = position({ discard: { bill: BILL.slice(0, 5) }, hand: { bill: [...REST, ...BILL.slice(5)] } });
    const match = effectScene(
      g,
      'bill',
      [
        { do: 'draw', who: 'you', n: 3 },
        { do: 'discard', n: 1 },
      ],
      ['full-auto', 'steady-aim'],
    );
    const bill = fighterOf(match, 'bill');
    expect(bill.hand.slice(-3)).toEqual(['rally-cry', 'full-auto', 'steady-aim']);
    expect([deckSize(bill.deck), bill.discard]).toEqual([3, []]);
    say(match, 'bill discards dig-in');
    expect([deckSize(fighterOf(match, 'bill').deck), fighterOf(match, 'bill').discard]).toEqual([3, ['dig-in']]);
    const last: readonly Effect[] = [
      { do: 'draw', who: 'you', n: 1 },
      { do: 'discard', n: 1 },
    ];
    const alone = say(effectScene(g, 'bill', last), 'bill discards dig-in');
    expect([deckSize(fighterOf(alone, 'bill').deck), fighterOf(alone, 'bill').discard]).toEqual([5, ['dig-in']]);
  },
);

proves('contra.general.reshuffle-timing#3', 'a deck that ran out with nothing to shuffle is rebuilt when a card is needed', () => {
  const g = position({ commandos: ['bill'], discard: { bill: ['advance', 'dig-in'] } });
  for (const f of g.fighters) f.deck.top.length = 0;
  const match = effectScene(g, 'bill', [{ do: 'draw', who: 'you', n: 1 }], draws('dig-in'));
  const { hand, deck, discard } = fighterOf(match, 'bill');
  expect([hand, deckSize(deck), discard]).toEqual([['dig-in'], 1, []]);
});

proves('contra.general.reshuffle-both-empty', 'with deck and discard pile both empty nothing is drawn', () => {
  const g = position({ at: { bill: 'J29' } });
  g.weaponDeck.top.length = 0;
  const match = say(turnScene(g, 'bill'), 'bill runs to J30', 'bill accepts the pillbox');
  expect(eventsOf(match, 'pillbox-taken')).toHaveLength(1);
  expect(eventsOf(match, 'weapon-drawn')).toEqual([]);
  expect(weaponOf(match, 'bill')).toBe('service-rifle');
  const empty = effectScene(position({ hand: { bill: [...BILL, ...REST, 'rally-cry'] } }), 'bill', [{ do: 'draw', who: 'you', n: 2 }]);
  expect(fighterOf(empty, 'bill').hand).toHaveLength(19);
});

proves('contra.general.stage-deck-never-reshuffled', 'eight discarded stage cards are no help: a card that is due and not there loses the game', () => {
  const g = position({ stageDeck: [] });
  g.stageDiscard.push(
    'ambush-in-the-ferns',
    'ambush-in-the-ferns',
    'tripwire-flare',
    'locking-them-in',
    'strafing-run',
    'supply-crate',
    'rolling-barrage',
    'mud-slide',
  );
  const match = stageCardScene(g);
  expect(match.outcome).toMatchObject({ payoff: [0, 0], clause: 'contra.end.loss-stage-deck' });
  expect([match.state.stageDiscard.length, deckSize(match.state.stageDeck)]).toEqual([8, 0]);
});

/** A position whose stage deck lies in an order nobody knows. */
function shuffled() {
  const g = position({ commandos: ['lucia'], hand: { lucia: ['predictive-model'] } });
  g.stageDeck.bag.push(...g.stageDeck.top.splice(0));
  return g;
}

proves(
  ['contra.general.reveal#1', 'contra.general.reveal#2', 'contra.general.reveal#3'],
  'a revealed card is shown to all, not resolved, and is the next to be drawn',
  () => {
    const match = effectScene(shuffled(), 'lucia', [{ do: 'reveal', decks: ['stage'], n: 1, bottom: 0 }], ['locking-them-in']);
    expect(match.events).toMatchObject([{ event: { kind: 'reveals', deck: 'stage', cards: ['locking-them-in'] } }]);
    expect(match.events[0]?.to).toBeUndefined();
    expect([match.state.stageDiscard, match.state.alarm, deckSize(match.state.stageDeck)]).toEqual([[], 0, 9]);
    expect(eventsOf(stageCardScene(onward(match)), 'stage-card')).toMatchObject([{ card: 'locking-them-in' }]);
  },
);

proves('contra.general.reveal-multiple', 'several revealed cards are drawn in the order in which they were shown', () => {
  // Cards that take none of the others away, in another order than that of the list.
  const calm = stage('jungle').cards.filter(({ setup, effects }) => !setup && !JSON.stringify(effects).includes('discard-stage-card'));
  const cards = calm
    .slice(0, 3)
    .map(({ id }) => id)
    .reverse();
  expect(cards).toHaveLength(3);
  const match = turnScene(shuffled(), 'lucia', cards);
  say(match, 'lucia plays predictive-model');
  expect(eventsOf(match, 'reveals')).toMatchObject([{ cards }]);
  say(match, 'lucia is done revealing');
  const first = stageCardScene(onward(match));
  const second = stageCardScene(onward(first));
  const third = stageCardScene(onward(second));
  expect([first, second, third].map((scene) => eventsOf(scene, 'stage-card')[0]?.['card'])).toEqual(cards);
});

proves('contra.general.reveal-hand', 'cards shown to meet an objective stay in the hand', () => {
  const hand: readonly CardId[] = ['advance', 'drop-zone-drill', 'lock-and-load'];
  const match = turnScene(position({ at: { bill: 'J21' }, hand: { bill: hand }, objectives: ['plant-charge'] }), 'bill');
  say(match, 'bill runs to J22', 'bill accepts the objective');
  expect(eventsOf(match, 'objective')).toMatchObject([{ card: 'plant-charge', success: true }]);
  expect(fighterOf(match, 'bill').hand).toEqual(hand);
});

proves(
  ['contra.general.hand-excludes-resolving#1', 'contra.general.hand-excludes-resolving#2'],
  'a card that is being played neither converts nor pays for itself',
  () => {
    const g = position({ at: { lance: 'J14' }, hand: { lance: ['engage'] }, foes: { lance: { 'black gunner': 'J17' } } });
    const alone = say(turnScene(g, 'lance', dice('S', 'S')), 'lance plays engage');
    expect(asked(alone)).toBe('act');
    expect(tokensOf(alone, 'lance')).toBe('SS');
    const two = position({ at: { lance: 'J14' }, hand: { lance: ['engage', 'engage'] }, foes: { lance: { 'black gunner': 'J17' } } });
    const match = say(turnScene(two, 'lance', dice('S', 'S')), 'lance plays engage');
    expect(match.options()).toEqual(['lance is done converting', 'lance converts S with engage']);
    say(match, 'lance converts S with engage');
    expect(asked(match)).toBe('act');
    const costs = turnScene(position({ at: { bill: 'J14' }, hand: { bill: ['full-auto'] }, foes: { bill: { 'black gunner': 'J17' } } }), 'bill');
    expect(refusal(costs, 'bill plays full-auto')).toEqual(['contra.effect.may-pay-in-full']);
  },
);

proves('contra.general.hand-no-limit', 'twelve cards in hand are no reason to discard at the end of a turn', () => {
  const g = position({ commandos: ['bill', 'lance'], hand: { bill: [...REST, 'rally-cry'] } });
  const match = say(turnScene(g, 'bill'), 'bill ends the turn');
  expect(fighterOf(match, 'bill').hand).toHaveLength(13);
  expect(fighterOf(match, 'bill').discard).toEqual([]);
});

proves('contra.general.hidden-hands', 'everybody sees the hands of all', () => {
  const match = turnScene(position({ hand: { bill: ['advance'], lance: ['engage', 'taunt'] } }), 'bill');
  for (const seat of [0, 1]) expect(match.view(seat).view).toMatchObject({ fighters: [{ hand: ['advance'] }, { hand: ['engage', 'taunt'] }] });
});
