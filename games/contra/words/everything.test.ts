import { expect, test } from 'vitest';
import { type EventKind, type EventOf, keyFromSeed, Match, Stream, Timeline } from '#kernel';
import { answerText, eventText, plain, promptText } from '../../words.ts';
import { type Answer, notation } from '../answer.ts';
import { CARDS, COMMANDOS, ENEMY_DECKS, OBJECTIVES, STAGES, WEAPONS } from '../content/index.ts';
import { dice, enemyDice, position } from '../positions.ts';
import { randomConfig } from '../random-config.ts';
import { contraGame } from '../rules/game.ts';
import { assaultScene, effectScene, gameScene, type Scene, say, turnScene } from '../testing/scene.ts';
import type { Contra } from '../types.ts';
import { type ContraWords, loadWords } from './words.ts';

const words = await loadWords('en');
const german = await loadWords('de');
const LANGUAGES: readonly (readonly [string, ContraWords])[] = [
  ['English', words],
  ['German', german],
  ['French', await loadWords('fr')],
];

/** Something of every kind that can be told; none is missing, or this would not compile. */
const EVERY: { readonly [K in EventKind<Contra>]: EventOf<Contra, K> } = {
  setup: { kind: 'setup', step: 4 },
  mulligan: { kind: 'mulligan', seat: 0, cards: ['advance'] },
  starts: { kind: 'starts', seat: 0, space: 'J01' },
  'boss-starts': { kind: 'boss-starts', spaces: ['J10', 'J19'] },
  'boss-dealt': { kind: 'boss-dealt', seat: 0, card: 'main-cannon' },
  'stage-in-play': { kind: 'stage-in-play', card: 'base-alarm' },
  'card-removed': { kind: 'card-removed' },
  round: { kind: 'round', round: 2 },
  phase: { kind: 'phase', phase: 'stage' },
  turn: { kind: 'turn', seat: 1 },
  'turn-ends': { kind: 'turn-ends', seat: 1 },
  runs: { kind: 'runs', seat: 0, path: ['J01', 'J02'] },
  jumps: { kind: 'jumps', seat: 0, from: 'J01', to: 'J02' },
  pushed: { kind: 'pushed', seat: 0, from: 'J01', to: 'J02' },
  placed: { kind: 'placed', seat: 0, from: 'J01', to: 'J02' },
  returns: { kind: 'returns', seat: 0, from: 'J01', to: 'J02' },
  plays: { kind: 'plays', seat: 0, card: 'advance' },
  ability: { kind: 'ability', seat: 0, ability: 'covering-shot' },
  spends: { kind: 'spends', seat: 0, tokens: ['M'], cards: ['advance'] },
  draws: { kind: 'draws', seat: 0, cards: [] },
  discards: { kind: 'discards', seat: 0, cards: [] },
  recovers: { kind: 'recovers', seat: 0, cards: ['advance'] },
  removed: { kind: 'removed', seat: 0, cards: ['advance'] },
  reshuffles: { kind: 'reshuffles', deck: 'weapon' },
  gains: { kind: 'gains', seat: 0, tokens: [] },
  'loses-tokens': { kind: 'loses-tokens', seat: 0, tokens: [] },
  attacks: { kind: 'attacks', seat: 0, with: 'service-rifle', targets: ['boss', 'red gunner'] },
  rolls: { kind: 'rolls', seat: 0, dice: ['critical', 'success'] },
  explodes: { kind: 'explodes', seat: 0, dice: ['A'] },
  rerolls: { kind: 'rerolls', seat: 0, dice: ['A'] },
  converts: { kind: 'converts', seat: 0, type: 'A' },
  ignored: { kind: 'ignored', seat: 0, successes: 2 },
  damages: { kind: 'damages', seat: 0, target: 'red gunner', damage: 0, left: 3 },
  'boss-damaged': { kind: 'boss-damaged', seat: 0, card: 'main-cannon', damage: 2, left: 4 },
  scorches: { kind: 'scorches', seat: -1, space: 'L03', damage: -1 },
  defeated: { kind: 'defeated', enemy: 'red gunner', holder: 0, by: -1 },
  flipped: { kind: 'flipped', card: 'main-cannon', holder: 0, by: 1 },
  'enemy-drawn': { kind: 'enemy-drawn', seat: 0, enemy: 'red gunner', space: 'J08' },
  hatched: { kind: 'hatched', seat: 0, enemy: 'black bugger', space: 'J08' },
  'enemy-limit': { kind: 'enemy-limit', seat: 0 },
  'enemy-moves': { kind: 'enemy-moves', enemy: 'red gunner', from: 'J08', to: 'J07' },
  'boss-moves': { kind: 'boss-moves', from: ['J10'], to: 'J09' },
  'enemy-taken': { kind: 'enemy-taken', enemy: 'red gunner', from: 0, to: 1 },
  breached: { kind: 'breached', enemy: 'red gunner', by: 1 },
  assault: { kind: 'assault', seat: 0, dice: ['M', '*', 'SP', 'SP'] },
  adds: { kind: 'adds', seat: 0, results: ['S'], card: 'gels' },
  'enemy-reroll': { kind: 'enemy-reroll', seat: 0, from: 'SP', to: '*' },
  special: { kind: 'special', seat: 0, card: 'main-cannon' },
  leftover: { kind: 'leftover', seat: 0, specials: 2 },
  'assault-ends': { kind: 'assault-ends', seat: 0 },
  suffers: { kind: 'suffers', seat: 0, damage: ['M', '*'] },
  prevents: { kind: 'prevents', seat: 0, by: 1, card: 'evade', damage: ['M'] },
  withstands: { kind: 'withstands', seat: 0 },
  'medal-lost': { kind: 'medal-lost', seat: 0, left: 0 },
  'weapon-drawn': { kind: 'weapon-drawn', seat: 0, weapon: 'laser' },
  equips: { kind: 'equips', seat: 0, weapon: 'laser' },
  'weapon-lost': { kind: 'weapon-lost', seat: 0, weapon: 'laser' },
  'pillbox-placed': { kind: 'pillbox-placed', space: 'J30' },
  'pillbox-taken': { kind: 'pillbox-taken', seat: 0, space: 'J30' },
  objective: { kind: 'objective', seat: 0, card: 'inside-job', number: 2, success: true },
  'objective-token': { kind: 'objective-token', seat: 0, number: 3 },
  'objective-lost': { kind: 'objective-lost', seat: 0, number: 1 },
  screen: { kind: 'screen', seat: 0, dice: 1 },
  bonus: { kind: 'bonus', seat: 0, dice: 1, sure: true },
  'stage-card': { kind: 'stage-card', card: 'mud-slide' },
  stays: { kind: 'stays', card: 'mud-slide' },
  'stage-discarded': { kind: 'stage-discarded', card: 'mud-slide' },
  leaves: { kind: 'leaves', card: 'mud-slide' },
  activates: { kind: 'activates', card: 'base-alarm' },
  rule: { kind: 'rule', rule: 'overrun' },
  alarm: { kind: 'alarm', tokens: 3 },
  slip: { kind: 'slip', to: 7 },
  grenade: { kind: 'grenade', space: 'S01' },
  'grenade-bursts': { kind: 'grenade-bursts', space: 'S01' },
  'platform-broken': { kind: 'platform-broken', space: 'W01' },
  dimer: { kind: 'dimer', space: 'W01' },
  'dimer-gone': { kind: 'dimer-gone', space: 'W01' },
  'dimer-moves': { kind: 'dimer-moves', from: 'W01', to: 'W02' },
  gels: { kind: 'gels', space: 'L03', n: -1 },
  infected: { kind: 'infected', seat: 0, gels: 0 },
  reveals: { kind: 'reveals', deck: 'stage', cards: ['mud-slide', 'supply-crate'] },
  bottomed: { kind: 'bottomed', deck: 'stage', card: 'mud-slide' },
  repairs: { kind: 'repairs', card: 'gomeramos-heart', n: 2 },
  asking: { kind: 'asking', seat: 0, when: 'in-danger' },
  over: { kind: 'over', ending: 'out-of-time' },
};

const IDS = [
  ...CARDS,
  ...COMMANDOS.flatMap(({ ability, weapon }) => [ability, weapon]),
  ...STAGES.flatMap((stage) => [stage, ...stage.cards]),
  ...ENEMY_DECKS.flatMap((deck) => [deck, ...deck.bosses]),
  ...WEAPONS,
  ...OBJECTIVES,
].map(({ id }) => id);

/** Nothing unnamed, no id and no icon stands in a sentence. */
const BAD = new RegExp(`undefined|NaN|null|\\[object|\\[[MAS*]|  |${IDS.filter((id) => id.includes('-')).join('|')}`);
const SENTENCE = /^[\p{Lu}\d].*[.!]$/u;

test.each(LANGUAGES)('everything that can happen is told in %s', (_, spoken) => {
  const { view } = gameScene(position()).view(0);
  for (const event of Object.values(EVERY)) {
    const line = eventText(spoken, event, view);
    expect(`${event.kind}: ${line}`).not.toMatch(BAD);
    if (event.kind !== 'asking') expect(plain(line), event.kind).toMatch(SENTENCE);
    expect(line.split('*').length % 2, line).toBe(1);
  }
});

/** Rare, and asked in scenes below. */
const SCENES: readonly (() => Scene)[] = [
  // A spread gun that could hit two more.
  () =>
    say(
      turnScene(
        position({
          commandos: ['bill'],
          at: { bill: 'J12' },
          weapon: { bill: 'spread-gun' },
          foes: { bill: { 'red sniper': 'J21', 'blue sniper': 'J22' } },
          boss: ['J30'],
        }),
        'bill',
      ),
      'bill attacks red sniper',
    ),
  // Two fall at once, and one of them calls another.
  () =>
    say(
      turnScene(
        position({
          commandos: ['lucia'],
          enemy: 'java',
          at: { lucia: 'J12' },
          hand: { lucia: ['shockwave-pulse'] },
          foes: { lucia: { 'black rangel': ['J21', 3], 'red rangel': ['J02', 1] } },
        }),
        'lucia',
        dice('success', 'success', 'success'),
      ),
      'lucia plays shockwave-pulse',
    ),
  // An enemy die is rolled again.
  () => assaultScene(position({ mission: { bill: [3] } }), 'bill', enemyDice('M')),
];

test('every question of the rules is asked in words', () => {
  const asked = new Set<string>();
  const hear = (match: Scene): void => {
    const kind = match.decision?.question.kind ?? '';
    if (asked.has(kind)) return;
    asked.add(kind);
    const { view, decision } = match.view(0);
    if (decision !== null) for (const [, spoken] of LANGUAGES) expect(promptText(spoken, decision, view), kind).toMatch(/^\p{Lu}.* .*[^.]$/u);
  };
  for (const scene of SCENES) hear(scene());
  const stream = new Stream(keyFromSeed('kinds'));
  for (let game = 0; game < 300; game++) {
    const match = Match.start(contraGame, randomConfig(stream), { key: keyFromSeed(`kinds ${game}`), listen: false });
    while (match.decision !== null) {
      hear(match);
      match.answerIndex(stream.below(match.decision.count));
    }
  }
  expect(Object.keys(words.prompts).filter((kind) => !asked.has(kind))).toEqual([]);
});

test('an objective token that is lost is asked for, and one that is not there is refused, in words', () => {
  const match = effectScene(position({ mission: { bill: [1, 3] } }), 'bill', [{ do: 'lose-objective' }]);
  const { view, decision } = match.view(0);
  if (decision === null) throw new Error('nothing is asked');
  expect(LANGUAGES.map(([, spoken]) => promptText(spoken, decision, view))).toEqual([
    'Bill: which objective token is discarded?',
    'Bill: Welcher Zielmarker wird abgelegt?',
    'Bill\u00a0: quel jeton d’objectif défausser\u00a0?',
  ]);
  expect(LANGUAGES.map(([, spoken]) => spoken.whyNot?.('contra.objective.token-lost', { do: 'slot', who: 'bill', place: 2 }, view, decision))).toEqual([
    'Bill has no objective token 2.',
    'Bill hat keinen Zielmarker 2.',
    'Bill n’a pas de jeton d’objectif 2.',
  ]);
});

/** Said best by the clause itself. */
const UNSAID: readonly string[] = ['contra.setup.boss-card-assignment', 'contra.story.special-rules'];

test('there are words for everything that is ever asked, offered, told or forbidden', () => {
  const stream = new Stream(keyFromSeed('words'));
  for (let game = 0; game < 120; game++) {
    const match = Match.start(contraGame, randomConfig(stream), { key: keyFromSeed(`words ${game}`) });
    const timeline = new Timeline(match);
    for (;;) {
      const { view, decision } = match.view(0);
      if (match.decision === null || decision === null) break;
      const { question, about, count } = match.decision;
      const candidates = [...question.candidates(match.state, about)];
      const tried = question.answer(candidates[stream.below(candidates.length)] ?? 0, match.state) as Answer;
      const reason = match.whyNot(match.asked[0] ?? 0, notation.print(tried));
      for (const [, spoken] of LANGUAGES) {
        expect(promptText(spoken, decision, view)).not.toMatch(BAD);
        for (const { says } of spoken.resolving?.(decision, view) ?? []) expect(`${decision.kind}: ${says}`).toMatch(/: \p{Lu}.+/u);
        for (const text of match.options()) {
          const answer = notation.parse(text);
          const line = answer === undefined ? '' : answerText(spoken, answer, view, decision);
          expect(line).not.toMatch(BAD);
          expect(line, text).not.toBe('');
        }
        for (const clause of reason.kind === 'forbidden' ? reason.clauses : []) {
          const sentence = spoken.whyNot?.(clause, tried, view, decision) ?? '';
          if (!UNSAID.includes(clause)) expect(`${notation.print(tried)} ${clause}: ${sentence}`).toMatch(/: .+[.!]$/);
          expect(sentence).not.toMatch(BAD);
        }
      }
      match.answerIndex(stream.below(count));
      for (const { event, view: after } of timeline.stepsAt(match.number))
        for (const [, spoken] of LANGUAGES) {
          const line = eventText(spoken, event, after);
          expect(line).not.toMatch(BAD);
          if (event.kind !== 'asking') expect(plain(line), event.kind).toMatch(SENTENCE);
          expect(spoken.heading?.(event, after) ?? '').not.toMatch(BAD);
        }
    }
  }
});
