import { describe, expect, test } from 'vitest';
import { ChanceError, type ChanceResult, keyFromSeed, Match, type OpenOption, RecordError, Stream } from '#kernel';
import { compare, type Played } from '../../../kernel/testing/foretold.ts';
import { again } from '../../../kernel/testing/futures.ts';
import { dice, position, type Sketch } from '../positions.ts';
import type { Attack } from '../preview.ts';
import { contraGame } from '../rules/game.ts';
import { foretold } from '../testing/foretold.ts';
import { isDefeated } from '../testing/foretold-attack.ts';
import { playScene, type Scene, say, turnScene } from '../testing/scene.ts';
import type { Contra } from '../types.ts';
import { labelOf } from '../words/labels.ts';
import { loadWords } from '../words/words.ts';
import { currentWeapon } from './arms.ts';
import { chanceOfSuccesses, NO_MEANS } from './successes.ts';

type Option = OpenOption<Contra>;

function optionOf(match: Scene, notation: string): Option {
  const option = match.open(match.seatNames.map((_, seat) => seat)).find((open) => open.notation === notation);
  if (option === undefined) throw new Error(`'${notation}' is not offered: ${match.options().join(', ')}`);
  return option;
}

function foreseen(match: Scene, notation: string): Attack {
  const { preview } = optionOf(match, notation);
  if (preview?.kind !== 'attack') throw new Error(`'${notation}' is no attack`);
  return preview;
}

/** Criticals have no end: every way that is likelier than this, and how likely the others are together. */
function likelyWays(match: Scene, option: Option, least: number): { readonly ways: readonly Played<Contra>[]; readonly rest: number } {
  const begin = again(match);
  const ways: Played<Contra>[] = [];
  const open: { readonly script: readonly ChanceResult[]; readonly chance: number }[] = [{ script: [], chance: 1 }];
  let rest = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { script, chance } = next;
    if (chance < least) {
      rest += chance;
      continue;
    }
    try {
      const future = begin(script);
      future.answer(future.number, option.seat, option.notation);
      for (let go = foretold.goOn?.(future, option) ?? null; go !== null; go = foretold.goOn?.(future, option) ?? null)
        future.answer(future.number, go.seat, go.notation);
      ways.push({ chance, match: future, events: future.events.filter(({ at }) => at > match.number) });
    } catch (thrown) {
      if (!(thrown instanceof RecordError && thrown.cause instanceof ChanceError)) throw thrown;
      const { due } = thrown.cause;
      const total = due.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of due) if (weight > 0) open.push({ script: [...script, value], chance: (chance * weight) / total });
    }
  }
  return { ways, rest };
}

/** Every chance lies where the rules say, as far as the ways go that were played. */
function holds(match: Scene, notation: string): Attack {
  const option = optionOf(match, notation);
  const said = foreseen(match, notation);
  const { ways, rest } = likelyWays(match, option, 2e-4);
  expect(rest).toBeLessThan(0.2);
  for (const defeat of said.defeats)
    for (const converting of [false, true]) {
      const chance = converting ? defeat.converting : defeat.chance;
      const came = ways.reduce((sum, way) => sum + (isDefeated(way, defeat, converting) ? way.chance : 0), 0);
      expect(chance).toBeGreaterThan(came - 1e-9);
      expect(chance).toBeLessThan(came + rest + 1e-9);
    }
  return said;
}

const BILL: Sketch = { at: { bill: 'J14' }, foes: { bill: { 'red gunner': 'J17' } } };

describe('an attack is foreseen with', () => {
  test('its dice, its range, and the chance to defeat with and without conversions', () => {
    const match = turnScene(position({ ...BILL, tokens: { bill: 'AS' } }), 'bill');
    const { id, dice: own, range } = currentWeapon({ id: 'bill', weapon: '' });
    expect(id).toBe('service-rifle');
    const said = holds(match, 'bill attacks red gunner');
    expect(said).toMatchObject({ dice: own, range, targets: ['red gunner'] });
    expect(said.defeats[0]?.converting).toBeGreaterThan(said.defeats[0]?.chance ?? 1);
  });

  test('bonuses, and the health that is left', () => {
    const plain = holds(turnScene(position(BILL), 'bill'), 'bill attacks red gunner');
    const bonus = turnScene(position({ ...BILL, bonuses: { bill: [{ dice: 1, sure: false, within: 0, until: 'turn' }] } }), 'bill');
    expect(holds(bonus, 'bill attacks red gunner').dice).toBe((plain.dice ?? 0) + 1);
    const far = turnScene(position({ ...BILL, bonuses: { bill: [{ dice: 1, sure: false, within: 1, until: 'turn' }] } }), 'bill');
    expect(foreseen(far, 'bill attacks red gunner').dice).toBe(plain.dice);
  });

  test('the conversion that a card gives for nothing', () => {
    const setting: Sketch = { ...BILL, tokens: { bill: '' }, foes: { bill: { 'red gunner': ['J17', 2], 'black gunner': ['J16', 2] } } };
    const chances = (card: 'steady-aim' | 'suppressing-burst') =>
      playScene(setting, 'bill', card)
        .open([0])
        .flatMap(({ preview }) => (preview?.kind === 'attack' ? preview.defeats : []))
        .filter((defeat) => defeat.card === 'red gunner')
        .map(({ chance, converting }) => [chance, converting]);
    // One success is needed: half of the faces are one, and with a conversion the others are, too.
    expect(chances('steady-aim')).toEqual([[expect.closeTo(3 / 4, 12), expect.closeTo(1, 12)]]);
    expect(chances('suppressing-burst')).toEqual([[expect.closeTo(7 / 8, 12), expect.closeTo(7 / 8, 12)]]);
  });

  const TWO: Sketch = {
    at: { bill: 'J14' },
    tokens: { bill: '' },
    foes: { bill: { 'red gunner': ['J17', 2], 'blue gunner': ['J16', 2], 'green gunner': ['J18', 2] } },
  };
  const one = (sketch: Sketch, notation = 'bill attacks red gunner'): Attack => foreseen(turnScene(position({ ...TWO, ...sketch }), 'bill'), notation);

  test('whoever stands beside the target of a card that hits them, too', () => {
    const arc = playScene(TWO, 'bill', 'grenade-arc');
    expect(foreseen(arc, 'bill aims at red gunner').targets).toEqual(['red gunner', 'blue gunner', 'green gunner']);
    expect(foreseen(arc, 'bill aims at blue gunner').targets).toEqual(['blue gunner', 'red gunner']);
  });

  test('the second target of a spread, where it is known which it is', () => {
    const gun = { weapon: { bill: 'spread-gun' } } as const;
    const near = (foes: Readonly<Record<string, [string, number]>>) => one({ ...gun, foes: { bill: foes } }, 'bill attacks blue gunner').targets;
    expect(near({ 'blue gunner': ['J15', 2] })).toEqual(['blue gunner']);
    expect(near({ 'blue gunner': ['J15', 2], 'red gunner': ['J16', 2] })).toEqual(['blue gunner', 'red gunner']);
    expect(near({ 'blue gunner': ['J15', 2], 'red gunner': ['J16', 2], 'green gunner': ['J16', 2] })).toEqual(['blue gunner']);
  });

  test('criticals that count double, and what the boss ignores unless the strike is sure', () => {
    const strong = { foes: { bill: { 'red gunner': ['J17', 1] } } } as const;
    const laser = { ...strong, weapon: { bill: 'laser' } } as const;
    expect(one(laser).defeats[0]?.chance).toBeCloseTo(chanceOfSuccesses(3, 2, 2, NO_MEANS), 12);
    expect(one({ ...laser, weapon: { bill: 'machine-gun' } }).defeats[0]?.chance).toBeCloseTo(chanceOfSuccesses(3, 2, 1, NO_MEANS), 12);
    const boss = (sure: boolean) =>
      one({ ...laser, bonuses: { bill: [{ dice: 1, sure, within: 0, until: 'turn' }] } }, 'bill attacks boss').defeats.map(({ ignored }) => ignored);
    expect([boss(false), boss(true)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  test('all results of a type, where a card converts them for nothing', () => {
    const foes = { lucia: { 'red gunner': ['J13', 1], 'green gunner': ['J15', 1] } } as const;
    const blade = playScene({ commandos: ['lucia'], at: { lucia: 'J14' }, tokens: { lucia: '' }, foes }, 'lucia', 'phase-blade');
    const [defeat] = foreseen(blade, 'lucia aims at red gunner').defeats;
    expect(defeat?.chance).toBeCloseTo(chanceOfSuccesses(3, 2, 1, NO_MEANS), 12);
    expect(defeat?.converting).toBeCloseTo(chanceOfSuccesses(3, 2, 1, { of: [0, 0, 3], free: 0 }), 12);
  });

  test('the card’s own dice and range, once its target is to be chosen', () => {
    const match = playScene(
      {
        ...BILL,
        foes: { bill: { 'red gunner': 'J17', 'black gunner': 'J16' } },
      },
      'bill',
      'suppressing-burst',
      dice(),
    );
    const aims = match.open([0]).flatMap(({ preview }) => (preview?.kind === 'attack' ? [preview] : []));
    expect(aims.length).toBeGreaterThan(1);
    for (const { notation } of match.open([0])) expect(compare(foretold, match, optionOf(match, notation), { most: 1, sample: 200 }).wrong).toBeNull();
  });
});

describe('a conversion is foreseen with', () => {
  const said = (match: Scene) => match.open([0]).map(({ notation, preview }) => [notation, preview?.kind === 'hits' ? preview.damage : null]);
  const attacked = (enemy: 'black gunner' | 'black garth'): Scene =>
    say(
      turnScene(
        position({ enemy: 'garmakilma', at: { bill: 'J14' }, tokens: { bill: 'A' }, foes: { bill: { [enemy]: 'J17' } } }),
        'bill',
        dice('success', 'A'),
      ),
      `bill attacks ${enemy}`,
    );

  test('the damage as the dice lie, and one more for each', () => {
    const match = attacked('black gunner');
    expect(said(match)).toEqual([
      ['bill is done converting', [{ target: 'black gunner', damage: 1, defeats: false }]],
      ['bill converts A with token', [{ target: 'black gunner', damage: 2, defeats: expect.any(Boolean) }]],
    ]);
    for (const option of match.open([0])) expect(compare(foretold, match, option, { most: 10, sample: 1 }).wrong).toBeNull();
  });

  test('less what armor ignores: the button does not promise damage that is not dealt', async () => {
    const match = attacked('black garth');
    expect(said(match)[0]).toEqual(['bill is done converting', [{ target: 'black garth', damage: 0, defeats: false }]]);
    const { view } = match.view(0);
    expect(view.fight).toMatchObject({ successes: 1, damage: [0] });
    const { answer, preview } = optionOf(match, 'bill is done converting');
    expect(labelOf(answer, view, preview, (await loadWords('en')).say)).toBe('Deal 0');
    expect(
      foreseen(turnScene(position({ enemy: 'garmakilma', at: { bill: 'J14' }, foes: { bill: { 'black garth': 'J17' } } }), 'bill'), 'bill attacks black garth')
        .defeats[0]?.ignored,
    ).toBe(1);
  });
});

describe('a range and a way are foreseen with', () => {
  test('what shortens them and what is met', () => {
    const near = turnScene(position({ at: { bill: 'J14' }, pillboxes: ['J13'], active: 'bill' }), 'bill');
    const run = near.open([0]).find(({ answer }) => answer.do === 'run' && answer.to === 'J13');
    expect(run?.preview).toEqual({ kind: 'move', meets: [{ at: 'J13', what: ['pillbox'] }] });
    if (run !== undefined) expect(compare(foretold, near, run, { most: 10, sample: 1 }).wrong).toBeNull();
  });

  test('what is met on the way and what is jumped to, and nothing where nothing is', () => {
    const match = turnScene(position({ at: { bill: 'J14' }, pillboxes: ['J05'], dimers: ['J13'] }), 'bill');
    expect(optionOf(match, 'bill runs to J13').preview).toEqual({ kind: 'move', meets: [{ at: 'J13', what: ['dimer'] }] });
    expect(optionOf(match, 'bill jumps to J13').preview).toBeNull();
    expect(optionOf(match, 'bill jumps to J05').preview).toEqual({ kind: 'move', meets: [{ at: 'J05', what: ['pillbox'] }] });
    expect(optionOf(match, 'bill runs to J15').preview).toBeNull();
    expect(optionOf(match, 'bill ends the turn').preview).toBeNull();
  });

  test('costs to the letter', () => {
    const free = turnScene(position({ ...BILL, hand: { bill: ['lock-and-load'] } }), 'bill');
    expect(optionOf(free, 'bill plays lock-and-load').preview).toBeNull();
    const match = turnScene(position({ ...BILL, tokens: { bill: 'AA' }, hand: { bill: ['full-auto'] } }), 'bill');
    const play = optionOf(match, 'bill plays full-auto');
    expect(play.preview).toEqual({ kind: 'payment', cost: ['A'] });
    expect(optionOf(match, 'bill uses covering-shot').preview).toEqual({ kind: 'payment', cost: ['A'] });
  });
});

test('in missions played at random every attack with few dice is as likely to defeat as foreseen', () => {
  const stream = new Stream(keyFromSeed('attacks'));
  let looked = 0;
  for (const [i, enemy] of (['defense-wall', 'garmakilma', 'gordea', 'java'] as const).entries()) {
    const match = Match.start(contraGame, { commandos: ['bill', 'lucia'], stage: 'snow-field', enemy }, { key: keyFromSeed(`attacks ${i}`) });
    for (let seen = 0; seen < 2 && match.decision !== null; ) {
      const [attack] = match
        .open([0, 1])
        .filter(({ preview }) => preview?.kind === 'attack' && preview.dice !== null && preview.dice <= 2 && preview.defeats.length > 0);
      if (attack !== undefined && stream.below(3) === 0) {
        holds(match, attack.notation);
        seen++;
        looked++;
      }
      match.answerIndex(stream.below(match.decision.count));
    }
  }
  expect(looked).toBeGreaterThan(4);
});
