import { expect, test } from 'vitest';
import { testDrawnRules } from '../../../../web/kit/testing/drawn-rules.ts';
import { segmentNamed } from '../../content/board.ts';
import { ability, cardOf, type MemberId, memberNamed } from '../../content/members.ts';
import { MELEE, needed } from '../../facts/needs.ts';
import { loadWords } from '../../words/words.ts';
import { DRAWN } from './drawn.ts';
import { EXAMPLES, type Item } from './examples.ts';
import { Figure } from './scene.tsx';

testDrawnRules('contact', { examples: EXAMPLES, drawn: DRAWN, Figure, english: await loadWords('en'), german: await loadWords('de') });

test('all that is shown on the board is on it', () => {
  for (const { zombies = {}, lit = {}, change = {}, barred = [], moves = [] } of Object.values(EXAMPLES)) {
    const named = [...Object.keys(zombies), ...Object.keys(lit), ...Object.keys(change), ...barred, ...moves.flat()];
    for (const name of named) expect(segmentNamed(name)).toBeGreaterThanOrEqual(0);
    for (const name of barred) expect(lit).not.toHaveProperty([name]);
  }
});

test('what is counted in a picture is what the rules count', () => {
  const itemsOf = (clause: string): readonly Item[] => EXAMPLES[`contact.${clause}`]?.row ?? [];
  const members = (clause: string): readonly MemberId[] =>
    itemsOf(clause).flatMap((item) => (typeof item !== 'string' && item[0] === 'member' ? [item[1]] : []));
  const dice = (clause: string): readonly number[] => itemsOf(clause).flatMap((item) => (typeof item !== 'string' && item[0] === 'die' ? [item[1]] : []));
  expect(new Set(members('setup.four-members').map((id) => cardOf(id).role)).size).toBe(4);
  const alive = itemsOf('vanderbilt.first-aid').flatMap((item) => (typeof item !== 'string' && item[0] === 'alive' ? item[1] : []));
  expect(dice('vanderbilt.first-aid')[0]).toBeLessThan(alive.length);
  expect(dice('dunham.flexible')[0]).toBe(needed(3));
  expect(
    dice('kenzo.ronin-extra')
      .slice(0, MELEE.dice)
      .filter((die) => die >= MELEE.grants),
  ).toHaveLength(dice('kenzo.ronin-extra').length - MELEE.dice);
  expect(dice('mobutu.scatter').reduce((sum, die) => sum + die, 0)).toBeGreaterThanOrEqual(ability(memberNamed('mobutu'), 'scatter').sum);
  expect(dice('alvares.confusion')[0]).toBeGreaterThanOrEqual(ability(memberNamed('alvares'), 'confusion').from);
});
