import { describe, expect } from 'vitest';
import { at, deckSize, keyFromSeed, Match } from '#kernel';
import { clausesAgainst, proves } from '../../../proves.ts';
import { terrainAt, terrainNamed } from '../../content/map.ts';
import { roomOn } from '../../facts/occupancy.ts';
import { card, position } from '../../positions.ts';
import { rosterOf } from '../../settings.ts';
import { begin, eventKinds, eventsOf, forbidden, offers, play, type Scene, say, seen, terrain, tile, view } from '../../testing/raid.ts';
import { vCommandosGame } from '../game.ts';
import { mapOf, total } from '../state.ts';
import { reachable } from './split.ts';

const PAIR = ['scout:A', 'medic:A'] as const;

function start(config: object): Scene {
  return Match.start(vCommandosGame, config, { key: keyFromSeed('set-up') });
}

const refused = (config: object): readonly string[] => clausesAgainst(vCommandosGame.configure, config);

describe('the choice of a card', () => {
  proves('v-commandos.setup.choose-length', 'is a terrain or an operation that suits the number of commandos', () => {
    expect(start({ card: 'lighthouse', players: 2, picks: PAIR }).state.boards).toHaveLength(1);
    expect(start({ card: 'wipe', players: 2, picks: PAIR }).state.column).toBe(0);
    expect(refused({ card: 'green', players: 1 })).toEqual(['v-commandos.setup.choose-length']);
    expect(refused({ card: 'green', players: 1, commandos: 2 })).toEqual([]);
    expect(refused({ card: 'atlantis' })).toEqual(['v-commandos.setup.choose-length']);
  });

  proves('v-commandos.setup.commandos-per-player', 'gives each player one commando; alone one may lead up to four', () => {
    const seats = (config: object) => Match.start(vCommandosGame, config, { script: [] }).state.commandos.map(({ seat }) => seat);
    expect(seats({ players: 3 })).toEqual([0, 1, 2]);
    expect(seats({ players: 1, commandos: 4 })).toEqual([0, 0, 0, 0]);
    expect(refused({ players: 2, commandos: 4 })).toEqual(['v-commandos.setup.commandos-per-player']);
    expect(seats({ players: 2, commandos: 4, settings: { 'extra-commandos': true } })).toEqual([0, 1, 0, 1]);
    expect(refused({ players: 3, commandos: 2 })).toEqual(['v-commandos.setup.commandos-per-player']);
  });

  proves('v-commandos.setup.expansion-by-symbol', 'decides the module', () => {
    const kit = (card: string) => [
      ...view(start({ card, players: 2, picks: PAIR })).kitBag,
      ...view(start({ card, players: 2, picks: PAIR })).terrains.flatMap(({ tiles }) => tiles.flatMap((one) => one.kit)),
    ];
    expect([kit('viaduct').includes('airdrop'), kit('viaduct').includes('smoke')]).toEqual([true, false]);
    expect([kit('chemical-works').includes('airdrop'), kit('chemical-works').includes('smoke')]).toEqual([false, true]);
    expect([kit('lighthouse').includes('airdrop'), kit('lighthouse').includes('smoke')]).toEqual([false, false]);
    expect(kit('blackbird').includes('airdrop')).toBe(true);
  });

  proves('v-commandos.setup.veteran-choice', 'comes with Veteran mode or without, for the whole game', () => {
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
  proves(['v-commandos.def.operation', 'v-commandos.end.next-column'], 'goes on with its next column when one is complete', () => {
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
  });

  proves('v-commandos.def.concurrent-terrains', 'splits the commandos between terrains of one column', () => {
    const match = start({ card: 'night-ferry', players: 1, picks: ['scout:A', 'medic:A', 'sniper:A', 'sapper:A'] });
    say(match, 'send scout to lighthouse', 'send medic to water-tower', 'send sniper to lighthouse', 'send sapper to lighthouse');
    expect(match.state.boards).toHaveLength(2);
    expect(view(match).commandos.map(({ bound }) => bound)).toEqual(['lighthouse', 'water-tower', 'lighthouse', 'lighthouse']);
  });

  proves('v-commandos.setup.split', 'leaves no terrain without anybody, and the first way up is bound', () => {
    const match = start({ card: 'night-ferry', players: 1, picks: ['scout:A', 'medic:A', 'sniper:A'] });
    say(match, 'send scout to lighthouse', 'send medic to lighthouse');
    expect(view(match).commandos.map(({ bound }) => bound)).toEqual(['lighthouse', 'lighthouse', 'water-tower']);
    expect(view(match).terrains.map(({ commandos }) => commandos)).toEqual([2, 1]);
    say(match, 'scout begins');
    expect(forbidden(match, 'scout comes up at @c*')).toContain('v-commandos.setup.split');
    expect(offers(match, 'scout comes up at @a')).toBe(true);
  });

  proves('v-commandos.def.arrows', 'sends each along the arrows of the terrain they last left; a column of one takes all', () => {
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
  });

  proves('v-commandos.setup.tiles', 'lays out the terrains of its first column only', () => {
    const match = start({ card: 'night-ferry', players: 2, picks: PAIR });
    expect(eventsOf(match, 'laid-out')).toEqual([]);
    say(match, 'send scout to lighthouse');
    expect(eventsOf(match, 'laid-out').map((event) => event.terrain)).toEqual(['lighthouse', 'water-tower']);
    expect(view(match).terrains.map(({ tiles }) => tiles.length)).toEqual([14, 11]);
  });

  proves('v-commandos.setup.sequence', 'is set up in order, the split before the markers', () => {
    const match = say(start({ card: 'night-ferry', players: 2, picks: PAIR }), 'send scout to lighthouse');
    expect(eventKinds(match).slice(0, 8)).toEqual(['column', 'picked', 'picked', 'assigned', 'assigned', 'laid-out', 'laid-out', 'turn']);
  });
});

describe('the decks and bags', () => {
  proves('v-commandos.setup.event-deck', 'hold 37 events, 55 with a module', () => {
    const cards = (card: 'lighthouse' | 'viaduct' | 'chemical-works') => deckSize(position({ card }).deck);
    expect([cards('lighthouse'), cards('viaduct'), cards('chemical-works')]).toEqual([37, 55, 55]);
    const first = (seed: string) => eventsOf(Match.start(vCommandosGame, { players: 1, picks: ['scout:A'] }, { key: keyFromSeed(seed) }), 'event');
    expect(first('one')).toEqual(first('one'));
  });

  proves('v-commandos.setup.event-deck-continue', 'are not touched between columns', () => {
    const g = position({ card: 'wipe', done: [1], acted: ['scout'] });
    const drawn = g.deck.bag.splice(0, 12);
    g.discards.push(...drawn);
    const match = play('end', g);
    expect([match.state.column, match.state.discards, deckSize(match.state.deck)]).toEqual([1, drawn, 25]);
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

  proves('v-commandos.setup.special-stack', 'leave three Specials on their stack', () => {
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

  proves('v-commandos.setup.guards-continue', 'give the guards of later terrains', () => {
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
      expect([count('lighthouse', 'grenade'), count('lighthouse', 'mp40'), count('lighthouse', 'stg44'), count('lighthouse', 'mg42')]).toEqual([9, 4, 3, 1]);
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

  proves('v-commandos.setup.shared-reserves', 'are the same for all terrains in play', () => {
    const match = play('reinforcements', { card: 'night-ferry', who: PAIR, at: { scout: 'a', medic: 'a*' } });
    expect(view(match).bagSize).toBe(
      44 -
        eventsOf(match, 'drawn').reduce((sum, { enemies, nulls }) => sum + enemies.length + nulls, 0) +
        eventsOf(match, 'specials-join').reduce((sum, { specials }) => sum + specials, 0),
    );
    expect(eventsOf(match, 'drawn').map(({ entrance }) => entrance)).toEqual(['lighthouse/E1', 'water-tower/E1']);
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
  proves('v-commandos.setup.markers', 'lie as the terrain card shows, changed by the operation', () => {
    expect(tile(begin({ card: 'forest-road', at: { scout: 'a' } }), 'b').trapdoor).toBe('blocked');
    expect(tile(begin({ card: 'lantern', column: 2, who: PAIR, at: { scout: 'a' } }), 'b').trapdoor).toBe('open');
    expect(tile(begin({ card: 'thunder-jar', at: { scout: 'a' } }), 'h').barrel).toBe(true);
  });

  proves('v-commandos.setup.guards', 'that are triangular get one two-box enemy each', () => {
    const match = begin({ card: 'forest-road', who: PAIR, garrison: true, at: { scout: 'a' } });
    expect(['h', 'l', 'd', 'm'].map((letter) => tile(match, letter).guard)).toEqual(['mp40', 'mp40', 'mp40', 'mp40']);
    expect(terrain(match).tiles.filter(({ guard }) => guard !== null)).toHaveLength(4);
  });

  proves('v-commandos.setup.bunker-is-nest', 'are objectives, the alarm and nests', () => {
    const goliath = begin({ card: 'launch-ramp', garrison: true, at: { scout: 'a' } });
    expect([tile(goliath, 'j').guard, tile(goliath, 'c').guard, tile(goliath, 'g').guard, tile(goliath, 'b').guard]).toEqual(['mp40', 'mp40', 'mp40', null]);
  });

  proves('v-commandos.setup.guard-in-nest', 'with a nest have their guard inside from the start', () => {
    const match = begin({ card: 'launch-ramp', garrison: true, at: { scout: 'm' }, acted: ['scout'] });
    expect(eventsOf(match, 'goliaths-activated')).toMatchObject([{ terrain: 'launch-ramp' }]);
  });

  proves('v-commandos.setup.veteran-entrances', 'and in Veteran mode entrances get one more', () => {
    const enemies = (veteran: boolean) => {
      const match = begin({ card: 'water-tower', who: PAIR, settings: { veteran }, garrison: true, at: { scout: 'a' } });
      return [tile(match, 'b').enemies, tile(match, 'j').enemies, terrain(match).tiles.filter(({ guard }) => guard !== null).length];
    };
    expect([enemies(false), enemies(true)]).toEqual([
      [[], [], 3],
      [['mp40'], ['mp40'], 3],
    ]);
  });

  proves('v-commandos.veteran.nothing-else', 'are all that Veteran mode changes on a single terrain', () => {
    const g = (veteran: boolean) => position({ card: 'water-tower', who: PAIR, settings: { veteran }, garrison: true });
    const [mild, hard] = [g(false), g(true)];
    expect([total(mild.bag) - total(hard.bag), mild.kitBag, mild.stack]).toEqual([2, hard.kitBag, hard.stack]);
    expect({ ...at(hard.boards, 0), units: [] }).toEqual({ ...at(mild.boards, 0), units: [] });
  });
});

describe('commandos', () => {
  proves('v-commandos.setup.choose-commando', 'are chosen with a side, each card once', () => {
    const match = start({ players: 2 });
    say(match, 'pick scout side B');
    expect(offers(match, 'pick scout side A')).toBe(false);
    for (const taken of ['pick scout side A', 'pick butcher side A']) expect(forbidden(match, taken, 1)).toEqual(['v-commandos.setup.choose-commando']);
    say(match, 'pick medic side A');
    expect(view(match).commandos.map(({ id, side }) => [id, side])).toEqual([
      ['scout', 'B'],
      ['medic', 'A'],
    ]);
    expect(refused({ players: 2, picks: ['scout:A', 'scout:B'] })).toEqual(['v-commandos.setup.choose-commando']);
    expect(refused({ players: 1, picks: ['butcher:A'] })).toEqual(['v-commandos.setup.choose-commando']);
    expect(refused({ players: 2, picks: ['scout:A'] })).toEqual(['v-commandos.setup.commandos-per-player']);
  });

  proves('v-commandos.setup.counters', 'begin Stealthy, unhurt, with what their card shows', () => {
    const match = start({ players: 1, picks: ['officer:A'] });
    expect(seen(match, 'officer')).toMatchObject({ state: 'stealthy', uniform: false, wounds: 0, plus: 0, actions: 3, kit: ['grenade', 'uniform'] });
  });

  proves(
    ['v-commandos.setup.roster-base', 'v-commandos.setup.roster-r', 'v-commandos.setup.roster-s'],
    'are those of the module, with extras or without',
    () => {
      const bare = { bruno: false, 'death-cheater': false, 'jamie-finnlock': false, 'vf-intel-officer': false, anneke: false };
      const roster = (module: 'base' | 'R' | 'S', settings: object) => rosterOf(module, vCommandosGame.configure({ settings }).settings).length;
      expect([roster('base', bare), roster('base', {}), roster('R', bare), roster('S', bare)]).toEqual([5, 7, 8, 8]);
      const names = (id: string) => start({ card: id, players: 2 }).options(0);
      expect([names('viaduct').includes('pick saboteur side A'), names('chemical-works').includes('pick saboteur side A')]).toEqual([true, false]);
      const blocked = (card: string, first: string, second: string) =>
        offers(say(start({ card, players: 2 }), `pick ${first} side A`), `pick ${second} side A`);
      expect([
        blocked('viaduct', 'saboteur', 'jamie-finnlock'),
        blocked('chemical-works', 'butcher', 'anneke'),
        blocked('chemical-works', 'intel-officer', 'vf-intel-officer'),
      ]).toEqual([false, false, false]);
    },
  );

  proves('v-commandos.setup.gander', 'may have Gander with them, who takes no room and is no commando', () => {
    const match = start({ card: 'water-tower', players: 2, picks: PAIR, settings: { gander: 'A' } });
    say(match, 'gander joins scout');
    expect([seen(match, 'scout').gander, view(match).commandos.length, terrain(match).commandos]).toMatchObject([{ side: 'A', hurt: false }, 2, 2]);
    const g = position({ card: 'forest-road', at: { scout: 'a' }, enemies: { a: ['mp40', 'mp40'] } });
    at(g.commandos, 0).gander = 0;
    expect(roomOn(g, 0, 0)).toBe(1);
  });

  proves('v-commandos.setup.replacement', 'who fell are replaced without equipment, never by themselves', () => {
    const match = begin({ card: 'wipe', who: PAIR, out: ['medic'], done: [1, 2], acted: ['scout'] });
    while (match.decision !== null && match.decision.question.kind !== 'pick') match.answerIndex(0);
    expect([offers(match, 'pick medic side A'), offers(match, 'pick scout side A'), offers(match, 'pick sniper side A')]).toEqual([false, false, true]);
    say(match, 'pick sniper side A');
    expect(seen(match, 'sniper').kit).toEqual([]);
  });

  proves('v-commandos.setup.no-replacement-left', 'who cannot be replaced lose the operation', () => {
    const g = position({ card: 'wipe', who: PAIR, out: ['medic'], done: [1, 2], acted: ['scout'], settings: { bruno: false, 'death-cheater': false } });
    g.taken.push(...rosterOf('base', g.config.settings).filter((card) => !g.taken.includes(card)));
    const match = begin(g);
    while (match.decision !== null) match.answerIndex(0);
    expect(match.outcome?.cause).toBe('no replacement');
  });

  proves('v-commandos.setup.survivors', 'who survive keep what they have; in a field hospital a wound heals', () => {
    const later = (hospital: boolean) =>
      play('end', {
        card: 'wipe',
        done: [1],
        kit: { scout: ['first-aid'] },
        wounds: { scout: 1 },
        plus: { scout: 1 },
        settings: { 'field-hospital': hospital },
      });
    expect(seen(later(false), 'scout')).toMatchObject({ kit: ['first-aid'], wounds: 1, plus: 1 });
    expect(seen(later(true), 'scout')).toMatchObject({ kit: ['first-aid'], wounds: 0, plus: 1 });
  });

  proves('v-commandos.setup.commando-count-alarm', 'who are too many make the alarm sound by itself', () => {
    const four = ['scout:A', 'medic:A', 'sniper:A', 'sapper:A'];
    expect(terrain(start({ card: 'water-tower', players: 1, picks: four })).alarm).toBe(true);
    expect(terrain(start({ card: 'water-tower', players: 1, picks: four.slice(1) })).alarm).toBe(false);
    const match = begin({
      card: 'water-tower',
      who: ['scout:A', 'medic:A', 'sniper:A', 'sapper:A'],
      alarm: false,
      at: { medic: 'a', sniper: 'd', sapper: 'g' },
      active: 'scout',
    });
    say(match, 'scout comes up at @c');
    expect(terrain(match).alarm).toBe(true);
  });

  proves('v-commandos.setup.begin-underground', 'all begin Underground', () => {
    const match = say(Match.start(vCommandosGame, { players: 2, picks: PAIR }, { script: [card('all-quiet', 'N')] }), 'scout begins');
    expect(view(match).commandos.map(({ place }) => place)).toEqual(['underground', 'underground']);
    say(match, 'scout comes up at @a');
    expect(seen(match, 'scout')).toMatchObject({ tile: 'lighthouse/a', actions: 3 });
  });
});
