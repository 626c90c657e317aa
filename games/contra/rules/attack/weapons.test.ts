import { expect } from 'vitest';
import { Timeline } from '#kernel';
import { proves } from '../../../proves.ts';
import { dice, position, type Sketch } from '../../positions.ts';
import { effectScene, onward, type Scene, say, turnScene } from '../../testing/scene.ts';
import { asked, damageOn, eventsOf, fighterOf, refusal, weaponOf } from '../../testing/seen.ts';

function draws(setting: Sketch): Scene {
  return effectScene(position(setting), 'bill', [{ do: 'draw-weapon' }]);
}

/** How many dice Bill rolls with what he has. */
function rolls(match: Scene): number {
  const next = say(turnScene(onward(match), 'bill', dice('M', 'M', 'M', 'M')), 'bill attacks black gunner');
  return eventsOf(next, 'rolls').flatMap((event) => event['dice']).length;
}

const NEAR: Sketch = { at: { bill: 'J14' }, foes: { bill: { 'black gunner': 'J15' } } };

proves(['contra.weapon.default#1', 'contra.weapon.default#2'], 'without a weapon card Lance has his rifle: two dice, range 3', () => {
  const g = position({ at: { lance: 'J14' }, foes: { lance: { 'black gunner': 'J17' }, bill: { 'red gunner': 'J18' } } });
  const match = turnScene(g, 'lance', dice('success', 'success'));
  expect(weaponOf(match, 'lance')).toBe('basic-rifle');
  expect(refusal(match, 'lance attacks red gunner')).toEqual(['contra.attack.choose-target']);
  say(match, 'lance attacks black gunner');
  expect([eventsOf(match, 'rolls'), damageOn(match, 'black gunner')]).toMatchObject([[{ dice: ['success', 'success'] }], 2]);
});

proves(['contra.weapon.gain-may-equip#1', 'contra.weapon.gain-may-equip#2'], 'a laser that is equipped brings its dice, its range and its special', () => {
  const match = draws({ at: { bill: 'J14' }, foes: { bill: { 'black gunner': 'J18' } }, weapons: ['laser'] });
  expect([asked(match), match.options()]).toEqual(['equip', ['bill accepts the weapon', 'bill declines the weapon']]);
  say(match, 'bill accepts the weapon');
  expect(weaponOf(match, 'bill')).toBe('laser');
  const attack = say(turnScene(onward(match), 'bill', dice('critical', 'M', 'M', 'S')), 'bill attacks black gunner');
  expect([eventsOf(attack, 'rolls'), damageOn(attack, 'black gunner')]).toMatchObject([[{ dice: ['critical', 'M', 'M'] }], 2]);
});

proves(['contra.weapon.replace', 'contra.weapon.one'], 'a new weapon sends the old one to the discard pile: there is never more than one', () => {
  const match = say(draws({ weapon: { bill: 'laser' }, weapons: ['crusher'] }), 'bill accepts the weapon');
  expect([fighterOf(match, 'bill').weapon, match.state.weaponDiscard]).toEqual(['crusher', ['laser']]);
  const third = say(effectScene(onward(match), 'bill', [{ do: 'draw-weapon' }]), 'bill accepts the weapon');
  expect([fighterOf(third, 'bill').weapon, third.state.weaponDiscard]).toEqual(['machine-gun', ['laser', 'crusher']]);
});

proves('contra.weapon.replace', 'the old weapon is gone before the new one is equipped, as everybody sees', () => {
  const match = say(draws({ weapon: { bill: 'laser' }, weapons: ['crusher'] }), 'bill accepts the weapon');
  const steps = new Timeline(match).stepsAt(match.number);
  expect(steps.map(({ event, view }) => [event.kind, view.fighters[0]?.weapon, view.discards.weapon])).toEqual([
    ['weapon-lost', null, ['laser']],
    ['equips', 'crusher', ['laser']],
  ]);
});

proves('contra.weapon.decline', 'who declines keeps the old weapon, and the new one is discarded', () => {
  const match = say(draws({ weapon: { bill: 'laser' }, weapons: ['crusher'] }), 'bill declines the weapon');
  expect([weaponOf(match, 'bill'), match.state.weaponDiscard]).toEqual(['laser', ['crusher']]);
});

proves(
  ['contra.weapon.lost-with-medal#1', 'contra.weapon.lost-with-medal#2'],
  'a medal lost: the card is discarded, and the next attack rolls the default dice',
  () => {
    const before = position({ ...NEAR, weapon: { bill: 'machine-gun' } });
    expect(rolls(effectScene(before, 'bill', []))).toBe(3);
    const match = effectScene(before, 'bill', [{ do: 'suffer', symbols: ['M'] }]);
    expect([match.state.weaponDiscard, fighterOf(match, 'bill').weapon]).toEqual([['machine-gun'], '']);
    const next = turnScene({ ...onward(match), fighters: onward(match).fighters.map((f) => ({ ...f, hand: [] })) }, 'bill', dice('M', 'M', 'M', 'M'));
    say(next, 'bill attacks black gunner');
    expect(eventsOf(next, 'rolls')).toMatchObject([{ dice: ['M', 'M'] }]);
  },
);

proves('contra.weapon.mid-turn', 'over a pillbox, then an attack with the new weapon', () => {
  const g = position({ at: { bill: 'J31' }, foes: { bill: { 'black gunner': 'J21' } }, weapons: ['flamethrower'] });
  const match = say(
    turnScene(g, 'bill', dice('success', 'success', 'success', 'M')),
    'bill runs to J30',
    'bill accepts the pillbox',
    'bill accepts the weapon',
    'bill is done moving',
    'bill attacks black gunner',
  );
  expect([eventsOf(match, 'rolls'), damageOn(match, 'black gunner')]).toMatchObject([[{ dice: ['success', 'success', 'success', 'M'] }], 3]);
});
