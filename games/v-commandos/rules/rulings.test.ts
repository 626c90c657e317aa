import { describe, expect } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../proves.ts';
import { card, position } from '../positions.ts';
import { asked, begin, eventsOf, forbidden, idle, offers, play, say, seen, terrain, tile, view, windowOf } from '../testing/raid.ts';
import { END_PHASE } from './state.ts';

/* Rulings of ours, where the book is silent. */

const PAIR = ['scout:B', 'medic:A'] as const;

describe('where the book is silent', () => {
  proves('v-commandos.setup.guards#2', 'an enemy that a card speaks of is an MP40 like any other, once he is back in the bag', () => {
    const match = begin({ card: 'manor-house', at: { scout: 'h' }, active: 'scout', garrison: true }, 1);
    const before = view(match).bag.mp40 ?? 0;
    expect(tile(match, 'h').guard).toBe('marked');
    say(match, 'scout overpowers guard:marked');
    expect([view(match).bag.mp40, view(match).bag.marked]).toEqual([before + 1, undefined]);
  });

  proves('v-commandos.precedence.cards#3', 'a Ninth Life is left in Critical Condition, too', () => {
    const g = position({
      who: ['death-cheater:B', 'medic:A'],
      at: { 'death-cheater': 'h', medic: 'a' },
      critical: ['death-cheater'],
      active: 'medic',
      charges: { h: 0 },
    });
    const match = say(begin(g), 'medic detonates @h');
    expect(seen(match, 'death-cheater')).toMatchObject({ place: 'underground', state: 'stealthy', wounds: 2 });
  });

  proves('v-commandos.precedence.cards#4', 'an ability comes back with the next turn, the next terrain, or never', () => {
    const used = (who: 'medic:A' | 'death-cheater:A' | 'death-cheater:B', later: 'turn' | 'terrain') => {
      const g = position({ card: 'wipe', who: [who], done: later === 'terrain' ? [1] : [] });
      at(g.commandos, 0).used = true;
      const match = later === 'turn' ? play('events', g, card('all-quiet')) : begin({ ...g, phase: END_PHASE });
      expect(match.state.column).toBe(later === 'turn' ? 0 : 1);
      return at(match.state.commandos, 0).used;
    };
    expect([used('medic:A', 'turn'), used('death-cheater:A', 'turn'), used('death-cheater:B', 'turn')]).toEqual([false, true, true]);
    expect([used('death-cheater:A', 'terrain'), used('death-cheater:B', 'terrain')]).toEqual([false, true]);
  });

  proves(['v-commandos.setup.gander#4', 'v-commandos.setup.gander#5'], 'Gander goes with the first comrade on the tile, or leaves play', () => {
    const fallen = (sniper: string) => {
      const g = position({ who: ['scout:A', 'medic:A', 'sniper:A'], at: { scout: 'a', medic: 'a', sniper }, critical: ['medic'], turn: 5 });
      at(g.commandos, 1).gander = 1;
      if (sniper === 'b') at(g.commandos, 0).at = at(g.commandos, 2).at;
      return play('end', g);
    };
    expect([seen(fallen('a'), 'scout').gander, seen(fallen('a'), 'sniper').gander]).toMatchObject([{ side: 'B' }, null]);
    expect([seen(fallen('b'), 'scout').gander, seen(fallen('b'), 'sniper').gander]).toEqual([null, null]);
  });

  proves(
    ['v-commandos.equip.first-aid#4', 'v-commandos.equip.first-aid#5'],
    'who was Visible before Critical Condition is Visible after it, and the alarm sounds',
    () => {
      const healed = (wasSeen: boolean) => {
        const g = position({ who: PAIR, at: { scout: 'a', medic: 'a' }, active: 'medic', kit: { medic: ['first-aid'] }, critical: ['scout'] });
        at(g.commandos, 0).seen = wasSeen;
        return say(begin(g), 'medic treats scout');
      };
      expect([seen(healed(true), 'scout').state, terrain(healed(true)).alarm]).toEqual(['visible', true]);
      expect([seen(healed(false), 'scout').state, terrain(healed(false)).alarm]).toEqual(['stealthy', false]);
    },
  );

  proves(
    ['v-commandos.equip.binoculars#6', 'v-commandos.equip.binoculars#8'],
    'Binoculars are asked about only while a die is bad; a ready pair changes hands first',
    () => {
      const sketch = { card: 'viaduct', at: { scout: 'a' }, active: 'scout', kit: { scout: ['binoculars'] }, enemies: { e: ['mp40'] } } as const;
      expect(asked(say(begin(sketch, 3), 'scout moves to @e'))).toBe('act');
      expect(asked(say(begin(sketch, 2), 'scout moves to @e'))).toBe('reroll');
      const g = position({ card: 'viaduct', who: PAIR, at: { scout: 'a', medic: 'a' }, active: 'scout', kit: { scout: ['binoculars', 'binoculars'] } });
      at(g.commandos, 0).tired = 1;
      const match = say(begin(g), 'scout drops binoculars');
      expect([seen(match, 'scout').tired, at(match.state.boards, 0).tired.some((tired) => tired > 0)]).toEqual([1, false]);
      say(match, 'scout drops binoculars', 'scout saves an action', 'scout collects binoculars');
      expect([seen(match, 'scout').kit, seen(match, 'scout').tired]).toEqual([['binoculars'], 0]);
    },
  );

  proves('v-commandos.zero.timing#5', 'a window opens by itself for what matters, not to drop things or to change nests', () => {
    const begun = (sketch: Parameters<typeof position>[0]) =>
      eventsOf(begin({ acted: ['scout', 'medic'], who: PAIR, at: { scout: 'a', medic: 'm' }, kit: { scout: ['crowbar'] }, ...sketch }), 'enemy-step').length >
      0;
    expect([begun({}), begun({ loose: { m: ['crowbar'] } })]).toEqual([true, false]);
    const g = position({ who: PAIR, at: { scout: 'a', medic: 'a' }, acted: ['scout', 'medic'], event: 'brew-up' });
    at(at(g.boards, 0).objectives, 0).holder = 0;
    const match = begin(g);
    expect([windowOf(match), offers(match, 'scout hands @O1 to medic'), offers(match, 'scout lays down @O1')]).toEqual(['before-reinforcements', true, true]);
  });

  proves('v-commandos.enemy-move.towards-visible#6', 'where every way is full somewhere, enemies close up along the shortest', () => {
    const match = play('movement', {
      card: 'lighthouse',
      at: { scout: 'f' },
      visible: ['scout'],
      guards: { h: 'mp40' },
      enemies: {
        c: [...Array.from({ length: 4 }, () => 'mp40' as const), ...Array.from({ length: 4 }, () => 'karabiner' as const)],
        e: ['pioneer'],
        f: ['mp40', 'mp40', 'mp40'],
        h: ['mp40', 'mp40', 'mp40'],
      },
    });
    expect(eventsOf(match, 'enemies-move')).toMatchObject([{ from: 'lighthouse/e', to: 'lighthouse/b', enemies: ['pioneer'] }]);
  });

  proves('v-commandos.enemy-move.even-split#4', 'what the players choose together is answered by whoever acted last', () => {
    const sketch = {
      who: PAIR,
      players: 2,
      at: { scout: 'a', medic: 'o' },
      acted: ['scout', 'medic'],
      event: ['all-quiet', 'S'],
      enemies: { g: ['mp40', 'karabiner'] },
    } as const;
    const askedFor = (last: number) => {
      const g = position(sketch);
      g.last = last;
      const match = play('movement', g);
      return [asked(match), match.asked];
    };
    expect([askedFor(0), askedFor(1)]).toEqual([
      ['split', [0]],
      ['split', [1]],
    ]);
  });

  proves('v-commandos.enemy-move.officer#6', 'an Officer and those he takes along stay together where ways are equal', () => {
    const match = play('movement', {
      card: 'viaduct',
      at: { scout: 'a' },
      event: ['all-quiet', 'N'],
      enemies: { m: ['officer', 'karabiner', 'karabiner'] },
    });
    expect(match.options()).toEqual(['officer goes to viaduct/i', 'officer goes to viaduct/j']);
    say(match, 'officer goes to @i');
    expect([tile(match, 'c'), tile(match, 'i').enemies, tile(match, 'j').enemies]).toMatchObject([
      { enemies: ['karabiner', 'officer'], guard: 'karabiner' },
      [],
      [],
    ]);
  });

  proves('v-commandos.wounds.critical-state#6', 'nothing is handed to somebody Critical', () => {
    const g = position({ who: PAIR, at: { scout: 'a', medic: 'a' }, active: 'scout', critical: ['medic'] });
    at(at(g.boards, 0).objectives, 0).holder = 0;
    const match = begin(g);
    expect(forbidden(match, 'scout hands @O1 to medic')).toEqual(['v-commandos.zero.one-by-one']);
    idle(match, () => match.state.turn > 3);
    expect(seen(match, 'medic').items).toEqual([]);
  });
});
