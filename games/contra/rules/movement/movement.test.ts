import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { SpaceId } from '../../content/index.ts';
import { position, type Sketch } from '../../positions.ts';
import { effectScene, type Scene, say, scene, turnScene } from '../../testing/scene.ts';
import { asked, cited, eventKinds, eventsOf, fighterOf, offered, offeredTo, refusal, spaceIds, weaponOf, whereIs, whereIsEnemy } from '../../testing/seen.ts';
import type { State } from '../state.ts';
import { run } from './movement.ts';

/** How many steps the longest run has that is offered. */
function longestRun(match: Scene): number {
  return Math.max(...match.options().map((one) => (one.includes(' runs ') ? one.split(' ').filter((word) => /^[A-Z]\d\d$/.test(word)).length : 0)));
}

proves(['contra.move.choose-type-first#1', 'contra.move.choose-type-first#2'], 'a run does not become a jump at a ledge; the move of a card may be one', () => {
  const match = say(turnScene(position({ at: { bill: 'J35' }, hand: { bill: ['advance'] } }), 'bill'), 'bill runs to J36', 'bill declines the pillbox');
  expect([asked(match), whereIs(match, 'bill')]).toEqual(['move', 'J36']);
  expect(refusal(match, 'bill jumps to J26')).toEqual(['contra.move.choose-type-first']);
  expect(refusal(match, 'bill runs to J26')).toEqual(['contra.space.ledge-jump-up']);
  say(match, 'bill is done moving', 'bill plays advance', 'bill jumps to J26');
  expect(whereIs(match, 'bill')).toBe('J26');
});

proves(['contra.move.run#1', 'contra.move.run#2'], 'runs of one, two and three spaces, but not of four', () => {
  const match = turnScene(position(), 'bill');
  expect(match.options()).toEqual(expect.arrayContaining(['bill runs to J02', 'bill runs to J03 via J02', 'bill runs to J04 via J02 J03']));
  expect(longestRun(match)).toBe(3);
  expect(match.whyNot(0, 'bill runs to J13 via J02 J03 J04').kind).not.toBe('legal');
  expect(refusal(match, 'bill runs to J13')).toEqual(['contra.move.run']);
  say(match, 'bill runs to J04 via J02 J03');
  expect(whereIs(match, 'bill')).toBe('J04');
});

proves(['contra.move.jump#1', 'contra.move.jump#2'], 'a jump goes one space, not two', () => {
  const match = turnScene(position(), 'bill');
  expect(offeredTo(match, 'jump')).toEqual(['bill jumps to J02']);
  expect(refusal(match, 'bill jumps to J03')).toEqual(['contra.move.jump']);
  expect(whereIs(say(match, 'bill jumps to J02'), 'bill')).toBe('J02');
});

proves('contra.move.jump-pick-effects', 'a jump onto a dimer and a sensor: the weapon is taken, the dimer does nothing', () => {
  const g = position({ enemy: 'garmakilma', at: { bill: 'J29' }, dimers: ['J30'], weapons: ['laser'] });
  const match = say(turnScene(g, 'bill'), 'bill jumps to J30', 'bill accepts the pillbox', 'bill accepts the weapon');
  expect([weaponOf(match, 'bill'), fighterOf(match, 'bill').medals]).toEqual(['laser', 3]);
  expect(spaceIds(match, match.state.dimers)).toEqual(['J30']);
  const left = say(turnScene(g, 'bill'), 'bill jumps to J30', 'bill declines the pillbox');
  expect(eventKinds(left)).toEqual(['jumps']);
});

proves('contra.move.run-must-resolve', 'the dimer in the second of three spaces hits before the third step', () => {
  const g = position({ enemy: 'garmakilma', dimers: ['J03'], tokens: { bill: 'M' } });
  const match = say(turnScene(g, 'bill'), 'bill runs to J03 via J02');
  expect([asked(match), whereIs(match, 'bill'), match.state.dimers]).toEqual(['suffer', 'J03', []]);
  say(match, 'bill pays');
  expect([asked(match), whereIs(match, 'bill')]).toEqual(['move', 'J03']);
  say(match, 'bill runs to J04');
  expect(eventKinds(match)).toEqual(['runs', 'rule', 'dimer-gone', 'suffers', 'spends', 'withstands', 'runs']);
});

proves('contra.move.optional-effects-stay-optional', 'running through a pillbox space the token may be left', () => {
  const match = say(turnScene(position({ at: { bill: 'J29' } }), 'bill'), 'bill runs to J30');
  expect([asked(match), match.options()]).toEqual(['pillbox', ['bill accepts the pillbox', 'bill declines the pillbox']]);
  say(match, 'bill declines the pillbox', 'bill runs to J31');
  expect([whereIs(match, 'bill'), match.state.pillboxes.length, weaponOf(match, 'bill')]).toEqual(['J31', 4, 'service-rifle']);
});

/** Bill runs along these spaces, whether or not that would be offered. */
function running(g: State, ...path: readonly SpaceId[]): Scene {
  return scene(
    (state, ref) =>
      run(
        state,
        ref,
        0,
        path.map((id) => state.map.named(id)),
        path.length,
      ),
    g,
  );
}

proves('contra.move.through-commandos', "a run of two through Lance's space", () => {
  const match = say(turnScene(position({ at: { lance: 'J02' } }), 'bill'), 'bill runs to J03 via J02');
  expect([whereIs(match, 'bill'), whereIs(match, 'lance')]).toEqual(['J03', 'J02']);
});

proves(
  ['contra.move.no-shared-end#1', 'contra.move.no-shared-end#2'],
  "nobody ends with Lance; a drift that stops the run in Lance's space sends Bill back a space",
  () => {
    const match = turnScene(position({ at: { lance: 'J02' } }), 'bill');
    expect(refusal(match, 'bill runs to J02')).toEqual(['contra.move.no-shared-end']);
    expect(refusal(match, 'bill jumps to J02')).toEqual(['contra.move.no-shared-end']);
    const drift = position({ stage: 'snow-field', at: { bill: 'S01', lance: 'S03' } });
    expect(offeredTo(turnScene(drift, 'bill'), 'run').filter((one) => one.includes('S03'))).toEqual([]);
    const snow = running(drift, 'S02', 'S03', 'S04');
    expect([whereIs(snow, 'bill'), whereIs(snow, 'lance')]).toEqual(['S02', 'S03']);
    expect(eventsOf(snow, 'returns')).toMatchObject([{ seat: 0, from: 'S03', to: 'S02' }]);
  },
);

proves('contra.move.return-chain#1', 'past two commandos and stopped at the second: back to the last empty space before the first', () => {
  const g = position({ commandos: ['bill', 'lance', 'lucia'], stage: 'snow-field', at: { bill: 'S27', lance: 'S36', lucia: 'S35' } });
  const match = running(g, 'S37', 'S36', 'S35', 'S34');
  expect(eventsOf(match, 'returns')).toMatchObject([{ from: 'S35', to: 'S37' }]);
  expect(match.state.fighters.map((_, seat) => whereIs(match, (['bill', 'lance', 'lucia'] as const)[seat] ?? 'bill'))).toEqual(['S37', 'S36', 'S35']);
});

proves(
  ['contra.move.return-no-trigger#1', 'contra.move.return-no-trigger#2'],
  'who is sent back to a pillbox space or a dimer is neither offered a weapon nor hit again',
  () => {
    const g = position({
      commandos: ['bill', 'lance', 'lucia'],
      stage: 'snow-field',
      enemy: 'garmakilma',
      at: { bill: 'S23', lance: 'S04', lucia: 'S03' },
      dimers: ['S14', 'S14'],
    });
    const match = running({ ...g, fighters: g.fighters.map((f) => (f.id === 'bill' ? { ...f, space: g.map.named('S14') } : f)) }, 'S04', 'S03', 'S02');
    expect(eventsOf(match, 'returns')).toMatchObject([{ from: 'S03', to: 'S14' }]);
    expect([asked(match), whereIs(match, 'bill'), eventsOf(match, 'suffers')]).toEqual([null, 'S14', []]);
    expect(spaceIds(match, match.state.dimers)).toEqual(['S14', 'S14']);
    expect(spaceIds(match, match.state.pillboxes)).toContain('S14');
  },
);

proves(['contra.move.not-into-enemies#1', 'contra.move.not-into-enemies#2'], 'no way leads into or through an enemy or a space that the boss covers', () => {
  const match = turnScene(position({ at: { bill: 'J02' }, foes: { lance: { 'red gunner': 'J03' } } }), 'bill');
  expect(refusal(match, 'bill runs to J03')).toEqual(['contra.move.not-into-enemies']);
  expect(refusal(match, 'bill jumps to J03')).toEqual(['contra.move.not-into-enemies']);
  expect(match.options().filter((one) => one.includes('J04'))).toEqual([]);
  const wall = turnScene(position({ at: { bill: 'J18' } }), 'bill');
  expect(refusal(wall, 'bill runs to J19')).toEqual(['contra.move.not-into-enemies']);
  expect(refusal(wall, 'bill jumps to J19')).toEqual(['contra.move.not-into-enemies']);
  const gathered = turnScene(position({ at: { bill: 'J18' }, boss: ['J10'] }), 'bill');
  expect(gathered.options()).toContain('bill runs to J19');
});

proves('contra.move.into-tokens', 'a dimer, damage and a sensor keep nobody out', () => {
  const g = position({ stage: 'alien-lair', enemy: 'garmakilma', at: { bill: 'L02' }, dimers: ['L03'], scorch: { L03: 1 } });
  const match = turnScene(g, 'bill');
  expect(match.options()).toEqual(expect.arrayContaining(['bill runs to L03', 'bill jumps to L03']));
  expect(whereIs(say(match, 'bill jumps to L03'), 'bill')).toBe('L03');
  const run = say(turnScene(g, 'bill'), 'bill runs to L03');
  expect([whereIs(run, 'bill'), eventsOf(run, 'suffers').length]).toEqual(['L03', 1]);
});

proves(['contra.move.forced-movement#1', 'contra.move.forced-movement#2'], 'being moved climbs no ledge, being placed does', () => {
  const ledge = effectScene(position({ at: { bill: 'J08' } }), 'bill', [{ do: 'push', spaces: 1, away: 'boss' }]);
  expect([whereIs(ledge, 'bill'), eventsOf(ledge, 'pushed')]).toEqual(['J08', []]);
  const ways = effectScene(position({ stage: 'alien-lair', enemy: 'java', at: { bill: 'L20' } }), 'bill', [{ do: 'push', spaces: 1, towards: 'wadder' }]);
  expect(offered(ways, 'to').toSorted()).toEqual(['L11', 'L19', 'L28']);
  expect(eventKinds(say(ways, 'bill chooses L19 for the push'))).toEqual(['pushed']);
  const placed = effectScene(position({ at: { bill: 'J08' } }), 'bill', [{ do: 'place', on: 'ledge', within: 1 }]);
  expect([whereIs(placed, 'bill'), eventKinds(placed)]).toEqual(['J07', ['placed']]);
});

proves('contra.move.no-shared-end#3', "who is interrupted in Lance's space has to go on: staying is not offered", () => {
  const match = say(turnScene(position({ at: { bill: 'J29', lance: 'J30' } }), 'bill'), 'bill runs to J31 via J30', 'bill declines the pillbox');
  expect([asked(match), whereIs(match, 'bill'), offeredTo(match, 'done')]).toEqual(['move', 'J30', []]);
  expect(refusal(match, 'bill is done moving')).toEqual(['contra.move.no-shared-end']);
  expect(offeredTo(match, 'run')).toEqual([
    'bill runs to J21',
    'bill runs to J31',
    'bill runs to J29',
    'bill runs to J12 via J21',
    'bill runs to J22 via J21',
    'bill runs to J20 via J21',
    'bill runs to J32 via J31',
  ]);
});

/** Bill runs off the ledge into objective space 3, where Lance stands, and on; there he draws an enemy, which comes to J37. */
function hemmedIn(at: SpaceId, far: string, foes: Sketch['foes'] = {}): Scene {
  const g = position({ at: { bill: at, lance: 'J27' }, pillboxes: [], objectives: ['rooftop-duel'], enemies: ['red gunner'], foes });
  const match = say(turnScene(g, 'bill'), far, 'bill accepts the objective');
  expect(whereIsEnemy(match, 'red gunner')).toBe('J37');
  return match;
}

proves(['contra.move.no-shared-end#4', 'contra.move.return-no-trigger'], 'with every way on closed meanwhile one goes back, with one left one takes it', () => {
  const closed = hemmedIn('J26', 'bill runs to J37 via J27', { lance: { 'red greeder': 'J18' } });
  expect([asked(closed), whereIs(closed, 'bill')]).toEqual(['act', 'J26']);
  expect(cited(closed).at(-1)).toEqual(['returns', 'contra.move.no-shared-end', 'contra.move.return-no-trigger']);
  const open = hemmedIn('J25', 'bill runs to J37 via J26 J27');
  expect([asked(open), whereIs(open, 'bill'), eventsOf(open, 'runs').at(-1)]).toMatchObject(['act', 'J18', { path: ['J27', 'J18'] }]);
});

proves('contra.move.run#2', 'an interrupt at the last space of a run leaves nothing to run', () => {
  const match = say(turnScene(position({ at: { bill: 'J32' } }), 'bill'), 'bill runs to J30 via J31', 'bill declines the pillbox');
  expect(offeredTo(match, 'run')).toEqual(['bill runs to J21', 'bill runs to J31', 'bill runs to J29']);
  const far = say(turnScene(position({ at: { bill: 'J33' } }), 'bill'), 'bill runs to J30 via J32 J31', 'bill declines the pillbox');
  expect([asked(far), whereIs(far, 'bill')]).toEqual(['act', 'J30']);
});

proves('contra.move.jump#1', 'two jumps of a card: each may be left out, and none is longer', () => {
  const match = effectScene(position({ at: { bill: 'J04' } }), 'bill', [{ do: 'jump', times: 2 }]);
  expect(match.options()).toEqual(['bill is done moving', 'bill jumps to J05', 'bill jumps to J13', 'bill jumps to J03']);
  expect(refusal(match, 'bill runs to J13')).toEqual(['contra.move.choose-type-first']);
  say(match, 'bill jumps to J05');
  expect(match.options()).toEqual(['bill is done moving', 'bill jumps to J06', 'bill jumps to J14', 'bill jumps to J04']);
  say(match, 'bill jumps to J14');
  expect([asked(match), whereIs(match, 'bill')]).toEqual([null, 'J14']);
  expect(cited(match)).toEqual([
    ['jumps', 'contra.space.ledge-jump-up'],
    ['jumps', 'contra.move.jump'],
  ]);
  const once = say(effectScene(position({ at: { bill: 'J04' } }), 'bill', [{ do: 'jump', times: 2 }]), 'bill jumps to J13', 'bill is done moving');
  expect([asked(once), whereIs(once, 'bill'), cited(once)]).toEqual([null, 'J13', [['jumps', 'contra.move.jump']]]);
});
