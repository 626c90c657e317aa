// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Effect } from '../../content/effect.ts';
import { dice, enemyDice, position, type Sketch } from '../../positions.ts';
import { effectScene, gameScene, type Scene, say, stageCardScene, turnScene } from '../../testing/scene.ts';
import { asked, eventsOf, fighterOf, refusal, tokensOf, whereIs } from '../../testing/seen.ts';

const BILL_AND_LUCIA = ['bill', 'lucia'] as const;

function abilities(match: Scene): readonly string[] {
  return match.options().filter((one) => /covering-shot|vault|uplink|spotter/.test(one));
}

proves(
  ['contra.ability.cost#1', 'contra.ability.cost#2', 'contra.ability.cost#3'],
  'without S Lucia has no uplink; a token or a card that shows S pays for it',
  () => {
    const poor = turnScene(position({ commandos: BILL_AND_LUCIA, windows: true, tokens: { lucia: 'MMA' }, hand: { lucia: ['overclock'] } }), 'bill');
    expect(abilities(poor)).toEqual([]);
    expect(refusal(poor, 'lucia uses uplink', 1)).toContain('contra.ability.cost');
    const token = say(
      turnScene(position({ commandos: BILL_AND_LUCIA, windows: true, tokens: { lucia: 'S' } }), 'bill'),
      'lucia uses uplink',
      'lucia chooses bill for the gain',
      'bill gains token A',
    );
    expect([tokensOf(token, 'lucia'), tokensOf(token, 'bill')]).toEqual(['', 'A']);
    const card = turnScene(position({ commandos: BILL_AND_LUCIA, windows: true, hand: { lucia: ['phase-blade'] } }), 'bill');
    say(card, 'lucia uses uplink', 'lucia chooses bill for the gain', 'bill gains token A');
    expect([fighterOf(card, 'lucia').discard, tokensOf(card, 'bill')]).toEqual([['phase-blade'], 'A']);
  },
);

proves(
  ['contra.ability.any-phase#1', 'contra.ability.any-phase#2', 'contra.ability.any-phase#3'],
  "in Bill's turn between two acts, in the enemy turn and in the stage turn",
  () => {
    const setting: Sketch = { commandos: BILL_AND_LUCIA, windows: true, tokens: { lucia: 'SS' } };
    const turn = say(
      turnScene(position({ ...setting, hand: { bill: ['dig-in'] } }), 'bill'),
      'bill plays dig-in',
      'lucia uses uplink',
      'lucia chooses bill for the gain',
      'bill gains token M',
      'bill runs to J02',
    );
    expect(eventsOf(turn, 'ability')).toMatchObject([{ seat: 1, ability: 'uplink' }]);
    expect([tokensOf(turn, 'bill'), whereIs(turn, 'bill')]).toEqual(['M', 'J02']);
    const enemies = gameScene({ ...position(setting), phase: 'enemies' }, enemyDice('M'));
    say(enemies, 'bill is attacked', 'lucia uses uplink', 'lucia chooses bill for the gain', 'bill gains token M', 'lucia goes on', 'bill pays');
    expect(fighterOf(enemies, 'bill').medals).toBe(3);
    const stage = stageCardScene(position({ ...setting, stageDeck: ['strafing-run'] }));
    say(stage, 'lucia uses uplink', 'lucia chooses bill for the gain', 'bill gains token M', 'bill is next', 'bill pays');
    expect([fighterOf(stage, 'bill').medals, eventsOf(stage, 'ability').length]).toEqual([3, 1]);
  },
);

proves('contra.ability.not-during-commando-attack#1', 'from the choice of the target to the end of the gain step nobody uses an ability', () => {
  const g = position({
    commandos: ['bill', 'lance', 'lucia'],
    windows: true,
    at: { bill: 'J18', lance: 'J15', lucia: 'J17' },
    tokens: { bill: 'AA', lance: 'MM', lucia: 'SS' },
    hand: { bill: ['steady-aim'] },
    foes: { bill: { 'black gunner': 'J16' } },
    bossLeft: { bill: 1, lance: 1 },
  });
  const match = turnScene(g, 'bill', dice('critical', 'success', 'A'));
  expect(abilities(match)).toEqual(['bill uses covering-shot', 'lance uses vault', 'lucia uses uplink']);
  const seen: (string | null)[] = [];
  say(match, 'bill plays steady-aim');
  for (const answer of [
    'bill aims at boss',
    'bill converts A with nothing',
    'bill deals 1 to defense-wall',
    'bill deals 1 to main-cannon',
    'bill begins with defense-wall',
  ]) {
    seen.push(asked(match));
    expect(abilities(match)).toEqual([]);
    for (const [seat, ability] of ['bill uses covering-shot', 'lance uses vault', 'lucia uses uplink'].entries())
      expect(match.whyNot(seat, ability).kind).not.toBe('legal');
    say(match, answer);
  }
  expect(seen).toEqual(['target', 'convert', 'assign', 'assign', 'order']);
  expect([asked(match), abilities(match)]).toEqual(['act', ['bill uses covering-shot', 'lance uses vault', 'lucia uses uplink']]);
});

proves('contra.ability.not-during-commando-attack#2', 'not even between the commandos whom a defeat of that attack concerns', () => {
  const g = position({
    windows: true,
    at: { bill: 'J18', lance: 'J08' },
    tokens: { lance: 'M' },
    bossCards: { bill: 'gate-garrison', lance: 'main-cannon' },
    bossLeft: { bill: 1 },
    enemies: ['red gunner', 'red sniper'],
  });
  const match = say(turnScene(g, 'bill', dice('success', 'M')), 'bill attacks boss', 'bill deals 1 to gate-garrison');
  expect(eventsOf(match, 'flipped')).toMatchObject([{ card: 'gate-garrison' }]);
  expect([asked(match), match.options()]).toEqual(['next', ['bill is next', 'lance is next']]);
  expect(refusal(match, 'lance uses vault', 1)).toContain('contra.ability.cost');
});

proves(
  ['contra.ability.no-interrupting-effects#1', 'contra.ability.no-interrupting-effects#2'],
  'damage that has begun is too late for an ability: before it yes, during it no',
  () => {
    const g = position({ commandos: BILL_AND_LUCIA, windows: true, tokens: { bill: 'A', lucia: 'S' }, hand: { bill: ['hold-the-line'] } });
    const match = effectScene(g, 'bill', [{ do: 'suffer', symbols: ['A', 'A'] }]);
    expect([asked(match), abilities(match)]).toEqual(['suffer', []]);
    expect(match.whyNot(1, 'lucia uses uplink').kind).toBe('forbidden');
    const before = effectScene(g, 'bill', [{ do: 'each', then: [{ do: 'suffer', symbols: ['A', 'A'] }] }]);
    say(before, 'lucia uses uplink', 'lucia chooses bill for the gain', 'bill gains token A', 'bill is next', 'bill pays');
    expect([fighterOf(before, 'bill').medals, tokensOf(before, 'bill')]).toEqual([3, '']);
  },
);

proves('contra.ability.no-interrupting-effects#3', 'nor is a run, a card or another ability interrupted', () => {
  const g = position({ commandos: BILL_AND_LUCIA, windows: true, at: { bill: 'J29', lucia: 'J31' }, tokens: { lucia: 'SS' }, hand: { bill: ['advance'] } });
  const run = say(turnScene(g, 'bill'), 'bill runs to J30');
  expect([asked(run), abilities(run)]).toEqual(['pillbox', []]);
  say(run, 'bill declines the pillbox');
  expect([asked(run), abilities(run)]).toEqual(['move', []]);
  const card = say(turnScene(g, 'bill'), 'bill plays advance');
  expect([asked(card), abilities(card)]).toEqual(['move', []]);
  const ability = say(turnScene(g, 'bill'), 'lucia uses uplink');
  expect([asked(ability), abilities(ability)]).toEqual(['who', []]);
});

/** What comes next at every window, with each of them let pass. */
function windows(match: Scene, goOn: string): readonly unknown[] {
  const seen: unknown[] = [];
  while (asked(match) === 'pause' && match.state.phase === 'enemies') {
    seen.push(match.decision?.about);
    say(match, goOn);
  }
  return seen;
}

proves(
  ['contra.ability.windows-between-effects#1', 'contra.ability.windows-between-effects#2', 'contra.ability.windows-between-effects#3'],
  'before the roll, before and after each special, before the damage; between reactions and between paragraphs',
  () => {
    const g = position({
      commandos: ['lucia'],
      windows: true,
      tokens: { lucia: 'SSS' },
      bossCards: { lucia: 'twin-turrets' },
      foes: { lucia: { 'red gunner': 'J17', 'blue gunner': 'J24' } },
    });
    const assault = gameScene({ ...g, phase: 'enemies' }, enemyDice('SP', 'SP', 'M'));
    expect(eventsOf(assault, 'assault')).toEqual([]);
    expect(windows(assault, 'lucia goes on')).toMatchObject([{ next: 'roll' }, { next: 'special' }, { next: 'special' }, { next: 'damage' }]);
    expect(eventsOf(assault, 'special').map((event) => event['card'])).toEqual(['twin-turrets', 'red gunner']);

    const two: Sketch = { commandos: BILL_AND_LUCIA, windows: true, tokens: { lucia: 'SSS' } };
    const each: readonly Effect[] = [{ do: 'each', then: [{ do: 'suffer', symbols: ['A'] }] }];
    const reactions = effectScene(position(two), 'bill', each, [], { from: 'stage' });
    expect([asked(reactions), abilities(reactions)]).toEqual(['next', ['lucia uses uplink']]);
    say(reactions, 'bill is next');
    expect([asked(reactions), abilities(reactions)]).toEqual(['pause', ['lucia uses uplink']]);

    const paragraphs = stageCardScene(position({ ...two, stageDeck: ['locking-them-in'] }));
    say(paragraphs, 'bill is next', 'lucia goes on');
    expect([asked(paragraphs), paragraphs.decision?.about]).toMatchObject(['pause', { next: 'paragraph', what: 'locking-them-in' }]);
    expect(eventsOf(paragraphs, 'loses-tokens')).toHaveLength(2);
    expect(eventsOf(paragraphs, 'alarm')).toEqual([]);
  },
);

proves('contra.ability.repeatable', 'three M, three vaults in a row', () => {
  const match = turnScene(position({ windows: true, at: { bill: 'J29', lance: 'J11' }, tokens: { lance: 'MMM' } }), 'bill');
  say(match, 'lance uses vault', 'lance jumps to J12', 'lance uses vault', 'lance jumps to J02', 'lance uses vault', 'lance jumps to J03');
  expect([whereIs(match, 'lance'), tokensOf(match, 'lance')]).toEqual(['J03', '']);
  expect(abilities(match)).toEqual([]);
});
