import { cardOf, type MemberId, shortName } from '../../content/members.ts';
import { type AttackKind, isDouble } from '../../facts/attacks.ts';
import type { Forbidden } from '../../facts/help.ts';
import type { Reasons } from '../shared.ts';
import { capital, place as placeOf, zombies } from './phrases.ts';

const name = ({ who }: Forbidden): string => (who === null ? 'This member' : shortName(who));
const place = ({ at }: Forbidden): string => (at === null ? '' : capital(placeOf(at)));

function weapon(id: MemberId | null, attack: AttackKind | null): string {
  if (attack === 'grenade') return 'a grenade';
  if (attack === 'ronin') return 'the blade';
  if (attack !== null && isDouble(attack)) return 'the double shot';
  return id === null ? 'the weapon' : `the ${cardOf(id).weapon.title}`;
}

function rings([near, far]: readonly [number, number]): string {
  if (near === far) return `ring ${near} only`;
  return far - near === 1 ? `rings ${near} and ${far}` : `rings ${near} to ${far}`;
}

const settler = ({ view }: Forbidden): string => (view.leader === null ? 'The host' : 'The leader');
const outOfReach = (f: Forbidden): string => `${place(f)} is out of reach: ${weapon(f.who, f.attack)} reaches ${rings(f.reach)}.`;
const fallen = (f: Forbidden): string => `${name(f)} has fallen and does not come back.`;

export const REASONS: Reasons = {
  'contact.attack.range': outOfReach,
  'contact.branson.no-reach': outOfReach,
  'contact.nelson.minimum': () => 'Ring 1 is too near for the grenade launcher.',
  'contact.kenzo.ronin': outOfReach,
  'contact.schulz.double': outOfReach,
  'contact.schulz.double-same-segment': () => 'A double shot takes both zombies from one segment.',
  'contact.attack.occupied-target': (f) => (f.at === null ? 'No zombie is within reach.' : `There are no zombies in ${placeOf(f.at)}.`),
  'contact.players.dead-do-not-act': fallen,
  'contact.hit.no-return': fallen,
  'contact.cooper.ardor': () => 'Rerolling this die gains nothing, or another die shows the same: reroll that one.',
  'contact.cole.inspire': (f) => `${name(f)} has no extra die from Cole.`,
  'contact.players.one-action': (f) => `${name(f)} has already acted this turn.`,
  'contact.players.exclusive-ability': (f) => `${name(f)} uses either the rifle or the blade in a turn, not both.`,
  'contact.grenade.once': (f) => `${name(f)} has no grenade left.`,
  'contact.grenade.replaces-attack': (f) => `${name(f)} can either fire or throw a grenade, and has already done one of them.`,
  'contact.grenade.range': (f) => `${place(f)} is too far for a grenade at this table.`,
  'contact.attack.declare-first': (f) => `${name(f)} has to name a target before rolling.`,
  'contact.dunham.flexible-rifle-only': () => 'Dunham rolls first only with the rifle, not with the grenade.',
  'contact.branson.one-roll': () => 'The flame thrower burns a whole column: choose the column.',
  'contact.players.leader-decides': (f) => (f.does === 'fall' || f.does === 'call' ? `${settler(f)} decides this.` : `${settler(f)} has called somebody else.`),
  'contact.hit.team-chooses': (f) => `Only ${name(f)}’s player can answer this.`,
  'contact.players.end': (f) => `${name(f)} has nothing left to do this turn.`,
  'contact.players.any-order': (f) => `${name(f)} has to wait: somebody else still has dice to roll.`,
  'contact.miller.spacing': (f) =>
    `${place(f)} is too far from the last target: ${f.view.settings['mg60-columns'] ? 'two columns at most' : 'at most one segment may lie between them'}.`,
  'contact.cole.breakthrough': () => 'The remaining dice are for ring 1 only.',
  'contact.attack.target-number': (f) => `The roll is too low for ring ${f.ring}: you need ${f.needs} or more there.`,
  'contact.krussov.tripwire-before-merge': () => 'Groups in ring 1 do not move, so the tripwire cannot catch them.',
  'contact.krussov.tripwire': (f) => `The tripwire catches groups of five or more; ${zombies(f.standing)} stand${f.standing === 1 ? 's' : ''} there.`,
  'contact.alvares.confusion-blocks-tripwire': () => 'This group is confused and will not move.',
  'contact.setup.choice': (f) => `${name(f)} is already on the team.`,
  'contact.setup.unique-roles': (f) => `The team already has its ${role(f.who)}.`,
  'contact.setup.heavy-once': (f) => `The team already has its ${role(f.who)}.`,
  'contact.setup.four-members': () => 'You have chosen all your members.',
  'contact.modes.shared-table': (f) => `${f.who === null ? 'Somebody else' : `Somebody else plays ${name(f)} and`} decides this.`,
  'contact.cole.inspire-who': (f) => `${name(f)} cannot take the die: it goes neither to Cole nor to a heavy weapon.`,
};

function role(id: MemberId | null): string {
  return id === null ? 'member of this role' : cardOf(id).role;
}
