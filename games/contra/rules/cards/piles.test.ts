import { expect } from 'vitest';
import { deckSize } from '#kernel';
import { proves } from '../../../proves.ts';
import type { Effect } from '../../content/effect.ts';
import { position, type Sketch } from '../../positions.ts';
import { draws, effectScene, isOver, type Scene, say } from '../../testing/scene.ts';
import { asked, cited, eventsOf, fighterOf } from '../../testing/seen.ts';

function resolves(effect: Effect, setting: Sketch = {}, ...script: readonly string[]): Scene {
  return effectScene(position({ commandos: ['bill'], ...setting }), 'bill', [effect], draws(...script));
}

proves('contra.golden.cards-beat-rulebook', 'drawn cards come to the right of the hand, in the order in which they were drawn', () => {
  const match = resolves({ do: 'draw', who: 'you', n: 2 }, { hand: { bill: ['advance'] }, deck: { bill: ['full-auto', 'dig-in'] } });
  expect(fighterOf(match, 'bill').hand).toEqual(['advance', 'full-auto', 'dig-in']);
  expect([eventsOf(match, 'draws'), cited(match)]).toEqual([
    [{ kind: 'draws', seat: 0, cards: ['full-auto', 'dig-in'] }],
    [['draws', 'contra.golden.cards-beat-rulebook']],
  ]);
});

proves('contra.effect.forced-single', 'cards are discarded one by one, all that there are at most; the rest of the hand keeps its order', () => {
  const match = resolves({ do: 'discard', n: 2 }, { hand: { bill: ['advance', 'dig-in', 'advance', 'full-auto'] } });
  expect(match.options()).toEqual(['bill discards full-auto', 'bill discards dig-in', 'bill discards advance']);
  say(match, 'bill discards advance', 'bill discards full-auto');
  expect([fighterOf(match, 'bill').hand, fighterOf(match, 'bill').discard]).toEqual([
    ['dig-in', 'advance'],
    ['advance', 'full-auto'],
  ]);
  expect([eventsOf(match, 'discards'), cited(match)]).toEqual([
    [{ kind: 'discards', seat: 0, cards: ['advance', 'full-auto'] }],
    [['discards', 'contra.effect.forced-single']],
  ]);
  const few = resolves({ do: 'discard', n: 2 }, { hand: { bill: ['advance'] } });
  expect([asked(few), fighterOf(few, 'bill').hand]).toEqual([null, []]);
});

proves('contra.turn.played-card-discarded', 'what is taken back comes to the right of the hand; the rest of the pile stays as it lies', () => {
  const setting: Sketch = { hand: { bill: ['dig-in'] }, discard: { bill: ['suppressing-burst', 'advance', 'full-auto', 'suppressing-burst'] } };
  const match = resolves({ do: 'recover', n: 2 }, setting);
  expect(match.options()).toEqual(['bill takes back suppressing-burst', 'bill takes back full-auto', 'bill takes back advance']);
  say(match, 'bill takes back suppressing-burst', 'bill takes back full-auto');
  expect([fighterOf(match, 'bill').hand, fighterOf(match, 'bill').discard]).toEqual([
    ['dig-in', 'suppressing-burst', 'full-auto'],
    ['advance', 'suppressing-burst'],
  ]);
  expect([eventsOf(match, 'recovers'), cited(match)]).toEqual([
    [{ kind: 'recovers', seat: 0, cards: ['suppressing-burst', 'full-auto'] }],
    [['recovers', 'contra.turn.played-card-discarded']],
  ]);
});

proves('contra.medal.optional-hand-discard', 'of two cards alike the left one goes; only what was discarded now is told', () => {
  const setting: Sketch = { hand: { bill: ['steady-aim', 'full-auto', 'steady-aim'] }, discard: { bill: ['advance'] }, deck: { bill: ['dig-in', 'advance'] } };
  const match = say(resolves({ do: 'lose-medal' }, setting), 'bill discards steady-aim', 'bill keeps the rest');
  expect([fighterOf(match, 'bill').hand, fighterOf(match, 'bill').discard]).toEqual([
    ['full-auto', 'steady-aim', 'dig-in', 'advance'],
    ['advance', 'steady-aim'],
  ]);
  expect(eventsOf(match, 'discards')).toEqual([{ kind: 'discards', seat: 0, cards: ['steady-aim'] }]);
  expect(cited(match).slice(1)).toEqual([
    ['discards', 'contra.medal.optional-hand-discard'],
    ['draws', 'contra.medal.loss-steps'],
  ]);
  const none = say(resolves({ do: 'lose-medal' }, setting), 'bill keeps the rest');
  expect(eventsOf(none, 'discards')).toEqual([]);
  const all = say(resolves({ do: 'lose-medal' }, { ...setting, hand: { bill: ['full-auto'] } }), 'bill discards full-auto');
  expect([asked(all), fighterOf(all, 'bill').hand.length]).toEqual([null, 4]);
});

proves(['contra.general.reveal', 'contra.general.reveal-multiple'], 'of three revealed cards one may go to the bottom, the others lie as they lay', () => {
  const setting: Sketch = { weapons: ['laser', 'crusher', 'machine-gun', 'flamethrower'] };
  const match = resolves({ do: 'reveal', decks: ['weapon'], n: 3, bottom: 1 }, setting);
  expect([asked(match), match.options()]).toEqual([
    'reveal',
    ['bill is done revealing', 'bill puts card 1 on the bottom', 'bill puts card 2 on the bottom', 'bill puts card 3 on the bottom'],
  ]);
  say(match, 'bill puts card 2 on the bottom');
  const { top, bottom } = match.state.weaponDeck;
  expect([isOver(match), top.slice(0, 3), bottom]).toEqual([true, ['laser', 'machine-gun', 'flamethrower'], ['crusher']]);
  expect([eventsOf(match, 'bottomed'), cited(match)]).toEqual([
    [{ kind: 'bottomed', deck: 'weapon', card: 'crusher' }],
    [
      ['reveals', 'contra.general.reveal', 'contra.general.reveal-multiple'],
      ['bottomed', 'contra.golden.cards-beat-rulebook'],
    ],
  ]);
  const done = say(resolves({ do: 'reveal', decks: ['weapon'], n: 3, bottom: 3 }, setting), 'bill puts card 1 on the bottom');
  expect(done.options()).toEqual(['bill is done revealing', 'bill puts card 1 on the bottom', 'bill puts card 2 on the bottom']);
  say(done, 'bill is done revealing');
  expect([done.state.weaponDeck.top.slice(0, 2), done.state.weaponDeck.bottom]).toEqual([['crusher', 'machine-gun'], ['laser']]);
  const both = say(resolves({ do: 'reveal', decks: ['weapon'], n: 2, bottom: 3 }, setting), 'bill puts card 2 on the bottom', 'bill puts card 1 on the bottom');
  expect([isOver(both), both.state.weaponDeck.top[0], both.state.weaponDeck.bottom]).toEqual([true, 'machine-gun', ['crusher', 'laser']]);
});

proves('contra.general.reveal', 'each deck shows its own cards, and of two decks one is chosen', () => {
  const setting: Sketch = { weapons: ['laser'], enemies: ['red sniper'], objectives: ['long-shot'], stageDeck: ['mud-slide'] };
  for (const [deck, card] of [
    ['enemy', 'red sniper'],
    ['weapon', 'laser'],
    ['objective', 'long-shot'],
    ['stage', 'mud-slide'],
  ] as const)
    expect(eventsOf(resolves({ do: 'reveal', decks: [deck], n: 1, bottom: 0 }, setting), 'reveals')).toEqual([{ kind: 'reveals', deck, cards: [card] }]);
  const two = resolves({ do: 'reveal', decks: ['enemy', 'weapon'], n: 1, bottom: 0 }, setting);
  expect([asked(two), two.options()]).toEqual(['deck', ['bill looks at the enemy deck', 'bill looks at the weapon deck']]);
  expect(eventsOf(say(two, 'bill looks at the weapon deck'), 'reveals')).toMatchObject([{ deck: 'weapon' }]);
});

proves(['contra.general.reshuffle', 'contra.general.reshuffle-timing#3'], 'a deck without a card is rebuilt before it is looked at', () => {
  const g = position({ commandos: ['bill'], discarded: { objectives: ['long-shot'] } });
  g.objectiveDeck.top.length = 0;
  const match = effectScene(g, 'bill', [{ do: 'reveal', decks: ['objective'], n: 2, bottom: 0 }], draws('long-shot'));
  expect([eventsOf(match, 'reveals'), deckSize(match.state.objectiveDeck), match.state.objectiveDiscard]).toMatchObject([[{ cards: ['long-shot'] }], 1, []]);
  expect(cited(match)[0]).toEqual(['reshuffles', 'contra.general.reshuffle']);
});
