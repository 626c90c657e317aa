import { describe, expect, test } from 'vitest';
import { forbidding, keyFromSeed, Match, Stream } from '#kernel';
import type { Paint, TextOf } from '../../box.ts';
import { answerText, promptText, eventText as textOf } from '../../words.ts';
import { notation } from '../answer.ts';
import { tileSays } from '../board/map/says.ts';
import { vCommandos } from '../box.ts';
import { MISSIONS } from '../content/cards.ts';
import { COMMANDOS } from '../content/commandos.ts';
import { EVENTS } from '../content/events.ts';
import { TERRAINS } from '../content/map.ts';
import { objectiveRef, tileRef } from '../content/refs.ts';
import type { Sketch } from '../positions.ts';
import { randomConfig } from '../random-config.ts';
import { vCommandosGame } from '../rules/game.ts';
import { begin, forbidden, type Scene, say, view as viewOf } from '../testing/raid.ts';
import type { Decision, VCommandos } from '../types.ts';
import { eventText, specialText, terrainText } from './cards.ts';
import { loadWords, type VCommandosWords } from './words.ts';

const [english, german, french] = await Promise.all([loadWords('en'), loadWords('de'), loadWords('fr')]);

const LANGUAGES: readonly (readonly [string, VCommandosWords, TextOf])[] = [
  ['English', english, await vCommandos.text('en')],
  ['German', german, await vCommandos.text('de')],
];

const plainPaint = new Proxy({}, { get: () => (text: string) => text }) as Paint;

function isSentence(text: string): boolean {
  return text.length > 0 && !/undefined|null|NaN|\[object/.test(text);
}

describe.each(LANGUAGES)('everything that is said (%s)', (_, words, board) => {
  test.each(Array.from({ length: 8 }, (_, i) => i))('in random match %i is a sentence', (number) => {
    const lots = new Stream(keyFromSeed(`words ${number}`));
    const match = Match.start(vCommandosGame, randomConfig(lots), { key: keyFromSeed(`words ${number}`) });
    let heard = 0;
    while (match.decision !== null) {
      const { question, about } = match.decision;
      const decision = { kind: question.kind, about } as VCommandos['Decision'];
      const view = vCommandosGame.view(match.state, null);
      expect(promptText(words, decision, view)).toSatisfy(isSentence);
      expect(promptText(words, decision, view, 'others')).toSatisfy(isSentence);
      for (const text of match.options()) {
        const answer = notation.parse(text);
        if (answer === undefined) throw new Error(`${text} is no answer`);
        expect(answerText(words, answer, view, decision)).toSatisfy(isSentence);
      }
      expect(board.draw(view, 0, plainPaint)).toSatisfy(isSentence);
      match.answerIndex(lots.below(match.decision.count));
      for (const { event } of match.events.slice(heard)) {
        const line = textOf(words, event, vCommandosGame.view(match.state, null));
        if (!['turn', 'ends', 'goliaths-activated'].includes(event.kind)) expect(line).toSatisfy(isSentence);
      }
      heard = match.events.length;
    }
    expect(match.outcome === null ? '' : words.outcome(match.outcome, match.seatNames)).toSatisfy(isSentence);
  });

  test('of presets and settings is there', () => {
    for (const { id, config } of vCommandos.presets) expect([isSentence(words.presets[id] ?? ''), vCommandosGame.configure(config)]).toMatchObject([true, {}]);
    for (const { name } of vCommandos.settings) expect(words.settings[name] ?? '').toSatisfy(isSentence);
  });

  test('of how it ended is there for every way to end', () => {
    for (const cause of ['success', 'bag', 'eliminated', 'no replacement', 'card'])
      expect(words.outcome({ payoff: [0], clause: 'v-commandos.end.no-score', cause }, ['Player 1'])).toMatch(/ .*\.$/);
  });
});

test.each(LANGUAGES)('cards are written from their data (%s)', (_, { say: words }) => {
  for (const { id } of EVENTS) expect(eventText(words, id)).toSatisfy(isSentence);
  for (const { id, data } of TERRAINS) for (const rule of data.specials) expect(terrainText(words, rule, id)).toSatisfy(isSentence);
  for (const { specials } of MISSIONS) for (const { rules } of specials) for (const rule of rules) expect(specialText(words, rule)).toSatisfy(isSentence);
  for (const { sides } of COMMANDOS)
    for (const { ability } of sides) expect([words.ability[ability], words['ability-text'][ability]].every(isSentence)).toBe(true);
});

test('every terrain, tile, objective, commando, event and special has a German name', () => {
  const [en, de] = [english.say, german.say];
  for (const terrain of TERRAINS) {
    const names = (words: typeof en): readonly string[] => terrain.tiles.map((_, tile) => words.name.tile({ tile: tileRef(terrain, tile) }));
    const aims = (words: typeof en): readonly string[] =>
      terrain.objectives.map((_, number) => words.name.objective({ objective: objectiveRef(terrain, number) }));
    for (const name of [en.mission[terrain.id], ...names(en), ...aims(en)]) expect(name).toSatisfy(isSentence);
    for (const name of [de.mission[terrain.id], ...names(de), ...aims(de)]) expect(name).toSatisfy(isSentence);
    for (const words of [en, de]) expect(new Set(names(words)).size).toBe(terrain.tiles.length);
    for (const [index, name] of aims(de).entries()) expect(name).not.toBe(aims(en)[index]);
  }
  for (const words of [en, de]) {
    expect(Object.keys(words.tile).length).toBe(TERRAINS.reduce((sum, { tiles }) => sum + tiles.length, 0));
    expect(Object.keys(words.objective).length).toBe(TERRAINS.reduce((sum, { objectives }) => sum + objectives.length, 0));
  }
  for (const { id } of COMMANDOS) expect(de.commando[id]).toSatisfy(isSentence);
  for (const { id } of EVENTS) if (id !== 'countdown') expect(de['event-card'][id]).not.toBe(en['event-card'][id]);
  for (const { specials } of MISSIONS) for (const { name } of specials) expect(de.special[name]).not.toBe(en.special[name]);
});

/** One question of each kind, as it is told to those who look on. */
const ASKED: readonly Decision[] = [
  { kind: 'pick', about: { number: 0, replaces: false } },
  { kind: 'pick', about: { number: 0, replaces: true } },
  { kind: 'host', about: null },
  { kind: 'cross', about: { terrain: 'lighthouse' } },
  { kind: 'assign', about: { who: 'scout', number: 0 } },
  ...(['commandos', 'before-reinforcements', 'before-movement', 'before-fire', 'after-fire'] as const).map(
    (window) => ({ kind: 'window', about: { window } }) as const,
  ),
  { kind: 'act', about: { who: 'scout' } },
  { kind: 'hits', about: { tile: 'forest-road/a', dice: [4], spills: false } },
  { kind: 'spill', about: { tile: 'forest-road/a', hits: 2 } },
  { kind: 'second', about: { who: 'scout' } },
  ...(['stealth', 'shot', 'fire'] as const).map(
    (roll) =>
      ({
        kind: 'reroll',
        about: { who: 'scout', dice: [1, 4], bad: [true, false], roll, needed: roll === 'stealth' ? null : 4, nest: roll === 'shot', spills: roll === 'shot' },
      }) as const,
  ),
  { kind: 'divert', about: { who: 'scout' } },
  { kind: 'follow', about: { tile: 'forest-road/a', careful: false } },
  { kind: 'pathfinder', about: { event: 'moonless' } },
  { kind: 'timetable', about: { events: ['moonless', 'rubble'] } },
  { kind: 'decode', about: { event: 'moonless', who: 'scout' } },
  { kind: 'event', about: { event: 'bicycle-courier', giver: null, taker: null } },
  { kind: 'event', about: { event: 'bicycle-courier', giver: 'scout', taker: null } },
  { kind: 'event', about: { event: 'bicycle-courier', giver: 'scout', taker: 'medic' } },
  { kind: 'drift', about: { tile: 'forest-road/a' } },
  { kind: 'return', about: { kit: ['tnt'] } },
  { kind: 'enter', about: { entrance: 'forest-road/E1', room: 2 } },
  { kind: 'guard', about: { tile: 'forest-road/a' } },
  { kind: 'split', about: { from: 'forest-road/a', left: ['mp40'] } },
  { kind: 'company', about: { from: 'forest-road/a', to: 'forest-road/b', room: 1 } },
  { kind: 'aim', about: { from: 'forest-road/a' } },
];

test.each(LANGUAGES)('whoever looks on is never asked and never spoken to (%s)', (_, spoken) => {
  const view = viewOf(begin({ at: { scout: 'a' }, active: 'scout' }));
  for (const decision of ASKED) {
    const others = promptText(spoken, decision, view, 'others');
    expect(others).toMatch(/\.$/);
    expect(others).not.toMatch(/\b([Yy]ou|[Yy]our|[Dd]u|[Dd]ein\w*|[Dd]ich)\b/);
    expect(promptText(spoken, decision, view)).not.toBe(others);
  }
});

/** The one clause whose sentence names what is tried. */
const BARRICADE = notation.parse('scout barricades lighthouse/E1');

describe.each(LANGUAGES)('why not (%s)', (_, { whyNot }) => {
  test.each(Array.from({ length: 3 }, (_, i) => i))('has a reason of the moment for whatever forbids something in random match %i', (number) => {
    const lots = new Stream(keyFromSeed(`why ${number}`));
    const match = Match.start(vCommandosGame, randomConfig(lots), { key: keyFromSeed(`why ${number}`) });
    for (let asked = 0; match.decision !== null && asked < 40; asked++) {
      const { question, about } = match.decision;
      const view = vCommandosGame.view(match.state, null);
      const decision = { kind: question.kind, about } as Decision;
      const answer = notation.parse(match.options()[0] ?? '');
      for (const { clause } of question.constraints) {
        const tried = clause === 'v-commandos.equip.crowbar-barricade' ? BARRICADE : answer;
        expect(tried && whyNot?.(clause, tried, view, decision)).toSatisfy(isSentence);
      }
      for (const candidate of question.candidates(match.state, about))
        for (const clause of forbidding(question, match.state, candidate, about))
          expect(whyNot?.(clause, question.answer(candidate, match.state) as VCommandos['Answer'], view, decision)).toSatisfy(isSentence);
      match.answerIndex(lots.below(match.decision.count));
    }
  });
});

test('things are counted as people count them', () => {
  const [en, de] = [english.say.event, german.say.event];
  const tile = 'lighthouse/e';
  expect(en.eliminated({ tile, enemies: ['mp40', 'mp40', 'pioneer', 'dog', 'dog'] })).toBe('2 MP40, 1 Pioneer and 2 Guard Dogs eliminated on Yard.');
  expect(en['kit-drawn']({ kit: ['grenade', 'grenade', 'first-aid', 'first-aid', 'crowbar'] })).toBe('Drawn: 2 Grenades, 2 First Aid and 1 Crowbar.');
  expect((['mp40', 'pioneer', 'masked-mp40'] as const).map((enemy) => en.guards({ enemy, tile }))).toEqual([
    'An MP40 stands guard on Yard.',
    'A Pioneer stands guard on Yard.',
    'A masked MP40 stands guard on Yard.',
  ]);
  expect(de.eliminated({ tile, enemies: ['mp40', 'pioneer', 'pioneer', 'goliath', 'goliath'] })).toBe(
    'Ausgeschaltet auf Feld „Hof“: 1 MP40, 2 Sturmpioniere und 2 Goliaths.',
  );
});

/** Why something cannot be answered, in both languages. */
function whySaid(match: Scene, clause: string, answer: VCommandos['Answer']): readonly unknown[] {
  const { view, decision } = match.scene(0);
  return decision === null ? [] : [english, german].map(({ whyNot }) => whyNot?.(clause, answer, view, decision));
}

test.each([
  ['on the own tile', { at: { scout: 'a' }, active: 'scout' }, 'v-commandos.def.adjacent-edge', 'You are *already there*.', 'Du bist *schon dort*.'],
  [
    'before anybody has begun',
    { who: ['scout:A', 'medic:A'], at: { scout: 'b', medic: 'b' } },
    'v-commandos.actions.order',
    'First *choose who goes next*.',
    'Wähle zuerst, *wer als Nächstes am Zug ist*.',
  ],
] as const)('who clicks %s hears what the table waits for', (_, sketch, clause, ...said) => {
  const tried = { do: 'move', who: 'scout', plus: false, tile: 'forest-road/a' } as const;
  const match = begin(sketch);
  expect(forbidden(match, 'scout moves to @a')).toContain(clause);
  expect(whySaid(match, clause, tried)).toEqual(said);
});

const TOGETHER: Sketch = { who: ['scout:A', 'medic:A'], at: { scout: 'a', medic: 'a' }, active: 'scout', loose: { a: ['tnt'] }, kit: { scout: ['crowbar'] } };

test.each<readonly [string, Sketch, readonly string[], string, string, string, string]>([
  ['takes what lies there in a comrade’s turn', TOGETHER, [], 'medic collects tnt', 'zero.timing', 'It is *Scout’s turn*.', '*Der Kundschafter* ist am Zug.'],
  [
    'takes back what has just been dropped',
    TOGETHER,
    ['scout drops crowbar'],
    'scout collects crowbar',
    'zero.timing',
    'It was *only just given away*: wait until an action, a turn or a step has passed.',
    'Das wurde *eben erst aus der Hand gegeben*: Zuerst muss eine Aktion, ein Zug oder ein Schritt vergehen.',
  ],
  [
    'saves a saved action',
    { ...TOGETHER, plus: { scout: 1 } },
    [],
    '+1: scout saves an action',
    'zero.kinds',
    'A [+1] token *cannot be saved* again.',
    'Ein [+1] lässt sich *nicht noch einmal aufsparen*.',
  ],
  [
    'gets into the nest they are in',
    { card: 'viaduct', at: { scout: 'c' }, nest: ['scout'], active: 'scout' },
    [],
    'scout enters the nest',
    'nest.commando',
    'You are *already in the nest*.',
    'Du bist *schon im Nest*.',
  ],
  [
    'gets into a nest that is guarded',
    { card: 'viaduct', at: { scout: 'c' }, guards: { c: 'mp40' }, active: 'scout' },
    [],
    'scout enters the nest',
    'nest.commando',
    '*Somebody else* is in the nest.',
    '*Jemand anderes* ist im Nest.',
  ],
  ['lays down what nobody has', TOGETHER, [], 'scout lays down @O1', 'zero.kinds', 'You do *not have* it.', 'Du *hast es nicht*.'],
  [
    'silences the alarm from Underground',
    { active: 'scout', alarm: true },
    [],
    'scout silences the alarm',
    'alarm.silence-once',
    'You need to be *on the tile of the alarm*.',
    'Dazu musst du *auf dem Feld mit dem Alarm* sein.',
  ],
  [
    'works on what is done',
    { at: { scout: 'h' }, active: 'scout', done: [1] },
    [],
    'scout takes the objective',
    'end.terrain-complete',
    'This objective is *already done*.',
    'Dieses Einsatzziel ist *schon erledigt*.',
  ],
  [
    'uses the ability of another card after the own one',
    { who: ['officer:A', 'medic:A'], at: { officer: 'a', medic: 'a' }, active: 'officer' },
    ['officer gives orders to medic'],
    'officer dresses a wound of medic',
    'precedence.cards',
    'That is not on this card: Officer has *Orders*.',
    'Das steht nicht auf dieser Karte: Der Offizier hat *Befehle*.',
  ],
])('whoever %s hears what stands in the way', (_, sketch, before, tried, clause, ...said) => {
  const match = say(begin(sketch), ...before);
  expect(forbidden(match, tried)).toContain(`v-commandos.${clause}`);
  const answer = vCommandosGame.notation.parse(tried.replace('@', `${viewOf(match).terrains[0]?.id}/`)) as VCommandos['Answer'];
  expect(whySaid(match, `v-commandos.${clause}`, answer)).toEqual(said);
});

describe.each([
  [
    'English',
    english,
    ['Pick commando 2 of 2 and a side of the card.', 'Pick your commando and a side of the card.'],
    'Pick a replacement for Medic. It has the weapons on the card, but no equipment.',
    ['Lighthouse E1 draws 1 MP40.', 'E1 draws 1 MP40.'],
  ],
  [
    'German',
    german,
    ['Wähle Kommando 2 von 2 und eine Seite der Karte.', 'Wähle dein Kommando und eine Seite der Karte.'],
    'Wähle einen Ersatz für den Sanitäter. Er hat die Waffen der Karte, aber keine Ausrüstung.',
    ['Leuchtturm E1: 1 MP40 gezogen.', 'E1: 1 MP40 gezogen.'],
  ],
] as const)('what the moment is about (%s)', (_, words, picks, replaces, draws) => {
  const who = ['scout:A', 'medic:A'] as const;

  test('which of several commandos is picked, and for whom', () => {
    const pick = (players: number, replacing: boolean): string =>
      promptText(words, { kind: 'pick', about: { number: 1, replaces: replacing } }, viewOf(begin({ card: 'lighthouse', who, players, out: ['medic'] })));
    expect([pick(1, false), pick(2, false)]).toEqual(picks);
    expect(pick(1, true)).toBe(replaces);
  });

  test('of which terrain an entrance is, where there are two', () => {
    const drawn = (card: 'night-ferry' | 'lighthouse'): string =>
      textOf(words, { kind: 'drawn', entrance: 'lighthouse/E1', enemies: ['mp40'], nulls: 0 }, viewOf(begin({ card, who })));
    expect([drawn('night-ferry'), drawn('lighthouse')]).toEqual(draws);
  });
});

test('German bends the names of commandos and counts them', () => {
  const { event, foretells } = german.say;
  const picked = (who: 'sniper' | 'soe-agent' | 'anneke'): string => event['picked-by']({ leader: 'Mira', who, side: 'A', ability: 'long-shot' });
  expect([picked('sniper'), picked('soe-agent'), picked('anneke')]).toEqual([
    'Mira führt *den Scharfschützen*, Seite A: Weitschuss.',
    'Mira führt *den SOE-Agenten*, Seite A: Weitschuss.',
    'Mira führt *Anneke*, Seite A: Weitschuss.',
  ]);
  expect(event.gander({ host: 'mortar-gunner' })).toBe('Gander geht mit dem Mörserschützen.');
  expect([foretells.hides({ who: ['medic'] }), foretells.hides({ who: ['medic', 'bruno'] })]).toEqual([
    '*Der Sanitäter ist wieder getarnt.*',
    '*Der Sanitäter und Sergeant Bruno sind wieder getarnt.*',
  ]);
});

test.each([
  ['English', english, 'Do the job', 'Crossroads, large, outdoors; Scout (Stealthy); objective 1, done'],
  ['German', german, 'Den Auftrag erledigen', 'Kreuzung, groß, draußen; Kundschafter (Getarnt); Einsatzziel 1, erfüllt'],
] as const)('what is done is named without its words (%s)', (_, words, job, done) => {
  const match = begin({ at: { scout: 'h' }, active: 'scout', done: [1] });
  const { decision } = match.scene(0);
  const away = viewOf(begin({ at: { scout: 'a' }, active: 'scout' }));
  expect(decision && answerText(words, { do: 'take', who: 'scout', plus: false }, away, decision)).toBe(job);
  expect(tileSays(words.say, viewOf(match), 0, 7, [])).toBe(done);
});

test('verbs agree with those they are said of', () => {
  const who = ['scout', 'medic'] as const;
  expect(english.say.foretells.hides({ who })).toBe('*Scout and Medic hide: Stealthy again.*');
  expect(english.say.foretells['tries-to-hide']({ who: ['scout'] })).toBe('*Scout tries to hide.*');
  expect(french.say.foretells['tries-to-hide']({ who })).toMatch(/ tentent de se cacher\.\*$/);
});

test('in French, what is said of Anneke is said of a woman', () => {
  const { condition } = french.say.team;
  expect([condition({ who: 'anneke', state: 'stealthy' }), condition({ who: 'scout', state: 'stealthy' })]).toEqual(['Furtive', 'Furtif']);
  expect(french.say.tag.hidden({ who: 'anneke', pays: 1 })).toMatch(/cachée$/);
});
