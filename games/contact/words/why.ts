import type { ClauseId } from '#kernel';
import type { Answer } from '../answer.ts';
import { ability, KRUSSOV, type MemberId } from '../content/members.ts';
import { isDouble, isInspired } from '../facts/attacks.ts';
import { type Forbidden, forbidden } from '../facts/help.ts';
import type { Decision } from '../types.ts';
import type { View } from '../view.ts';
import type { Messages } from './messages.ts';

const WIRE = ability(KRUSSOV, 'tripwire');

/** Why an answer is forbidden by a clause; null where the clause alone has to say it. */
export function reasons({ why: say }: Messages): (clause: ClauseId, answer: Answer, view: View, decision: Decision) => string | null {
  const outOfReach = (f: Forbidden): string => {
    const [near, far] = f.reach;
    return say.attack.range({ ...about(f), with: weaponOf(f), near, far, span: far - near });
  };
  const fallen = (f: Forbidden): string => say.players['dead-do-not-act'](about(f));
  const hasRole = (f: Forbidden): string => say.setup['unique-roles'](about(f));
  const table: Readonly<Record<ClauseId, (f: Forbidden) => string>> = {
    'contact.attack.range': outOfReach,
    'contact.branson.no-reach': outOfReach,
    'contact.nelson.minimum': () => say.nelson.minimum,
    'contact.kenzo.ronin': outOfReach,
    'contact.schulz.double': outOfReach,
    'contact.schulz.double-same-segment': () => say.schulz['double-same-segment'],
    'contact.attack.occupied-target': (f) => (f.at === null ? say.attack['nobody-near'] : say.attack['occupied-target'](about(f))),
    'contact.players.dead-do-not-act': fallen,
    'contact.hit.no-return': fallen,
    'contact.cooper.ardor': () => say.cooper.ardor,
    'contact.cole.inspire': (f) => say.cole.inspire(about(f)),
    'contact.players.one-action': (f) => say.players['one-action'](about(f)),
    'contact.players.exclusive-ability': (f) => say.players['exclusive-ability'](about(f)),
    'contact.grenade.once': (f) => say.grenade.once(about(f)),
    'contact.grenade.replaces-attack': (f) => say.grenade['replaces-attack'](about(f)),
    'contact.grenade.range': (f) => say.grenade.range(about(f)),
    'contact.attack.declare-first': (f) => say.attack['declare-first'](about(f)),
    'contact.dunham.flexible-rifle-only': () => say.dunham['flexible-rifle-only'],
    'contact.branson.one-roll': () => say.branson['one-roll'],
    'contact.players.leader-decides': (f) =>
      say.players[f.does === 'fall' || f.does === 'call' ? 'leader-decides' : 'leader-called']({ settler: settlerOf(f.view) }),
    'contact.hit.team-chooses': (f) => (f.by === null ? say.hit['team-chooses'](about(f)) : say.modes['somebody-else']),
    'contact.players.end': (f) => say.players.end(about(f)),
    'contact.players.any-order': (f) =>
      isNaming(f) && f.attack !== null && isInspired(f.attack) ? say.players['named-first'] : say.players['any-order'](about(f)),
    'contact.miller.spacing': (f) => say.miller.spacing({ ...about(f), columns: f.view.settings['mg60-columns'] }),
    'contact.cole.breakthrough': () => say.cole.breakthrough,
    'contact.attack.target-number': (f) => say.attack['target-number'](f),
    'contact.krussov.tripwire-before-merge': () => say.krussov['tripwire-before-merge'],
    'contact.krussov.tripwire': (f) => (f.standing < WIRE.group ? say.krussov.tripwire(f) : say.krussov['tripwire-large']),
    'contact.alvares.confusion-blocks-tripwire': () => say.alvares['confusion-blocks-tripwire'],
    'contact.setup.choice': (f) => say.setup.choice(about(f)),
    'contact.setup.unique-roles': hasRole,
    'contact.setup.heavy-once': hasRole,
    'contact.setup.four-members': () => say.setup['four-members'],
    'contact.modes.shared-table': (f) =>
      f.who === null || f.by !== null ? say.modes['somebody-else'] : say.modes['shared-table'](about({ ...f, who: decidedBy(f) })),
    'contact.cole.inspire-who': (f) => say.cole['inspire-who'](about(f)),
  };
  return (clause, answer, view, decision) => table[clause]?.(forbidden(answer, view, decision)) ?? null;
}

/** The targets of somebody's dice are all named before the first one is rolled. */
function isNaming({ decision }: Forbidden): boolean {
  return decision.kind === 'aim' && decision.about.naming;
}

/** Whose player decides it: who gives an extra die, not who gets it. */
function decidedBy({ does, who }: Forbidden): MemberId | null {
  return does === 'inspire' ? 'cole' : who;
}

/** Who and where, each a list of one or none. */
function about({ who, at }: Forbidden) {
  return { who: who === null ? [] : [who], at: at === null ? [] : [at] };
}

function weaponOf({ who, attack }: Forbidden): 'grenade' | 'ronin' | 'double' | 'own' | 'none' {
  if (attack === 'grenade' || attack === 'ronin') return attack;
  if (attack !== null && isDouble(attack)) return 'double';
  return who === null ? 'none' : 'own';
}

export function settlerOf({ leader }: View): 'leader' | 'host' {
  return leader === null ? 'host' : 'leader';
}
