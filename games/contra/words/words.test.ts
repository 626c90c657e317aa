import { expect, test } from 'vitest';
import { Timeline } from '#kernel';
import { answerText, eventText, foretold, plain, promptText } from '../../words.ts';
import { type Answer, notation } from '../answer.ts';
import type { CardId, SpaceId } from '../content/index.ts';
import { canRunTo } from '../facts/places.ts';
import { dice, enemyDice, position } from '../positions.ts';
import { effectScene, gameScene, type Scene, say, settingUp, turnScene } from '../testing/scene.ts';
import { refusal } from '../testing/seen.ts';
import type { Decision } from '../types.ts';
import type { View } from '../view.ts';
import { type ContraWords, loadWords } from './words.ts';

const words = await loadWords('en');
const german = await loadWords('de');
const LANGUAGES: readonly (readonly [string, ContraWords])[] = [
  ['English', words],
  ['German', german],
  ['French', await loadWords('fr')],
];

/** The decision that is open, and what is seen. */
function open(match: Scene): { readonly view: View; readonly decision: Decision } {
  const { view, decision } = match.view(0);
  if (decision === null) throw new Error('nothing is asked');
  return { view, decision };
}

function answer(text: string): Answer {
  const read = notation.parse(text);
  if (read === undefined) throw new Error(`'${text}' is no answer`);
  return read;
}

function prompt(match: Scene, spoken = words): string {
  const { view, decision } = open(match);
  return promptText(spoken, decision, view);
}

function optionText(match: Scene, text: string, spoken = words): string {
  expect(match.options()).toContain(text);
  const { view, decision } = open(match);
  return answerText(spoken, answer(text), view, decision);
}

function linesOf(match: Scene, spoken = words): readonly string[] {
  const timeline = new Timeline(match);
  return Array.from({ length: match.number + 1 }, (_, number) => timeline.stepsAt(number)).flatMap((steps) =>
    steps.map(({ event, view }) => plain(eventText(spoken, event, view))),
  );
}

function why(match: Scene, text: string, spoken = words): readonly (string | null)[] {
  const { view, decision } = open(match);
  return refusal(match, text).map((clause) => spoken.whyNot?.(clause, answer(text), view, decision) ?? null);
}

function help(match: Scene, text: string, spoken = words): string | null {
  const { view, decision } = open(match);
  return spoken.wouldHelp?.(answer(text), match.options().map(answer), view, decision) ?? null;
}

const NIGHT = { at: { bill: 'J21', lance: 'J22' }, foes: { lance: { 'black gunner': ['J24', 1] } } } as const;

test('a prompt says who has to do what', () => {
  expect(prompt(gameScene(position()))).toBe('Who goes next: Bill or Lance?');
  const match = turnScene(position({ ...NIGHT, hand: { lance: ['engage'] }, tokens: { lance: 'S' } }), 'lance', dice('success', 'S', 'M'));
  expect(prompt(match)).toBe('Lance: move, attack, play cards');
  say(match, 'lance runs to J23');
  expect(prompt(match)).toBe('Lance: attack, play cards or end the turn');
  say(match, 'lance plays engage');
  expect(prompt(match)).toBe('Lance: 1 success so far. Spend matching tokens or cards for more');
  expect(prompt(match, german)).toBe('Lance: bisher 1 Erfolg. Gib passende Marker oder Karten für mehr aus');
});

test('damage is paid, prevented or costs a medal, and the last one costs the game', () => {
  const suffers = (tokens: string, hand: readonly CardId[], medals = 3) =>
    effectScene(position({ tokens: { bill: tokens }, hand: { bill: hand }, medals: { bill: medals } }), 'bill', [{ do: 'suffer', symbols: ['M', 'M', '*'] }]);
  expect(prompt(suffers('MMA', []))).toBe('Bill takes 3 damage: pay 2 M and 1 any, or lose a medal');
  expect(prompt(suffers('A', ['hold-the-line']))).toBe('Bill takes 3 damage: prevent some (2 M and 1 any), or lose a medal');
  expect(prompt(suffers('MMA', [], 0))).toBe('Bill takes 3 damage: pay 2 M and 1 any, or fall');
  expect(prompt(suffers('MMA', [], 0), german)).toBe('Bill bekommt 3 Schaden: Zahle 2 M und 1 beliebig oder falle');
  const match = suffers('A', ['hold-the-line']);
  expect(optionText(match, 'bill prevents MM with hold-the-line')).toBe('Bill plays Hold the Line: prevents 2 M');
  expect(why(match, 'bill pays')).toEqual(['Bill lacks 2 M: damage is paid in full or not at all.']);
});

test('an option says what it does', () => {
  const match = turnScene(position({ ...NIGHT, hand: { lance: ['engage'] }, tokens: { bill: 'A' }, windows: true }), 'lance');
  expect(optionText(match, 'lance attacks black gunner')).toBe('Attack Heavy Gunner (black), health 3, 2 spaces away');
  expect(optionText(match, 'lance runs to J30 via J31')).toBe('Run to J30 (pillbox)');
  expect(optionText(match, 'lance plays engage')).toBe('Play Engage: Attack with your weapon. Roll 1 more die if the target is within 1 space.');
  expect(optionText(match, 'bill uses covering-shot')).toBe('Bill: Covering Shot');
  expect(optionText(match, 'lance wants to be asked never')).toBe('Lance: ask me only in my own turn');
  expect(optionText(match, 'lance ends the turn', german)).toBe('Beende den Zug und ziehe eine Karte');
  expect(optionText(match, 'lance attacks black gunner', german)).toBe('Angriff: Schwerer Schütze (schwarz), 3 Lebenspunkte, 2 Felder entfernt');
  expect(optionText(match, 'lance wants to be asked in-danger', german)).toBe('Lance: bei Gefahr fragen');
});

test('spaces on the way in which something happens are named', () => {
  const match = turnScene(position({ at: { bill: 'J20', lance: 'J30' } }), 'bill');
  const past = match.options().find((text) => /^bill runs to \w+ via .*J30/.test(text)) ?? '';
  expect(optionText(match, past)).toMatch(/^Run to J\d\d.* over J30 \(pillbox\)$/);
  expect(optionText(match, past, german)).toMatch(/^Laufe nach J\d\d.* über J30 \(Bunkersensor\)$/);
});

test('a choice between effects is told in the words of the card', () => {
  const match = effectScene(position({ at: { bill: 'J21', lucia: 'J22' }, commandos: ['bill', 'lucia'] }), 'lucia', [{ do: 'hatch' }]);
  expect(match.decision).toBeNull();
  const spends = turnScene(position({ commandos: ['lucia', 'bill'], hand: { lucia: ['reroute'] } }), 'lucia');
  say(spends, 'lucia plays reroute');
  expect(prompt(spends)).toBe('Lucia: choose what Reroute does');
  expect(optionText(spends, 'lucia chooses effect 1')).toBe('Run up to 3 spaces or jump 1.');
});

test('a run that ends where it began says where it went', () => {
  const match = turnScene(position(NIGHT), 'lance');
  say(match, 'lance runs to J22 via J23');
  expect(linesOf(match)[0]).toBe('Lance runs to J23 and back to J22.');
});

test('what happened is told in sentences', () => {
  const match = turnScene(position({ ...NIGHT, hand: { lance: ['engage'] } }), 'lance', dice('success', 'critical', 'M', 'S'));
  say(match, 'lance runs to J23', 'lance plays engage');
  expect(linesOf(match)).toEqual([
    'Lance runs from J22 to J23.',
    'Lance plays Engage.',
    'Lance attacks Heavy Gunner (black) with Engage.',
    'Lance rolls 1 success, 1 critical and 1 M.',
    'Criticals bring more dice: 1 S.',
    'Heavy Gunner (black) takes 2 damage, 1 left.',
    'Lance gains 1 M and 1 S.',
  ]);
  expect(linesOf(match, german)).toEqual([
    'Lance läuft von J22 nach J23.',
    'Lance spielt Feindkontakt.',
    'Lance greift an (Feindkontakt): Schwerer Schütze (schwarz).',
    'Lance würfelt: 1 Erfolg, 1 kritischer Treffer und 1 M.',
    'Kritische Treffer bringen weitere Würfel: 1 S.',
    'Schwerer Schütze (schwarz) erleidet 2 Schaden, noch 1.',
    'Lance erhält 1 M und 1 S.',
  ]);
});

test('what is forbidden is explained in the words of the moment', () => {
  const match = turnScene(position({ ...NIGHT, hand: { lance: ['evade', 'point-blank', 'somersault'] }, tokens: { bill: 'M' }, windows: true }), 'lance');
  expect(why(match, 'lance runs to J38')).toContain('J38 is 8 spaces away; this run is 3 at most.');
  expect(why(match, 'lance runs to J24')).toContain('Heavy Gunner (black) stands in J24.');
  expect(why(match, 'lance jumps to J21')).toEqual(['Bill stands in J21: no move can end there.']);
  expect(why(match, 'lance attacks boss')).toEqual(['The boss is 8 spaces away; the range is 3.']);
  expect(why(match, 'lance plays evade')).toEqual(['Evade is played when somebody would suffer damage.']);
  expect(why(match, 'lance plays point-blank')).toEqual(['Point Blank would do nothing here and now.']);
  expect(why(match, 'lance slows down')).toEqual(['Only the Waterfall has Slow Down!']);
  say(match, 'lance runs to J23');
  expect(why(match, 'lance runs to J22')).toEqual(['Lance has already moved this turn; only a card allows another move.']);
  expect(help(match, 'lance runs to J22')).toBe('Somersault lets you move.');
  expect(why(match, 'lance runs to J22', german)).toEqual(['Lance hat sich in diesem Zug schon bewegt; weitere Bewegungen bringen nur Karten.']);
});

test('a card that moves another is no help, and a way that is there is not denied', () => {
  const match = turnScene(position({ ...NIGHT, hand: { lance: ['cover-me'] } }), 'lance');
  say(match, 'lance runs to J23');
  const lance = match.scene(0).view.fighters.find(({ id }) => id === 'lance');
  expect([lance?.space, help(match, 'lance runs to J22'), help(match, 'lance runs to J22', german)]).toEqual(['J23', null, null]);
  expect(why(match, 'lance runs to J31')).toEqual(
    ['A run to J31 goes over other spaces.', 'Lance has already moved this turn; only a card allows another move.'].toReversed(),
  );
});

test('no way is denied that a run can take, wherever somebody stands', () => {
  for (const from of ['J01', 'J04', 'J12', 'J21', 'J30'] as const) {
    const match = turnScene(position({ at: { bill: from, lance: 'J38' } }), 'bill');
    const ends = match.options().flatMap((text) => /^bill runs to (\w+)/.exec(text)?.[1] ?? []);
    expect(ends.length).toBeGreaterThan(1);
    for (const end of ends) expect([from, end, canRunTo(open(match).view, from, end as SpaceId, 3)]).toEqual([from, end, true]);
  }
  const { view } = open(turnScene(position({ ...NIGHT, at: { bill: 'J04', lance: 'J22' } }), 'bill'));
  expect([canRunTo(view, 'J04', 'J05', 3), canRunTo(view, 'J23', 'J33', 1), canRunTo(view, 'J23', 'J24', 1)]).toEqual([false, false, true]);
});

test('a ledge takes a jump, and that is said', () => {
  const match = turnScene(position({ at: { bill: 'J04', lance: 'J01' } }), 'bill');
  expect(why(match, 'bill runs to J05')).toEqual(['J05 is on a ledge: jump up from a space next to it.']);
  expect(help(match, 'bill runs to J05')).toBe('You can jump to J05.');
  expect(help(match, 'bill runs to J05', german)).toBe('Du kannst nach J05 springen.');
});

test('a card that reaches farther than the weapon is named', () => {
  const match = turnScene(
    position({ commandos: ['bill'], at: { bill: 'J21' }, foes: { bill: { 'red sniper': 'J34' } }, hand: { bill: ['steady-aim'] } }),
    'bill',
  );
  expect(why(match, 'bill attacks red sniper')).toEqual(['Sniper (red) is 5 spaces away; the range is 3.']);
  expect(help(match, 'bill attacks red sniper')).toBe('Steady Aim reaches that far.');
});

test('what is resolving is listed, the newest first', () => {
  const match = turnScene(position({ ...NIGHT, hand: { lance: ['slide-shot'] }, tokens: { lance: 'M' } }), 'lance', dice('M', 'success'));
  say(match, 'lance plays slide-shot', 'lance is done moving');
  const { view, decision } = open(match);
  expect(words.resolving?.(decision, view)).toEqual([
    { says: 'Attack with Slide Shot, Lance', state: 'now' },
    { says: 'Slide Shot, Lance', state: 'waits' },
  ]);
  expect(german.resolving?.(decision, view)[0]?.says).toBe('Angriff mit Schuss im Rutschen, Lance');
});

test('the log has a heading for each turn, each enemy attack and the stage', () => {
  const match = turnScene(position({ commandos: ['bill'], stageDeck: ['supply-crate', 'mud-slide'] }), 'bill', enemyDice('SP'));
  const headings = (spoken = words): readonly string[] => {
    const timeline = new Timeline(match);
    const steps = Array.from({ length: match.number + 1 }, (_, number) => timeline.stepsAt(number)).flat();
    return [...new Set(steps.flatMap(({ event, view }) => spoken.heading?.(event, view) ?? []))];
  };
  say(match, 'bill ends the turn');
  while (match.state.round === 1) match.answerIndex(0);
  expect(headings()).toEqual(['Round 1, enemies', 'Round 1, enemies attack Bill', 'Round 1, stage', 'Round 2', 'Round 2, Bill']);
  expect(headings(german)).toEqual(['Runde 1, Gegner', 'Runde 1, Gegner greifen Bill an', 'Runde 1, Schauplatz', 'Runde 2', 'Runde 2, Bill']);
  expect(german.heading?.({ kind: 'setup', step: 1 }, match.view(0).view)).toBe('Aufbau');
});

test('every end has its sentence', () => {
  const payoff = [1, 1];
  const clause = 'contra.end.win';
  for (const cause of ['boss destroyed', 'escaped', 'a commando fell', 'out of time'])
    for (const [, spoken] of LANGUAGES)
      expect(spoken.outcome({ payoff, clause, cause }, [])).toMatch(
        /\. (The mission is (won|lost)|Die Mission ist (gewonnen|verloren)|La mission est (gagnée|perdue))\.$/,
      );
});

test('what an attack, a conversion, a cost and a way would do is said in short sentences', () => {
  const foretells = (match: Scene, text: string): readonly (readonly string[])[] => {
    const option = match.open([0, 1]).find(({ notation: name }) => name === text);
    if (option === undefined) throw new Error(`'${text}' is not offered`);
    return LANGUAGES.map(([, spoken]) => foretold(spoken, option, match.view(0).view).map(plain));
  };
  const foes = { bill: { 'black garth': 'J17' } } as const;
  const match = turnScene(
    position({ enemy: 'garmakilma', at: { bill: 'J14' }, tokens: { bill: 'A' }, foes, pillboxes: ['J13'] }),
    'bill',
    dice('success', 'A'),
  );
  const [english, inGerman] = foretells(match, 'bill attacks black garth');
  expect(english?.[0]).toBe('You roll 2 dice, range 3.');
  expect(english?.[1]).toMatch(/^\d+% to defeat it, \d+% if you convert all you can; 1 success is ignored\.$/);
  expect(inGerman?.[0]).toBe('Du wirfst 2 Würfel, Reichweite 3.');
  expect(inGerman?.[1]).toMatch(/^Besiegt: \d+\u00a0%, wenn du alles umwandelst \d+\u00a0%; 1 Erfolg wird ignoriert\.$/);
  expect(foretells(match, 'bill uses covering-shot')).toEqual([['Costs 1 A.'], ['Kostet 1 A.'], ['Coûte 1 A.']]);
  expect(foretells(match, 'bill runs to J13')).toEqual([
    ['You may trade the pillbox token in J13 for a weapon.'],
    ['Auf J13 kannst du den Bunkersensor gegen eine Waffe tauschen.'],
    ['Vous pouvez échanger le jeton capteur en J13 contre une arme.'],
  ]);
  say(match, 'bill attacks black garth');
  expect(foretells(match, 'bill is done converting').map(([line]) => line)).toEqual([
    expect.stringMatching(/^No damage to /),
    expect.stringMatching(/: kein Schaden\.$/),
    'N’inflige aucun dégât au garth blindé (noir).',
  ]);
  expect(foretells(match, 'bill converts A with token').map(([line]) => line)).toEqual([
    expect.stringMatching(/^Deals 1 damage to /),
    expect.stringMatching(/: 1 Schaden\.$/),
    'Inflige 1 dégât au garth blindé (noir).',
  ]);
});

test('whoever has put cards of the first hand away is told that as many new ones come', () => {
  const match = settingUp({}, 'discard');
  const keep = (): readonly string[] => LANGUAGES.map(([, spoken]) => optionText(match, 'bill keeps the rest', spoken));
  expect(keep()).toEqual(['Keep this hand', 'Diese Hand behalten', 'Garder cette main']);
  say(match, match.options().find((option) => option.includes('discards')) ?? '');
  expect(keep()).toEqual(['Draw 1 new card', '1 neue Karte ziehen', 'Piocher 1 nouvelle carte']);
});
