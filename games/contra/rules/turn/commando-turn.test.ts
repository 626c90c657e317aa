import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import { type CardId, deckOf } from '../../content/index.ts';
import { dice, enemyDice, position } from '../../positions.ts';
import { gameScene, say, turnScene } from '../../testing/scene.ts';
import { asked, damageOn, eventKinds, eventsOf, fighterOf, offeredTo, refusal, tokensOf, whereIs } from '../../testing/seen.ts';

proves('contra.turn.one-at-a-time', "while it is Bill's turn Lance neither moves nor attacks nor plays", () => {
  const g = position({ at: { bill: 'J13', lance: 'J14' }, hand: { lance: ['reload'] }, foes: { lance: { 'red gunner': 'J24' } } });
  const match = turnScene(g, 'bill');
  expect(match.options(1)).toEqual([]);
  for (const what of ['bill runs to J23', 'bill jumps to J23', 'bill attacks red gunner', 'bill ends the turn']) {
    expect(refusal(match, what, 0)).toEqual([]);
    expect(refusal(match, what, 1)).toEqual(['contra.turn.one-at-a-time']);
  }
  expect(refusal(match, 'lance plays reload', 1)).toEqual(['contra.turn.one-at-a-time']);
  const own = turnScene(g, 'lance');
  expect(own.options(1)).toContain('lance plays reload');
});

proves('contra.turn.active-player', 'one player is active while a turn is open, and nobody between turns', () => {
  const match = gameScene(position({ commandos: ['bill', 'lance', 'lucia'] }));
  expect([match.state.active, match.asked]).toEqual([-1, [0, 1, 2]]);
  say(match, 'lance goes');
  expect([match.state.active, match.asked]).toEqual([1, [1]]);
  say(match, 'lance jumps to J12');
  expect([match.state.active, match.asked]).toEqual([1, [1]]);
  say(match, 'lance ends the turn');
  expect([match.state.active, match.asked]).toEqual([-1, [0, 2]]);
});

proves('contra.turn.free-order', 'card, attack, card, move is a turn', () => {
  const g = position({ at: { bill: 'J13' }, hand: { bill: ['lock-and-load', 'cigar-break'] }, foes: { bill: { 'black gunner': 'J14' } } });
  const match = turnScene(g, 'bill', dice('success', 'M'));
  say(match, 'bill plays lock-and-load', 'bill attacks black gunner', 'bill plays cigar-break', 'bill runs to J23', 'bill ends the turn');
  expect(eventKinds(match).filter((kind) => ['plays', 'attacks', 'runs', 'turn-ends'].includes(kind))).toEqual([
    'plays',
    'attacks',
    'plays',
    'runs',
    'turn-ends',
  ]);
});

proves(
  ['contra.turn.move-once#1', 'contra.turn.move-once#2', 'contra.turn.move-once#3'],
  'after a run of one space the other two are gone; no move has to be made',
  () => {
    const match = say(turnScene(position(), 'bill'), 'bill runs to J02');
    expect([...offeredTo(match, 'run'), ...offeredTo(match, 'jump')]).toEqual([]);
    expect(refusal(match, 'bill runs to J03')).toEqual(['contra.turn.move-once']);
    expect(refusal(match, 'bill jumps to J03')).toEqual(['contra.turn.move-once']);
    const still = say(turnScene(position(), 'bill'), 'bill ends the turn');
    expect([whereIs(still, 'bill'), still.state.fighters[0]?.turnTaken]).toEqual(['J01', true]);
  },
);

proves(
  ['contra.turn.attack-once#1', 'contra.turn.attack-once#2', 'contra.turn.attack-once#3'],
  'a second attack is refused; with no enemy in range none is offered',
  () => {
    const foes = { bill: { 'black gunner': 'J17' } } as const;
    const match = turnScene(position({ at: { bill: 'J14' }, foes }), 'bill', dice('success', 'success'));
    expect(offeredTo(match, 'attack')).toEqual(['bill attacks black gunner']);
    expect(match.options()).toContain('bill ends the turn');
    say(match, 'bill attacks black gunner');
    expect(damageOn(match, 'black gunner')).toBe(2);
    expect(offeredTo(match, 'attack')).toEqual([]);
    expect(refusal(match, 'bill attacks black gunner')).toEqual(['contra.turn.attack-once']);
    const far = turnScene(position({ at: { bill: 'J13' }, foes }), 'bill');
    expect(offeredTo(far, 'attack')).toEqual([]);
    expect(refusal(far, 'bill attacks black gunner')).toEqual(['contra.attack.choose-target']);
  },
);

proves('contra.turn.play-any-number', 'five cards in one turn', () => {
  const hand: readonly CardId[] = ['lock-and-load', 'lock-and-load', 'dig-in', 'dig-in', 'spot-weakness'];
  const match = turnScene(position({ hand: { bill: hand } }), 'bill');
  for (const card of hand) say(match, `bill plays ${card}`);
  expect(fighterOf(match, 'bill').discard).toEqual(hand);
  expect(eventsOf(match, 'plays')).toHaveLength(5);
});

proves('contra.effect.may-pay-in-full', 'the card beside it in the hand pays for Full Auto, on whichever side it is; Full Auto does not pay for itself', () => {
  const plays = (...hand: readonly CardId[]): readonly string[] =>
    offeredTo(turnScene(position({ at: { bill: 'J14' }, hand: { bill: hand }, foes: { bill: { 'black gunner': 'J17' } } }), 'bill'), 'play');
  expect(plays('full-auto', 'steady-aim')).toEqual(['bill plays steady-aim', 'bill plays full-auto']);
  expect(plays('steady-aim', 'full-auto')).toEqual(['bill plays steady-aim', 'bill plays full-auto']);
  expect(plays('full-auto', 'advance')).toEqual(['bill plays advance']);
});

proves(
  ['contra.turn.card-moves-are-extra#1', 'contra.turn.card-moves-are-extra#2'],
  'a move and an attack from cards leave the move and the attack of the turn',
  () => {
    const g = position({ at: { bill: 'J13' }, hand: { bill: ['advance', 'suppressing-burst'] }, foes: { bill: { 'black gunner': 'J17' } } });
    const match = turnScene(g, 'bill', dice('M', 'M', 'M', 'success', 'S'));
    say(match, 'bill plays advance', 'bill runs to J14', 'bill plays suppressing-burst');
    expect([fighterOf(match, 'bill').moved, fighterOf(match, 'bill').attacked]).toEqual([false, false]);
    say(match, 'bill attacks black gunner', 'bill runs to J13');
    expect([damageOn(match, 'black gunner'), whereIs(match, 'bill')]).toEqual([1, 'J13']);
  },
);

proves(
  ['contra.turn.cards-only-own-turn#1', 'contra.turn.cards-only-own-turn#2'],
  'in the enemy turn a card is played only if it names that moment itself',
  () => {
    const g = position({
      windows: true,
      at: { bill: 'J14' },
      tokens: { bill: 'A' },
      hand: { bill: ['advance', 'hold-the-line'] },
      foes: { bill: { 'red gunner': 'J17' } },
    });
    const match = gameScene({ ...g, phase: 'enemies' }, enemyDice('M', 'M'));
    say(match, 'bill is attacked');
    expect(asked(match)).toBe('pause');
    expect(offeredTo(match, 'play')).toEqual([]);
    say(match, 'bill goes on');
    expect(asked(match)).toBe('suffer');
    expect(match.options()).toEqual(['bill loses a medal', 'bill prevents MM with hold-the-line']);
    say(match, 'bill prevents MM with hold-the-line');
    expect([fighterOf(match, 'bill').medals, fighterOf(match, 'bill').discard]).toEqual([3, ['hold-the-line']]);
    expect(refusal(turnScene(g, 'bill'), 'bill plays hold-the-line')).toEqual(['contra.turn.cards-only-own-turn']);
  },
);

proves(
  ['contra.turn.no-card-inside-resolution#1', 'contra.turn.no-card-inside-resolution#2', 'contra.turn.no-card-inside-resolution#3'],
  'between the roll and the damage one converts, and plays nothing',
  () => {
    const g = position({ at: { bill: 'J14' }, tokens: { bill: 'M' }, hand: { bill: ['advance', 'dig-in'] }, foes: { bill: { 'black gunner': 'J17' } } });
    const match = say(turnScene(g, 'bill', dice('M', 'M')), 'bill attacks black gunner');
    expect([asked(match), match.options()]).toEqual(['convert', ['bill is done converting', 'bill converts M with token', 'bill converts M with advance']]);
    expect(match.whyNot(0, 'bill plays dig-in').kind).toBe('unknown');
    expect(refusal(match, 'bill is done converting', 1)).toEqual(['contra.turn.no-card-inside-resolution']);
    const run = say(turnScene(position({ at: { bill: 'J29' }, hand: { bill: ['dig-in'] } }), 'bill'), 'bill runs to J30');
    expect([asked(run), offeredTo(run, 'play')]).toEqual(['pillbox', []]);
    say(run, 'bill declines the pillbox');
    expect([asked(run), offeredTo(run, 'play')]).toEqual(['move', []]);
    const card = say(turnScene(position({ hand: { bill: ['advance', 'dig-in'] } }), 'bill'), 'bill plays advance');
    expect([asked(card), offeredTo(card, 'play')]).toEqual(['move', []]);
  },
);

proves('contra.turn.reminders', 'the used move and the used attack are forgotten when the next turn begins', () => {
  const g = position({ at: { bill: 'J14', lance: 'J13' }, foes: { bill: { 'black gunner': 'J17' } } });
  const match = turnScene(g, 'bill', dice('M', 'M'));
  say(match, 'bill attacks black gunner', 'bill runs to J15');
  const { fighters } = match.state;
  expect([fighters[0]?.moved, fighters[0]?.attacked]).toEqual([true, true]);
  for (const f of fighters) f.turnTaken = false;
  const next = say(gameScene({ ...match.state, active: -1 }), 'bill goes');
  expect([next.state.fighters[0]?.moved, next.state.fighters[0]?.attacked]).toEqual([false, false]);
  expect(next.options()).toEqual(expect.arrayContaining(['bill runs to J14', 'bill attacks black gunner']));
});

proves(['contra.turn.end-draw#1', 'contra.turn.end-draw#2'], 'a turn ends with a card, and the turn card is flipped', () => {
  const g = position({ hand: { bill: ['advance', 'dig-in'] }, deck: { bill: ['rally-cry'] } });
  const match = say(turnScene(g, 'bill'), 'bill ends the turn');
  expect([fighterOf(match, 'bill').hand, fighterOf(match, 'bill').turnTaken]).toEqual([['advance', 'dig-in', 'rally-cry'], true]);
});

proves(['contra.turn.end-draw-mandatory#1', 'contra.turn.end-draw-mandatory#2'], 'the card comes last, unasked, and cannot be played in that turn', () => {
  const g = position({ tokens: { bill: 'M' }, mission: { bill: [2] }, deck: { bill: ['lock-and-load'] } });
  const match = say(turnScene(g, 'bill'), 'bill ends the turn');
  expect([asked(match), match.options()]).toEqual(['gain', ['bill gains token M', 'bill gains token A', 'bill gains token S']]);
  say(match, 'bill gains token S');
  expect(eventKinds(match).slice(0, 3)).toEqual(['gains', 'draws', 'turn-ends']);
  expect(fighterOf(match, 'bill').hand).toEqual(['lock-and-load']);
  expect([match.state.active, match.options(0)]).toEqual([1, []]);
  expect(tokensOf(match, 'bill')).toBe('MS');
});

proves('contra.turn.phase-end', 'the enemies come when the second of two turn cards is flipped', () => {
  const match = gameScene(position(), enemyDice('M'));
  say(match, 'bill goes', 'bill ends the turn');
  expect([match.state.phase, match.state.active, eventsOf(match, 'phase')]).toEqual(['commandos', 1, []]);
  say(match, 'lance ends the turn');
  expect(eventsOf(match, 'phase')).toMatchObject([{ phase: 'enemies' }]);
  expect(match.state.phase).toBe('enemies');
  expect(match.state.fighters.map((f) => f.turnTaken)).toEqual([true, true]);
});

proves(
  ['contra.turn.played-card-discarded#1', 'contra.turn.played-card-discarded#3'],
  'a card whose draw empties the deck is not shuffled into the new one',
  () => {
    const rest = [...deckOf('bill')];
    for (const id of ['cigar-break', 'advance', 'dig-in'] as const) rest.splice(rest.indexOf(id), 1);
    const g = position({ hand: { bill: ['cigar-break'] }, deck: { bill: ['advance', 'dig-in'] }, discard: { bill: rest } });
    const match = say(turnScene(g, 'bill'), 'bill plays cigar-break');
    const { hand, deck, discard, playing } = fighterOf(match, 'bill');
    expect(eventsOf(match, 'reshuffles')).toHaveLength(1);
    expect([hand, discard, playing]).toEqual([['advance', 'dig-in'], ['cigar-break'], []]);
    expect([...deck.top, ...deck.bag, ...deck.bottom].toSorted()).toEqual(rest.toSorted());
  },
);

proves('contra.turn.played-card-discarded#2', 'while a card is being played it is neither in the hand nor discarded', () => {
  const match = say(turnScene(position({ hand: { bill: ['advance'] } }), 'bill'), 'bill plays advance');
  expect([fighterOf(match, 'bill').hand, fighterOf(match, 'bill').playing, fighterOf(match, 'bill').discard]).toEqual([[], ['advance'], []]);
});
