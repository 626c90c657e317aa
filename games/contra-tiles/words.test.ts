import { describe, expect, test } from 'vitest';
import type { GameEvent } from '#kernel';
import { plain } from '../box.ts';
import { OPTIONS } from './rules/config.ts';
import { outcomeOf } from './rules/state.ts';
import { cross } from './testing/cross.ts';
import { OPTION_SETS, playRandomly } from './testing/games.ts';
import { answer, begin } from './testing/position.ts';
import { words as german } from './words.de.ts';
import { words } from './words.en.ts';

describe.each([
  ['English', words],
  ['German', german],
])('%s', (_, spoken) => {
  test('every event of random games has a sentence of its own, stresses come in pairs', () => {
    const kinds = new Set<string>();
    for (const { options } of OPTION_SETS)
      for (const { event } of playRandomly({ options }, 'words').events) {
        kinds.add(event.kind);
        expect(plain(spoken.event(event))).toMatch(/^[A-Z].*\.$/);
        expect(spoken.event(event)).not.toMatch(/undefined|NaN|\[object| {2}/);
        expect(spoken.event(event).split('*').length % 2).toBe(1);
      }
    expect(kinds.size).toBeGreaterThan(9);
  });

  test('everything that is refused has a reason of the moment, and names nothing that is not there', () => {
    playRandomly({ options: { 'strict-two': true, 'scoring-order-active': true } }, 'reasons', (match, { seat, question, about }) => {
      const { view } = match.view(seat);
      const kind = question.kind;
      let looked = 0;
      for (const candidate of question.candidates(match.state, about)) {
        if (looked++ % 23 !== 0) continue;
        const notation = question.notate(candidate, match.state);
        const why = match.whyNot(seat, notation);
        if (why.kind !== 'forbidden') continue;
        for (const clause of why.clauses) expect(`${clause} ${spoken.whyNot?.(clause, kind, notation, view)}`).toMatch(/^\S+ [A-ZÄÖÜ*].*\.$/);
        expect(`${spoken.wouldHelp?.(kind, notation, match.options(), view)}`).not.toMatch(/undefined|NaN| {2}/);
      }
    });
  });

  test('every option of the ledger is explained', () => {
    for (const { name } of OPTIONS) expect(spoken.options[name]).toMatch(/\.$/);
    expect(Object.keys(spoken.presets)).toEqual(['standard', 'long', 'sharp']);
  });
});

test.each<[GameEvent, string]>([
  [{ kind: 'sides', bear: 1 }, 'Seat 2 plays the Bear and begins.'],
  [{ kind: 'score', side: 0, x: 1, y: -2, matching: 1, coins: -2 }, "Bear's tile on 1,-2 is surrounded, 1 edge matches: −2 coins."],
  [{ kind: 'score', side: 1, x: 1, y: 0, matching: 4, coins: 1 }, "Woman's tile on 1,0 is surrounded, 4 edges match: +1 coin."],
  [{ kind: 'score', side: 1, x: 1, y: 0, matching: 3, coins: 0 }, "Woman's tile on 1,0 is surrounded, 3 edges match: nothing happens."],
  [{ kind: 'pay', side: 0, owed: 2, paid: 1 }, 'Bear owes 2 coins and can pay only 1.'],
  [{ kind: 'reward', side: 0, due: 1, taken: 0 }, 'Bear takes 0 of 1 coin: the supply is empty.'],
  [{ kind: 'broke', sides: [0, 1] }, 'Bear and Woman are broke, both at once.'],
  [{ kind: 'broke', sides: [1] }, 'Woman is broke.'],
  [{ kind: 'pass', side: 1 }, 'Woman cannot place anything and passes.'],
  [{ kind: 'only-one', side: 1 }, 'Woman cannot place a second tile.'],
  [{ kind: 'compare', cause: 'passes', purses: [3, 3] }, 'Both players passed: purses are compared, 3 to 3.'],
])('%j reads well', (event, sentence) => {
  expect(plain(words.event(event))).toBe(sentence);
});

test.each<[GameEvent, string]>([
  [{ kind: 'tile', side: 1, edges: 'RBGY', x: 1, y: 0 }, 'Die Frau legt das Plättchen Rot-Blau-Grün-Gelb auf 1,0.'],
  [{ kind: 'crown', side: 0, colour: 'G', x: -1, y: 3 }, 'Der Bär legt eine grüne Krone auf -1,3.'],
  [{ kind: 'score', side: 0, x: 1, y: -2, matching: 1, coins: -2 }, 'Das Plättchen des Bären auf 1,-2 ist umschlossen, 1 Seite passt: −2 Münzen.'],
  [{ kind: 'broke', sides: [1] }, 'Die Frau ist pleite.'],
])('%j reads well in German', (event, sentence) => {
  expect(plain(german.event(event))).toBe(sentence);
});

test('the prompt says whose turn it is and which placement', () => {
  const match = begin({ ...cross({ north: 'b:RBGY' }), active: 'woman', woman: ['RRGY'] });
  expect(words.prompt('place', null, match.view(1).view)).toBe('Woman: place the first of two tiles');
  match.answer(0, 1, 'crown 3 at 0,0');
  expect(words.prompt('place', null, match.view(1).view)).toBe('Woman: place the second tile');
  expect(words.prompt('score', null, match.view(1).view)).toContain('is scored next');
  expect(german.prompt('place', null, match.view(1).view)).toBe('Frau: Lege das zweite Plättchen');
});

test('an option says what it lays and what it does to the purses', () => {
  const { view } = begin({ ...cross({ north: 'b:RBGY', west: 'w:BGBR' }), purses: [3, 2], bear: ['RRGY'] }).view(0);
  expect(words.option('place', 'crown 3 at 0,0', view)).toBe('green crown on 0,0 (Bear +1, Woman −2 and is broke!)');
  expect(words.option('place', 'tile 1 turn 0 at -2,1', view)).toBe('tile RRGY on -2,1');
  expect(words.option('score', 'score 0,1', view)).toBe('score 0,1');
});

test('an option to score says which tile it is and what it brings', () => {
  const match = begin({ ...cross({ north: 'b:RBGY', west: 'w:BGBR' }), purses: [3, 2], options: { 'scoring-order-active': true } });
  answer(match, 'crown 3 at 0,0');
  const { view } = match.view(0);
  expect(match.options(0).map((notation) => words.option('score', notation, view))).toEqual([
    'score the tile on 0,-1 (Bear +1)',
    'score the tile on -1,0 (Woman −2 and is broke!)',
  ]);
  expect(german.option('score', 'score 0,-1', view)).toBe('werte das Plättchen auf 0,-1 (Bär +1)');
});

test('a heading names the turn an event belongs to, also when the next has begun', () => {
  const match = begin({ picture: 'R', bear: ['BBYR', 'RRGY', 'RRBG'], woman: ['RRGY'] });
  const headings = (spoken: typeof words) => match.events.map(({ event }) => spoken.heading?.(event, match.view(0).view) ?? null);
  answer(match, 'tile 1 turn 0 at 1,0');
  expect(headings(words)).toEqual(['Turn 1, Bear']);
  const before = match.events.length;
  answer(match, 'tile 2 turn 0 at 0,1');
  expect(headings(words)[before]).toBe('Turn 1, Bear');
  expect(headings(german)[before]).toBe('Zug 1, Bär');
  expect(new Set(headings(words).slice(before + 1))).toEqual(new Set([null]));
  expect(words.heading?.({ kind: 'sides', bear: 0 }, match.view(0).view)).toBe('Set-up');
});

test.each([
  ['English', words, /Woman's tile/, /scored first/, /crown/, /No tile lies here/],
  ['German', german, /der Frau/, /zuerst gewertet/, /Krone/, /liegt kein Plättchen/],
])('what nobody may ever try has its sentence, too: %s', (_, spoken, theirs, first, crown, nothing) => {
  const setting = { ...cross({ north: 'b:RBGY', west: 'w:BGBR' }), options: { 'scoring-order-active': true } };
  const match = begin(setting);
  const { view } = match.view(0);
  expect(spoken.whyNot?.('contra-tiles.setup.sides', 'place', 'other tile 2', view)).toMatch(theirs);
  expect(spoken.wouldHelp?.('place', 'other tile 2', match.options(0), view)).toMatch(/\.$/);
  answer(match, 'crown 3 at 0,0');
  const reason = (notation: string) => spoken.whyNot?.('contra-tiles.scoring.trigger', 'score', notation, match.view(0).view);
  expect(reason('crown 1 at 3,3')).toMatch(first);
  expect(reason('score 0,0')).toMatch(crown);
  expect(reason('score 9,9')).toMatch(nothing);
  expect(spoken.whyNot?.('contra-tiles.scoring.several-at-once', 'score', 'score 0,-1', match.view(1).view)).toMatch(/\.$/);
});

test('the prompt of whoever is asked here is short on phones', () => {
  expect(words.board.prompt('first', 'mine', false)).toBe('Your turn: place the first of two tiles');
  expect(words.board.prompt('second', 'mine', true)).toBe('Place the second tile');
  expect(words.board.prompt('second', 1, true)).toBe('Woman: second tile');
  expect(german.board.prompt('first', 'mine', true)).toBe('Erstes Plättchen legen');
  for (const what of ['first', 'second', 'score'] as const)
    for (const spoken of [words, german]) for (const owner of ['mine', 0, 1] as const) expect(spoken.board.prompt(what, owner, true).length).toBeLessThan(25);
});

test('a reason speaks of the crowns that lie there, and help of the tile that fits', () => {
  const match = begin({ picture: 'Y w:BGYY', bear: ['RRBG', '-', 'YRYG'], market: 'RRB' });
  const { view, options } = match.view(0);
  const ask = (notation: string): readonly (string | null | undefined)[] => {
    const why = match.whyNot(0, notation);
    return [
      ...(why.kind === 'forbidden' ? why.clauses : []).map((clause) => words.whyNot?.(clause, 'place', notation, view)),
      words.wouldHelp?.('place', notation, options, view),
    ];
  };
  expect(ask('tile 1 turn 0 at 0,1')).toEqual([
    'Only the *yellow sun crown* lies beside this cell, and your tile has *no yellow edge*, however you turn it.',
    'Only the *yellow sun crown* lies beside this cell, and your tile has *no yellow edge*, however you turn it.',
    'a tile with a sun edge, such as your third.',
  ]);
  expect(ask('tile 3 turn 1 at 0,1')[0]).toBe(
    'Only the *yellow sun crown* lies beside this cell, and *turned like this* your tile shows another colour there.',
  );
  expect(ask('tile 3 turn 1 at 0,1')[2]).toBe('turn it a quarter, then it fits here.');
  expect(ask('crown 1 at 2,0')[0]).toBe('The edge facing this cell is *green*, so a red crown matches none.');
  expect(ask('tile 2 turn 0 at 0,1')[0]).toContain('*empty*');
});

test('a slot and an opening are named for those who do not see them', () => {
  const tile = { side: 0, edges: 'RBGY' } as const;
  expect(words.board.opening(tile, { x: 2, y: -1 }, words.board.matching(2, 3), [])).toBe('Tile R-B-G-Y on 2,−1: 2 of 3 match');
  expect(words.board.opening({ crown: 'G' }, { x: 0, y: 0 }, '1 of 1 match', [{ side: 1, coins: -2, broke: true }])).toBe(
    'Green crown on 0,0: 1 of 1 match; Woman −2, broke',
  );
  expect(words.board.slot('mine', 1, tile, false)).toBe('Your second tile: tile R-B-G-Y, fits nowhere now');
  expect(german.board.slot(1, 0, { side: 1, edges: 'RBGY' }, true)).toBe('Erstes Plättchen der Frau: Plättchen Rot-Blau-Grün-Gelb');
});

test('an outcome says who wins and why', () => {
  const seats = ['Ann', 'Bob'];
  expect(words.outcome(outcomeOf('broke', 1), seats)).toBe('Bob wins: the other player is broke.');
  expect(words.outcome(outcomeOf('crowns', 0), seats)).toBe('Ann wins: the fuller purse.');
  expect(words.outcome(outcomeOf('crowns', 0), seats, 0)).toBe('You win: the fuller purse.');
  expect(words.outcome(outcomeOf('crowns', 0), seats, 1)).toBe('Ann wins: the fuller purse.');
  expect(words.outcome(outcomeOf('passes', null), seats)).toBe('A draw: nobody can place, equal purses.');
});
