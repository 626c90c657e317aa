import { expect, test } from 'vitest';
import { CARDS, ENEMY_DECKS, STAGES, WEAPONS } from '../../content/index.ts';
import { bossIcon, cardIcon, stageIcon, weaponIcon } from './looks.ts';

test('every boss card, weapon and stage card has a picture of its own kind', () => {
  for (const { id } of ENEMY_DECKS.flatMap(({ bosses }) => bosses)) expect(bossIcon(id)).not.toBe('alien-skull');
  for (const { id } of STAGES.flatMap(({ cards }) => cards)) expect(stageIcon(id)).not.toBe('alien-skull');
  for (const { id } of WEAPONS) expect(weaponIcon(id)).not.toBe('winchester-rifle');
});

test('a commando card looks like what it does', () => {
  expect(cardIcon('engage')).toBe('crosshair');
  expect(cardIcon('point-blank')).toBe('knife-thrust');
  expect(cardIcon('shockwave-pulse')).toBe('sound-waves');
  expect(cardIcon('evade')).toBe('dodge');
  expect(new Set(CARDS.map(({ id }) => cardIcon(id))).size).toBeGreaterThan(10);
});
