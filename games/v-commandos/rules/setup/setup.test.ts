import { describe, expect } from 'vitest';
import { at, deckSize, keyFromSeed, Match, putOnTop } from '#kernel';
import { clausesAgainst, proves } from '../../../proves.ts';
import { terrainAt, terrainNamed } from '../../content/map.ts';
import { card, position, token } from '../../positions.ts';
import { asked, begin, eventKinds, eventsOf, forbidden, idle, offers, play, type Scene, say, seen, terrain, tile, view } from '../../testing/raid.ts';
import { vCommandosGame } from '../game.ts';
import { COMMANDO_PHASE, mapOf, total } from '../state.ts';
import { reachable } from './split.ts';

const PAIR = ['scout:A', 'medic:A'] as const;

function start(config: object): Scene {
  return Match.start(vCommandosGame, config, { key: keyFromSeed('set-up') });
}

const refused = (config: object): readonly string[] => clausesAgainst(vCommandosGame.configure, config);

describe('the choice of a card', () => {
  proves(
    [
      'v-commandos.setup.choose-length#1',
      'v-commandos.setup.choose-length#2',
      'v-commandos.setup.choose-length#3',
      'v-commandos.setup.choose-length#4',
      'v-commandos.setup.choose-length#5',
    ],
    'is a terrain or an operation that suits the number of commandos',
    () => {
      const boards = (card: string) => start({ card, players: 2, picks: PAIR }).state.boards.map((b) => mapOf(b).id);
      expect([boards('coastal-battery'), boards('wipe')]).toEqual([['coastal-battery'], ['lighthouse']]);
      expect(refused({ card: 'green', players: 1 })).toEqual(['v-commandos.setup.choose-length']);
      expect(refused({ card: 'green', players: 1, commandos: 2 })).toEqual([]);
      expect(refused({ card: 'atlantis' })).toEqual(['v-commandos.setup.choose-length']);
      expect([1, 2, 3, 4].flatMap((commandos) => refused({ card: 'lighthouse', players: 1, commandos }))).toEqual([]);
    },
  );

  proves(
    [
      'v-commandos.setup.commandos-per-player#1',
      'v-commandos.setup.commandos-per-player#2',
      'v-commandos.setup.commandos-per-player#3',
      'v-commandos.setup.commandos-per-player#4',
      'v-commandos.setup.commandos-per-player#5',
      'v-commandos.setup.commandos-per-player#6',
    ],
    'gives each player one commando; alone one may lead up to four',
    () => {
      const seats = (config: object) => Match.start(vCommandosGame, config, { script: [] }).state.commandos.map(({ seat }) => seat);
      expect(seats({ players: 3 })).toEqual([0, 1, 2]);
      expect([seats({ players: 1 }), seats({ players: 1, commandos: 4 })]).toEqual([[0], [0, 0, 0, 0]]);
      expect(refused({ card: 'green', players: 1 })).toEqual(['v-commandos.setup.choose-length']);
      expect(refused({ players: 2, commandos: 4 })).toEqual(['v-commandos.setup.commandos-per-player']);
      expect(seats({ players: 2, commandos: 4, settings: { 'extra-commandos': true } })).toEqual([0, 1, 0, 1]);
      for (const wrong of [
        { players: 3, commandos: 2 },
        { players: 1, commandos: 5 },
        { players: 4, commandos: 5, settings: { 'extra-commandos': true } },
      ])
        expect(refused(wrong)).toEqual(['v-commandos.setup.commandos-per-player']);
    },
  );

  proves(
    ['v-commandos.setup.expansion-by-symbol#1', 'v-commandos.setup.expansion-by-symbol#2', 'v-commandos.setup.expansion-by-symbol#3'],
    'decides the module',
    () => {
      const kit = (card: string) => [
        ...view(start({ card, players: 2, picks: PAIR })).kitBag,
        ...view(start({ card, players: 2, picks: PAIR })).terrains.flatMap(({ tiles }) => tiles.flatMap((one) => one.kit)),
      ];
      expect([kit('viaduct').includes('airdrop'), kit('viaduct').includes('smoke')]).toEqual([true, false]);
      expect([kit('chemical-works').includes('airdrop'), kit('chemical-works').includes('smoke')]).toEqual([false, true]);
      expect([kit('lighthouse').includes('airdrop'), kit('lighthouse').includes('smoke')]).toEqual([false, false]);
      expect(kit('blackbird').includes('airdrop')).toBe(true);
    },
  );

  proves(['v-commandos.setup.veteran-choice#1', 'v-commandos.setup.veteran-choice#2'], 'comes with Veteran mode or without, for the whole game', () => {
    expect(vCommandosGame.configure({}).settings.veteran).toBe(false);
    expect(vCommandosGame.configure({ settings: { veteran: true } }).settings.veteran).toBe(true);
    expect(refused({ settings: { veteran: 'a little' } })).toEqual(['v-commandos.setup.veteran-choice']);
    expect(
      start({ players: 1, picks: ['scout:A'] })
        .options(0)
        .filter((text) => text.includes('veteran')),
    ).toEqual([]);
  });
});

describe('an operation', () => {
  proves(
    ['v-commandos.def.operation#1', 'v-commandos.end.next-column#1', 'v-commandos.end.next-column#2', 'v-commandos.end.next-column#3'],
    'goes on with its next column when one is complete',
    () => {
      const match = begin(
        position({
          card: 'green',
          who: PAIR,
          done: [1, 2],
          turn: 7,
          wounds: { scout: 1 },
          plus: { scout: 1 },
          kit: { scout: ['crowbar'] },
          uniform: ['medic'],
          acted: ['scout', 'medic'],
        }),
      );
      while (match.decision !== null && match.state.column === 0) match.answerIndex(0);
      expect(eventsOf(match, 'column')).toMatchObject([{ terrains: ['water-tower', 'railway-yard'], column: 2 }]);
      while (match.decision?.question.kind === 'assign') match.answerIndex(0);
      expect(match.state.boards.map((b) => mapOf(b).id)).toEqual(['water-tower', 'railway-yard']);
      expect([view(match).turn, seen(match, 'scout'), seen(match, 'medic')]).toMatchObject([
        1,
        { place: 'underground', state: 'stealthy', wounds: 1, plus: 1, kit: ['crowbar'] },
        { place: 'underground', uniform: true },
      ]);
    },
  );

  proves('v-commandos.def.operation#2', 'waits for every terrain of a column', () => {
    const ended = (both: boolean) => {
      const g = position({ card: 'night-ferry', who: PAIR, at: both ? {} : { medic: 'a*' }, done: [1] });
      if (both) for (const objective of at(g.boards, 1).objectives) objective.done = true;
      return play('end', g).state;
    };
    expect([ended(false).boards.map(({ complete }) => complete), ended(false).column, ended(true).column]).toEqual([[true, false], 0, 1]);
  });

  proves(['v-commandos.def.concurrent-terrains#1', 'v-commandos.def.concurrent-terrains#2'], 'splits the commandos between terrains of one column', () => {
    const match = start({ card: 'night-ferry', players: 1, picks: ['scout:A', 'medic:A', 'sniper:A', 'sapper:A'] });
    say(match, 'send scout to lighthouse', 'send medic to water-tower', 'send sniper to lighthouse', 'send sapper to lighthouse');
    expect(match.state.boards).toHaveLength(2);
    expect(view(match).commandos.map(({ bound }) => bound)).toEqual(['lighthouse', 'water-tower', 'lighthouse', 'lighthouse']);
  });

  proves(['v-commandos.setup.split#1', 'v-commandos.setup.split#2'], 'leaves no terrain without anybody, and the first way up is bound', () => {
    const match = start({ card: 'night-ferry', players: 1, picks: ['scout:A', 'medic:A', 'sniper:A'] });
    say(match, 'send scout to lighthouse', 'send medic to lighthouse');
    expect(view(match).commandos.map(({ bound }) => bound)).toEqual(['lighthouse', 'lighthouse', 'water-tower']);
    expect(view(match).terrains.map(({ commandos }) => commandos)).toEqual([2, 1]);
    say(match, 'scout begins');
    expect(forbidden(match, 'scout comes up at @c*')).toContain('v-commandos.setup.split');
    expect(offers(match, 'scout comes up at @a')).toBe(true);
    say(match, 'scout comes up at @a', 'scout goes underground');
    idle(match, () => match.state.turn === 2 && asked(match) === 'window');
    expect(offers(say(match, 'scout begins'), 'scout comes up at @c*')).toBe(true);
  });

  proves('v-commandos.setup.split#4', 'binds nobody to a terrain that is complete', () => {
    const who = ['scout:A', 'medic:A', 'sniper:A'] as const;
    const g = position({ card: 'night-ferry', who, at: { sniper: 'a*' }, done: [1, 2], starting: true });
    expect(forbidden(begin(position({ card: 'night-ferry', who, starting: true, active: 'scout' })), 'scout comes up at @c*')).toEqual([
      'v-commandos.setup.split',
    ]);
    const { state } = play('end', g);
    const match = say(begin({ ...state, outcome: null, phase: COMMANDO_PHASE }), 'scout begins');
    expect([terrain(match).complete, offers(match, 'scout comes up at @c*')]).toEqual([true, true]);
  });

  proves('v-commandos.setup.split#3', 'has on each terrain what there is for those who are sent there', () => {
    const g = position({ card: 'quarrel', column: 1, who: ['scout:A', 'medic:A', 'sniper:A'] });
    expect(g.boards.map(({ n, entrances, objectives }) => [n, entrances.length, objectives.length])).toEqual([
      [2, 2, 3],
      [1, 1, 1],
    ]);
  });

  proves(
    ['v-commandos.def.arrows#1', 'v-commandos.def.arrows#2'],
    'sends each along the arrows of the terrain they last left; a column of one takes all',
    () => {
      const match = begin({ card: 'double-harness', who: ['scout:B', 'medic:A'], at: { scout: 'n', medic: 'e*' }, active: 'scout' });
      say(match, 'scout goes underground', 'medic goes underground');
      match.state.column = 1;
      const led = (who: number) => reachable(match.state, who).map((terrain) => terrainAt(terrain).id);
      expect([led(0), led(1)]).toEqual([['water-tower'], ['manor-house']]);
      match.state.column = 2;
      at(match.state.commandos, 0).from = terrainNamed('water-tower').number;
      at(match.state.commandos, 1).from = terrainNamed('manor-house').number;
      expect([led(0), led(1)]).toEqual([['field-airstrip'], ['field-airstrip']]);
      const last = position({ card: 'green', column: 2, who: PAIR });
      expect([last.boards.length, at(last.boards, 0).n]).toEqual([1, 2]);
    },
  );

  proves('v-commandos.def.arrows#3', 'counts somebody as of the terrain they last went down from', () => {
    const match = begin({ card: 'double-harness', who: ['scout:B', 'medic:A'], at: { scout: 'e*', medic: 'n' }, active: 'scout' });
    const led = () => [0, 1].map((who) => reachable(match.state, who).map((terrain) => terrainAt(terrain).id));
    match.state.column = 1;
    expect(led()).toEqual([['water-tower'], ['manor-house']]);
    match.state.column = 0;
    say(match, 'scout goes underground', 'medic goes underground');
    match.state.column = 1;
    expect(led()).toEqual([['manor-house'], ['water-tower']]);
  });

  proves(['v-commandos.setup.tiles#1', 'v-commandos.setup.tiles#2'], 'lays out the terrains of its first column only', () => {
    const match = start({ card: 'night-ferry', players: 2, picks: PAIR });
    expect(eventsOf(match, 'laid-out')).toEqual([]);
    say(match, 'send scout to lighthouse');
    expect(eventsOf(match, 'laid-out').map((event) => event.terrain)).toEqual(['lighthouse', 'water-tower']);
    expect(view(match).terrains.map(({ tiles }) => tiles.length)).toEqual([14, 11]);
  });

  proves('v-commandos.setup.sequence#1', 'is set up in order, the split before the markers', () => {
    const match = say(start({ card: 'night-ferry', players: 2, picks: PAIR }), 'send scout to lighthouse');
    expect(eventKinds(match).slice(0, 8)).toEqual(['column', 'picked', 'picked', 'assigned', 'assigned', 'laid-out', 'laid-out', 'turn']);
  });

  proves('v-commandos.setup.sequence#2', 'is set up in the same order again for its next column', () => {
    const match = begin({ card: 'lantern', who: PAIR, out: ['medic'], done: [1, 2], acted: ['scout'] });
    while (eventsOf(match, 'turn').length === 0) match.answerIndex(0);
    const kinds = eventKinds(match);
    expect(kinds.slice(kinds.indexOf('column'), kinds.indexOf('turn') + 1)).toEqual([
      ...['column', 'picked', 'assigned', 'assigned', 'laid-out', 'laid-out', 'turn'],
    ]);
  });
});

describe('the decks and bags', () => {
  proves(['v-commandos.setup.event-deck#1', 'v-commandos.setup.event-deck#2', 'v-commandos.setup.event-deck#3'], 'hold 37 events, 55 with a module', () => {
    const cards = (card: 'lighthouse' | 'viaduct' | 'chemical-works') => deckSize(position({ card }).deck);
    expect([cards('lighthouse'), cards('viaduct'), cards('chemical-works')]).toEqual([37, 55, 55]);
    const first = (seed: string) => eventsOf(Match.start(vCommandosGame, { players: 1, picks: ['scout:A'] }, { key: keyFromSeed(seed) }), 'event');
    expect(first('one')).toEqual(first('one'));
    expect(new Set([...'abcdefgh'].map((seed) => JSON.stringify(first(seed)))).size).toBeGreaterThan(1);
  });

  proves(['v-commandos.setup.event-deck-continue#1', 'v-commandos.setup.event-deck-continue#2'], 'are not touched between columns', () => {
    const g = position({ card: 'wipe', done: [1], acted: ['scout'] });
    const drawn = g.deck.bag.splice(0, 12);
    g.discards.push(...drawn);
    const [known = -1] = g.deck.bag.splice(0, 1);
    putOnTop(g.deck, known);
    const match = play('end', g);
    expect([match.state.column, match.state.discards, deckSize(match.state.deck), match.state.deck.top]).toEqual([1, drawn, 25, [known]]);
  });

  proves('v-commandos.setup.enemy-bag-base', 'hold 32 regular enemies, 5 sledgehammers and 7 nulls, less those placed', () => {
    const match = begin({ card: 'forest-road', who: PAIR, garrison: true, at: { scout: 'a' } });
    const { bag, bagSize } = view(match);
    expect([(bag.mp40 ?? 0) + (bag.karabiner ?? 0), bag.pioneer, bag.nothing, bagSize]).toEqual([28, 5, 7, 40]);
  });

  proves('v-commandos.setup.enemy-bag-expansion', 'have 9 gas-mask enemies with a module', () => {
    for (const card of ['viaduct', 'launch-ramp'] as const) {
      const { bag, bagSize } = view(begin({ card, who: PAIR, garrison: true, at: { scout: 'a' } }));
      expect([(bag.mp40 ?? 0) + (bag.karabiner ?? 0), (bag['masked-mp40'] ?? 0) + (bag['masked-karabiner'] ?? 0), bag.pioneer, bag.nothing, bagSize]).toEqual([
        19, 9, 5, 7, 40,
      ]);
    }
  });

  proves(['v-commandos.setup.special-stack#1', 'v-commandos.setup.special-stack#2'], 'leave three Specials on their stack', () => {
    const { stack, bag } = view(begin({ at: { scout: 'a' } }));
    expect([stack, bag.special]).toEqual([3, 0]);
  });

  proves('v-commandos.setup.enemy-bag-continue', 'are not made up anew between columns', () => {
    const g = position({ card: 'wipe', done: [1], acted: ['scout'] });
    g.bag[12] = 5;
    g.nulls = 2;
    g.stack = 1;
    g.bag[11] = 2;
    const match = play('end', g);
    expect(view(match)).toMatchObject({ stack: 1, bag: { special: 2, nothing: 5 } });
  });

  proves('v-commandos.setup.guards-continue#1', 'give the guards of later terrains', () => {
    const g = position({ card: 'green', column: 2, who: PAIR, garrison: true });
    const regular = at(g.bag, 0) + at(g.bag, 1);
    expect([regular, at(g.boards, 0).guards.filter((kind) => kind >= 0).length]).toEqual([32 - 4, 4]);
  });

  proves(
    ['v-commandos.setup.equipment-bag-base', 'v-commandos.setup.equipment-bag-r', 'v-commandos.setup.equipment-bag-s'],
    'hold 66 tokens of equipment, 76 with a module',
    () => {
      const tokens = (card: 'lighthouse' | 'viaduct' | 'chemical-works') => view(begin({ card, at: { scout: 'a' } })).kitBag;
      const count = (card: 'lighthouse' | 'viaduct' | 'chemical-works', kind: string) => tokens(card).filter((id) => id === kind).length;
      expect([tokens('lighthouse').length, tokens('viaduct').length, tokens('chemical-works').length]).toEqual([66, 76, 76]);
      expect([
        count('lighthouse', 'spotted'),
        count('viaduct', 'airdrop'),
        count('viaduct', 'binoculars'),
        count('chemical-works', 'smoke'),
        count('chemical-works', 'panzerfaust'),
      ]).toEqual([16, 7, 3, 6, 4]);
      const rest = ['grenade', 'crowbar', 'first-aid', 'uniform', 'tnt', 'bombardment', 'mp40', 'stg44', 'mg42'];
      expect(rest.map((kind) => count('lighthouse', kind))).toEqual([9, 9, 7, 7, 7, 3, 4, 3, 1]);
    },
  );

  proves('v-commandos.setup.equipment-less-placed', 'give what commandos start with and what lies on the terrain', () => {
    const match = start({ card: 'water-tower', players: 1, picks: ['death-cheater:A'] });
    const { kitBag } = view(match);
    const count = (kind: string) => kitBag.filter((id) => id === kind).length;
    expect([kitBag.length, count('grenade'), count('tnt'), count('crowbar')]).toEqual([63, 8, 6, 8]);
  });

  proves('v-commandos.setup.equipment-bag-continue', 'lack what survivors carry', () => {
    const match = play('end', { card: 'wipe', done: [1], kit: { scout: ['mp40'] } });
    expect([match.state.column, view(match).kitBag.filter((id) => id === 'mp40').length]).toEqual([1, 3]);
  });

  proves(['v-commandos.setup.shared-reserves#2', 'v-commandos.setup.shared-reserves#3'], 'are the same for all terrains in play', () => {
    const match = play('reinforcements', { card: 'night-ferry', who: PAIR, at: { scout: 'a', medic: 'a*' } });
    expect(view(match).bagSize).toBe(
      44 -
        eventsOf(match, 'drawn').reduce((sum, { enemies, nulls }) => sum + enemies.length + nulls, 0) +
        eventsOf(match, 'specials-join').reduce((sum, { specials }) => sum + specials, 0),
    );
    expect(eventsOf(match, 'drawn').map(({ entrance }) => entrance)).toEqual(['lighthouse/E1', 'water-tower/E1']);
    const drawn = play('events', { card: 'night-ferry', who: PAIR, at: { scout: 'a', medic: 'a*' } }, card('all-quiet', 'N'), card('all-quiet', 'E'));
    expect(deckSize(drawn.state.deck)).toBe(35);
  });

  proves('v-commandos.setup.shared-reserves#1', 'are filled from one discard pile', () => {
    const g = position({
      ...{ card: 'night-ferry', who: ['scout:B', 'medic:A'], at: { scout: 'c', medic: 'a*' }, active: 'scout' },
      ...{ kit: { scout: ['crowbar'] }, enemies: { 'a*': ['karabiner'] } },
    });
    g.kitBag.fill(0);
    const match = begin(g, token('crowbar'));
    for (const answer of ['scout forces door lighthouse/c-f', 'scout ends the turn', 'medic overpowers karabiner']) match.answer(match.number, 0, answer);
    expect([tile(match, 'a*').kit, view(match).kitDiscards]).toEqual([['crowbar'], []]);
  });

  proves('v-commandos.setup.later-kit', 'place what a card shows as far as they have it', () => {
    const g = position({ card: 'time-pencil', kit: { scout: ['tnt', 'tnt', 'tnt', 'tnt', 'tnt', 'tnt'] }, done: [1], acted: ['scout'] });
    const match = begin(g);
    while (match.decision !== null && match.state.column === 0) match.answerIndex(0);
    expect(eventsOf(match, 'column')).toHaveLength(1);
    const lying = terrain(match)
      .tiles.flatMap(({ kit }) => kit)
      .filter((id) => id === 'tnt').length;
    expect(lying).toBe(1);
  });
});

describe('markers', () => {
  proves(['v-commandos.setup.markers#1', 'v-commandos.setup.markers#2'], 'lie as the terrain card shows, changed by the operation', () => {
    expect(tile(begin({ card: 'forest-road', at: { scout: 'a' } }), 'b').trapdoor).toBe('blocked');
    expect(tile(begin({ card: 'lantern', column: 2, who: PAIR, at: { scout: 'a' } }), 'b').trapdoor).toBe('open');
    expect(tile(begin({ card: 'thunder-jar', at: { scout: 'a' } }), 'h').barrel).toBe(true);
    const prison = begin({ card: 'old-prison', at: { scout: 'a' } });
    expect(['m', 'd', 'o'].map((letter) => tile(prison, letter).trapdoor)).toEqual(['open', 'open', 'blocked']);
    expect(['k', 'p', 'l'].map((letter) => tile(prison, letter).barrel)).toEqual([true, true, false]);
    const locked = (veteran: boolean) => terrain(begin({ card: 'blackbird', column: 1, who: PAIR, settings: { veteran }, at: { scout: 'a' } })).open;
    expect([locked(false).includes('e-k'), locked(true).includes('e-k')]).toEqual([true, false]);
  });

  proves('v-commandos.setup.guards#1', 'that are triangular get one two-box enemy each', () => {
    const match = begin({ card: 'forest-road', who: PAIR, garrison: true, at: { scout: 'a' } });
    expect(['h', 'l', 'd', 'm'].map((letter) => tile(match, letter).guard)).toEqual(['mp40', 'mp40', 'mp40', 'mp40']);
    expect(terrain(match).tiles.filter(({ guard }) => guard !== null)).toHaveLength(4);
  });

  proves('v-commandos.setup.bunker-is-nest#1', 'are objectives, the alarm and nests', () => {
    const goliath = begin({ card: 'launch-ramp', garrison: true, at: { scout: 'a' } });
    expect([tile(goliath, 'j').guard, tile(goliath, 'c').guard, tile(goliath, 'g').guard, tile(goliath, 'b').guard]).toEqual(['mp40', 'mp40', 'mp40', null]);
    expect(tile(begin({ card: 'forest-road', garrison: true, at: { scout: 'a' } }), 'm').guard).toBe('mp40');
  });

  proves('v-commandos.setup.bunker-is-nest#2', 'with a nest keep it through an explosion', () => {
    for (const [card, from, nest] of [
      ['forest-road', 'l', 'm'],
      ['launch-ramp', 'i', 'j'],
    ] as const) {
      const match = begin({ card, at: { scout: from }, uniform: ['scout'], active: 'scout', charges: { [nest]: 0 }, guards: { [nest]: 'mp40' } });
      say(match, `scout detonates @${nest}`, `scout moves to @${nest}`, 'scout enters the nest');
      expect([tile(match, nest).guard, seen(match, 'scout').nest]).toEqual([null, true]);
    }
  });

  proves('v-commandos.setup.guard-in-nest', 'with a nest have their guard inside from the start', () => {
    const match = begin({ card: 'launch-ramp', garrison: true, at: { scout: 'm' }, acted: ['scout'] });
    expect(eventsOf(match, 'goliaths-activated')).toMatchObject([{ terrain: 'launch-ramp' }]);
  });

  proves(
    ['v-commandos.setup.veteran-entrances#1', 'v-commandos.setup.veteran-entrances#2', 'v-commandos.setup.veteran-entrances#3'],
    'and in Veteran mode entrances get one more',
    () => {
      const enemies = (veteran: boolean) => {
        const match = begin({ card: 'water-tower', who: PAIR, settings: { veteran }, garrison: true, at: { scout: 'a' } });
        return [tile(match, 'b').enemies, tile(match, 'j').enemies, terrain(match).tiles.filter(({ guard }) => guard !== null).length];
      };
      expect([enemies(false), enemies(true)]).toEqual([
        [[], [], 3],
        [['mp40'], ['mp40'], 3],
      ]);
      const match = play('movement', {
        ...{ card: 'water-tower', who: PAIR, settings: { veteran: true }, garrison: true },
        ...{ at: { scout: 'i' }, event: ['all-quiet', 'W'] },
      });
      expect([tile(match, 'a').enemies, tile(match, 'b').enemies]).toEqual([['mp40'], []]);
    },
  );

  proves(['v-commandos.veteran.nothing-else#1', 'v-commandos.veteran.nothing-else#2'], 'are all that Veteran mode changes on a single terrain', () => {
    const g = (veteran: boolean) => position({ card: 'water-tower', who: PAIR, settings: { veteran }, garrison: true });
    const [mild, hard] = [g(false), g(true)];
    expect([total(mild.bag) - total(hard.bag), mild.kitBag, mild.stack, mild.deck]).toEqual([2, hard.kitBag, hard.stack, hard.deck]);
    expect({ ...at(hard.boards, 0), units: [] }).toEqual({ ...at(mild.boards, 0), units: [] });
  });
});
