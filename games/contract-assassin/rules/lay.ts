import { at, type Play, type Referee } from '#kernel';
import { BODY_DOUBLE, type Card, type CardId, cardId, FIRST_GETAWAY, isWeapon, KINDS, LOADED_DICE } from '../content/kit.ts';
import type { Event } from '../event.ts';
import { attemptAhead, escapeAhead, flightAhead, nextRollAhead, rollAhead } from '../facts/ahead.ts';
import { NOTHING } from '../preview.ts';
import { ask, question } from './ask.ts';
import { bonusAhead, inHand, spendBonus } from './bonus.ts';
import { reveal } from './draw.ts';
import { learnOf } from './known.ts';
import { ACCEPT, AGAIN, cardOf, KEEP, KEEP_NOTHING, kindOf, option, PLAY, STOP } from './option.ts';
import { active, couldPlay, hasGetaway, hasWeapon, mayPlay, PRISON_TURNS, type State } from './state.ts';

/** What an attempt and an escape have in common: cards are laid out, dice rolled, and what was brought is discarded. */

/** A card of the hand is laid out, open to all. */
export function bring(g: State, ref: Referee<Event>, card: Card): void {
  reveal(g, ref, g.active, card);
  g.laid[card] = at(g.laid, card) + 1;
  if (ref.listening)
    ref.tell(
      { kind: 'brings', seat: g.active, card: cardId(card) },
      isWeapon(card) ? 'contract-assassin.attempt.choose-first' : 'contract-assassin.escape.cards',
    );
}

export const rollQuestion = question('roll', {
  candidates: () => [option(PLAY, LOADED_DICE), option(ACCEPT)],
  constraints: [inHand],
  preview: (g, o, about) => (kindOf(o) === ACCEPT ? null : { ...bonusAhead(g, LOADED_DICE), ...nextRollAhead(g, about.for) }),
});

const DICE = { attempt: 2, escape: 1 } as const;

/** The dice as they count: whoever holds Loaded Dice may have them rolled again before they are judged. */
export function* rolled(g: State, ref: Referee<Event>, what: 'attempt' | 'escape', hits: (dice: readonly number[]) => boolean): Play<readonly number[]> {
  const dice = roll(g, ref, what);
  if (!couldPlay(g, LOADED_DICE)) return dice;
  const o = yield* ask(g, ref, rollQuestion, { for: what, dice, hit: hits(dice) }, undefined, true);
  if (kindOf(o) === ACCEPT) return dice;
  spendBonus(g, ref, LOADED_DICE);
  return roll(g, ref, what);
}

function roll(g: State, ref: Referee<Event>, what: 'attempt' | 'escape'): readonly number[] {
  const dice = Array.from({ length: DICE[what] }, () => ref.roll(6));
  if (ref.listening)
    ref.tell({ kind: 'rolls', seat: g.active, for: what, dice }, [
      what === 'attempt' ? 'contract-assassin.attempt.roll' : 'contract-assassin.escape.roll',
      'contract-assassin.dice.kinds',
    ]);
  return dice;
}

/** A second try after a failure. */
export const againQuestion = question('again', {
  candidates: () => [option(AGAIN), option(STOP)],
  constraints: [
    {
      clause: 'contract-assassin.attempt.at-least-one',
      holds: (g, o, { of, newCards }) => kindOf(o) === STOP || !newCards || of === 'escape' || hasWeapon(active(g)),
    },
    {
      clause: 'contract-assassin.hiding.forced',
      holds: (g, o, { of, newCards }) => kindOf(o) === STOP || !newCards || of === 'attempt' || hasGetaway(active(g)),
    },
  ],
  preview: (g, o, { of, newCards }) =>
    kindOf(o) === STOP
      ? { ...NOTHING, ...(of === 'attempt' ? flightAhead(g) : { misses: mayPlay(g, BODY_DOUBLE) ? 0 : PRISON_TURNS }) }
      : of === 'escape'
        ? { ...NOTHING, actions: -1, away: escapeAhead(g) }
        : newCards
          ? { ...NOTHING, actions: -1, ...attemptAhead(g, g.target) }
          : { ...NOTHING, ...rollAhead(g, false) },
});

export const keepQuestion = question('keep', {
  *candidates() {
    for (let card = 0; card < KINDS; card++) yield option(KEEP, card);
    yield option(KEEP_NOTHING);
  },
  constraints: [{ clause: 'contract-assassin.sugar.keep-one', holds: (g, o) => kindOf(o) !== KEEP || at(g.laid, cardOf(o)) > 0 }],
});

/** All that was brought is discarded; of it Sugar may keep one card a turn. */
export function* discardLaid(g: State, ref: Referee<Event>, mayKeep: boolean): Play {
  if (mayKeep && !g.kept) {
    const o = yield* ask(g, ref, keepQuestion, { laid: laidCards(g) });
    if (kindOf(o) === KEEP) keep(g, ref, cardOf(o));
  }
  const cards = laidCards(g);
  const weapons = g.laid.findIndex((count) => count > 0) < FIRST_GETAWAY;
  for (let card = 0; card < KINDS; card++) g.discards[card] = at(g.discards, card) + at(g.laid, card);
  g.laid.fill(0);
  if (ref.listening && cards.length > 0)
    ref.tell({ kind: 'discards', seat: g.active, cards }, weapons ? 'contract-assassin.attempt.discard' : 'contract-assassin.escape.discard');
}

function keep(g: State, ref: Referee<Event>, card: Card): void {
  g.laid[card] = at(g.laid, card) - 1;
  const { hand } = active(g);
  hand[card] = at(hand, card) + 1;
  g.kept = true;
  for (let observer = 0; observer < g.hitmen.length; observer++) learnOf(g, observer, g.active, card);
  if (ref.listening)
    ref.tell({ kind: 'keeps', seat: g.active, card: cardId(card) }, ['contract-assassin.sugar.keep-one', 'contract-assassin.sugar.once-per-turn']);
}

export function laidCards(g: State): readonly CardId[] {
  return g.laid.flatMap((count, card) => Array.from({ length: count }, () => cardId(card)));
}
