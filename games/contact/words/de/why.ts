import { cardOf, type MemberId, shortName } from '../../content/members.ts';
import { type AttackKind, isDouble } from '../../facts/attacks.ts';
import type { Forbidden } from '../../facts/help.ts';
import type { Reasons } from '../shared.ts';
import { place as placeOf, ROLES, zombies } from './phrases.ts';

const name = ({ who }: Forbidden): string => (who === null ? 'Dieses Mitglied' : shortName(who));
const place = ({ at }: Forbidden): string => (at === null ? '' : placeOf(at));

const WEAPON: Readonly<Record<string, string>> = {
  'modified rifle': 'das modifizierte Gewehr',
  'sniper rifle': 'das Scharfschützengewehr',
  'flame thrower': 'der Flammenwerfer',
  'standard rifle': 'das Standardgewehr',
  MG60: 'das MG60',
  'assault rifle': 'das Sturmgewehr',
  shotgun: 'die Schrotflinte',
  'grenade launcher': 'der Granatwerfer',
};

function weapon(id: MemberId | null, attack: AttackKind | null): string {
  if (attack === 'grenade') return 'eine Granate';
  if (attack === 'ronin') return 'die Klinge';
  if (attack !== null && isDouble(attack)) return 'der Doppelschuss';
  return id === null ? 'die Waffe' : (WEAPON[cardOf(id).weapon.title] ?? 'die Waffe');
}

function rings([near, far]: readonly [number, number]): string {
  if (near === far) return `nur in Ring ${near}`;
  return far - near === 1 ? `in die Ringe ${near} und ${far}` : `von Ring ${near} bis ${far}`;
}

const settler = ({ view }: Forbidden): string => (view.leader === null ? 'der Gastgeber' : 'der Anführer');
const outOfReach = (f: Forbidden): string => `${place(f)} ist außer Reichweite: ${weapon(f.who, f.attack)} reicht ${rings(f.reach)}.`;
const fallen = (f: Forbidden): string => `${name(f)} ist gefallen und kommt nicht zurück.`;

export const REASONS: Reasons = {
  'contact.attack.range': outOfReach,
  'contact.branson.no-reach': outOfReach,
  'contact.nelson.minimum': () => 'Ring 1 ist für den Granatwerfer zu nah.',
  'contact.kenzo.ronin': outOfReach,
  'contact.schulz.double': outOfReach,
  'contact.schulz.double-same-segment': () => 'Ein Doppelschuss nimmt beide Zombies aus einem Feld.',
  'contact.attack.occupied-target': (f) => (f.at === null ? 'In Reichweite steht kein Zombie.' : `In ${placeOf(f.at)} steht kein Zombie.`),
  'contact.players.dead-do-not-act': fallen,
  'contact.hit.no-return': fallen,
  'contact.cooper.ardor': () => 'Diesen Würfel neu zu werfen bringt nichts, oder ein anderer zeigt dasselbe: Nimm den.',
  'contact.cole.inspire': (f) => `${name(f)} hat keinen Extrawürfel von Cole.`,
  'contact.players.one-action': (f) => `${name(f)} war in diesem Zug schon dran.`,
  'contact.players.exclusive-ability': (f) => `${name(f)} nutzt pro Zug entweder Gewehr oder Klinge.`,
  'contact.grenade.once': (f) => `${name(f)} hat keine Granate mehr.`,
  'contact.grenade.replaces-attack': (f) => `${name(f)} kann schießen oder eine Granate werfen, und eins davon ist schon geschehen.`,
  'contact.grenade.range': (f) => `${place(f)} ist an diesem Tisch zu weit für eine Granate.`,
  'contact.attack.declare-first': (f) => `${name(f)} muss erst das Ziel nennen, dann würfeln.`,
  'contact.dunham.flexible-rifle-only': () => 'Dunham würfelt nur mit dem Gewehr erst, nicht mit der Granate.',
  'contact.branson.one-roll': () => 'Der Flammenwerfer trifft eine ganze Spalte: Wähle die Spalte.',
  'contact.players.leader-decides': (f) =>
    f.does === 'fall' || f.does === 'call' ? `Das entscheidet ${settler(f)}.` : `${settler(f).replace(/^d/, 'D')} hat jemand anderen aufgerufen.`,
  'contact.hit.team-chooses': (f) => `Das kann nur beantworten, wer ${name(f)} spielt.`,
  'contact.players.end': (f) => `${name(f)} hat in diesem Zug nichts mehr zu tun.`,
  'contact.players.any-order': (f) => `${name(f)} muss warten: Jemand anders hat noch Würfel.`,
  'contact.miller.spacing': (f) =>
    `${place(f)} ist zu weit vom letzten Ziel: ${f.view.settings['mg60-columns'] ? 'höchstens zwei Spalten' : 'Dazwischen darf höchstens ein Feld liegen'}.`,
  'contact.cole.breakthrough': () => 'Die übrigen Würfel gelten nur für Ring 1.',
  'contact.attack.target-number': (f) => `Der Wurf reicht nicht für Ring ${f.ring}: Dort brauchst du ${f.needs} oder mehr.`,
  'contact.krussov.tripwire-before-merge': () => 'Gruppen in Ring 1 ziehen nicht, also erwischt Tripwire sie nicht.',
  'contact.krussov.tripwire': (f) => `Tripwire erwischt Gruppen ab fünf; dort ${f.standing === 1 ? 'steht' : 'stehen'} ${zombies(f.standing)}.`,
  'contact.alvares.confusion-blocks-tripwire': () => 'Diese Gruppe ist verwirrt und zieht nicht.',
  'contact.setup.choice': (f) => `${name(f)} ist schon im Team.`,
  'contact.setup.unique-roles': (f) => `Diese Rolle gibt es im Team schon: ${role(f.who)}.`,
  'contact.setup.heavy-once': (f) => `Diese Rolle gibt es im Team schon: ${role(f.who)}.`,
  'contact.setup.four-members': () => 'Du hast alle deine Mitglieder gewählt.',
  'contact.modes.shared-table': (f) => (f.who === null ? 'Das entscheidet jemand anders.' : `Jemand anders spielt ${name(f)} und entscheidet das.`),
  'contact.cole.inspire-who': (f) => `${name(f)} kann den Würfel nicht bekommen: Er geht weder an Cole noch an eine schwere Waffe.`,
};

function role(id: MemberId | null): string {
  return id === null ? '' : ROLES[cardOf(id).role];
}
