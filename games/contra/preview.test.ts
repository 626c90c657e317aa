import { describe, expect, test } from 'vitest';
import { type Lie, otherwise, unnoticed } from '../../kernel/testing/unnoticed.ts';
import { type CardId, OBJECTIVES } from './content/index.ts';
import { dice, enemyDice, position, type Sketch } from './positions.ts';
import { foretold } from './testing/foretold.ts';
import { assaultScene, playScene, type Scene, say, turnScene } from './testing/scene.ts';

/** Criticals have no end, so attacks are played by lot. */
const WAYS = { most: 10, sample: 700 };

/** Instead of what is said: another symbol, space, enemy or thing that is met. */
const OTHERS: Readonly<Record<string, string>> = { A: 'M', M: 'A', S: 'A', '*': 'S', pillbox: 'gels', objective1: 'pillbox', 'red gunner': 'black garth' };

/** Chances by more than a sample may be off; not what kind of preview it is. */
const lie: Lie = (value, path) => {
  if (path === 'preview.kind') return undefined;
  if (value === null) return 1;
  if (typeof value === 'string') return OTHERS[value] ?? (/^[A-Z]\d\d$/.test(value) ? 'J01' : 'red gunner');
  return typeof value === 'number' && /chance|converting/.test(path) ? value + (value > 0.5 ? -0.12 : 0.12) : otherwise(value, path);
};

const FOES = { 'black garth': 'J17', 'red gunner': 'J18' } as const;
const NEAR: Sketch = { enemy: 'garmakilma', at: { bill: 'J14', lance: 'J01' }, tokens: { bill: 'AS' }, foes: { bill: FOES } };
const BOSS: Sketch = { at: { bill: 'J18', lance: 'J01' }, tokens: { bill: 'A' }, bossLeft: { bill: 2, lance: 1 }, foes: { lance: { 'red gunner': 'J14' } } };
const SPREAD: Sketch = { ...NEAR, at: { bill: 'J16', lance: 'J01' }, weapon: { bill: 'spread-gun' } };
const CROWD: Sketch = { ...SPREAD, foes: { bill: { ...FOES, 'black gunner': 'J27' } } };

/** Beside an objective, with what two of three cards ask for. */
const GOAL: Sketch = { at: { bill: 'J21', lance: 'J01' }, tokens: { bill: 'MMMAAA' }, hand: { bill: [] } };
const LATER = OBJECTIVES.map(({ id }) => id).filter((id) => !['scale-the-ridge', 'long-shot', 'silent-entry'].includes(id));

const play = (setting: Sketch, card: CardId): Scene => playScene(setting, 'bill', card);
const turn = (setting: Sketch, ...script: readonly number[]): Scene => turnScene(position(setting), 'bill', script);

describe('it would be noticed if a preview were wrong in anything that it says', () => {
  test.each([
    ['bill attacks black garth', turn(NEAR)],
    ['bill attacks boss', turn(BOSS)],
    ['bill attacks black garth', turn(SPREAD)],
    ['bill aims at red gunner', play({ ...CROWD, bonuses: { bill: [{ dice: 1, sure: false, within: 1, until: 'turn' }] } }, 'steady-aim')],
    ['bill aims at red gunner', play(CROWD, 'grenade-arc')],
    ['bill aims at black garth', say(play(CROWD, 'steady-aim'), 'bill aims at red gunner')],
    ['bill is done converting', say(turn(NEAR, ...dice('success', 'A')), 'bill attacks black garth')],
    ['bill converts A with token', say(turn(NEAR, ...dice('success', 'A')), 'bill attacks black garth')],
    ['bill converts A with token', say(turn(BOSS, ...dice('success', 'A')), 'bill attacks boss')],
    ['bill plays full-auto', turn({ ...NEAR, hand: { bill: ['full-auto'] } })],
    ['bill uses covering-shot', turn(NEAR)],
    ['bill pays', assaultScene(position({ tokens: { bill: 'AAS' } }), 'bill', enemyDice('A', '*'))],
    ['bill accepts the alarm-post', say(turn({ at: { bill: 'J32' }, tokens: { bill: 'SA' }, alarm: 2 }), 'bill runs to J33')],
    ['bill accepts the objective', say(turn({ ...GOAL, objectives: ['scale-the-ridge'] }), 'bill runs to J22')],
    ['bill accepts the objective', say(turn({ ...GOAL, discarded: { objectives: LATER } }), 'bill runs to J22')],
    ['bill runs to J13', turn({ at: { bill: 'J14' }, pillboxes: ['J13'] })],
    ['bill runs to J05 via J06', turn({ at: { bill: 'J07', lance: 'J06' }, pillboxes: ['J06', 'J05'] })],
  ])('%s (%#)', (notation, match) => {
    const option = match.open([0, 1]).find((one) => one.notation === notation);
    if (option === undefined) throw new Error(`'${notation}' is not open: ${match.options().join(', ')}`);
    expect(unnoticed(foretold, match, option, WAYS, lie)).toEqual([]);
  });
});
