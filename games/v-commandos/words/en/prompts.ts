import type { AboutOf } from '#kernel';
import type { Words } from '../../../words.ts';
import type { CommandoId } from '../../content/commandos.ts';
import { effectOf, eventNamed } from '../../content/events.ts';
import type { VCommandos } from '../../types.ts';
import type { View } from '../../view.ts';
import { entranceIn, eventName, commandoName as name, terrainName, tileName } from '../places.ts';
import { eventText } from './cards.ts';
import { kitList, list, some } from './phrases.ts';

const WINDOWS = {
  commandos: 'Choose who goes next.',
  'before-reinforcements': 'Enemy reinforcements come next. Do something free first?',
  'before-movement': 'The enemy moves next. Do something free first?',
  'before-fire': 'The enemy fires next. Do something free first?',
  'after-fire': 'The turn is nearly over. Do something free first?',
} as const;

const WINDOWS_WATCHED = {
  commandos: 'The team is choosing who goes next.',
  'before-reinforcements': 'Enemy reinforcements come next, unless somebody does something free first.',
  'before-movement': 'The enemy moves next, unless somebody does something free first.',
  'before-fire': 'The enemy fires next, unless somebody does something free first.',
  'after-fire': 'The turn ends, unless somebody does something free first.',
} as const;

function actionsLeft({ commandos }: View, who: CommandoId): number {
  return commandos.find(({ id }) => id === who)?.actions ?? 0;
}

/** Dice that somebody could roll again. */
function rollOf({ who, dice, roll, needed }: AboutOf<VCommandos, 'reroll'>): string {
  const shown = dice.join(', ');
  if (roll === 'stealth') return `${name(who)}'s stealth dice show ${shown}.`;
  return roll === 'shot'
    ? `${name(who)}'s dice show ${shown} (${needed} or more hits).`
    : `The dice against ${name(who)} show ${shown} (${needed} or more hits).`;
}

/** Who leads several picks one after the other; who leads one only picks theirs. */
function pickOf({ commandos }: View, number: number): string {
  const own = commandos.flatMap(({ seat }, index) => (seat === commandos[number]?.seat ? [index] : []));
  return own.length > 1 ? `Pick commando ${own.indexOf(number) + 1} of ${own.length} and a side of the card.` : 'Pick your commando and a side of the card.';
}

function replacementOf({ commandos }: View, number: number): string {
  const fallen = commandos[number]?.id ?? null;
  return `Pick a replacement${fallen === null ? '' : ` for ${name(fallen)}`}. It has the weapons on the card, but no equipment.`;
}

export const PROMPTS: Words<VCommandos>['prompts'] = {
  pick: ({ number, replaces }, view) => (replaces ? replacementOf(view, number) : pickOf(view, number)),
  host: () => 'Choose whom Gander goes with.',
  cross: ({ terrain }) => `Choose who moves over to ${terrainName(terrain)}.`,
  assign: ({ who }) => `Send ${name(who)} to one of the terrains.`,
  window: ({ window }) => WINDOWS[window],
  act: ({ who }, view) =>
    actionsLeft(view, who) === 0
      ? `${name(who)} has no actions left. End the turn, or do something free.`
      : `${name(who)} has ${some(actionsLeft(view, who), 'action')} left. Choose what to do.`,
  hits: ({ tile }) => `Choose what the next hit strikes on ${tileName(tile)}.`,
  spill: ({ hits }) => `${hits === 1 ? '1 hit is' : `${hits} hits are`} left over. Choose which Visible commando takes the next one.`,
  second: () => 'Overpower a second enemy as well?',
  reroll: (about) => `${rollOf(about)} Reroll a die?`,
  divert: ({ who }) => `${name(who)} is hit. Should Gander take it?`,
  follow: ({ tile }) => `Choose who follows to ${tileName(tile)}, if anybody.`,
  pathfinder: ({ event }) => `The next event is ${eventName(event)}: ${eventText(effectOf(eventNamed(event)))} Leave it, or put it on the bottom?`,
  timetable: ({ events }) => `The next events are ${list(events.map(eventName))}. Swap them?`,
  decode: ({ event }) => `${eventName(event)}: ${eventText(effectOf(eventNamed(event)))} Spend a [+1] token to draw another event?`,
  event: ({ event, giver, taker }, { drawn }) =>
    drawn.length > 0
      ? `${eventName(event)}: ${kitList(drawn)}. Choose the tile to put it on.`
      : giver !== null && taker !== null
        ? `Choose what ${name(giver)} gives ${name(taker)}.`
        : giver !== null
          ? `Choose whom ${name(giver)} gives equipment to.`
          : `${eventName(event)}: ${eventText(effectOf(eventNamed(event)))} Choose.`,
  drift: (_, { drawn }) => `The drop (${kitList(drawn)}) drifts. Choose where it goes.`,
  return: ({ kit }) => `You drew ${kitList(kit)}. Choose the token that goes back into the bag.`,
  enter: ({ entrance, room }, view) => `There is room for ${room}. Choose who comes in at ${entranceIn(view, entrance)}.`,
  guard: ({ tile }) => `Choose who stands guard on ${tileName(tile)}.`,
  split: ({ from }) => `Choose which enemy goes where from ${tileName(from)}.`,
  company: ({ to }) => `Not all fit on ${tileName(to)}. Choose who goes with the German Officer.`,
  aim: ({ from }) => `Choose who shoots from ${tileName(from)}, and at whom.`,
};

/** The same for whoever looks on. */
export const WATCHED: NonNullable<Words<VCommandos>['watched']> = {
  pick: ({ replaces }) => (replaces ? 'A replacement is being picked.' : 'A commando is being picked.'),
  host: () => 'The team is choosing whom Gander goes with.',
  cross: ({ terrain }) => `The team is choosing who moves over to ${terrainName(terrain)}.`,
  assign: ({ who }) => `${name(who)} is being sent to one of the terrains.`,
  window: ({ window }) => WINDOWS_WATCHED[window],
  act: ({ who }, view) => `${name(who)} has ${actionsLeft(view, who) === 0 ? 'no actions' : some(actionsLeft(view, who), 'action')} left.`,
  hits: ({ tile }) => `The hits on ${tileName(tile)} are being assigned.`,
  spill: ({ hits }) => `${hits === 1 ? '1 hit is' : `${hits} hits are`} left over for the Visible commandos.`,
  second: ({ who }) => `${name(who)} may overpower a second enemy.`,
  reroll: (about) => `${rollOf(about)} A die may be rerolled.`,
  divert: ({ who }) => `${name(who)} is hit. Gander may take it.`,
  follow: ({ tile }) => `Somebody may follow to ${tileName(tile)}.`,
  pathfinder: ({ event }) => `The next event is ${eventName(event)}. It may go to the bottom.`,
  timetable: ({ events }) => `The next events are ${list(events.map(eventName))}. They may be swapped.`,
  decode: ({ event, who }) => `${eventName(event)}. ${name(who)} may spend a [+1] token to draw another event.`,
  event: ({ event }) => `${eventName(event)}: the team is choosing.`,
  drift: () => 'The drop drifts: somebody is choosing where it goes.',
  return: () => 'A token goes back into the bag: somebody is choosing which.',
  enter: ({ entrance }, view) => `The team is choosing which enemies come in at ${entranceIn(view, entrance)}.`,
  guard: ({ tile }) => `The team is choosing who stands guard on ${tileName(tile)}.`,
  split: ({ from }) => `The team is choosing which enemy goes where from ${tileName(from)}.`,
  company: ({ to }) => `The team is choosing who goes with the German Officer to ${tileName(to)}.`,
  aim: ({ from }) => `The team is choosing who is shot at from ${tileName(from)}.`,
};
