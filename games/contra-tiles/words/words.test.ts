import { describe, expect, test } from 'vitest';
import { Timeline } from '#kernel';
import { answerText, eventText, foretold, plain, promptText } from '../../words.ts';
import { type Answer, notation } from '../answer.ts';
import { slotText } from '../board/dock/slot-text.ts';
import { changeText } from '../board/map/change-text.ts';
import { COLOURS } from '../content/tiles.ts';
import type { Event } from '../event.ts';
import type { Change } from '../preview.ts';
import { outcomeOf } from '../rules/state.ts';
import { SETTINGS } from '../settings.ts';
import { cross } from '../testing/cross.ts';
import { playRandomly, SETTING_SETS } from '../testing/games.ts';
import { answer, begin, openOptions, WOMAN } from '../testing/position.ts';
import type { View } from '../view.ts';
import { loadWords } from './words.ts';

const [words, german, french] = await Promise.all([loadWords('en'), loadWords('de'), loadWords('fr')]);

/** Some table: what is said of an event does not depend on it. */
const SEEN: View = begin({ picture: 'R' }).view(0).view;
const PLACE = { kind: 'place', about: null } as const;
const SCORE = { kind: 'score', about: null } as const;

function read(text: string): Answer {
  const answer = notation.parse(text);
  if (answer === undefined) throw new Error(`'${text}' is no answer`);
  return answer;
}

describe.each([
  ['English', words],
  ['German', german],
])('%s', (_, spoken) => {
  test('every event of random games has a sentence of its own, stresses come in pairs', () => {
    const kinds = new Set<string>();
    for (const { settings } of SETTING_SETS)
      for (const { event } of playRandomly({ settings }, 'words').events) {
        kinds.add(event.kind);
        const line = eventText(spoken, event, SEEN);
        expect(plain(line)).toMatch(/^[A-Z].*\.$/);
        expect(line).not.toMatch(/undefined|NaN|\[object| {2}/);
        expect(line.split('*').length % 2).toBe(1);
      }
    expect(kinds.size).toBeGreaterThan(9);
  });

  test('everything that is refused has a reason of the moment, and names nothing that is not there', () => {
    playRandomly({ settings: { 'strict-two': true, 'scoring-order-active': true } }, 'reasons', (match, { seat, question, about }) => {
      const { view, decision } = match.view(seat);
      let looked = 0;
      for (const candidate of question.candidates(match.state, about)) {
        if (looked++ % 23 !== 0) continue;
        const answer = question.answer(candidate, match.state) as Answer;
        const why = match.whyNot(seat, notation.print(answer));
        if (why.kind !== 'forbidden' || decision === null) continue;
        for (const clause of why.clauses) expect(`${clause} ${spoken.whyNot?.(clause, answer, view, decision)}`).toMatch(/^\S+ [A-ZÄÖÜ*].*\.$/);
        expect(`${spoken.wouldHelp?.(answer, openOptions(match), view, decision)}`).not.toMatch(/undefined|NaN| {2}/);
      }
    });
  });

  test('no two colours are called alike, and none has the sign of another', () => {
    for (const names of [spoken.say.colour, spoken.say.sign]) expect(new Set(COLOURS.map((colour) => names[colour])).size).toBe(4);
  });

  test('every setting of the ledger is explained', () => {
    for (const { name } of SETTINGS) expect(spoken.settings[name]).toMatch(/\.$/);
    expect(Object.keys(spoken.presets)).toEqual(['standard', 'long', 'sharp']);
  });
});

test.each<[Event, string]>([
  [{ kind: 'sides', bear: 1 }, 'The Bear goes first.'],
  [{ kind: 'score', side: 0, x: 1, y: -2, matching: 1, coins: -2 }, 'Bear’s tile on 1,-2 is surrounded, 1 edge matches: −2 coins.'],
  [{ kind: 'score', side: 1, x: 1, y: 0, matching: 4, coins: 1 }, 'Woman’s tile on 1,0 is surrounded, 4 edges match: +1 coin.'],
  [{ kind: 'score', side: 1, x: 1, y: 0, matching: 3, coins: 0 }, 'Woman’s tile on 1,0 is surrounded, 3 edges match: nothing happens.'],
  [{ kind: 'pay', side: 0, owed: 2, paid: 1 }, 'Bear owes 2 coins and can pay only 1.'],
  [{ kind: 'reward', side: 0, due: 1, taken: 0 }, 'Bear takes 0 of 1 coin: the supply is empty.'],
  [{ kind: 'broke', sides: [0, 1] }, 'Bear and Woman are broke, both at once.'],
  [{ kind: 'broke', sides: [1] }, 'Woman is broke.'],
  [{ kind: 'pass', side: 1 }, 'Woman cannot place anything and passes.'],
  [{ kind: 'only-one', side: 1 }, 'Woman cannot place a second tile.'],
  [{ kind: 'compare', cause: 'passes', purses: [3, 3] }, 'Both players passed: purses are compared, 3 to 3.'],
])('%j reads well', (event, sentence) => {
  expect(plain(eventText(words, event, SEEN))).toBe(sentence);
});

test.each<[Event, string]>([
  [{ kind: 'tile', side: 1, slot: 0, edges: 'RBGY', x: 1, y: 0 }, 'Die Frau legt ein Plättchen (Rot-Blau-Grün-Gelb) auf 1,0.'],
  [{ kind: 'crown', side: 0, slot: 0, colour: 'G', x: -1, y: 3 }, 'Der Bär legt eine grüne Krone auf -1,3.'],
  [{ kind: 'score', side: 0, x: 1, y: -2, matching: 1, coins: -2 }, 'Das Plättchen des Bären auf 1,-2 ist umschlossen, 1 Seite passt: −2 Münzen.'],
  [{ kind: 'broke', sides: [1] }, 'Die Frau ist pleite.'],
])('%j reads well in German', (event, sentence) => {
  expect(plain(eventText(german, event, SEEN))).toBe(sentence);
});

test('the prompt says whose turn it is and which placement', () => {
  const match = begin({ ...cross({ north: 'b:RBGY' }), active: 'woman', woman: ['RRGY'] });
  expect(promptText(words, PLACE, match.view(1).view)).toBe('Woman: place the first of two tiles');
  match.answer(0, 1, 'crown 3 at 0,0');
  expect(promptText(words, PLACE, match.view(1).view)).toBe('Woman: place the second tile');
  expect(promptText(words, SCORE, match.view(1).view)).toContain('to score next');
  expect(promptText(german, PLACE, match.view(1).view)).toBe('Frau: Lege das zweite Plättchen');
});

/** What an option says of itself: itself, then what it would do. */
function optionText(match: ReturnType<typeof begin>, spoken: typeof words, notation: string): readonly string[] {
  const { view, decision } = match.view(0);
  return match
    .open([0, 1])
    .filter((option) => option.notation === notation)
    .flatMap((option) => [answerText(spoken, option.answer, view, decision ?? PLACE), ...foretold(spoken, option, view)]);
}

test('an option says what it lays and what it does to the purses', () => {
  const match = begin({ ...cross({ north: 'b:RBGY', west: 'w:BGBR' }), purses: [3, 2], bear: ['RRGY'] });
  const { view } = match.view(0);
  expect(optionText(match, words, 'crown 3 at 0,0')).toEqual([
    'green crown on 0,0',
    'All 2 edges match.',
    'Bear’s tile on 0,-1 is surrounded, 4 edges match: +1 coin.',
    'Woman’s tile on -1,0 is surrounded, 1 edge matches: −2 coins.',
    'Woman pays 2 coins.',
    'Bear takes 1 coin.',
    'Woman is broke.',
  ]);
  expect(optionText(match, german, 'crown 3 at 0,0').slice(0, 2)).toEqual(['grüne Krone auf 0,0', 'Beide Seiten passen.']);
  expect(answerText(words, read('tile 1 turn 0 at -2,1'), view, PLACE)).toBe('tile red-red-green-yellow on -2,1');
  expect(answerText(words, read('score 0,1'), view, SCORE)).toBe('score the tile on 0,1');
});

test('an option that leaves the order of scoring open says so', () => {
  const match = begin({ ...cross({ north: 'b:RBGY', west: 'w:BGBR' }), settings: { 'scoring-order-active': true } });
  expect(optionText(match, words, 'crown 3 at 0,0').at(-1)).toBe('Bear chooses which of these is scored first.');
  expect(optionText(match, german, 'crown 3 at 0,0').at(-1)).toBe('Der Bär bestimmt, welches davon zuerst gewertet wird.');
});

test('an option to score says which tile it is and what it brings', () => {
  const match = begin({ ...cross({ north: 'b:RBGY', west: 'w:BGBR' }), purses: [3, 2], settings: { 'scoring-order-active': true } });
  answer(match, 'crown 3 at 0,0');
  expect(optionText(match, words, 'score -1,0')).toEqual([
    'score the tile on -1,0',
    'Woman’s tile on -1,0 is surrounded, 1 edge matches: −2 coins.',
    'Woman pays 2 coins.',
    'Woman is broke.',
  ]);
  expect(optionText(match, german, 'score 0,-1').slice(0, 3)).toEqual([
    'werte das Plättchen auf 0,-1',
    'Das Plättchen des Bären auf 0,-1 ist umschlossen, 4 Seiten passen: +1 Münze.',
    'Der Bär nimmt 1 Münze.',
  ]);
});

test('a heading names the turn an event belongs to, also when the next has begun', () => {
  const match = begin({ picture: 'R', bear: ['BBYR', 'RRGY', 'RRBG'], woman: ['RRGY'] });
  answer(match, 'tile 1 turn 0 at 1,0', 'tile 2 turn 0 at 0,1');
  expect(match.asked).toEqual([WOMAN]);
  const headings = (spoken: typeof words, number: number) =>
    new Timeline(match).stepsAt(number).map(({ event, view }) => spoken.heading?.(event, view) ?? null);
  expect(headings(words, 1)).toEqual(['Turn 1, Bear']);
  const [first, ...refilled] = headings(german, 2);
  expect(first).toBe('Zug 1, Bär');
  expect(new Set(refilled)).toEqual(new Set([null]));
  expect(words.heading?.({ kind: 'sides', bear: 0 }, SEEN)).toBe('Set-up');
});

test('what is tried with an empty slot is named by the slot, and whoever could still place is told so', () => {
  const { view } = begin({ picture: 'R', bear: ['BBYR', '-', '-'], market: '-RR' }).view(0);
  expect(answerText(words, read('tile 2 turn 0 at 1,0'), view, PLACE)).toBe('tile 2 on 1,0');
  expect(answerText(words, read('crown 1 at 1,0'), view, PLACE)).toBe('crown 1 on 1,0');
  expect(answerText(german, read('tile 2 turn 0 at 1,0'), view, PLACE)).toBe('Plättchen 2 auf 1,0');
  expect(answerText(words, read('other tile 3'), view, PLACE)).toBe('the other side’s third tile');
  expect(words.whyNot?.('contra-tiles.turn.mandatory', read('pass'), view, PLACE)).toBe('There is still a tile *you can place*.');
});

test.each([
  ['English', words, /Woman’s tile/, /scored first/, /crown/, /No tile lies here/],
  ['German', german, /der Frau/, /zuerst gewertet/, /Krone/, /liegt kein Plättchen/],
])('what nobody may ever try has its sentence, too: %s', (_, spoken, theirs, first, crown, nothing) => {
  const setting = { ...cross({ north: 'b:RBGY', west: 'w:BGBR' }), settings: { 'scoring-order-active': true } };
  const match = begin(setting);
  const { view } = match.view(0);
  expect(spoken.whyNot?.('contra-tiles.setup.sides', read('other tile 2'), view, PLACE)).toMatch(theirs);
  expect(spoken.wouldHelp?.(read('other tile 2'), openOptions(match), view, PLACE)).toMatch(/\.$/);
  answer(match, 'crown 3 at 0,0');
  const reason = (text: string) => spoken.whyNot?.('contra-tiles.scoring.trigger', read(text), match.view(0).view, SCORE);
  expect(reason('crown 1 at 3,3')).toMatch(first);
  expect(reason('score 0,0')).toMatch(crown);
  expect(reason('score 9,9')).toMatch(nothing);
  expect(spoken.whyNot?.('contra-tiles.scoring.several-at-once', read('score 0,-1'), match.view(1).view, SCORE)).toMatch(/\.$/);
});

test('the prompt of whoever is asked here is short on phones', () => {
  expect(words.say.prompt.first({ owner: 'mine' })).toBe('Your turn: place the first of two tiles');
  expect(words.say.brief.second({ owner: 'mine' })).toBe('Place the second tile');
  expect(words.say.brief.second({ owner: 'woman' })).toBe('Woman: second tile');
  expect(german.say.brief.first({ owner: 'mine' })).toBe('Erstes Plättchen legen');
  for (const what of ['first', 'second', 'score'] as const)
    for (const { say } of [words, german]) for (const owner of ['mine', 'bear', 'woman'] as const) expect(say.brief[what]({ owner }).length).toBeLessThan(25);
});

test('a reason speaks of the crowns that lie there, and help of the tile that fits', () => {
  const match = begin({ picture: 'Y w:BGYY', bear: ['RRBG', '-', 'YRYG'], market: 'RRB' });
  const { view } = match.view(0);
  const ask = (text: string): readonly (string | null | undefined)[] => {
    const why = match.whyNot(0, text);
    return [
      ...(why.kind === 'forbidden' ? why.clauses : []).map((clause) => words.whyNot?.(clause, read(text), view, PLACE)),
      words.wouldHelp?.(read(text), openOptions(match), view, PLACE),
    ];
  };
  expect(ask('tile 1 turn 0 at 0,1')).toEqual([
    'Only the *yellow sun crown* is next to this space, and your tile has *no yellow edge*, however you turn it.',
    'Only the *yellow sun crown* is next to this space, and your tile has *no yellow edge*, however you turn it.',
    'a tile with a sun edge, such as your third.',
  ]);
  expect(ask('tile 3 turn 1 at 0,1')[0]).toBe(
    'Only the *yellow sun crown* is next to this space, and *turned like this* your tile shows another colour there.',
  );
  expect(ask('tile 3 turn 1 at 0,1')[2]).toBe('turn it a quarter, then it fits here.');
  expect(ask('crown 1 at 2,0')[0]).toBe('The edge facing this space is *green*, so a red crown matches none.');
  expect(ask('tile 2 turn 0 at 0,1')[0]).toContain('*empty*');
});

test('a slot and an opening are named for those who do not see them', () => {
  const tile = { side: 0, edges: 'RBGY' } as const;
  expect(words.say.board.opening({ piece: tile, at: { x: 2, y: -1 }, foretold: ['2 of 3 edges match.'] })).toBe(
    'Tile red-blue-green-yellow on 2,−1: 2 of 3 edges match.',
  );
  expect(slotText(words.say, 'mine', 1, tile, false)).toBe('Your second tile: tile red-blue-green-yellow, fits nowhere now');
  expect(slotText(german.say, 'woman', 0, { side: 1, edges: 'RBGY' }, true)).toBe('Erstes Plättchen der Frau: Plättchen Rot-Blau-Grün-Gelb');
});

test.each<[Change, string, string]>([
  [{ kind: 'pay', side: 1, owed: 2, paid: 2 }, 'Woman −2', 'Frau −2'],
  [{ kind: 'pay', side: 1, owed: 2, paid: 1 }, 'Woman −1, owes 2', 'Frau −1, schuldet 2'],
  [{ kind: 'reward', side: 0, due: 2, taken: 2 }, 'Bear +2', 'Bär +2'],
  [{ kind: 'reward', side: 0, due: 1, taken: 0 }, 'Bear ±0, due 1', 'Bär ±0, fällig 1'],
  [{ kind: 'broke', sides: [1] }, 'Woman broke', 'Frau pleite'],
  [{ kind: 'broke', sides: [0, 1] }, 'Bear and Woman broke', 'Bär und Frau pleite'],
])('%j is said in a word or two beside the piece', (change, english, inGerman) => {
  expect([changeText(words.say, change, null), changeText(german.say, change, null)]).toEqual([english, inGerman]);
});

const [toWoman, toGermanWoman, toFrenchWoman] = [words, german, french].map((spoken) => spoken.to?.(SEEN.bear === 0 ? 1 : 0) ?? spoken);

test.each<[Event, string, string, string]>([
  [{ kind: 'sides', bear: 1 - SEEN.bear }, 'You are the Bear and go first.', 'Du bist der Bär und beginnst.', 'Vous êtes l’Ours et commencez.'],
  [{ kind: 'rack', side: 1, slot: 0, drawn: ['RBGY'] }, 'You turn up 1 tile.', 'Du deckst 1 Plättchen auf.', 'Vous découvrez 1 tuile.'],
  [
    { kind: 'crown', side: 1, slot: 0, colour: 'G', x: 0, y: 1 },
    'You lay a green crown on 0,1.',
    'Du legst eine grüne Krone auf 0,1.',
    'Vous posez une couronne verte en 0,1.',
  ],
  [
    { kind: 'score', side: 1, x: 1, y: 0, matching: 4, coins: 1 },
    'Your tile on 1,0 is surrounded, 4 edges match: +1 coin.',
    'Dein Plättchen auf 1,0 ist umschlossen, 4 Seiten passen: +1 Münze.',
    'Votre tuile en 1,0 est entourée, 4 bords s’accordent : +1 pièce.',
  ],
  [
    { kind: 'pay', side: 1, owed: 2, paid: 1 },
    'You owe 2 coins and can pay only 1.',
    'Du schuldest 2 Münzen und kannst nur 1 zahlen.',
    'Vous devez 2 pièces et n’en avez que 1.',
  ],
  [{ kind: 'reward', side: 1, due: 2, taken: 2 }, 'You take 2 coins.', 'Du nimmst 2 Münzen.', 'Vous prenez 2 pièces.'],
  [{ kind: 'broke', sides: [1] }, 'You are broke.', 'Du bist pleite.', 'Vous faites faillite.'],
  [{ kind: 'pass', side: 1 }, 'You cannot place anything and pass.', 'Du kannst nichts legen und passt.', 'Vous ne pouvez rien poser et passez.'],
  [
    { kind: 'tile', side: 0, slot: 0, edges: 'RBGY', x: 1, y: 0 },
    'Bear lays a tile (red-blue-green-yellow) on 1,0.',
    'Der Bär legt ein Plättchen (Rot-Blau-Grün-Gelb) auf 1,0.',
    'L’Ours pose une tuile (rouge-bleu-vert-jaune) en 1,0.',
  ],
])('%j is said to the Woman', (event, english, inGerman, inFrench) => {
  expect(
    [toWoman, toGermanWoman, toFrenchWoman].map(
      (spoken) =>
        spoken &&
        plain(eventText(spoken, event, SEEN))
          .replaceAll('\u00a0', ' ')
          .replaceAll('\u202f', ' '),
    ),
  ).toEqual([english, inGerman, inFrench]);
});

test('whoever plays a side alone is asked, headed and rewarded as "you"', () => {
  const turn = { ...SEEN, active: 1 - SEEN.bear, turn: 4 };
  expect(promptText(toWoman ?? words, PLACE, turn)).toBe('Your turn: place the first of two tiles');
  expect(promptText(toWoman ?? words, PLACE, { ...SEEN, active: SEEN.bear })).toBe('Bear: place the first of two tiles');
  const laid: Event = { kind: 'crown', side: 1, slot: 0, colour: 'G', x: 0, y: 1 };
  expect(toWoman?.heading?.(laid, turn)).toBe('Turn 4, you');
  expect(changeText(words.say, { kind: 'reward', side: 1, due: 2, taken: 2 }, 1)).toBe('You +2');
  expect(changeText(words.say, { kind: 'broke', sides: [1] }, 1)).toBe('You are broke');
  expect(changeText(words.say, { kind: 'broke', sides: [0, 1] }, 1)).toBe('Bear and Woman broke');
});

test('an outcome says who wins and why', () => {
  const seats = ['Ann', 'Bob'];
  expect(words.outcome(outcomeOf('broke', 1), seats)).toBe('Bob wins: Ann is broke.');
  expect(words.outcome(outcomeOf('crowns', 0), seats)).toBe('Ann wins: the fuller purse decides.');
  expect(words.outcome(outcomeOf('crowns', 0), seats, 0)).toBe('You win: the fuller purse decides.');
  expect(words.outcome(outcomeOf('crowns', 0), seats, 1)).toBe('Ann wins: the fuller purse decides.');
  expect(words.outcome(outcomeOf('passes', 1), seats, 0)).toBe('Bob wins: nobody can place, so the fuller purse decides.');
  expect(words.outcome(outcomeOf('broke', 1), seats, 0)).toBe('Bob wins: you are broke.');
  expect(words.outcome(outcomeOf('broke', 1), seats, 1)).toBe('You win: Ann is broke.');
  expect(words.outcome(outcomeOf('passes', null), seats)).toBe('A draw: nobody can place, and the purses are equal.');
});
