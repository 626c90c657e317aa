import { at, type Play, type Referee, type Seat } from '#kernel';
import { ARCHIE, HANNS, LILY, SUGAR } from '../content/assassins.ts';
import { BENT_BODYGUARD, type Card, cardId, FIRST_GETAWAY, NUMBERS } from '../content/kit.ts';
import { NOWHERE, type Space, spaceId, TARGET_CITIES } from '../content/map.ts';
import type { Event } from '../event.ts';
import { bribedAhead, broughtAhead, rollAhead, withoutGuardAhead } from '../facts/ahead.ts';
import { NOTHING } from '../preview.ts';
import { ask, question } from './ask.ts';
import { bonusAhead, listPlays, play, playCandidates, playConstraints } from './bonus.ts';
import { winByContracts } from './end.ts';
import { flight } from './flight.ts';
import { againQuestion, bring, discardLaid, rolled } from './lay.ts';
import { AGAIN, BRING, cardOf, GIVE, kindOf, LEAVE, numberOf, type Option, option, PLAY, ROLL, SHIFT, spaceOf } from './option.ts';
import { active, blockedFor, CONTRACTS_EACH, coveredBy, guardBit, is, openContracts, type State, total, weaponLimit } from './state.ts';
import { addGuard, returnGuards } from './tokens.ts';

const WEAPON_KINDS: readonly Card[] = Array.from({ length: FIRST_GETAWAY }, (_, card) => card);

function* shiftCandidates(): Iterable<Option> {
  for (const city of TARGET_CITIES) for (const number of NUMBERS) yield option(SHIFT, undefined, city, number);
}

/** Whether a bodyguard of the target may go to another: to the open contract of a rival that has no such number. */
function receives(g: State, city: Space, number: number): boolean {
  const owner = at(g.owners, city);
  return owner >= 0 && owner !== g.active && (at(g.guards, city) & guardBit(number)) === 0;
}

export const weaponsQuestion = question('weapons', {
  preview(g, o) {
    switch (kindOf(o)) {
      case BRING:
        return { ...NOTHING, cards: [cardId(cardOf(o))], kill: broughtAhead(g, cardOf(o)) };
      case ROLL:
        return { ...NOTHING, ...rollAhead(g) };
      case SHIFT:
        return { ...NOTHING, kill: withoutGuardAhead(g, numberOf(o)) };
      default:
        return { ...bonusAhead(g, cardOf(o)), kill: cardOf(o) === BENT_BODYGUARD && spaceOf(o) === g.target ? bribedAhead(g, numberOf(o)) : null };
    }
  },
  *candidates() {
    for (let card = 0; card < FIRST_GETAWAY; card++) yield option(BRING, card);
    yield option(ROLL);
    yield* shiftCandidates();
    yield* playCandidates();
  },
  constraints: [
    { clause: 'contract-assassin.attempt.choose-first', holds: (g, o) => kindOf(o) !== BRING || at(active(g).hand, cardOf(o)) > 0 },
    { clause: 'contract-assassin.attempt.five-cards', holds: (g, o) => kindOf(o) !== BRING || total(g.laid) < weaponLimit(active(g)) },
    { clause: 'contract-assassin.attempt.at-least-one', holds: (g, o) => kindOf(o) !== ROLL || total(g.laid) > 0 || is(g, HANNS) },
    { clause: 'contract-assassin.archie.shift', holds: (g, o) => kindOf(o) !== SHIFT || is(g, ARCHIE) },
    { clause: 'contract-assassin.archie.before-roll', holds: (g, o) => kindOf(o) !== SHIFT || !g.shifted },
    { clause: 'contract-assassin.archie.optional', holds: (g, o) => kindOf(o) !== SHIFT || (at(g.guards, g.target) & guardBit(numberOf(o))) !== 0 },
    { clause: 'contract-assassin.archie.receiver', holds: (g, o) => kindOf(o) !== SHIFT || receives(g, spaceOf(o), numberOf(o)) },
    ...playConstraints('lay'),
  ],
});

function listShifts(g: State, options: Option[]): void {
  const guards = at(g.guards, g.target);
  if (guards === 0 || g.shifted || !is(g, ARCHIE)) return;
  for (const city of TARGET_CITIES)
    for (const number of NUMBERS) if (guards & guardBit(number) && receives(g, city, number)) options.push(option(SHIFT, undefined, city, number));
}

function listWeapons(g: State): Option[] {
  const options: Option[] = [];
  const { hand } = active(g);
  const laid = total(g.laid);
  if (laid < weaponLimit(active(g))) for (const card of WEAPON_KINDS) if (at(hand, card) > 0) options.push(option(BRING, card));
  if (laid > 0 || is(g, HANNS)) options.push(option(ROLL));
  listShifts(g, options);
  listPlays(g, 'lay', options);
  return options;
}

export const shiftQuestion = question('shift', {
  *candidates() {
    yield* shiftCandidates();
    yield option(LEAVE);
  },
  constraints: [
    { clause: 'contract-assassin.archie.optional', holds: (g, o) => kindOf(o) !== SHIFT || (at(g.guards, g.target) & guardBit(numberOf(o))) !== 0 },
    { clause: 'contract-assassin.archie.receiver', holds: (g, o) => kindOf(o) !== SHIFT || receives(g, spaceOf(o), numberOf(o)) },
  ],
});

export const giveQuestion = question('give', {
  *candidates() {
    for (const city of TARGET_CITIES) yield option(GIVE, undefined, city);
  },
  constraints: [{ clause: 'contract-assassin.otto.swap-choice', holds: (g, o) => at(g.owners, spaceOf(o)) === g.active }],
});

/** The action is spent: weapons, the roll, its judgement, what was brought goes, and then the flight, unless it was the last contract. */
export function* attempt(g: State, ref: Referee<Event>, target: Space): Play {
  g.target = target;
  g.shifted = false;
  if (ref.listening) ref.tell({ kind: 'attempts', seat: g.active, city: spaceId(target), owner: at(g.owners, target) }, 'contract-assassin.action.attempt');
  let killed = yield* tryToKill(g, ref);
  if (!killed && is(g, LILY) && g.config.settings['second-try-new-cards']) {
    yield* discardLaid(g, ref, false);
    if (g.actions > 0 && (yield* again(g, ref, true))) {
      g.actions--;
      killed = yield* tryToKill(g, ref);
    }
  }
  if (killed) yield* fulfil(g, ref);
  const won = active(g).done.length >= CONTRACTS_EACH;
  yield* discardLaid(g, ref, is(g, SUGAR) && !won);
  if (won) winByContracts(g, ref);
  else yield* flight(g, ref);
}

/** Lay out weapons and roll; Lily rolls again after a failure, if she likes. */
function* tryToKill(g: State, ref: Referee<Event>): Play<boolean> {
  yield* layWeapons(g, ref);
  if (yield* deathRoll(g, ref)) return true;
  if (!is(g, LILY) || g.config.settings['second-try-new-cards']) return false;
  return (yield* again(g, ref, false)) && (yield* deathRoll(g, ref));
}

function* again(g: State, ref: Referee<Event>, newCards: boolean): Play<boolean> {
  return kindOf(yield* ask(g, ref, againQuestion, { of: 'attempt', newCards }, undefined, true)) === AGAIN;
}

/** Asked until the dice are rolled, even when nothing else is left to do: until then everything can be taken back. */
function* layWeapons(g: State, ref: Referee<Event>): Play {
  for (;;) {
    const o = yield* ref.choose(g.active, weaponsQuestion, listWeapons(g), { city: spaceId(g.target), most: weaponLimit(active(g)) });
    const kind = kindOf(o);
    if (kind === ROLL) return;
    if (kind === BRING) bring(g, ref, cardOf(o));
    else if (kind === PLAY) play(g, ref, o);
    else shift(g, ref, o);
  }
}

function shift(g: State, ref: Referee<Event>, o: Option): void {
  const number = numberOf(o);
  const to = spaceOf(o);
  g.shifted = true;
  g.guards[g.target] = at(g.guards, g.target) & ~guardBit(number);
  g.guards[to] = at(g.guards, to) | guardBit(number);
  if (ref.listening)
    ref.tell({ kind: 'shifts', seat: g.active, number, from: spaceId(g.target), to: spaceId(to) }, [
      'contract-assassin.archie.shift',
      'contract-assassin.archie.before-roll',
    ]);
}

/** Both dice are rolled and judged; a failure brings a bodyguard. */
function* deathRoll(g: State, ref: Referee<Event>): Play<boolean> {
  g.counts.attempts++;
  const hitman = active(g);
  const covered = coveredBy(hitman, g.laid);
  const kills = covered & ~blockedFor(g, hitman, g.target);
  const dice = yield* rolled(g, ref, 'attempt', (d) => (kills & guardBit(total(d))) !== 0);
  const sum = total(dice);
  if (kills & guardBit(sum)) return true;
  const guard = (covered & guardBit(sum)) !== 0;
  if (ref.listening)
    ref.tell({ kind: 'fails', seat: g.active, city: spaceId(g.target), sum, guard }, [
      'contract-assassin.attempt.fail',
      ...(guard ? ['contract-assassin.bodyguard.blocks'] : ['contract-assassin.attempt.success-weapon', 'contract-assassin.attempt.success-skill']),
    ]);
  addGuard(g, ref, g.target, ['contract-assassin.attempt.fail']);
  if (g.config.settings['archie-any-time']) yield* shiftAfterwards(g, ref);
  return false;
}

function* shiftAfterwards(g: State, ref: Referee<Event>): Play {
  const options: Option[] = [];
  listShifts(g, options);
  options.push(option(LEAVE));
  const o = yield* ask(g, ref, shiftQuestion, { city: spaceId(g.target) }, options);
  if (kindOf(o) === SHIFT) shift(g, ref, o);
}

/** The contract is turned over; its marker and its bodyguards go. For one he takes from a rival Otto gives one of his own, so that everybody has four. */
function* fulfil(g: State, ref: Referee<Event>): Play {
  const { target } = g;
  const owner = at(g.owners, target);
  const { done } = active(g);
  const given = owner === g.active || done.length + 1 === CONTRACTS_EACH ? NOWHERE : yield* chooseGift(g, ref, owner);
  g.counts.kills++;
  g.owners[target] = -1;
  done.push(target);
  if (given !== NOWHERE) g.owners[given] = owner;
  if (ref.listening)
    ref.tell({ kind: 'kills', seat: g.active, city: spaceId(target), owner, done: done.length }, [
      'contract-assassin.attempt.fulfil',
      ...(owner === g.active ? [] : ['contract-assassin.otto.any-target']),
    ]);
  returnGuards(g, ref, target);
  if (given !== NOWHERE && ref.listening)
    ref.tell({ kind: 'gives', seat: g.active, city: spaceId(given), to: owner }, ['contract-assassin.otto.swap', 'contract-assassin.otto.swap-choice']);
}

/** Which of his open contracts Otto gives. */
function* chooseGift(g: State, ref: Referee<Event>, to: Seat): Play<Space> {
  const own = openContracts(g, g.active);
  if (g.config.settings['otto-random-swap']) return at(own, ref.pick(own.map(() => 1)));
  const options = own.map((space) => option(GIVE, undefined, space));
  return spaceOf(yield* ask(g, ref, giveQuestion, { killed: spaceId(g.target), to }, options));
}
