import { CARD_TEXTS, CARDS } from '../words/en/cards.ts';
import { FLAVOUR } from '../words/en/contracts.ts';
import { killWays, outWays, thenAway, thenHide } from '../words/en/foretells.ts';
import { words as spoken } from '../words/en/index.ts';
import { list, some } from '../words/en/phrases.ts';
import { placeName } from '../words/places.ts';
import type { BoardWords, ContractAssassinWords } from './words.ts';

const board: BoardWords = {
  cards: CARDS,
  broken: { strangulation: 'Strangu\u00ADlation' },
  texts: CARD_TEXTS,
  flavour: FLAVOUR,
  gifts: {
    hanns: 'A roll of 2 kills, whatever he brings.',
    simon: 'A failed getaway is rolled again.',
    klaus: 'Brings six weapons instead of five.',
    winchester: 'Five actions per turn instead of four.',
    archie: "Shifts one bodyguard to a rival's target before the roll.",
    sugar: 'Keeps one card she used, once per turn.',
    ninja: 'A getaway takes her to any home city.',
    cynthia: 'Gets away on a 1 or 2 without the card.',
    otto: "May go after anybody's target, and swaps contracts for it.",
    lily: 'A failed attempt may be rolled again.',
  },
  chip: (round, limit, who, mine) => ({ short: `Round ${round}${limit === 0 ? '' : ` of ${limit}`}`, rest: mine ? '· your turn' : `· ${who}` }),
  zoom: { nearer: 'Zoom in', farther: 'Zoom out', whole: 'Show the whole map' },
  map: (spaces) => `World map, ${spaces} spaces. Arrow keys walk over it.`,
  space({ name, kind, target, pawns, open }) {
    const parts = [kind === 'home' ? `${name}, a home city` : name];
    if (target !== null)
      parts.push(`${target.victim}, contract of ${target.of}${target.guards.length === 0 ? '' : `, guarded on ${list(target.guards.map(String))}`}`);
    if (pawns.length > 0) parts.push(`${list(pawns)} ${pawns.length === 1 ? 'is' : 'are'} here`);
    if (open.length > 0) parts.push(open.join('; '));
    return parts.join(': ');
  },
  legend: { land: 'land', sea: 'sea', target: 'target', home: 'home', hub: 'hub' },
  place: placeName,
  button(answer, preview) {
    switch (answer.do) {
      case 'attempt':
        return 'Attempt';
      case 'escape':
        return 'Escape';
      case 'hide':
        return preview === null ? null : `Hide, ${some(preview.misses, 'turn')}`;
      case 'end':
        return 'End turn';
      case 'surrender':
        return 'Go to prison';
      default:
        return null;
    }
  },
  percent: (n) => `${n}%`,
  you: 'you',
  file: {
    of: (who) => `File of ${who}`,
    skills: 'Weapon skills',
    skill: (weapon, number) => `${weapon} also kills on ${number}`,
    contracts: 'Contracts',
    done: (n) => `${n} of 4`,
    homeAndWeapon: (home, weapon) => `${weapon}, home ${home}.`,
    home: 'Home',
    weapon: 'Weapon',
    hand: (n) => (n === 0 ? 'No cards' : `Hand: ${some(n, 'card')}`),
    hidden: 'not shown',
    away: (spaces) => (spaces === 0 ? 'right here' : `${spaces} away`),
    fulfilled: 'Done',
    tour: (spaces) => `${some(spaces, 'space')} to reach all open contracts, if nobody stops you`,
    close: 'Close the file',
    ready: 'Ready',
  },
  seats: {
    label: 'Around the table',
    says: (who, player, done, cards, where) => `${who}${player === '' ? '' : ` (${player})`}: ${done} of 4 contracts, ${some(cards, 'card')}, ${where}`,
    cards: (n) => some(n, 'card'),
    acting: 'acting',
    next: 'next',
    turnsAway: (n) => `in ${n}`,
    prison: 'in prison',
    hiding: 'in hiding',
    missing: (n) => `${some(n, 'turn')} to miss`,
  },
  deck: {
    left: (n) => `${n} in the deck`,
    discarded: (n) => `${n} discarded`,
    robbed: (who, cards) => `Then ${who} is robbed: ${some(cards, 'card')}, the largest hand.`,
  },
  kit: {
    label: 'Your Hit Kit',
    weapons: (laid, most) => (most === null ? 'Weapons' : `Weapons, ${laid} of ${most} laid out`),
    getaways: (laid, most) => (most === null ? 'Getaways' : `Getaways, ${laid} of ${most} laid out`),
    bonus: 'Bonus, one per turn',
    empty: 'No cards yet. Draw some.',
    adds: (percent) => `+${percent}%`,
    laid: 'laid out',
    blocked: 'blocked by a bodyguard',
    forMe: 'Play it for me',
    copies: (n) => `×${n}`,
    places: (n) => (n === 1 ? 'Click the glowing place on the map.' : `Click one of the ${n} glowing places on the map.`),
    back: 'Put it back',
    options: 'What you can do',
    actions: (left) => `${some(left, 'action')} left`,
  },
  attempt: {
    label: 'Odds of the attempt',
    kills: killWays,
    best: 'with your best weapons',
    key: { kills: 'kills', blocked: 'blocked', skill: 'by skill' },
    guards: (numbers) => (numbers.length === 0 ? 'No bodyguards' : `${numbers.length === 1 ? 'Bodyguard' : 'Bodyguards'} ${list(numbers.map(String))}`),
    sum: (sum, ways, does, by) =>
      `${sum}: ${ways} of 36, ${does === 'nothing' ? 'nothing' : does === 'kills' ? 'kills' : 'blocked by a bodyguard'}${by === null ? '' : `, ${by}`}`,
    shift: (number) => `Shift bodyguard ${number}`,
    rolled: (dice) => `Rolled ${list(dice.map(String))}`,
    hides: thenHide,
    thenAway,
  },
  escape: {
    label: 'Ways out',
    away: 'to get away',
    leads: outWays,
    best: 'with your best getaways',
    prison: 'Prison',
    hide: 'Hide',
    spaces: (n) => some(n, 'place'),
    door: (number, by, percent, spaces) => `${number}: ${by}${percent === null ? '' : `, ${percent}%`}, ${some(spaces, 'place')}`,
    bars: (number) => `${number}: prison`,
    futures: {
      away: 'your turn goes on, wherever you land',
      prison: (home, misses) => `miss ${some(misses, 'turn')}, then start from home in ${home}`,
      hide: (city, misses) => `miss ${some(misses, 'turn')}, then go on in ${city} with your cards`,
    },
  },
  cell: {
    prison: (left) => (left === 0 ? 'Last missed turn' : `${some(left, 'turn')} left in prison`),
    hiding: (left) => (left === 0 ? 'Last missed turn' : `${some(left, 'turn')} left in hiding`),
    prisonSays: 'Then you are free, back home. Escape From Prison gets you out earlier, in a turn you would miss.',
    hidingSays: 'You stay where you are and keep your cards.',
  },
  draft: {
    title: 'Choose your assassin',
    says: 'Whoever plays last picks first. Then everybody draws a skill and four contracts.',
    taken: (by) => `Taken by ${by}`,
    take: (who) => `Take ${who}`,
    homeAndWeapon: (home, weapon) => `${home}, ${weapon}`,
  },
  choices: {
    title: 'Choose the assassins',
    dealt: 'Deal at random',
    picked: 'Pick in turn',
    byLot: (who) => `${who}, at random`,
    says: (casting, open) =>
      casting === 'dealt'
        ? 'Everybody gets one at random. Click a file to play that one yourself.'
        : casting === 'picked'
          ? 'Players pick when the game begins; whoever plays last picks first.'
          : open
            ? 'Click another file for the next player, or leave it to chance.'
            : 'Everybody has an assassin. Click one again to put it back.',
  },
  examples: () => import('./words/examples.en.ts'),
  scene: {
    dead: 'Contract fulfilled',
    lives: 'Missed',
    guarded: 'Bodyguard!',
    arrested: 'Arrested',
    away: 'Away',
    hides: 'Gone to ground',
    learns: 'New skill',
    sum: (n) => String(n),
  },
  end: {
    tour: 'The Grand Tour',
    headline(cause, who, where, round) {
      if (cause === 'out of time') return `Time is up in round ${round}`;
      if (who === null) return `A shared victory in round ${round}`;
      return cause === 'four contracts' && where !== null ? `${who} finishes in ${where}` : `${who} leads after round ${round}`;
    },
    route: (cities, rounds) => `${cities.length === 0 ? 'Not one contract' : list(cities)} in ${some(rounds, 'round')}`,
    label: 'How everybody did',
    odds: 'Odds and luck, attempt by attempt',
    kill: 'kill',
    miss: 'miss',
    due: (kills, due) => `${some(kills, 'kill')}, ${due} expected`,
    none: 'No attempts',
    round: (n) => `Round ${n}`,
    attempts: (worked, of) => `${worked} of ${of}`,
    getaways: (worked, of) => `${worked} of ${of}`,
    attemptsSay: 'attempts worked',
    getawaysSay: 'getaways worked',
  },
  curve: 'Contracts fulfilled',
};

export const words: ContractAssassinWords = { ...spoken, board };
