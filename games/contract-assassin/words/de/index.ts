import type { Seat } from '#kernel';
import type { Names, Words } from '../../../words.ts';
import { ASSASSINS, type AssassinId } from '../../content/assassins.ts';
import type { Settings } from '../../settings.ts';
import type { ContractAssassin } from '../../types.ts';
import type { View } from '../../view.ts';
import { victimIn } from '../places.ts';
import { CARDS } from './cards.ts';
import { foretells } from './foretells.ts';
import { list, some } from './phrases.ts';
import { placeName } from './places.ts';
import { REASONS } from './why.ts';

/** Was jede Einstellung ändert. */
const SETTINGS_SAY: Readonly<Record<keyof Settings, string>> = {
  'hidden-hands': 'Du siehst nur deine eigenen Karten; deine Rivalen sehen nur, wie viele du hast.',
  'opening-hand': 'Alle beginnen mit 3 Karten.',
  'assassin-draft': 'Alle suchen sich ihren Killer aus; wer als Letzter dran ist, wählt zuerst.',
  'second-try-new-cards': 'Der zweite Versuch von Lily und Šimon kostet eine Aktion und neue Karten.',
  'hanns-unstoppable': 'Würfelt Hanns eine 2, hilft dem Ziel auch Leibwächter 2 nicht.',
  'archie-any-time': 'Archie darf einen Leibwächter vor dem Wurf oder nach einem Fehlschlag verschieben.',
  'otto-random-swap': 'Der Zufall bestimmt, welchen Auftrag Otto hergibt.',
  'prison-card-no-actions': 'Ein Ausbruch bringt dich nach Hause, aber dein Zug ist damit vorbei.',
  'solo-clock': 'Allein gegen die Uhr: Erfülle 4 Aufträge in so vielen Zügen.',
  'round-limit': 'Nach dieser Runde gewinnt, wer die meisten Aufträge erfüllt hat.',
};

const names = new Map<AssassinId, string>(ASSASSINS.map(({ id, name }) => [id, name]));

/** Jemand am Tisch, mit dem Namen aus der Akte. */
export function nameOf({ hitmen }: View, seat: Seat, people: Names = []): string {
  const assassin = hitmen[seat]?.assassin ?? null;
  return assassin === null ? people[seat] || `Platz ${seat + 1}` : (names.get(assassin) ?? assassin);
}

/** Wer am Zug ist. */
function acting(view: View): string {
  return nameOf(view, view.active);
}

/** Wie viele Züge jemand aussetzen muss. */
function missing({ hitmen }: View, seat: Seat): number {
  return hitmen[seat]?.missing ?? 0;
}

const GIFTS = { prison: 'im Gefängnis', hiding: 'untergetaucht' } as const;

export const words: Words<ContractAssassin> = {
  mood: 'Killer im Wettlauf um die Welt: vier Aufträge, fünf Waffen, ein Ausweg.',
  presets: {
    duel: 'Duell',
    table: 'Zu viert',
    eight: 'Der große Tisch: zu acht',
    hidden: 'Zu viert mit verdeckten Karten',
    quick: 'Kurz: Startkarten, 12 Runden',
    alone: 'Allein gegen die Uhr',
  },
  settings: SETTINGS_SAY,
  values: {
    'solo-clock=0': 'Keine Uhr',
    'solo-clock=26': '26 Züge (leicht)',
    'solo-clock=22': '22 Züge (normal)',
    'solo-clock=18': '18 Züge (schwer)',
    'round-limit=0': 'Ohne Grenze',
  },
  chapters: {
    goal: 'Sieg',
    turn: 'Züge',
    dice: 'Würfel',
    action: 'Aktionen',
    move: 'Unterwegs',
    kit: 'Die Ausrüstung',
    bonus: 'Bonuskarten',
    attempt: 'Anschläge',
    bodyguard: 'Leibwächter',
    escape: 'Flucht',
    prison: 'Gefängnis',
    hiding: 'Untertauchen',
    skill: 'Können',
    reaper: 'Der Sensenmann',
    hanns: 'Precious Hanns',
    simon: 'Šimon Semtex',
    klaus: 'Klaus the Clown',
    winchester: 'Winchester Smith III',
    archie: "Archie 'Beau' Fletcher",
    sugar: "'Sugar' Kane Machete",
    ninja: 'Ninja Sue',
    cynthia: 'Cynthia Cyanide',
    otto: 'Otto Deadeye',
    lily: "Lily 'Boo' Meringue",
    abilities: 'Fähigkeiten',
  },
  prompts: {
    pick: () => 'Wähle deinen Killer.',
    missed: ({ left }) => `Du sitzt noch ${some(left, 'Zug', 'Züge')} im Gefängnis. Ausbruch spielen?`,
    act: (_, { actions }) =>
      actions === 0
        ? 'Keine Aktion mehr: Spiel eine Bonuskarte oder beende deinen Zug.'
        : `Du hast noch ${some(actions, 'Aktion', 'Aktionen')}. Wähle, was du tust.`,
    weapons: ({ city }) => `Leg deine Waffen für ${victimIn(city)} aus, dann würfle.`,
    roll: ({ dice, hit, for: what }) => {
      const sum = dice.reduce((a, b) => a + b, 0);
      const meaning = what === 'attempt' ? (hit ? 'ein Treffer' : 'daneben') : hit ? 'ein Ausweg' : 'kein Ausweg';
      return `Du hast ${sum} gewürfelt: ${meaning}. Gezinkte Würfel spielen und noch einmal würfeln?`;
    },
    shift: ({ city }) => `Einen Leibwächter von ${victimIn(city)} zum Ziel eines Rivalen verschieben?`,
    again: ({ of, newCards }) =>
      `${of === 'attempt' ? 'Daneben. Noch ein Versuch' : 'Erwischt. Noch ein Fluchtversuch'}${newCards ? ' mit neuen Karten' : ''}?`,
    keep: () => 'Eine der ausgelegten Karten behalten?',
    give: ({ killed, to }, view) => `${victimIn(killed)} war ein Auftrag von ${nameOf(view, to)}. Wähle, welchen du dafür hergibst.`,
    flee: () => 'Nichts wie weg: Flieh oder tauch unter.',
    getaways: ({ most }) => `Leg bis zu ${most} Fluchtkarten aus, dann würfle.`,
    go: () => 'Entkommen! Wähle, wohin du gehst.',
    arrest: () => 'Die Polizei ist da. Den Doppelgänger schicken?',
  },
  watched: {
    pick: () => 'Die Killer werden gewählt.',
    missed: ({ left }, view) => `${acting(view)} sitzt noch ${some(left, 'Zug', 'Züge')} im Gefängnis und kann ausbrechen.`,
    act: (_, view) => `${acting(view)} hat ${view.actions === 0 ? 'keine Aktion mehr' : `noch ${some(view.actions, 'Aktion', 'Aktionen')}`}.`,
    weapons: ({ city }, view) => `${acting(view)} legt Waffen für ${victimIn(city)} aus.`,
    roll: ({ dice }, view) => `${acting(view)} hat ${dice.reduce((a, b) => a + b, 0)} gewürfelt und kann noch einmal würfeln.`,
    shift: ({ city }, view) => `${acting(view)} kann einen Leibwächter von ${victimIn(city)} verschieben.`,
    again: (_, view) => `${acting(view)} hat noch einen Versuch.`,
    keep: (_, view) => `${acting(view)} kann eine Karte behalten.`,
    give: ({ to }, view) => `${acting(view)} gibt ${nameOf(view, to)} einen Auftrag her.`,
    flee: (_, view) => `${acting(view)} muss weg: fliehen oder untertauchen.`,
    getaways: (_, view) => `${acting(view)} legt Fluchtkarten aus.`,
    go: (_, view) => `${acting(view)} ist entkommen und wählt, wohin es geht.`,
    arrest: (_, view) => `Die Polizei holt ${acting(view)}.`,
  },
  answers: {
    draw: () => 'Eine Karte ziehen',
    end: () => 'Zug beenden',
    roll: () => 'Würfeln',
    leave: () => 'Leibwächter lassen, wo sie sind',
    accept: () => 'Diesen Wurf behalten',
    again: () => 'Noch einmal',
    stop: () => 'Dabei belassen',
    'keep-nothing': () => 'Nichts behalten',
    escape: () => 'Fliehen',
    hide: () => 'Untertauchen',
    surrender: () => 'Ins Gefängnis',
    'sit-out': () => 'Diesen Zug absitzen',
    move: ({ to }) => `Weiter: ${placeName(to)}`,
    travel: ({ by, to }) => `${CARDS[by]}: ${placeName(to)}`,
    attempt: ({ city }) => `Anschlag auf ${victimIn(city)} in ${placeName(city)}`,
    learn: ({ weapon }) => `${CARDS[weapon]} lernen`,
    play: ({ card }) => `${CARDS[card]} spielen`,
    bribe: ({ number, city }) => `Bestechlicher Leibwächter: die ${number} von ${victimIn(city)} in ${placeName(city)} entfernen`,
    study: ({ weapon }) => `Fernkurs: ${CARDS[weapon]} lernen`,
    fly: ({ to }) => `Nachtflug nach ${placeName(to)}`,
    'tip-off': ({ city }) => `Anonymer Hinweis: ein Leibwächter für ${victimIn(city)} in ${placeName(city)}`,
    bring: ({ card }) => `${CARDS[card]} auslegen`,
    shift: ({ number, to }) => `Leibwächter ${number} zu ${victimIn(to)} in ${placeName(to)} verschieben`,
    keep: ({ card }) => `${CARDS[card]} behalten`,
    give: ({ city }) => `Auftrag ${victimIn(city)} in ${placeName(city)} hergeben`,
    go: ({ to }) => `Ziel: ${placeName(to)}`,
    pick: ({ assassin }) => names.get(assassin) ?? assassin,
  },
  foretells,
  events: {
    first: ({ seat }, view, people) => `*${nameOf(view, seat, people)}* fängt an.`,
    file: ({ seat, assassin }, _, people) => (people[seat] ? `${people[seat]} ist *${names.get(assassin)}*.` : `*${names.get(assassin)}* ist mit dabei.`),
    specialist: ({ seat, weapon, number }, view) => `Spezialität von ${nameOf(view, seat)}: ${CARDS[weapon]}, auch bei einer *${number}* tödlich.`,
    contract: ({ seat, city }, view) => `${nameOf(view, seat)} übernimmt den Auftrag *${victimIn(city)}* in ${placeName(city)}.`,
    turn: ({ seat }, view) => `${nameOf(view, seat)} ist dran.`,
    'turn-ends': () => '',
    misses: ({ seat, in: where, left }, view) =>
      `${nameOf(view, seat)} ist ${GIFTS[where]} und setzt aus${left === 0 ? ', zum letzten Mal' : `, danach noch ${left}-mal`}.`,
    released: ({ seat, city }, view) => `${nameOf(view, seat)} ist wieder zu Hause in ${placeName(city)}.`,
    draws: ({ seat, card }, view) => `${nameOf(view, seat)} zieht ${card === null ? 'eine Karte' : `*${CARDS[card]}*`}.`,
    drawn: ({ card }) => `Du hast *${CARDS[card]}* gezogen.`,
    reshuffles: ({ cards }) => `Der Stapel ist leer: ${some(cards, 'abgelegte Karte wird', 'abgelegte Karten werden')} zum neuen Stapel.`,
    robs: ({ seat, from, card }, view) =>
      `Es gibt nichts mehr zu ziehen: ${nameOf(view, seat)} nimmt ${card === null ? 'eine Karte' : `*${CARDS[card]}*`} aus der größten Hand, der von ${nameOf(view, from)}.`,
    robbed: ({ seat, card }, view) => `${nameOf(view, seat)} hat *${CARDS[card]}* genommen.`,
    moves: ({ seat, to }, view) => `${nameOf(view, seat)} geht weiter: ${placeName(to)}.`,
    travels: ({ seat, by, to }, view) => `${nameOf(view, seat)} spielt *${CARDS[by]}* und reist. Ziel: ${placeName(to)}.`,
    learns: ({ seat, weapon, number }, view) => `${nameOf(view, seat)} lernt *${CARDS[weapon]}*: ab jetzt auch bei einer *${number}* tödlich.`,
    plays: ({ seat, card }, view) => `${nameOf(view, seat)} spielt *${CARDS[card]}*.`,
    flies: ({ seat, to }, view) => `${nameOf(view, seat)} fliegt nach ${placeName(to)}.`,
    attempts: ({ seat, city }, view) => `${nameOf(view, seat)} hat es auf *${victimIn(city)}* in ${placeName(city)} abgesehen.`,
    brings: ({ seat, card }, view) => `${nameOf(view, seat)} legt ${CARDS[card]} aus.`,
    shifts: ({ seat, number, from, to }, view) =>
      `${nameOf(view, seat)} verschiebt Leibwächter *${number}* von ${victimIn(from)} zu ${victimIn(to)} in ${placeName(to)}.`,
    rolls: ({ seat, dice, for: what }, view) =>
      what === 'attempt'
        ? `${nameOf(view, seat)} würfelt ${list(dice.map(String))}: *${dice.reduce((a, b) => a + b, 0)}*.`
        : `${nameOf(view, seat)} würfelt für die Flucht eine *${dice[0]}*.`,
    kills: ({ seat, city, done }, view) => `*${victimIn(city)} ist tot.* ${nameOf(view, seat)} hat ${some(done, 'Auftrag', 'Aufträge')} erfüllt.`,
    fails: ({ city, guard }) => (guard ? `Ein Leibwächter springt dazwischen. *${victimIn(city)} lebt.*` : `*${victimIn(city)} lebt.*`),
    guard: ({ city, number }) => `${victimIn(city)} engagiert Leibwächter *${number}*.`,
    'no-guard': ({ city }) => `Für ${victimIn(city)} ist kein Leibwächter mehr da.`,
    'guard-leaves': ({ city, numbers }) =>
      `Leibwächter ${list(numbers.map(String))} von ${victimIn(city)} ${numbers.length === 1 ? 'geht' : 'gehen'} nach Hause.`,
    gives: ({ seat, city, to }, view) => `${nameOf(view, seat)} gibt ${nameOf(view, to)} dafür den Auftrag *${victimIn(city)}*.`,
    discards: ({ seat, cards }, view) => `${nameOf(view, seat)} legt ab: ${list(cards.map((card) => CARDS[card]))}.`,
    keeps: ({ seat, card }, view) => `${nameOf(view, seat)} behält *${CARDS[card]}*.`,
    runs: ({ seat, city }, view) => `${nameOf(view, seat)} versucht, aus ${placeName(city)} zu entkommen.`,
    'gets-away': ({ seat, to }, view) => `*${nameOf(view, seat)} entkommt.* Ziel: ${placeName(to)}.`,
    prison: ({ seat }, view) => `*${nameOf(view, seat)} wird erwischt* und muss für ${some(missing(view, seat), 'Zug', 'Züge')} ins Gefängnis.`,
    hides: ({ seat, city }, view) => `${nameOf(view, seat)} taucht in ${placeName(city)} für ${some(missing(view, seat), 'Zug', 'Züge')} unter.`,
    wins: ({ seats }, view) =>
      seats.length === 1 ? `*${nameOf(view, seats[0] ?? 0)} gewinnt.*` : `*${list(seats.map((seat) => nameOf(view, seat)))} teilen sich den Sieg.*`,
    'out-of-time': () => '*Die Zeit ist um.*',
  },
  heading: (event, view) => (event.kind === 'turn' ? `Runde ${event.round}, ${nameOf(view, event.seat)}` : null),
  whyNot: (clause, answer, view) => REASONS[clause]?.(answer, view) ?? null,
  outcome({ payoff, cause }, seats, you, view) {
    if (cause === 'out of time') return 'Die Zeit ist um: Die Aufträge bekommt jemand, der schneller ist.';
    const winners = payoff.flatMap((share, seat) => (share > 0 ? [seat] : []));
    const called =
      winners.length === 1 && winners[0] === you
        ? 'Du gewinnst'
        : `${list(winners.map((seat) => (view === undefined ? (seats[seat] ?? '') : nameOf(view, seat))))} ${winners.length === 1 ? 'gewinnt' : 'teilen sich den Sieg'}`;
    return `${called}: ${cause === 'four contracts' ? 'vier Aufträge erfüllt' : 'die meisten Aufträge nach der letzten Runde'}.`;
  },
};
