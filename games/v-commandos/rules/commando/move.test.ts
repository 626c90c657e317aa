import { describe, expect } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../../proves.ts';
import { TRAPDOOR_OPEN } from '../../content/map.ts';
import { card, position } from '../../positions.ts';
import { asked, begin, eventKinds, eventsOf, forbidden, idle, offers, play, say, seen, terrain } from '../../testing/raid.ts';

const PAIR = ['scout:B', 'medic:A'] as const;

describe('actions', () => {
  proves(['v-commandos.actions.order#1', 'v-commandos.actions.order#2'], 'are taken one whole turn at a time, in any order', () => {
    const match = begin({ who: PAIR, players: 2, at: { scout: 'a', medic: 'b' } });
    say(match, 'medic begins', 'medic moves to @c');
    expect(forbidden(match, 'scout moves to @b', 0)).toEqual(['v-commandos.actions.order']);
    say(match, 'medic ends the turn', 'scout ends the turn');
    expect(
      eventsOf(match, 'activates')
        .slice(0, 2)
        .map(({ who }) => who),
    ).toEqual(['medic', 'scout']);
  });

  proves('v-commandos.actions.order#3', 'are for one turn each', () => {
    const match = say(begin({ who: [...PAIR, 'sniper:A'], at: { scout: 'a', medic: 'b', sniper: 'c' } }), 'medic begins', 'medic ends the turn');
    expect(forbidden(match, 'medic begins')).toEqual(['v-commandos.actions.order']);
  });

  proves(['v-commandos.actions.unspent#2', 'v-commandos.actions.unspent#4'], 'are over when everybody who can act has had a turn', () => {
    const match = begin({ who: [...PAIR, 'sniper:A'], at: { scout: 'a', medic: 'b', sniper: 'c' }, critical: ['sniper'] });
    expect(forbidden(match, 'sniper begins')).toEqual(['v-commandos.wounds.critical-state']);
    say(match, 'medic begins', 'medic ends the turn');
    expect(eventsOf(match, 'enemy-step')).toEqual([]);
    say(match, 'scout ends the turn');
    expect([eventsOf(match, 'enemy-step').length > 0, eventsOf(match, 'activates').slice(0, 2)]).toMatchObject([true, [{ who: 'medic' }, { who: 'scout' }]]);
  });

  proves('v-commandos.actions.count', 'are the circles less the wounds', () => {
    const left = (wounds: number) => seen(begin({ who: ['medic:A', 'scout:B'], at: { medic: 'a', scout: 'b' }, wounds: { medic: wounds } }), 'medic').actions;
    expect([left(0), left(1), left(2)]).toEqual([3, 2, 1]);
    expect(seen(begin({ who: ['medic:A', 'scout:B'], at: { medic: 'a', scout: 'b' }, critical: ['medic'] }), 'medic').actions).toBe(0);
  });

  proves(
    ['v-commandos.actions.count-live#1', 'v-commandos.actions.count-live#2', 'v-commandos.actions.count-live#3'],
    'change with wounds in the middle of a turn',
    () => {
      const hit = begin(
        { who: ['medic:A'], at: { medic: 'a' }, visible: ['medic'], active: 'medic', spent: { medic: 0 }, enemies: { b: ['karabiner'] } },
        4,
        6,
      );
      say(hit, 'medic moves to @b');
      expect([seen(hit, 'medic').wounds, seen(hit, 'medic').actions]).toEqual([1, 1]);
      const healed = begin({ who: ['medic:A'], at: { medic: 'a' }, active: 'medic', wounds: { medic: 2 }, kit: { medic: ['first-aid'] } });
      expect(seen(say(healed, 'medic treats medic'), 'medic').actions).toBe(2);
      const weak = begin({ who: ['medic:A'], at: { medic: 'a' }, active: 'medic', wounds: { medic: 2 }, spent: { medic: 2 }, loose: { a: ['tnt'] } });
      expect(seen(weak, 'medic').actions).toBe(0);
    },
  );

  proves(['v-commandos.actions.unspent#1', 'v-commandos.actions.unspent#3'], 'that are left at the end of a turn are lost', () => {
    const match = begin({ who: ['medic:A'], at: { medic: 'a' }, active: 'medic', spent: { medic: 1 } });
    say(match, 'medic ends the turn');
    expect(eventsOf(match, 'ends')).toMatchObject([{ left: 2 }]);
    while (asked(match) !== 'act') match.answerIndex(0);
    expect(seen(match, 'medic').actions).toBe(3);
    const idle = begin({ who: ['medic:A'], at: { medic: 'a' }, spent: { medic: 3 }, loose: { a: ['crowbar'] } });
    expect([asked(idle), idle.options(0)]).toEqual(['act', ['medic collects crowbar', 'medic ends the turn']]);
  });

  proves(['v-commandos.save.action#1', 'v-commandos.save.action#2', 'v-commandos.save.action#3'], 'may be saved on a free slot', () => {
    const match = begin({ who: ['medic:A'], at: { medic: 'a' }, active: 'medic' });
    say(match, 'medic saves an action');
    expect([seen(match, 'medic').actions, seen(match, 'medic').plus]).toEqual([2, 1]);
    expect(forbidden(match, 'medic saves an action')).toEqual(['v-commandos.save.action']);
    expect(forbidden(begin({ who: ['officer:A'], at: { officer: 'a' }, active: 'officer', plus: { officer: 1 } }), '+1: officer saves an action')).toEqual([
      'v-commandos.zero.kinds',
    ]);
    const ended = play('end', position({ who: ['medic:A'], at: { medic: 'a' }, plus: { medic: 1 } }));
    expect(seen(ended, 'medic').plus).toBe(1);
    expect(seen(play('events', { ...ended.state, outcome: null }, card('all-quiet')), 'medic').plus).toBe(1);
  });
});

describe('a move', () => {
  proves('v-commandos.move.one-action#1', 'costs an action', () => {
    const match = begin({ who: ['scout:B'], at: { scout: 'a' }, active: 'scout' });
    expect(seen(say(match, 'scout moves to @b', 'scout moves to @c'), 'scout').actions).toBe(1);
  });

  proves('v-commandos.move.small-stealthy', 'onto a small tile hides', () => {
    const match = begin({ at: { scout: 'a' }, visible: ['scout'], active: 'scout' });
    expect(seen(say(match, 'scout moves to @b'), 'scout')).toMatchObject({ state: 'stealthy', actions: 3 });
  });

  proves('v-commandos.move.medium-visible', 'onto a medium tile shows', () => {
    const match = begin({ card: 'water-tower', at: { scout: 'a' }, active: 'scout' });
    say(match, 'scout moves to @b');
    expect([seen(match, 'scout').state, terrain(match).alarm]).toEqual(['visible', true]);
  });

  proves(
    ['v-commandos.move.medium-careful#1', 'v-commandos.move.medium-careful#2', 'v-commandos.move.medium-careful#3', 'v-commandos.move.medium-careful#4'],
    'onto a medium tile for two actions hides',
    () => {
      const match = begin({ card: 'water-tower', who: ['medic:A'], at: { medic: 'a' }, active: 'medic' });
      say(match, 'medic creeps to @b');
      expect([seen(match, 'medic').state, seen(match, 'medic').actions]).toEqual(['stealthy', 1]);
      const tired = begin({ card: 'water-tower', who: ['medic:A'], at: { medic: 'a' }, active: 'medic', spent: { medic: 2 } });
      expect(forbidden(tired, 'medic creeps to @b')).toEqual(['v-commandos.actions.count']);
      expect(forbidden(match, 'medic creeps to @a')).toContain('v-commandos.move.medium-careful');
      const shown = begin({ card: 'water-tower', who: ['medic:A'], at: { medic: 'a' }, visible: ['medic'], active: 'medic' });
      expect(seen(say(shown, 'medic creeps to @b'), 'medic').state).toBe('stealthy');
    },
  );

  proves(['v-commandos.move.large-visible#1', 'v-commandos.move.large-visible#2'], 'onto a large tile always shows', () => {
    const match = begin({ at: { scout: 'a' }, active: 'scout' });
    expect(forbidden(match, 'scout creeps to @g')).toEqual(['v-commandos.move.large-visible']);
    expect(seen(say(match, 'scout moves to @g'), 'scout').state).toBe('visible');
  });

  proves(
    ['v-commandos.move.visible-draws-fire#1', 'v-commandos.move.visible-draws-fire#2', 'v-commandos.move.visible-draws-fire#3'],
    'in sight draws fire from both tiles, and only from them',
    () => {
      const match = begin({ at: { scout: 'a' }, active: 'scout', enemies: { a: ['mp40'], g: ['mp40', 'mp40'], b: ['mp40'], h: ['mp40'] } }, 1, 1, 1, 1, 1, 1);
      say(match, 'scout moves to @g');
      expect(eventsOf(match, 'fires')).toMatchObject([{ dice: [1, 1, 1, 1, 1, 1], hits: 0 }]);
      expect(terrain(match).alarm).toBe(true);
      const hides = say(begin({ at: { scout: 'a' }, visible: ['scout'], active: 'scout' }), 'scout moves to @b');
      expect([seen(hides, 'scout').state, terrain(hides).alarm]).toEqual(['stealthy', true]);
    },
  );

  proves(['v-commandos.move.fire-size#1', 'v-commandos.move.fire-size#2'], 'under fire is measured on the tile left', () => {
    const needed = (from: string, to: string) => {
      const match = begin({ at: { scout: from }, visible: ['scout'], active: 'scout', enemies: { [from]: ['karabiner'], [to]: ['karabiner'] } }, 1, 1, 6, 6);
      return eventsOf(say(match, `scout moves to @${to}`), 'fires').map((event) => event.needed);
    };
    expect([needed('g', 'a'), needed('a', 'g')]).toEqual([[2], [4]]);
  });

  proves('v-commandos.move.fire-then-check', 'into hiding is fired at first and noticed after', () => {
    const match = begin({ card: 'water-tower', at: { scout: 'b' }, visible: ['scout'], active: 'scout', enemies: { a: ['mp40'] } }, 1, 2, 5);
    say(match, 'scout moves to @a');
    expect([eventsOf(match, 'fires'), eventsOf(match, 'stealth')]).toMatchObject([[{ dice: [1, 2], needed: 3 }], [{ dice: [5] }]]);
    expect(eventKinds(match).indexOf('fires')).toBeLessThan(eventKinds(match).indexOf('stealth'));
  });

  proves(['v-commandos.move.critical-underway#1', 'v-commandos.move.critical-underway#2'], 'ends where it began when fire makes the commando Critical', () => {
    const match = begin(
      {
        who: ['medic:A', 'scout:B'],
        at: { medic: 'a', scout: 'f' },
        active: 'medic',
        visible: ['medic'],
        wounds: { medic: 2 },
        spent: { medic: 0 },
        enemies: { b: ['karabiner'] },
      },
      4,
    );
    say(match, 'medic moves to @b');
    expect(seen(match, 'medic')).toMatchObject({ tile: 'forest-road/a', state: 'critical', wounds: 3, actions: 0 });
    expect(at(match.state.commandos, 0).spent).toBe(1);
  });

  proves('v-commandos.move.no-hiding-in-place', 'is needed to hide again', () => {
    const match = begin({ who: PAIR, at: { scout: 'a', medic: 'f' }, visible: ['scout'], active: 'scout', barricades: [99, 99] });
    expect(seen(say(match, 'scout ends the turn'), 'scout').state).toBe('visible');
    expect(match.options(0).filter((text) => text.includes('hide'))).toEqual([]);
    idle(match, () => match.state.turn > 4);
    expect([match.state.turn, seen(match, 'scout').state]).toEqual([5, 'visible']);
  });
});

describe('Underground', () => {
  proves(
    ['v-commandos.underground.leave#1', 'v-commandos.underground.leave#2', 'v-commandos.underground.leave#3'],
    'is reached by an open trapdoor, and the turn is over',
    () => {
      const match = begin({ who: PAIR, at: { scout: 'j', medic: 'b' }, active: 'scout' });
      say(match, 'scout goes underground');
      expect([seen(match, 'scout').place, seen(match, 'scout').acted, match.state.active]).toEqual(['underground', true, 1]);
      expect(forbidden(match, 'medic goes underground')).toEqual(['v-commandos.underground.leave']);
      expect(forbidden(say(match, 'medic moves to @a'), 'medic goes underground')).toEqual(['v-commandos.underground.leave']);
    },
  );

  proves(['v-commandos.underground.leave-under-fire#1', 'v-commandos.underground.leave-under-fire#2'], 'is reached under fire by the Visible', () => {
    const match = begin({ card: 'viaduct', who: PAIR, at: { scout: 'k', medic: 'i' }, visible: ['scout'], active: 'scout', enemies: { k: ['mp40'] } }, 1, 2);
    say(match, 'scout goes underground');
    expect([eventsOf(match, 'fires'), seen(match, 'scout').place, terrain(match).alarm]).toMatchObject([[{ dice: [1, 2], needed: 3 }], 'underground', true]);
  });

  proves('v-commandos.underground.leave-under-fire#3', 'is out of reach for whoever is hit too often on the way', () => {
    const sketch = { card: 'viaduct', who: PAIR, at: { scout: 'k', medic: 'i' }, visible: ['scout'], active: 'scout', wounds: { scout: 2 } } as const;
    const match = say(begin({ ...sketch, enemies: { k: ['mp40'] } }, 3, 1), 'scout goes underground');
    expect(seen(match, 'scout')).toMatchObject({ state: 'critical', tile: 'viaduct/k' });
  });

  proves(
    [
      'v-commandos.underground.state#1',
      'v-commandos.underground.state#2',
      'v-commandos.underground.state#3',
      'v-commandos.underground.state#4',
      'v-commandos.underground.state#5',
    ],
    'nobody is seen, hunted or counted on a terrain',
    () => {
      const match = begin({ who: PAIR, at: { scout: 'j', medic: 'a' }, visible: ['scout'], uniform: ['medic'], active: 'scout', plus: { scout: 0 } });
      say(match, 'scout goes underground');
      expect(seen(match, 'scout')).toMatchObject({ state: 'stealthy', tile: null });
      expect(eventsOf(play('fire', { who: PAIR, at: {}, enemies: { j: ['mp40'] } }), 'fires')).toEqual([]);
      const march = play('movement', { who: PAIR, at: {}, enemies: { h: ['mp40'] }, event: ['all-quiet', 'N'] });
      expect(eventsOf(march, 'follows')).toMatchObject([{ direction: 'N' }]);
      const done = play('end', { done: [1] });
      expect(eventsOf(done, 'complete')).toHaveLength(1);
      const worn = begin({ at: { scout: 'j' }, uniform: ['scout'], active: 'scout' });
      say(worn, 'scout goes underground', 'leave the card on top');
      expect(seen(worn, 'scout').uniform).toBe(true);
      const kit = { scout: ['bombardment', 'airdrop', 'first-aid'] } as const;
      const below = begin({ card: 'viaduct', who: PAIR, kit, wounds: { medic: 1 }, active: 'scout' });
      const offered = ['scout saves an action', 'scout calls a bombardment of @a', 'scout calls an airdrop on @a', 'scout treats medic'];
      expect(offered.filter((text) => !offers(below, text))).toEqual([]);
    },
  );

  proves('v-commandos.underground.state#6', 'there is room for all', () => {
    const match = begin({ who: [...PAIR, 'sniper:A', 'sapper:A'], at: { scout: 'j' }, active: 'scout' });
    say(match, 'scout goes underground');
    expect(['scout', 'medic', 'sniper', 'sapper'].map((id) => seen(match, id as 'scout').place)).toEqual(Array.from({ length: 4 }, () => 'underground'));
  });

  proves('v-commandos.underground.one-space#3', 'nothing that happens above is felt', () => {
    const blast = say(begin({ card: 'viaduct', who: PAIR, active: 'medic', charges: { l: 0, m: 0 } }), 'medic detonates @l', 'medic detonates @m');
    expect(['scout', 'medic'].map((id) => seen(blast, id as 'scout').place)).toEqual(['underground', 'underground']);
    expect(eventsOf(play('events', { card: 'viaduct', who: PAIR }, card('searchlight', 'N')), 'stealth')).toEqual([]);
  });

  proves(['v-commandos.underground.one-space#1', 'v-commandos.underground.one-space#2'], 'all are in one space, out of reach', () => {
    const match = begin({ who: PAIR, active: 'medic', kit: { medic: ['first-aid', 'crowbar'] }, wounds: { scout: 2 } });
    expect(match.options(0).filter((text) => /drops|collects/.test(text))).toEqual([]);
    say(match, 'medic treats scout');
    expect(seen(match, 'scout').wounds).toBe(0);
  });

  proves(
    ['v-commandos.underground.return#1', 'v-commandos.underground.return#2', 'v-commandos.underground.return#3'],
    'one comes up on the next turn, on any terrain',
    () => {
      const g = position({
        card: 'night-ferry',
        who: ['scout:B', 'medic:A', 'sniper:A'],
        at: { scout: 'a', medic: 'a*', sniper: 'd*' },
        plus: { scout: 1 },
        active: 'scout',
      });
      const match = say(begin(g), 'scout goes underground');
      expect(forbidden(match, '+1: scout comes up at @c*')).toEqual(['v-commandos.underground.return']);
      idle(match, () => asked(match) === 'window' && match.state.turn === 4);
      say(match, 'scout begins');
      expect(['lighthouse', 'water-tower'].map((id) => match.options(0).some((text) => text.startsWith(`scout comes up at ${id}`)))).toEqual([true, true]);
      const fresh = begin({ card: 'forest-road', who: PAIR, at: { medic: 'a' }, plus: { scout: 1 } });
      expect(offers(fresh, '+1: scout comes up at @j')).toBe(true);
    },
  );

  proves(
    [
      'v-commandos.underground.entry-fire#1',
      'v-commandos.underground.entry-fire#2',
      'v-commandos.underground.entry-fire#3',
      'v-commandos.underground.entry-fire#4',
    ],
    'one comes up in sight of whoever is there',
    () => {
      const up = { card: 'viaduct', active: 'scout', enemies: { k: ['mp40'] } } as const;
      const match = begin(up, 1, 2);
      say(match, 'scout comes up at @k');
      expect([eventsOf(match, 'fires'), seen(match, 'scout').state]).toMatchObject([[{ dice: [1, 2], needed: 3 }], 'visible']);
      const hit = begin({ ...up, who: ['scout:A', 'medic:A'], wounds: { scout: 1 } }, 3, 1);
      say(hit, 'scout comes up at @k');
      expect(seen(hit, 'scout')).toMatchObject({ state: 'critical', tile: 'viaduct/k' });
      const large = position({ active: 'scout', enemies: { g: ['karabiner'] } });
      at(large.boards, 0).trapdoors[6] = TRAPDOOR_OPEN;
      const open = say(begin(large, 1), 'scout comes up at @g');
      expect([eventsOf(open, 'fires'), seen(open, 'scout').state]).toMatchObject([[{ dice: [1], needed: 2 }], 'visible']);
      const careful = begin(up, 4);
      say(careful, 'scout creeps up at @k');
      expect([eventsOf(careful, 'fires'), seen(careful, 'scout')]).toMatchObject([[], { state: 'stealthy', actions: 2 }]);
    },
  );

  proves(['v-commandos.trapdoor.unblock#1', 'v-commandos.trapdoor.unblock#2'], 'a blocked trapdoor is opened from above only', () => {
    const below = begin({ active: 'scout' });
    for (const tried of ['scout comes up at @b', 'scout unblocks the trapdoor']) expect(forbidden(below, tried)).toEqual(['v-commandos.trapdoor.unblock']);
    const above = begin({ at: { scout: 'b' }, active: 'scout' });
    say(above, 'scout unblocks the trapdoor');
    expect([seen(above, 'scout').actions, offers(above, 'scout goes underground')]).toEqual([3, true]);
  });
});
