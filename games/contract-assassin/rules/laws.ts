import { at, deckSize, type Law } from '#kernel';
import { GUARD_COPIES, KIT, NUMBERS, REAPER, SKILL_COPIES, weaponNumber } from '../content/kit.ts';
import { NOWHERE } from '../content/map.ts';
import { CONTRACTS_EACH, guardBit, guardsIn, IN_PRISON, openContracts, type State } from './state.ts';

export const laws: readonly Law<State>[] = [
  {
    name: 'no kit card appears or vanishes',
    holds: (g) =>
      KIT.every((copies, card) => {
        const inDeck = [...g.deck.top, ...g.deck.bag, ...g.deck.bottom].filter((other) => other === card).length;
        const inHands = g.hitmen.reduce((sum, { hand }) => sum + at(hand, card), 0);
        return inDeck + inHands + at(g.discards, card) + at(g.laid, card) === copies;
      }) && g.hitmen.every(({ hand }) => hand.every((count) => count >= 0)),
  },
  { name: 'the deck is never known', holds: (g) => deckSize(g.deck) === g.deck.bag.length },
  {
    name: 'each skill token is in the bag or on one file',
    holds: (g) =>
      NUMBERS.every(
        (number) => at(g.skillBag, number) + g.hitmen.reduce((sum, { skills }) => sum + skills.filter((s) => s === number).length, 0) === SKILL_COPIES,
      ),
  },
  {
    name: 'each bodyguard is in the bag or by one target',
    holds: (g) => NUMBERS.every((number) => at(g.guardBag, number) + g.guards.filter((guards) => guards & guardBit(number)).length === GUARD_COPIES),
  },
  {
    name: 'bodyguards stand only by targets, and none is a 7',
    holds: (g) =>
      g.guards.every((_, space) => at(g.owners, space) >= 0 || guardsIn(g, space).length === 0) &&
      g.guards.every((guards) => (guards & guardBit(REAPER)) === 0),
  },
  {
    name: 'everybody has four contracts, open and fulfilled together',
    holds: (g) =>
      g.outcome !== null ||
      g.owners.every((owner) => owner < 0) ||
      g.hitmen.every(({ done }, seat) => done.length + openContracts(g, seat).length === CONTRACTS_EACH),
  },
  {
    name: 'no skill is equal to its weapon, and none is for weapon 7',
    holds: (g) =>
      g.hitmen.every(({ skills }) => skills.every((skill, weapon) => skill === 0 || (skill !== weaponNumber(weapon) && weaponNumber(weapon) !== REAPER))),
  },
  {
    name: 'a pawn is in prison or on the map',
    holds: (g) => g.hitmen.every(({ assassin, space, status }) => assassin < 0 || (space === NOWHERE) === (status === IN_PRISON)),
  },
  { name: 'actions are never negative, and seven at most', holds: (g) => g.actions >= 0 && g.actions <= 7 },
  {
    name: 'what is known of a hand is there',
    holds: (g) =>
      g.known === null || g.known.every((hands) => hands.every((cards, holder) => cards.every((count, card) => count <= at(at(g.hitmen, holder).hand, card)))),
  },
];
