import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { CardId } from '../../content/index.ts';
import { position, type Sketch } from '../../positions.ts';
import { effectScene, type Scene, say } from '../../testing/scene.ts';
import { asked, eventKinds, eventsOf, fighterOf, tokensOf, weaponOf } from '../../testing/seen.ts';

function loses(setting: Sketch): Scene {
  return effectScene(position(setting), 'bill', [{ do: 'lose-medal' }]);
}

const FIVE: readonly CardId[] = ['advance', 'advance', 'dig-in', 'dig-in', 'rally-cry'];

proves('contra.medal.loss-steps', 'a medal, the weapon, some cards if one likes, then up to four', () => {
  const match = loses({ hand: { bill: FIVE }, weapon: { bill: 'laser' } });
  say(match, 'bill discards advance', 'bill discards advance', 'bill discards dig-in', 'bill keeps the rest');
  const { hand, discard, medals } = fighterOf(match, 'bill');
  expect([hand.slice(0, 2), hand.length, discard, medals]).toEqual([['dig-in', 'rally-cry'], 4, ['advance', 'advance', 'dig-in'], 2]);
  expect(eventKinds(match)).toEqual(['medal-lost', 'weapon-lost', 'discards', 'draws']);
  expect(eventsOf(match, 'draws').flatMap((event) => event['cards'])).toHaveLength(2);
});

proves(['contra.medal.optional-hand-discard#1', 'contra.medal.optional-hand-discard#2'], 'from none to all cards may go', () => {
  const three: Sketch = { hand: { bill: FIVE.slice(0, 3) } };
  const none = say(loses(three), 'bill keeps the rest');
  expect([fighterOf(none, 'bill').hand.length, eventsOf(none, 'draws').flatMap((event) => event['cards']).length]).toEqual([4, 1]);
  const all = say(loses(three), 'bill discards advance', 'bill discards dig-in', 'bill discards advance');
  expect([asked(all), fighterOf(all, 'bill').hand.length, fighterOf(all, 'bill').discard.length]).toEqual([null, 4, 3]);
});

proves('contra.medal.no-draw-above-four', 'six cards stay six', () => {
  const six: readonly CardId[] = [...FIVE, 'cigar-break'];
  const match = say(loses({ hand: { bill: six } }), 'bill keeps the rest');
  expect([fighterOf(match, 'bill').hand, eventsOf(match, 'draws'), eventsOf(match, 'discards')]).toEqual([six, [], []]);
});

proves(['contra.medal.weapon-lost#1', 'contra.medal.weapon-lost#2'], 'the weapon card is discarded, and the default weapon is current again', () => {
  const match = loses({ weapon: { bill: 'laser' } });
  expect([weaponOf(match, 'bill'), match.state.weaponDiscard]).toEqual(['service-rifle', ['laser']]);
  expect(eventKinds(loses({}))).not.toContain('weapon-lost');
});

proves(['contra.medal.tokens-kept#1', 'contra.medal.tokens-kept#2'], 'advantage and objective tokens stay', () => {
  const match = loses({ tokens: { bill: 'MAASSS' }, mission: { bill: [1, 3] } });
  expect([tokensOf(match, 'bill'), fighterOf(match, 'bill').mission]).toEqual(['MAASSS', 0b101]);
});

proves('contra.medal.fatal-skips-rest', 'without a medal to discard the game is over, and nothing else happens', () => {
  const match = loses({ medals: { bill: 0 }, weapon: { bill: 'laser' }, hand: { bill: ['advance'] } });
  expect(match.outcome).toMatchObject({ payoff: [0, 0], clause: 'contra.end.loss-medal' });
  expect([eventKinds(match), weaponOf(match, 'bill'), fighterOf(match, 'bill').hand]).toEqual([['over'], 'laser', ['advance']]);
});

proves(
  ['contra.medal.lose-without-damage#1', 'contra.medal.lose-without-damage#2'],
  'an effect that takes a medal asks for no payment, and the hand is filled up',
  () => {
    const match = loses({ tokens: { bill: 'MMMAAASSS' } });
    expect([match.answers.length, eventKinds(match)]).toEqual([0, ['medal-lost', 'draws']]);
    expect([fighterOf(match, 'bill').medals, fighterOf(match, 'bill').hand.length, tokensOf(match, 'bill')]).toEqual([2, 4, 'MMMAAASSS']);
  },
);
