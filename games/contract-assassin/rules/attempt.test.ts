import { describe, expect } from 'vitest';
import { proves } from '../../proves.ts';
import { type CardId, KINDS } from '../content/kit.ts';
import type { SpaceId } from '../content/world.ts';
import { card, type Sketch } from '../positions.ts';
import { asked, begin, eventKinds, eventsOf, forbidden, type Scene, say, seen } from '../testing/job.ts';

const ROME = { who: ['archie', 'lily'], at: { archie: 'rome' }, contracts: { archie: ['rome', 'london'], lily: ['paris'] } } as const;

/** Archie in Rome lays out these weapons and rolls. */
function strike(weapons: readonly CardId[], sketch: Sketch, ...script: readonly number[]): Scene {
  const match = begin({ ...ROME, ...sketch, hand: { ...sketch.hand, archie: [...weapons, ...(sketch.hand?.archie ?? [])] } }, ...script);
  return say(match, 'attempt in rome', ...weapons.map((id) => `bring ${id}`), 'roll');
}

function guardsIn(match: Scene, city: SpaceId): readonly number[] | undefined {
  return match.scene(null).view.targets.find((target) => target.city === city)?.guards;
}

describe('an attempt', () => {
  proves('contract-assassin.action.attempt', 'costs one action', () => {
    const match = begin({ ...ROME, hand: { archie: ['poison'] } });
    say(match, 'attempt in rome');
    expect(match.state.actions).toBe(3);
  });

  proves(
    ['contract-assassin.attempt.where#1', 'contract-assassin.attempt.where#2', 'contract-assassin.attempt.where#3'],
    'is made in the city of an own open contract',
    () => {
      const own = begin({ ...ROME, hand: { archie: ['poison'] } });
      expect([forbidden(own, 'attempt in rome'), forbidden(own, 'attempt in london')]).toEqual([[], ['contract-assassin.attempt.where']]);
      const rivals = begin({ ...ROME, at: { archie: 'paris' }, hand: { archie: ['poison'] } });
      expect(forbidden(rivals, 'attempt in paris')).toEqual(['contract-assassin.attempt.where']);
      const dead = begin({ ...ROME, contracts: { archie: ['london'] }, done: { archie: ['rome'] }, hand: { archie: ['poison'] } });
      expect(forbidden(dead, 'attempt in rome')).toEqual(['contract-assassin.attempt.where']);
    },
  );

  proves('contract-assassin.attempt.choose-first', 'has its weapons laid out before the roll', () => {
    const match = strike(['poison'], { hand: { archie: ['machete', 'speedboat', 'loaded-dice'] } }, 1, 2, 12);
    expect([asked(match), match.options(0)]).toEqual(['roll', ['play loaded-dice', 'accept the roll']]);
    expect(match.whyNot(0, 'bring machete').kind).toBe('unknown');
    const laying = begin({ ...ROME, hand: { archie: ['poison'] } });
    say(laying, 'attempt in rome');
    expect(forbidden(laying, 'bring machete')).toEqual(['contract-assassin.attempt.choose-first']);
    expect(laying.whyNot(0, 'bring speedboat').kind).toBe('unknown');
  });

  proves(
    ['contract-assassin.attempt.sequence#1', 'contract-assassin.attempt.sequence#2'],
    'runs: action, weapons, roll, failure, bodyguard, discard, flight; or contract, bodyguards back, discard, victory',
    () => {
      const failed = strike(['poison', 'longbow'], { hand: { archie: ['speedboat'] } }, 1, 1, 6);
      expect(eventKinds(failed)).toEqual(['attempts', 'brings', 'brings', 'rolls', 'fails', 'guard', 'discards']);
      expect([asked(failed), seen(failed, 'archie').hand]).toEqual(['flee', ['speedboat']]);
      const done = { archie: ['madrid', 'berlin', 'tokyo'] } as const;
      const won = strike(['poison'], { contracts: { archie: ['rome'] }, done, guards: { rome: [5] } }, 4, 5);
      expect(eventKinds(won)).toEqual(['attempts', 'brings', 'rolls', 'kills', 'guard-leaves', 'discards', 'wins']);
    },
  );

  proves('contract-assassin.attempt.five-cards', 'takes five weapons at most', () => {
    const six: readonly CardId[] = ['machete', 'poison', 'longbow', 'boomerang', 'explosives', 'grim-reaper'];
    const match = begin({ ...ROME, hand: { archie: six } });
    say(match, 'attempt in rome', ...six.slice(0, 5).map((id) => `bring ${id}`));
    expect([forbidden(match, 'bring grim-reaper'), match.options(0)]).toEqual([['contract-assassin.attempt.five-cards'], ['roll']]);
  });

  proves(['contract-assassin.attempt.at-least-one#1', 'contract-assassin.attempt.at-least-one#2'], 'takes one weapon at least', () => {
    for (const id of ['stolen-moped', 'speedboat'] as const)
      expect(forbidden(begin({ ...ROME, hand: { archie: [id] } }), 'attempt in rome')).toEqual(['contract-assassin.attempt.at-least-one']);
    const match = begin({ ...ROME, hand: { archie: ['poison'] } });
    say(match, 'attempt in rome');
    expect(forbidden(match, 'roll')).toEqual(['contract-assassin.attempt.at-least-one']);
    const hanns = begin({ who: ['hanns', 'lily'], at: { hanns: 'rome' }, contracts: { hanns: ['rome'] } }, 1, 1);
    say(hanns, 'attempt in rome', 'roll');
    expect(eventsOf(hanns, 'kills')).toHaveLength(1);
  });

  proves('contract-assassin.attempt.duplicates', 'may bring equal cards, which all count and all go', () => {
    const match = strike(['machete', 'machete', 'machete', 'machete'], {}, 1, 1, 6);
    expect([seen(match, 'archie').hand, match.scene(null).view.discards]).toEqual([[], ['machete', 'machete', 'machete', 'machete']]);
    const more = begin({ ...ROME, hand: { archie: ['machete', 'machete', 'machete', 'machete', 'poison', 'longbow'] } });
    say(more, 'attempt in rome', 'bring machete', 'bring machete', 'bring machete', 'bring machete', 'bring poison');
    expect(forbidden(more, 'bring longbow')).toEqual(['contract-assassin.attempt.five-cards']);
  });

  proves(['contract-assassin.attempt.roll', 'contract-assassin.dice.kinds#1'], 'adds two dice', () => {
    const match = strike(['duelling-pistol'], {}, 3, 5);
    expect([eventsOf(match, 'rolls'), eventsOf(match, 'kills')]).toMatchObject([[{ dice: [3, 5] }], [{ city: 'rome' }]]);
    for (const face of [0, 7])
      for (const dice of [
        [face, 1],
        [1, face],
      ])
        expect(() => strike(['duelling-pistol'], {}, ...dice)).toThrow();
  });

  proves('contract-assassin.attempt.success-weapon', 'succeeds on the number of a weapon that was brought', () => {
    const weapons: readonly CardId[] = ['machete', 'juggling-knives', 'grim-reaper'];
    const kills = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((sum) => {
      const first = Math.min(6, sum - 1);
      return eventsOf(strike(weapons, {}, first, sum - first, 12), 'kills').length === 1;
    });
    expect(kills).toEqual([5, 6, 7]);
  });

  proves(
    ['contract-assassin.attempt.success-skill#1', 'contract-assassin.attempt.success-skill#2'],
    'succeeds on the skill number of a weapon that was brought, not of another',
    () => {
      const skills = { archie: { strangulation: 8 } } as const;
      expect(eventsOf(strike(['strangulation'], { skills }, 3, 5), 'kills')).toHaveLength(1);
      expect(eventsOf(strike(['poison'], { skills, hand: { archie: ['strangulation'] } }, 3, 5, 12), 'kills')).toHaveLength(0);
    },
  );

  proves('contract-assassin.attempt.fulfil', 'turns the contract over and takes the marker away', () => {
    const match = strike(['poison'], {}, 4, 5);
    expect([seen(match, 'archie').done, guardsIn(match, 'rome'), seen(match, 'archie').open.includes('rome')]).toEqual([['rome'], undefined, false]);
    expect(eventsOf(match, 'kills')).toEqual([{ kind: 'kills', seat: 0, city: 'rome', owner: 0, done: 1 }]);
  });

  proves('contract-assassin.attempt.bodyguards-return', 'sends the bodyguards of the dead back into the bag', () => {
    const match = strike(['poison'], { guards: { rome: [6, 10] } }, 4, 5);
    expect([match.scene(null).view.guardBag.length, eventsOf(match, 'guard-leaves')]).toMatchObject([20, [{ numbers: [6, 10] }]]);
  });

  proves('contract-assassin.attempt.fail', 'that fails brings the target a bodyguard, and the contract stays open', () => {
    const match = strike(['poison'], {}, 1, 1, 8);
    expect([guardsIn(match, 'rome'), seen(match, 'archie').open.includes('rome'), seen(match, 'archie').done]).toEqual([[8], true, []]);
  });

  proves('contract-assassin.attempt.discard', 'costs all weapons that were brought', () => {
    for (const dice of [
      [4, 5],
      [1, 1, 8],
    ]) {
      const match = strike(['poison', 'longbow'], { hand: { archie: ['machete', 'speedboat'] } }, ...dice);
      expect([seen(match, 'archie').hand, match.scene(null).view.discards]).toEqual([
        ['machete', 'speedboat'],
        ['longbow', 'poison'],
      ]);
    }
  });

  proves(['contract-assassin.attempt.discard', 'contract-assassin.kit.reshuffle'], 'feeds the pile of which a lone player draws on', () => {
    const alone = { who: ['archie'], contracts: { archie: ['rome'] }, deck: [], rest: 'out', settings: { 'solo-clock': 26 } } as const;
    const match = begin({ ...ROME, ...alone, hand: { archie: ['poison', 'speedboat'] } }, 1, 1, 6, 2, card('poison'));
    expect(match.options(0)).not.toContain('draw');
    say(match, 'attempt in rome', 'bring poison', 'roll', 'escape', 'bring speedboat', 'roll', 'get away to london');
    expect([match.options(0).includes('draw'), match.state.discards.length]).toEqual([true, KINDS]);
    say(match, 'draw');
    expect([eventsOf(match, 'reshuffles'), match.scene(null).view.deckCards]).toMatchObject([[{ cards: 2 }], ['speedboat']]);
  });

  proves(['contract-assassin.attempt.then-flee#1', 'contract-assassin.attempt.then-flee#2'], 'is followed by the flight at once', () => {
    for (const dice of [
      [4, 5],
      [1, 1, 8],
    ]) {
      const match = strike(['poison'], { hand: { archie: ['speedboat'] } }, ...dice);
      expect([asked(match), match.options(0)]).toEqual(['flee', ['escape', 'hide']]);
      for (const tried of ['draw', 'move to zurich', 'end the turn']) expect(forbidden(match, tried)).toEqual(['contract-assassin.attempt.then-flee']);
    }
  });

  proves('contract-assassin.attempt.repeat', 'may be repeated on the same target', () => {
    const match = begin({ ...ROME, guards: { rome: [6, 8] }, hand: { archie: ['poison'] } });
    expect(forbidden(match, 'attempt in rome')).toEqual([]);
  });

  proves(
    ['contract-assassin.attempt.twice-a-turn', 'contract-assassin.action.escape#1', 'contract-assassin.escape.go-on'],
    'may be made twice in a turn, after an escape',
    () => {
      const match = strike(['poison'], { hand: { archie: ['stolen-moped', 'machete', 'speedboat'] } }, 4, 5, 1, 1, 4);
      say(match, 'escape', 'bring stolen-moped', 'roll', 'get away to london');
      expect([match.state.actions, asked(match)]).toEqual([2, 'act']);
      say(match, 'attempt in london', 'bring machete', 'roll');
      expect([seen(match, 'archie').done, match.state.actions, match.options(0)]).toEqual([['rome', 'london'], 1, ['escape', 'hide']]);
    },
  );

  proves('contract-assassin.attempt.last-action#1', 'with the last action ends in hiding, unless it wins', () => {
    const match = strike(['poison'], { actions: 1, done: { archie: ['madrid'] }, hand: { archie: ['speedboat'] } }, 4, 5);
    expect([seen(match, 'archie'), match.asked]).toMatchObject([{ status: 'hiding', missing: 3, space: 'rome', hand: ['speedboat'] }, [1]]);
  });
});

describe('bodyguards', () => {
  proves('contract-assassin.bodyguard.random', 'are drawn from the bag and seen by all', () => {
    const match = strike(['poison'], {}, 1, 1, 8);
    expect([match.view(1).view.guardBag.length, match.view(1).view.targets.find(({ city }) => city === 'rome')?.guards]).toEqual([19, [8]]);
  });

  proves(
    ['contract-assassin.bodyguard.blocks#1', 'contract-assassin.bodyguard.blocks#2'],
    'stop a roll of their number, be it of the weapon or of its skill',
    () => {
      const match = strike(['juggling-knives'], { guards: { rome: [6] } }, 3, 3, 8);
      expect([eventsOf(match, 'fails'), guardsIn(match, 'rome')]).toMatchObject([[{ guard: true, sum: 6 }], [6, 8]]);
      const skill = strike(['poison'], { skills: { archie: { poison: 6 } }, guards: { rome: [6] } }, 3, 3, 8);
      expect(eventsOf(skill, 'fails')).toMatchObject([{ guard: true }]);
      const plain = strike(['poison'], { guards: { rome: [6] } }, 3, 3, 8);
      expect(eventsOf(plain, 'fails')).toMatchObject([{ guard: false }]);
    },
  );

  proves('contract-assassin.bodyguard.specific', 'protect their own target only', () => {
    expect(eventsOf(strike(['juggling-knives'], { guards: { paris: [6] } }, 3, 3), 'kills')).toHaveLength(1);
  });

  proves('contract-assassin.bodyguard.different', 'of one target all have different numbers', () => {
    const numbers = new Set(
      Array.from({ length: 60 }, (_, i) => {
        const match = begin({ ...ROME, round: i + 1, guards: { rome: [6, 8] }, hand: { archie: ['poison'] } }, 1, 1, [2, 3, 4, 5, 9, 10, 11, 12][i % 8] ?? 2);
        say(match, 'attempt in rome', 'bring poison', 'roll');
        return guardsIn(match, 'rome')?.length;
      }),
    );
    expect(numbers).toEqual(new Set([3]));
    expect(() => strike(['poison'], { guards: { rome: [6] } }, 1, 1, 6)).toThrow('cannot come');
  });

  proves('contract-assassin.bodyguard.exhausted#1', 'come no more when the bag has none that the target lacks', () => {
    const match = strike(['poison'], { guards: { rome: [6] }, guardBag: [6] }, 1, 1);
    expect([guardsIn(match, 'rome'), eventsOf(match, 'no-guard'), seen(match, 'archie').status]).toMatchObject([[6], [{ city: 'rome' }], 'hiding']);
  });
});

describe('skills', () => {
  const GOA = { who: ['archie', 'lily'], at: { archie: 'goa' } } as const;

  proves(
    ['contract-assassin.action.learn', 'contract-assassin.skill.where', 'contract-assassin.skill.no-card-needed'],
    'are learnt in the home city of a weapon, for an action, without the card',
    () => {
      const match = begin(GOA, 4);
      expect(match.options(0).filter((text) => text.startsWith('learn'))).toEqual(['learn poison']);
      expect(forbidden(match, 'learn machete')).toEqual(['contract-assassin.skill.where']);
      say(match, 'learn poison');
      expect([match.state.actions, seen(match, 'archie').skills]).toEqual([3, [{ weapon: 'poison', number: 4 }]]);
    },
  );

  proves('contract-assassin.skill.draw', 'are a token from the bag', () => {
    const match = begin(GOA, 4);
    say(match, 'learn poison');
    expect(match.scene(null).view.skillBag).toHaveLength(39);
  });

  proves('contract-assassin.skill.greyed', "are never the weapon's own number", () => {
    expect(() => say(begin(GOA, 9), 'learn poison')).toThrow('cannot come');
    expect(forbidden(begin({ ...GOA, skillBag: [9, 9] }), 'learn poison')).toEqual(['contract-assassin.skill.bag-empty']);
  });

  proves('contract-assassin.skill.once', 'are learnt once', () => {
    const match = begin({ ...GOA, skills: { archie: { poison: 4 } } });
    expect(forbidden(match, 'learn poison')).toEqual(['contract-assassin.skill.once']);
  });

  proves('contract-assassin.skill.own-home', 'of the specialist weapon are not learnt at home', () => {
    const match = begin({ who: ['archie', 'lily'], skills: { archie: { longbow: 4 } } });
    expect(forbidden(match, 'learn longbow')).toContain('contract-assassin.skill.own-home');
    expect(match.options(0).some((text) => text.startsWith('learn'))).toBe(false);
  });

  proves('contract-assassin.skill.shared-number', 'may share a number', () => {
    const skills = { archie: { strangulation: 8, machete: 8 } } as const;
    for (const [a, b, kills] of [
      [1, 1, 1],
      [2, 3, 1],
      [4, 4, 1],
      [3, 3, 0],
    ] as const)
      expect(eventsOf(strike(['strangulation', 'machete'], { skills }, a, b, 12), 'kills')).toHaveLength(kills);
  });

  proves('contract-assassin.skill.permanent', 'are kept when the card is gone', () => {
    const match = strike(['machete'], { skills: { archie: { machete: 9 } }, hand: { archie: ['machete', 'helicopter'] } }, 1, 1, 6, 4, 4, 5);
    expect(seen(match, 'archie').skills).toEqual([{ weapon: 'machete', number: 9 }]);
    say(match, 'escape', 'bring helicopter', 'roll', 'get away to london', 'attempt in london', 'bring machete', 'roll');
    expect(eventsOf(match, 'kills')).toMatchObject([{ city: 'london' }]);
  });

  proves('contract-assassin.skill.bag-empty', 'cannot be learnt from an empty bag', () => {
    expect(forbidden(begin({ ...GOA, skillBag: [] }), 'learn poison')).toEqual(['contract-assassin.skill.bag-empty']);
  });

  proves('contract-assassin.reaper.no-skill', 'are not for weapon 7', () => {
    expect(forbidden(begin(GOA), 'learn grim-reaper')).toContain('contract-assassin.reaper.no-skill');
  });

  proves('contract-assassin.reaper.plain', 'do not matter to the Grim Reaper, whom nobody stops', () => {
    const match = strike(['grim-reaper'], { guards: { rome: [2, 3, 4, 5, 6, 8, 9, 10, 11, 12] } }, 3, 4);
    expect(eventsOf(match, 'kills')).toHaveLength(1);
  });
});

proves('contract-assassin.setup.public#3', 'cards that were drawn are no longer in the deck', () => {
  const match = begin({ who: ['archie', 'lily'] }, card('poison'));
  say(match, 'draw');
  expect(match.scene(null).view.deckCards?.filter((id) => id === 'poison')).toHaveLength(3);
});
