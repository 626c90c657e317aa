import { at, type Play, type Referee } from '#kernel';
import { CYNTHIA, NINJA, SIMON, SUGAR } from '../content/assassins.ts';
import { ARMS_FAIR, BODY_DOUBLE, type Card, cardId, FIRST_BONUS, FIRST_GETAWAY } from '../content/kit.ts';
import { HOMES, NEIGHBOURS, NOWHERE, SPACES, spaceId } from '../content/map.ts';
import type { Event } from '../event.ts';
import { escapeAhead, layoutAhead } from '../facts/ahead.ts';
import { waysOut } from '../facts/escape.ts';
import { leadsOut } from '../facts/odds.ts';
import { NOTHING, type Preview } from '../preview.ts';
import { ask, question } from './ask.ts';
import { bonusAhead, inHand, listPlays, play, playCandidates, playConstraints, spendBonus } from './bonus.ts';
import { endTurn } from './end.ts';
import { againQuestion, bring, discardLaid, rolled } from './lay.ts';
import { AGAIN, BRING, cardOf, DRAW, END, ESCAPE, GO, HIDE, kindOf, MOVE, type Option, option, PLAY, ROLL, SURRENDER, spaceOf } from './option.ts';
import { active, canEscape, couldPlay, HIDING_TURNS, homeOf, IN_HIDING, IN_PRISON, is, MOST_GETAWAYS, PRISON_TURNS, type State, total } from './state.ts';

export const fleeQuestion = question('flee', {
  preview(g, o) {
    if (kindOf(o) === HIDE) return { ...NOTHING, misses: HIDING_TURNS };
    return kindOf(o) === ESCAPE ? { ...NOTHING, actions: -1, away: escapeAhead(g) } : bonusInFlight(g, cardOf(o));
  },
  *candidates(g) {
    yield option(ESCAPE);
    yield option(HIDE);
    yield* playCandidates();
    yield option(DRAW);
    for (const to of at(NEIGHBOURS, active(g).space)) yield option(MOVE, undefined, to);
    yield option(END);
  },
  constraints: [
    { clause: 'contract-assassin.attempt.then-flee', holds: (_, o) => ![DRAW, MOVE, END].includes(kindOf(o)) },
    { clause: 'contract-assassin.hiding.forced', holds: (g, o) => kindOf(o) !== ESCAPE || (g.actions > 0 && canEscape(g)) },
    ...playConstraints('flee'),
  ],
});

/** Whoever has played the one bonus card of the turn, and still cannot escape, hides; Arms Fair may bring a getaway. */
function bonusInFlight(g: State, card: Card): Preview {
  const ahead = bonusAhead(g, card);
  const mayEscape = g.actions + ahead.actions > 0 && (canEscape(g) || card === ARMS_FAIR);
  return { ...ahead, misses: mayEscape ? 0 : HIDING_TURNS };
}

function listFlights(g: State): Option[] {
  const options: Option[] = [];
  if (g.actions > 0 && canEscape(g)) options.push(option(ESCAPE));
  options.push(option(HIDE));
  listPlays(g, 'flee', options);
  return options;
}

/** After every attempt: escape or hide, at once. */
export function* flight(g: State, ref: Referee<Event>): Play {
  for (;;) {
    const o = yield* ask(g, ref, fleeQuestion, { city: spaceId(g.target) }, listFlights(g), !g.bonus || g.actions > 0);
    if (kindOf(o) === ESCAPE) {
      if (g.known !== null && !is(g, CYNTHIA)) ref.show('a getaway'); // all learn that there is one
      return yield* tryEscape(g, ref);
    }
    if (kindOf(o) === HIDE) return hide(g, ref);
    play(g, ref, o);
  }
}

function hide(g: State, ref: Referee<Event>): void {
  const hitman = active(g);
  hitman.status = IN_HIDING;
  hitman.missing = HIDING_TURNS;
  g.target = NOWHERE;
  if (ref.listening)
    ref.tell({ kind: 'hides', seat: g.active, city: spaceId(hitman.space) }, [
      'contract-assassin.hiding.three-turns',
      'contract-assassin.hiding.stay',
      'contract-assassin.turn.ends',
    ]);
  endTurn(g, ref);
}

export const getawaysQuestion = question('getaways', {
  preview(g, o) {
    if (kindOf(o) === ROLL) return { ...NOTHING, away: layoutAhead(g, null) };
    return kindOf(o) === BRING ? { ...NOTHING, cards: [cardId(cardOf(o))], away: layoutAhead(g, cardOf(o)) } : bonusAhead(g, cardOf(o));
  },
  *candidates() {
    for (let card = FIRST_GETAWAY; card < FIRST_BONUS; card++) yield option(BRING, card);
    yield option(ROLL);
    yield* playCandidates();
  },
  constraints: [
    { clause: 'contract-assassin.escape.roll', holds: (g, o) => kindOf(o) !== BRING || at(active(g).hand, cardOf(o)) > 0 },
    { clause: 'contract-assassin.escape.cards', holds: (g, o) => kindOf(o) !== BRING || total(g.laid) < MOST_GETAWAYS },
    { clause: 'contract-assassin.escape.sequence', holds: (g, o) => kindOf(o) !== ROLL || total(g.laid) > 0 || is(g, CYNTHIA) },
    ...playConstraints('lay'),
  ],
});

function listGetaways(g: State): Option[] {
  const options: Option[] = [];
  const { hand } = active(g);
  const laid = total(g.laid);
  if (laid < MOST_GETAWAYS) for (let card = FIRST_GETAWAY; card < FIRST_BONUS; card++) if (at(hand, card) > 0) options.push(option(BRING, card));
  if (laid > 0 || is(g, CYNTHIA)) options.push(option(ROLL));
  listPlays(g, 'lay', options);
  return options;
}

/** The action is spent: getaway cards, the roll, what was brought goes, then the way out or prison. */
function* tryEscape(g: State, ref: Referee<Event>): Play {
  g.actions--;
  if (ref.listening) ref.tell({ kind: 'runs', seat: g.active, city: spaceId(g.target) }, 'contract-assassin.action.escape');
  let way = yield* tryToEscape(g, ref);
  yield* discardLaid(g, ref, is(g, SUGAR));
  if (way === 0 && is(g, SIMON) && g.config.settings['second-try-new-cards'] && g.actions > 0) {
    const o = yield* ask(g, ref, againQuestion, { of: 'escape', newCards: true }, undefined, true);
    if (kindOf(o) === AGAIN) {
      g.actions--;
      way = yield* tryToEscape(g, ref);
      yield* discardLaid(g, ref, false);
    }
  }
  if (way > 0) yield* getAway(g, ref, way);
  else yield* arrest(g, ref);
}

/** Lay out getaway cards and roll: the number of the way out, or 0. Šimon's second roll comes by itself. */
function* tryToEscape(g: State, ref: Referee<Event>): Play<number> {
  for (;;) {
    const o = yield* ref.choose(g.active, getawaysQuestion, listGetaways(g), { city: spaceId(g.target), most: MOST_GETAWAYS });
    if (kindOf(o) === ROLL) break;
    if (kindOf(o) === BRING) bring(g, ref, cardOf(o));
    else play(g, ref, o);
  }
  const way = yield* getawayRoll(g, ref);
  return way === 0 && is(g, SIMON) && !g.config.settings['second-try-new-cards'] ? yield* getawayRoll(g, ref) : way;
}

function* getawayRoll(g: State, ref: Referee<Event>): Play<number> {
  const leads = (number: number): boolean => leadsOut(g.laid, number, is(g, CYNTHIA));
  const die = at(yield* rolled(g, ref, 'escape', (dice) => leads(at(dice, 0))), 0);
  return leads(die) ? die : 0;
}

export const goQuestion = question('go', {
  *candidates() {
    for (let space = 0; space < SPACES; space++) yield option(GO, undefined, space);
  },
  constraints: [
    {
      clause: 'contract-assassin.escape.method',
      holds: (g, o, { number }) => is(g, NINJA) || waysOut(active(g), number).includes(spaceOf(o)),
    },
    { clause: 'contract-assassin.ninja.anywhere-home', holds: (g, o) => !is(g, NINJA) || HOMES.includes(spaceOf(o)) },
  ],
});

/** By the method of the number, or for Ninja Sue to a home city. */
function* getAway(g: State, ref: Referee<Event>, number: number): Play {
  const options = waysOut(active(g), number).map((space) => option(GO, undefined, space));
  const to = spaceOf(yield* ask(g, ref, goQuestion, { number }, options));
  active(g).space = to;
  g.target = NOWHERE;
  g.counts.escapes++;
  if (ref.listening)
    ref.tell({ kind: 'gets-away', seat: g.active, number, to: spaceId(to) }, [
      'contract-assassin.escape.method',
      ...(is(g, NINJA) ? ['contract-assassin.ninja.anywhere-home'] : []),
      'contract-assassin.escape.go-on',
    ]);
}

export const arrestQuestion = question('arrest', {
  candidates: () => [option(PLAY, BODY_DOUBLE), option(SURRENDER)],
  constraints: [inHand],
  preview: (g, o) => (kindOf(o) === PLAY ? bonusAhead(g, BODY_DOUBLE) : { ...NOTHING, misses: PRISON_TURNS }),
});

/** To prison, unless a double goes there; the turn is over either way. */
function* arrest(g: State, ref: Referee<Event>): Play {
  const hitman = active(g);
  g.target = NOWHERE;
  if (couldPlay(g, BODY_DOUBLE)) {
    const o = yield* ask(g, ref, arrestQuestion, null, undefined, true);
    if (kindOf(o) === PLAY) {
      spendBonus(g, ref, BODY_DOUBLE);
      hitman.space = homeOf(hitman);
      if (ref.listening) ref.tell({ kind: 'released', seat: g.active, city: spaceId(hitman.space) }, 'contract-assassin.bonus.between');
      return endTurn(g, ref);
    }
  }
  hitman.space = NOWHERE;
  hitman.status = IN_PRISON;
  hitman.missing = PRISON_TURNS;
  g.counts.arrests++;
  if (ref.listening)
    ref.tell({ kind: 'prison', seat: g.active }, ['contract-assassin.escape.fail', 'contract-assassin.prison.two-turns', 'contract-assassin.turn.ends']);
  endTurn(g, ref);
}
