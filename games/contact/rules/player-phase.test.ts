import { describe, expect } from 'vitest';
import { proves } from '../../proves.ts';
import { asked, board, cited, eventsOf, night, nightScene, playerScene, refusal, say, waiveAll, zombieScene } from '../testing/night.ts';

const GROUPS = { 'blue1/r1': 9, 'blue2/r1': 9, 'blue3/r2': 9 };

proves('contact.players.one-action#1', 'who has attacked has acted', () => {
  const match = say(playerScene(night(GROUPS), [6, 6]), 'cooper fires at blue1/r1', 'cooper fires at blue1/r1');
  expect(refusal(match, 'cooper fires at blue1/r1')).toEqual(['contact.players.one-action']);
  expect(refusal(match, 'cooper waives')).toEqual(['contact.players.end']);
  expect(match.options().some((notation) => notation.startsWith('cooper'))).toBe(false);
});

proves(['contact.players.exclusive-ability#1', 'contact.players.exclusive-ability#2'], 'melee or rifle, not both', () => {
  const melee = say(playerScene(night(GROUPS, { ardorUsed: true }), [2, 2]), 'kenzo strikes at blue1/r1');
  expect(refusal(melee, 'kenzo fires at blue1/r1')).toEqual(['contact.players.one-action', 'contact.players.exclusive-ability']);
  const rifle = say(playerScene(night(GROUPS), [2, 2]), 'kenzo fires at blue1/r1');
  expect(asked(rifle)).toBe('aim');
  expect(refusal(rifle, 'kenzo strikes at blue1/r1')).toEqual(['contact.players.exclusive-ability']);
  say(rifle, 'kenzo fires at blue1/r1');
  expect(refusal(rifle, 'kenzo strikes at blue1/r1')).toContain('contact.players.exclusive-ability');
  expect(refusal(rifle, 'kenzo fires at blue1/r1')).not.toContain('contact.players.exclusive-ability');
});

proves(['contact.players.optional#1', 'contact.players.optional#2'], 'the phase closes although somebody with nothing in range has not acted', () => {
  const match = playerScene(night({ 'blue1/r4': 3 }, { thrown: ['branson', 'kenzo'] }));
  expect(match.options().some((notation) => notation.startsWith('branson') || notation.startsWith('kenzo'))).toBe(false);
  say(match, 'cooper waives', 'vanderbilt waives');
  expect(asked(match)).toBeNull();
  expect(eventsOf(match, 'shot')).toEqual([]);
});

proves(
  ['contact.players.any-order#1', 'contact.players.any-order#2'],
  'each of the 24 orders is accepted, and a member’s dice are finished before the next one acts',
  () => {
    const orders = permutations(['cooper', 'vanderbilt', 'branson', 'kenzo']);
    expect(orders).toHaveLength(24);
    for (const order of orders) {
      const match = playerScene(night({ 'blue1/r1': 30 }), [6, 6, 6, 6, 6, 6]);
      for (const who of order) {
        say(match, who === 'branson' ? 'branson burns blue1' : `${who} fires at blue1/r1`);
        if (asked(match) === 'aim') {
          expect(match.options()).toEqual([`${who} fires at blue1/r1`, `${who} waives`]);
          const next = order[order.indexOf(who) + 1];
          if (next !== undefined && next !== 'branson') expect(refusal(match, `${next} fires at blue1/r1`)).toEqual(['contact.players.any-order']);
          say(match, `${who} fires at blue1/r1`);
        }
      }
      expect(asked(match)).toBeNull();
      expect(board(match)).toEqual({ 'blue1/r1': 22 });
    }
  },
);

function permutations(list: readonly string[]): string[][] {
  return list.length < 2 ? [[...list]] : list.flatMap((first, i) => permutations(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

proves(
  ['contact.players.leader-decides#1', 'contact.players.leader-decides#2', 'contact.players.leader-decides#3'],
  'where the leader calls, his player says who is next, else the host',
  () => {
    const team = ['cole', 'miller', 'kenzo', 'ayden'] as const;
    const settings = { 'leader-calls': true };
    const match = playerScene(night(GROUPS, { team, players: 4, commands: [2, 0, 1, 3], settings }), [6, 6]);
    expect([asked(match), match.asked]).toEqual(['call', [2]]);
    expect(match.whyNot(1, 'call kenzo')).toEqual({ kind: 'forbidden', clauses: ['contact.players.leader-decides'] });
    say(match, 'call kenzo');
    expect(match.asked).toEqual([1]);
    expect(refusal(match, 'ayden fires at blue1/r1', 3)).toEqual(['contact.players.leader-decides']);
    say(match, 'kenzo fires at blue1/r1', 'kenzo fires at blue1/r1');
    expect(match.options()).toEqual(['call cole', 'call miller', 'call ayden']);
    expect(refusal(match, 'call kenzo', 2)).toEqual(['contact.players.end']);
    const leaderless = playerScene(night(GROUPS, { team, players: 4, commands: [2, 0, 1, 3], settings, dead: ['cole'] }));
    expect([asked(leaderless), leaderless.asked]).toEqual(['call', [0]]);
    say(leaderless, 'call ayden', 'ayden waives', 'call miller', 'miller waives');
    expect(asked(leaderless)).toBe('act');
    const free = playerScene(night(GROUPS, { team, players: 4 }));
    expect([asked(free), free.asked]).toEqual(['act', [0, 1, 2, 3]]);
  },
);

proves(['contact.players.end#1', 'contact.turn.end-phase#1'], 'when three have acted and the fourth waives, the check for victory comes', () => {
  const match = nightScene(night({ 'blue1/r2': 20 }, { turn: 32 }), [1, 1, 6, 6, 6, 6]);
  say(match, 'cooper fires at blue1/r1', 'cooper fires at blue1/r1', 'vanderbilt fires at blue1/r1', 'branson burns blue1');
  expect(match.outcome).toBeNull();
  say(match, 'kenzo waives');
  expect(eventsOf(match, 'turn-ends')).toHaveLength(1);
  expect(match.outcome?.cause).toBe('rescued');
});

proves('contact.players.dead-do-not-act', 'who was removed in the zombie phase does not act in the player phase', () => {
  const match = nightScene(night({ 'blue1/r1': 7 }, { team: ['cooper', 'ayden', 'branson', 'kenzo'], turn: 3 }), [1, 1, 1]);
  say(match, 'kenzo falls');
  expect(asked(match)).toBe('act');
  expect(match.options().some((notation) => notation.startsWith('kenzo'))).toBe(false);
  expect(refusal(match, 'kenzo fires at blue1/r1')).toEqual(['contact.players.dead-do-not-act']);
});

proves(['contact.modes.shared-table#1', 'contact.modes.shared-table#2'], 'each player acts for the own members only; alone one acts for all', () => {
  const match = playerScene(night(GROUPS, { players: 2, commands: [0, 1, 1, 0] }));
  expect(() => match.answer(0, 1, 'cooper fires at blue1/r1')).toThrow(
    expect.objectContaining({ code: 'not-your-seat', clauses: ['contact.modes.shared-table'] }),
  );
  expect(match.options(1).every((notation) => /^(vanderbilt|branson) /.test(notation))).toBe(true);
  const solo = playerScene(night(GROUPS));
  expect(solo.asked).toEqual([0]);
  expect(new Set(solo.options(0).map((notation) => notation.split(' ')[0]))).toEqual(new Set(['cooper', 'vanderbilt', 'branson', 'kenzo']));
});

proves('contact.modes.shared-table#4', 'with free control anybody may act for anybody, and everything is offered to all', () => {
  const match = playerScene(night(GROUPS, { players: 2, commands: [0, 1, 1, 0], settings: { 'free-control': true } }), [1, 6]);
  expect(match.options(1)).toContain('cooper fires at blue1/r1 by player 2');
  expect(match.options(0)).toContain('vanderbilt waives by player 1');
  match.answer(0, 1, 'cooper fires at blue1/r1 by player 2');
  expect([asked(match), match.asked]).toEqual(['ardor', [0, 1]]);
  match.answer(1, 1, 'cooper rerolls the die by player 2');
  expect(eventsOf(match, 'ardor')).toEqual([{ kind: 'ardor', member: 'cooper', from: 1, to: 6 }]);
  match.answer(2, 1, 'cooper waives by player 2');
  expect(asked(match)).toBe('act');
  expect(waiveAll(match).outcome).not.toBeNull();
});

describe('where the leader calls', () => {
  const settings = { 'leader-calls': true, grenades: 'none' } as const;
  const team = ['cooper', 'ayden', 'kenzo', 'branson'] as const;

  proves(['contact.players.leader-decides#2', 'contact.players.leader-decides#4'], 'the call is told, and the last one is called unasked', () => {
    const match = playerScene(night({ 'blue1/r4': 9 }, { team, settings }), []);
    expect(match.options()).toEqual(['call cooper', 'call ayden']);
    say(match, 'call cooper');
    expect(cited(match, 'called')).toEqual([[{ kind: 'called', member: 'cooper' }, ['contact.players.leader-decides']]]);
    say(match, 'cooper waives');
    expect([asked(match), match.decision?.about]).toEqual(['act', { called: 'ayden' }]);
    expect(say(match, 'ayden waives').outcome).not.toBeNull();
    expect(cited(match, 'called')).toHaveLength(1);
  });

  proves('contact.players.leader-decides#4', 'nobody is called where nobody can do anything', () => {
    const match = playerScene(night({}, { team, settings }));
    expect([match.outcome === null, cited(match, 'called')]).toEqual([false, []]);
  });

  proves('contact.players.dead-do-not-act', 'the dead and those with nothing to do are not called', () => {
    const match = playerScene(night({ 'blue1/r3': 9 }, { team: ['cooper', 'ayden', 'kenzo', 'branson'], dead: ['kenzo'], settings }));
    expect(refusal(match, 'call kenzo')).toEqual(['contact.players.dead-do-not-act', 'contact.players.end']);
    expect(refusal(match, 'call branson')).toEqual(['contact.players.end']);
    expect(refusal(match, 'call ayden')).toEqual([]);
  });

  proves(['contact.modes.shared-table#4', 'contact.players.leader-decides#2'], 'the seat of the leader calls, and with free control anybody', () => {
    const seats = { team, players: 4, commands: [2, 0, 1, 3] } as const;
    const match = playerScene(night({ 'blue1/r4': 9 }, { ...seats, settings }));
    expect(match.asked).toEqual([2]);
    const free = playerScene(night({ 'blue1/r4': 9 }, { ...seats, settings: { ...settings, 'free-control': true } }));
    expect(free.asked).toEqual([0, 1, 2, 3]);
    expect(free.options(0)).toEqual(['call cooper by player 1', 'call ayden by player 1']);
    expect(free.options(2)).toEqual(['call cooper', 'call ayden']);
  });
});

proves('contact.modes.shared-table#4', 'with free control every seat may reroll, aid, recon and name, each once', () => {
  const situation = { players: 3, settings: { 'free-control': true } } as const;
  const ardor = say(playerScene(night({ 'blue1/r1': 3 }, situation), [1]), 'vanderbilt fires at blue1/r1');
  expect(ardor.options()).toEqual([
    'cooper rerolls the die',
    'cooper keeps the die',
    'cooper rerolls the die by player 2',
    'cooper rerolls the die by player 3',
    'cooper keeps the die by player 2',
    'cooper keeps the die by player 3',
  ]);
  const aid = zombieScene(night({ 'blue1/r1': 7 }, situation), [1]);
  expect([asked(aid), aid.asked]).toEqual(['first-aid', [0, 1, 2]]);
});

proves('contact.players.one-action#2', 'who has acted still has the abilities that work by themselves', () => {
  const match = playerScene(night(GROUPS), [6, 6, 1]);
  say(match, 'cooper fires at blue1/r1', 'cooper fires at blue1/r1', 'vanderbilt fires at blue1/r1');
  expect(match.options()).toEqual(['cooper rerolls the die', 'cooper keeps the die']);
});

describe('an extra die', () => {
  const team = ['cole', 'kenzo', 'branson', 'ayden'] as const;
  const extra = (match: ReturnType<typeof playerScene>) => match.options().filter((text) => text.startsWith('kenzo '));

  proves('contact.players.end#3', 'is given up by who waives', () => {
    const match = say(playerScene(night({ 'blue1/r3': 9 }, { team, thrown: team }), [6]), 'cole fires at blue1/r3', 'cole inspires kenzo', 'cole waives');
    expect(extra(match)).toEqual(['kenzo fires at blue1/r3', 'kenzo fires at blue1/r3 with an extra die', 'kenzo waives']);
    say(match, 'kenzo waives');
    expect([asked(match), extra(match), match.state.granted]).toEqual(['act', [], [0, 0, 0, 0]]);
    expect(refusal(match, 'kenzo fires at blue1/r3 with an extra die')).toEqual(['contact.cole.inspire']);
  });

  proves('contact.players.end#4', 'may be fired by who had waived before it was given', () => {
    const match = playerScene(night({ 'blue1/r3': 9 }, { team, thrown: team }), [6, 4]);
    say(match, 'kenzo waives', 'cole fires at blue1/r3', 'cole inspires kenzo', 'cole waives');
    expect(extra(match)).toEqual(['kenzo fires at blue1/r3 with an extra die', 'kenzo waives']);
    expect(board(say(match, 'kenzo fires at blue1/r3 with an extra die'))).toEqual({ 'blue1/r3': 7 });
  });

  proves('contact.cole.inspire-what#6', 'is fired with the weapon also by who has thrown the grenade', () => {
    const match = playerScene(night({ 'blue1/r3': 9 }, { team }), [1, 6, 4]);
    say(match, 'kenzo throws a grenade at blue1/r3', 'cole fires at blue1/r3', 'cole inspires kenzo', 'cole waives');
    expect(extra(match)).toEqual(['kenzo fires at blue1/r3 with an extra die', 'kenzo waives']);
    say(match, 'kenzo fires at blue1/r3 with an extra die');
    expect(eventsOf(match, 'shot').at(-1)).toMatchObject({ member: 'kenzo', with: 'inspired', hit: true, left: 7 });
  });
});

proves('contact.modes.shared-table#3', 'everybody sees the same', () => {
  const match = say(playerScene(night(GROUPS, { players: 2 }), [1]), 'vanderbilt fires at blue1/r1');
  expect(match.view(1).view).toEqual(match.view(0).view);
});
