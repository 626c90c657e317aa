import { columnIn } from '../content/board.ts';
import { shortName } from '../content/members.ts';
import type { Achievement } from '../facts/achievements.ts';
import type { AttackKind } from '../facts/attacks.ts';
import { words as spoken } from '../words/de/index.ts';
import { ATTACKS, capital, listed, number, percent, place, ROLES, results, WEAPONS, zombies } from '../words/de/phrases.ts';
import type { BoardWords, ContactWords } from './words.ts';

const ABILITIES: BoardWords['abilities'] = {
  cooper: { names: 'Ardor, Melee expert', says: 'Ein Neuwurf pro Zug. Fehlangriffe kosten einen Zombie.' },
  cole: { names: 'Inspire, Breakthrough', says: 'Eine 6 verleiht einen Würfel. Mehr bei vollem Ring 1.' },
  branson: { names: 'Sweep', says: 'Verbrennt je drei in Ring 1 und 2 einer Spalte.' },
  miller: { names: 'Burst', says: 'Vier Schüsse, nah beieinander. Ring 1 erst ab 3.' },
  nelson: { names: 'Blast', says: 'Nach einem Treffer zeigt ein Würfel, wie viele fallen.' },
  kenzo: { names: 'Ronin', says: 'Klinge statt Gewehr: 5 und 6 schlagen noch mal zu.' },
  mobutu: { names: 'Scatter', says: 'Zwei Treffer mit Summe 10: Einer fällt mehr.' },
  alvares: { names: 'Scope, Confusion', says: 'Braucht eins weniger. Weit draußen stoppt 5 oder 6.' },
  dunham: { names: 'Flexible', says: 'Würfelt erst, zielt dann. Gewehr und Granate im Zug.' },
  krussov: { names: 'Tripwire', says: 'Nimmt einer anrückenden Gruppe ab fünf einen weg.' },
  schulz: { names: 'Doppelschuss, Fortify', says: 'Ab 3 fallen zwei in Ring 1. Zombies treffen seltener.' },
  ayden: { names: 'Air recon', says: 'Kommen zehn oder mehr, bleiben zwei weg.' },
  vanderbilt: { names: 'First Aid', says: 'Kann einen Treffer pro Zug aufheben.' },
};

/** What to do with a kind of attack, where it is not simply a segment to attack. */
const ORDERS: Readonly<Partial<Record<AttackKind, string>>> = {
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

const ACHIEVEMENTS: Readonly<Record<Achievement, (times: number) => string>> = {
  rerolls: (n) => `${n} Würfel neu geworfen`,
  stopped: (n) => `Fortify stoppte ${n} ${n === 1 ? 'Angriff' : 'Angriffe'}`,
  saved: (n) => `First Aid rettete ${n === 1 ? 'einen' : number(n)}`,
  'kept-away': (n) => `hielt ${n} Zombies fern`,
  confused: (n) => `verwirrte ${n} ${n === 1 ? 'Gruppe' : 'Gruppen'}`,
  lent: (n) => `verlieh ${n} Würfel`,
};

const board: BoardWords = {
  place,
  ring: (ring) => `Ring ${ring}`,
  zombies,
  role: (role) => ROLES[role],
  weapon: (title) => WEAPONS[title] ?? title,
  abilities: ABILITIES,
  attack: ATTACKS,
  reach: (near, far) => (near === far ? `reicht in Ring ${near}` : `reicht von Ring ${near} bis ${far}`),
  dice: (n) => `${n} Angriffswürfel`,
  chip: (turn, turns, phase) => ({
    short: `Zug ${turn}`,
    rest: ` von ${turns}${phase === 'players' ? ', Team am Zug' : phase === 'zombies' ? ', Zombies' : ''}`,
  }),
  team: 'Spezialisten',
  board: 'Brett mit Ringen. Mit den Pfeiltasten links und rechts gehst du den Ring entlang, mit auf und ab wechselst du den Ring.',
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
  segment: (name, n, confused, odds, lit) =>
    `${place(name)}: ${n === 0 ? 'leer' : zombies(n)}${confused ? ', verwirrt' : ''}${odds === null ? '' : odds.needs <= 1 ? ', sicherer Treffer' : `, trifft ${results(odds.needs)} (${percent(odds.hits)})`}${lit || n === 0 ? '' : ', jetzt kein Ziel'}`,
  member: (id, state) => `${shortName(id)}: ${state}`,
  confused: 'verwirrt',
  sure: 'sicher',
  percent,
  die: { hit: 'Treffer', miss: 'daneben', blue: 'Blau', brown: 'Braun', held: 'daneben', falls: 'Treffer' },
  meter: {
    title: 'Im nächsten Zug fällt jemand',
    nobody: 'Im nächsten Zug kann niemand fallen',
    over: 'Es kommt kein Angriff mehr: Nach diesem Zug landet der Hubschrauber.',
    clear: 'Ring 1 ist frei.',
    harmless: 'Die Gruppen in Ring 1 sind zu klein, um zu treffen.',
    counts: (what) => `Eingerechnet: ${listed(what.map((w) => ({ fortify: 'Fortify', 'first-aid': 'First Aid', ardor: 'ein Neuwurf mit Ardor' })[w]))}.`,
  },
  dock: {
    act: (member, attack) => `${shortName(member)}: ${ORDERS[attack] ?? 'wähle ein Feld für den Angriff'}`,
    next: (member, naming) => `${shortName(member)}: ${naming ? 'nenne' : 'wähle'} das nächste Ziel`,
    attacks: 'Handlung',
    targets: 'Ziele',
    rollFirst: 'Erst würfeln, dann zielen.',
    target: (at, foretold) => `${place(at)}: ${foretold}`,
    choose: 'Klick auf ein leuchtendes Feld, um dorthin zu zielen.',
    fire: (attack) => (attack === 'grenade' ? 'Werfen' : attack === 'ronin' ? 'Zuschlagen' : 'Feuer'),
    at: (at) => `: ${place(columnIn(at))}`,
    roll: 'Würfeln',
    skip: 'Nicht feuern',
    skipRest: 'Nicht feuern',
    noTripwire: 'Kein Tripwire',
    trip: 'Einen entfernen',
    tripLarge: 'Fünf entfernen',
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
          return `${shortName(member)} den Würfel geben`;
        case 'call':
          return `${shortName(member)} aufrufen`;
        default:
          return `${shortName(member)} nehmen`;
      }
    },
  },
  zoom: { nearer: 'Vergrößern', farther: 'Verkleinern', whole: 'Ganzes Brett' },
  choices: {
    title: 'Wähle deine vier',
    says: 'Dreizehn Spezialisten, jede Rolle einmal.',
    surprise: 'Überrasch uns',
    teams: (n) => `Wählt eins von ${n} möglichen Teams`,
    missing: (n) => (n === 1 ? 'Noch ein Mitglied fehlt' : `Noch ${number(n)} fehlen`),
    role: (role, by) => `${ROLES[role]} gibt es nur einmal, und du hast schon ${shortName(by)}.`,
    full: 'Deine vier sind komplett. Schick erst jemanden nach Hause.',
    rule: 'Die Regel',
    slots: 'Dein Team',
    empty: 'Frei',
  },
  end: {
    rescued: (living, of) => `${living === 1 ? 'Einer' : capital(number(living))} von ${number(of)} ${living === 1 ? 'steigt' : 'steigen'} ein.`,
    overrun: 'Niemand ist mehr da, der einsteigen könnte.',
    stood: (onBoard, near) =>
      onBoard === 0
        ? 'Kein Zombie stand mehr auf dem Brett.'
        : `${capital(number(onBoard))} Zombie${onBoard === 1 ? ' stand' : 's standen'} noch auf dem Brett${near === 0 ? '' : `, ${near === 1 ? 'einer' : number(near)} davon in Ring 1`}.`,
    overrunIn: (turn, left) => `Der Kreis brach in Zug ${turn}${left > 0 ? `, ${left} ${left === 1 ? 'Zug' : 'Züge'} vor dem Hubschrauber` : ''}.`,
    team: 'Dein Team',
    aboard: 'an Bord',
    fell: (turn) => (turn === null ? 'gefallen' : `fiel in Zug ${turn}`),
    downBy: (n) => `${zombies(n)} erledigt`,
    achievement: (what, times) => ACHIEVEMENTS[what](times),
    grenadeLeft: 'Granate übrig',
    down: (of) => `von ${of} Zombies erledigt`,
    left: 'noch auf dem Brett',
    hits: (expected) => `der Schüsse trafen, erwartet ${percent(expected)}`,
    held: (of) => `von ${of} Angriffen gingen daneben`,
  },
  curve: 'Zombies auf dem Brett, Zug um Zug',
  examples: () => import('./words/examples.de.ts'),
};

export const words: ContactWords = { ...spoken, board };
