import { expect, test } from 'vitest';
import { keyFromSeed, Match, Stream } from '#kernel';
import { contactGame } from '../rules/game.ts';
import { isView, type View } from '../rules/view.ts';
import { randomConfig } from '../testing/configs.ts';
import { words as german } from '../words.de.ts';
import { words } from '../words.en.ts';
import { headingOf } from './heading.ts';

const OF_ZOMBIES = ['zombies-attack', 'melee-expert', 'first-aid', 'victim-die', 'removed', 'tripwire', 'zombies-move', 'air-recon', 'spawn'];

test('what happens stands under the turn and the phase it belongs to', () => {
  const stream = new Stream(keyFromSeed('headings'));
  let opened = 0;
  let astray = 0;
  for (let game = 0; game < 80; game++) {
    const match = Match.start(contactGame, randomConfig(stream, 16), { key: keyFromSeed(`headings ${game}`) });
    const views: View[] = [];
    const look = (): void => {
      const { view } = match.view(null);
      if (!isView(view)) throw new Error('no view');
      views.push(view);
    };
    look();
    while (match.decision !== null) {
      match.answerIndex(stream.below(match.decision.count));
      look();
    }
    let turn = 0;
    let under = '';
    for (const { at, event } of match.events) {
      if (event.kind === 'turn') turn = Number(event['turn']);
      const part = headingOf(event, views[at] as View);
      if (part !== null) {
        under = `${part.turn} ${part.phase}`;
        expect(part.turn).toBe(turn);
        opened++;
      }
      if (OF_ZOMBIES.includes(event.kind)) expect(under).toBe(`${turn} zombies`);
      if (event.kind === 'shot' && under !== `${turn} players`) astray++;
    }
  }
  expect(opened).toBeGreaterThan(5000);
  expect(astray / opened).toBeLessThan(0.01);
});

test('a heading is short', () => {
  const { view } = Match.start(contactGame, {}, { key: keyFromSeed('short') }).view(null);
  expect(words.heading?.({ kind: 'turn', turn: 14, marker: 'brown3' }, view)).toBe('Turn 14, zombies');
  expect(german.heading?.({ kind: 'turn-ends', turn: 14, zombies: 3 }, view)).toBe('Zug 14, Team');
});
