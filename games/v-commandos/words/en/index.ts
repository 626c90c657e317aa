import type { Words } from '../../../words.ts';
import { effectOf, eventNamed } from '../../content/events.ts';
import type { Settings } from '../../settings.ts';
import type { VCommandos } from '../../types.ts';
import { cardName, doorTiles, entranceName, entranceTile, eventName, commandoName as name, objectiveData, terrainName, tileName } from '../places.ts';
import { ENEMY_NAMES, eventText, KIT_NAMES, WEAPON_NAMES } from './cards.ts';
import { EVENTS_SAY } from './events.ts';
import { list, SIDES, victimName } from './phrases.ts';
import { REASONS } from './why.ts';

const SETTINGS_SAY: Readonly<Record<keyof Settings, string>> = {
  veteran: 'Veteran: an enemy at every entrance, and the red rules of the operation count.',
  'extra-commandos': 'Players may lead more than one commando each, four in all.',
  'field-hospital': 'After each column every survivor removes one wound.',
  gander: 'Gander the goose comes along and can take one hit.',
  bruno: 'Sergeant Bruno may be picked.',
  'death-cheater': 'Death Cheater may be picked.',
  'jamie-finnlock': 'Jamie Finnlock may be picked (Résistance).',
  'vf-intel-officer': 'VF Intel Officer may be picked (Secret Weapons).',
  anneke: 'Anneke may be picked (Secret Weapons).',
};

const plus = (paid: boolean): string => (paid ? '+1: ' : '');
const door = (ref: Parameters<typeof doorTiles>[0]): string => `the door between ${doorTiles(ref).join(' and ')}`;
const entrance = (ref: Parameters<typeof entranceName>[0]): string => `entrance ${entranceName(ref)} at ${entranceTile(ref)}`;
const thing = (ref: Parameters<typeof objectiveData>[0]): string => {
  const data = objectiveData(ref);
  return data !== undefined && 'item' in data ? `the ${data.item.replaceAll('-', ' ')}` : 'it';
};

const WINDOWS = {
  commandos: 'Who goes next?',
  'before-reinforcements': 'Before the enemy draws reinforcements: anything at no cost?',
  'before-movement': 'Before the enemy moves: anything at no cost?',
  'before-fire': 'Before the enemy fires: anything at no cost?',
  'after-fire': 'Before the turn ends: anything at no cost?',
} as const;

const UNTIL = { found: 'until I am found', turn: 'until my next turn' } as const;

export const words: Words<VCommandos> = {
  mood: 'Slip in by night, do the job, get out before the bag runs dry.',
  presets: {
    'first-night': 'First night: the Lighthouse',
    ferry: 'Night Ferry: two places at once',
    wipe: 'Wipe: a short operation',
    resistance: 'Résistance: the Viaduct',
    weapons: 'Secret Weapons: Chemical Works',
    alone: 'Alone with three commandos',
    harness: 'Double Harness: a long operation',
  },
  settings: SETTINGS_SAY,
  values: { 'gander=none': 'At home', 'gander=A': 'Keen Nose', 'gander=B': 'Fetch' },
  chapters: {
    def: 'Terrains and tiles',
    stealth: 'Stealth checks',
    visible: 'Being Visible',
    alarm: 'The alarm',
    stacking: 'Room on tiles',
    nest: 'Nests',
    precedence: 'Cards and rules',
    setup: 'Set-up',
    veteran: 'Veteran mode',
    turn: 'The turn',
    event: 'Events',
    actions: 'Actions',
    move: 'Movement',
    underground: 'Underground',
    shoot: 'Shooting',
    'close-combat': 'Close combat',
    loot: 'Loot',
    goliath: 'Goliaths',
    gas: 'Gas barrels',
    trapdoor: 'Trapdoors',
    save: 'Saving an action',
    equip: 'Equipment',
    explosion: 'Explosions',
    zero: 'Zero-cost actions',
    reinforce: 'Reinforcements',
    'enemy-move': 'Enemy movement',
    'enemy-fire': 'Enemy fire',
    wounds: 'Wounds',
    end: 'The end',
    info: 'What is known',
  },
  prompts: {
    pick: ({ replaces }) => (replaces ? 'Pick a replacement. It comes without equipment.' : 'Pick your commando and a side of the card.'),
    host: () => 'Choose who it is.',
    assign: ({ who }) => `Send ${name(who)} to one of the terrains.`,
    window: ({ window }) => WINDOWS[window],
    act: ({ who }, { commandos }) => {
      const left = commandos.find(({ id }) => id === who)?.actions ?? 0;
      return `${name(who)} has ${left === 1 ? '1 action' : `${left} actions`}. What now?`;
    },
    hits: ({ tile }) => `Choose what the next hit strikes on ${tileName(tile)}.`,
    spill: ({ hits }) => `${hits === 1 ? '1 hit is' : `${hits} hits are`} left over. Who of the Visible takes the next one?`,
    second: () => 'Overpower a second enemy as well?',
    reroll: ({ dice }) => `The dice show ${dice.join(', ')}. Roll one again?`,
    divert: ({ who }) => `${name(who)} is hit. Should Gander take it?`,
    follow: ({ tile }) => `Does somebody follow to ${tileName(tile)}?`,
    pathfinder: ({ event }) => `The next event is ${eventName(event)}. Leave it or put it on the bottom?`,
    timetable: ({ events }) => `The next events are ${list(events.map(eventName))}. Swap them?`,
    decode: ({ event }) => `${eventName(event)}. Spend a [+1] token to draw another event?`,
    event: ({ event, giver, taker }) =>
      giver !== null && taker !== null
        ? `What does ${name(giver)} give ${name(taker)}?`
        : `${eventName(event)}: ${eventText(effectOf(eventNamed(event)))} Choose.`,
    drift: () => 'The drop drifts. Choose where it goes.',
    return: () => 'Choose the token that goes back into the bag.',
    enter: ({ entrance: ref, room }) => `There is room for ${room}. Choose who comes in at ${entranceName(ref)}.`,
    guard: ({ tile }) => `Choose who stands guard on ${tileName(tile)}.`,
    split: ({ from }) => `Choose which enemy goes where from ${tileName(from)}.`,
    company: ({ to }) => `Not all fit on ${tileName(to)}. Choose who goes with the Officer.`,
    aim: ({ from }) => `Choose who is shot at from ${tileName(from)}, and by whom.`,
  },
  answers: {
    activate: ({ who }) => `${name(who)} begins`,
    end: ({ who }) => `${name(who)} ends the turn`,
    pass: () => 'Nothing more',
    quiet: ({ until }) => `Don't ask me again ${UNTIL[until]}`,
    move: (a) => `${plus(a.plus)}Move to ${tileName(a.tile)}`,
    creep: (a) => `Creep to ${tileName(a.tile)} (2 actions)`,
    up: (a) => `${plus(a.plus)}Come up at ${tileName(a.tile)}`,
    'creep-up': (a) => `Creep up at ${tileName(a.tile)} (2 actions)`,
    down: (a) => `${plus(a.plus)}Go Underground`,
    shoot: (a) => `${plus(a.plus)}Shoot at ${tileName(a.tile)} with the ${WEAPON_NAMES[a.weapon]}`,
    breach: (a) => `${plus(a.plus)}Shoot ${door(a.door)} open with the ${WEAPON_NAMES[a.weapon]}`,
    stab: (a) => `${plus(a.plus)}Overpower ${victimName(a.victim)}`,
    cut: (a) => `${plus(a.plus)}Cut the Goliath's wire`,
    drive: (a) => `${plus(a.plus)}Drive the Goliath from ${tileName(a.tile)} to ${tileName(a.to)}`,
    blow: (a) => `${plus(a.plus)}Blow up the Goliath on ${tileName(a.tile)}`,
    silence: (a) => `${plus(a.plus)}Silence the alarm`,
    unblock: (a) => `${plus(a.plus)}Unblock the trapdoor`,
    save: () => 'Save an action',
    grenade: (a) => `${plus(a.plus)}Throw a Grenade at ${tileName(a.tile)}`,
    bombard: (a) => `${plus(a.plus)}Bombard ${tileName(a.tile)}`,
    crowbar: (a) => `${plus(a.plus)}Force ${door(a.door)} open with a Crowbar`,
    barricade: (a) => `${plus(a.plus)}Barricade ${entrance(a.entrance)}`,
    heal: (a) => `${plus(a.plus)}First Aid for ${name(a.whom)}`,
    'heal-gander': (a) => `${plus(a.plus)}First Aid for Gander, with ${name(a.whom)}`,
    don: (a) => `${plus(a.plus)}Put on an Enemy Uniform`,
    emplace: (a) => `${plus(a.plus)}Emplace TNT`,
    fuse: () => 'Emplace TNT at no cost',
    airdrop: (a) => `${plus(a.plus)}Call an Airdrop on ${tileName(a.tile)}`,
    panzerfaust: (a) => `${plus(a.plus)}Fire a Panzerfaust at ${tileName(a.tile)}`,
    smoke: (a) => `${plus(a.plus)}Put Smoke on ${tileName(a.tile)}`,
    work: (a) => `${plus(a.plus)}Work on the objective`,
    photo: (a) => `${plus(a.plus)}Take the photograph`,
    take: (a) => `${plus(a.plus)}Take what you came for`,
    orders: (a) => `${plus(a.plus)}Give orders to ${name(a.whom)}`,
    dress: (a) => `${plus(a.plus)}Dress a wound of ${name(a.whom)}`,
    breath: (a) => `Pick off ${victimName(a.victim)} on ${tileName(a.tile)} (2 actions)`,
    charge: (a) => `${plus(a.plus)}Break ${door(a.door)} open`,
    wires: (a) => `${plus(a.plus)}Cut the alarm wires`,
    'dead-drop': (a) => `${plus(a.plus)}Open a dead drop`,
    talk: (a) => `${plus(a.plus)}Send the enemy ${SIDES[a.side]}`,
    timetable: (a) => `${plus(a.plus)}Look at the next events`,
    collect: ({ who, kit }) => `${name(who)} collects ${KIT_NAMES[kit]}`,
    drop: ({ who, kit }) => `${name(who)} drops ${KIT_NAMES[kit]}`,
    'pick-up': ({ who, objective }) => `${name(who)} picks up ${thing(objective)}`,
    lay: ({ who, objective }) => `${name(who)} leaves ${thing(objective)} here`,
    hand: ({ who, objective, whom }) => `${name(who)} hands ${thing(objective)} to ${name(whom)}`,
    detonate: ({ who, tile }) => `${name(who)} detonates the TNT on ${tileName(tile)}`,
    man: ({ who }) => `${name(who)} gets into the nest`,
    leave: ({ who }) => `${name(who)} gets out of the nest`,
    fetch: ({ tile, kit }) => `Gander fetches ${KIT_NAMES[kit]} from ${tileName(tile)}`,
    pick: ({ card, cardSide }) => `${name(card)}, side ${cardSide}`,
    host: ({ whom }) => `Gander goes with ${name(whom)}`,
    assign: ({ whom, terrain }) => `${name(whom)} to ${terrainName(terrain)}`,
    hit: ({ victim }) => `Hit ${victimName(victim)}`,
    wound: ({ whom }) => `${name(whom)} takes it`,
    reroll: ({ die }, _, decision) => `Binoculars: roll the ${dieShown(decision, die)} again`,
    nose: ({ die }, _, decision) => `Gander: roll the ${dieShown(decision, die)} again`,
    'choose-entrance': ({ entrance: ref }) => `Choose ${entrance(ref)}`,
    'choose-tile': ({ tile }) => tileName(tile),
    'choose-commando': ({ whom }) => name(whom),
    'choose-kit': ({ kit }) => KIT_NAMES[kit],
    go: ({ enemy, tile }) => `${ENEMY_NAMES[enemy]} to ${tileName(tile)}`,
    'go-along': ({ enemy }) => `${ENEMY_NAMES[enemy]} goes along`,
    enter: ({ enemy }) => `${ENEMY_NAMES[enemy]} comes in`,
    guard: ({ enemy }) => `${ENEMY_NAMES[enemy]} stands guard`,
    aim: ({ victim, whom }) => `${victimName(victim).replace('the ', '')} shoots at ${name(whom)}`,
    stop: () => 'No more',
    keep: () => 'Keep the dice',
    bottom: () => 'Put it on the bottom',
    top: () => 'Leave it on top',
    swap: () => 'Swap them',
    order: () => 'Leave them as they are',
    redraw: () => 'Draw another event',
    obey: () => 'Keep this event',
    divert: () => 'Gander takes the hit',
    suffer: () => 'Take the hit',
    nobody: () => 'Nobody',
  },
  events: EVENTS_SAY,
  heading: (event, { card }) =>
    event.kind === 'turn' ? `Turn ${event.turn}` : event.kind === 'column' ? `${cardName(card)}: ${list(event.terrains.map(terrainName))}` : null,
  whyNot: (clause, answer, view) => REASONS[clause]?.(answer, view) ?? null,
  outcome({ cause }) {
    return (
      {
        success: 'Mission accomplished: everybody who could is out.',
        bag: 'The enemy reserves ran out of the bag: they are everywhere. The mission has failed.',
        eliminated: 'All commandos are eliminated. The mission has failed.',
        'no replacement': 'No commando is left to take over. The operation has failed.',
        card: 'Time ran out. The operation has failed.',
      }[cause] ?? cause
    );
  },
};

function dieShown(decision: VCommandos['Decision'], die: number): number {
  return decision.kind === 'reroll' ? (decision.about.dice[die] ?? 0) : 0;
}
