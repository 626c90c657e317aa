import { describe, expect, test } from 'vitest';
import { at, keyFromSeed, Match, Stream } from '#kernel';
import { foretold } from '../../words.ts';
import { GRENADE, SPOTTED } from '../content/kit.ts';
import type { Sketch } from '../positions.ts';
import { vCommandosGame } from '../rules/game.ts';
import { commando, type State } from '../rules/state.ts';
import { begin, type Scene, say } from '../testing/raid.ts';
import { stirred } from '../testing/stirred.ts';
import { changed } from '../testing/telling.ts';
import { trials } from '../trials.ts';
import type { VCommandos } from '../types.ts';
import { inHundred } from './ahead.ts';
import { loadWords } from './words.ts';

const [english, german] = await Promise.all([loadWords('en'), loadWords('de')]);

/** What is said of an option, in both languages. */
function saidOf(moment: Sketch | State | Scene, like: string): readonly [english: string, german: string] {
  const match = 'decision' in moment ? moment : begin(moment);
  const option = match.open(match.seatNames.map((_, seat) => seat)).find(({ notation }) => notation.includes(like));
  if (option === undefined) throw new Error(`nobody can do '${like}'`);
  const { view } = match.scene(option.seat);
  return [foretold(english, option, view).join(' '), foretold(german, option, view).join(' ')];
}

const PAIR: Sketch = { card: 'viaduct', who: ['scout:B', 'medic:A'], at: { scout: 'a', medic: 'a' }, active: 'scout' };
const YARD: Sketch = { card: 'lighthouse', who: ['scout:B'], at: { scout: 'd' }, active: 'scout', event: ['all-quiet', 'W'] };

const tokens = (sketch: Sketch, spotted: number): State =>
  changed(sketch, (g) => {
    g.kitBag.fill(0);
    g.kitBag[GRENADE] = 4 - spotted;
    g.kitBag[SPOTTED] = spotted;
  });

describe('what an option would do is said', () => {
  test('of steps: who sees it, who fires, who looks around', () => {
    expect(saidOf({ ...YARD, enemies: { e: ['mp40', 'mp40', 'karabiner'] } }, 'scout moves to lighthouse/e')).toEqual([
      '*Scout becomes Visible.* The alarm sounds. 3 enemies fire *5 dice, 4+ hits*: *50%* that Scout ends up in Critical Condition. Enemies march towards Scout then.',
      '*Der Kundschafter wird gesehen.* Der Alarm schrillt. 3 Gegner schießen mit *5 Würfeln, 4+ trifft*: *50\u00a0%*, dass der Kundschafter in den kritischen Zustand gerät. Die Gegner gehen dann auf den Kundschafter zu.',
    ]);
    expect(saidOf({ ...PAIR, enemies: { e: ['mp40', 'karabiner'] }, kit: { scout: ['binoculars'] } }, 'scout moves to viaduct/e')).toEqual([
      '*Scout tries to stay hidden.* 2 enemies there roll a stealth die each: *74%* that nobody finds Scout. With one reroll.',
      '*Der Kundschafter versucht, getarnt zu bleiben.* 2 Gegner dort würfeln gegen die Tarnung: *74\u00a0%*, dass niemand den Kundschafter findet. Ein Würfel neu geworfen.',
    ]);
    expect(saidOf({ ...YARD, plus: { scout: 1 } }, '+1: scout moves to lighthouse/a')).toEqual([
      'It costs a [+1] token. *Scout stays Stealthy.*',
      'Das kostet ein [+1]. *Der Kundschafter bleibt getarnt.*',
    ]);
    expect(saidOf({ ...YARD, visible: ['scout'], alarm: true, enemies: { n: ['mp40'] } }, 'scout moves to lighthouse/a')).toEqual([
      '*Scout hides: Stealthy again.* Enemies lose Scout and go west.',
      '*Der Kundschafter ist wieder getarnt.* Die Gegner verlieren den Kundschafter aus den Augen und gehen nach Westen.',
    ]);
    expect(saidOf({ ...YARD, visible: ['scout'], alarm: true }, 'scout moves to lighthouse/e')[0]).toBe('*Scout stays Visible.*');
    expect(saidOf({ ...YARD, visible: ['scout'], alarm: true, enemies: { a: ['karabiner'] } }, 'scout moves to lighthouse/a')[0]).toMatch(
      /^\*Scout tries to hide\.\*/,
    );
  });

  test('of whatever kills: first of all', () => {
    expect(saidOf({ ...PAIR, gas: ['e'] }, 'moves to viaduct/e')).toEqual(['*Scout is killed by the gas.*', '*Der Kundschafter stirbt im Gas.*']);
    expect(saidOf({ ...PAIR, gas: ['e'], visible: ['scout'], alarm: true, enemies: { a: ['karabiner'] } }, 'moves to viaduct/e')[0]).toMatch(
      /^\*Scout is killed by the gas, unless fire stops them first\.\* 1 enemy fires/,
    );
    expect(saidOf({ ...PAIR, charges: { a: 0 } }, 'detonates')).toEqual([
      '*Scout and Medic are killed by the explosion.* *Nobody is left then: the mission fails.*',
      '*Der Kundschafter und der Sanitäter sterben in der Explosion.* *Dann ist niemand mehr da: Der Einsatz scheitert.*',
    ]);
    const lives: Sketch = {
      ...PAIR,
      who: ['scout:B', 'death-cheater:B'],
      at: { scout: 'e', 'death-cheater': 'a' },
      settings: { 'death-cheater': true },
      charges: { a: 0 },
    };
    expect(saidOf(lives, 'detonates')).toEqual([
      '*Death Cheater cheats death once, leaves all equipment behind and ends up Underground.* The alarm sounds.',
      '*Der Todesbezwinger entkommt dem Tod ein Mal, lässt alle Ausrüstung zurück und ist dann im Untergrund.* Der Alarm schrillt.',
    ]);
    const hit = say(begin({ ...PAIR, barrels: ['a'], enemies: { a: ['mp40'] }, kit: { scout: ['mp40'] } }, 6, 6), 'scout shoots mp40 at @a');
    expect([saidOf(hit, 'hit barrel')[0], saidOf(hit, 'hit mp40')[0]]).toEqual([
      '*Scout and Medic are killed by the gas.* *Nobody is left then: the mission fails.*',
      '',
    ]);
  });

  test('of attacks: dice, chances, nests, barrels, hits to spare, and what they give away', () => {
    expect(saidOf({ ...PAIR, barrels: ['a'], kit: { scout: ['mp40'] } }, 'shoots mp40 at viaduct/a')).toEqual([
      '*Scout becomes Visible.* The alarm sounds. 2 dice, 4+ hits. *75%* that the barrel bursts. If it bursts, *Scout and Medic are killed by the gas*. Enemies march towards Scout then.',
      '*Der Kundschafter wird gesehen.* Der Alarm schrillt. 2 Würfel, 4+ trifft. *75\u00a0%*, dass das Fass platzt. Wenn es platzt, *sterben der Kundschafter und der Sanitäter im Gas*. Die Gegner gehen dann auf den Kundschafter zu.',
    ]);
    expect(saidOf(tokens({ ...PAIR, visible: ['scout'], wounds: { scout: 2 }, kit: { scout: ['grenade'] }, alarm: true }, 0), 'grenade at viaduct/a')).toEqual([
      '4 dice, 4+ hits. *94%* that hits to spare wound Scout. *94%* that Scout ends up in Critical Condition.',
      '4 Würfel, 4+ trifft. *94\u00a0%*, dass überzählige Treffer den Kundschafter verwunden. *94\u00a0%*, dass der Kundschafter in den kritischen Zustand gerät.',
    ]);
    const nest: Sketch = { card: 'viaduct', who: ['medic:A'], at: { medic: 'c' }, active: 'medic', guards: { c: 'karabiner' }, enemies: { c: ['mp40'] } };
    expect(saidOf(tokens(nest, 1), 'welrod at viaduct/c')).toEqual([
      '1 die, 3+ hits: *67%* to take out at least one. The enemy in the nest is hit on *5+* only. *17%* that a Spotted token makes Medic Visible.',
      '1 Würfel, 3+ trifft: *67\u00a0%*, mindestens einen auszuschalten. Den Gegner im Nest trifft nur *5+*. *17\u00a0%*, dass der Sanitäter durch ein Plättchen „Entdeckt“ gesehen wird.',
    ]);
    expect(saidOf({ ...PAIR, enemies: { a: ['mp40'] } }, 'overpowers mp40')).toEqual(['It gives nothing away.', 'Das verrät nichts.']);
    expect(saidOf(tokens({ ...PAIR, enemies: { a: ['mp40', 'mp40'] } }, 1), 'overpowers mp40')[0]).toBe('*25%* that a Spotted token makes Scout Visible.');
    const bruno: Sketch = {
      who: ['bruno:A'],
      settings: { bruno: true },
      at: { bruno: 'a' },
      active: 'bruno',
      enemies: { a: ['mp40'] },
      alarm: true,
      visible: ['bruno'],
    };
    expect(saidOf(bruno, 'thompson at forest-road/a')).toEqual([
      '4 dice, 4+ hits: *94%* to take out at least one. One die is for standing fast.',
      '4 Würfel, 4+ trifft: *94\u00a0%*, mindestens einen auszuschalten. Ein Würfel davon fürs Standhalten.',
    ]);
  });

  test('of the alarm: swallowed, set off again, on several terrains', () => {
    const muted = changed({ ...PAIR, kit: { scout: ['grenade'] } }, (g) => {
      at(g.boards, 0).mute = 1;
    });
    expect(saidOf(muted, 'grenade at viaduct/e')).toEqual([
      'The cut wires swallow an alarm. 4 dice, 4+ hits.',
      'Die gekappten Drähte schlucken einen Alarm. 4 Würfel, 4+ trifft.',
    ]);
    expect(saidOf({ ...PAIR, at: { scout: 'j', medic: 'a' }, visible: ['medic'], alarm: true }, 'silences')).toEqual([
      'Somebody Visible sets the alarm off again at once.',
      'Wer gesehen wird, löst den Alarm sofort wieder aus.',
    ]);
    const aided = changed({ ...PAIR, kit: { scout: ['first-aid'] }, critical: ['medic'] }, (g) => {
      commando(g, 1).seen = true;
    });
    expect(saidOf(aided, 'treats medic')[0]).toBe('*Medic becomes Visible.* The alarm sounds. Enemies march towards Medic then.');
    const two: Sketch = { card: 'night-ferry', who: ['scout:B', 'medic:A'], at: { scout: 'a' }, active: 'scout', kit: { scout: ['grenade'] } };
    expect(saidOf(two, 'grenade at')[0]).toMatch(/^The alarm sounds on [A-Z]/);
  });

  test('and what is not worth a word is left out', () => {
    expect([saidOf(PAIR, 'ends the turn'), saidOf({ ...PAIR, kit: { scout: ['tnt'] } }, 'emplaces')]).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });
});

test('what is almost certain is not said to be certain', () => {
  expect([0, 0.001, 0.004, 0.3333, 0.9949, 0.996, 1 - 1e-12, 1].map(inHundred)).toEqual(['0', '<1', '<1', '33', '99', '>99', '100', '100']);
});

test('sentences are whole and name no ids, in random matches', () => {
  const configs = trials.flatMap(({ configs: all }) => all);
  let said = 0;
  for (let number = 0; number < 12; number++) {
    const lots = new Stream(keyFromSeed(`foretells ${number}`));
    const match = Match.start<VCommandos>(vCommandosGame, configs[lots.below(configs.length)], { key: keyFromSeed(`foretells ${number}`), listen: false });
    for (let answers = 0; answers < 80 && match.decision !== null; answers++) {
      if (match.decision.question.kind === 'act') {
        const now = Match.from<VCommandos>(vCommandosGame, match.config, stirred(match.state, lots), { script: [] });
        const { view } = now.scene(0);
        for (const option of now.open(now.seatNames.map((_, seat) => seat)))
          for (const words of [english, german])
            for (const sentence of foretold(words, option, view)) {
              expect(sentence).toMatch(/^\*?[A-ZÄÖÜ\d][^_]*\.\*?$/);
              expect(sentence).not.toMatch(/undefined|null|NaN|[a-z]-[a-z]+\/|v-commandos| {2}/);
              said++;
            }
      }
      match.answerIndex(lots.below(match.decision.count));
    }
  }
  expect(said).toBeGreaterThan(1000);
});
