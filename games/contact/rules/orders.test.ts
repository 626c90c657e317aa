import { describe, expect, test } from 'vitest';
import { checkOffered } from '../../offered.ts';
import { proves } from '../../proves.ts';
import { notation, unpack } from '../answer.ts';
import { type MemberId, memberNamed } from '../content/members.ts';
import type { Groups, Situation } from '../positions.ts';
import { night, playerScene, refusal, type Scene, say } from '../testing/night.ts';
import { imaginableOrders } from './orders.ts';
import type { State } from './state.ts';

/** The orders of a night: compared with what the constraints allow. */
function ordersIn(groups: Groups, situation: Situation, change: (g: State) => void = () => {}): Scene {
  const g = night(groups, situation);
  change(g);
  const match = playerScene(g);
  checkOffered(match);
  return match;
}

/** What one member may do. */
function of(id: MemberId, match: Scene): string[] {
  return match
    .options()
    .filter((text) => text.startsWith(`${id} `))
    .map((text) => text.slice(id.length + 1));
}

/** Everybody but this one has fallen. */
function alone(id: MemberId, groups: Groups, settings: Situation['settings'] = {}, change?: (g: State) => void): Scene {
  const comrades = (['ayden', 'vanderbilt', 'krussov', 'alvares'] as const).filter((other) => other !== id).slice(0, 3);
  return ordersIn(groups, { team: [id, ...comrades], dead: comrades, settings }, change);
}

const RINGS = { 'blue1/r1': 2, 'blue2/r2': 1, 'blue3/r3': 1, 'blue4/r4': 1 };

const bit = (id: MemberId): number => 1 << memberNamed(id);

proves('contact.attack.range', 'everybody aims at the groups that the weapon reaches, and at no others', () => {
  expect(of('ayden', alone('ayden', RINGS, { grenades: 'none' }))).toEqual([
    'fires at blue1/r1',
    'fires at blue2/r2',
    'fires at blue3/r3',
    'fires at blue4/r4',
    'waives',
  ]);
  expect(of('mobutu', alone('mobutu', RINGS, { grenades: 'none' }))).toEqual(['fires at blue1/r1', 'fires at blue2/r2', 'fires at blue3/r3', 'waives']);
});

proves(['contact.nelson.minimum', 'contact.nelson.launcher#3'], 'the launcher begins in ring 2', () => {
  const match = alone('nelson', RINGS, { grenades: 'none' });
  expect(of('nelson', match)).toEqual(['fires at blue2/r2', 'fires at blue3/r3', 'fires at blue4/r4', 'waives']);
  expect(refusal(match, 'nelson fires at blue1/r1')).toEqual(['contact.attack.range', 'contact.nelson.minimum']);
  for (const ring of [2, 3, 4]) expect(refusal(match, `nelson fires at brown1/r${ring}`)).toEqual(['contact.attack.occupied-target']);
});

describe('Kenzo', () => {
  proves('contact.kenzo.ronin#3', 'strikes in the first ring only', () => {
    const match = alone('kenzo', RINGS, { grenades: 'none' });
    expect(of('kenzo', match)).toEqual(['fires at blue1/r1', 'fires at blue2/r2', 'fires at blue3/r3', 'strikes at blue1/r1', 'waives']);
    expect(refusal(match, 'kenzo strikes at blue2/r2')).toEqual(['contact.kenzo.ronin']);
  });

  proves(
    ['contact.players.exclusive-ability#1', 'contact.players.exclusive-ability#2'],
    'who has fired may not strike, and the other way round; others have no such rule',
    () => {
      const fired = ordersIn(RINGS, { fired: ['kenzo', 'cooper'] });
      expect(refusal(fired, 'kenzo fires at blue1/r1')).toEqual(['contact.players.one-action']);
      expect(refusal(fired, 'kenzo strikes at blue1/r1')).toEqual(['contact.players.one-action', 'contact.players.exclusive-ability']);
      expect(refusal(fired, 'kenzo throws a grenade at blue1/r1')).toEqual(['contact.grenade.replaces-attack']);
      expect(refusal(fired, 'cooper fires at blue1/r1')).toEqual(['contact.players.one-action']);
      const struck = ordersIn(RINGS, { fired: ['kenzo', 'cooper'] }, (g) => (g.ronin = true));
      expect(refusal(struck, 'kenzo strikes at blue1/r1')).toEqual(['contact.players.one-action']);
      expect(refusal(struck, 'kenzo fires at blue1/r1')).toEqual(['contact.players.one-action', 'contact.players.exclusive-ability']);
      expect(refusal(struck, 'cooper fires at blue1/r1')).toEqual(['contact.players.one-action']);
      expect(refusal(struck, 'kenzo throws a grenade at blue1/r1')).toEqual(['contact.grenade.replaces-attack']);
    },
  );
});

describe('Branson', () => {
  const groups = { 'blue1/r1': 1, 'blue2/r2': 1, 'blue3/r1': 1, 'blue3/r2': 1, 'blue4/r3': 9, 'brown1/r1': 2, 'brown1/r2': 2 };

  proves(['contact.attack.occupied-target#2', 'contact.branson.flamethrower'], 'burns a column with anybody in its first two segments, named once', () => {
    const match = alone('branson', groups, { grenades: 'none' });
    expect(of('branson', match)).toEqual(['burns blue1', 'burns blue3', 'burns brown1', 'burns blue2', 'waives']);
    expect(refusal(match, 'branson burns blue4')).toEqual(['contact.attack.occupied-target']);
    expect(refusal(match, 'branson burns at blue2/r2')).toEqual(['contact.branson.one-roll']);
  });

  proves('contact.branson.one-roll#5', 'with flame-target-decides names the segment', () => {
    const match = alone('branson', groups, { grenades: 'none', 'flame-target-decides': true });
    expect(of('branson', match)).toEqual([
      'burns at blue1/r1',
      'burns at blue3/r1',
      'burns at brown1/r1',
      'burns at blue2/r2',
      'burns at blue3/r2',
      'burns at brown1/r2',
      'waives',
    ]);
    expect(refusal(match, 'branson burns at blue2/r1')).toEqual(['contact.attack.occupied-target']);
  });

  test('throws a grenade like everybody', () => {
    const match = alone('branson', groups);
    expect(of('branson', match)).toContain('throws a grenade at blue4/r3');
    expect(refusal(match, 'branson throws a grenade at blue2/r1')).toEqual(['contact.attack.occupied-target']);
  });
});

describe('Schulz', () => {
  const groups = { 'blue1/r1': 1, 'blue2/r1': 1, 'blue4/r1': 3, 'brown1/r1': 1, 'blue4/r2': 2, 'blue5/r2': 2 };

  proves('contact.schulz.double#2', 'announces a double shot in the first ring only', () => {
    const match = alone('schulz', groups, { grenades: 'none' });
    expect(of('schulz', match)).toEqual([
      ...['blue1/r1', 'blue2/r1', 'blue4/r1', 'brown1/r1', 'blue4/r2', 'blue5/r2'].map((name) => `fires at ${name}`),
      ...['blue1/r1', 'blue2/r1', 'blue4/r1', 'brown1/r1'].map((name) => `double-shoots ${name}`),
      'waives',
    ]);
    expect(refusal(match, 'schulz double-shoots blue4/r2')).toEqual(['contact.schulz.double']);
    expect(refusal(match, 'schulz double-shoots blue1/r1 and blue2/r1')).toEqual(['contact.schulz.double-same-segment']);
    expect(refusal(match, 'schulz double-shoots blue4/r2 and blue5/r2')).toEqual(['contact.schulz.double', 'contact.schulz.double-same-segment']);
  });

  proves(
    ['contact.schulz.double-same-segment#2', 'contact.schulz.double-same-segment#3'],
    'with shotgun-spread takes a group and its neighbour clockwise, where both are there',
    () => {
      const match = alone('schulz', groups, { grenades: 'none', 'shotgun-spread': true });
      expect(of('schulz', match).filter((text) => text.includes(' and '))).toEqual([
        'double-shoots blue1/r1 and blue2/r1',
        'double-shoots brown1/r1 and blue1/r1',
      ]);
      expect(refusal(match, 'schulz double-shoots blue3/r1 and blue4/r1')).toEqual(['contact.attack.occupied-target']);
      expect(refusal(match, 'schulz double-shoots blue4/r2 and blue5/r2')).toEqual(['contact.schulz.double']);
      expect(say(match, 'schulz waives').outcome).not.toBeNull();
    },
  );

  proves('contact.cole.inspire-what#1', 'has the double shot with an extra die as well', () => {
    const match = alone('schulz', groups, { grenades: 'none', 'shotgun-spread': true }, (g) => {
      g.fired = bit('schulz');
      g.granted[0] = 1;
    });
    expect(of('schulz', match).filter((text) => text.startsWith('double'))).toEqual([
      ...['blue1/r1', 'blue2/r1', 'blue4/r1', 'brown1/r1'].map((name) => `double-shoots ${name} with an extra die`),
      'double-shoots blue1/r1 and blue2/r1 with an extra die',
      'double-shoots brown1/r1 and blue1/r1 with an extra die',
    ]);
    expect(refusal(match, 'schulz double-shoots blue4/r2 with an extra die')).toEqual(['contact.schulz.double']);
    expect(refusal(match, 'schulz double-shoots blue4/r2 and blue5/r2 with an extra die')).toEqual(['contact.schulz.double']);
    expect(refusal(match, 'schulz double-shoots blue3/r1 and blue4/r1 with an extra die')).toEqual(['contact.attack.occupied-target']);
    expect(refusal(match, 'schulz double-shoots blue1/r1')).toEqual(['contact.players.one-action']);
    expect(refusal(match, 'schulz double-shoots blue1/r1 and blue2/r1')).toEqual(['contact.players.one-action']);
  });
});

describe('Dunham', () => {
  const far = { 'blue1/r4': 1 };

  proves('contact.dunham.rifle', 'rolls first wherever anybody stands', () => {
    expect(of('dunham', alone('dunham', far, { grenades: 'none' }))).toEqual(['rolls first', 'waives']);
    expect(refusal(alone('dunham', far), 'dunham rolls first with the grenade')).toEqual(['contact.dunham.flexible-rifle-only']);
  });

  proves(
    ['contact.dunham.flexible-rifle-only#2', 'contact.grenade.range#2'],
    'with flexible-grenade rolls first with the grenade, where it reaches somebody',
    () => {
      const settings = { 'flexible-grenade': true, 'grenade-range-2': true };
      expect(of('dunham', alone('dunham', far, settings))).toEqual(['rolls first', 'waives']);
      expect(refusal(alone('dunham', far, settings), 'dunham rolls first with the grenade')).toEqual(['contact.attack.occupied-target']);
      expect(of('dunham', alone('dunham', { 'blue1/r2': 1 }, settings))).toEqual([
        'rolls first',
        'throws a grenade at blue1/r2',
        'rolls first with the grenade',
        'waives',
      ]);
      expect(of('ayden', alone('ayden', { 'blue1/r2': 1 }, settings))).toEqual(['fires at blue1/r2', 'throws a grenade at blue1/r2', 'waives']);
    },
  );

  proves(['contact.dunham.both#1', 'contact.dunham.both#2', 'contact.grenade.once#3'], 'has rifle and grenade in one turn, each once', () => {
    const settings = { 'flexible-grenade': true, grenades: 'unlimited' } as const;
    const thrown = alone('dunham', far, settings, (g) => (g.thrown = bit('dunham')));
    expect(of('dunham', thrown)).toEqual(['rolls first', 'waives']);
    for (const text of ['dunham throws a grenade at blue1/r4', 'dunham rolls first with the grenade'])
      expect(refusal(thrown, text)).toEqual(['contact.players.one-action']);
    const fired = alone('dunham', far, settings, (g) => (g.fired = bit('dunham')));
    expect(of('dunham', fired)).toEqual(['throws a grenade at blue1/r4', 'rolls first with the grenade', 'waives']);
    expect(refusal(fired, 'dunham rolls first')).toEqual(['contact.players.one-action']);
  });

  proves('contact.cole.inspire-what#5', 'rolls first with an extra die as well', () => {
    const inspired = alone('dunham', far, { grenades: 'none' }, (g) => {
      g.fired = bit('dunham');
      g.granted[0] = 1;
    });
    expect(of('dunham', inspired)).toEqual(['rolls first with an extra die', 'waives']);
  });
});

proves('contact.players.end#2', 'who has nothing to do has nothing to waive, and on an empty board nobody does', () => {
  const match = ordersIn({ 'blue1/r4': 1 }, { team: ['ayden', 'schulz', 'kenzo', 'branson'], settings: { grenades: 'none' } });
  expect(match.options()).toEqual(['ayden fires at blue1/r4', 'ayden waives']);
  for (const id of ['schulz', 'kenzo', 'branson']) expect(refusal(match, `${id} waives`)).toEqual(['contact.players.end']);
  expect(playerScene(night({}, { team: ['dunham', 'schulz', 'kenzo', 'branson'] })).outcome).not.toBeNull();
});

proves('contact.players.optional#2', 'who has waived has nothing more to do this turn', () => {
  const match = ordersIn({ 'blue1/r2': 5 }, { team: ['ayden', 'schulz', 'dunham', 'cole'] }, (g) => (g.waived = bit('dunham') | bit('schulz')));
  expect(new Set(match.options().map((text) => text.split(' ')[0]))).toEqual(new Set(['ayden', 'cole']));
});

proves('contact.players.leader-decides#2', 'only who is called acts', () => {
  const team = ['cooper', 'ayden', 'kenzo', 'schulz'] as const;
  const match = playerScene(night({ 'blue1/r1': 5 }, { team, settings: { 'leader-calls': true, grenades: 'none' } }));
  expect(match.options()).toEqual(['call cooper', 'call ayden', 'call kenzo', 'call schulz']);
  say(match, 'call cooper');
  checkOffered(match);
  expect(match.options()).toEqual(['cooper fires at blue1/r1', 'cooper waives']);
  expect(match.decision?.about).toEqual({ called: 'cooper' });
  expect(refusal(match, 'ayden fires at blue1/r1')).toEqual(['contact.players.leader-decides']);
});

proves('contact.modes.shared-table#4', 'with free control every order is everybody’s', () => {
  const situation = {
    team: ['ayden', 'schulz', 'kenzo', 'branson'],
    dead: ['schulz', 'kenzo', 'branson'],
    players: 3,
    settings: { 'free-control': true },
  } as const;
  const match = ordersIn({ 'blue1/r1': 1 }, { ...situation, thrown: ['ayden'] });
  expect(match.options()).toEqual([
    'ayden fires at blue1/r1',
    'ayden waives',
    'ayden fires at blue1/r1 by player 2',
    'ayden fires at blue1/r1 by player 3',
    'ayden waives by player 2',
    'ayden waives by player 3',
  ]);
  const single = ordersIn({ 'blue1/r1': 1 }, { ...situation, players: 1, thrown: ['ayden'] });
  expect(single.options()).toEqual(['ayden fires at blue1/r1', 'ayden waives']);
});

test('what could be tried is every kind of option of the member at each of the 64 segments', () => {
  const g = night({}, { team: ['dunham', 'schulz', 'kenzo', 'branson'], settings: { 'flame-target-decides': true } });
  const tried = (id: MemberId): string[] => [...imaginableOrders(memberNamed(id))].map((o) => notation.print(unpack(o, g)).slice(id.length + 1));
  const kinds = (id: MemberId): Record<string, number> => {
    const counted: Record<string, number> = {};
    for (const text of tried(id)) {
      const kind = text.replaceAll(/(blue|brown)\d\/r\d/g, '*');
      counted[kind] = (counted[kind] ?? 0) + 1;
    }
    return counted;
  };
  expect(kinds('dunham')).toEqual({
    waives: 1,
    'rolls first': 1,
    'rolls first with the grenade': 1,
    'throws a grenade at *': 64,
    'rolls first with an extra die': 1,
  });
  expect(kinds('kenzo')).toEqual({
    waives: 1,
    'rolls first': 1,
    'fires at *': 64,
    'throws a grenade at *': 64,
    'strikes at *': 64,
    'fires at * with an extra die': 64,
  });
  expect(kinds('schulz')).toEqual({
    waives: 1,
    'rolls first': 1,
    'fires at *': 64,
    'throws a grenade at *': 64,
    'double-shoots *': 64,
    'double-shoots * and *': 64,
    'fires at * with an extra die': 64,
    'double-shoots * with an extra die': 64,
    'double-shoots * and * with an extra die': 64,
  });
  expect(kinds('branson')).toEqual({ waives: 1, 'rolls first': 1, 'burns at *': 64, 'throws a grenade at *': 64 });
});
