import type { ClauseId } from '#kernel';
import type { Answer } from '../../answer.ts';
import type { View } from '../../view.ts';
import { placeName } from '../places.ts';
import { CARDS } from './cards.ts';

/** Why something cannot be done now, in the words of the moment. */
export const REASONS: Readonly<Record<ClauseId, (answer: Answer, view: View) => string>> = {
  'contract-assassin.turn.four-actions': () => 'You have *no actions left* this turn.',
  'contract-assassin.kit.hoarder-tie': () => 'There is *no card left* to draw anywhere.',
  'contract-assassin.action.move': (answer, view) =>
    `No link leads from ${here(view)} to ${'to' in answer ? placeName(answer.to) : 'there'}: one action moves you *one space*.`,
  'contract-assassin.action.getaway-travel': (answer, view) =>
    answer.do === 'travel' ? `The ${CARDS[answer.by]} does not take you there from ${here(view)}, or you *do not hold it*.` : 'You do not hold that card.',
  'contract-assassin.attempt.where': (_, view) => `None of *your open contracts* is in ${here(view)}.`,
  'contract-assassin.attempt.at-least-one': () => 'Bring *at least one weapon*.',
  'contract-assassin.attempt.five-cards': (_, view) => `You have laid out *${view.laid.length}* weapons, the most you may bring.`,
  'contract-assassin.attempt.then-flee': () => 'You have to *get out first*: escape or hide.',
  'contract-assassin.escape.cards': () => 'Four getaway cards are *the most you may bring*.',
  'contract-assassin.escape.sequence': () => 'Lay out *at least one getaway card* first.',
  'contract-assassin.hiding.forced': (_, { actions }) => (actions === 0 ? 'You have *no action left* to escape with.' : 'You hold *no getaway card*.'),
  'contract-assassin.bonus.one-per-turn': () => 'You have *already played a bonus card* this turn.',
  'contract-assassin.bonus.windows': () => 'This card has *its own moment*.',
  'contract-assassin.bonus.no-empty-play': () => 'That would *change nothing*.',
  'contract-assassin.bonus.free': () => 'You *do not hold* this card.',
  'contract-assassin.skill.once': () => 'You *already have this skill*.',
  'contract-assassin.skill.where': () => 'Skills are learnt in the *home city* of their weapon.',
  'contract-assassin.skill.own-home': () => 'Your specialist skill was *yours from the start*.',
  'contract-assassin.reaper.no-skill': () => 'The Grim Reaper has *no skill*: a 7 needs none.',
};

function here({ hitmen, active }: View): string {
  const space = hitmen[active]?.space ?? null;
  return space === null ? 'prison' : placeName(space);
}
