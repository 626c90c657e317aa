import { expect, test } from 'vitest';
import { CARDS, COMMANDOS, ENEMIES, ENEMY_DECKS, OBJECTIVES, STAGES, WEAPONS } from '../../content/index.ts';
import { loadWords } from '../../words/words.ts';
import { deckCard, pageOf, type Shown } from './shown.ts';

const english = await loadWords('en');
const german = await loadWords('de');

const ALL: readonly Shown[] = [
  ...CARDS.map(({ id }) => ({ kind: 'card', id }) as const),
  ...ENEMIES.map(({ id }) => ({ kind: 'enemy', id }) as const),
  ...OBJECTIVES.map(({ id }) => ({ kind: 'objective', id }) as const),
  ...STAGES.flatMap(({ cards }) => cards.map(({ id }) => ({ kind: 'stage', id }) as const)),
  ...ENEMY_DECKS.flatMap(({ bosses }) => bosses.flatMap(({ id }) => [false, true].map((defeated) => ({ kind: 'boss', id, defeated }) as const))),
  ...[...WEAPONS.map(({ id }) => id), ...COMMANDOS.map(({ weapon }) => weapon.id)].map((id) => ({ kind: 'weapon', id }) as const),
  ...COMMANDOS.map(({ id }) => ({ kind: 'character', id }) as const),
  ...[1, 2, 3].map((slot) => ({ kind: 'mission', slot }) as const),
  ...STAGES.map(({ id }) => ({ kind: 'reference', stage: id, enemy: 'java' }) as const),
];

test.each([
  ['English', english],
  ['German', german],
])('every card in the box can be read in %s', (_, words) => {
  for (const shown of ALL) {
    const { title, line, paragraphs } = pageOf(shown, words);
    expect(title, JSON.stringify(shown)).toBeTruthy();
    expect(line, JSON.stringify(shown)).toBeTruthy();
    expect(
      paragraphs.every(({ text }) => text !== ''),
      JSON.stringify(shown),
    ).toBe(true);
    expect(paragraphs.length, JSON.stringify(shown)).toBeGreaterThan(0);
  }
});

test('a boss card shows both sides, the one that counts first', () => {
  const heads = (defeated: boolean) => pageOf({ kind: 'boss', id: 'main-cannon', defeated }, english).paragraphs.map(({ head }) => head);
  expect(heads(false)).toEqual([english.say.page.front, english.say.page.back]);
  expect(heads(true)).toEqual([english.say.page.back, english.say.page.front]);
});

test('a card of a shared deck is known by its name', () => {
  expect(deckCard('supply-crate')).toEqual({ kind: 'stage', id: 'supply-crate' });
  expect(deckCard('red gunner')).toEqual({ kind: 'enemy', id: 'red gunner' });
  expect(deckCard('laser')).toEqual({ kind: 'weapon', id: 'laser' });
  for (const { id } of OBJECTIVES) expect(deckCard(id)).toEqual({ kind: 'objective', id });
});
