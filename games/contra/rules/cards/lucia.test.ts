import { expect, test } from 'vitest';
import { showsEvery } from '../../../proves.ts';
import { commando, type StageCardId } from '../../content/index.ts';
import { dice, enemyDice, position, type Sketch } from '../../positions.ts';
import { assaultScene, effectScene, onward, playScene, say, turnScene } from '../../testing/scene.ts';
import { asked, damageOn, eventsOf, fighterOf, offered, refusal, tokensOf, whereIs } from '../../testing/seen.ts';

const TWO: Sketch = { commandos: ['bill', 'lucia'] };

/** Lucia, one enemy next to her, one two spaces away and one four. */
const FACING: Sketch = {
  ...TWO,
  at: { lucia: 'J14' },
  foes: { lucia: { 'black gunner': 'J13', 'red gunner': 'J16' }, bill: { 'blue gunner': 'J18' } },
};

const SHOWN: Readonly<Record<string, () => void>> = {
  'shockwave-pulse': () => {
    const match = playScene(FACING, 'lucia', 'shockwave-pulse', dice('success', 'success', 'M'));
    expect((['black gunner', 'red gunner', 'blue gunner'] as const).map((card) => damageOn(match, card))).toEqual([2, 2, 0]);
    expect(tokensOf(match, 'lucia')).toBe('M');
  },
  'phase-blade': () => {
    const match = playScene(FACING, 'lucia', 'phase-blade', dice('S', 'S', 'M'));
    expect(match.options()).toEqual(['lucia is done converting', 'lucia converts S with nothing']);
    say(match, 'lucia converts S with nothing', 'lucia converts S with nothing');
    expect([damageOn(match, 'black gunner'), damageOn(match, 'red gunner'), tokensOf(match, 'lucia')]).toEqual([2, 0, 'M']);
  },
  'system-breach': () => {
    const match = say(playScene(FACING, 'lucia', 'system-breach'), 'lucia aims at black gunner');
    expect(eventsOf(match, 'breached')).toMatchObject([{ enemy: 'black gunner' }]);
    const assault = assaultScene(onward(match), 'lucia', enemyDice('SP', 'SP', 'M'));
    expect(eventsOf(assault, 'assault')).toMatchObject([{ dice: ['SP', 'SP', 'M'] }]);
    expect(eventsOf(assault, 'special').map((event) => event['card'])).toEqual(['main-cannon', 'red gunner']);
  },
  nanoshield: () => {
    const setting: Sketch = { ...TWO, at: { bill: 'J12', lucia: 'J02' }, hand: { lucia: ['nanoshield'] } };
    const other = say(effectScene(position(setting), 'bill', [{ do: 'suffer', symbols: ['A', 'A'] }]), 'lucia prevents AA with nanoshield');
    expect([fighterOf(other, 'bill').medals, fighterOf(other, 'lucia').discard]).toEqual([3, ['nanoshield']]);
    const own = say(effectScene(position(setting), 'lucia', [{ do: 'suffer', symbols: ['A', 'A'] }]), 'lucia prevents AA with nanoshield');
    expect(fighterOf(own, 'lucia').medals).toBe(3);
  },
  'optic-lock': () => {
    const setting: Sketch = { ...TWO, at: { lucia: 'J03' }, foes: { lucia: { 'black gunner': 'J09' } } };
    const match = playScene(setting, 'lucia', 'optic-lock', dice('success', 'success', 'success'));
    expect(damageOn(match, 'black gunner')).toBe(3);
    expect(refusal(turnScene(position(setting), 'lucia'), 'lucia attacks black gunner')).toEqual(['contra.attack.choose-target']);
  },
  overclock: () => expect(tokensOf(say(playScene(TWO, 'lucia', 'overclock'), 'lucia gains token M', 'lucia gains token S'), 'lucia')).toBe('MS'),
  'data-cache': () => {
    const match = playScene({ ...TWO, deck: { lucia: ['reroute', 'overclock'] } }, 'lucia', 'data-cache');
    expect(fighterOf(match, 'lucia').hand).toEqual(['reroute', 'overclock']);
  },
  'target-relay': () => {
    const setting: Sketch = { ...TWO, at: { bill: 'J14' }, foes: { bill: { 'black gunner': 'J17' } } };
    const relayed = say(playScene(setting, 'lucia', 'target-relay', dice('success', 'success', 'success')), 'lucia ends the turn');
    expect(relayed.state.active).toBe(0);
    say(relayed, 'bill attacks black gunner');
    expect([damageOn(relayed, 'black gunner'), fighterOf(relayed, 'bill').bonuses]).toEqual([3, []]);
  },
  reroute: () => {
    const own = say(playScene(TWO, 'lucia', 'reroute'), 'lucia chooses effect 1', 'lucia runs to J03 via J01 J02');
    expect([whereIs(own, 'lucia'), whereIs(own, 'bill')]).toEqual(['J03', 'J01']);
    const other = say(playScene(TWO, 'lucia', 'reroute'), 'lucia chooses effect 2');
    expect([asked(other), other.asked]).toEqual(['move', [0]]);
    expect(refusal(other, 'bill runs to J04')).toContain('contra.move.run');
    say(other, 'bill runs to J03 via J02');
    expect([whereIs(other, 'lucia'), whereIs(other, 'bill')]).toEqual(['J11', 'J03']);
  },
  'thruster-leap': () => {
    const match = say(playScene({ ...TWO, at: { lucia: 'J04' }, pillboxes: [] }, 'lucia', 'thruster-leap'), 'lucia jumps to J05', 'lucia jumps to J06');
    expect([whereIs(match, 'lucia'), tokensOf(match, 'lucia')]).toEqual(['J06', 'S']);
  },
  'predictive-model': () => {
    const stageDeck: readonly StageCardId[] = ['mud-slide', 'strafing-run', 'supply-crate', 'tripwire-flare'];
    const match = playScene({ ...TWO, stageDeck }, 'lucia', 'predictive-model');
    expect(eventsOf(match, 'reveals')).toMatchObject([{ deck: 'stage', cards: stageDeck.slice(0, 3) }]);
    say(match, 'lucia puts card 2 on the bottom');
    const { top, bottom } = match.state.stageDeck;
    expect([top, bottom]).toEqual([['mud-slide', 'supply-crate', 'tripwire-flare'], ['strafing-run']]);
    const kept = say(playScene({ ...TWO, stageDeck }, 'lucia', 'predictive-model'), 'lucia is done revealing');
    expect(kept.state.stageDeck.top).toEqual(stageDeck);
  },
};

showsEvery(commando('lucia').deck, SHOWN);

test('Uplink: for 1 S, a commando within 3 spaces gains an M or an A', () => {
  const setting: Sketch = { commandos: ['bill', 'lance', 'lucia'], windows: true, at: { bill: 'J01', lance: 'J13', lucia: 'J12' }, tokens: { lucia: 'S' } };
  const match = say(turnScene(position(setting), 'bill'), 'lucia uses uplink');
  expect([asked(match), offered(match, 'commando')]).toEqual(['who', ['bill', 'lucia']]);
  say(match, 'lucia chooses bill for the gain');
  expect(match.options()).toEqual(['bill gains token M', 'bill gains token A']);
  expect(refusal(match, 'bill gains token S')).toEqual(['contra.advantage.any-gain']);
  say(match, 'bill gains token A');
  expect([tokensOf(match, 'bill'), tokensOf(match, 'lucia')]).toEqual(['A', '']);
});
