import { CARD_TEXTS, CARDS } from '../words/de/cards.ts';
import { FLAVOUR } from '../words/de/contracts.ts';
import { killWays, outWays, thenAway, thenHide } from '../words/de/foretells.ts';
import { words as spoken } from '../words/de/index.ts';
import { list, some } from '../words/de/phrases.ts';
import { placeName } from '../words/de/places.ts';
import type { BoardWords, ContractAssassinWords } from './words.ts';

const board: BoardWords = {
  cards: CARDS,
  broken: {
    'repeating-rifle': 'Repetier\u00ADgewehr',
    'juggling-knives': 'Jonglier\u00ADmesser',
    'duelling-pistol': 'Duell\u00ADpistole',
    helicopter: 'Hub\u00ADschrauber',
    'bent-bodyguard': 'Bestech\u00ADlicher Leib\u00ADwächter',
    'body-double': 'Doppel\u00ADgänger',
  },
  texts: CARD_TEXTS,
  flavour: FLAVOUR,
  gifts: {
    hanns: 'Eine 2 tötet, was immer er mitbringt.',
    simon: 'Eine missglückte Flucht wird noch einmal gewürfelt.',
    klaus: 'Bringt sechs Waffen mit statt fünf.',
    winchester: 'Fünf Aktionen im Zug statt vier.',
    archie: 'Schiebt vor dem Wurf einen Leibwächter zu einem fremden Ziel.',
    sugar: 'Behält einmal im Zug eine benutzte Karte.',
    ninja: 'Eine Flucht bringt sie in eine beliebige Heimatstadt.',
    cynthia: 'Entkommt mit 1 oder 2 auch ohne Karte.',
    otto: 'Darf fremde Ziele angreifen und tauscht dann den Auftrag.',
    lily: 'Ein missglückter Anschlag darf noch einmal gewürfelt werden.',
  },
  chip: (round, limit, who, mine) => ({ short: `Runde ${round}${limit === 0 ? '' : ` von ${limit}`}`, rest: mine ? '· du bist dran' : `· ${who}` }),
  zoom: { nearer: 'Vergrößern', farther: 'Verkleinern', whole: 'Ganze Karte zeigen' },
  map: (spaces) => `Weltkarte mit ${spaces} Feldern. Die Pfeiltasten führen von Feld zu Feld.`,
  space({ name, kind, target, pawns, open }) {
    const parts = [kind === 'home' ? `${name}, Heimatstadt` : name];
    if (target !== null)
      parts.push(`${target.victim}, Auftrag von ${target.of}${target.guards.length === 0 ? '' : `, bewacht auf ${list(target.guards.map(String))}`}`);
    if (pawns.length > 0) parts.push(`hier ${pawns.length === 1 ? 'ist' : 'sind'} ${list(pawns)}`);
    if (open.length > 0) parts.push(open.join('; '));
    return parts.join(': ');
  },
  legend: { land: 'Land', sea: 'See', target: 'Ziel', home: 'Heimat', hub: 'Drehkreuz' },
  place: placeName,
  button(answer, preview) {
    switch (answer.do) {
      case 'attempt':
        return 'Anschlag';
      case 'escape':
        return 'Fliehen';
      case 'hide':
        return preview === null ? null : `Untertauchen, ${some(preview.misses, 'Zug', 'Züge')}`;
      case 'end':
        return 'Zug beenden';
      case 'surrender':
        return 'Ins Gefängnis';
      default:
        return null;
    }
  },
  percent: (n) => `${n}\u00a0%`,
  you: 'du',
  file: {
    of: (who) => `Akte von ${who}`,
    skills: 'Können',
    skill: (weapon, number) => `${weapon} tötet auch mit ${number}`,
    contracts: 'Aufträge',
    done: (n) => `${n} von 4`,
    homeAndWeapon: (home, weapon) => `${weapon}, daheim in ${home}.`,
    home: 'Heimat',
    weapon: 'Waffe',
    hand: (n) => (n === 0 ? 'Keine Karten' : `Hand: ${some(n, 'Karte', 'Karten')}`),
    hidden: 'verdeckt',
    away: (spaces) => (spaces === 0 ? 'gleich hier' : `${spaces} entfernt`),
    fulfilled: 'Erledigt',
    tour: (spaces) => `In ${some(spaces, 'Feld', 'Feldern')} zu allen offenen Aufträgen, wenn dich niemand aufhält`,
    close: 'Akte schließen',
    ready: 'Bereit',
  },
  seats: {
    label: 'Am Tisch',
    says: (who, player, done, cards, where) =>
      `${who}${player === '' ? '' : ` (${player})`}: ${done} von 4 Aufträgen, ${some(cards, 'Karte', 'Karten')}, ${where}`,
    cards: (n) => some(n, 'Karte', 'Karten'),
    acting: 'am Zug',
    next: 'gleich',
    turnsAway: (n) => `in ${n}`,
    prison: 'im Gefängnis',
    hiding: 'untergetaucht',
    missing: (n) => `setzt noch ${n}-mal aus`,
  },
  deck: {
    left: (n) => `${n} im Stapel`,
    discarded: (n) => `${n} abgelegt`,
    robbed: (who, cards) => `Dann wird ${who} bestohlen: ${some(cards, 'Karte', 'Karten')}, die größte Hand.`,
  },
  kit: {
    label: 'Deine Karten',
    weapons: (laid, most) => (most === null ? 'Waffen' : `Waffen, ${laid} von ${most} ausgelegt`),
    getaways: (laid, most) => (most === null ? 'Fluchtkarten' : `Fluchtkarten, ${laid} von ${most} ausgelegt`),
    bonus: 'Bonus, eine im Zug',
    empty: 'Noch keine Karten. Zieh welche.',
    adds: (percent) => `+${percent}\u00a0%`,
    laid: 'ausgelegt',
    blocked: 'von einem Leibwächter abgewehrt',
    forMe: 'Für mich spielen',
    copies: (n) => `×${n}`,
    places: (n) => (n === 1 ? 'Klick auf den leuchtenden Ort.' : `Klick auf einen der ${n} leuchtenden Orte.`),
    back: 'Zurücklegen',
    options: 'Was du tun kannst',
    actions: (left) => `noch ${some(left, 'Aktion', 'Aktionen')}`,
  },
  attempt: {
    label: 'Aussichten des Anschlags',
    kills: killWays,
    best: 'mit deinen besten Waffen',
    key: { kills: 'tötet', blocked: 'abgewehrt', skill: 'durch Können' },
    guards: (numbers) => (numbers.length === 0 ? 'Keine Leibwächter' : `Leibwächter ${list(numbers.map(String))}`),
    sum: (sum, ways, does, by) =>
      `${sum}: ${ways} von 36, ${does === 'nothing' ? 'nichts' : does === 'kills' ? 'tötet' : 'von einem Leibwächter abgewehrt'}${by === null ? '' : `, ${by}`}`,
    shift: (number) => `Leibwächter ${number} wegschieben`,
    rolled: (dice) => `Gewürfelt: ${list(dice.map(String))}`,
    hides: thenHide,
    thenAway,
  },
  escape: {
    label: 'Fluchtwege',
    away: 'für die Flucht',
    leads: outWays,
    best: 'mit deinen besten Fluchtkarten',
    prison: 'Gefängnis',
    hide: 'Untertauchen',
    spaces: (n) => some(n, 'Ort', 'Orte'),
    door: (number, by, percent, spaces) => `${number}: ${by}${percent === null ? '' : `, ${percent}\u00a0%`}, ${some(spaces, 'Ort', 'Orte')}`,
    bars: (number) => `${number}: Gefängnis`,
    futures: {
      away: 'dein Zug geht weiter, wo immer du landest',
      prison: (home, misses) => `${some(misses, 'Zug', 'Züge')} aussetzen, dann daheim in ${home}`,
      hide: (city, misses) => `${some(misses, 'Zug', 'Züge')} aussetzen, dann in ${city} weiter, mit deinen Karten`,
    },
  },
  cell: {
    prison: (left) => (left === 0 ? 'Letzter Zug in Haft' : `Noch ${some(left, 'Zug', 'Züge')} in Haft`),
    hiding: (left) => (left === 0 ? 'Letzter Zug im Versteck' : `Noch ${some(left, 'Zug', 'Züge')} im Versteck`),
    prisonSays: 'Danach bist du frei und wieder daheim. Mit der Karte Ausbruch kommst du früher heraus, statt auszusetzen.',
    hidingSays: 'Du bleibst, wo du bist, und behältst deine Karten.',
  },
  draft: {
    title: 'Wähle deinen Killer',
    says: 'Wer zuletzt dran ist, wählt zuerst. Danach ziehen alle eine Zahl für ihr Können und vier Aufträge.',
    taken: (by) => `Vergeben an ${by}`,
    take: (who) => `${who} nehmen`,
    homeAndWeapon: (home, weapon) => `${home}, ${weapon}`,
  },
  choices: {
    title: 'Wähle die Killer',
    dealt: 'Zufällig verteilen',
    picked: 'Reihum wählen',
    byLot: (who) => `${who}, ausgelost`,
    says: (casting, open) =>
      casting === 'dealt'
        ? 'Das Los entscheidet. Klick eine Akte an, um selbst diesen Killer zu spielen.'
        : casting === 'picked'
          ? 'Zu Beginn wählen alle; wer zuletzt dran ist, wählt zuerst.'
          : open
            ? 'Klick eine Akte für die nächste Person an, oder überlass es dem Los.'
            : 'Alle haben einen Killer. Klick einen noch einmal an, um ihn zurückzulegen.',
  },
  examples: () => import('./words/examples.de.ts'),
  scene: {
    dead: 'Auftrag erfüllt',
    lives: 'Daneben',
    guarded: 'Leibwächter!',
    arrested: 'Verhaftet',
    away: 'Entkommen',
    hides: 'Untergetaucht',
    learns: 'Dazugelernt',
    sum: (n) => String(n),
  },
  end: {
    tour: 'Die große Tour',
    headline(cause, who, where, round) {
      if (cause === 'out of time') return `In Runde ${round} ist die Zeit um`;
      if (who === null) return `Geteilter Sieg in Runde ${round}`;
      return cause === 'four contracts' && where !== null ? `${who} vollendet die Tour: ${where}` : `${who} liegt nach Runde ${round} vorn`;
    },
    route: (cities, rounds) => `${cities.length === 0 ? 'Kein einziger Auftrag' : list(cities)} in ${some(rounds, 'Runde', 'Runden')}`,
    label: 'So lief es für alle',
    odds: 'Aussicht und Glück bei jedem Anschlag',
    kill: 'Treffer',
    miss: 'daneben',
    due: (kills, due) => `${some(kills, 'Treffer', 'Treffer')}, ${due} erwartet`,
    none: 'Keine Anschläge',
    round: (n) => `Runde ${n}`,
    attempts: (worked, of) => `${worked} von ${of}`,
    getaways: (worked, of) => `${worked} von ${of}`,
    attemptsSay: 'Anschläge gelungen',
    getawaysSay: 'Fluchtversuche gelungen',
  },
  curve: 'Erfüllte Aufträge',
};

export const words: ContractAssassinWords = { ...spoken, board };
