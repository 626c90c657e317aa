import { cardOf, type MemberId, shortName } from '../../content/members.ts';
import { leaderIn } from '../../facts/groups.ts';
import type { Forbidden } from '../../facts/help.ts';
import type { Way } from '../../facts/ways.ts';
import type { Reasons } from '../shared.ts';
import { board, capital } from './board.ts';

const name = ({ who }: Forbidden): string => (who === null ? 'This member' : shortName(who));
const place = ({ at }: Forbidden): string => (at === null ? '' : capital(board.place(at)));

function weapon(id: MemberId | null, way: Way | null): string {
  if (way === 'grenade') return 'a grenade';
  if (way === 'ronin') return 'the blade';
  if (way?.endsWith('double') === true) return 'the double shot';
  return id === null ? 'the weapon' : `the ${cardOf(id).weapon.title}`;
}

function rings([near, far]: readonly [number, number]): string {
  if (near === far) return `ring ${near} only`;
  return far - near === 1 ? `rings ${near} and ${far}` : `rings ${near} to ${far}`;
}

const settler = ({ view }: Forbidden): string => (leaderIn(view) === null ? 'The host' : 'The leader');
const outOfReach = (f: Forbidden): string => `${place(f)} is out of reach: ${weapon(f.who, f.way)} reaches ${rings(f.reach)}.`;
const fallen = (f: Forbidden): string => `${name(f)} has fallen and does not come back.`;

export const REASONS: Reasons = {
  'contact.attack.range': outOfReach,
  'contact.branson.no-reach': outOfReach,
  'contact.nelson.minimum': () => 'Ring 1 is too near for the grenade launcher.',
  'contact.kenzo.ronin': outOfReach,
  'contact.schulz.double': outOfReach,
  'contact.schulz.double-same-segment': () => 'Both zombies of a double shot come from the same segment.',
  'contact.attack.occupied-target': (f) => (f.at === null ? 'There is no zombie within reach.' : `Nobody stands in ${board.place(f.at)}.`),
  'contact.players.dead-do-not-act': fallen,
  'contact.hit.no-return': fallen,
  'contact.cooper.ardor': () => 'This die cannot get better, or another that shows the same is offered.',
  'contact.cole.inspire': (f) => `${name(f)} has been given no extra die.`,
  'contact.players.one-action': (f) => `${name(f)} has already acted this turn.`,
  'contact.players.exclusive-ability': (f) => `${name(f)} uses rifle or blade in a turn, not both.`,
  'contact.grenade.once': (f) => `${name(f)} has no grenade any more.`,
  'contact.grenade.replaces-attack': (f) => `The grenade is thrown instead of firing, and ${name(f)} has done one of the two.`,
  'contact.grenade.range': (f) => `${place(f)} is too far for a grenade at this table.`,
  'contact.attack.declare-first': (f) => `${name(f)} has to name the target before the die is rolled.`,
  'contact.dunham.flexible-rifle-only': () => 'Only the rifle is rolled first, not the grenade.',
  'contact.branson.one-roll': () => 'The flame thrower burns a whole column: name the column.',
  'contact.players.leader-decides': (f) => (f.does === 'fall' || f.does === 'call' ? `${settler(f)} decides this.` : `${settler(f)} has called somebody else.`),
  'contact.hit.team-chooses': (f) => `Only ${name(f)}’s player can answer this.`,
  'contact.players.end': (f) => `${name(f)} has nothing left to do this turn.`,
  'contact.players.any-order': (f) => `${name(f)} has to wait until the dice of the other one are rolled.`,
  'contact.miller.spacing': (f) =>
    `${place(f)} is too far from the last target: ${f.view.settings['mg60-columns'] ? 'it may be two columns away at most' : 'at most one segment may lie between'}.`,
  'contact.cole.breakthrough': () => 'The dice that are left are for ring 1 only.',
  'contact.attack.target-number': (f) => `The die is too low for ring ${f.ring}: it takes ${f.needs} or more there.`,
  'contact.krussov.tripwire-before-merge': () => 'Groups in ring 1 do not move, so the tripwire cannot catch them.',
  'contact.krussov.tripwire': (f) => `The tripwire catches groups of five or more; ${board.zombies(f.standing)} stand${f.standing === 1 ? 's' : ''} there.`,
  'contact.alvares.confusion-blocks-tripwire': () => 'This group is confused and will not move.',
  'contact.setup.choice': (f) => `${name(f)} is in the team already.`,
  'contact.setup.unique-roles': (f) => `There is a ${role(f.who)} in the team already.`,
  'contact.setup.heavy-once': (f) => `A team has one ${role(f.who)} at most.`,
  'contact.setup.four-members': () => 'Your share of the team is complete.',
  'contact.cole.inspire-who': (f) => `${name(f)} cannot be given a die: neither Cole nor a heavy weapon can.`,
};

function role(id: MemberId | null): string {
  return id === null ? 'member of this role' : cardOf(id).role;
}
