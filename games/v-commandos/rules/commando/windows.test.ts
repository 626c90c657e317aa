import { describe, expect } from 'vitest';
import { at, keyFromSeed, Stream } from '#kernel';
import { proves } from '../../../proves.ts';
import { begin, eventsOf, forbidden, idle, offers, say, seen, windowOf } from '../../testing/raid.ts';

const PAIR = ['scout:B', 'medic:A'] as const;

describe('zero-cost actions', () => {
  proves(
    ['v-commandos.zero.kinds#1', 'v-commandos.zero.kinds#2', 'v-commandos.zero.kinds#3'],
    'are collecting, dropping, detonating and what a [+1] pays for',
    () => {
      const match = begin({ who: ['medic:A'], at: { medic: 'a' }, active: 'medic', spent: { medic: 3 }, plus: { medic: 1 }, loose: { a: ['tnt'] } });
      say(match, 'medic collects tnt', 'medic drops tnt', '+1: medic moves to @b');
      expect(seen(match, 'medic')).toMatchObject({ plus: 0, tile: 'forest-road/b' });
      const careful = begin({ card: 'water-tower', who: ['medic:A'], at: { medic: 'a' }, active: 'medic', spent: { medic: 3 }, plus: { medic: 1 } });
      expect(forbidden(careful, '+1: medic creeps to @b')).toContain('v-commandos.zero.kinds');
      const last = begin({ card: 'water-tower', who: ['medic:A'], at: { medic: 'a' }, active: 'medic', spent: { medic: 2 }, plus: { medic: 1 } });
      expect(last.options(0).filter((text) => text.includes('creeps'))).toEqual([]);
    },
  );

  proves(
    ['v-commandos.zero.timing#1', 'v-commandos.zero.timing#2', 'v-commandos.zero.timing#3', 'v-commandos.zero.timing#9'],
    'fit between turns and between the steps of the enemy, not inside',
    () => {
      const match = begin({ who: PAIR, players: 2, at: { scout: 'a', medic: 'f' }, active: 'scout', charges: { l: 0 } });
      expect(match.options(1)).toEqual([]);
      const windows: string[] = [];
      say(match, 'scout ends the turn');
      idle(match, () => {
        const open = windowOf(match);
        if (open !== null && windows.at(-1) !== open) windows.push(open);
        return match.state.turn > 3;
      });
      expect(windows).toEqual(['commandos', 'before-reinforcements', 'before-movement', 'before-fire', 'after-fire', 'commandos']);
    },
  );

  proves(
    ['v-commandos.zero.timing#4', 'v-commandos.zero.timing#8', 'v-commandos.zero.one-by-one#3'],
    'do not go round in circles: what was dropped is collected again after an action, by a comrade at once',
    () => {
      const match = begin({ who: PAIR, at: { scout: 'a', medic: 'a' }, active: 'scout', kit: { scout: ['crowbar', 'tnt'] }, loose: { a: ['tnt'] } });
      say(match, 'scout collects tnt', 'scout drops crowbar');
      expect(forbidden(match, 'scout collects crowbar')).toEqual(['v-commandos.zero.timing']);
      say(match, 'scout saves an action');
      expect(offers(match, 'scout collects crowbar')).toBe(true);
      expect(forbidden(match, 'medic collects tnt')).toContain('v-commandos.zero.timing');
      say(match, 'scout drops tnt', 'scout ends the turn', 'medic begins', 'medic collects crowbar', 'medic drops crowbar');
      expect(forbidden(match, 'medic collects crowbar')).toEqual(['v-commandos.zero.timing']);
      expect(offers(match, 'medic collects tnt')).toBe(true);
    },
  );

  proves('v-commandos.zero.timing#8', 'come to an end, whoever does them in whatever order', () => {
    const lots = new Stream(keyFromSeed('free'));
    for (let raids = 0; raids < 20; raids++) {
      const match = begin({
        card: 'forest-road',
        who: PAIR,
        at: { scout: 'm', medic: 'm' },
        acted: ['scout'],
        kit: { scout: ['crowbar', 'tnt'], medic: ['grenade'] },
        loose: { m: ['tnt', 'mp40'] },
      });
      let free: readonly string[] = [];
      let done = 0;
      do {
        free = match.options(0).filter((text) => / (drops|collects|enters|leaves) /.test(text));
        if (free.length > 0) say(match, at(free, lots.below(free.length)));
        done++;
      } while (free.length > 0 && done < 100);
      expect(done).toBeLessThan(40);
    }
  });

  proves(
    ['v-commandos.zero.anyone#1', 'v-commandos.zero.anyone#2', 'v-commandos.loot.who-collects#3', 'v-commandos.equip.tnt#5'],
    'are for everybody who is not Critical, Underground too',
    () => {
      const match = begin({
        who: ['scout:B', 'medic:A', 'sniper:A'],
        at: { scout: 'a', sniper: 'b' },
        acted: ['scout', 'medic'],
        critical: ['sniper'],
        charges: { l: 0 },
        loose: { a: ['crowbar'], b: ['tnt'] },
      });
      expect(match.options(0)).toEqual(expect.arrayContaining(['scout collects crowbar', 'medic detonates forest-road/l', 'scout detonates forest-road/l']));
      expect(match.options(0).filter((text) => text.startsWith('sniper'))).toEqual([]);
    },
  );

  proves(['v-commandos.zero.one-by-one#1', 'v-commandos.zero.one-by-one#2'], 'may be taken any number of times in a window', () => {
    const match = begin({ who: ['medic:A'], at: { medic: 'k' }, acted: ['medic'], plus: { medic: 1 }, charges: { l: 0, o: 0 } });
    say(match, 'medic detonates @l', '+1: medic moves to @j', 'medic detonates @o');
    expect([eventsOf(match, 'explosion').length, seen(match, 'medic').tile]).toEqual([2, 'forest-road/j']);
    const more = begin({ who: ['medic:A'], at: { medic: 'k' }, acted: ['medic'], charges: { l: 0, o: 0 }, event: 'brew-up' });
    expect(windowOf(say(more, 'medic detonates @l'))).toBe('before-reinforcements');
    expect(windowOf(say(more, 'player 1 waits'))).toBe('before-movement');
  });
});
