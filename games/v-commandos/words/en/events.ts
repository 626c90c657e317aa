import type { Names, Words } from '../../../words.ts';
import { type CommandoId, commandoAt, commandoNamed } from '../../content/commandos.ts';
import { effectOf, eventNamed } from '../../content/events.ts';
import type { TerrainId } from '../../content/map.ts';
import type { EntranceRef } from '../../content/refs.ts';
import type { VCommandos } from '../../types.ts';
import type { View } from '../../view.ts';
import { doorTiles, entranceIn, entranceTile, eventName, commandoName as name, objectiveData, terrainName, tileName } from '../places.ts';
import { ABILITY_NAMES, ENEMY_NAMES, eventText, KIT_NAMES, WEAPON_NAMES } from './cards.ts';
import { capital, enemyCounts, enemyList, kitList, list, one, SIDES, some, thing, victimName } from './phrases.ts';

const DOORS = { shot: 'shot open', crowbar: 'forced open', charge: 'broken open', keys: 'unlocked with the keys', blast: 'blown open' } as const;
const STEPS = { reinforcements: 'Enemy reinforcements.', movement: 'Enemy movement.', fire: 'Enemy fire.' } as const;
const FATES = { wounds: 'dies of wounds', gas: 'is killed by the gas', explosion: 'is killed by the explosion' } as const;
const FAILURES: Readonly<Record<string, string>> = {
  bag: 'The enemy bag is empty. *The mission has failed.*',
  eliminated: 'All commandos are eliminated. *The mission has failed.*',
  'no replacement': 'Nobody is left to take over. *The mission has failed.*',
  card: 'Time is up. *The mission has failed.*',
};

const at = (ref: EntranceRef, view: View): string => `${entranceIn(view, ref)} at ${entranceTile(ref)}`;
const does = (many: readonly unknown[], single: string, plural: string): string => (many.length === 1 ? single : plural);

/** What the card of somebody in play is good at. */
export function abilityOf({ commandos }: View, who: CommandoId): string {
  const side = commandos.find(({ id }) => id === who)?.side === 'B' ? 1 : 0;
  return ABILITY_NAMES[commandoAt(commandoNamed(who)).sides[side].ability];
}

/** Without a Goliath it is no news that they are activated. */
function hasGoliath({ terrains }: View, terrain: TerrainId): boolean {
  return terrains.some(({ id, tiles }) => id === terrain && tiles.some(({ enemies }) => enemies.includes('goliath')));
}

/** Who leads a commando, where they have a name. */
function leads({ commandos }: View, who: CommandoId, names: Names): string {
  const leader = names[commandos.find(({ id }) => id === who)?.seat ?? -1] ?? '';
  return leader === '' ? '' : `${leader} leads `;
}

const hitsOf = (hits: number): string => (hits === 0 ? 'No hits' : some(hits, 'hit'));
const isLed = (ref: Parameters<typeof objectiveData>[0]): boolean => objectiveData(ref)?.do === 'free';

export const EVENTS_SAY: Words<VCommandos>['events'] = {
  column: ({ terrains }) => `The job: *${list(terrains.map(terrainName))}*.`,
  picked: ({ who, side, replaces }, view, names) =>
    `${leads(view, who, names)}*${name(who)}*${leads(view, who, names) === '' ? ` ${replaces ? 'takes over' : 'joins'}` : ''}, side ${side}: ${abilityOf(view, who)}.`,
  gander: ({ host }) => `Gander goes with ${name(host)}.`,
  assigned: ({ who, terrain }) => `${name(who)} goes to ${terrainName(terrain)}.`,
  'laid-out': ({ terrain, guards, alarm }) =>
    `${terrainName(terrain)}: ${some(guards, 'enemy stands', 'enemies stand')} guard.${alarm ? ' With so many commandos *the alarm sounds at once*.' : ''}`,
  turn: () => '',
  event: ({ event, direction, idle }) =>
    `*${eventName(event)}*: ${idle ? 'No effect here.' : eventText(effectOf(eventNamed(event)))} ${direction === '?' ? 'Nobody knows yet where the enemies will go.' : `The enemies will go ${SIDES[direction]}.`}`,
  reshuffled: ({ cards }) => `The event deck is empty: ${some(cards, 'card')} are reshuffled.`,
  'entrance-chosen': ({ entrance, by }, view) => `${at(entrance, view)} draws ${by === 'none' ? 'nothing' : `${by} more`} this turn.`,
  'tile-chosen': ({ tile }) => `The card is about ${tileName(tile)}.`,
  'special-comes': ({ enemy, entrance }, view) => `*${capital(one(ENEMY_NAMES[enemy]))}* comes to ${at(entrance, view)}.`,
  'waiting-leave': ({ entrance, enemies }, view) => `${some(enemies, 'enemy', 'enemies')} outside ${at(entrance, view)} ${enemies === 1 ? 'leaves' : 'leave'}.`,
  'smoke-moves': ({ from, to }) => `Smoke drifts from ${tileName(from)} to ${tileName(to)}.`,
  'kit-drawn': ({ kit }) => (kit.length === 0 ? 'No token is left to draw.' : `Drawn: ${kitList(kit)}.`),
  'kit-lands': ({ tile, kit }) => (kit.length === 0 ? 'Nothing is found.' : `On ${tileName(tile)}: ${kitList(kit)}.`),
  'kit-given': ({ who, kit }) => `${name(who)} gets ${kit.length === 0 ? 'nothing' : kitList(kit)}.`,
  activates: ({ who }) => `${name(who)}'s turn.`,
  ends: () => '',
  moves: ({ who, up, to, careful, visible }) =>
    `${name(who)} ${careful ? 'creeps' : up ? 'comes' : 'moves'} ${up ? 'up at' : 'to'} ${tileName(to)}${visible ? ' and is *Visible*' : ''}.`,
  'goes-down': ({ who, from }) => `${name(who)} goes Underground at ${tileName(from)}.`,
  stealth: ({ who, dice, found }) => `Stealth check for ${name(who)}: ${dice.join(', ')}. ${found ? '*Found!*' : 'Still hidden.'}`,
  visible: ({ who }) => `*${name(who)} is Visible.*`,
  'uniform-lost': ({ who }) => `${name(who)} loses the uniform.`,
  alarm: ({ terrain }) => `*The alarm sounds* at ${terrainName(terrain)}.`,
  'alarm-muted': ({ terrain }) => `The cut wires keep the alarm quiet at ${terrainName(terrain)}.`,
  'alarm-off': ({ terrain, how }) => `The alarm at ${terrainName(terrain)} ${how === 'silenced' ? 'is silenced' : 'goes dead'}.`,
  shoots: ({ who, weapon, tile, dice, hits }) =>
    `${name(who)} shoots at ${tileName(tile)} with the ${WEAPON_NAMES[weapon]}: ${dice.join(', ')}. *${hitsOf(hits)}.*`,
  strikes: ({ who, with: what, tile, dice, hits }) =>
    `${name(who)} ${what === 'grenade' ? 'throws a Grenade at' : 'bombards'} ${tileName(tile)}: ${dice.join(', ')}. *${hitsOf(hits)}.*`,
  overpowers: ({ who, victim }) => `${name(who)} overpowers ${victimName(victim)}.`,
  eliminated: ({ enemies, tile }) => `${enemyList(enemies)} eliminated on ${tileName(tile)}.`,
  loot: ({ tile, kit, spotted }) =>
    `Found on ${tileName(tile)}: ${[...(kit.length > 0 ? [kitList(kit)] : []), ...(spotted > 0 ? ['*Spotted*'] : [])].join(', ') || 'nothing'}.`,
  'door-opens': ({ door, how }) => `The door between ${list(doorTiles(door))} is ${DOORS[how]}.`,
  barricaded: ({ entrance }, view) => `${at(entrance, view)} is barricaded.`,
  'barricade-breaks': ({ entrance }, view) => `The barricade of ${at(entrance, view)} breaks.`,
  trapdoor: ({ tile, to }) => `The trapdoor on ${tileName(tile)} is ${to === 'open' ? 'open now' : 'blocked'}.`,
  saves: ({ who }) => `${name(who)} saves an action.`,
  plus: ({ who }) => `${name(who)} gets a [+1] token.`,
  healed: ({ who, wounds, by }) =>
    by === null || by === who ? `${name(who)} removes ${some(wounds, 'wound')}.` : `${name(by)} treats ${name(who)}: ${some(wounds, 'wound')} removed.`,
  'gander-healed': () => 'Gander is well again.',
  dons: ({ who }) => `${name(who)} puts on an Enemy Uniform.`,
  emplaces: ({ who, tile, timer }) =>
    `${name(who)} emplaces TNT on ${tileName(tile)}${timer > 0 ? `. It explodes in ${timer === 1 ? 'this End Phase' : `${timer} End Phases`}` : ''}.`,
  detonates: ({ who, tile }) => `${name(who)} detonates the TNT on ${tileName(tile)}.`,
  explosion: ({ tile }) => `*Explosion* on ${tileName(tile)}.`,
  airdrop: ({ who, tile, kit, spotted }) =>
    `${name(who)} calls an Airdrop${spotted > 0 ? ` (${spotted} Spotted)` : ''}: ${tile === null ? '*it is lost*' : `${kitList(kit)} on ${tileName(tile)}`}.`,
  smoke: ({ who, tile }) => `${name(who)} puts Smoke on ${tileName(tile)}.`,
  panzerfaust: ({ who, tile }) => `${name(who)} fires a Panzerfaust at ${tileName(tile)}.`,
  'barrel-bursts': ({ tile }) => `*Gas* on ${tileName(tile)}.`,
  'barrel-gone': ({ tile }) => `The barrel on ${tileName(tile)} is gone.`,
  'wire-cut': ({ who, tile }) => `${name(who)} cuts the Goliath's wire: its TNT lies on ${tileName(tile)}.`,
  'goliath-moves': ({ from, to }) => `The Goliath rolls from ${tileName(from)} to ${tileName(to)}.`,
  works: ({ who, left }) => `${name(who)} works on the objective${left > 0 ? ` (${left} to go)` : ''}.`,
  takes: ({ who, objective }) => (isLed(objective) ? `${capital(thing(objective))} goes with ${name(who)}.` : `${name(who)} has ${thing(objective)}.`),
  'item-lies': ({ objective, tile }) => `${capital(thing(objective))} stays on ${tileName(tile)}.`,
  objective: ({ objective }) => `*Objective done: ${objectiveData(objective)?.says ?? objective}.*`,
  ability: ({ who }, view) => `${name(who)} uses ${abilityOf(view, who)}.`,
  direction: ({ direction }) => `The enemies will go ${SIDES[direction]}.`,
  looks: ({ who, events }) => `${name(who)} looks ahead: ${list(events.map(eventName))}.`,
  collects: ({ who, kit }) => `${name(who)} collects ${KIT_NAMES[kit]}.`,
  drops: ({ who, kit }) => `${name(who)} drops ${KIT_NAMES[kit]}.`,
  nest: ({ who, inside }) => `${name(who)} gets ${inside ? 'into' : 'out of'} the nest.`,
  rerolls: ({ who, was, is, by }) => `${by === 'gander' ? 'Gander' : name(who)} rerolls the ${was}: *${is}*.`,
  'enemy-step': ({ step }) => STEPS[step],
  'goliaths-activated': ({ terrain }, view) => (hasGoliath(view, terrain) ? `Goliaths are activated at ${terrainName(terrain)}.` : ''),
  drawn: ({ entrance, enemies, nulls }, view) =>
    `${entranceIn(view, entrance)} draws ${list([...enemyCounts(enemies), ...(nulls > 0 ? [some(nulls, 'blank')] : [])]) || 'nothing'}.`,
  enters: ({ tile, enemies, waiting }) =>
    `${enemyList(enemies)} ${does(enemies, 'enters', 'enter')} ${tileName(tile)}${waiting > 0 ? `; ${waiting} ${waiting === 1 ? 'waits' : 'wait'} outside` : ''}.`,
  'specials-join': ({ specials }) => `${some(specials, 'Special joins', 'Specials join')} the bag.`,
  follows: ({ direction }) => (direction === null ? 'The enemies close in on whoever is Visible.' : `The enemies go ${SIDES[direction]}.`),
  'enemies-move': ({ from, to, enemies }) =>
    from === to
      ? `${enemyList(enemies)} ${does(enemies, 'comes', 'come')} to ${tileName(to)}.`
      : `${enemyList(enemies)} ${does(enemies, 'moves', 'move')} from ${tileName(from)} to ${tileName(to)}.`,
  guards: ({ enemy, tile }) => `${capital(one(ENEMY_NAMES[enemy]))} stands guard on ${tileName(tile)}.`,
  relieved: ({ enemy, tile }) => `${capital(one(ENEMY_NAMES[enemy]))} on ${tileName(tile)} has nothing left to guard and may go.`,
  fires: ({ who, dice, needed, hits }) => `The enemies fire at ${name(who)}: ${dice.join(', ')} (${needed} or more hits). *${hitsOf(hits)}.*`,
  wounded: ({ who, wounds }) => `${name(who)} takes ${some(wounds, 'wound')}.`,
  'gander-hurt': () => 'Gander takes a hit.',
  critical: ({ who }) => `*${name(who)} is in Critical Condition.* First Aid is needed by the end of the next turn.`,
  fallen: ({ who, by }) => `*${name(who)} ${FATES[by]}.*`,
  'cheats-death': ({ who, die }) =>
    die === 0 ? `${name(who)} slips away Underground.` : `${name(who)} rolls a ${die}: ${die >= 3 ? 'not today' : 'this is the end'}.`,
  'gas-clears': () => 'The gas clears.',
  complete: ({ terrain }) => `*${terrainName(terrain)} is complete.*`,
  'cleaned-up': () => 'Enemies and equipment go back into the bags.',
  success: () => '*Mission accomplished.*',
  failure: ({ cause }) => FAILURES[cause] ?? cause,
};
