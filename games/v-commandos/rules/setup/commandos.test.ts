import { describe, expect } from 'vitest';
import { at, keyFromSeed, Match } from '#kernel';
import { clausesAgainst, proves } from '../../../proves.ts';
import { commandoId } from '../../content/commandos.ts';
import { roomOn } from '../../facts/occupancy.ts';
import { card, position } from '../../positions.ts';
import { rosterOf } from '../../settings.ts';
import { begin, forbidden, offers, play, type Scene, say, seen, terrain, view } from '../../testing/raid.ts';
import { vCommandosGame } from '../game.ts';

const PAIR = ['scout:A', 'medic:A'] as const;

function start(config: object): Scene {
  return Match.start(vCommandosGame, config, { key: keyFromSeed('set-up') });
}

const refused = (config: object): readonly string[] => clausesAgainst(vCommandosGame.configure, config);

describe('commandos', () => {
  proves(
    ['v-commandos.setup.choose-commando#1', 'v-commandos.setup.choose-commando#2', 'v-commandos.setup.choose-commando#3'],
    'are chosen with a side, each card once',
    () => {
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
    },
  );

  proves('v-commandos.setup.counters', 'begin Stealthy, unhurt, with what their card shows', () => {
    const match = start({ players: 1, picks: ['officer:A'] });
    expect(seen(match, 'officer')).toMatchObject({ state: 'stealthy', uniform: false, wounds: 0, plus: 0, actions: 3, kit: ['grenade', 'uniform'] });
  });

  proves(
    [
      'v-commandos.setup.roster-base#1',
      'v-commandos.setup.roster-base#2',
      'v-commandos.setup.roster-r#1',
      'v-commandos.setup.roster-r#2',
      'v-commandos.setup.roster-s#1',
      'v-commandos.setup.roster-s#2',
      'v-commandos.setup.roster-s#3',
    ],
    'are those of the module, with extras or without',
    () => {
      const bare = { bruno: false, 'death-cheater': false, 'jamie-finnlock': false, 'vf-intel-officer': false, anneke: false };
      const roster = (module: 'base' | 'R' | 'S', settings: object) => rosterOf(module, vCommandosGame.configure({ settings }).settings).map(commandoId);
      const five = ['officer', 'medic', 'sapper', 'scout', 'sniper'];
      expect([roster('base', bare), roster('base', {})]).toEqual([five, [...five, 'bruno', 'death-cheater']]);
      expect([roster('R', bare), roster('S', bare)]).toEqual([
        [...five, 'saboteur', 'soe-agent', 'spy'],
        [...five, 'butcher', 'intel-officer', 'mortar-gunner'],
      ]);
      expect(offers(start({ players: 2, picks: PAIR, settings: { gander: 'B' } }), 'gander joins medic')).toBe(true);
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

  proves(
    ['v-commandos.setup.gander#1', 'v-commandos.setup.gander#2', 'v-commandos.setup.gander#3'],
    'may have Gander with them, who takes no room and is no commando',
    () => {
      const match = start({ card: 'water-tower', players: 2, picks: PAIR, settings: { gander: 'A' } });
      say(match, 'gander joins scout');
      expect([seen(match, 'scout').gander, view(match).commandos.length, terrain(match).commandos]).toMatchObject([{ side: 'A', hurt: false }, 2, 2]);
      const g = position({ card: 'forest-road', at: { scout: 'a' }, enemies: { a: ['mp40', 'mp40'] } });
      at(g.commandos, 0).gander = 0;
      expect(roomOn(g, 0, 0)).toBe(1);
      const three = start({ card: 'water-tower', players: 3, picks: [...PAIR, 'sniper:A'], settings: { gander: 'A' } });
      expect(terrain(say(three, 'gander joins scout')).alarm).toBe(false);
    },
  );

  proves(
    ['v-commandos.setup.replacement#1', 'v-commandos.setup.replacement#2', 'v-commandos.wounds.player-out#2'],
    'who fell are replaced without equipment, never by themselves',
    () => {
      const match = begin({ card: 'wipe', who: PAIR, out: ['medic'], done: [1, 2], acted: ['scout'] });
      while (match.decision !== null && match.decision.question.kind !== 'pick') match.answerIndex(0);
      expect([offers(match, 'pick medic side A'), offers(match, 'pick scout side A'), offers(match, 'pick sniper side A')]).toEqual([false, false, true]);
      say(match, 'pick sniper side A');
      expect(seen(match, 'sniper').kit).toEqual([]);
    },
  );

  proves('v-commandos.setup.no-replacement-left', 'who cannot be replaced lose the operation', () => {
    const g = position({ card: 'wipe', who: PAIR, out: ['medic'], done: [1, 2], acted: ['scout'], settings: { bruno: false, 'death-cheater': false } });
    g.taken.push(...rosterOf('base', g.config.settings).filter((card) => !g.taken.includes(card)));
    const match = begin(g);
    while (match.decision !== null) match.answerIndex(0);
    expect(match.outcome?.cause).toBe('no replacement');
  });

  proves(['v-commandos.setup.survivors#1', 'v-commandos.setup.survivors#2'], 'who survive keep what they have; in a field hospital a wound heals', () => {
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

  proves(['v-commandos.setup.commando-count-alarm#1', 'v-commandos.setup.commando-count-alarm#2'], 'who are too many make the alarm sound by itself', () => {
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

  proves(['v-commandos.setup.begin-underground#1', 'v-commandos.setup.begin-underground#2', 'v-commandos.move.one-action#2'], 'all begin Underground', () => {
    const match = say(Match.start(vCommandosGame, { players: 2, picks: PAIR }, { script: [card('all-quiet', 'N')] }), 'scout begins');
    expect(view(match).commandos.map(({ place }) => place)).toEqual(['underground', 'underground']);
    say(match, 'scout comes up at @a');
    expect(seen(match, 'scout')).toMatchObject({ tile: 'lighthouse/a', actions: 3 });
  });
});
