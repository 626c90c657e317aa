import { describe, expect } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../../proves.ts';
import type { CardId } from '../../content/cards.ts';
import type { EnemyId } from '../../content/enemies.ts';
import { card, enemy, position, type Sketch, token } from '../../positions.ts';
import { asked, begin, eventKinds, eventsOf, idle, NULL, play, SPECIAL, say, seen, terrain, tile, view, windowOf } from '../../testing/raid.ts';

const PAIR = ['scout:B', 'medic:A'] as const;
const MP40 = enemy('mp40');
const KARABINER = enemy('karabiner');

describe('reinforcements', () => {
  proves(['v-commandos.reinforce.draw-count#1', 'v-commandos.reinforce.draw-count#2'], 'are one token an entrance, two in alarm', () => {
    const quiet = play('reinforcements', { who: PAIR, at: { scout: 'a' } }, MP40, MP40);
    expect(eventsOf(quiet, 'drawn').map(({ enemies }) => enemies.length)).toEqual([1, 1]);
    const loud = play('reinforcements', { who: PAIR, at: { scout: 'a' }, alarm: true }, MP40, MP40, MP40, MP40);
    expect(eventsOf(loud, 'drawn').map(({ enemies }) => enemies.length)).toEqual([2, 2]);
  });

  proves('v-commandos.reinforce.sequence#2', 'are dealt with one entrance at a time: draw, enter, gas, guard, stealth', () => {
    const g = position({ card: 'harbour-quay', who: PAIR, at: { scout: 'd' }, gas: ['d'], alarm: true });
    at(g.commandos, 0).masked = true;
    const match = play('reinforcements', g, MP40, KARABINER, 1, MP40, MP40, 4);
    expect(eventKinds(match).slice(0, 4)).toEqual(['drawn', 'enters', 'eliminated', 'loot']);
    const order = play('reinforcements', { card: 'harbour-quay', who: PAIR, at: { scout: 'd' } }, MP40, 4, MP40);
    expect(eventKinds(order)).toEqual(['drawn', 'enters', 'guards', 'stealth', 'drawn', 'enters']);
  });

  proves('v-commandos.reinforce.sequence#1', 'break a barricade, enter, breathe gas, stand guard and notice, in this order', () => {
    const g = position({
      ...{ card: 'chemical-works', who: ['mortar-gunner:B', 'medic:A', 'scout:B'], at: { 'mortar-gunner': 'k' }, gas: ['k'], alarm: true },
      ...{ barricades: [0, 4], waiting: [[], ['karabiner', 'karabiner']] },
    });
    at(at(g.boards, 0).entrances, 0).closed = true;
    const three = [token('tnt'), token('tnt'), token('tnt')];
    const match = play('reinforcements', g, MP40, enemy('masked-mp40'), ...three, 4, KARABINER, KARABINER);
    expect(eventKinds(match)).toEqual([...['drawn', 'drawn', 'barricade-breaks', 'enters', 'eliminated', 'loot', 'guards', 'stealth'], ...['drawn', 'enters']]);
    expect([tile(match, 'k'), eventsOf(match, 'stealth')]).toMatchObject([{ guard: 'masked-mp40', enemies: [] }, [{ dice: [4] }]]);
  });

  proves('v-commandos.reinforce.draw-count#3', 'come terrain by terrain, entrance by entrance', () => {
    const g = position({ card: 'night-ferry', who: PAIR, at: { scout: 'n', medic: 'i*' } });
    at(g.boards, 1).alarm = true;
    const both = play('reinforcements', g, MP40, KARABINER, KARABINER);
    expect(eventsOf(both, 'drawn').map(({ entrance, enemies }) => [entrance, enemies.length])).toEqual([
      ['lighthouse/E1', 1],
      ['water-tower/E1', 2],
    ]);
    const one = play('reinforcements', { who: PAIR, at: { scout: 'a' } }, MP40, MP40);
    expect(eventsOf(one, 'drawn').map(({ entrance }) => entrance)).toEqual(['forest-road/E1', 'forest-road/E2']);
  });

  proves('v-commandos.reinforce.outside-first', 'join those who wait outside and enter with them', () => {
    const match = play(
      'reinforcements',
      { card: 'water-tower', at: { scout: 'i' }, alarm: true, waiting: [['karabiner']], enemies: { b: ['mp40', 'mp40', 'mp40'] } },
      MP40,
      MP40,
    );
    expect([tile(match, 'b').enemies.length, terrain(match).entrances[0]?.waiting]).toEqual([6, []]);
  });

  proves(['v-commandos.reinforce.full-tile#1', 'v-commandos.reinforce.full-tile#2'], 'wait outside a full tile', () => {
    const full = play(
      'reinforcements',
      { card: 'lighthouse', at: { scout: 'n' }, alarm: true, enemies: { b: ['mp40', 'mp40', 'mp40', 'mp40'] } },
      MP40,
      KARABINER,
    );
    expect([tile(full, 'b').enemies.length, terrain(full).entrances[0]?.waiting]).toEqual([4, ['mp40', 'karabiner']]);
    const part = play('reinforcements', { card: 'lighthouse', at: { scout: 'n' }, alarm: true, enemies: { b: ['mp40', 'mp40', 'mp40'] } }, MP40, KARABINER);
    expect([asked(part), part.options(0)]).toEqual(['enter', ['mp40 enters', 'karabiner enters']]);
    say(part, 'karabiner enters');
    expect(terrain(part).entrances[0]?.waiting).toEqual(['mp40']);
  });

  proves('v-commandos.reinforce.full-tile#3', 'do nothing while they wait', () => {
    const sketch: Sketch = {
      ...{ card: 'lighthouse', who: PAIR, at: { scout: 'b', medic: 'b' }, visible: ['scout'], event: ['all-quiet', 'S'] },
      waiting: [['mp40', 'karabiner']],
    };
    expect(eventsOf(play('fire', sketch), 'fires')).toEqual([]);
    const match = play('movement', { ...sketch, visible: [] });
    expect([eventsOf(match, 'enemies-move'), eventsOf(match, 'stealth'), terrain(match).entrances[0]?.waiting]).toEqual([[], [], ['mp40', 'karabiner']]);
  });

  proves(
    ['v-commandos.reinforce.null-token#1', 'v-commandos.reinforce.null-token#2'],
    'may be nobody: the null leaves the game, a Special is set aside',
    () => {
      const match = play('reinforcements', { at: { scout: 'a' }, alarm: true }, NULL, MP40);
      expect([eventsOf(match, 'drawn'), match.state.nulls, match.state.stack]).toMatchObject([[{ enemies: ['mp40'], nulls: 1 }], 1, 2]);
    },
  );

  proves(['v-commandos.reinforce.specials-join#1', 'v-commandos.reinforce.bag-empty#3'], 'are not helped by a Special set aside in the same step', () => {
    const g = position({ at: { scout: 'a' }, alarm: true });
    g.bag.fill(0);
    g.bag[NULL] = 1;
    expect(play('reinforcements', g).outcome?.cause).toBe('bag');
  });

  proves('v-commandos.reinforce.specials-join#2', 'are joined by the Specials in the bag when the step is over', () => {
    const match = play('reinforcements', { who: PAIR, at: { scout: 'a' }, alarm: true }, NULL, MP40, MP40, MP40);
    expect([eventsOf(match, 'specials-join'), view(match).bag.special, match.state.aside]).toEqual([[{ kind: 'specials-join', specials: 1 }], 1, 0]);
    expect(eventKinds(match).at(-1)).toBe('specials-join');
  });

  proves('v-commandos.reinforce.stack-empty', 'and nothing more when the stack is empty', () => {
    const g = position({ at: { scout: 'a' } });
    g.stack = 0;
    g.bag[SPECIAL] = 3;
    const match = play('reinforcements', g, NULL);
    expect([match.state.nulls, eventsOf(match, 'specials-join'), view(match).bag.special]).toEqual([1, [], 3]);
  });

  proves(
    ['v-commandos.setup.special-kinds#1', 'v-commandos.setup.special-kinds#2', 'v-commandos.setup.special-kinds#3'],
    'that are Special show a face by lot',
    () => {
      const drawn = (card: 'lighthouse' | 'viaduct' | 'launch-ramp', ...dice: number[]) => {
        const g = position({ card, at: {} });
        g.stack = 0;
        g.bag[SPECIAL] = 3;
        return eventsOf(play('reinforcements', g, SPECIAL, ...dice), 'drawn')[0]?.enemies;
      };
      expect([drawn('lighthouse'), drawn('viaduct', 3), drawn('viaduct', 4), drawn('launch-ramp', 1), drawn('launch-ramp', 6)]).toEqual([
        ['stosstrupp'],
        ['officer'],
        ['dog'],
        ['paratrooper'],
        ['goliath'],
      ]);
    },
  );

  proves(['v-commandos.reinforce.barricade#1', 'v-commandos.reinforce.barricade#2'], 'wait at a barricade until they count four', () => {
    const wait = play('reinforcements', { at: { scout: 'a' }, barricades: [4], waiting: [['karabiner', 'karabiner']] }, KARABINER);
    expect(terrain(wait).entrances[0]).toMatchObject({ barricade: 4, waiting: ['karabiner', 'karabiner', 'karabiner'] });
    const broken = play('reinforcements', { at: { scout: 'a' }, barricades: [4], waiting: [['karabiner', 'karabiner', 'karabiner']] }, KARABINER);
    expect([terrain(broken).entrances[0], tile(broken, 'g').enemies.length, view(broken).kitDiscards]).toMatchObject([
      { barricade: 0, waiting: [] },
      4,
      ['crowbar'],
    ]);
  });

  proves('v-commandos.reinforce.barricade#3', 'break a barricade before a full tile, and wait', () => {
    const sketch: Sketch = { card: 'lighthouse', at: { scout: 'n' }, barricades: [4], waiting: [['karabiner', 'karabiner', 'karabiner']] };
    const match = play('reinforcements', { ...sketch, enemies: { b: ['mp40', 'mp40', 'mp40', 'mp40'] } }, KARABINER);
    expect([terrain(match).entrances[0]?.barricade, terrain(match).entrances[0]?.waiting.length, view(match).kitDiscards]).toEqual([0, 4, ['crowbar']]);
  });

  proves(['v-commandos.reinforce.sledgehammer#1', 'v-commandos.reinforce.sledgehammer#2'], 'count double with a sledgehammer', () => {
    const holds = (...waiting: ('karabiner' | 'pioneer')[]) =>
      terrain(play('reinforcements', { at: { scout: 'a' }, barricades: [4], waiting: [waiting] }, KARABINER)).entrances[0]?.barricade;
    expect([holds('karabiner', 'pioneer'), holds('pioneer'), holds('karabiner', 'karabiner')]).toEqual([0, 4, 4]);
  });

  proves(['v-commandos.reinforce.bag-empty#1', 'v-commandos.reinforce.bag-empty#2'], 'that cannot be drawn lose the operation', () => {
    const draw = (tokens: number) => {
      const g = position({ who: PAIR, at: { scout: 'a' }, alarm: true });
      g.bag.fill(0);
      g.bag[0] = tokens;
      return play('reinforcements', g).outcome?.cause;
    };
    expect([draw(3), draw(4)]).toEqual(['bag', 'part over']);
  });

  proves('v-commandos.reinforce.stealth-check', 'are noticed, and notice, at once', () => {
    const match = play('reinforcements', { who: PAIR, at: { scout: 'g' }, alarm: true }, MP40, MP40, 3, 3, MP40, MP40);
    expect(eventKinds(match)).toEqual(['drawn', 'enters', 'stealth', 'drawn', 'enters']);
    expect(eventsOf(match, 'stealth')).toMatchObject([{ dice: [3, 3] }]);
  });

  proves('v-commandos.reinforce.alarm-midway', 'are more at the entrances after the one where the alarm was raised', () => {
    const match = play('reinforcements', { who: PAIR, at: { scout: 'g' } }, MP40, 1, MP40, MP40);
    expect([eventsOf(match, 'drawn').map(({ enemies }) => enemies.length), seen(match, 'scout').state]).toEqual([[1, 2], 'visible']);
  });

  proves(
    ['v-commandos.reinforce.goliath-activation#1', 'v-commandos.reinforce.goliath-activation#2'],
    'activate Goliaths while an enemy is in their nest',
    () => {
      const match = begin({
        card: 'launch-ramp',
        who: PAIR,
        at: { scout: 'a', medic: 'd' },
        visible: ['scout'],
        acted: ['scout', 'medic'],
        guards: { j: 'mp40' },
        enemies: { f: ['goliath'] },
        charges: { j: 0 },
      });
      idle(match, () => windowOf(match) === 'before-movement');
      say(match, 'medic detonates @j');
      expect([tile(match, 'j').guard, terrain(match).goliathsActivated]).toEqual([null, true]);
      idle(match, () => match.state.turn > 3);
      expect(eventsOf(match, 'enemies-move').flatMap(({ enemies }) => enemies)).toContain('goliath');
      expect(terrain(match).goliathsActivated).toBe(false);
    },
  );

  proves('v-commandos.reinforce.goliath-activation#3', 'activate Goliaths for the steps after they have manned the nest', () => {
    const sketch: Sketch = { card: 'chemical-works', who: ['medic:A', 'scout:B'], at: { medic: 'd', scout: 'd' }, acted: ['medic', 'scout'], event: 'brew-up' };
    const match = begin(sketch, KARABINER, MP40, card('all-quiet', 'N'));
    expect(eventKinds(match).filter((kind) => kind === 'enemy-step' || kind === 'goliaths-activated')).toEqual([
      ...['enemy-step', 'enemy-step', 'goliaths-activated', 'enemy-step'],
    ]);
  });

  proves('v-commandos.reinforce.goliath-activation#4', 'activate Goliaths on their own terrain', () => {
    const ran = (nest: 'g' | 'j*') => {
      const sketch: Sketch = { card: 'quarrel', column: 1, who: ['medic:A', 'scout:B'], at: { medic: 'd', scout: 'd*' }, visible: ['scout'] };
      const match = begin({ ...sketch, acted: ['medic', 'scout'], event: 'brew-up', guards: { [nest]: 'mp40' }, enemies: { 'f*': ['goliath'] } });
      idle(match, () => match.state.turn > 3);
      return [
        eventsOf(match, 'goliaths-activated').map((event) => event.terrain),
        eventsOf(match, 'enemies-move').some(({ enemies }) => enemies.includes('goliath')),
      ];
    };
    expect([ran('g'), ran('j*')]).toEqual([
      [['tunnel-works'], false],
      [['launch-ramp'], true],
    ]);
  });

  proves(['v-commandos.setup.enemy-boxes#1', 'v-commandos.setup.enemy-boxes#2'], 'shoot with the boxes of their tokens', () => {
    const boxes = (card: CardId, id: EnemyId, sketch: Sketch = { at: { scout: 'a' }, enemies: { a: [id] } }) =>
      eventsOf(play('fire', { card, visible: ['scout'], ...sketch }), 'fires')[0]?.dice.length ?? 0;
    const base = (['mp40', 'karabiner', 'pioneer', 'stosstrupp'] as const).map((id) => boxes('forest-road', id));
    const resistance = (['masked-mp40', 'masked-karabiner', 'officer', 'dog'] as const).map((id) => boxes('viaduct', id));
    const secret = (['paratrooper', 'goliath'] as const).map((id) => boxes('launch-ramp', id));
    expect([base, resistance, secret]).toEqual([
      [2, 1, 1, 3],
      [2, 1, 2, 1],
      [3, 0],
    ]);
    expect(boxes('viaduct', 'karabiner', { at: { scout: 'c' }, guards: { c: 'karabiner' } })).toBe(3);
  });
});
