import { describe, expect, test } from 'vitest';
import { faults } from './testing/spoken.ts';

const en = `
way_shotgun = Shotgun
way_grenade = Grenade
event_turn = Turn { $turn } ends with { $zombies ->
    [one] a zombie
   *[other] { $zombies } zombies
} for { NAME($member) }.
event_shot = { $with ->
    [shotgun] Bang
   *[grenade] Boom
}
event_waive = <b>{ NAME($member) }</b> waits.
`;
const facts = { NAME: (member: string) => member };
const good = `
way_shotgun = Schrotflinte
    .with = mit der Schrotflinte
way_grenade = Granate
    .with = mit der Granate
event_turn = Zug { $turn } endet mit { $zombies ->
    [one] einem Zombie
   *[other] { $zombies } Zombies
} für { NAME($member) }.
event_shot = { $with ->
    [shotgun] Peng
   *[grenade] Bumm
}
event_waive = <b>{ NAME($member) }</b> wartet.
`;

test('a catalogue that says everything has no faults', () => expect(faults({ en, other: good, facts })).toEqual([]));
test('nor has one that has not begun', () => expect(faults({ en, other: '', facts })).toEqual([]));
test('but what a language leaves out where it says the rest is missing', () => {
  expect(faults({ en, other: '', around: 'rest = Rest', facts })).toContain('words/de: event_waive is missing');
});

test('what a language leaves out on purpose is no fault', () => {
  const without = good.replace('Zug { $turn } endet', 'Der Zug endet');
  expect(faults({ en, other: without, facts })).toHaveLength(1);
  expect(faults({ en, other: without.replace('event_turn =', '# without $turn\nevent_turn ='), facts })).toEqual([]);
  expect(faults({ en, other: without.replace('event_turn =', '# without $zombies\nevent_turn ='), facts })).toHaveLength(1);
});

describe('faults', () => {
  test.each([
    ['event_waive = <b>{ NAME($member) }</b> wartet.\n', '', 'event_waive is missing'],
    ['{ NAME($member) }.', '{ NAME($mebmer) }.', 'there is no $mebmer; $member?'],
    ['Zug { $turn } endet', 'Der Zug endet', '$turn is missing'],
    ['[shotgun] Peng', '[granate] Peng', '$with is never [granate]; grenade?'],
    ['Zug { $turn }', 'Zug { $turn } { WAY($way, form: "by") }', 'way_shotgun has no .by'],
    ['Zug { $turn }', 'Zug { $turn } { -cards($turn) }', 'there is no term -cards'],
    ['<b>{ NAME($member) }</b> wartet', '<b>{ NAME($member) } wartet', '<b> and </b> do not match'],
    ['{ NAME($member) }.', '{ NANE($member) }.', 'there is no fact NANE; NAME?'],
    ['    [one] einem Zombie\n', '    [one] einem Zombie\n    [few] zwei Zombies\n', '[few] never comes in de'],
    ['event_waive =', 'name_x = X\nevent_waive =', 'NAME is a fact and a group of messages'],
    ['event_waive =', 'event_wave = Hallo\nevent_waive =', 'there is no event_wave in English; event_waive?'],
    ['event_waive =', 'event_turn = Hallo\nevent_waive =', 'event_turn is there twice'],
    ['way_grenade = Granate\n    .with = mit der Granate\n', 'way_grenade =\n    .with = mit der Granate\n', 'way_grenade says nothing'],
    ['{ $turn } endet', '{ $turn -> } endet', 'Expected token: "␤"'],
    ['Zug { $turn }', 'Zug { $turn ->\n    [one] eins\n   *[other] { $turn }\n}', '$turn is counted; say in English that it is: # $turn (number)'],
  ])('%j written as %j', (right, wrong, fault) => {
    const found = faults({ en, other: good.replace(right, wrong), facts });
    expect(good).toContain(right);
    expect(found.map((one) => one.replace(/^words\/de(\/index\.ftl:\d+)?: /, ''))).toContain(fault);
  });

  test('a form of numbers that the language has', () => {
    const n = (forms: string): string => `n = { $n ->\n${forms}}\n`;
    const english = n('    [one] card\n   *[other] cards\n');
    expect(faults({ en: english, tag: 'pl', other: n('    [one] karta\n   *[many] kart\n') })).toEqual(['words/de/index.ftl:1: [few] is missing']);
    expect(faults({ en: english, tag: 'pl', other: n('    [one] karta\n    [few] karty\n   *[many] kart\n') })).toEqual([]);
  });
});
