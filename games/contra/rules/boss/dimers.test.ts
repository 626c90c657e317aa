import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Effect } from '../../content/effect.ts';
import type { SpaceId } from '../../content/index.ts';
import { position, type Sketch } from '../../positions.ts';
import { effectScene, isOver, type Scene, say, settingUp, turnScene } from '../../testing/scene.ts';
import { asked, cited, eventKinds, eventsOf, offered, spaceIds } from '../../testing/seen.ts';

function resolves(effect: Effect, setting: Sketch): Scene {
  return effectScene(position({ enemy: 'garmakilma', ...setting }), 'bill', [effect], [], { from: 'enemy' });
}

function dimers(match: Scene): readonly SpaceId[] {
  return spaceIds(match, match.state.dimers);
}

proves('contra.cards.enemy-special', 'dimers go into empty spaces that near, one after the other, also where one lies already', () => {
  const match = resolves({ do: 'dimers', n: 2, within: 2 }, { at: { bill: 'J01', lance: 'J02' }, foes: { lance: { 'red gunner': 'J12' } } });
  expect(offered(match, 'to')).toEqual(['J03', 'J11', 'J20']);
  say(match, 'bill chooses J11 for the dimer');
  expect(offered(match, 'to')).toEqual(['J03', 'J11', 'J20']);
  say(match, 'bill chooses J11 for the dimer');
  expect([isOver(match), dimers(match)]).toEqual([true, ['J11', 'J11']]);
  expect(cited(match)).toEqual([
    ['dimer', 'contra.components.bubble-dimers'],
    ['dimer', 'contra.components.bubble-dimers'],
  ]);
});

proves('contra.cards.enemy-special', 'a card that says so puts them where the commando stands', () => {
  const here = resolves({ do: 'dimers', n: 1, within: 1, here: true }, { at: { bill: 'J01', lance: 'J02' } });
  expect(offered(here, 'to')).toEqual(['J01', 'J11']);
  const shut: Sketch = { commandos: ['bill', 'lance', 'lucia'], at: { bill: 'J01', lance: 'J02', lucia: 'J11' } };
  expect(dimers(resolves({ do: 'dimers', n: 2, within: 1, here: true }, shut))).toEqual(['J01', 'J01']);
  const nowhere = resolves({ do: 'dimers', n: 1, within: 1 }, shut);
  expect([isOver(nowhere), eventKinds(nowhere)]).toEqual([true, []]);
});

proves('contra.limits.other-tokens#3', 'the eighth dimer is the last', () => {
  const seven = Array.from({ length: 7 }, () => 'J34' as const);
  const match = resolves({ do: 'dimers', n: 3, within: 1 }, { at: { bill: 'J01', lance: 'J02' }, dimers: seven });
  expect([isOver(match), dimers(match)]).toEqual([true, [...seven, 'J11']]);
});

proves('contra.setup.enemy-setup-effect', 'two dimers for each commando, one a space, in the empty spaces nearest the boss', () => {
  const match = settingUp({ commandos: ['bill', 'lance', 'lucia'], enemy: 'garmakilma' }, 'space');
  expect([asked(match), match.asked, offered(match, 'to')]).toEqual(['space', [0], ['J09', 'J18', 'J27', 'J37']]);
  for (const [space, left] of [
    ['J18', ['J09', 'J27', 'J37']],
    ['J37', ['J09', 'J27']],
    ['J27', ['J08', 'J17', 'J26', 'J36']],
  ] as const) {
    match.answer(match.number, 0, `bill chooses ${space} for the dimer`);
    expect(offered(match, 'to')).toEqual(left);
  }
  match.answer(match.number, 0, 'bill chooses J26 for the dimer');
  match.answer(match.number, 0, 'bill chooses J36 for the dimer');
  expect(dimers(match)).toEqual(['J18', 'J37', 'J27', 'J09', 'J26', 'J36']);
});

proves('contra.cards.enemy-special', 'a dimer drifts towards the commando nearest to it; of two ways the group chooses, and nobody is hit on the way', () => {
  const g = position({ enemy: 'garmakilma', at: { bill: 'J01', lance: 'J29' }, dimers: ['J12', 'J22'] });
  const match = effectScene(g, 'lance', [{ do: 'rule', rule: 'dimers-drift' }], [], { from: 'enemy' });
  expect([asked(match), offered(match, 'to')]).toEqual(['space', ['J02', 'J11']]);
  say(match, 'bill chooses J11 for the dimer');
  expect(offered(match, 'to')).toEqual(['J31', 'J21']);
  say(match, 'bill chooses J31 for the dimer');
  expect([dimers(match), eventsOf(match, 'suffers'), cited(match)]).toEqual([
    ['J11', 'J31'],
    [],
    [
      ['dimer-moves', 'contra.cards.enemy-special'],
      ['dimer-moves', 'contra.cards.enemy-special'],
    ],
  ]);
});

proves('contra.cards.enemy-special', 'whom it reaches it hits, whoever sits there', () => {
  const g = position({ enemy: 'garmakilma', at: { bill: 'J01', lance: 'J29' }, dimers: ['J30', 'J02'] });
  const match = effectScene(g, 'bill', [{ do: 'rule', rule: 'dimers-drift' }], [], { from: 'enemy' });
  expect(eventsOf(match, 'suffers')).toMatchObject([
    { seat: 0, damage: ['M'] },
    { seat: 1, damage: ['M'] },
  ]);
  expect([dimers(match), eventsOf(match, 'dimer-gone').map(({ space }) => space)]).toEqual([[], ['J29', 'J01']]);
  expect(cited(match).find(([kind]) => kind === 'dimer-gone')).toEqual(['dimer-gone', 'contra.limits.other-tokens']);
});

proves(
  ['contra.cards.enemy-special', 'contra.suffer.one-medal-per-effect#4'],
  'three dimers that reach a commando cost one medal, in the order of the group',
  () => {
    const g = position({ enemy: 'garmakilma', windows: true, at: { bill: 'J01', lance: 'J29' }, dimers: ['J30', 'J02', 'J11', 'J02'] });
    const match = effectScene(g, 'bill', [{ do: 'rule', rule: 'dimers-drift' }], [], { from: 'enemy' });
    expect([asked(match), match.options().filter((option) => option.includes('next'))]).toEqual(['next', ['bill is next', 'lance is next']]);
    say(match, 'lance is next');
    expect(eventsOf(match, 'suffers')).toMatchObject([
      { seat: 1, damage: ['M'] },
      { seat: 0, damage: ['M', 'M', 'M'] },
    ]);
    expect(match.state.fighters.map(({ medals }) => medals)).toEqual([2, 2]);
  },
);

proves('contra.limits.other-tokens', 'of two dimers in one space the one that was placed first drifts on or is gone', () => {
  const run = say(
    turnScene(position({ enemy: 'garmakilma', at: { bill: 'J16' }, dimers: ['J15', 'J09', 'J15'] }), 'bill'),
    'bill runs to J15',
    'bill is done moving',
  );
  expect(dimers(run)).toEqual(['J09', 'J15']);
  const g = position({ commandos: ['bill'], enemy: 'garmakilma', at: { bill: 'J29' }, dimers: ['J31', 'J24', 'J31'] });
  const match = effectScene(g, 'bill', [{ do: 'rule', rule: 'dimers-drift' }], [], { from: 'enemy' });
  expect(dimers(match)).toEqual(['J30', 'J24', 'J31']);
  say(match, 'bill chooses J33 for the dimer');
  expect([eventsOf(match, 'dimer-moves')[0], dimers(match)]).toMatchObject([{ from: 'J31', to: 'J30' }, ['J30', 'J33', 'J30']]);
});

proves(
  ['contra.setup.enemy-setup-effect', 'contra.general.empty-space'],
  'in a story whose commandos start beside the boss the dimers go where none of them stands',
  () => {
    const match = settingUp({ commandos: ['bill', 'lance'], story: { tale: 'escape', part: 3 } }, 'space');
    const taken = match.state.fighters.map((f) => f.space);
    const open = offered(match, 'to').map((id) => match.state.map.named(String(id)));
    expect([asked(match), open.filter((space) => taken.includes(space))]).toEqual(['space', []]);
    const beside = match.state.map.all.filter((space) => match.state.map.of('boss').some((boss) => match.state.map.distance(boss, space) === 1));
    expect(open).toEqual(beside.filter((space) => !match.state.map.of('boss').includes(space) && !taken.includes(space)));
  },
);
