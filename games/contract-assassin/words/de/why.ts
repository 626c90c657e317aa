import type { ClauseId } from '#kernel';
import type { Answer } from '../../answer.ts';
import type { View } from '../../view.ts';
import { placeName } from '../places.ts';
import { CARDS } from './cards.ts';

/** Warum etwas gerade nicht geht, in den Worten des Augenblicks. */
export const REASONS: Readonly<Record<ClauseId, (answer: Answer, view: View) => string>> = {
  'contract-assassin.turn.four-actions': () => 'Du hast in diesem Zug *keine Aktion mehr*.',
  'contract-assassin.kit.hoarder-tie': () => 'Es gibt *nirgends mehr eine Karte* zu ziehen.',
  'contract-assassin.action.move': (answer, view) =>
    `Von ${here(view)} führt kein Weg nach ${'to' in answer ? placeName(answer.to) : 'dort'}: Eine Aktion bringt dich *ein Feld* weiter.`,
  'contract-assassin.action.getaway-travel': (answer, view) =>
    answer.do === 'travel' ? `${CARDS[answer.by]} bringt dich von ${here(view)} nicht dorthin, oder du *hast die Karte nicht*.` : 'Du hast diese Karte nicht.',
  'contract-assassin.attempt.where': (_, view) => `In ${here(view)} liegt *keiner deiner offenen Aufträge*.`,
  'contract-assassin.attempt.at-least-one': () => 'Bring *mindestens eine Waffe* mit.',
  'contract-assassin.attempt.five-cards': (_, view) => `Du hast *${view.laid.length}* Waffen ausgelegt, mehr geht nicht.`,
  'contract-assassin.attempt.then-flee': () => 'Du musst *zuerst weg*: fliehen oder untertauchen.',
  'contract-assassin.escape.cards': () => 'Vier Fluchtkarten sind *das Höchste*.',
  'contract-assassin.escape.sequence': () => 'Leg zuerst *mindestens eine Fluchtkarte* aus.',
  'contract-assassin.hiding.forced': (_, { actions }) => (actions === 0 ? 'Du hast *keine Aktion mehr* für eine Flucht.' : 'Du hast *keine Fluchtkarte*.'),
  'contract-assassin.bonus.one-per-turn': () => 'Du hast in diesem Zug *schon eine Bonuskarte* gespielt.',
  'contract-assassin.bonus.windows': () => 'Diese Karte hat *ihren eigenen Moment*.',
  'contract-assassin.bonus.no-empty-play': () => 'Das würde *nichts ändern*.',
  'contract-assassin.bonus.free': () => 'Du *hast* diese Karte *nicht*.',
  'contract-assassin.skill.once': () => 'Das kannst du *schon*.',
  'contract-assassin.skill.where': () => 'Gelernt wird in der *Heimatstadt* der Waffe.',
  'contract-assassin.skill.own-home': () => 'Deine Spezialität kannst du *von Anfang an*.',
  'contract-assassin.reaper.no-skill': () => 'Der Sensenmann ist *nicht zu erlernen*: Eine 7 braucht das nicht.',
};

function here({ hitmen, active }: View): string {
  const space = hitmen[active]?.space ?? null;
  return space === null ? 'dem Gefängnis' : placeName(space);
}
