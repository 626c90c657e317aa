import { expect, test } from 'vitest';
import { CARDS } from '../../content/index.ts';
import { cardIcon, weaponIcon } from './looks.ts';

test('a commando card looks like what it does', () => {
  expect(cardIcon('engage')).toBe('crosshair');
  expect(cardIcon('point-blank')).toBe('knife-thrust');
  expect(cardIcon('shockwave-pulse')).toBe('sound-waves');
  expect(cardIcon('evade')).toBe('dodge');
  expect(new Set(CARDS.map(({ id }) => cardIcon(id))).size).toBeGreaterThan(10);
});

test('a weapon that was found looks unlike the one everybody starts with', () => {
  expect(weaponIcon('laser')).not.toBe(weaponIcon(null));
});
