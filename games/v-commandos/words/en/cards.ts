import { type ByDo, byDo } from '../../../by-do.ts';
import type { AbilityId } from '../../content/commandos.ts';
import type { EnemyId } from '../../content/enemies.ts';
import type { KitId, WeaponId } from '../../content/kit.ts';
import { doorNamed, type TerrainId, terrainNamed, tileNamed } from '../../content/map.ts';
import { doorRef, tileRef } from '../../content/refs.ts';
import {
  type EventEffect,
  type Face,
  type ObjectiveName,
  type OperationSpecial,
  objectiveNumber,
  type SizeName,
  type TerrainSpecial,
} from '../../content/vocabulary.ts';
import { doorTiles, eventName, terrainName, tileName } from '../places.ts';

export const ENEMY_NAMES: Readonly<Record<EnemyId, string>> = {
  mp40: 'MP40',
  karabiner: 'Karabiner',
  'masked-mp40': 'masked MP40',
  'masked-karabiner': 'masked Karabiner',
  pioneer: 'Pioneer',
  marked: 'marked MP40',
  stosstrupp: 'Stoßtrupp',
  officer: 'German Officer',
  dog: 'Guard Dog',
  paratrooper: 'Fallschirmjäger',
  goliath: 'Goliath',
};

export const KIT_NAMES: Readonly<Record<KitId, string>> = {
  spotted: 'Spotted',
  grenade: 'Grenade',
  crowbar: 'Crowbar',
  'first-aid': 'First Aid',
  uniform: 'Enemy Uniform',
  tnt: 'TNT',
  bombardment: 'Bombardment',
  mp40: 'MP40',
  stg44: 'StG44',
  mg42: 'MG42',
  airdrop: 'Airdrop',
  binoculars: 'Binoculars',
  smoke: 'Smoke',
  panzerfaust: 'Panzerfaust',
};

export const WEAPON_NAMES: Readonly<Record<WeaponId, string>> = {
  welrod: 'Welrod',
  webley: 'Webley',
  luger: 'Luger',
  longbow: 'Longbow',
  'de-lisle': 'De Lisle',
  'scoped-rifle': 'Scoped Rifle',
  sten: 'Sten',
  thompson: 'Thompson',
  'light-mortar': 'Light Mortar',
  mp40: 'MP40',
  stg44: 'StG44',
  mg42: 'MG42',
  'nest-gun': 'machine gun',
};

export const ABILITY_NAMES: Readonly<Record<AbilityId, string>> = {
  orders: 'Orders',
  'on-my-heels': 'On My Heels',
  'field-dressing': 'Field Dressing',
  adrenaline: 'Adrenaline',
  'quick-fuse': 'Quick Fuse',
  breacher: 'Breacher',
  pathfinder: 'Pathfinder',
  'soft-boots': 'Soft Boots',
  'long-shot': 'Long Shot',
  'one-breath': 'One Breath',
  'stand-fast': 'Stand Fast',
  'shoulder-charge': 'Shoulder Charge',
  'not-today': 'Not Today',
  'ninth-life': 'Ninth Life',
  'wedge-work': 'Wedge Work',
  'cut-wires': 'Cut Wires',
  'good-coordinates': 'Good Coordinates',
  'dead-drop': 'Dead Drop',
  'papers-in-order': 'Papers in Order',
  'careless-talk': 'Careless Talk',
  'both-hands': 'Both Hands',
  'quiet-work': 'Quiet Work',
  'decoded-orders': 'Decoded Orders',
  timetable: 'Timetable',
  'plunging-fire': 'Plunging Fire',
  'smoke-rounds': 'Smoke Rounds',
};

/** What an ability does. */
export const ABILITY_TEXTS: Readonly<Record<AbilityId, string>> = {
  orders: 'Once per turn, 1 action: a comrade on this or an adjacent tile gets a [+1] token.',
  'on-my-heels': 'Once per turn, when you move: a Stealthy comrade on the tile you leave may make the same move for free.',
  'field-dressing': 'Once per turn, 1 action: remove 1 wound from somebody in this space who is not Critical.',
  adrenaline: 'Your First Aid reaches an adjacent tile, and the patient gets a [+1] token.',
  'quick-fuse': 'Once per turn you emplace TNT at no cost.',
  breacher: 'When your TNT explodes, locked doors and a blocked trapdoor of that tile open.',
  pathfinder: 'At the end of your turn look at the next event. You may put it on the bottom.',
  'soft-boots': 'A plain move onto a medium tile without enemies keeps you Stealthy.',
  'long-shot': 'Your Scoped Rifle reaches 2 tiles and ignores machine-gun nests.',
  'one-breath': '2 actions: eliminate an enemy on this or an adjacent tile without a roll.',
  'stand-fast': 'If you have not moved this turn, roll 1 more die with any firearm.',
  'shoulder-charge': '1 action: break a locked door open. The alarm sounds.',
  'not-today': 'Once per terrain, when your time is up: on a 3 or more you are back on your feet, Visible.',
  'ninth-life': 'Once per operation, when gas or an explosion would eliminate you: you are Underground instead.',
  'wedge-work': 'Your barricades break at 6 instead of 4.',
  'cut-wires': 'Once per terrain, 1 action on the quiet alarm: its next trigger does nothing.',
  'good-coordinates': 'Your Airdrops draw 4 tokens; put 1 back.',
  'dead-drop': 'Once per terrain, 1 action on an outdoor tile without enemies: draw 2 tokens.',
  'papers-in-order': 'In uniform you are found on a 1 only.',
  'careless-talk': 'Once per turn, 1 action, Stealthy beside an enemy: set where enemies will go.',
  'both-hands': 'Your close combat may eliminate two enemies at once.',
  'quiet-work': 'A Spotted token reveals you only if 2 or more enemies are left.',
  'decoded-orders': 'Once per turn, when the event here is drawn: spend a [+1] token to draw another.',
  timetable: '1 action: look at the next 2 events and put them back in any order.',
  'plunging-fire': 'From outdoors your Light Mortar hits outdoor tiles 2 or 3 steps away.',
  'smoke-rounds': 'Your Smoke reaches any outdoor tile of the terrain.',
};

const SIZES: Readonly<Record<SizeName, string>> = { S: 'small', M: 'medium', L: 'large' };
const FACES: Readonly<Record<Face, string>> = { officer: 'German Officer', dog: 'Guard Dog', paratrooper: 'Fallschirmjäger', goliath: 'Goliath' };

const EVENT_TEXTS: ByDo<EventEffect, [], string> = {
  nothing: () => 'Nothing happens.',
  draws: ({ entrance, by, back }) => {
    const where = { chosen: 'An entrance you choose', random: 'A random entrance', all: 'Every entrance' }[entrance];
    return `${where} draws ${by === 'none' ? 'no token' : `${by} more`} this turn.${back ? ' Enemies waiting outside it leave.' : ''}`;
  },
  'stealth-die': ({ who }) =>
    ({
      'outdoors-in-sight': 'Each Stealthy commando outdoors who is not on a small tile rolls a stealth die.',
      'indoors-without-enemies': 'Each Stealthy commando indoors without enemies rolls a stealth die.',
      'one-near-enemies': 'One Stealthy commando near an enemy rolls a stealth die.',
    })[who],
  'count-as': ({ size, of, outdoor }) =>
    of === 'chosen'
      ? `A tile you choose counts as ${SIZES[size]} this turn.`
      : `This turn ${outdoor ? 'outdoor ' : ''}${SIZES[of]} tiles count as ${SIZES[size]}.`,
  alarm: () => 'The alarm sounds.',
  hush: () => 'If nobody is Visible, the alarm stops.',
  'guards-doze': () => 'Guards roll no stealth dice this turn.',
  'plus-each': () => 'Each commando here gets a [+1] token.',
  'drop-kit': ({ draw }) => `Draw ${draw} tokens and put them on an outdoor tile without enemies.`,
  'place-kit': ({ kinds }) => `Put a ${kinds.map((kind) => KIT_NAMES[kind]).join(' or ')} on an outdoor tile without enemies.`,
  'give-kit': ({ kind }) => `One commando gets an ${KIT_NAMES[kind]}.`,
  'pass-kit': () => 'One commando may give equipment to another on this terrain.',
  trapdoor: ({ to }) => (to === 'open' ? 'A blocked trapdoor opens.' : 'An open trapdoor is blocked, if another stays open.'),
  'double-time': () => 'Enemies that follow the card move twice.',
  'brew-up': () => 'If nobody is Visible, enemies do not move.',
  special: ({ face }) => `A ${FACES[face]} comes to a random entrance.`,
  leak: () => 'The barrel nearest to an enemy bursts.',
  'heal-one': () => 'One commando removes a wound.',
  'no-noise': () => 'Shots and explosions do not trigger the alarm this turn.',
  'smoke-drifts': () => 'One Smoke marker drifts a tile with the wind.',
  'goliath-drill': () => 'Goliaths here are activated; without any, one comes to a random entrance.',
  'gas-drill': () => 'All enemies here wear gas masks this turn.',
  inspection: () => 'Each unguarded objective gets a guard.',
  countdown: () => 'The objective nearest to you gets an enemy.',
};

/** What an event card says, from its data. */
export function eventText(effect: EventEffect): string {
  return byDo(EVENT_TEXTS, effect);
}

const terrain = (id: string): string => terrainName(terrainNamed(id).id);
/** Letters are for the data: people read the names on the map. */
const tile = (on: string, letter: string): string => tileName(tileRef(terrainNamed(on), tileNamed(terrainNamed(on), letter)));
const both = (on: string, letters: readonly string[]): string => letters.map((letter) => tile(on, letter)).join(' and ');
function door(on: string, name: string): string {
  const map = terrainNamed(on);
  return doorTiles(doorRef(map, doorNamed(map, name))).join(' and ');
}
/** Objectives are numbered on the map. */
const aim = (objective: ObjectiveName): string => `objective ${objectiveNumber(objective) + 1}`;

const SPECIAL_TEXTS: ByDo<OperationSpecial, [], string> = {
  'thin-garrison': () => 'In split columns only the first entrance of each terrain is used.',
  'quiet-events': ({ events, terrains }) => `At ${terrains.map(terrain).join(' and ')} these events do nothing: ${events.map(eventName).join(', ')}.`,
  tide: ({ terrain: on, turn, blocks, opens }) =>
    `At the end of turn ${turn} the trapdoor on ${tile(on, blocks)} is blocked and the one on ${tile(on, opens)} opens.`,
  'more-enemies': ({ terrain: where, tiles }) => `${terrain(where)}: one more MP40 starts on each of ${both(where, tiles)}.`,
  'lines-down': () => 'A completed terrain draws 1 token even in alarm.',
  'linked-alarms': () => 'The alarm on one terrain sounds on the other, too.',
  timers: ({ turns }) => `TNT explodes by itself after ${turns} End Phases, and in no other way.`,
  kit: ({ terrain: on, kit }) => `More equipment at ${terrain(on)}: ${kit.map(([at, kind]) => `${KIT_NAMES[kind]} on ${tile(on, at)}`).join(', ')}.`,
  'cold-timers': () => 'On a 1 or 2 a timer is one turn longer.',
  'one-way-down': ({ terrain: on, tile: at }) => `The trapdoor on ${tile(on, at)} is the only way down.`,
  deadline: ({ terrain: on, turn, objective }) =>
    `${terrain(on)}: ${objective === undefined ? 'you must be done' : `${aim(objective)} must be done`} by the end of turn ${turn}.`,
  'two-teams': () => 'Everybody follows the arrow of the terrain they left.',
  'wounded-replacements': () => 'Replacements start with a wound.',
  'trapdoor-open': ({ terrain: on, tile: at }) => `The trapdoor on ${tile(on, at)} starts open.`,
  'kit-for-freed': ({ terrain: on, tile: at, kind }) => `For each person you free there is ${KIT_NAMES[kind]} on ${tile(on, at)}.`,
  bloodhounds: () => 'Guard Dogs find you on 1 to 3.',
  'door-locked': ({ terrain: on, door: name }) => `The door between ${door(on, name)} starts locked.`,
  'no-keys': () => 'Nobody has the keys.',
  masks: () => 'Whoever leaves here alive has a gas mask from then on.',
  barrels: ({ terrain: on, tiles }) => `Gas barrels stand on ${both(on, tiles)}.`,
  'goliath-at-nest': () => 'A Goliath starts beside its nest.',
};

export function specialText(rule: OperationSpecial): string {
  return byDo(SPECIAL_TEXTS, rule);
}

const TERRAIN_TEXTS: ByDo<TerrainSpecial, [on: TerrainId], string> = {
  'quiet-events': (_, { once, events }) => `Once ${aim(once)} is done, ${events.map(eventName).join(', ')} does nothing here.`,
  'also-completes': (on, { tile: at, objective }) => `An explosion on ${tile(on, at)} also completes ${aim(objective)}.`,
  'fewer-draws': (_, { entrance, once }) => `Once ${aim(once)} is done, ${entrance} draws 1 token fewer.`,
  keys: (on, { doors }) => `Eliminate the enemy who starts on the alarm, and these doors open: ${doors.map((name) => door(on, name)).join('; ')}.`,
  draughts: (_, { until }) => `Until ${aim(until)} is done, gas spreads to adjacent tiles.`,
  'drains-barrel': (on, { tile: at, once }) => `Once ${aim(once)} is done, the barrel on ${tile(on, at)} is gone.`,
};

export function terrainText(rule: TerrainSpecial, on: TerrainId): string {
  return byDo(TERRAIN_TEXTS, rule, on);
}
