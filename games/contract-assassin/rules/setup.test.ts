import { describe, expect } from 'vitest';
import { keyFromSeed, Match } from '#kernel';
import { proves } from '../../proves.ts';
import { ASSASSINS } from '../content/assassins.ts';
import { cardNamed, KIT } from '../content/kit.ts';
import { spaceId, spaceNamed, TARGET_CITIES } from '../content/map.ts';
import { position } from '../positions.ts';
import { asked, begin, eventKinds, forbidden, say } from '../testing/job.ts';
import { contractAssassinGame } from './game.ts';
import { total } from './state.ts';

const start = (config: object, seed = 'setup') => Match.start(contractAssassinGame, config, { key: keyFromSeed(seed) });

describe('set-up', () => {
  proves(
    ['contract-assassin.setup.sequence#1', 'contract-assassin.setup.sequence#2'],
    'runs seat by seat: all files, all specialist tokens, all contracts; the deck is not touched',
    () => {
      const match = start({ players: 3, first: 0 });
      const each = (kind: string, times: number) => Array.from({ length: times }, () => kind);
      expect(eventKinds(match)).toEqual(['first', ...each('file', 3), ...each('specialist', 3), ...each('contract', 12), 'turn']);
      expect(match.scene(null).view.deck).toBe(88);
    },
  );

  proves(
    ['contract-assassin.setup.kit-deck', 'contract-assassin.setup.no-starting-hand#1', 'contract-assassin.setup.no-starting-hand#2'],
    'leaves hands empty and 88 cards in the deck, or deals three each',
    () => {
      const match = start({ players: 4 });
      const { hitmen, deck, deckCards, discards } = match.scene(null).view;
      expect([deck, discards, hitmen.map(({ cards }) => cards)]).toEqual([88, [], [0, 0, 0, 0]]);
      expect(deckCards?.filter((id) => id === 'poison')).toHaveLength(4);
      const dealt = start({ players: 4, settings: { 'opening-hand': true } }).scene(null).view;
      expect([dealt.deck, dealt.hitmen.map(({ cards }) => cards)]).toEqual([76, [3, 3, 3, 3]]);
    },
  );

  proves(['contract-assassin.setup.assassin-random#1', 'contract-assassin.setup.assassin-random#2'], 'gives eight different files to eight players', () => {
    const { hitmen } = start({ players: 8 }).scene(null).view;
    expect(new Set(hitmen.map(({ assassin }) => assassin)).size).toBe(8);
    const first = new Set(Array.from({ length: 40 }, (_, i) => start({ players: 2 }, `lot ${i}`).scene(null).view.hitmen[0]?.assassin));
    expect(first.size).toBeGreaterThan(5);
  });

  proves('contract-assassin.setup.contracts#1', 'deals four to each, or those that are named', () => {
    const dealt = start({ players: 3 })
      .scene(null)
      .view.hitmen.flatMap(({ open }) => open);
    expect([dealt.length, new Set(dealt).size]).toEqual([12, 12]);
    const contracts = [
      ['paris', 'rome', 'madrid', 'london'],
      ['tokyo', 'hong-kong', 'bangkok', 'singapore'],
    ];
    const named = start({ players: 2, contracts })
      .scene(null)
      .view.hitmen.map(({ open }) => [...open].sort());
    expect(named).toEqual(contracts.map((own) => own.toSorted()));
  });

  proves(
    ['contract-assassin.setup.assassin-random#3', 'contract-assassin.setup.assassin-random#4'],
    'with a draft files are picked in reverse turn order',
    () => {
      const match = start({ players: 3, first: 1, settings: { 'assassin-draft': true } });
      expect([asked(match), match.asked]).toEqual(['pick', [0]]);
      say(match, 'pick lily');
      expect(match.asked).toEqual([2]);
      expect(forbidden(match, 'pick lily')).toEqual(['contract-assassin.setup.assassin-random']);
      say(match, 'pick otto');
      expect(match.asked).toEqual([1]);
      say(match, 'pick klaus');
      expect([asked(match), match.asked]).toEqual(['act', [1]]);
      expect(match.scene(null).view.hitmen.map(({ assassin, open, skills }) => [assassin, open.length, skills.length])).toEqual([
        ['lily', 4, 1],
        ['klaus', 4, 1],
        ['otto', 4, 1],
      ]);
    },
  );

  proves(
    ['contract-assassin.setup.assassin-random#3', 'contract-assassin.setup.sequence#3', 'contract-assassin.setup.sequence#4'],
    'with a draft the last before the first player picks first, and hands are dealt after the last pick',
    () => {
      const match = start({ players: 3, first: 0, settings: { 'assassin-draft': true, 'opening-hand': true } });
      expect([match.asked, match.options(2).length, eventKinds(match)]).toEqual([[2], ASSASSINS.length, ['first']]);
      say(match, 'pick hanns');
      expect([match.asked, match.options(1).length]).toEqual([[1], ASSASSINS.length - 1]);
      say(match, 'pick lily');
      expect(match.scene(null).view.hitmen.map(({ assassin, cards, space }) => [assassin, cards, space])).toEqual([
        [null, 0, null],
        ['lily', 0, 'sydney'],
        ['hanns', 0, 'zurich'],
      ]);
      say(match, 'pick klaus');
      expect([match.asked, match.scene(null).view.hitmen.map(({ cards }) => cards)]).toEqual([[0], [3, 3, 3]]);
      const each = (kind: string, times: number) => Array.from({ length: times }, () => kind);
      expect(eventKinds(match)).toEqual(['first', ...each('file', 3), ...each('specialist', 3), ...each('contract', 12), ...each('draws', 9), 'turn']);
    },
  );

  proves('contract-assassin.setup.start-city', 'puts each pawn into its home city', () => {
    for (const { assassin, space } of start({ players: 8 }).scene(null).view.hitmen) expect(space).toBe(ASSASSINS.find(({ id }) => id === assassin)?.home);
  });

  proves('contract-assassin.setup.specialist-skill', 'gives each file one skill, for its own weapon', () => {
    const { hitmen, skillBag } = start({ players: 4 }).scene(null).view;
    expect([skillBag.length, hitmen.map(({ skills }) => skills.length)]).toEqual([36, [1, 1, 1, 1]]);
    const match = start({ players: 2, assassins: ['sugar', 'lily'] });
    expect(match.scene(null).view.hitmen.map(({ skills }) => skills[0]?.weapon)).toEqual(['machete', 'boomerang']);
  });

  proves('contract-assassin.setup.greyed-redraw', "never gives a weapon's own number", () => {
    const numbers = new Set(
      Array.from({ length: 200 }, (_, i) => start({ players: 2, assassins: ['sugar', 'lily'] }, `greyed ${i}`).scene(null).view.hitmen[0]?.skills[0]?.number),
    );
    expect([...numbers].toSorted((a = 0, b = 0) => a - b)).toEqual([2, 3, 4, 6, 8, 9, 10, 11, 12]);
  });

  proves(
    ['contract-assassin.setup.contracts#1', 'contract-assassin.setup.target-markers', 'contract-assassin.setup.players#1'],
    'deals four contracts each, a marker in each of their cities',
    () => {
      for (const players of [3, 8]) {
        const { hitmen, targets } = start({ players }).scene(null).view;
        expect(hitmen.map(({ open }) => open.length)).toEqual(Array.from({ length: players }, () => 4));
        expect(new Set(targets.map(({ city }) => city)).size).toBe(4 * players);
      }
    },
  );

  proves('contract-assassin.turn.first-player#1', 'draws by lot who begins, unless a seat is named', () => {
    const seats = new Set(Array.from({ length: 40 }, (_, i) => start({ players: 4 }, `first ${i}`).asked[0]));
    expect(seats.size).toBe(4);
    expect(eventKinds(start({ players: 4 }))[0]).toBe('first');
    expect(start({ players: 4, first: 2 }).asked).toEqual([2]);
  });

  proves(
    ['contract-assassin.setup.public#1', 'contract-assassin.setup.public#2', 'contract-assassin.setup.public#3'],
    'shows everybody the same, and nobody what deck and bags will give',
    () => {
      const match = start({ players: 3 });
      const views = [0, 1, 2, null].map((seat) => match.view(seat).view);
      for (const view of views) expect(view).toEqual(views[0]);
      expect(views[0]?.deckCards?.map(cardNamed)).toEqual(KIT.flatMap((copies, card) => Array.from({ length: copies }, () => card)));
      expect([views[0]?.skillBag.length, views[0]?.guardBag.length]).toEqual([37, 20]);
      expect([match.state.deck.top, match.state.deck.bottom, total(match.state.skillBag)]).toEqual([[], [], 37]);
      expect(spaceId(match.state.hitmen[0]?.space ?? 0)).toBe(views[0]?.hitmen[0]?.space);
    },
  );
});

proves('contract-assassin.setup.contracts#2', 'what was not dealt is nobody’s target', () => {
  for (const id of ['otto', 'klaus'] as const) {
    const g = position({ who: [id, 'lily'], hand: { [id]: ['poison'] } });
    const left = TARGET_CITIES.map(spaceId).filter((city) => g.owners[spaceNamed(city)] === -1);
    expect(left).toHaveLength(26);
    for (const city of left)
      expect(forbidden(begin({ who: [id, 'lily'], at: { [id]: city }, hand: { [id]: ['poison'] } }), `attempt in ${city}`)).toEqual([
        'contract-assassin.attempt.where',
      ]);
  }
});
