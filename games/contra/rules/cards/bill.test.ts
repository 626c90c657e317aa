import { expect, test } from 'vitest';
import { showsEvery } from '../../../proves.ts';
import { commando } from '../../content/index.ts';
import { dice, enemyDice, position, type Sketch } from '../../positions.ts';
import { assaultScene, effectScene, onward, playScene, say, turnScene } from '../../testing/scene.ts';
import { asked, damageOn, eventsOf, fighterOf, offered, refusal, tokensOf, whereIs } from '../../testing/seen.ts';

/** Bill, and an enemy with health 4 three spaces away. */
const FACING: Sketch = { at: { bill: 'J14' }, foes: { bill: { 'black gunner': 'J17' } } };

const SHOWN: Readonly<Record<string, () => void>> = {
  'suppressing-burst': () => {
    const match = playScene(FACING, 'bill', 'suppressing-burst', dice('success', 'success', 'success'));
    expect(damageOn(match, 'black gunner')).toBe(3);
  },
  'steady-aim': () => {
    const far: Sketch = { at: { bill: 'J13' }, foes: { bill: { 'black gunner': 'J18' } } };
    const match = playScene(far, 'bill', 'steady-aim', dice('A', 'M'));
    expect(match.options()).toEqual(['bill is done converting', 'bill converts M with nothing', 'bill converts A with nothing']);
    say(match, 'bill converts M with nothing');
    expect([asked(match), damageOn(match, 'black gunner'), tokensOf(match, 'bill')]).toEqual(['act', 1, 'A']);
  },
  'full-auto': () => {
    const match = playScene({ ...FACING, tokens: { bill: 'A' } }, 'bill', 'full-auto', dice('success', 'success', 'success', 'M'));
    expect([damageOn(match, 'black gunner'), tokensOf(match, 'bill')]).toEqual([3, 'M']);
    expect(refusal(turnScene(position({ ...FACING, hand: { bill: ['full-auto'] } }), 'bill'), 'bill plays full-auto')).toEqual([
      'contra.effect.may-pay-in-full',
    ]);
  },
  'lock-and-load': () => expect(tokensOf(playScene({}, 'bill', 'lock-and-load'), 'bill')).toBe('AA'),
  'spot-weakness': () => {
    const boss: Sketch = { commandos: ['bill'], at: { bill: 'J16' } };
    const match = playScene(boss, 'bill', 'spot-weakness', dice('success', 'success', 'success'));
    say(match, 'bill attacks boss');
    expect(eventsOf(match, 'boss-damaged')).toMatchObject([{ damage: 3 }]);
    const without = say(turnScene(position(boss), 'bill', dice('success', 'success')), 'bill attacks boss');
    expect(eventsOf(without, 'boss-damaged')).toMatchObject([{ damage: 1 }]);
    const two = say(playScene({ at: { bill: 'J16' } }, 'bill', 'spot-weakness'), 'bill ends the turn');
    expect(fighterOf(two, 'bill').bonuses).toEqual([]);
  },
  'grenade-arc': () => {
    const foes = { bill: { 'red gunner': 'J16', 'blue gunner': 'J17' }, lance: { 'black gunner': 'J13' } } as const;
    const match = say(playScene({ at: { bill: 'J14' }, foes }, 'bill', 'grenade-arc', dice('success', 'success')), 'bill aims at red gunner');
    expect((['red gunner', 'blue gunner', 'black gunner'] as const).map((card) => damageOn(match, card))).toEqual([2, 2, 0]);
  },
  'hold-the-line': () => {
    const g = position({ hand: { bill: ['hold-the-line'] } });
    const match = say(effectScene(g, 'bill', [{ do: 'suffer', symbols: ['A', 'S'] }]), 'bill prevents AS with hold-the-line');
    expect([fighterOf(match, 'bill').medals, fighterOf(match, 'bill').discard]).toEqual([3, ['hold-the-line']]);
  },
  'dig-in': () => {
    const match = playScene(FACING, 'bill', 'dig-in');
    expect(eventsOf(assaultScene(onward(match), 'bill', enemyDice('M', 'A')), 'assault')).toMatchObject([{ dice: ['M', 'A'] }]);
    expect(eventsOf(assaultScene(position(FACING), 'bill', enemyDice('M', 'A', 'S')), 'assault')).toMatchObject([{ dice: ['M', 'A', 'S'] }]);
  },
  'cigar-break': () => {
    const match = playScene({ deck: { bill: ['advance', 'dig-in'] } }, 'bill', 'cigar-break');
    expect(fighterOf(match, 'bill').hand).toEqual(['advance', 'dig-in']);
  },
  advance: () => {
    const match = say(playScene({}, 'bill', 'advance'), 'bill runs to J04 via J02 J03');
    expect([whereIs(match, 'bill'), fighterOf(match, 'bill').moved]).toEqual(['J04', false]);
  },
  'drop-zone-drill': () => {
    const match = playScene({ commandos: ['bill', 'lance', 'lucia'] }, 'bill', 'drop-zone-drill');
    expect([asked(match), offered(match, 'commando')]).toEqual(['who', ['lance', 'lucia']]);
    say(match, 'bill chooses lance for the move');
    expect([asked(match), match.asked]).toEqual(['move', [1]]);
    say(match, 'lance runs to J03 via J01 J02');
    expect([whereIs(match, 'lance'), whereIs(match, 'bill')]).toEqual(['J03', 'J01']);
  },
  'rally-cry': () => {
    const match = say(playScene({}, 'bill', 'rally-cry'), 'bill gains token M', 'lance gains token S');
    expect([tokensOf(match, 'bill'), tokensOf(match, 'lance')]).toEqual(['M', 'S']);
  },
};

showsEvery(commando('bill').deck, SHOWN);

test('Covering Shot: for 1 A, 1 damage to an enemy within 3 spaces', () => {
  const foes = { bill: { 'black gunner': 'J17' }, lance: { 'red gunner': 'J18' } } as const;
  const match = say(turnScene(position({ windows: true, at: { bill: 'J14' }, tokens: { bill: 'A' }, foes }), 'bill'), 'bill uses covering-shot');
  expect([damageOn(match, 'black gunner'), damageOn(match, 'red gunner'), tokensOf(match, 'bill')]).toEqual([1, 0, '']);
});
