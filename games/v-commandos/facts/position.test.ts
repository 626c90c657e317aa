import { describe, expect, test } from 'vitest';
import { keyFromSeed, Match, ownerOf, Stream } from '#kernel';
import { weaponNamed } from '../content/kit.ts';
import { randomConfig } from '../random-config.ts';
import { vCommandosGame } from '../rules/game.ts';
import { at, tileOf } from '../rules/state.ts';
import { begin, say, seen, view } from '../testing/raid.ts';
import type { VCommandos } from '../types.ts';
import { viewOf } from '../view.ts';
import { shotRisk, throwRisk } from './attack.ts';
import { positionOf, spotOf } from './position.ts';
import { stepRisk } from './risk.ts';

/** A random raid, looked at before each answer. */
function raidAtRandom(seed: string, answers: number, look: (match: Match<VCommandos>, index: number) => void): void {
  const stream = new Stream(keyFromSeed(`${seed} answers`));
  const match = Match.start<VCommandos>(vCommandosGame, randomConfig(stream), { key: keyFromSeed(seed) });
  for (let i = 0; i < answers && match.decision !== null; i++) {
    const index = stream.below(match.decision.options.length);
    look(match, index);
    match.answer(match.number, ownerOf(match.decision, match.state, index), match.notation(index));
  }
}

describe('the position that a view shows', () => {
  test.each([1, 2, 3, 4, 5, 6])('looks like that view, at every decision of raid %i', (number) => {
    raidAtRandom(`position ${number}`, 150, (match) => {
      const { view } = match.scene(null);
      expect(viewOf(positionOf(view))).toEqual(view);
    });
  });

  test('looks like that view when somebody carries an item, or it lies somewhere', () => {
    const match = say(
      begin({ who: ['scout:B', 'medic:A'], at: { scout: 'h', medic: 'h' }, active: 'scout' }),
      'scout takes the objective',
      'scout hands @O1 to medic',
    );
    expect(at(at(positionOf(view(match)).boards, 0).objectives, 0)).toEqual({ work: 0, done: false, holder: 1, lies: -1 });
    expect(viewOf(positionOf(view(match)))).toEqual(view(match));
    say(match, 'scout ends the turn', 'medic begins', 'medic lays down @O1');
    const { tile } = seen(match, 'medic');
    expect(at(at(positionOf(view(match)).boards, 0).objectives, 0)).toMatchObject({ holder: -1, lies: tileOf(spotOf(view(match), tile ?? '')) });
  });

  test('looks like that view with two terrains in play and everything on them', () => {
    const match = begin({
      card: 'quarrel',
      column: 1,
      who: ['scout:B', 'medic:A', 'sniper:A', 'sapper:B'],
      out: ['sapper'],
      at: { scout: 'c', medic: 'm*', sniper: 'e*' },
      visible: ['medic'],
      uniform: ['scout'],
      critical: ['sniper'],
      wounds: { medic: 1 },
      plus: { scout: 1 },
      kit: { scout: ['tnt', 'smoke'], medic: ['first-aid'] },
      garrison: true,
      enemies: { f: ['goliath', 'pioneer'], 'f*': ['paratrooper'] },
      waiting: [['mp40'], ['karabiner', 'karabiner']],
      barricades: [4],
      loose: { 'a*': ['panzerfaust'] },
      charges: { e: 0, 'h*': 0 },
      gas: ['b'],
      smoke: ['i*'],
      event: ['steam-leak', 'N'],
    });
    const now = view(match);
    expect(viewOf(positionOf(now))).toEqual(now);
    expect([spotOf(now, 'tunnel-works/c'), spotOf(now, 'launch-ramp/m')]).toEqual([at(match.state.commandos, 0).at, at(match.state.commandos, 1).at]);
  });

  test.each([1, 2, 3, 4, 5, 6])('tells what fires at a step before it is taken, in raid %i', (number) => {
    let steps = 0;
    raidAtRandom(`steps ${number}`, 200, (match, index) => {
      const answer = vCommandosGame.notation.parse(match.notation(index));
      if (answer === null || answer === undefined) return;
      if (answer.do !== 'move' && answer.do !== 'creep' && answer.do !== 'up' && answer.do !== 'creep-up') return;
      const { view } = match.scene(null);
      const who = view.commandos.findIndex(({ id }) => id === answer.who);
      const risk = stepRisk(positionOf(view), who, spotOf(view, answer.tile), answer.do.startsWith('creep'));
      const tried = match.fork('same');
      const told = tried.events.length;
      tried.answer(tried.number, ownerOf(tried.decision as NonNullable<typeof tried.decision>, tried.state, index), tried.notation(index));
      const after = tried.events.slice(told).map(({ event }) => event);
      const own = after.findIndex((event) => event.kind === 'moves' || event.kind === 'critical');
      const until = own < 0 ? after : after.slice(0, own + 1);
      const fires = until.find((event) => event.kind === 'fires');
      if (!['reroll', 'divert'].includes(tried.scene(null).decision?.kind ?? '')) {
        expect(fires?.kind === 'fires' ? fires.dice.length : 0).toBe(risk.fire?.dice ?? 0);
        if (fires?.kind === 'fires') expect(fires.needed).toBe(risk.fire?.needed);
        const moved = until.find((event) => event.kind === 'moves');
        if (moved?.kind === 'moves') expect(moved.visible).toBe(risk.visible);
      }
      steps++;
    });
    expect(steps).toBeGreaterThan(3);
  });

  test.each([1, 2, 3, 4, 5, 6])('tells what an attack rolls and gives away, in raid %i', (number) => {
    let attacks = 0;
    raidAtRandom(`attack ${number}`, 400, (match, index) => {
      const answer = vCommandosGame.notation.parse(match.notation(index));
      if (answer?.do !== 'shoot' && answer?.do !== 'grenade' && answer?.do !== 'bombard') return;
      const { view } = match.scene(null);
      const g = positionOf(view);
      const who = view.commandos.findIndex(({ id }) => id === answer.who);
      const target = spotOf(view, answer.tile);
      const risk =
        answer.do === 'shoot'
          ? shotRisk(g, who, weaponNamed(answer.weapon), target)
          : throwRisk(g, who, answer.do === 'grenade' ? 'grenade' : 'bombardment', target);
      const tried = match.fork('same');
      const told = tried.events.length;
      tried.answer(tried.number, ownerOf(tried.decision as NonNullable<typeof tried.decision>, tried.state, index), tried.notation(index));
      const after = tried.events.slice(told).map(({ event }) => event);
      const rolls = after.findIndex((event) => event.kind === 'shoots' || event.kind === 'strikes');
      const roll = after[rolls];
      if (roll?.kind !== 'shoots' && roll?.kind !== 'strikes') return;
      const extra = view.commandos[who]?.id === 'bruno' ? 1 : 0;
      expect(roll.dice.length - risk.dice).toBeLessThanOrEqual(extra);
      expect(roll.dice.length).toBeGreaterThanOrEqual(risk.dice);
      const before = after.slice(0, rolls);
      expect(before.some(({ kind }) => kind === 'visible')).toBe(risk.visible);
      if (view.terrains.every(({ mute }) => mute === 0)) expect(before.some(({ kind }) => kind === 'alarm')).toBe(risk.alarm);
      attacks++;
    });
    expect(attacks).toBeGreaterThan(0);
  });
});
