import { expect, test } from 'vitest';
import type { CommandoFace } from '../../content/dice.ts';
import { COMMANDOS, type CommandoId, type SpaceId, WEAPONS, type WeaponId } from '../../content/index.ts';
import { dice, position, type Sketch } from '../../positions.ts';
import { type Scene, say, turnScene } from '../../testing/scene.ts';
import { asked, damageOn, eventsOf, offeredTo, refusal, tokensOf } from '../../testing/seen.ts';

/** Spaces by how far they are from J03. */
const FROM_J03: readonly SpaceId[] = ['J03', 'J04', 'J05', 'J06', 'J07', 'J08', 'J09', 'J18'];

interface Case {
  readonly dice: number;
  readonly range: number;
  /** What it does besides. */
  readonly special?: () => void;
}

/** Bill with this weapon; three spaces away an enemy with health 4. */
function armed(weapon: WeaponId, setting: Sketch, ...faces: readonly CommandoFace[]): Scene {
  return turnScene(position({ at: { bill: 'J14' }, weapon: { bill: weapon }, ...setting }), 'bill', dice(...faces));
}

const ONE: Sketch = { foes: { bill: { 'black gunner': 'J17' } } };

const SHOWN: Readonly<Record<WeaponId, Case>> = {
  'machine-gun': { dice: 3, range: 3 },
  'spread-gun': {
    dice: 3,
    range: 2,
    special: () => {
      const foes = { bill: { 'red gunner': 'J15' }, lance: { 'black gunner': 'J16' } } as const;
      const two = say(armed('spread-gun', { foes }, 'success', 'success', 'M'), 'bill attacks red gunner');
      expect([damageOn(two, 'red gunner'), damageOn(two, 'black gunner'), tokensOf(two, 'bill')]).toEqual([2, 2, 'M']);
      const far = say(armed('spread-gun', { foes: { ...foes, lance: { 'black gunner': 'J13' } } }, 'success', 'success', 'M'), 'bill attacks red gunner');
      expect(damageOn(far, 'black gunner')).toBe(0);
    },
  },
  laser: {
    dice: 3,
    range: 5,
    special: () => expect(damageOn(say(armed('laser', ONE, 'critical', 'M', 'M', 'success'), 'bill attacks black gunner'), 'black gunner')).toBe(3),
  },
  flamethrower: { dice: 4, range: 1 },
  'homing-launcher': {
    dice: 2,
    range: 6,
    special: () => {
      const match = say(armed('homing-launcher', ONE, 'M', 'S', 'success'), 'bill attacks black gunner');
      expect([asked(match), match.options()]).toEqual(['reroll', ['bill is done rerolling', 'bill rerolls M', 'bill rerolls S']]);
      say(match, 'bill rerolls M');
      expect([asked(match), damageOn(match, 'black gunner'), tokensOf(match, 'bill')]).toEqual(['act', 1, 'S']);
    },
  },
  crusher: {
    dice: 3,
    range: 3,
    special: () => {
      const boss = (weapon: WeaponId): Scene =>
        say(armed(weapon, { commandos: ['bill'], at: { bill: 'J16' } }, 'success', 'success', 'success'), 'bill attacks boss');
      expect(eventsOf(boss('crusher'), 'boss-damaged')).toMatchObject([{ damage: 3 }]);
      expect(eventsOf(boss('machine-gun'), 'boss-damaged')).toMatchObject([{ damage: 2 }]);
    },
  },
  'rapid-kit': {
    dice: 2,
    range: 3,
    special: () => {
      const match = armed('rapid-kit', ONE, 'success', 'M', 'success', 'success');
      expect(refusal(match, 'bill attacks black gunner again')).toEqual(['contra.attack.weapon-special-scope']);
      say(match, 'bill attacks black gunner', 'bill attacks black gunner again');
      expect(damageOn(match, 'black gunner')).toBe(3);
      expect([...offeredTo(match, 'attack'), ...offeredTo(match, 'again')]).toEqual([]);
      expect(refusal(match, 'bill attacks black gunner again')).toEqual(['contra.attack.weapon-special-scope']);
      const rifle = say(turnScene(position({ at: { bill: 'J14' }, ...ONE }), 'bill', dice('M', 'M')), 'bill attacks black gunner');
      expect(refusal(rifle, 'bill attacks black gunner again')).toEqual(['contra.attack.weapon-special-scope']);
    },
  },
};

/** Rolls this many dice at an enemy as far away as its range, and reaches no farther. */
function reaches(id: CommandoId, setting: Sketch, { dice: pool, range }: Case): void {
  const other = id === 'bill' ? 'lance' : 'bill';
  const at = (distance: number): Scene => {
    const foes = { [id]: { 'black gunner': FROM_J03[distance] ?? 'J38' } };
    const g = position({ commandos: [id, other], at: { [id]: 'J03', [other]: 'J29' }, ...setting, foes });
    return turnScene(g, id, dice('M', 'M', 'M', 'M', 'M'));
  };
  const match = say(at(range), `${id} attacks black gunner`);
  expect(eventsOf(match, 'rolls').flatMap((event) => event.dice)).toHaveLength(pool);
  expect(refusal(at(range + 1), `${id} attacks black gunner`)).toEqual(['contra.attack.choose-target']);
}

test('every weapon card is shown here', () => {
  expect(Object.keys(SHOWN)).toEqual(WEAPONS.map(({ id }) => id));
  expect(WEAPONS.flatMap(({ id, special }) => (special === undefined ? [] : [id]))).toEqual(
    Object.entries(SHOWN).flatMap(([id, { special }]) => (special === undefined ? [] : [id])),
  );
});

test.each(WEAPONS.map(({ id }) => id))('%s has its dice, its range and its special', (id) => {
  reaches('bill', { weapon: { bill: id } }, SHOWN[id]);
  SHOWN[id].special?.();
});

const DEFAULTS: Readonly<Record<CommandoId, Case>> = {
  bill: { dice: 2, range: 3 },
  lance: { dice: 2, range: 3 },
  lucia: { dice: 2, range: 4 },
  sweets: { dice: 2, range: 3 },
};

test.each(COMMANDOS.map(({ id }) => id))("%s's own weapon has its dice and its range", (id) => reaches(id, {}, DEFAULTS[id]));
