// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import { type Effect, RULE_NAMES } from '../content/effect.ts';
import { CARDS, COMMANDOS, ENEMIES, ENEMY_DECKS, MISSION, OBJECTIVES, STAGES, WEAPONS } from '../content/index.ts';
import { SPACE_KINDS } from '../content/map.ts';
import { type ContraWords, loadWords } from './words.ts';

const english = await loadWords('en');
const german = await loadWords('de');
const french = await loadWords('fr');

/** Everything a language says about the box: what it is about, and the text. */
function texts({ say, cards }: ContraWords): readonly (readonly [string, string])[] {
  return [
    ...COMMANDOS.map(({ id }) => [`ability of ${id}`, cards.ability(id)] as const),
    ...CARDS.map(({ id }) => [id, cards.card(id)] as const),
    ...[...COMMANDOS.map(({ weapon }) => weapon), ...WEAPONS].map(({ id }) => [id, cards.weapon(id)] as const),
    ...ENEMIES.map(({ id }) => [id, cards.enemy(id)] as const),
    ...ENEMY_DECKS.flatMap(({ id, bosses }) => [
      ...bosses.flatMap((card) => [[card.id, cards.boss(card.id, 'front')] as const, [`${card.id}, defeated`, cards.boss(card.id, 'back')] as const]),
      ...cards.enemyDeckRules(id).map(({ text }, index) => [`${id}, rule ${index}`, text] as const),
    ]),
    ...STAGES.flatMap(({ id, cards: deck }) => [
      ...deck.map((card) => [card.id, cards.stageCard(card.id)] as const),
      ...cards.stageRules(id).map(({ text }, index) => [`${id}, rule ${index}`, text] as const),
    ]),
    ...OBJECTIVES.map(({ id }) => [id, cards.objective(id)] as const),
    ...MISSION.map((effect) => [effect, say['mission-text'][effect]] as const),
    ...RULE_NAMES.map((rule) => [rule, cards.effects([{ do: 'rule', rule }])] as const),
  ];
}

function names({ say, cards }: ContraWords): readonly string[] {
  return [
    ...Object.values(say.advantage),
    ...SPACE_KINDS.map((kind) => say.space[kind]),
    ...COMMANDOS.flatMap(({ id, weapon, ability }) => [say.commando[id], say.thing[weapon.id], say.thing[ability.id]]),
    ...CARDS.map(({ id }) => say.thing[id]),
    ...WEAPONS.map(({ id }) => say.thing[id]),
    ...ENEMIES.flatMap(({ id, name, health }) => [say.enemy[name], say.page.enemy({ enemy: id, health })]),
    ...ENEMY_DECKS.flatMap(({ id, bosses }) => [say.boss[id], ...bosses.map((card) => say.thing[card.id])]),
    ...STAGES.flatMap(({ id, cards: deck }) => [say.stage[id], ...deck.map((card) => say.thing[card.id])]),
    ...OBJECTIVES.map(({ id }) => say.thing[id]),
    ...MISSION.map((effect) => say.mission[effect]),
    ...ENEMY_DECKS.flatMap(({ id }) => cards.enemyDeckRules(id).map(({ name }) => name)),
    ...STAGES.flatMap(({ id }) => cards.stageRules(id).map(({ name }) => name)),
  ];
}

function icons(text: string): readonly string[] {
  return (text.match(/\[[^\]]*\]/g) ?? []).toSorted();
}

describe.each([
  ['English', english],
  ['German', german],
  ['French', french],
])('in %s', (_, words) => {
  test.each(texts(words))('%s says something', (_, text) => {
    for (const line of text.split('\n')) {
      expect(line).toMatch(/^(\[SP\]: |\[\w\] |\[\w\]-)?[A-ZÄÖÜÀÉ0-9].*\.$|^\[SP\]\u00a0: [a-zà].*\.$/);
      expect(line).not.toMatch(/undefined|null|NaN|object Object|\$|`|\.\.| {2}| \.| ,/);
    }
    for (const icon of icons(text)) expect(['[M]', '[A]', '[S]', '[*]', '[SP]']).toContain(icon);
  });

  test('everything has a name', () => {
    for (const name of names(words)) expect(name).toMatch(/^\S.*\S$/);
  });
});

test('all languages speak of the same advantage', () => {
  const shown = (words: ContraWords) => texts(words).map(([what, text]) => [what, icons(text)]);
  expect(shown(german)).toEqual(shown(english));
  expect(shown(french)).toEqual(shown(english));
});

test('damage that somebody suffers has its type beside it', () => {
  for (const [what, text] of texts(english)) for (const [, type] of text.matchAll(/\bsuffers? (\S+)/g)) expect(type, what).toMatch(/^(\[[MAS*]\]|damage:)$/);
});

proves('contra.setup.difficulty-stage', 'each stage has a rating to show', async () => {
  const [en, de] = await Promise.all([english.setup(), german.setup()]);
  expect(STAGES.map(({ difficulty }) => en.difficulty({ n: difficulty }))).toEqual([1, 2, 3, 4].map((n) => `difficulty ${n} of 4`));
  expect(STAGES.map(({ difficulty }) => de.difficulty({ n: difficulty }))).toEqual([1, 2, 3, 4].map((n) => `Schwierigkeit ${n} von 4`));
});

proves(
  ['contra.setup.difficulty-enemy#1', 'contra.setup.difficulty-enemy#2'],
  'each enemy deck has a rating to show, and no rule looks at a rating',
  async () => {
    const en = await english.setup();
    expect(ENEMY_DECKS.map(({ difficulty }) => en.difficulty({ n: difficulty }))).toEqual([3, 4, 1, 2].map((n) => `difficulty ${n} of 4`));
    const rules = readdirSync(new URL('../rules/', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    expect(rules.length).toBeGreaterThan(10);
    for (const file of rules) expect(readFileSync(new URL(`../rules/${file}`, import.meta.url), 'utf8'), file).not.toContain('difficulty');
  },
);

test('all languages name different things differently', () => {
  for (const words of [english, german, french]) {
    const cards = CARDS.map(({ id }) => words.say.thing[id]);
    expect(new Set(cards).size).toBe(cards.length);
    const stageCards = STAGES.flatMap(({ cards }) => cards).map(({ id }) => words.say.thing[id]);
    expect(new Set(stageCards).size).toBe(stageCards.length);
    expect(new Set(ENEMIES.map(({ id }) => words.say.page.enemy({ enemy: id, health: 1 }))).size).toBe(30);
  }
});

test.each([
  ['suppressing-burst', 'Attack with your weapon with 1 more die.', 'Greife mit deiner Waffe an, mit 1 Würfel mehr.'],
  ['advance', 'Run up to 3 spaces or jump 1.', 'Laufe bis zu 3 Felder oder springe 1.'],
  [
    'full-auto',
    'Spend [A]: Attack with 4 dice at range 3 instead of your weapon.',
    'Gib [A] aus: Greife statt mit deiner Waffe mit 4 Würfeln an (Reichweite 3).',
  ],
  [
    'engage',
    'Attack with your weapon. Roll 1 more die if the target is within 1 space.',
    'Greife mit deiner Waffe an. Der Angriff hat 1 Würfel mehr, wenn das Ziel höchstens 1 Feld entfernt ist.',
  ],
  [
    'shockwave-pulse',
    'Attack each enemy within 2 spaces with 3 dice instead of your weapon.',
    'Greife statt mit deiner Waffe mit 3 Würfeln jeden Gegner im Umkreis von 2 Feldern an.',
  ],
  [
    'nanoshield',
    'Play this when you or a commando within 3 spaces would suffer damage: prevent up to 2 of it.',
    'Spiele diese Karte, wenn du Schaden erleiden würdest oder ein Kommando im Umkreis von 3 Feldern: Verhindere bis zu 2 davon.',
  ],
  [
    'dash-and-grab',
    'Run up to 3 spaces or jump 1. If you are in a pillbox or objective space, draw 1 card.',
    'Laufe bis zu 3 Felder oder springe 1. Wenn du auf einem Bunkerfeld oder auf einem Zielfeld stehst, ziehe 1 Karte.',
  ],
  [
    'reroute',
    'Choose one: run up to 3 spaces or jump 1; or another commando may run up to 2 spaces or jump 1.',
    'Wähle: Laufe bis zu 3 Felder oder springe 1; oder ein anderes Kommando darf bis zu 2 Felder laufen oder 1 springen.',
  ],
] as const)('the card %s', (id, en, de) => {
  expect(english.cards.card(id)).toBe(en);
  expect(german.cards.card(id)).toBe(de);
});

test('a stage card has a line for each paragraph', () => {
  expect(english.cards.stageCard('acuba').split('\n')).toEqual([
    'Each commando must discard 1 [A] token.',
    'If at least 1 commando did not, move the slip marker 2 spaces on. Only the space where it stops counts.',
  ]);
  expect(german.cards.stageCard('seeking-hosts').split('\n')).toEqual([
    'Jedes Kommando, das höchstens 2 Felder von einem Wadder-Feld entfernt ist, nimmt 1 Gel aus dem Vorrat auf seine Charakterkarte.',
    'Jedes Kommando darf die oberste Schauplatzkarte ablegen, um alle Gele von seiner Charakterkarte in den Vorrat zurückzulegen.',
  ]);
  expect(english.cards.stageCard('dogra-mk-ii').split('\n')).toEqual([
    'This card stays in play.',
    'In their turn a commando may spend [A] [A] to discard this card.',
    'Activate: The commando nearest the boss suffers [M] [A] damage.',
  ]);
});

test('enemies and bosses say what they do, and when', () => {
  expect(english.cards.enemy('black rangel')).toBe('[SP]: You must discard 1 token or suffer [S] damage.\nWhen it is defeated: Draw an enemy.');
  expect(german.cards.enemy('black garth')).toBe(
    'Dieser Gegner kann nicht bewegt werden.\nJeder Angriff auf diesen Gegner ignoriert 1 Erfolg.\n[SP]: Füge dem Gegnerangriff [S] hinzu.',
  );
  expect(english.cards.boss('disc-launcher', 'front')).toBe('[SP]: Suffer [M] damage, or [M] [A] damage within 3 spaces of the boss.');
  expect(english.cards.boss('brood-sac', 'back')).toBe('When this card is flipped: Each commando hatches a bugger.');
  expect(german.cards.boss('acid-maw', 'back')).toBe('Keine Fähigkeit.');
});

test('an objective says what it needs and what scouting gives', () => {
  expect(english.cards.objective('rooftop-duel')).toBe(
    'You need [M] [M] [A] [A]; nothing is spent.\nIf you do not have that, scout: Draw an enemy. Then draw 2 cards.',
  );
});

describe('what no card of this box says can be said as well', () => {
  test.each<[readonly Effect[], string, string]>([
    [
      [
        {
          do: 'each',
          then: [
            { do: 'gain', symbols: ['M'] },
            { do: 'jump', times: 1 },
          ],
        },
      ],
      'Each commando gains [M] and may jump 1 space.',
      'Jedes Kommando erhält [M] und darf 1 Feld weit springen.',
    ],
    [
      [{ do: 'each', then: [{ do: 'if', when: { is: 'near-boss', within: 2, not: true }, then: [{ do: 'draw', who: 'you', n: 1 }] }] }],
      'Each commando: if that commando is not within 2 spaces of the boss, that commando draws 1 card.',
      'Jedes Kommando: wenn dieses Kommando weiter als 2 Felder vom Boss entfernt ist, zieht dieses Kommando 1 Karte.',
    ],
    [
      [{ do: 'may', cost: ['*', 'S'], then: [{ do: 'discard-this' }] }],
      'You may spend [*] [S] to discard this card.',
      'Du darfst [*] [S] ausgeben, um diese Karte abzulegen.',
    ],
    [
      [{ do: 'either', of: [[{ do: 'lose-medal' }], [{ do: 'approach' }]] }],
      'Choose one: lose a medal; or this enemy moves adjacent to you.',
      'Wähle: Verliere einen Orden; oder dieser Gegner zieht direkt neben dich.',
    ],
    [
      [{ do: 'each', then: [{ do: 'lose-objective' }] }],
      'Each commando must discard an objective token of their choice from their mission card.',
      'Jedes Kommando muss einen Zielmarker seiner Wahl von seiner Missionskarte ablegen.',
    ],
    [
      [{ do: 'if', when: { is: 'has', symbols: ['S', 'S'] }, then: [{ do: 'draw', who: 'another', n: 2 }] }],
      'If you have at least [S] [S], another commando draws 2 cards.',
      'Wenn du mindestens [S] [S] hast: ein anderes Kommando zieht 2 Karten.',
    ],
  ])('%j', (effects, en, de) => {
    expect(english.cards.effects(effects)).toBe(en);
    expect(german.cards.effects(effects)).toBe(de);
  });
});
