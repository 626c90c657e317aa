import { expect, test } from 'vitest';
import { keyFromSeed, Match, Stream } from '#kernel';
import { answerText } from '../../words.ts';
import { vCommandosGame } from '../rules/game.ts';
import { at, board, commando, type State, tileOf } from '../rules/state.ts';
import { begin, type Scene, type Sketch, say } from '../testing/raid.ts';
import { trials } from '../trials.ts';
import type { VCommandos } from '../types.ts';
import { words as german } from '../words/de/index.ts';
import { words as english } from '../words/en/index.ts';
import { fallenBy } from './deadly.ts';

const DEEDS = ['move', 'up', 'creep', 'creep-up', 'stab', 'shoot', 'panzerfaust', 'detonate', 'blow'];
const CARDS = trials.flatMap(({ configs }) => configs);

const parsed = (notation: string) => vCommandosGame.notation.parse(notation) as VCommandos['Answer'];

/** The same moment with actions to spare, a barrel beside whoever acts and gas here and there. */
function deadlier(state: State, lots: Stream): State {
  const g = vCommandosGame.copy(state);
  const c = commando(g, g.active);
  c.spent -= 3;
  for (const b of g.boards)
    for (let tile = 0; tile < b.gas.length; tile++)
      if (lots.below(3) === 0 && !g.commandos.some((one) => one.at >= 0 && board(g, one.at) === b && tileOf(one.at) === tile)) b.gas[tile] = true;
  if (c.at >= 0 && lots.below(2) === 0) board(g, c.at).barrels[tileOf(c.at)] = true;
  return g;
}

const killed = (match: Match<VCommandos>) => match.events.flatMap(({ event }) => (event.kind === 'fallen' && event.by !== 'wounds' ? [event.who] : []));

test('whoever falls by gas or an explosion was named before, in random matches', () => {
  const counts = { certain: 0, maybe: 0, nobody: 0 };
  for (let number = 0; number < 30; number++) {
    const lots = new Stream(keyFromSeed(`deadly ${number}`));
    const match = Match.start<VCommandos>(vCommandosGame, CARDS[lots.below(CARDS.length)], { key: keyFromSeed(`deadly ${number}`), listen: false });
    for (let answers = 0; answers < 100 && match.decision !== null; answers++) {
      if (match.decision.question.kind === 'act') {
        const state = deadlier(match.state, lots);
        const scene = () => Match.from<VCommandos>(vCommandosGame, match.config, state, { key: keyFromSeed(`${number} ${answers}`) });
        const ways = scene()
          .options()
          .filter((text) => DEEDS.includes(parsed(text).do));
        for (let tries = 0; tries < 3 && ways.length > 0; tries++) {
          const now = scene();
          const notation = ways[lots.below(ways.length)] as string;
          const { view, decision } = now.scene(0);
          const said = fallenBy(view, parsed(notation), decision);
          now.answer(now.number, now.asked[0] ?? 0, notation);
          const fell = killed(now);
          if (said?.certain === true) expect([notation, fell.toSorted()]).toEqual([notation, said.who.toSorted()]);
          else for (const who of fell) expect([notation, said?.who]).toEqual([notation, expect.arrayContaining([who])]);
          counts[said === null ? 'nobody' : said.certain ? 'certain' : 'maybe']++;
        }
      }
      match.answerIndex(lots.below(match.decision.count));
    }
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(10);
});

const PAIR: Sketch = { card: 'viaduct', who: ['scout:B', 'medic:A'], at: { scout: 'a', medic: 'a' }, active: 'scout' };

/** What the list of moves says of an answer, in both languages. */
function listed(match: Scene, text: string): readonly string[] {
  const notation = match.options().find((one) => one.includes(text)) ?? '';
  const { view, decision } = match.scene(0);
  if (decision === null) throw new Error('nothing is asked');
  return [english, german].map((words) => answerText(words, parsed(notation), view, decision).match(/\([^()]*\)$/)?.[0] ?? '');
}

test('the list of moves names those who die, in the step, at the barrel and of the hit', () => {
  const gas = begin({ ...PAIR, gas: ['e'] });
  expect([listed(gas, 'moves to viaduct/e'), listed(gas, 'ends the turn')]).toEqual([
    ['(Scout dies)', '(Kundschafter stirbt)'],
    ['', ''],
  ]);
  expect(listed(begin({ ...PAIR, barrels: ['a'] }), 'overpowers barrel')).toEqual(['(Scout and Medic die)', '(Kundschafter und Sanitäter sterben)']);
  const shot = begin({ ...PAIR, barrels: ['a'], kit: { scout: ['mp40'] } });
  expect(listed(shot, 'shoots mp40 at viaduct/a')).toEqual(['(Scout and Medic may die)', '(Kundschafter und Sanitäter können sterben)']);
  const hit = say(begin({ ...PAIR, barrels: ['a'], enemies: { a: ['mp40'] }, kit: { scout: ['mp40'] } }, 6, 6), 'scout shoots mp40 at @a');
  expect([listed(hit, 'barrel'), listed(hit, 'hit mp40')]).toEqual([
    ['(Scout and Medic die)', '(Kundschafter und Sanitäter sterben)'],
    ['', ''],
  ]);
  expect(at(listed(begin({ ...PAIR, charges: { a: 0 } }), 'detonates'), 0)).toBe('(Scout and Medic die)');
});
