import type { AboutOf } from '#kernel';
import type { Words } from '../../../words.ts';
import { lacks, purseOf } from '../../facts/advantage.ts';
import { ALARM_COST } from '../../facts/stage-area.ts';
import type { CommandoUse, SpaceUse } from '../../rules/option.ts';
import type { Contra, Moment, Moving } from '../../types.ts';
import type { View } from '../../view.ts';
import { cardWords as cards } from './cards.ts';
import { or, spaces } from './grammar.ts';
import { advantage, capital, count, missionOf, thing, who } from './things.ts';

/** What somebody has to do now. */
export const prompts: Words<Contra>['prompts'] = {
  act: ({ seat }, view) => `${who(view, seat)}: ${actText(view, seat)}`,
  turn: (about, view) => `Who goes next: ${left(about, view)}?`,
  assault: (about, view) => `Who is attacked next: ${left(about, view)}?`,
  next: (about, view) =>
    about.what === 'enemy-draw' ? `New enemies: who draws next, ${left(about, view)}?` : `${capital(thing(about.what))}: who is next, ${left(about, view)}?`,
  pause: (about, view) => `${momentText(about, view)}. Step in?`,

  suffer: (about, view) => `${who(view, about.seat)} takes ${sufferText(about, view)}`,
  pay: ({ seat, symbol: due, left: n, for: what }, view) =>
    `${who(view, seat)}: pay ${due === '*' ? 'any type' : due} ${what === 'damage' ? 'against' : 'for'} ${thing(what)}${toGo(n)}`,
  gain: ({ seat }, view) => `${who(view, seat)}: choose a token to gain`,
  'lose-token': ({ seat, left: n }, view) => `${who(view, seat)}: discard a token${toGo(n)}`,

  choose: ({ seat, what }, view) => `${who(view, seat)}: choose what ${thing(what)} does`,
  may: ({ seat, what, cost }, view) =>
    `${who(view, seat)}: ${cost === 'stage-card' ? 'discard the top stage card' : `pay ${advantage(cost)}`} for ${thing(what)}?`,
  order: ({ seat }, view) => `${who(view, seat)}: what comes first?`,
  who: ({ seat, for: use }, view) => `${who(view, seat)}: ${COMMANDO_FOR[use]}`,
  space: ({ seat, for: use }, view) => `${who(view, seat)}: ${SPACE_FOR[use]}`,

  target: ({ seat, for: what, range }, view) => `${who(view, seat)}: ${targetText(what)}, up to ${spaces(range)} away`,
  'second-target': ({ seat }, view) => `${who(view, seat)}: which other enemy is hit too?`,
  reroll: ({ seat, left: n }, view) => `${who(view, seat)}: reroll dice? Up to ${n} more`,
  'reroll-enemy': ({ seat }, view) => `${who(view, seat)}: reroll one enemy die?`,
  convert: ({ seat }, view) =>
    `${who(view, seat)}: ${count(view.fight?.successes ?? 0, 'success', 'successes')} so far. Spend matching tokens or cards for more`,
  burn: ({ seat, successes }, view) => `${who(view, seat)}: ${count(successes, 'success', 'successes')}. Burn a wadder space with some?`,
  assign: ({ seat, points }, view) => `${who(view, seat)}: share ${points} damage among the boss cards`,
  take: ({ seat }, view) => `${who(view, seat)}: choose an enemy to take over`,
  hatch: ({ seat }, view) => `${who(view, seat)}: which bugger hatches?`,

  discard: (about, view) => discardText(about, who(view, about.seat)),
  recover: ({ seat }, view) => `${who(view, seat)}: choose a card to take back`,
  equip: ({ seat, weapon }, view) => `${who(view, seat)}: take the ${cards.weaponName(weapon)}?`,
  deck: ({ seat }, view) => `${who(view, seat)}: choose a deck to see its top card`,
  reveal: ({ seat, cards: shown }, view) => `${who(view, seat)}: put ${or(shown.map(thing))} on the bottom?`,
  objective: ({ seat, number, done }, view) =>
    done ? `${who(view, seat)}: objective ${number} is done. Draw a card?` : `${who(view, seat)}: attempt objective ${number}, ${missionOf(number)}?`,
  slot: ({ seat, lost }, view) => `${who(view, seat)}: ${lost ? 'which objective token is discarded?' : 'which objective is done already?'}`,

  move: (about, view) => `${who(view, about.seat)}: ${moveText(about)}`,
  pillbox: ({ seat, space }, view) => `${who(view, seat)}: trade the sensor in ${space} for a weapon?`,
  'alarm-post': ({ seat }, view) => `${who(view, seat)}: pay ${advantage(ALARM_COST)} to remove 1 of ${count(view.alarm, 'alarm token')}?`,
  sensor: () => 'Pillbox icon: put a sensor token where?',
  purge: ({ left: n }) => `Remove gels from the map? Up to ${n} more`,

  start: ({ seat }, view) => `${who(view, seat)}: choose a start space`,
  'boss-start': () => 'Where does the boss start?',
  'boss-deal': (_, { fighters }) =>
    `${fighters.map(({ id, boss }, at) => `${cards.commandoName(id)}${at === 0 ? ' faces' : ''} ${boss === null ? '' : cards.bossCardName(boss.id)}`).join(', ')}. Swap two?`,
  'story-may': ({ what }) => (what === 'reveal' ? 'Look at the top stage card?' : 'Remove the top stage card, unseen?'),
};

const COMMANDO_FOR: Readonly<Record<CommandoUse, string>> = {
  draw: 'who draws the card?',
  move: 'who moves?',
  'next-attack': 'whose next attack rolls more?',
  gain: 'who gains it?',
  grenade: 'who is the grenade thrown at?',
  'dogra-mk-ii': 'who does the Dogra fire at?',
  heartbeat: 'who is hit by Heartbeat?',
  farthest: 'who does the boss move towards?',
  weapon: 'who starts with a weapon card?',
  'medal-less': 'who starts with one medal fewer?',
  objective: 'who starts with an objective token?',
  enemy: 'who draws one more enemy?',
  'first-enemy': 'who draws the next enemy?',
};

const SPACE_FOR: Readonly<Record<SpaceUse, string>> = {
  damage: 'from which space is damage removed?',
  dimer: 'where does the bubble dimer go?',
  enemy: 'where does the enemy appear?',
  'enemy-near': 'near which enemy space does it appear?',
  'enemy-move': 'where does the enemy go?',
  'boss-move': 'where does the boss go?',
  gel: 'from which space is the gel taken?',
  gels: 'into which wadder space do the gels go?',
  'gels-back': 'from which space does a gel leave?',
  place: 'which ledge space do you go to?',
  platform: 'which platform breaks?',
  push: 'where are you pushed?',
  'push-enemy': 'where is the enemy pushed?',
};

function targetText(what: AboutOf<Contra, 'target'>['for']): string {
  if (what === 'damage') return 'choose an enemy to damage';
  if (what === 'breach') return 'choose an enemy to breach';
  return what === 'push' ? 'choose an enemy to push' : `choose an enemy to attack with ${thing(what)}`;
}

function discardText({ for: why, left: n }: AboutOf<Contra, 'discard'>, name: string): string {
  if (why === 'mulligan') return `${name}: swap any cards you do not want`;
  return why === 'medal' ? `${name} has lost a medal: discard any cards before you draw up to 4` : `${name}: discard ${count(n, 'card')}`;
}

function moveText({ spaces: far, run, jump }: Moving): string {
  if (!run) return far === 1 ? 'jump' : `jump, up to ${far} times`;
  return jump ? `run up to ${spaces(far)}, or jump` : `run on, up to ${spaces(far)}`;
}

function actText({ fighters }: View, seat: number): string {
  const f = fighters[seat];
  if (f === undefined || (!f.moved && !f.attacked)) return 'move, attack, play cards';
  if (f.moved && f.attacked) return 'play cards or end the turn';
  return f.moved ? 'attack, play cards or end the turn' : 'move, play cards or end the turn';
}

function left({ left: seats }: AboutOf<Contra, 'turn' | 'assault' | 'next'>, view: View): string {
  return or(seats.map((seat) => who(view, seat)));
}

function toGo(n: number): string {
  return n > 1 ? `, ${n} to go` : '';
}

function sufferText({ seat, damage }: AboutOf<Contra, 'suffer'>, { fighters }: View): string {
  const f = fighters[seat];
  const loss = f?.medals === 0 ? 'fall' : 'lose a medal';
  const able = f !== undefined && lacks(purseOf(f), damage).length === 0;
  return `${damage.length} damage: ${able ? `pay ${advantage(damage)}` : `prevent some (${advantage(damage)})`}, or ${loss}`;
}

/** What comes when everybody goes on. */
function momentText({ next, what, seat }: Moment, view: View): string {
  const of = what === null ? '' : thing(what);
  const name = who(view, seat);
  switch (next) {
    case 'roll':
      return `The enemies attack ${name}`;
    case 'special':
      return `${capital(of)} uses its special on ${name}`;
    case 'leftover':
      return `A special is left: ${name} draws an enemy`;
    case 'damage':
      return `${name} is about to take ${damageText(view)}`;
    case 'reaction':
      return `${capital(of)} comes to ${name}`;
    case 'enemy-draw':
      return `${name} draws an enemy`;
    case 'stage-draw':
      return 'A stage card is drawn';
    case 'paragraph':
      return `${capital(of)} takes effect`;
  }
}

function damageText({ assault }: View): string {
  const damage = assault === null ? [] : [...assault.dice, ...assault.added].filter((face) => face !== 'SP');
  return damage.length === 0 ? 'damage' : `${advantage(damage)} damage`;
}
