import { describe, expect } from 'vitest';
import { proves } from '../../proves.ts';
import { CITIES, spaceId } from '../content/map.ts';
import { card } from '../positions.ts';
import { asked, begin, eventsOf, forbidden, say, seen } from '../testing/job.ts';

const DUO = ['archie', 'lily'] as const;
const AT_WORK = { who: DUO, at: { archie: 'rome' }, contracts: { archie: ['rome'], lily: ['paris'] } } as const;

describe('a bonus card', () => {
  proves(['contract-assassin.bonus.free#1', 'contract-assassin.bonus.free#2'], 'costs no action and is played in the own turn, also without actions', () => {
    const match = begin({ ...AT_WORK, hand: { archie: ['double-espresso'], lily: ['double-espresso'] }, actions: 1 }, card('poison'));
    say(match, 'draw');
    expect(forbidden(match, 'play double-espresso', 1)).toEqual(['contract-assassin.turn.order']);
    say(match, 'play double-espresso');
    expect(match.state.actions).toBe(2);
  });

  proves('contract-assassin.bonus.keep', 'may be kept for a later turn', () => {
    const match = begin({ ...AT_WORK, hand: { archie: ['double-espresso'] } });
    say(match, 'end the turn', 'end the turn');
    expect(forbidden(match, 'play double-espresso')).toEqual([]);
  });

  proves(['contract-assassin.bonus.one-per-turn#1', 'contract-assassin.bonus.one-per-turn#2'], 'is the only one of its turn', () => {
    const match = begin({ ...AT_WORK, hand: { archie: ['double-espresso', 'double-espresso', 'red-eye-ticket'] } });
    say(match, 'play double-espresso');
    expect(forbidden(match, 'play double-espresso')).toEqual(['contract-assassin.bonus.one-per-turn']);
    expect(match.options(0).some((text) => text.startsWith('play'))).toBe(false);
    say(match, 'end the turn', 'end the turn');
    expect(forbidden(match, 'play double-espresso')).toEqual([]);
  });

  proves(
    [
      'contract-assassin.bonus.between#3',
      'contract-assassin.bonus.windows#1',
      'contract-assassin.bonus.windows#2',
      'contract-assassin.bonus.windows#3',
      'contract-assassin.bonus.windows#4',
    ],
    'may be played between attempt and escape, and right after a roll only if it says so',
    () => {
      const match = begin({ ...AT_WORK, hand: { archie: ['poison', 'loaded-dice', 'bent-bodyguard', 'speedboat'] }, guards: { paris: [6] } }, 1, 2, 3, 5, 8);
      say(match, 'attempt in rome', 'bring poison');
      expect(forbidden(match, 'play bent-bodyguard on 6 in paris')).toEqual([]);
      expect(forbidden(match, 'play loaded-dice')).toEqual(['contract-assassin.bonus.windows']);
      say(match, 'roll');
      expect([asked(match), match.options(0), eventsOf(match, 'guard')]).toEqual(['roll', ['play loaded-dice', 'accept the roll'], []]);
      say(match, 'accept the roll');
      expect([asked(match), eventsOf(match, 'guard')]).toEqual(['flee', [{ kind: 'guard', city: 'rome', number: 3 }]]);
      expect(forbidden(match, 'play bent-bodyguard on 6 in paris')).toEqual([]);
    },
  );

  proves(['contract-assassin.bonus.no-empty-play#1', 'contract-assassin.bonus.no-empty-play#2'], 'that would change nothing cannot be played', () => {
    const match = begin({ ...AT_WORK, hand: { archie: ['bent-bodyguard', 'anonymous-tip-off', 'red-eye-ticket'] } });
    expect(forbidden(match, 'play bent-bodyguard on 6 in paris')).toEqual(['contract-assassin.bonus.no-empty-play']);
    expect(forbidden(match, 'play anonymous-tip-off in rome')).toEqual(['contract-assassin.bonus.no-empty-play']);
    expect(forbidden(match, 'play red-eye-ticket to rome')).toEqual(['contract-assassin.bonus.no-empty-play']);
    expect(forbidden(match, 'play red-eye-ticket to sahara')).toEqual(['contract-assassin.bonus.no-empty-play']);
  });
});

describe('each bonus card', () => {
  proves('contract-assassin.bonus.free', 'Double Espresso: two more actions, laid out or fleeing too', () => {
    const match = begin({ ...AT_WORK, hand: { archie: ['double-espresso', 'poison'] } }, 4, 5);
    say(match, 'attempt in rome', 'play double-espresso');
    expect([match.state.actions, asked(match)]).toEqual([5, 'weapons']);
  });

  proves(
    ['contract-assassin.bonus.windows#1', 'contract-assassin.bonus.windows#3'],
    'Double Espresso, Arms Fair, Bent Bodyguard, Correspondence Course and Anonymous Tip-Off: whenever something is chosen',
    () => {
      const hand = [
        'double-espresso',
        'arms-fair',
        'bent-bodyguard',
        'correspondence-course',
        'anonymous-tip-off',
        'red-eye-ticket',
        'escape-from-prison',
      ] as const;
      const match = begin(
        {
          ...AT_WORK,
          contracts: { archie: ['rome'], lily: ['paris', 'cairo', 'lima', 'perth'] },
          guards: { paris: [6] },
          hand: { archie: [...hand, 'poison', 'speedboat'] },
        },
        4,
        5,
      );
      const plays = (): readonly string[] => match.options(0).filter((text) => text.startsWith('play'));
      const courses = [
        'strangulation',
        'longbow',
        'repeating-rifle',
        'machete',
        'juggling-knives',
        'duelling-pistol',
        'poison',
        'explosives',
        'throwing-stars',
        'boomerang',
      ];
      const playable = [
        'play double-espresso',
        'play bent-bodyguard on 6 in paris',
        'play arms-fair',
        ...courses.map((weapon) => `play correspondence-course for ${weapon}`),
        ...['lima', 'paris', 'cairo', 'perth'].map((city) => `play anonymous-tip-off in ${city}`),
      ];
      expect(plays()).toHaveLength(playable.length + 43);
      say(match, 'attempt in rome');
      expect(plays()).toEqual(playable);
      say(match, 'bring poison', 'roll');
      expect([asked(match), plays()]).toEqual(['flee', playable]);
      say(match, 'escape');
      expect([asked(match), plays()]).toEqual(['getaways', playable]);
    },
  );

  proves('contract-assassin.bonus.free', 'Bent Bodyguard: one goes from any target, back into the bag', () => {
    const match = begin({ ...AT_WORK, hand: { archie: ['bent-bodyguard'] }, guards: { rome: [6, 9], paris: [6] } });
    expect(match.options(0).filter((text) => text.startsWith('play'))).toHaveLength(3);
    say(match, 'play bent-bodyguard on 6 in rome');
    const { targets, guardBag } = match.scene(null).view;
    expect([targets.find(({ city }) => city === 'rome')?.guards, guardBag.filter((n) => n === 6)]).toEqual([[9], [6]]);
  });

  proves('contract-assassin.bonus.free', 'Arms Fair: three cards, to be laid out at once', () => {
    const match = begin({ ...AT_WORK, hand: { archie: ['arms-fair', 'poison'] } }, card('machete'), card('longbow'), card('boomerang'));
    say(match, 'attempt in rome', 'play arms-fair', 'bring machete', 'bring longbow', 'bring boomerang');
    expect(match.scene(null).view.laid).toEqual(['longbow', 'machete', 'boomerang']);
  });

  proves(
    ['contract-assassin.bonus.between#1', 'contract-assassin.bonus.between#2'],
    'Loaded Dice: the roll is made again before it is judged, hit or miss',
    () => {
      const miss = begin({ ...AT_WORK, hand: { archie: ['poison', 'loaded-dice'] } }, 1, 1, 4, 5);
      say(miss, 'attempt in rome', 'bring poison', 'roll', 'play loaded-dice');
      expect([eventsOf(miss, 'kills'), eventsOf(miss, 'guard')]).toMatchObject([[{ city: 'rome' }], []]);
      const hit = begin({ ...AT_WORK, hand: { archie: ['poison', 'loaded-dice'] } }, 4, 5, 1, 1, 12);
      say(hit, 'attempt in rome', 'bring poison', 'roll', 'play loaded-dice');
      expect([eventsOf(hit, 'kills'), eventsOf(hit, 'guard')]).toMatchObject([[], [{ number: 12 }]]);
    },
  );

  proves('contract-assassin.bonus.between#2', 'Loaded Dice: whoever holds them hears whether the roll would do, and a second roll counts', () => {
    const about = (guards: readonly number[], ...dice: readonly number[]) => {
      const match = begin({ ...AT_WORK, hand: { archie: ['poison', 'loaded-dice'] }, guards: { rome: guards } }, ...dice, 12);
      return say(match, 'attempt in rome', 'bring poison', 'roll').decision?.about;
    };
    expect(about([], 4, 5)).toEqual({ for: 'attempt', dice: [4, 5], hit: true });
    expect(about([], 4, 4)).toEqual({ for: 'attempt', dice: [4, 4], hit: false });
    expect(about([9], 4, 5)).toEqual({ for: 'attempt', dice: [4, 5], hit: false });
    const runs = (die: number) => {
      const match = begin({ ...AT_WORK, hand: { archie: ['poison', 'speedboat', 'loaded-dice'] } }, 4, 5, die, 2);
      say(match, 'attempt in rome', 'bring poison', 'roll', 'accept the roll', 'escape', 'bring speedboat', 'roll');
      return match;
    };
    expect([runs(2).decision?.about, runs(3).decision?.about]).toEqual([
      { for: 'escape', dice: [2], hit: true },
      { for: 'escape', dice: [3], hit: false },
    ]);
    const again = say(runs(3), 'play loaded-dice');
    expect([asked(again), again.decision?.about, seen(again, 'archie').hand]).toEqual(['go', { number: 2 }, []]);
  });

  proves('contract-assassin.bonus.one-per-turn#1', 'Loaded Dice and Body Double are not asked for once a bonus card has been played', () => {
    const hand = ['poison', 'speedboat', 'double-espresso', 'loaded-dice', 'body-double'] as const;
    const match = begin({ ...AT_WORK, hand: { archie: hand } }, 4, 5, 1);
    say(match, 'play double-espresso', 'attempt in rome', 'bring poison', 'roll', 'escape', 'bring speedboat', 'roll');
    expect(seen(match, 'archie')).toMatchObject({ status: 'prison', hand: ['loaded-dice', 'body-double'] });
  });

  proves('contract-assassin.bonus.between#4', 'Body Double: home instead of prison, the turn is over, no turn is missed', () => {
    const match = begin({ ...AT_WORK, hand: { archie: ['poison', 'speedboat', 'body-double'] } }, 4, 5, 1);
    say(match, 'attempt in rome', 'bring poison', 'roll', 'escape', 'bring speedboat', 'roll');
    expect([asked(match), match.options(0)]).toEqual(['arrest', ['play body-double', 'go to prison']]);
    say(match, 'play body-double');
    expect([seen(match, 'archie'), match.asked]).toMatchObject([{ space: 'edinburgh', status: 'free', missing: 0 }, [1]]);
    const caught = begin({ ...AT_WORK, hand: { archie: ['poison', 'speedboat', 'body-double'] } }, 4, 5, 1);
    say(caught, 'attempt in rome', 'bring poison', 'roll', 'escape', 'bring speedboat', 'roll', 'go to prison');
    expect(seen(caught, 'archie')).toMatchObject({ space: null, status: 'prison', missing: 2, hand: ['body-double'] });
  });

  proves('contract-assassin.skill.once', 'Correspondence Course: any skill that is not there yet, never 7, and it counts at once', () => {
    const match = begin({ ...AT_WORK, hand: { archie: ['poison', 'correspondence-course'] }, skills: { archie: { longbow: 5 } } }, 4, 1, 3);
    say(match, 'attempt in rome', 'bring poison');
    expect(forbidden(match, 'play correspondence-course for longbow')).toEqual(['contract-assassin.skill.once']);
    expect(forbidden(match, 'play correspondence-course for grim-reaper')).toEqual(['contract-assassin.reaper.no-skill']);
    expect(match.options(0).filter((text) => text.startsWith('play'))).toHaveLength(9);
    say(match, 'play correspondence-course for poison', 'roll');
    expect([seen(match, 'archie').skills, eventsOf(match, 'kills')]).toMatchObject([
      [
        { weapon: 'longbow', number: 5 },
        { weapon: 'poison', number: 4 },
      ],
      [{ city: 'rome' }],
    ]);
  });

  proves('contract-assassin.bonus.windows#5', 'Red-Eye Ticket: to any other city, but not out of an attempt', () => {
    const match = begin({ ...AT_WORK, hand: { archie: ['poison', 'red-eye-ticket'] } }, 1, 1, 6);
    const others = CITIES.map(spaceId).filter((city) => city !== 'rome');
    expect(match.options(0).filter((text) => text.startsWith('play'))).toEqual(others.map((city) => `play red-eye-ticket to ${city}`));
    expect(others).toHaveLength(43);
    say(match, 'attempt in rome');
    expect(forbidden(match, 'play red-eye-ticket to paris')).toEqual(['contract-assassin.bonus.windows']);
    const flown = begin({ ...AT_WORK, hand: { archie: ['red-eye-ticket'] } });
    say(flown, 'play red-eye-ticket to sydney');
    expect([seen(flown, 'archie').space, flown.state.actions]).toEqual(['sydney', 4]);
  });

  proves('contract-assassin.bodyguard.exhausted#2', "Anonymous Tip-Off: a rival's target gets a bodyguard, if the bag has one it lacks", () => {
    const match = begin({ ...AT_WORK, hand: { archie: ['anonymous-tip-off'] } }, 8);
    say(match, 'play anonymous-tip-off in paris');
    expect(match.scene(null).view.targets.find(({ city }) => city === 'paris')?.guards).toEqual([8]);
    const dry = begin({ ...AT_WORK, hand: { archie: ['anonymous-tip-off'] }, guards: { paris: [6] }, guardBag: [6] });
    expect(forbidden(dry, 'play anonymous-tip-off in paris')).toEqual(['contract-assassin.bodyguard.exhausted']);
  });
});
