import { expect } from 'vitest';
import { proves } from '../../proves.ts';
import { damageOn, dice, fighterOf, raid, say, tokensOf, turnScene } from '../testing/raid.ts';

proves('contra.attack.engage-example', 'Engage on a target within 1 space rolls a third die, and criticals explode', () => {
  const g = raid({ at: { lance: 'J13' }, hand: { lance: ['engage'] }, foes: { bill: [['black gunner', 'J04']] } });
  const match = turnScene(g, 'lance', dice('success', 'success', 'critical', 'critical', 'success'));
  say(match, 'play engage');
  expect(fighterOf(match, 'lance').hand).toHaveLength(1);
  expect(damageOn(match, 'black gunner')).toBeNull();
  expect(match.events.find(({ event }) => event.kind === 'damages')?.event).toMatchObject({ damage: 5 });
});

proves('contra.attack.gain-advantage', 'each unconverted result is a token', () => {
  const g = raid({ at: { lance: 'J13' }, foes: { bill: [['black gunner', 'J04']] }, weapon: { lance: 'machine-gun' } });
  const match = turnScene(g, 'lance', dice('success', 'success', 'M'));
  say(match, 'attack black gunner');
  expect(damageOn(match, 'black gunner')).toBe(2);
  expect(tokensOf(match, 'lance')).toBe('M');
});
