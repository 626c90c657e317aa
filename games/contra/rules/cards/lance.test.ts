import { expect, test } from 'vitest';
import { showsEvery } from '../../../proves.ts';
import { commando } from '../../content/index.ts';
import { dice, position, type Sketch } from '../../positions.ts';
import { effectScene, playScene, say, turnScene } from '../../testing/scene.ts';
import { areaOf, asked, damageOn, eventsOf, fighterOf, refusal, tokensOf, whereIs } from '../../testing/seen.ts';

/** Lance next to an enemy with health 4, and three spaces away from one with health 3. */
const BETWEEN: Sketch = { at: { lance: 'J14' }, foes: { lance: { 'black gunner': 'J13' }, bill: { 'red gunner': 'J17' } } };

const SHOWN: Readonly<Record<string, () => void>> = {
  engage: () => {
    const near = say(playScene(BETWEEN, 'lance', 'engage', dice('success', 'success', 'success')), 'lance aims at black gunner');
    expect(damageOn(near, 'black gunner')).toBe(3);
    const far = say(playScene(BETWEEN, 'lance', 'engage', dice('success', 'success', 'success')), 'lance aims at red gunner');
    expect(damageOn(far, 'red gunner')).toBe(2);
  },
  evade: () => {
    const g = position({ hand: { lance: ['evade'] } });
    const match = say(effectScene(g, 'lance', [{ do: 'suffer', symbols: ['M', '*'] }]), 'lance prevents M* with evade');
    expect([fighterOf(match, 'lance').medals, fighterOf(match, 'lance').discard]).toEqual([3, ['evade']]);
  },
  'slide-shot': () => {
    const setting: Sketch = { at: { lance: 'J01' }, foes: { lance: { 'black gunner': 'J14' } } };
    const match = say(
      playScene({ ...setting, at: { lance: 'J01', bill: 'J29' } }, 'lance', 'slide-shot', dice('success', 'success')),
      'lance runs to J03 via J02',
    );
    expect([whereIs(match, 'lance'), damageOn(match, 'black gunner')]).toEqual(['J03', 2]);
    expect([fighterOf(match, 'lance').moved, fighterOf(match, 'lance').attacked]).toEqual([false, false]);
  },
  somersault: () => {
    const match = say(playScene({ at: { lance: 'J04' }, pillboxes: [] }, 'lance', 'somersault'), 'lance jumps to J05', 'lance jumps to J06');
    expect([whereIs(match, 'lance'), asked(match)]).toEqual(['J06', 'act']);
    const one = say(playScene({ at: { lance: 'J04' } }, 'lance', 'somersault'), 'lance jumps to J05', 'lance is done moving');
    expect(whereIs(one, 'lance')).toBe('J05');
  },
  'close-the-gap': () => {
    const match = say(
      playScene(BETWEEN, 'lance', 'close-the-gap', dice('success', 'M', 'success', 'success', 'success')),
      'lance is done moving',
      'lance attacks red gunner',
    );
    expect(damageOn(match, 'red gunner')).toBe(1);
    expect(fighterOf(match, 'lance').bonuses).toHaveLength(1);
    const near = say(playScene(BETWEEN, 'lance', 'close-the-gap', dice('success', 'success', 'success')), 'lance is done moving', 'lance attacks black gunner');
    expect([damageOn(near, 'black gunner'), fighterOf(near, 'lance').bonuses]).toEqual([3, []]);
    const moved = say(playScene(BETWEEN, 'lance', 'close-the-gap'), 'lance runs to J16 via J15');
    expect(whereIs(moved, 'lance')).toBe('J16');
  },
  'second-wind': () => {
    const match = playScene({ deck: { lance: ['evade', 'taunt'] } }, 'lance', 'second-wind');
    expect(fighterOf(match, 'lance').hand).toEqual(['evade', 'taunt']);
  },
  taunt: () => {
    const match = say(playScene({ foes: { bill: { 'red gunner': ['J17', 1] } } }, 'lance', 'taunt'), 'lance gains token M', 'lance gains token A');
    expect([areaOf(match, 'bill'), areaOf(match, 'lance')]).toEqual([['defense-wall'], ['main-cannon', 'red gunner']]);
    expect([damageOn(match, 'red gunner'), tokensOf(match, 'lance')]).toEqual([1, 'MA']);
  },
  'point-blank': () => {
    const match = playScene(BETWEEN, 'lance', 'point-blank', dice('success', 'success', 'success', 'M'));
    expect([damageOn(match, 'black gunner'), damageOn(match, 'red gunner'), tokensOf(match, 'lance')]).toEqual([3, 0, 'M']);
  },
  'double-tap': () => {
    const setting: Sketch = { at: { lance: 'J14' }, foes: { lance: { 'black gunner': 'J17' } } };
    const match = playScene(setting, 'lance', 'double-tap', dice('M', 'S', 'success', 'critical', 'success'));
    expect([asked(match), match.options()]).toEqual(['reroll', ['lance is done rerolling', 'lance rerolls M', 'lance rerolls S']]);
    say(match, 'lance rerolls M', 'lance rerolls S');
    expect([eventsOf(match, 'rerolls'), damageOn(match, 'black gunner')]).toMatchObject([[{ dice: ['success', 'critical'] }], 3]);
    const kept = say(playScene(setting, 'lance', 'double-tap', dice('M', 'success')), 'lance is done rerolling');
    expect([damageOn(kept, 'black gunner'), tokensOf(kept, 'lance')]).toEqual([1, 'M']);
  },
  'cover-me': () => {
    const match = playScene({ at: { bill: 'J01', lance: 'J12' } }, 'lance', 'cover-me');
    expect([asked(match), match.asked]).toEqual(['move', [0]]);
    expect(refusal(match, 'bill runs to J04')).toContain('contra.move.run');
    expect(match.options().filter((one) => one.split(' ').length > 6)).toEqual([]);
    say(match, 'bill runs to J03 via J02');
    expect([whereIs(match, 'bill'), tokensOf(match, 'lance')]).toEqual(['J03', 'A']);
    const far = playScene({ at: { bill: 'J04', lance: 'J20' } }, 'lance', 'cover-me');
    expect([asked(far), tokensOf(far, 'lance')]).toEqual(['act', 'A']);
  },
  reload: () => expect(tokensOf(playScene({}, 'lance', 'reload'), 'lance')).toBe('AA'),
};

showsEvery(commando('lance').deck, SHOWN);

test('Vault: for 1 M, a jump', () => {
  const match = turnScene(position({ windows: true, at: { lance: 'J04' }, tokens: { lance: 'M' } }), 'bill');
  say(match, 'lance uses vault', 'lance jumps to J05');
  expect([whereIs(match, 'lance'), tokensOf(match, 'lance'), fighterOf(match, 'lance').moved]).toEqual(['J05', '', false]);
});
