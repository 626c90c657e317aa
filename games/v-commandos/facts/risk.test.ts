import { describe, expect, test } from 'vitest';
import { at, Match } from '#kernel';
import { proves } from '../../proves.ts';
import type { CommandoId } from '../content/commandos.ts';
import { tileNamed } from '../content/map.ts';
import { position, type Sketch } from '../positions.ts';
import { vCommandosGame } from '../rules/game.ts';
import { END_PHASE, FIRE, MOVEMENT, mapOf, type State, spot, tileOf } from '../rules/state.ts';
import { play } from '../testing/raid.ts';
import { rungBy } from './alarm.ts';
import { clockOf, drawsOf, drawsOfAll } from './draws.ts';
import { fireOnTheWay, volleys } from './fire.ts';
import { descentRisk, fireToCome, stepRisk, woundsLeft } from './risk.ts';

const on = (g: State, letter: string): number => spot(0, tileNamed(mapOf(at(g.boards, 0)), letter));
const LIGHTHOUSE = { card: 'lighthouse', who: ['scout:B'], active: 'scout' } as const;
const scout: CommandoId = 'scout';

describe('before a step', () => {
  proves(
    ['v-commandos.move.large-visible#1', 'v-commandos.move.fire-size#2'],
    'into the Yard from the Sea Wall: five dice at 4+, as the tile left is small',
    () => {
      const g = position({ ...LIGHTHOUSE, at: { [scout]: 'd' }, enemies: { e: ['mp40', 'mp40', 'karabiner'] } });
      const { visible, triggers, fire, stealth } = stepRisk(g, 0, on(g, 'e'), false);
      expect({ visible, triggers, stealth }).toEqual({ visible: true, triggers: 1, stealth: null });
      expect(fire).toMatchObject({ enemies: 3, dice: 5, needed: 4 });
      expect(fire?.critical).toBeCloseTo(0.5, 12);
      expect(fire?.average).toBeCloseTo(2.5, 12);
    },
  );

  proves('v-commandos.stealth.check-on-entry#1', 'a small tile hides, but each enemy there rolls a die', () => {
    const g = position({ ...LIGHTHOUSE, at: { [scout]: 'd' }, enemies: { g: ['mp40', 'karabiner'] } });
    const risk = stepRisk(g, 0, on(g, 'g'), false);
    expect(risk).toMatchObject({ visible: false, triggers: 0, fire: null, stealth: { dice: 2 } });
    expect(risk.stealth?.unseen).toBeCloseTo(4 / 9, 12);
  });

  test('whoever is Visible is shot at on both tiles and hides then', () => {
    const g = position({ ...LIGHTHOUSE, at: { [scout]: 'd' }, visible: [scout], enemies: { d: ['karabiner'], a: ['mp40'] } });
    const risk = stepRisk(g, 0, on(g, 'a'), false);
    expect(risk).toMatchObject({ visible: false, fire: { enemies: 2, dice: 3, needed: 4 }, stealth: { dice: 1 } });
    expect(fireOnTheWay(g, on(g, 'd'), on(g, 'd'))).toMatchObject({ dice: 1, from: [on(g, 'd')] });
  });

  test('Underground only the Visible are shot at', () => {
    const hidden = position({ ...LIGHTHOUSE, at: { [scout]: 'a' }, enemies: { a: ['mp40'] } });
    expect(descentRisk(hidden, 0)).toEqual({ visible: false, triggers: 0, fire: null, stealth: null });
    const seen = position({ ...LIGHTHOUSE, at: { [scout]: 'a' }, visible: [scout], alarm: false, enemies: { a: ['mp40'] } });
    expect(descentRisk(seen, 0)).toMatchObject({ triggers: 1, fire: { dice: 2, needed: 4 } });
  });

  proves('v-commandos.setup.commando-count-alarm#2', 'one more than the terrain bears would set off the alarm', () => {
    const who = ['scout:A', 'medic:A', 'sapper:A', 'officer:A'] as const;
    const g = position({ card: 'water-tower', who, alarm: false, at: { medic: 'c', sapper: 'c', officer: 'd' } });
    expect(stepRisk(g, 0, on(g, 'i'), false).triggers).toBe(1);
    const enough = position({ card: 'water-tower', who, alarm: false, at: { medic: 'c', sapper: 'c' } });
    expect(stepRisk(enough, 0, on(enough, 'i'), false).triggers).toBe(0);
    const there = position({ card: 'water-tower', who, alarm: false, at: { scout: 'g', medic: 'c', sapper: 'c', officer: 'd' } });
    expect(stepRisk(there, 0, on(there, 'i'), false).triggers).toBe(0);
    const loud = position({ card: 'water-tower', who, alarm: true, at: { medic: 'c', sapper: 'c', officer: 'd' } });
    expect([rungBy(g, [0]).sounds, rungBy(loud, [0]).sounds]).toEqual([[0], []]);
  });
});

test('linked alarms begin with the one that was triggered', () => {
  const g = position({ card: 'green', column: 1, who: ['scout:B', 'medic:A'], settings: { veteran: true } });
  expect([rungBy(g, [0]), rungBy(g, [1])]).toEqual([
    { sounds: [0, 1], muted: [] },
    { sounds: [1, 0], muted: [] },
  ]);
});

proves('v-commandos.enemy-fire.adjacent#2', 'enemies with a Visible commando on their own tile do not look further', () => {
  const g = position({ who: ['scout:B', 'medic:A'], at: { scout: 'h', medic: 'c' }, visible: ['scout', 'medic'], enemies: { h: ['karabiner'], b: ['mp40'] } });
  expect(volleys(g)).toEqual([
    { clause: 'v-commandos.enemy-fire.same-tile', index: 0, tile: tileOf(on(g, 'h')), targets: [0], enemies: 1, dice: 1 },
    { clause: 'v-commandos.enemy-fire.adjacent', index: 0, tile: tileOf(on(g, 'b')), targets: [1], enemies: 1, dice: 2 },
  ]);
});

describe('dice that may be rolled again', () => {
  proves(['v-commandos.setup.gander#6', 'v-commandos.setup.gander#7'], 'are one for Gander, who also takes a hit, while the goose is well', () => {
    const risk = (ganderHurt: boolean) => {
      const g = position({ ...LIGHTHOUSE, at: { [scout]: 'd' }, enemies: { g: ['mp40'] } });
      const c = Object.assign(at(g.commandos, 0), { gander: 0, ganderHurt });
      return { ...stepRisk(g, 0, on(g, 'g'), false).stealth, left: woundsLeft(c) };
    };
    expect([risk(false), risk(true)]).toMatchObject([
      { dice: 1, rerolls: 1, left: 4 },
      { dice: 1, rerolls: 0, left: 3 },
    ]);
    expect(risk(false).unseen).toBeCloseTo(8 / 9, 12);
    expect(risk(true).unseen).toBeCloseTo(2 / 3, 12);
  });

  test('whoever needed them under fire has fewer to stay hidden, and whoever fell needs none', () => {
    const g = position({
      card: 'viaduct',
      who: ['scout:B'],
      at: { scout: 'a' },
      visible: ['scout'],
      active: 'scout',
      wounds: { scout: 2 },
      kit: { scout: ['binoculars'] },
      enemies: { e: ['karabiner'] },
    });
    const { fire, stealth } = stepRisk(g, 0, on(g, 'e'), false);
    expect(fire).toMatchObject({ dice: 1, needed: 4, rerolls: 1 });
    expect(fire?.critical).toBeCloseTo(1 / 4, 12);
    // One half was missed and may still roll again, a quarter was saved by it: 1/2 · 8/9 + 1/4 · 2/3, of those three quarters.
    expect(stealth).toMatchObject({ dice: 1, rerolls: 1 });
    expect(stealth?.unseen).toBeCloseTo(22 / 27, 12);
  });

  /** All ways that so many dice can fall, played by the rules: how often somebody is still on their feet, and how often hidden then. */
  function played(g: State, step: string, dice: number): { readonly standing: number; readonly hidden: number } {
    let [standing, hidden] = [0, 0];
    for (let way = 0; way < 6 ** dice; way++) {
      const script = Array.from({ length: dice }, (_, die) => (Math.floor(way / 6 ** die) % 6) + 1);
      const match = Match.from(vCommandosGame, g.config, vCommandosGame.copy(g), { script });
      match.answer(match.number, 0, step);
      for (let asked = match.scene(null).decision; asked?.kind === 'reroll'; asked = match.scene(null).decision) {
        const bad = asked.about.bad.indexOf(true);
        match.answerIndex(match.options().findLastIndex((text) => text.endsWith(`die ${bad + 1}`)));
      }
      const c = at(match.state.commandos, 0);
      if (c.critical > 0) continue;
      standing++;
      if (!c.visible) hidden++;
    }
    return { standing: standing / 6 ** dice, hidden: hidden / standing };
  }

  proves(
    ['v-commandos.equip.binoculars#1', 'v-commandos.equip.binoculars#3'],
    'Binoculars are counted in: for fire on the way, and what is left of them for stealth',
    () => {
      for (const wounds of [0, 1]) {
        const g = position({
          card: 'viaduct',
          who: ['scout:A', 'medic:A'],
          at: { scout: 'a' },
          active: 'scout',
          visible: ['scout'],
          kit: { scout: ['binoculars'] },
          enemies: { e: ['karabiner'] },
          wounds: { scout: wounds },
        });
        const { fire, stealth } = stepRisk(g, 0, on(g, 'e'), false);
        const { standing, hidden } = played(g, 'scout moves to viaduct/e', 3);
        expect([fire?.dice, fire?.rerolls, stealth?.dice, stealth?.rerolls]).toEqual([1, 1, 1, 1]);
        expect(1 - (fire?.critical ?? 0)).toBeCloseTo(standing, 12);
        expect(stealth?.unseen).toBeCloseTo(hidden, 12);
      }
    },
  );

  proves('v-commandos.setup.gander#7', "Gander's nose and Binoculars together", () => {
    const g = position({ card: 'viaduct', at: { scout: 'a' }, active: 'scout', kit: { scout: ['binoculars'] }, enemies: { e: ['karabiner', 'mp40'] } });
    Object.assign(at(g.commandos, 0), { gander: 0 });
    const { stealth } = stepRisk(g, 0, on(g, 'e'), false);
    expect([stealth?.dice, stealth?.rerolls]).toEqual([2, 2]);
    expect(stealth?.unseen).toBeCloseTo(played(g, 'scout moves to viaduct/e', 4).hidden, 12);
  });
});

describe('before the enemy fires', () => {
  const g = position({
    ...LIGHTHOUSE,
    who: ['scout:B', 'medic:A'],
    at: { [scout]: 'd', medic: 'm' },
    visible: [scout],
    enemies: { d: ['karabiner'], a: ['karabiner'], g: ['mp40', 'mp40'], n: ['mp40'] },
  });

  proves('v-commandos.enemy-fire.adjacent#1', 'own tile first, then adjacent ones: six dice at 4+', () => {
    expect(volleys(g).map(({ tile, dice }) => [at(mapOf(at(g.boards, 0)).tiles, tile).letter, dice])).toEqual([
      ['d', 1],
      ['a', 1],
      ['g', 4],
    ]);
    expect(fireToCome(g, 0)).toMatchObject({ enemies: 4, dice: 6, needed: 4 });
    expect(fireToCome(g, 0)?.critical).toBeCloseTo(42 / 64, 12);
    expect(fireToCome(g, 0)?.from).toEqual([on(g, 'd'), on(g, 'a'), on(g, 'g')]);
  });

  test('nobody fires at the hidden; divided volleys have no one number', () => {
    expect(fireToCome(g, 1)).toBeNull();
    const both = position({
      ...LIGHTHOUSE,
      who: ['scout:B', 'medic:A'],
      at: { [scout]: 'd', medic: 'd' },
      visible: [scout, 'medic'],
      enemies: { d: ['mp40'] },
    });
    expect(fireToCome(both, 0)).toBeNull();
  });

  proves(['v-commandos.reinforce.draw-count#1', 'v-commandos.reinforce.draw-count#2'], 'what the entrances draw, quiet and in alarm', () => {
    expect(drawsOfAll(position({ ...LIGHTHOUSE, who: ['scout:B', 'medic:A'] }))).toBe(2);
    const loud = position({ ...LIGHTHOUSE, who: ['scout:B', 'medic:A'], alarm: true });
    expect([drawsOf(loud, 0, 0), drawsOfAll(loud)]).toEqual([2, 4]);
  });
});

describe('how long the bag lasts', () => {
  const bagged = (tokens: number, sketch: Sketch = {}): State => {
    const g = position({ card: 'lighthouse', who: ['scout:B', 'medic:A'], turn: 4, alarm: false, ...sketch });
    g.bag.fill(0);
    g.bag[0] = tokens;
    return g;
  };

  proves('v-commandos.reinforce.bag-empty#1', 'the turn in which a token is due and none is there', () => {
    expect(clockOf(bagged(7))).toEqual({ now: 2, usual: 2, lost: 7 });
    expect(clockOf(bagged(1))).toEqual({ now: 2, usual: 2, lost: 4 });
    expect(clockOf(bagged(7, { alarm: true }))).toEqual({ now: 4, usual: 4, lost: 5 });
    const causes: string[] = [];
    for (let g = bagged(7); causes.at(-1) !== 'bag'; ) {
      const match = play('reinforcements', g);
      causes.push(match.outcome?.cause ?? '');
      g = { ...vCommandosGame.copy(match.state), outcome: null };
    }
    expect(causes).toHaveLength(4); // turns 4 to 7
  });

  test('what an event adds or takes counts for this turn alone, and nothing once it is drawn', () => {
    const g = bagged(8);
    Object.assign(at(at(g.boards, 0).entrances, 0), { closed: true });
    expect(clockOf(g)).toEqual({ now: 1, usual: 2, lost: 8 });
    Object.assign(at(at(g.boards, 0).entrances, 0), { closed: false, more: 3 });
    expect(clockOf(g)).toEqual({ now: 5, usual: 2, lost: 6 });
    for (const phase of [MOVEMENT, FIRE, END_PHASE]) expect(clockOf(Object.assign(g, { phase }))).toEqual({ now: null, usual: 2, lost: 9 });
  });
});
