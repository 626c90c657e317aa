import type { ColumnName, SegmentName } from '../../content/board.ts';
import { type Role, shortName } from '../../content/members.ts';
import type { Deed } from '../../facts/deeds.ts';
import { percent } from '../../facts/needs.ts';
import type { Part } from '../../facts/part.ts';
import type { Effect, PlainEffect } from '../../facts/stack.ts';
import type { Way } from '../../facts/ways.ts';
import type { BoardWords } from '../board.ts';

const ABILITIES: BoardWords['abilities'] = {
  cooper: { names: 'Ardor, Melee expert', says: 'Ein Neuwurf pro Zug. Fehlangriffe kosten Zombies.' },
  cole: { names: 'Inspire, Breakthrough', says: 'Die 6 verleiht einen Würfel. Mehr bei vollem Ring 1.' },
  branson: { names: 'Sweep', says: 'Ring 1 und 2 einer Spalte, je drei.' },
  miller: { names: 'Burst', says: 'Vier nahe Schüsse. In Ring 1 ab 3.' },
  nelson: { names: 'Blast', says: 'Treffer nehmen, was ein Würfel zeigt.' },
  kenzo: { names: 'Ronin', says: 'Klinge statt Gewehr: 5 und 6 schlagen nochmal.' },
  mobutu: { names: 'Scatter', says: 'Zwei Treffer, Summe 10: einer mehr.' },
  alvares: { names: 'Scope, Confusion', says: 'Braucht eins weniger. Ferne 5, 6 stoppt die Gruppe.' },
  dunham: { names: 'Flexible', says: 'Würfelt erst, zielt dann. Gewehr und Granate.' },
  krussov: { names: 'Tripwire', says: 'Eine ziehende Gruppe ab fünf verliert einen.' },
  schulz: { names: 'Doppelschuss, Fortify', says: 'Ab 3 fallen zwei in Ring 1. Zombies schlechter.' },
  ayden: { names: 'Air recon', says: 'Ab 10 Neuen kommen zwei weniger.' },
  vanderbilt: { names: 'First Aid', says: 'Kann einen Treffer pro Zug aufheben.' },
};

const ROLES: Readonly<Record<Role, string>> = {
  leader: 'Anführer',
  sniper: 'Scharfschütze',
  'heavy weapon': 'Schwere Waffe',
  standard: 'Schütze',
  assault: 'Sturm',
  scout: 'Späher',
  pioneer: 'Pionier',
  'radio operator': 'Funkerin',
  'field medic': 'Sanitäter',
};

export const WEAPONS: Readonly<Record<string, string>> = {
  'modified rifle': 'Mod. Gewehr',
  'sniper rifle': 'Scharfschützengewehr',
  'flame thrower': 'Flammenwerfer',
  'standard rifle': 'Standardgewehr',
  MG60: 'MG60',
  'assault rifle': 'Sturmgewehr',
  shotgun: 'Schrotflinte',
  'grenade launcher': 'Granatwerfer',
};

export const WAYS: Readonly<Record<Way, string>> = {
  rifle: 'Gewehr',
  flame: 'Flammenwerfer',
  mg60: 'MG60',
  shotgun: 'Schrotflinte',
  launcher: 'Granatwerfer',
  double: 'Doppelschuss',
  spread: 'Doppelschuss, zwei Felder',
  ronin: 'Klinge',
  'roll first': 'Gewehr, erst würfeln',
  grenade: 'Granate',
  lob: 'Granate, erst würfeln',
  inspired: 'Extrawürfel',
  'inspired double': 'Extra-Doppelschuss',
  'inspired spread': 'Extra-Doppelschuss, zwei Felder',
  'inspired roll first': 'Extrawürfel, erst würfeln',
  tripwire: 'Ein Zombie',
  'tripwire large': 'Fünf Zombies',
};

/** What to do with a way of acting, where it is not simply a segment to attack. */
const ORDERS: Readonly<Partial<Record<Way, string>>> = {
  flame: 'wähle eine Spalte für den Flammenwerfer',
  double: 'wähle ein Feld für den Doppelschuss',
  spread: 'wähle zwei Felder für den Doppelschuss',
  ronin: 'wähle ein Feld für die Klinge',
  'roll first': 'erst würfeln, dann zielen',
  grenade: 'wähle ein Feld für die Granate',
  lob: 'erst werfen, dann zielen',
  inspired: 'wähle ein Feld für den Extrawürfel',
  'inspired double': 'wähle ein Feld für den Extra-Doppelschuss',
  'inspired spread': 'wähle zwei Felder für den Extra-Doppelschuss',
  'inspired roll first': 'erst den Extrawürfel werfen, dann zielen',
};

/** How many fall with a hit, where it is not one. */
const FALL: Readonly<Partial<Record<Way, string>>> = {
  grenade: ' Bis zu fünf fallen.',
  launcher: ' Ein zweiter Würfel sagt, wie viele fallen.',
  double: ' Zwei fallen.',
  'inspired double': ' Zwei fallen.',
  flame: ' Bis zu drei fallen, in beiden Ringen der Spalte.',
};

const DEEDS: Readonly<Record<Deed, (times: number) => string>> = {
  rerolls: (n) => `${n} Würfel neu geworfen`,
  stopped: (n) => `Fortify stoppte ${n} ${n === 1 ? 'Angriff' : 'Angriffe'}`,
  saved: (n) => `First Aid rettete ${n === 1 ? 'einen' : number(n)}`,
  'kept-away': (n) => `hielt ${n} Zombies fern`,
  confused: (n) => `verwirrte ${n} ${n === 1 ? 'Gruppe' : 'Gruppen'}`,
  lent: (n) => `verlieh ${n} Würfel`,
};

const EFFECTS: Readonly<Record<PlainEffect, string>> = {
  'first-aid': 'First Aid: den Treffer aufheben',
  melee: 'Melee expert: dort einer weniger?',
  victim: 'Jemand fällt',
  consent: 'Fällt, wer genannt ist?',
  settle: 'Nicht alle sind einig, wer fällt',
  tripwire: 'Tripwire: welche Gruppe?',
  'air-recon': 'Air recon: zwei bleiben weg',
  scatter: 'Scatter: einer mehr?',
  inspire: 'Inspire: wer bekommt einen Würfel?',
  move: 'Die Zombies ziehen einen Ring nach innen',
};

function effectText(effect: Effect): string {
  switch (effect.of) {
    case 'ardor':
      return effect.rolled.length === 1 ? `Ardor: die ${effect.rolled[0]} neu würfeln?` : `Ardor: ${effect.rolled.join(', ')}, einen davon neu würfeln?`;
    case 'target':
      return `Flexible: ein Ziel für die ${effect.die}`;
    case 'act':
      return `${shortName(effect.member)}, ${WAYS[effect.way]}${effect.at === null ? '' : `: ${place(effect.at)}`}`;
    case 'attack':
      return effect.hits
        ? `Die Zombies in ${effect.from === null ? 'Ring 1' : place(effect.from)} haben getroffen`
        : `Die Zombies in ${effect.from === null ? 'Ring 1' : place(effect.from)} greifen vergeblich an`;
    case 'spawn':
      return `Es kommen: Blau ${effect.blue}, Braun ${effect.brown}`;
    case 'part':
      return `${part(effect.part)}${effect.next.length === 0 ? '' : `. Noch nicht angegriffen: ${effect.next.map(place).join(', ')}`}`;
    default:
      return EFFECTS[effect.of];
  }
}

function part({ turn, phase }: Part): string {
  return `Zug ${turn}, ${phase === 'zombies' ? 'Zombies' : 'Team'}`;
}

function burning(ring: number, needs: number): string {
  return `Ring ${ring}: *${hits(needs)}*, ${percent(needs)}\u00a0%`;
}

export function place(name: SegmentName | ColumnName): string {
  const [column = '', ring] = name.split('/r');
  const spoken = column.replace('blue', 'Blau ').replace('brown', 'Braun ');
  return ring === undefined ? spoken : `${spoken}, Ring ${ring}`;
}

export function zombies(n: number): string {
  return `${n} Zombie${n === 1 ? '' : 's'}`;
}

export function hits(needs: number): string {
  return needs <= 1 ? 'sicherer Treffer' : needs === 6 ? 'nur die 6 trifft' : `ab ${needs} getroffen`;
}

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const ORDINALS = ['', 'Erster', 'Zweiter', 'Dritter', 'Vierter'];

function number(n: number): string {
  return NUMBERS[n] ?? String(n);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const board: BoardWords = {
  place,
  ring: (ring) => `Ring ${ring}`,
  zombies,
  role: (role) => ROLES[role],
  weapon: (title) => WEAPONS[title] ?? title,
  abilities: ABILITIES,
  way: WAYS,
  reach: (near, far) => (near === far ? `reicht in Ring ${near}` : `reicht von Ring ${near} bis ${far}`),
  dice: (n) => `${n} Angriffswürfel`,
  chip: (turn, turns, phase) => ({
    short: `Zug ${turn}`,
    rest: ` von ${turns}${phase === 'players' ? ', Team am Zug' : phase === 'zombies' ? ', Zombies' : ''}`,
  }),
  part,
  effect: effectText,
  team: 'Spezialisten',
  board: 'Ringfeld. Pfeil links und rechts gehen den Ring entlang, auf und ab wechseln den Ring.',
  helicopter: { toGo: (turns) => `${turns === 1 ? 'Zug' : 'Züge'} bis zum Hubschrauber`, last: 'der letzte Zug', here: 'der Hubschrauber ist da' },
  state: {
    acting: 'Am Zug',
    aboard: 'An Bord',
    ready: 'Bereit',
    none: 'Kein Ziel',
    fired: 'Fertig',
    idle: 'Wartet',
    fell: (turn) => (turn === null ? 'Gefallen' : `Fiel in Zug ${turn}`),
    extra: (dice) => `+${dice} Würfel`,
  },
  grenade: { has: 'Granate', used: 'Geworfen', lost: 'Verloren' },
  segment: (name, n, confused, needs, lit) =>
    `${place(name)}: ${n === 0 ? 'leer' : zombies(n)}${confused ? ', verwirrt' : ''}${needs === null ? '' : `, ${hits(needs)}, ${percent(needs)} %`}${lit || n === 0 ? '' : ', jetzt kein Ziel'}`,
  member: (id, state) => `${shortName(id)}: ${state}`,
  confused: 'verwirrt',
  odds: { hits, sure: 'sicher' },
  die: { hit: 'Treffer', miss: 'daneben', blue: 'Blau', brown: 'Braun', held: 'abgewehrt', falls: 'trifft' },
  meter: {
    title: 'Nächsten Zug fällt jemand',
    nobody: 'Nächsten Zug kann niemand fallen',
    over: 'Es kommt kein Angriff mehr: Nach diesem Zug landet der Hubschrauber.',
    clear: 'Ring 1 ist frei.',
    harmless: 'Die Gruppen in Ring 1 sind zu klein zum Treffen.',
    counts: (what) =>
      `${what.map((w) => ({ fortify: 'Fortify', 'first-aid': 'First Aid', ardor: 'ein Neuwurf durch Ardor' })[w]).join(', ')} ${what.length === 1 ? 'ist' : 'sind'} eingerechnet.`,
  },
  dock: {
    act: (member, way) => `${shortName(member)}: ${ORDERS[way] ?? 'wähle ein Feld für den Angriff'}`,
    next: (member, naming) => `${shortName(member)}: ${naming ? 'nenne' : 'wähle'} das nächste Ziel`,
    ways: 'Wie gehandelt wird',
    targets: 'Ziele',
    rollFirst: 'Erst fällt der Würfel, dann wird das Ziel gewählt.',
    target: (at, needs, n, way) =>
      `${place(at)}: ${needs === null ? zombies(n) : `*${hits(needs)}*${needs > 1 ? `, ${percent(needs)}\u00a0%` : ''}`}.${FALL[way] ?? ''}`,
    column: (column, near, far) =>
      near !== null && far !== null
        ? `${place(column)}: *ab ${near}* brennt Ring 1, *ab ${far}* auch Ring 2.`
        : `${place(column)}, ${near === null ? burning(2, far ?? 0) : burning(1, near)}. Bis zu drei fallen.`,
    shots: (dice, of) => `${ORDINALS[of - dice + 1] ?? `${of - dice + 1}.`} von ${number(of)} Schüssen.`,
    close: (dice) => `Noch ${number(dice)} nur für Ring 1.`,
    choose: 'Wähle eins der erleuchteten Felder.',
    fire: (way) => (way === 'grenade' ? 'Werfen' : way === 'ronin' ? 'Zuschlagen' : 'Feuer'),
    at: (at) => `: ${place(at).split(',')[0]}`,
    roll: 'Würfeln',
    skip: 'Auslassen',
    skipRest: 'Keine Schüsse mehr',
    noTripwire: 'Kein Tripwire',
    trip: 'Einen entfernen',
    tripLarge: 'Fünf entfernen',
    better: (from) => (from === 6 ? 'nur die 6 ist besser' : `ab ${from} ist es besser`),
    aid: (living) => `Ein Wurf unter ${living}, der Zahl der Lebenden, hebt den Treffer auf.`,
    consent: (who, member) => `${who} möchte, dass ${shortName(member)} fällt. Bist du einverstanden?`,
    confirm: (kind, member) => {
      if (member === null) return 'Wählen';
      switch (kind) {
        case 'name':
          return `${shortName(member)} nennen`;
        case 'victim':
        case 'settle':
          return `${shortName(member)} fällt`;
        case 'inspire':
          return `Würfel für ${shortName(member)}`;
        case 'call':
          return `${shortName(member)} handelt`;
        default:
          return `${shortName(member)} nehmen`;
      }
    },
  },
  zoom: { nearer: 'Näher', farther: 'Weiter weg', whole: 'Ganzes Feld' },
  choices: {
    title: 'Wähle deine vier',
    says: 'Dreizehn Spezialisten. Keine Rolle doppelt.',
    surprise: 'Überrasch uns',
    teams: (n) => `Eins von ${n} Teams, die die Regeln erlauben`,
    missing: (n) => (n === 1 ? 'Noch ein Mitglied fehlt' : `Noch ${number(n)} fehlen`),
    role: (role, by) => `${ROLES[role]}: nur einmal. Das ist ${shortName(by)}.`,
    full: 'Das Team ist vollständig: vier Mitglieder. Schick erst jemanden nach Hause.',
    slots: 'Dein Team',
    empty: 'Frei',
  },
  end: {
    rescued: (living, of) => `${living === 1 ? 'Einer' : capital(number(living))} von ${number(of)} ${living === 1 ? 'steigt' : 'steigen'} ein.`,
    overrun: 'Niemand ist mehr da, um einzusteigen.',
    stood: (onBoard, near) =>
      onBoard === 0
        ? 'Kein Zombie stand mehr auf dem Feld.'
        : `${capital(number(onBoard))} Zombie${onBoard === 1 ? ' stand' : 's standen'} noch auf dem Feld${near === 0 ? '' : `, ${near === 1 ? 'einer' : number(near)} davon in Ring 1`}.`,
    overrunIn: (turn, left) => `Der Kreis brach in Zug ${turn}${left > 0 ? `, ${left} ${left === 1 ? 'Zug' : 'Züge'} vor dem Hubschrauber` : ''}.`,
    team: 'Das Team',
    aboard: 'an Bord',
    fell: (turn) => (turn === null ? 'gefallen' : `fiel in Zug ${turn}`),
    downBy: (n) => `${zombies(n)} erledigt`,
    deed: (deed, times) => DEEDS[deed](times),
    grenadeLeft: 'Granate übrig',
    down: (of) => `Zombies erledigt von ${of}`,
    left: 'noch auf dem Feld',
    hits: (expected) => `der Schüsse trafen, erwartet ${expected} %`,
    held: (of) => `Angriffe abgewehrt von ${of}`,
  },
  curve: 'Zombies auf dem Feld, Zug um Zug',
  examples: () => import('./examples.ts'),
};
