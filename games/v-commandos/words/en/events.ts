import type { Words } from '../../../words.ts';
import { effectOf, eventNamed } from '../../content/events.ts';
import type { VCommandos } from '../../types.ts';
import { doorTiles, entranceName, entranceTile, eventName, commandoName as name, objectiveData, terrainName, tileName } from '../places.ts';
import { ENEMY_NAMES, eventText, KIT_NAMES, WEAPON_NAMES } from './cards.ts';
import { enemyList, kitList, list, SIDES, victimName } from './phrases.ts';

const DOORS = { shot: 'shot open', crowbar: 'forced open', charge: 'broken open', keys: 'unlocked with the keys', blast: 'blown open' } as const;
const STEPS = { reinforcements: 'Enemy reinforcements.', movement: 'Enemy movement.', fire: 'Enemy fire.' } as const;
const FATES = { wounds: 'dies of wounds', gas: 'is killed by the gas', explosion: 'is killed by the explosion' } as const;
const FAILURES: Readonly<Record<string, string>> = {
  bag: 'The bag is empty. *The operation has failed.*',
  eliminated: 'All commandos are eliminated. *The operation has failed.*',
  'no replacement': 'Nobody is left to take over. *The operation has failed.*',
  card: 'Time is up. *The operation has failed.*',
};

const thing = (ref: Parameters<typeof objectiveData>[0]): string => {
  const data = objectiveData(ref);
  return data !== undefined && 'item' in data ? `the ${data.item.replaceAll('-', ' ')}` : 'it';
};
const some = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const at = (ref: Parameters<typeof entranceName>[0]): string => `${entranceName(ref)} (${entranceTile(ref)})`;

export const EVENTS_SAY: Words<VCommandos>['events'] = {
  column: ({ terrains }) => `The job: *${list(terrains.map(terrainName))}*.`,
  picked: ({ who, side, replaces }) => `*${name(who)}*, side ${side}, ${replaces ? 'takes over' : 'joins'}.`,
  gander: ({ host }) => `Gander goes with ${name(host)}.`,
  assigned: ({ who, terrain }) => `${name(who)} goes to ${terrainName(terrain)}.`,
  'laid-out': ({ terrain, guards, alarm }) =>
    `${terrainName(terrain)} is guarded by ${guards}.${alarm ? ' With so many commandos *the alarm sounds at once*.' : ''}`,
  turn: () => '',
  event: ({ event, direction, idle }) =>
    `*${eventName(event)}*${idle ? ' (no effect here)' : `: ${eventText(effectOf(eventNamed(event)))}`} Enemies head ${direction === '?' ? 'nobody knows where' : SIDES[direction]}.`,
  reshuffled: ({ cards }) => `The event deck is empty: ${some(cards, 'card')} are shuffled again.`,
  'entrance-chosen': ({ entrance, by }) => `${at(entrance)} draws ${by === 'none' ? 'nothing' : `${by} more`} this turn.`,
  'tile-chosen': ({ tile }) => `It is ${tileName(tile)}.`,
  'special-comes': ({ enemy, entrance }) => `A *${ENEMY_NAMES[enemy]}* comes to ${at(entrance)}.`,
  'waiting-leave': ({ entrance, enemies }) => `${some(enemies, 'enemy').replace('enemys', 'enemies')} waiting at ${at(entrance)} leave.`,
  'smoke-moves': ({ from, to }) => `Smoke drifts from ${tileName(from)} to ${tileName(to)}.`,
  'kit-lands': ({ tile, kit }) => `${kitList(kit)} on ${tileName(tile)}.`,
  'kit-given': ({ who, kit }) => `${name(who)} gets ${kit.length === 0 ? 'nothing' : kitList(kit)}.`,
  activates: ({ who }) => `${name(who)}'s turn.`,
  ends: () => '',
  moves: ({ who, up, to, careful, visible }) =>
    `${name(who)} ${up ? 'comes up at' : careful ? 'creeps to' : 'moves to'} ${tileName(to)}${visible ? ' and is *Visible*' : ''}.`,
  'goes-down': ({ who, from }) => `${name(who)} goes Underground at ${tileName(from)}.`,
  stealth: ({ who, dice, found }) => `Stealth check for ${name(who)}: ${dice.join(', ')}. ${found ? '*Found!*' : 'Still hidden.'}`,
  visible: ({ who }) => `*${name(who)} is Visible.*`,
  'uniform-lost': ({ who }) => `${name(who)} loses the uniform.`,
  alarm: ({ terrain }) => `*The alarm sounds* at ${terrainName(terrain)}.`,
  'alarm-muted': ({ terrain }) => `The cut wires keep the alarm quiet at ${terrainName(terrain)}.`,
  'alarm-off': ({ terrain, how }) => `The alarm at ${terrainName(terrain)} ${how === 'silenced' ? 'is silenced' : 'goes dead'}.`,
  shoots: ({ who, weapon, tile, dice, hits }) =>
    `${name(who)} shoots at ${tileName(tile)} with the ${WEAPON_NAMES[weapon]}: ${dice.join(', ')}, *${some(hits, 'hit')}*.`,
  strikes: ({ who, with: what, tile, dice, hits }) =>
    `${name(who)} ${what === 'grenade' ? 'throws a Grenade at' : 'bombards'} ${tileName(tile)}: ${dice.join(', ')}, *${some(hits, 'hit')}*.`,
  overpowers: ({ who, victim }) => `${name(who)} overpowers ${victimName(victim)}.`,
  eliminated: ({ enemies, tile }) => `${enemyList(enemies)} eliminated on ${tileName(tile)}.`,
  loot: ({ tile, kit, spotted }) =>
    `Found on ${tileName(tile)}: ${[...(kit.length > 0 ? [kitList(kit)] : []), ...(spotted > 0 ? ['*Spotted*'] : [])].join(', ') || 'nothing'}.`,
  'door-opens': ({ door, how }) => `The door between ${list(doorTiles(door))} is ${DOORS[how]}.`,
  barricaded: ({ entrance }) => `${at(entrance)} is barricaded.`,
  'barricade-breaks': ({ entrance }) => `The barricade at ${at(entrance)} breaks.`,
  trapdoor: ({ tile, to }) => `The trapdoor on ${tileName(tile)} is ${to === 'open' ? 'open now' : 'blocked'}.`,
  saves: ({ who }) => `${name(who)} saves an action.`,
  plus: ({ who }) => `${name(who)} gets a [+1] token.`,
  healed: ({ who, wounds, by }) =>
    `${by === null || by === who ? `${name(who)} removes` : `${name(by)} treats ${name(who)}:`} ${some(wounds, 'wound')}${by === null || by === who ? '' : ' removed'}.`,
  'gander-healed': () => 'Gander is well again.',
  dons: ({ who }) => `${name(who)} puts on an Enemy Uniform.`,
  emplaces: ({ who, tile, timer }) => `${name(who)} emplaces TNT on ${tileName(tile)}${timer > 0 ? `, timer ${timer}` : ''}.`,
  detonates: ({ who, tile }) => `${name(who)} detonates the TNT on ${tileName(tile)}.`,
  explosion: ({ tile }) => `*Explosion* on ${tileName(tile)}.`,
  airdrop: ({ who, tile, kit, spotted }) =>
    `${name(who)} calls an Airdrop${spotted > 0 ? ` (${spotted} Spotted)` : ''}: ${tile === null ? '*it is lost*' : `${kitList(kit)} on ${tileName(tile)}`}.`,
  smoke: ({ who, tile }) => `${name(who)} puts Smoke on ${tileName(tile)}.`,
  panzerfaust: ({ who, tile }) => `${name(who)} fires a Panzerfaust at ${tileName(tile)}.`,
  'barrel-bursts': ({ tile }) => `*Gas* on ${tileName(tile)}.`,
  'barrel-gone': ({ tile }) => `The barrel on ${tileName(tile)} is gone.`,
  'wire-cut': ({ who }) => `${name(who)} cuts the Goliath's wire: its TNT is yours.`,
  'goliath-moves': ({ from, to }) => `The Goliath rolls from ${tileName(from)} to ${tileName(to)}.`,
  works: ({ who, left }) => `${name(who)} works on the objective${left > 0 ? `, ${left} to go` : ''}.`,
  takes: ({ who, objective }) => `${name(who)} has ${thing(objective)}.`,
  'item-lies': ({ objective, tile }) => `${thing(objective)} stays on ${tileName(tile)}.`,
  objective: ({ objective }) => `*Objective done: ${objectiveData(objective)?.says ?? objective}.*`,
  ability: ({ who }) => `${name(who)} uses an ability.`,
  direction: ({ direction }) => `Enemies will head ${SIDES[direction]}.`,
  looks: ({ who, events }) => `${name(who)} looks ahead: ${list(events.map(eventName))}.`,
  collects: ({ who, kit }) => `${name(who)} collects ${KIT_NAMES[kit]}.`,
  drops: ({ who, kit }) => `${name(who)} drops ${KIT_NAMES[kit]}.`,
  nest: ({ who, inside }) => `${name(who)} gets ${inside ? 'into' : 'out of'} the nest.`,
  rerolls: ({ who, was, is, by }) => `${by === 'gander' ? 'Gander' : name(who)} rolls the ${was} again: *${is}*.`,
  'enemy-step': ({ step }) => STEPS[step],
  'goliaths-activated': ({ terrain }) => `Goliaths are activated at ${terrainName(terrain)}.`,
  drawn: ({ entrance, enemies, nulls }) =>
    `${at(entrance)} draws ${enemies.length === 0 ? (nulls > 0 ? 'nobody' : 'nothing') : enemyList(enemies)}${nulls > 0 ? ` (${nulls} Ø)` : ''}.`,
  enters: ({ tile, enemies, waiting }) => `${enemyList(enemies)} enter ${tileName(tile)}${waiting > 0 ? `; ${waiting} wait outside` : ''}.`,
  'specials-join': ({ specials }) => `${some(specials, 'Special')} join${specials === 1 ? 's' : ''} the bag.`,
  follows: ({ direction }) => (direction === null ? 'Enemies close in on the Visible.' : `Enemies head ${SIDES[direction]}.`),
  'enemies-move': ({ from, to, enemies }) =>
    from === to ? `${enemyList(enemies)} on ${tileName(to)}.` : `${enemyList(enemies)}: ${tileName(from)} to ${tileName(to)}.`,
  guards: ({ enemy, tile }) => `A ${ENEMY_NAMES[enemy]} stands guard on ${tileName(tile)}.`,
  fires: ({ who, dice, needed, hits }) => `Enemies fire at ${name(who)}: ${dice.join(', ')} (need ${needed}), *${some(hits, 'hit')}*.`,
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
