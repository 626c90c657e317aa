import { at, type Play, type Referee } from '#kernel';
import { ASSASSINS, HANNS, OTTO } from '../content/assassins.ts';
import { cardId, FIRST_BONUS, FIRST_GETAWAY, type GetawayId, getawayNumber, REAPER, weaponCard, weaponNumber } from '../content/kit.ts';
import { DESTINATIONS, NEIGHBOURS, SCHOOLS, SPACES, type Space, spaceId, TARGET_CITIES } from '../content/map.ts';
import type { Event } from '../event.ts';
import { attemptAhead } from '../facts/ahead.ts';
import { NOTHING } from '../preview.ts';
import { ask, question } from './ask.ts';
import { attempt } from './attempt.ts';
import { bonusAhead, listPlays, play, playCandidates, playConstraints } from './bonus.ts';
import { canDraw, discard, draw } from './draw.ts';
import { endTurn } from './end.ts';
import { ATTEMPT, cardOf, DRAW, END, kindOf, LEARN, MOVE, type Option, option, PLAY, spaceOf, TRAVEL } from './option.ts';
import { active, hasWeapon, is, type State } from './state.ts';
import { learn, skillLeft, weaponId } from './tokens.ts';

const COSTS: readonly number[] = [DRAW, MOVE, TRAVEL, ATTEMPT, LEARN];

export const actQuestion = question('act', {
  preview(g, o) {
    const kind = kindOf(o);
    if (kind === END) return null;
    if (kind === PLAY) return bonusAhead(g, cardOf(o));
    const paid = { ...NOTHING, actions: -1 };
    if (kind === ATTEMPT) return { ...paid, ...attemptAhead(g, spaceOf(o)) };
    return { ...paid, cards: kind === TRAVEL ? [cardId(cardOf(o))] : [], draws: kind === DRAW ? 1 : 0 };
  },
  *candidates() {
    yield option(DRAW);
    for (let space = 0; space < SPACES; space++) yield option(MOVE, undefined, space);
    for (let card = FIRST_GETAWAY; card < FIRST_BONUS; card++) for (let space = 0; space < SPACES; space++) yield option(TRAVEL, card, space);
    for (const city of TARGET_CITIES) yield option(ATTEMPT, undefined, city);
    for (let weapon = 0; weapon < FIRST_GETAWAY; weapon++) yield option(LEARN, weapon);
    yield* playCandidates();
    yield option(END);
  },
  constraints: [
    { clause: 'contract-assassin.turn.four-actions', holds: (g, o) => g.actions > 0 || !COSTS.includes(kindOf(o)) },
    { clause: 'contract-assassin.kit.hoarder-tie', holds: (g, o) => kindOf(o) !== DRAW || canDraw(g, g.active) },
    { clause: 'contract-assassin.action.move', holds: (g, o) => kindOf(o) !== MOVE || at(NEIGHBOURS, active(g).space).includes(spaceOf(o)) },
    { clause: 'contract-assassin.action.getaway-travel', holds: (g, o) => kindOf(o) !== TRAVEL || (at(active(g).hand, cardOf(o)) > 0 && leadsTo(g, o)) },
    { clause: 'contract-assassin.attempt.where', holds: (g, o) => kindOf(o) !== ATTEMPT || (active(g).space === spaceOf(o) && isTarget(g, spaceOf(o))) },
    { clause: 'contract-assassin.attempt.at-least-one', holds: (g, o) => kindOf(o) !== ATTEMPT || canAttempt(g) },
    { clause: 'contract-assassin.reaper.no-skill', holds: (_, o) => kindOf(o) !== LEARN || weaponNumber(cardOf(o)) !== REAPER },
    {
      clause: 'contract-assassin.skill.where',
      holds: (g, o) => kindOf(o) !== LEARN || weaponNumber(cardOf(o)) === REAPER || taughtIn(active(g).space) === cardOf(o),
    },
    { clause: 'contract-assassin.skill.own-home', holds: (g, o) => kindOf(o) !== LEARN || at(SCHOOLS, active(g).space) !== active(g).assassin },
    { clause: 'contract-assassin.skill.once', holds: (g, o) => kindOf(o) !== LEARN || at(active(g).skills, cardOf(o)) === 0 },
    { clause: 'contract-assassin.skill.bag-empty', holds: (g, o) => kindOf(o) !== LEARN || weaponNumber(cardOf(o)) === REAPER || skillLeft(g, cardOf(o)) },
    ...playConstraints('act'),
  ],
});

function leadsTo(g: State, o: Option): boolean {
  return at(at(DESTINATIONS, getawayNumber(cardOf(o)) - 1), active(g).space).includes(spaceOf(o));
}

/** Whether the active seat may attempt whoever lives here: an own open contract; for Otto any. */
export function isTarget(g: State, city: Space): boolean {
  const owner = at(g.owners, city);
  return owner === g.active || (owner >= 0 && is(g, OTTO));
}

/** A weapon card must be brought; only the gift of Hanns needs none. */
function canAttempt(g: State): boolean {
  return hasWeapon(active(g)) || is(g, HANNS);
}

/** The weapon that is taught in a space, as a card; -1 where none is. */
export function taughtIn(space: Space): number {
  const assassin = ASSASSINS[at(SCHOOLS, space)];
  return assassin === undefined ? -1 : weaponCard(assassin.weapon);
}

export function listActs(g: State): Option[] {
  const options: Option[] = [];
  const { space, hand } = active(g);
  if (g.actions > 0) {
    if (canDraw(g, g.active)) options.push(option(DRAW));
    for (const to of at(NEIGHBOURS, space)) options.push(option(MOVE, undefined, to));
    for (let card = FIRST_GETAWAY; card < FIRST_BONUS; card++)
      if (at(hand, card) > 0) for (const to of at(at(DESTINATIONS, card - FIRST_GETAWAY), space)) options.push(option(TRAVEL, card, to));
    if (isTarget(g, space) && canAttempt(g)) options.push(option(ATTEMPT, undefined, space));
    const weapon = taughtIn(space);
    if (weapon >= 0 && at(SCHOOLS, space) !== active(g).assassin && at(active(g).skills, weapon) === 0 && skillLeft(g, weapon))
      options.push(option(LEARN, weapon));
  }
  listPlays(g, 'act', options);
  options.push(option(END));
  return options;
}

/** One action, one bonus card, or the end of the turn. */
export function* act(g: State, ref: Referee<Event>): Play {
  const o = yield* ask(g, ref, actQuestion, null, listActs(g), !g.bonus);
  const kind = kindOf(o);
  if (kind === END) return endTurn(g, ref);
  if (kind === PLAY) return play(g, ref, o);
  g.actions--;
  if (kind === DRAW) draw(g, ref, g.active);
  else if (kind === MOVE) move(g, ref, spaceOf(o));
  else if (kind === TRAVEL) travel(g, ref, o);
  else if (kind === LEARN) learnHere(g, ref, cardOf(o));
  else {
    if (g.known !== null && !is(g, HANNS)) ref.show('a weapon'); // all learn that there is one
    yield* attempt(g, ref, spaceOf(o));
  }
}

function move(g: State, ref: Referee<Event>, to: Space): void {
  active(g).space = to;
  if (ref.listening) ref.tell({ kind: 'moves', seat: g.active, to: spaceId(to) }, ['contract-assassin.action.move', 'contract-assassin.move.shared-space']);
}

function travel(g: State, ref: Referee<Event>, o: Option): void {
  discard(g, ref, g.active, cardOf(o));
  active(g).space = spaceOf(o);
  if (ref.listening)
    ref.tell({ kind: 'travels', seat: g.active, by: cardId(cardOf(o)) as GetawayId, to: spaceId(spaceOf(o)) }, [
      'contract-assassin.action.getaway-travel',
      'contract-assassin.kit.discard',
    ]);
}

function learnHere(g: State, ref: Referee<Event>, weapon: number): void {
  const number = learn(g, ref, g.active, weapon);
  if (ref.listening)
    ref.tell({ kind: 'learns', seat: g.active, weapon: weaponId(weapon), number }, [
      'contract-assassin.action.learn',
      'contract-assassin.skill.draw',
      'contract-assassin.skill.greyed',
    ]);
}
