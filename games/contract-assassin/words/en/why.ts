import type { ClauseId } from '#kernel';
import type { Answer } from '../../answer.ts';
import type { BonusId, WeaponId } from '../../content/kit.ts';
import { schoolOf } from '../../facts/school.ts';
import type { View } from '../../view.ts';
import { placeName, victimIn } from '../places.ts';
import { CARDS } from './cards.ts';

/** When a bonus card with a moment of its own is played. */
const MOMENTS: Readonly<Partial<Record<BonusId, string>>> = {
  'escape-from-prison': 'in a turn you miss in prison',
  'loaded-dice': 'right after you have rolled',
  'body-double': 'when the police would take you to prison',
  'red-eye-ticket': 'before an attempt, not while you have to get out',
};

/** Why something cannot be done now, in the words of the moment. */
export const REASONS: Readonly<Record<ClauseId, (answer: Answer, view: View) => string>> = {
  'contract-assassin.turn.four-actions': () => 'You have *no actions left* this turn.',
  'contract-assassin.kit.hoarder-tie': () => 'There is *no card left* to draw anywhere.',
  'contract-assassin.action.move': (answer, view) =>
    `No link leads from ${here(view)} to ${'to' in answer ? placeName(answer.to) : 'there'}: one action moves you *one space*.`,
  'contract-assassin.action.getaway-travel': (answer, view) => {
    if (answer.do !== 'travel' || hand(view)?.includes(answer.by) === false) return notHeld(answer);
    return `The ${CARDS[answer.by]} *does not take you* from ${here(view)} to ${placeName(answer.to)}.`;
  },
  'contract-assassin.attempt.where': (_, view) => `None of *your open contracts* is in ${here(view)}.`,
  'contract-assassin.attempt.choose-first': notHeld,
  'contract-assassin.attempt.at-least-one': (_, view) =>
    hand(view)?.length === 0 ? 'You hold *no cards*: draw a weapon first.' : 'Bring *at least one weapon*.',
  'contract-assassin.attempt.five-cards': (_, view) => `You have laid out *${view.laid.length}* weapons, the most you may bring.`,
  'contract-assassin.attempt.then-flee': () => 'You have to *get out first*: escape or hide.',
  'contract-assassin.escape.cards': (_, view) => `You have laid out *${view.laid.length}* getaway cards, the most you may bring.`,
  'contract-assassin.escape.sequence': () => 'Lay out *at least one getaway card* first.',
  'contract-assassin.escape.roll': notHeld,
  'contract-assassin.escape.method': (answer, view) => `Your way out *does not lead* from ${here(view)} to ${'to' in answer ? placeName(answer.to) : 'there'}.`,
  'contract-assassin.hiding.forced': (_, { actions }) => (actions === 0 ? 'You have *no action left* to escape with.' : 'You hold *no getaway card*.'),
  'contract-assassin.bonus.one-per-turn': () => 'You have *already played a bonus card* this turn.',
  'contract-assassin.bonus.windows': (answer) => {
    const card = answer.do === 'play' ? answer.card : 'red-eye-ticket';
    return `You play ${CARDS[card]} *${MOMENTS[card] ?? 'at another moment'}*.`;
  },
  'contract-assassin.bonus.no-empty-play': () => 'That would *change nothing*.',
  'contract-assassin.bonus.free': notHeld,
  'contract-assassin.bodyguard.exhausted': (answer) => `No bodyguard is left for *${'city' in answer ? victimIn(answer.city) : 'this target'}*.`,
  'contract-assassin.skill.once': () => 'You *already have this skill*.',
  'contract-assassin.skill.where': (answer) =>
    answer.do === 'learn' ? `You learn ${CARDS[answer.weapon]} in *${school(answer.weapon)}* only.` : 'Skills are learnt in the *home city* of their weapon.',
  'contract-assassin.skill.own-home': () => 'Your specialist skill was *yours from the start*.',
  'contract-assassin.skill.bag-empty': () => 'The bag holds *no number* for this skill any more.',
  'contract-assassin.reaper.no-skill': () => 'The Grim Reaper has *no skill*: a 7 needs none.',
  'contract-assassin.archie.shift': () => "Only *Archie 'Beau' Fletcher* shifts bodyguards.",
  'contract-assassin.archie.before-roll': () => 'You have *already shifted* a bodyguard in this attempt.',
  'contract-assassin.archie.optional': (answer, { target }) =>
    `${target === null ? 'Your target' : victimIn(target)} has *no bodyguard${answer.do === 'shift' ? ` ${answer.number}` : ''}*.`,
  'contract-assassin.archie.receiver': (answer, { targets, active }) => {
    if (answer.do !== 'shift') return 'Choose *a target of a rival*.';
    const owner = targets.find(({ city }) => city === answer.to)?.owner;
    if (owner === undefined) return `There is *no open contract* in ${placeName(answer.to)}.`;
    return owner === active
      ? `${victimIn(answer.to)} is *your own target*: choose one of a rival.`
      : `${victimIn(answer.to)} *already has* bodyguard ${answer.number}.`;
  },
  'contract-assassin.sugar.keep-one': (answer) => `You did *not bring* ${answer.do === 'keep' ? CARDS[answer.card] : 'that card'}.`,
  'contract-assassin.ninja.anywhere-home': (answer) => `${'to' in answer ? placeName(answer.to) : 'That'} is *not a home city*, and Ninja Sue escapes to one.`,
  'contract-assassin.otto.swap-choice': (answer) =>
    `The contract on ${answer.do === 'give' ? victimIn(answer.city) : 'that target'} is *not an open one of yours*.`,
  'contract-assassin.setup.assassin-random': () => 'Somebody *already has* this assassin.',
};

function notHeld(answer: Answer): string {
  const card = answer.do === 'travel' ? answer.by : 'card' in answer ? answer.card : null;
  return `You *do not hold* ${card === null ? 'this card' : CARDS[card]}.`;
}

function school(weapon: WeaponId): string {
  const city = schoolOf(weapon);
  return city === null ? 'its home city' : placeName(city);
}

/** The cards of whoever acts; null where they are not seen. */
function hand({ hitmen, active }: View): readonly string[] | null {
  return hitmen[active]?.hand ?? null;
}

function here({ hitmen, active }: View): string {
  const space = hitmen[active]?.space ?? null;
  return space === null ? 'prison' : placeName(space);
}
