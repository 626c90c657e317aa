import { describe, expect } from 'vitest';
import { at, deckSize } from '#kernel';
import { proves } from '../../../proves.ts';
import { card, enemy, position } from '../../positions.ts';
import { asked, begin, eventKinds, eventsOf, play, say, seen, terrain, tile } from '../../testing/raid.ts';
import { add, EVENT_PHASE } from '../state.ts';

const PAIR = ['scout:A', 'medic:A'] as const;

describe('a turn', () => {
  proves(['v-commandos.turn.sequence#1', 'v-commandos.turn.sequence#2'], 'has events, commandos, three enemy steps and an end, then the next begins', () => {
    const g = position({ who: ['scout:B'], at: { scout: 'a' }, gas: ['l'] });
    g.phase = EVENT_PHASE;
    const match = say(begin(g, card('all-quiet', 'W'), enemy('karabiner'), card('all-quiet', 'E')), 'scout ends the turn');
    const phases = ['turn', 'event', 'activates', 'ends', 'enemy-step', 'gas-clears'];
    expect(eventKinds(match).filter((kind) => phases.includes(kind))).toEqual([
      ...['turn', 'event', 'activates', 'ends', 'enemy-step', 'enemy-step', 'enemy-step', 'gas-clears'],
      ...['turn', 'event', 'activates'],
    ]);
    expect(eventsOf(match, 'enemy-step').map(({ step }) => step)).toEqual(['reinforcements', 'movement', 'fire']);
  });
});

describe('the Event Phase', () => {
  proves('v-commandos.event.reset-binoculars#1', 'makes all Binoculars ready first', () => {
    const g = position({ card: 'viaduct', at: { scout: 'a' }, kit: { scout: ['binoculars'] }, loose: { b: ['binoculars'] } });
    at(g.commandos, 0).tired = 1;
    add(at(g.boards, 0).tired, 1, 1);
    const match = play('events', g, card('all-quiet'));
    expect([seen(match, 'scout').tired, at(match.state.boards, 0).tired[1]]).toEqual([0, 0]);
  });

  proves('v-commandos.event.reset-binoculars#2', 'makes them ready before its first card', () => {
    const g = position({ card: 'viaduct', at: { scout: 'b' }, kit: { scout: ['binoculars'] } });
    at(g.commandos, 0).tired = 1;
    expect(asked(play('events', g, card('searchlight', 'N'), 2))).toBe('reroll');
  });

  proves(['v-commandos.event.draw-per-terrain#1', 'v-commandos.event.draw-per-terrain#2'], 'draws a card for each unfinished terrain', () => {
    const both = play('events', { card: 'night-ferry', who: PAIR, at: { scout: 'a', medic: 'a*' } }, card('all-quiet', 'N'), card('all-quiet', 'E'));
    expect(eventsOf(both, 'event').map((event) => event.terrain)).toEqual(['lighthouse', 'water-tower']);
    const g = position({ card: 'night-ferry', who: PAIR, at: { medic: 'a*' } });
    at(g.boards, 0).complete = true;
    expect(eventsOf(play('events', g, card('all-quiet', 'N')), 'event').map((event) => event.terrain)).toEqual(['water-tower']);
  });

  proves(['v-commandos.event.scope#1', 'v-commandos.event.scope#2'], 'touches only the terrain of the card', () => {
    const who = ['scout:A', 'medic:A', 'sniper:A'] as const;
    const match = play('events', { card: 'night-ferry', who, at: { scout: 'j', medic: 'b*' } }, card('searchlight', 'N'), 1, card('all-quiet', 'E'));
    expect([seen(match, 'scout').state, seen(match, 'medic').state, seen(match, 'sniper').state]).toEqual(['visible', 'stealthy', 'stealthy']);
    expect(eventsOf(match, 'stealth')).toHaveLength(1);
  });

  proves('v-commandos.event.one-by-one', 'carries out each card before the next is drawn', () => {
    const match = play(
      'events',
      { card: 'green', column: 1, who: PAIR, settings: { veteran: true }, at: { scout: 'a', medic: 'a*' } },
      card('false-alarm'),
      card('all-quiet', 'E'),
    );
    const order = eventKinds(match).filter((kind) => kind === 'alarm' || kind === 'event');
    expect(order).toEqual(['event', 'alarm', 'alarm', 'event']);
  });

  proves(
    ['v-commandos.event.direction#1', 'v-commandos.event.direction#2', 'v-commandos.event.direction#3'],
    'tells where the enemies of that terrain will go',
    () => {
      const g = position({
        card: 'night-ferry',
        who: PAIR,
        at: { scout: 'n', medic: 'a*' },
        enemies: { i: ['mp40'], 'j*': ['mp40'] },
        event: ['all-quiet', 'N'],
      });
      at(g.boards, 1).direction = 1;
      const match = play('movement', g);
      expect([tile(match, 'g').enemies, tile(match, 'k*').enemies]).toEqual([['mp40'], ['mp40']]);
      const found = play('movement', {
        ...{ card: 'night-ferry', who: PAIR, at: { scout: 'n', medic: 'a*' }, visible: ['medic'] },
        ...{ enemies: { i: ['mp40'] }, event: ['all-quiet', 'N'] },
      });
      expect(tile(found, 'g').enemies).toEqual(['mp40']);
    },
  );

  proves(['v-commandos.event.unknown-direction#1', 'v-commandos.event.unknown-direction#2'], 'may leave the direction open', () => {
    const match = play('events', { at: { scout: 'a' } }, card('change-of-guard', '?'));
    expect([terrain(match).direction, eventsOf(match, 'event').length, deckSize(match.state.deck)]).toEqual(['?', 1, 36]);
  });

  proves('v-commandos.event.deck-empty', 'shuffles the discards when the deck is empty', () => {
    const g = position({ at: { scout: 'a' } });
    g.discards.push(...g.deck.bag.splice(0));
    const match = play('events', g, card('all-quiet'));
    expect([eventsOf(match, 'reshuffled'), deckSize(match.state.deck), match.state.discards]).toEqual([[{ kind: 'reshuffled', cards: 37 }], 36, []]);
  });

  proves(
    ['v-commandos.info.hidden#1', 'v-commandos.info.hidden#2', 'v-commandos.info.hidden#3', 'v-commandos.info.hidden#4'],
    'shows everybody the same, and no order of deck or bags',
    () => {
      const match = begin({ who: PAIR, players: 2, at: { scout: 'a', medic: 'b' } });
      expect(match.view(0).view).toEqual(match.view(1).view);
      expect(match.view(0).view).toEqual(match.view(null).view);
      const { deck, top, bottom } = match.view(0).view;
      expect([deck.length, top, bottom]).toEqual([37, [], []]);
      const g = position({ who: PAIR, players: 2, at: { scout: 'a', medic: 'b' } });
      g.deck.bag.reverse();
      expect(begin(g).view(0).view.deck).toEqual(deck);
      say(match, 'scout begins', 'scout ends the turn', 'put the card on the bottom');
      expect(match.view(1).view.bottom).toHaveLength(1);
    },
  );
});
