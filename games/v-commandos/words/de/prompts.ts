import type { AboutOf } from '#kernel';
import type { Words } from '../../../words.ts';
import type { CommandoId } from '../../content/commandos.ts';
import { effectOf, eventNamed } from '../../content/events.ts';
import type { VCommandos } from '../../types.ts';
import type { View } from '../../view.ts';
import { eventText } from './cards.ts';
import { kitList, list, some } from './phrases.ts';
import { entranceIn, eventName, commandoName as name, terrainName, tileName } from './places.ts';

const WINDOWS = {
  commandos: 'Wähle, wer als Nächstes am Zug ist.',
  'before-reinforcements': 'Gleich kommt Verstärkung der Gegner. Vorher noch etwas Kostenloses tun?',
  'before-movement': 'Gleich bewegen sich die Gegner. Vorher noch etwas Kostenloses tun?',
  'before-fire': 'Gleich schießen die Gegner. Vorher noch etwas Kostenloses tun?',
  'after-fire': 'Die Runde ist fast vorbei. Noch etwas Kostenloses tun?',
} as const;

const WINDOWS_WATCHED = {
  commandos: 'Der Trupp wählt, wer als Nächstes am Zug ist.',
  'before-reinforcements': 'Gleich kommt Verstärkung der Gegner, wenn niemand vorher etwas Kostenloses tut.',
  'before-movement': 'Gleich bewegen sich die Gegner, wenn niemand vorher etwas Kostenloses tut.',
  'before-fire': 'Gleich schießen die Gegner, wenn niemand vorher etwas Kostenloses tut.',
  'after-fire': 'Die Runde endet, wenn niemand mehr etwas Kostenloses tut.',
} as const;

function actionsLeft({ commandos }: View, who: CommandoId): number {
  return commandos.find(({ id }) => id === who)?.actions ?? 0;
}

/** Würfel, die jemand neu werfen könnte. */
function rollOf({ who, dice, roll, needed }: AboutOf<VCommandos, 'reroll'>): string {
  const shown = dice.join(', ');
  if (roll === 'stealth') return `Tarnwürfel für ${name(who)}: ${shown}.`;
  return roll === 'shot'
    ? `Würfel von ${name(who)}: ${shown} (${needed} oder mehr trifft).`
    : `Würfel gegen ${name(who)}: ${shown} (${needed} oder mehr trifft).`;
}

const leftOver = (hits: number): string => some(hits, 'Treffer ist', 'Treffer sind');

/** Wer mehrere führt, wählt eines nach dem anderen; wer eines führt, wählt nur seines. */
function pickOf({ commandos }: View, number: number): string {
  const own = commandos.flatMap(({ seat }, index) => (seat === commandos[number]?.seat ? [index] : []));
  return own.length > 1
    ? `Wähle Kommando ${own.indexOf(number) + 1} von ${own.length} und eine Seite der Karte.`
    : 'Wähle dein Kommando und eine Seite der Karte.';
}

function replacementOf({ commandos }: View, number: number): string {
  const fallen = commandos[number]?.id ?? null;
  return `Wähle einen Ersatz${fallen === null ? '' : ` für ${name(fallen)}`}. Er hat die Waffen der Karte, aber keine Ausrüstung.`;
}

export const PROMPTS: Words<VCommandos>['prompts'] = {
  pick: ({ number, replaces }, view) => (replaces ? replacementOf(view, number) : pickOf(view, number)),
  host: () => 'Wähle, mit wem Gander geht.',
  cross: ({ terrain }) => `Wähle, wer zu diesem Terrain wechselt: ${terrainName(terrain)}.`,
  assign: ({ who }) => `Wähle ein Terrain für ${name(who)}.`,
  window: ({ window }) => WINDOWS[window],
  act: ({ who }, view) =>
    actionsLeft(view, who) === 0
      ? `${name(who)} hat keine Aktion mehr. Beende den Zug oder tu etwas Kostenloses.`
      : `${name(who)} hat noch ${some(actionsLeft(view, who), 'Aktion', 'Aktionen')}. Wähle, was geschieht.`,
  hits: ({ tile }) => `Wähle, wen der nächste Treffer auf ${tileName(tile)} ausschaltet.`,
  spill: ({ hits }) => `${leftOver(hits)} übrig. Wähle, welches gesehene Kommando den nächsten bekommt.`,
  second: () => 'Auch noch einen zweiten Gegner ausschalten?',
  reroll: (about) => `${rollOf(about)} Einen Würfel neu werfen?`,
  divert: ({ who }) => `${name(who)} ist getroffen. Soll Gander den Treffer abfangen?`,
  follow: ({ tile }) => `Wähle, wer auf ${tileName(tile)} mitgeht, wenn überhaupt jemand.`,
  pathfinder: ({ event }) => `Das nächste Ereignis ist „${eventName(event)}“: ${eventText(effectOf(eventNamed(event)))} Liegen lassen oder unter den Stapel?`,
  timetable: ({ events }) => `Die nächsten Ereignisse sind ${list(events.map((id) => `„${eventName(id)}“`))}. Tauschen?`,
  decode: ({ event }) => `${eventName(event)}: ${eventText(effectOf(eventNamed(event)))} Für ein [+1] ein anderes Ereignis ziehen?`,
  event: ({ event, giver, taker }, { drawn }) =>
    drawn.length > 0
      ? `${eventName(event)}: ${kitList(drawn)}. Wähle das Feld dafür.`
      : giver !== null && taker !== null
        ? `Wähle, was ${name(taker)} von ${name(giver)} bekommt.`
        : giver !== null
          ? `Wähle, wer Ausrüstung von ${name(giver)} bekommt.`
          : `${eventName(event)}: ${eventText(effectOf(eventNamed(event)))} Wähle.`,
  drift: (_, { drawn }) => `Der Abwurf (${kitList(drawn)}) treibt ab. Wähle, wohin.`,
  return: ({ kit }) => `Gezogen: ${kitList(kit)}. Wähle das Plättchen, das zurück in den Beutel kommt.`,
  enter: ({ entrance, room }, view) => `Platz ist für ${room}. Wähle, wer durch ${entranceIn(view, entrance)} hereinkommt.`,
  guard: ({ tile }) => `Wähle, wer auf ${tileName(tile)} Wache hält.`,
  split: ({ from }) => `Wähle, welcher Gegner von ${tileName(from)} wohin geht.`,
  company: ({ to }) => `Nicht alle haben Platz auf ${tileName(to)}. Wähle, wer mit dem Offizier geht.`,
  aim: ({ from }) => `Wähle, wer von ${tileName(from)} aus schießt und auf wen.`,
};

/** Dasselbe für alle, die zusehen. */
export const WATCHED: NonNullable<Words<VCommandos>['watched']> = {
  pick: ({ replaces }) => (replaces ? 'Ein Ersatz wird gewählt.' : 'Ein Kommando wird gewählt.'),
  host: () => 'Der Trupp wählt, mit wem Gander geht.',
  cross: ({ terrain }) => `Der Trupp wählt, wer zu diesem Terrain wechselt: ${terrainName(terrain)}.`,
  assign: ({ who }) => `Für ${name(who)} wird ein Terrain gewählt.`,
  window: ({ window }) => WINDOWS_WATCHED[window],
  act: ({ who }, view) =>
    `${name(who)} hat ${actionsLeft(view, who) === 0 ? 'keine Aktion mehr' : `noch ${some(actionsLeft(view, who), 'Aktion', 'Aktionen')}`}.`,
  hits: ({ tile }) => `Die Treffer auf ${tileName(tile)} werden verteilt.`,
  spill: ({ hits }) => `${leftOver(hits)} für die Gesehenen übrig.`,
  second: ({ who }) => `${name(who)} darf noch einen zweiten Gegner ausschalten.`,
  reroll: (about) => `${rollOf(about)} Ein Würfel darf neu geworfen werden.`,
  divert: ({ who }) => `${name(who)} ist getroffen. Gander darf den Treffer abfangen.`,
  follow: ({ tile }) => `Jemand darf auf ${tileName(tile)} mitgehen.`,
  pathfinder: ({ event }) => `Das nächste Ereignis ist „${eventName(event)}“. Es darf unter den Stapel.`,
  timetable: ({ events }) => `Die nächsten Ereignisse sind ${list(events.map((id) => `„${eventName(id)}“`))}. Sie dürfen getauscht werden.`,
  decode: ({ event, who }) => `${eventName(event)}. ${name(who)} darf für ein [+1] ein anderes Ereignis ziehen.`,
  event: ({ event }) => `${eventName(event)}: Der Trupp wählt.`,
  drift: () => 'Der Abwurf treibt ab: Jemand wählt, wohin.',
  return: () => 'Ein Plättchen kommt zurück in den Beutel: Jemand wählt, welches.',
  enter: ({ entrance }, view) => `Der Trupp wählt, welche Gegner durch ${entranceIn(view, entrance)} hereinkommen.`,
  guard: ({ tile }) => `Der Trupp wählt, wer auf ${tileName(tile)} Wache hält.`,
  split: ({ from }) => `Der Trupp wählt, welcher Gegner von ${tileName(from)} wohin geht.`,
  company: ({ to }) => `Der Trupp wählt, wer mit dem Offizier auf ${tileName(to)} geht.`,
  aim: ({ from }) => `Der Trupp wählt, auf wen von ${tileName(from)} aus geschossen wird.`,
};
