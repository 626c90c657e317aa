import type { ClauseId } from '#kernel';
import type { Answer } from '../../answer.ts';
import type { BonusId, WeaponId } from '../../content/kit.ts';
import { schoolOf } from '../../facts/school.ts';
import type { View } from '../../view.ts';
import { victimIn } from '../places.ts';
import { CARDS } from './cards.ts';
import { placeName } from './places.ts';

/** Wann eine Bonuskarte mit eigenem Augenblick gespielt wird. */
const MOMENTS: Readonly<Partial<Record<BonusId, string>>> = {
  'escape-from-prison': 'wenn du im Gefängnis aussetzt',
  'loaded-dice': 'gleich nach deinem Wurf',
  'body-double': 'wenn die Polizei dich abholen will',
  'red-eye-ticket': 'vor einem Anschlag, nicht auf der Flucht',
};

/** Warum etwas gerade nicht geht, in den Worten des Augenblicks. */
export const REASONS: Readonly<Record<ClauseId, (answer: Answer, view: View) => string>> = {
  'contract-assassin.turn.four-actions': () => 'Du hast in diesem Zug *keine Aktion mehr*.',
  'contract-assassin.kit.hoarder-tie': () => 'Es gibt *nirgends mehr eine Karte* zu ziehen.',
  'contract-assassin.action.move': (answer, view) =>
    `Kein direkter Weg führt von hier (${here(view)}) ${'to' in answer ? `dorthin (${placeName(answer.to)})` : 'dorthin'}: Eine Aktion bringt dich nur *ein Feld* weiter.`,
  'contract-assassin.action.getaway-travel': (answer, view) => {
    if (answer.do !== 'travel' || hand(view)?.includes(answer.by) === false) return notHeld(answer);
    return `Die Karte ${CARDS[answer.by]} bringt dich von hier (${here(view)}) *nicht dorthin* (${placeName(answer.to)}).`;
  },
  'contract-assassin.attempt.where': (_, view) => `Hier (${here(view)}) hast du *keinen offenen Auftrag*.`,
  'contract-assassin.attempt.choose-first': notHeld,
  'contract-assassin.attempt.at-least-one': (_, view) =>
    hand(view)?.length === 0 ? 'Du hast *keine Karten*: Zieh erst eine Waffe.' : 'Du brauchst *mindestens eine Waffe*.',
  'contract-assassin.attempt.five-cards': (_, view) => `Du hast *${view.laid.length}* Waffen ausgelegt, mehr geht nicht.`,
  'contract-assassin.attempt.then-flee': () => 'Du musst *zuerst weg*: fliehen oder untertauchen.',
  'contract-assassin.escape.cards': (_, view) => `Du hast *${view.laid.length}* Fluchtkarten ausgelegt, mehr geht nicht.`,
  'contract-assassin.escape.sequence': () => 'Leg zuerst *mindestens eine Fluchtkarte* aus.',
  'contract-assassin.escape.roll': notHeld,
  'contract-assassin.escape.method': (answer, view) =>
    `Dein Fluchtweg führt von hier (${here(view)}) *nicht dorthin*${'to' in answer ? ` (${placeName(answer.to)})` : ''}.`,
  'contract-assassin.hiding.forced': (_, { actions }) => (actions === 0 ? 'Du hast *keine Aktion mehr* für eine Flucht.' : 'Du hast *keine Fluchtkarte*.'),
  'contract-assassin.bonus.one-per-turn': () => 'Du hast in diesem Zug *schon eine Bonuskarte* gespielt.',
  'contract-assassin.bonus.windows': (answer) => {
    const card = answer.do === 'play' ? answer.card : 'red-eye-ticket';
    return `${CARDS[card]} spielst du *${MOMENTS[card] ?? 'in einem anderen Moment'}*.`;
  },
  'contract-assassin.bonus.no-empty-play': () => 'Das würde *nichts ändern*.',
  'contract-assassin.bonus.free': notHeld,
  'contract-assassin.bodyguard.exhausted': (answer) => `Für *${'city' in answer ? victimIn(answer.city) : 'dieses Ziel'}* ist kein Leibwächter mehr da.`,
  'contract-assassin.skill.once': () => 'Das kannst du *schon*.',
  'contract-assassin.skill.where': (answer) =>
    answer.do === 'learn' ? `${CARDS[answer.weapon]} lernst du nur in *${school(answer.weapon)}*.` : 'Eine Waffe lernst du nur in *ihrer Heimatstadt*.',
  'contract-assassin.skill.own-home': () => 'Deine Spezialität beherrschst du *von Anfang an*.',
  'contract-assassin.skill.bag-empty': () => 'Im Beutel ist *keine Zahl* mehr dafür.',
  'contract-assassin.reaper.no-skill': () => 'Den Sensenmann kannst du *nicht lernen*: Eine 7 braucht das nicht.',
  'contract-assassin.archie.shift': () => "Nur *Archie 'Beau' Fletcher* verschiebt Leibwächter.",
  'contract-assassin.archie.before-roll': () => 'Du hast bei diesem Anschlag *schon einen* Leibwächter verschoben.',
  'contract-assassin.archie.optional': (answer, { target }) =>
    `${target === null ? 'Dein Ziel' : victimIn(target)} hat *keinen Leibwächter${answer.do === 'shift' ? ` ${answer.number}` : ''}*.`,
  'contract-assassin.archie.receiver': (answer, { targets, active }) => {
    if (answer.do !== 'shift') return 'Wähle *ein Ziel eines Rivalen*.';
    const owner = targets.find(({ city }) => city === answer.to)?.owner;
    if (owner === undefined) return `Dort (${placeName(answer.to)}) ist *kein Auftrag offen*.`;
    return owner === active
      ? `${victimIn(answer.to)} ist *dein eigenes Ziel*: Wähle eins von einem Rivalen.`
      : `${victimIn(answer.to)} hat *schon* Leibwächter ${answer.number}.`;
  },
  'contract-assassin.sugar.keep-one': (answer) => `${answer.do === 'keep' ? CARDS[answer.card] : 'Diese Karte'} hast du *nicht ausgelegt*.`,
  'contract-assassin.ninja.anywhere-home': (answer) =>
    `${'to' in answer ? placeName(answer.to) : 'Das'} ist *keine Heimatstadt*: Ninja Sue flieht in eine davon.`,
  'contract-assassin.otto.swap-choice': (answer) => `Der Auftrag ${answer.do === 'give' ? victimIn(answer.city) : 'dort'} ist *keiner deiner offenen*.`,
  'contract-assassin.setup.assassin-random': () => 'Diesen Killer hat *schon jemand*.',
};

function notHeld(answer: Answer): string {
  const card = answer.do === 'travel' ? answer.by : 'card' in answer ? answer.card : null;
  return card === null ? 'Du hast diese Karte *nicht*.' : `Die Karte ${CARDS[card]} hast du *nicht*.`;
}

function school(weapon: WeaponId): string {
  const city = schoolOf(weapon);
  return city === null ? 'der Heimatstadt der Waffe' : placeName(city);
}

/** Die Karten von dem, der am Zug ist; null, wo sie nicht zu sehen sind. */
function hand({ hitmen, active }: View): readonly string[] | null {
  return hitmen[active]?.hand ?? null;
}

function here({ hitmen, active }: View): string {
  const space = hitmen[active]?.space ?? null;
  return space === null ? 'Gefängnis' : placeName(space);
}
