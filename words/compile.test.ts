import { describe, expect, test, vi } from 'vitest';
import { speaker } from './testing/spoken.ts';

const en = `
-zombies = { $it ->
    [one] { $it } zombie
   *[other] { $it } zombies
}
way_rifle = Rifle
way_mg = MG60
event_turn-ends = Turn { $turn } ends with { -zombies($zombies) }.
event_shot = A { INSIDE(WAY($way)) } fires: { $hit ->
    [true] <b>hit</b>
   *[false] miss
}.
plain = Nothing to add.
`;

describe('English', () => {
  test('says texts and sentences, in groups', async () => {
    const say = await speaker({ en });
    expect(say('plain')).toBe('Nothing to add.');
    expect(say('event_turn-ends', { turn: 4, zombies: 1 })).toBe('Turn 4 ends with 1 zombie.');
    expect(say('event_turn-ends', { turn: 4, zombies: 21 })).toBe('Turn 4 ends with 21 zombies.');
    expect(say('way_mg')).toBe('MG60');
  });

  test('says tap to who points with a finger, and click to the others', async () => {
    const en = `
-click = { TOUCH() ->
    [true] Tap
   *[false] Click
}
aim = { -click } a segment.
again = { TOUCH() ->
    [true] Tap
   *[false] Click
} again.
`;
    const mouse = await speaker({ en });
    expect([mouse('aim'), mouse('again')]).toEqual(['Click a segment.', 'Click again.']);
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === '(pointer: coarse)' }));
    const finger = await speaker({ en });
    vi.unstubAllGlobals();
    expect([finger('aim'), finger('again')]).toEqual(['Tap a segment.', 'Tap again.']);
  });

  test('takes names from groups, and chooses by what is true', async () => {
    const say = await speaker({ en });
    expect(say('event_shot', { way: 'rifle', hit: true })).toBe('A rifle fires: *hit*.');
    expect(say('event_shot', { way: 'mg', hit: false })).toBe('A MG60 fires: miss.');
  });

  test('lists things plainly, by a term, by a group or by a fact, with and, or, or a mark', async () => {
    const say = await speaker({
      en: `
-place = ring { $it }
way_rifle = Rifle
way_flame = Flame
and = { LIST($of) }
places = { LIST($of, of: "place", type: "or") }
ways = { LIST($of, of: "WAY", by: " / ") }
facts = { LIST($of, of: "TWICE") }
how-many = { COUNT($of) }
`,
      facts: { TWICE: (n: number) => n * 2 },
    });
    expect(say('and', { of: [] })).toBe('');
    expect(say('and', { of: ['a'] })).toBe('a');
    expect(say('and', { of: ['a', 'b', 'c'] })).toBe('a, b and c');
    expect(say('places', { of: [1, 2, 3] })).toBe('ring 1, ring 2 or ring 3');
    expect(say('ways', { of: ['rifle', 'flame'] })).toBe('Rifle / Flame');
    expect(say('facts', { of: [1, 2] })).toBe('2 and 4');
    expect(say('how-many', { of: [1, 2] })).toBe('2');
  });

  test('has ordinals, chances in per cent, capitals and single numbers before their forms', async () => {
    const say = await speaker({
      en: `
-nth = { ORDINAL($it) ->
    [one] { $it }st
    [two] { $it }nd
    [few] { $it }rd
   *[other] { $it }th
}
nth = the { -nth($n) }
chance = { PERCENT($of) }%
capital = { CAPITAL($text) }
none = { $n ->
    [one] one
    [0] none
   *[other] { $n }
}
`,
    });
    expect([1, 2, 3, 4, 11, 21, 22].map((n) => say('nth', { n }))).toEqual(['the 1st', 'the 2nd', 'the 3rd', 'the 4th', 'the 11th', 'the 21st', 'the 22nd']);
    expect([0, 0.001, 0.5, 0.9999, 1].map((of) => say('chance', { of }))).toEqual(['0%', '1%', '50%', '99%', '100%']);
    expect(say('capital', { text: 'ring 1' })).toBe('Ring 1');
    expect([0, 1, 2].map((n) => say('none', { n }))).toEqual(['none', 'one', '2']);
  });

  test('keeps quotes, braces, accents and white space that is meant', async () => {
    const say = await speaker({ en: 'odd = `$'.concat('{ $n }` { "{" }x{ "}" } \\n “quoted”{ " " }\nempty = { "" }\n') });
    expect(say('odd', { n: 1 })).toBe('`$1` {x} \\n “quoted” ');
    expect(say('empty')).toBe('');
  });

  test('works out once what it asks a fact several times', async () => {
    const say = await speaker({
      en: 'ring = { RING($at) ->\n    [inner] near\n    [middle] there\n   *[outer] far\n}\n',
      facts: { RING: (at: number) => (at < 2 ? 'inner' : at < 3 ? 'middle' : 'outer') },
    });
    expect([1, 2, 3].map((at) => say('ring', { at }))).toEqual(['near', 'there', 'far']);
  });
});

describe('another language', () => {
  test('has its own terms and forms of names', async () => {
    const say = await speaker({
      en,
      other: `
-zombies = { $case ->
    [dative] { $it ->
        [one] einem Zombie
       *[other] { $it } Zombies
    }
   *[nominative] { $it ->
        [one] ein Zombie
       *[other] { $it } Zombies
    }
}
way_rifle = Gewehr
    .with = mit dem Gewehr
way_mg = MG60
    .with = mit dem MG60
event_turn-ends = Zug { $turn } endet mit { -zombies($zombies, case: "dative") }, { -zombies($zombies) } bleibt.
event_shot = Ein Schuss { WAY($way, form: "with") }: { $hit ->
    [true] <b>Treffer</b>
   *[false] daneben
}.
plain = Nichts.
`,
    });
    expect(say('event_turn-ends', { turn: 2, zombies: 1 })).toBe('Zug 2 endet mit einem Zombie, ein Zombie bleibt.');
    expect(say('event_shot', { way: 'rifle', hit: true })).toBe('Ein Schuss mit dem Gewehr: *Treffer*.');
    expect(say('way_rifle')).toBe('Gewehr');
  });

  test('says in English what it lacks, names within its own sentences too', async () => {
    const say = await speaker({ en, other: 'way_rifle = Gewehr\nevent_shot = Schuss: { WAY($way) }, { $hit ->\n    [true] ja\n   *[false] nein\n}\n' });
    expect(say('event_shot', { way: 'rifle', hit: true })).toBe('Schuss: Gewehr, ja');
    expect(say('event_shot', { way: 'mg', hit: false })).toBe('Schuss: MG60, nein');
    expect(say('event_turn-ends', { turn: 1, zombies: 1 })).toBe('Turn 1 ends with 1 zombie.');
  });

  test('of which 0 and 1 are singular', async () => {
    const say = await speaker({
      en: 'n = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}\n',
      tag: 'fr',
      other: 'n = { $n ->\n    [one] { $n } carte\n    [many] { $n } de cartes\n   *[other] { $n } cartes\n}\n',
    });
    expect([0, 1, 2, 5, 21, 100].map((n) => say('n', { n }))).toEqual(['0 carte', '1 carte', '2 cartes', '5 cartes', '21 cartes', '100 cartes']);
    expect([-1, -2].map((n) => say('n', { n }))).toEqual(['-1 carte', '-2 cartes']);
  });

  test('with four forms and cases, as Polish has', async () => {
    const say = await speaker({
      en: '-zombies = { $it ->\n    [one] { $it } zombie\n   *[other] { $it } zombies\n}\nends = Ends with { -zombies($n) }.\nwhere = At { COLOUR($at) } { COLUMN($at) }.\n',
      tag: 'pl',
      other: `
-zombies = { $case ->
    [instrumental] { $it ->
        [one] { $it } zombiakiem
        [few] { $it } zombiakami
        [many] { $it } zombiakami
       *[other] { $it } zombiaka
    }
   *[nominative] { $it ->
        [one] { $it } zombiak
        [few] { $it } zombiaki
        [many] { $it } zombiaków
       *[other] { $it } zombiaka
    }
}
-colour = { COLOUR($it) ->
    [blue] { $case ->
        [locative] niebieskim
       *[nominative] niebieskie
    }
   *[brown] { $case ->
        [locative] brązowym
       *[nominative] brązowe
    }
}
ends = Kończy się z { -zombies($n, case: "instrumental") } ({ -zombies($n) }).
where = Na { -colour($at, case: "locative") } { COLUMN($at) }.
`,
      facts: { COLOUR: (at: string) => at.split(' ')[0], COLUMN: (at: string) => at.split(' ')[1] },
    });
    expect([1, 2, 5, 22].map((n) => say('ends', { n }))).toEqual([
      'Kończy się z 1 zombiakiem (1 zombiak).',
      'Kończy się z 2 zombiakami (2 zombiaki).',
      'Kończy się z 5 zombiakami (5 zombiaków).',
      'Kończy się z 22 zombiakami (22 zombiaki).',
    ]);
    expect(say('where', { at: 'blue 6' })).toBe('Na niebieskim 6.');
  });

  test('names what the catalogue around it has', async () => {
    const say = await speaker({ en: 'end = { -cards($n) }, { WAY($way) }', around: '-cards = { $it } cards\nway_rifle = Rifle\n' });
    expect(say('end', { n: 3, way: 'rifle' })).toBe('3 cards, Rifle');
  });
});

test('no line breaks before signs that belong to a word', async () => {
  const say = await speaker({ en: 'why = Why not? { $n }%', language: 'fr', tag: 'fr', other: 'why = Pourquoi pas ? « { $n } % » : voilà !' });
  expect(say('why', { n: 5 })).toBe('Pourquoi pas\u00a0? «\u00a05\u00a0%\u00a0»\u00a0: voilà\u00a0!');
});

test('a phrase that is made of itself is refused', async () => {
  await expect(speaker({ en: '-a = { -b }\n-b = { -a }\nsays = { -a }\n' })).rejects.toThrow('-a is made of itself');
});
