import { describe, expect, test } from 'vitest';
import { at, deckSize } from '#kernel';
import { proves } from '../../proves.ts';
import { type CardId, cardNamed, KINDS, NUMBERS, type WeaponId } from '../content/kit.ts';
import { NOWHERE, type Space, spaceNamed } from '../content/map.ts';
import type { SpaceId } from '../content/world.ts';
import { position } from '../positions.ts';
import { laws } from './laws.ts';
import { guardBit, hitman, newState, type State } from './state.ts';

/** Three at work: cards in hands, on the pile and laid out, skills, bodyguards, a prisoner and what is known of hidden hands. */
function scene(hidden = true): State {
  const g = position({
    who: ['archie', 'lily', 'otto'],
    at: { archie: 'rome' },
    hand: { archie: ['poison', 'machete', 'loaded-dice'], lily: ['machete', 'night-train'], otto: ['poison'] },
    skills: { archie: { longbow: 4, poison: 4 }, lily: { boomerang: 11 } },
    contracts: { archie: ['rome', 'london'], lily: ['paris'], otto: ['cairo'] },
    done: { archie: ['madrid'] },
    guards: { rome: [6, 9], paris: [6] },
    prison: { otto: 2 },
    settings: { 'hidden-hands': hidden },
  });
  move(g.hitmen[0]?.hand, g.laid, 'poison');
  move(g.hitmen[1]?.hand, g.discards, 'night-train');
  g.known?.[0]?.[1]?.splice(cardNamed('machete'), 1, 1);
  return g;
}

function move(from: number[] | undefined, to: number[], id: CardId): void {
  add(from, id, -1);
  add(to, id, 1);
}

function add(pile: number[] | undefined, id: CardId, more: number): void {
  if (pile === undefined) throw new Error('there is no such pile');
  pile[cardNamed(id)] = at(pile, cardNamed(id)) + more;
}

/** The laws that are broken once a scene is spoilt. */
function broken(spoil: (g: State) => void, g = scene()): readonly string[] {
  spoil(g);
  return laws.filter((law) => !law.holds(g)).map(({ name }) => name);
}

const [CARDS, SECRET, SKILLS, GUARDS, MARKERS, FOUR, OWN_NUMBER, PRISON, ACTIONS, KNOWN] = laws.map(({ name }) => name);

test('in a scene with everything in it all laws hold, and before anything is dealt', () => {
  expect(broken(() => undefined)).toEqual([]);
  expect(broken(() => undefined, newState(scene().config))).toEqual([]);
});

describe('whoever counts finds', () => {
  proves('contract-assassin.setup.kit-deck', 'a card too many or too few, wherever it lies', () => {
    for (const more of [1, -1]) {
      expect(broken((g) => add(g.hitmen[0]?.hand, 'machete', more))).toEqual([CARDS]);
      expect(broken((g) => add(g.discards, 'night-train', more))).toEqual([CARDS]);
      expect(broken((g) => add(g.laid, 'poison', more))).toEqual([CARDS]);
    }
    expect(broken((g) => add(g.hitmen[2]?.hand, 'anonymous-tip-off', 1))).toEqual([CARDS]);
    expect(broken((g) => g.deck.bag.push(0))).toEqual([CARDS]);
    expect(broken((g) => g.deck.bag.pop())).toEqual([CARDS]);
  });

  proves('contract-assassin.setup.kit-deck', 'a hand that owes a card', () => {
    const owes = (id: CardId) => (g: State) => move(g.hitmen[0]?.hand, g.discards, id);
    expect(broken(owes('boomerang'), scene(false))).toEqual([CARDS]);
    expect(broken(owes('machete'), scene(false))).toEqual([]);
  });

  proves('contract-assassin.setup.public#2', 'a card of the deck that somebody could know, on top or at the bottom', () => {
    for (const end of ['top', 'bottom'] as const) {
      const g = scene();
      g.deck[end].push(...g.deck.bag.splice(0, 1));
      expect([broken(() => undefined, g), deckSize(g.deck)]).toEqual([[SECRET], 82]);
    }
  });

  for (const number of NUMBERS) {
    proves('contract-assassin.setup.skill-bag', `a skill token ${number} too many or too few in the bag`, () => {
      for (const more of [1, -1]) expect(broken((g) => g.skillBag.splice(number, 1, at(g.skillBag, number) + more))).toEqual([SKILLS]);
    });

    proves('contract-assassin.setup.bodyguard-bag', `a bodyguard ${number} too many or too few in the bag`, () => {
      for (const more of [1, -1]) expect(broken((g) => g.guardBag.splice(number, 1, at(g.guardBag, number) + more))).toEqual([GUARDS]);
    });
  }

  proves('contract-assassin.setup.skill-bag', 'a skill token too many on a file', () => {
    expect(broken((g) => g.hitmen[1]?.skills.splice(cardNamed('longbow'), 1, 4))).toEqual([SKILLS]);
  });

  proves('contract-assassin.setup.bodyguard-bag', 'a bodyguard too many by a target', () => {
    expect(broken((g) => stand(g, 'london', [9]))).toEqual([GUARDS]);
    expect(broken((g) => stand(g, 'rome', [6]))).toEqual([GUARDS]);
  });

  const stand = (g: State, city: SpaceId, numbers: readonly number[]): void => {
    g.guards[spaceNamed(city)] = numbers.reduce((bits, number) => bits | guardBit(number), 0);
  };

  proves('contract-assassin.bodyguard.specific', 'a bodyguard where no target is', () => {
    const astray = (g: State): void => {
      stand(g, 'paris', []);
      stand(g, 'sahara', [6]);
    };
    expect(broken(astray)).toEqual([MARKERS]);
    const dead = (g: State): void => {
      stand(g, 'paris', []);
      stand(g, 'madrid', [6]);
    };
    expect(broken(dead)).toEqual([MARKERS]);
  });

  proves('contract-assassin.reaper.plain', 'a bodyguard who would stop the Grim Reaper', () => {
    expect(broken((g) => stand(g, 'rome', [6, 7, 9]))).toEqual([MARKERS]);
  });

  proves('contract-assassin.setup.contracts', 'somebody with more or fewer than four contracts, while the game goes on', () => {
    const more = (g: State): void => void g.owners.splice(spaceNamed('sydney'), 1, 1);
    const fewer = (g: State): void => void g.owners.splice(spaceNamed('cairo'), 1, -1);
    const twice = (g: State): void => void g.hitmen[0]?.done.push(spaceNamed('tokyo'));
    const none = (g: State): void => {
      for (const [space, owner] of g.owners.entries()) if (owner > 0) g.owners[space] = -1;
      stand(g, 'paris', []);
      stand(g, 'london', [6]);
    };
    for (const spoil of [more, fewer, twice, none]) {
      expect(broken(spoil)).toEqual([FOUR]);
      const over = (g: State): void => {
        spoil(g);
        g.outcome = { payoff: [1, 0, 0], clause: 'contract-assassin.goal.four-contracts', cause: 'four contracts' };
      };
      expect(broken(over)).toEqual([]);
    }
  });

  proves('contract-assassin.skill.greyed', "a skill that is the weapon's own number", () => {
    const swapped = (weapon: WeaponId, number: number) => (g: State) => {
      g.hitmen[1]?.skills.splice(cardNamed(weapon), 1, number);
      g.skillBag[number] = at(g.skillBag, number) - 1;
    };
    for (const [weapon, number] of [
      ['strangulation', 2],
      ['poison', 9],
    ] as const)
      expect(broken(swapped(weapon, number))).toEqual([OWN_NUMBER]);
    expect(broken(swapped('poison', 8))).toEqual([]);
    expect(broken(swapped('grim-reaper', 8))).toEqual([OWN_NUMBER]);
  });

  proves('contract-assassin.move.prison-not-on-map', 'a prisoner on the map, and a pawn that is nowhere else', () => {
    const placed = (seat: number, space: Space) => (g: State) => {
      hitman(g, seat).space = space;
    };
    expect(broken(placed(2, spaceNamed('rome')))).toEqual([PRISON]);
    expect(broken(placed(0, NOWHERE))).toEqual([PRISON]);
    expect(broken(placed(0, spaceNamed('vancouver')))).toEqual([]);
    expect(broken(placed(0, NOWHERE), position({ who: ['hanns', 'lily'] }))).toEqual([PRISON]);
  });

  proves('contract-assassin.turn.four-actions', 'actions below none or above seven: five of Winchester and two of an espresso', () => {
    for (const [actions, names] of [
      [-1, [ACTIONS]],
      [0, []],
      [7, []],
      [8, [ACTIONS]],
    ] as const) {
      const g = scene();
      g.actions = actions;
      expect(broken(() => undefined, g)).toEqual(names);
    }
  });

  proves('contract-assassin.kit.open-hands', 'somebody who knows of a card that is not in that hand', () => {
    expect(broken((g) => at(at(g.known ?? [], 0), 1).splice(cardNamed('machete'), 1, 2))).toEqual([KNOWN]);
    expect(broken((g) => at(at(g.known ?? [], 2), 0).splice(KINDS - 1, 1, 1))).toEqual([KNOWN]);
    expect(broken(() => undefined, position({ hand: { lily: ['machete'] } }))).toEqual([]);
  });
});
