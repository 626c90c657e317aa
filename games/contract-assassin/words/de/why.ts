import type { ClauseId } from '#kernel';
import type { Answer } from '../../answer.ts';
import type { View } from '../../view.ts';
import { CARDS } from './cards.ts';
import { placeName } from './places.ts';

/** Warum etwas gerade nicht geht, in den Worten des Augenblicks. */
export const REASONS: Readonly<Record<ClauseId, (answer: Answer, view: View) => string>> = {
  'contract-assassin.turn.four-actions': () => 'Du hast in diesem Zug *keine Aktion mehr*.',
  'contract-assassin.kit.hoarder-tie': () => 'Es gibt *nirgends mehr eine Karte* zu ziehen.',
  'contract-assassin.action.move': (answer, view) =>
    `Von ${here(view)} führt kein direkter Weg ${'to' in answer ? `nach ${placeName(answer.to)}` : 'dorthin'}: Eine Aktion bringt dich nur *ein Feld* weiter.`,
  'contract-assassin.action.getaway-travel': (answer, view) =>
    answer.do === 'travel'
      ? `Mit der Karte ${CARDS[answer.by]} kommst du von ${here(view)} aus nicht dorthin, oder du *hast sie nicht*.`
      : 'Du hast diese Karte nicht.',
  'contract-assassin.attempt.where': (_, view) => `In ${here(view)} hast du *keinen offenen Auftrag*.`,
  'contract-assassin.attempt.at-least-one': () => 'Du brauchst *mindestens eine Waffe*.',
  'contract-assassin.attempt.five-cards': (_, view) => `Du hast *${view.laid.length}* Waffen ausgelegt, mehr geht nicht.`,
  'contract-assassin.attempt.then-flee': () => 'Du musst *zuerst weg*: fliehen oder untertauchen.',
  'contract-assassin.escape.cards': () => 'Mehr als *vier Fluchtkarten* gehen nicht.',
  'contract-assassin.escape.sequence': () => 'Leg zuerst *mindestens eine Fluchtkarte* aus.',
  'contract-assassin.hiding.forced': (_, { actions }) => (actions === 0 ? 'Du hast *keine Aktion mehr* für eine Flucht.' : 'Du hast *keine Fluchtkarte*.'),
  'contract-assassin.bonus.one-per-turn': () => 'Du hast in diesem Zug *schon eine Bonuskarte* gespielt.',
  'contract-assassin.bonus.windows': () => 'Für diese Karte ist *jetzt nicht der Moment*.',
  'contract-assassin.bonus.no-empty-play': () => 'Das würde *nichts ändern*.',
  'contract-assassin.bonus.free': () => 'Du *hast* diese Karte *nicht*.',
  'contract-assassin.skill.once': () => 'Das kannst du *schon*.',
  'contract-assassin.skill.where': () => 'Eine Waffe lernst du nur in *ihrer Heimatstadt*.',
  'contract-assassin.skill.own-home': () => 'Deine Spezialität beherrschst du *von Anfang an*.',
  'contract-assassin.reaper.no-skill': () => 'Den Sensenmann kannst du *nicht lernen*: Eine 7 braucht das nicht.',
};

function here({ hitmen, active }: View): string {
  const space = hitmen[active]?.space ?? null;
  return space === null ? 'dem Gefängnis' : placeName(space);
}
