import { describe, expect, test } from 'vitest';
import { keyFromSeed, Match, Stream } from '#kernel';
import { terrainNamed } from '../content/map.ts';
import { fallenBy } from '../facts/deadly.ts';
import { vCommandosGame } from '../rules/game.ts';
import { at, commando } from '../rules/state.ts';
import { begin, raid, type Scene, type Sketch, told } from '../testing/raid.ts';
import { trials } from '../trials.ts';
import type { VCommandos } from '../types.ts';
import type { Way } from './choosing.ts';
import { attackOf, gradeOf, riskOf } from './risk.ts';
import { words as german } from './words.de.ts';
import { words as english } from './words.en.ts';

/* What the board says before a shot, held against what the rules do. */

type Raid = Match<VCommandos>;

const SHOTS = ['shoot', 'grenade', 'bombard'];

function waysOf(match: Raid): readonly Way[] {
  return match.open(match.seatNames.map((_, seat) => seat));
}

/** The shot is made, and these dice fall. There are actions left after it, and tokens of one kind are drawn. */
function rolled(match: Raid, { seat, notation }: Way, dice: readonly number[]): Raid | null {
  const state = vCommandosGame.copy(match.state);
  const token = state.kitBag.indexOf(Math.max(...state.kitBag));
  commando(state, state.active).spent -= 2;
  const scene = Match.from<VCommandos>(vCommandosGame, match.config, state, { script: [...dice, ...Array.from({ length: 12 }, () => token)] });
  if (!scene.options(seat).includes(notation)) return null;
  scene.answer(scene.number, seat, notation);
  while (scene.decision?.question.kind === 'reroll') scene.answerIndex(scene.options().indexOf('keep the dice'));
  return scene;
}

const shotTold = (scene: Raid) => scene.events.flatMap(({ event }) => (event.kind === 'shoots' || event.kind === 'strikes' ? [event] : []))[0];

/** Something was hit: it is gone, or it is being chosen what is. */
const hasHit = (scene: Raid): boolean =>
  scene.decision?.question.kind === 'hits' || scene.events.some(({ event }) => event.kind === 'eliminated' || event.kind === 'barrel-bursts');

function holdsFor(match: Raid, way: Way): boolean {
  const said = attackOf(match.scene(way.seat).view, way);
  if (said === null) throw new Error(`nothing is said of ${way.notation}`);
  const place = 'tile' in way.answer ? way.answer.tile : null;
  const hit = rolled(
    match,
    way,
    Array.from({ length: said.dice }, () => said.needed),
  );
  if (hit === null) return false;
  const event = shotTold(hit);
  expect([way.notation, event?.dice.length, event?.hits]).toEqual([way.notation, said.dice, said.dice]);
  const missed = rolled(
    match,
    way,
    Array.from({ length: said.dice }, () => said.needed - 1),
  ) as Raid;
  expect([way.notation, shotTold(missed)?.hits, hasHit(missed)]).toEqual([way.notation, 0, false]);
  const view = match.scene(null).view;
  const there = view.terrains.flatMap(({ id, tiles }) =>
    tiles.flatMap((tile, number) => (place?.startsWith(`${id}/`) && letters(id)[number] === place.split('/')[1] ? [tile] : [])),
  )[0];
  const target = there !== undefined && (there.barrel || there.guard !== null || there.enemies.some((id) => id !== 'goliath'));
  expect([way.notation, hasHit(hit)]).toEqual([way.notation, target]);
  const who = 'who' in way.answer ? way.answer.who : null;
  const before = view.commandos.find(({ id }) => id === who)?.state;
  const after = missed.scene(null).view.commandos.find(({ id }) => id === who)?.state;
  expect([way.notation, before !== 'visible' && after === 'visible']).toEqual([way.notation, said.visible]);
  expect([way.notation, told(missed as Scene, 'alarm').length > 0]).toEqual([way.notation, said.alarm]);
  return true;
}

const letters = (id: string): readonly string[] => terrainNamed(id).tiles.map(({ letter }) => letter);

describe('a shot does what the board says of it', () => {
  test.each(Array.from({ length: 40 }, (_, number) => number))('in random match %i', (number) => {
    const lots = new Stream(keyFromSeed(`shots ${number}`));
    const configs = trials.flatMap(({ configs: all }) => all);
    const match: Raid = Match.start(vCommandosGame, configs[lots.below(configs.length)], { key: keyFromSeed(`shots ${number}`), listen: false });
    for (let answers = 0; answers < 120 && match.decision !== null; answers++) {
      if (match.decision.question.kind === 'act') {
        const ways = waysOf(match).filter(({ answer }) => SHOTS.includes(answer.do));
        const way = ways[lots.below(Math.max(1, ways.length))];
        if (way !== undefined) holdsFor(match, way);
      }
      match.answerIndex(lots.below(match.decision.count));
    }
  });

  /** Every shot that is open; what the board says of the dice of the first. */
  const checked = (sketch: Sketch, way: string): string => {
    const match = begin(raid(sketch));
    const open = waysOf(match).filter(({ answer }) => SHOTS.includes(answer.do));
    for (const one of open) holdsFor(match, one);
    const { view } = match.scene(0);
    const said = open.find(({ notation }) => notation.includes(way));
    const attack = said === undefined ? null : attackOf(view, said);
    return attack === null
      ? ''
      : `${attack.dice} dice, ${attack.needed}+${attack.fast ? ', fast' : ''}${attack.nest === null ? '' : `, ${attack.nest}+ in the nest`}`;
  };

  test('with one more die for who stands fast, and none for who has moved', () => {
    const bruno: Sketch = { who: ['bruno:A'], settings: { bruno: true }, at: { bruno: 'a' }, active: 'bruno', enemies: { a: ['mp40'], b: ['mp40'] } };
    expect(checked(bruno, 'thompson at forest-road/a')).toBe('4 dice, 4+, fast');
    const g = raid(bruno);
    at(g.commandos, 0).moved = true;
    const match = begin(g);
    const shot = waysOf(match).find(({ notation }) => notation.includes('thompson at forest-road/a')) as Way;
    expect([holdsFor(match, shot), attackOf(match.scene(0).view, shot)]).toMatchObject([true, { dice: 3, fast: false }]);
  });

  test('at somebody alone in a nest, and beside others', () => {
    const nest: Sketch = {
      card: 'viaduct',
      who: ['medic:A'],
      at: { medic: 'c' },
      active: 'medic',
      kit: { medic: ['mp40', 'grenade'] },
      guards: { c: 'karabiner' },
    };
    expect(checked(nest, 'mp40 at viaduct/c')).toBe('2 dice, 5+');
    expect(checked(nest, 'grenade')).toBe('4 dice, 5+');
    expect(checked({ ...nest, enemies: { c: ['mp40'] } }, 'mp40 at viaduct/c')).toBe('2 dice, 3+, 5+ in the nest');
    expect(checked({ ...nest, barrels: ['c'] }, 'mp40 at viaduct/c')).toBe('2 dice, 3+, 5+ in the nest');
    const long: Sketch = { ...nest, who: ['sniper:A'], at: { sniper: 'c' }, active: 'sniper', kit: {} };
    expect(checked(long, 'scoped-rifle at viaduct/c')).toMatch(/dice, 3\+$/);
  });
});

test('a step into gas is red, asks first and says so on its tile', () => {
  const { view } = begin({ card: 'viaduct', who: ['scout:B'], at: { scout: 'a' }, active: 'scout', gas: ['e'] }).scene(0);
  const step = (tile: 'viaduct/e'): Way => ({ seat: 0, notation: '', answer: { do: 'move', who: 'scout', plus: false, tile }, preview: null });
  const way = step('viaduct/e');
  expect(gradeOf(view, way)).toBe(2);
  const deadly = fallenBy(view, way.answer, null) !== null;
  expect([english, german].map(({ board }) => board.tag(way.answer, 1, riskOf(view, way), deadly))).toEqual(['1 AP, deadly', '1 AP, tödlich']);
});
