import type { Json } from '#kernel';
import { MISSION } from '../../content/index.ts';
import type { View } from '../../rules/view.ts';
import { list, num, seats, symbols, text, value } from '../fields.ts';
import { lacks } from '../means.ts';
import { cardWords as cards } from './cards.ts';
import { or, spaces } from './grammar.ts';
import { advantage, count, thing, who } from './things.ts';

/** What somebody has to do now. */
export function prompt(kind: string, about: Json, view: View): string {
  const name = who(view, num(about, 'seat'));
  const what = thing(text(about, 'what'));
  switch (kind) {
    case 'act':
      return `${name}: ${actText(view, num(about, 'seat'))}`;
    case 'turn':
      return `Who goes next: ${left(about, view)}?`;
    case 'assault':
      return `Who is attacked next: ${left(about, view)}?`;
    case 'next':
      return text(about, 'for') === 'enemy-draw'
        ? `New enemies: who draws next, ${left(about, view)}?`
        : `${capital(what)}: who is next, ${left(about, view)}?`;
    case 'pause':
      return `${momentText(about, view)}: does anybody step in?`;
    case 'suffer':
      return `${name}: ${sufferText(about, view)}`;
    case 'pay':
      return `${name}: pay ${text(about, 'symbol') === '*' ? 'any type' : text(about, 'symbol')} ${text(about, 'for') === 'damage' ? 'against' : 'for'} ${thing(text(about, 'for'))}${toGo(about)}`;
    case 'gain':
      return `${name}: gain which token?`;
    case 'lose-token':
      return `${name}: discard a token${toGo(about)}`;
    case 'choose':
      return `${name}: choose what ${what === '' ? 'happens' : `${what} does`}`;
    case 'may':
      return `${name}: ${text(about, 'cost') === 'stage-card' ? 'discard the top stage card' : `pay ${advantage([...text(about, 'cost')])}`} for ${what}?`;
    case 'order':
      return `${name}: what comes first?`;
    default:
      return (
        fightPrompt(kind, about, view, name) ?? cardPrompt(kind, about, name) ?? mapPrompt(kind, about, view, name) ?? setupPrompt(kind, about, view, name)
      );
  }
}

function fightPrompt(kind: string, about: Json, { fight }: View, name: string): string | null {
  switch (kind) {
    case 'target':
      return `${name}: ${targetText(text(about, 'for'))}? Up to ${spaces(num(about, 'range'))} away`;
    case 'second-target':
      return `${name}: which other enemy is hit too?`;
    case 'reroll':
      return `${name}: roll dice again? Up to ${num(about, 'left')} more`;
    case 'reroll-enemy':
      return `${name}: roll one enemy die again?`;
    case 'convert':
      return `${name}: convert results before the damage: ${count(fight?.successes ?? 0, 'success', 'successes')}`;
    case 'burn':
      return `${name}: ${count(num(about, 'successes'), 'success', 'successes')}. Burn a wadder space with some?`;
    case 'assign':
      return `${name}: ${num(about, 'points')} damage for the boss cards`;
    case 'take':
      return `${name}: take over which enemy?`;
    case 'hatch':
      return `${name}: which bugger hatches?`;
    default:
      return null;
  }
}

function targetText(reason: string): string {
  if (reason === 'damage') return 'which enemy takes damage';
  if (reason === 'breach') return 'which enemy is breached';
  return `attack which enemy with ${thing(reason)}`;
}

function cardPrompt(kind: string, about: Json, name: string): string | null {
  switch (kind) {
    case 'discard':
      return discardText(about, name);
    case 'recover':
      return `${name}: take back which card?`;
    case 'equip':
      return `${name}: take the ${cards.weaponName(text(about, 'weapon'))}?`;
    case 'deck':
      return `${name}: look at the top of which deck?`;
    case 'reveal':
      return `${name}: put ${or(list(about, 'cards').map(thing))} on the bottom?`;
    case 'objective': {
      const number = num(about, 'number');
      return value(about, 'done') === true
        ? `${name}: objective ${number} is done. Draw a card?`
        : `${name}: attempt objective ${number}, ${cards.missionName(MISSION[number - 1] ?? 'demolition')}?`;
    }
    case 'slot':
      return value(about, 'lost') === true ? `${name}: which objective token is discarded?` : `${name}: which objective is done already?`;
    default:
      return null;
  }
}

function discardText(about: Json, name: string): string {
  switch (text(about, 'for')) {
    case 'mulligan':
      return `${name}: change cards of the first hand?`;
    case 'medal':
      return `${name} has lost a medal: discard cards before drawing up to 4?`;
    default:
      return `${name}: discard ${count(num(about, 'left'), 'card')}`;
  }
}

function mapPrompt(kind: string, about: Json, view: View, name: string): string | null {
  switch (kind) {
    case 'move':
      return `${name}: ${moveText(about)}`;
    case 'who':
      return `${name}: ${WHO[text(about, 'for')] ?? 'choose a commando'}`;
    case 'space':
      return `${name}: ${SPACES[text(about, 'for')] ?? 'choose a space'}`;
    case 'pillbox':
      return `${name}: trade the sensor in ${text(about, 'space')} for a weapon?`;
    case 'alarm-post':
      return `${name}: pay S to remove 1 of ${count(view.alarm, 'alarm token')}?`;
    case 'sensor':
      return 'Pillbox icon: put a sensor token where?';
    case 'purge':
      return `Remove gels from the map? Up to ${num(about, 'left')} more`;
    default:
      return null;
  }
}

function moveText(about: Json): string {
  const far = num(about, 'spaces');
  if (value(about, 'run') !== true) return far === 1 ? 'jump' : `jump, up to ${far} times`;
  return value(about, 'jump') === true ? `run up to ${spaces(far)}, or jump` : `run on, up to ${spaces(far)}`;
}

const WHO: Readonly<Record<string, string>> = {
  draw: 'who draws the card?',
  move: 'who moves?',
  'next-attack': 'whose next attack rolls more?',
  gain: 'who gains it?',
  grenade: 'at whom is the grenade thrown?',
  'dogra-mk-ii': 'at whom does the Dogra fire?',
  heartbeat: 'who is hit by Heartbeat?',
  farthest: 'towards whom does the boss move?',
  weapon: 'who starts with a weapon card?',
  'medal-less': 'who starts with one medal less?',
  objective: 'who starts with an objective token?',
  enemy: 'who draws one more enemy?',
};

const SPACES: Readonly<Record<string, string>> = {
  damage: 'from which space is damage removed?',
  dimer: 'where does the bubble dimer go?',
  enemy: 'where does the enemy appear?',
  'enemy-near': 'near which enemy space does it appear?',
  'enemy-move': 'where does the enemy go?',
  'boss-move': 'where does the boss go?',
  gel: 'from which space is the gel taken?',
  gels: 'into which wadder space do the gels go?',
  'gels-back': 'from which space does a gel leave?',
  place: 'stand on which ledge space?',
  platform: 'which platform breaks?',
  push: 'where are you pushed?',
};

function setupPrompt(kind: string, about: Json, view: View, name: string): string {
  switch (kind) {
    case 'start':
      return `${name}: choose a start space`;
    case 'boss-start':
      return 'Where does the boss start?';
    case 'boss-deal':
      return `Boss cards: ${view.fighters.map(({ id, boss }) => `${cards.commandoName(id)} ${boss === null ? '' : cards.bossCardName(boss.id)}`).join(', ')}. Swap two?`;
    case 'story-may':
      return text(about, 'what') === 'reveal' ? 'Look at the top stage card?' : 'Remove the top stage card, unseen?';
    default:
      return kind;
  }
}

function actText({ fighters }: View, seat: number): string {
  const f = fighters[seat];
  if (f === undefined || (!f.moved && !f.attacked)) return 'move, attack, play cards';
  if (f.moved && f.attacked) return 'play cards or end the turn';
  return f.moved ? 'attack, play cards or end the turn' : 'move, play cards or end the turn';
}

function left(about: Json, view: View): string {
  return or(seats(about, 'left').map((seat) => who(view, seat)));
}

function toGo(about: Json): string {
  const n = num(about, 'left');
  return n > 1 ? `, ${n} to go` : '';
}

function sufferText(about: Json, { fighters }: View): string {
  const damage = symbols(about, 'damage');
  const f = fighters[num(about, 'seat')];
  const loss = f?.medals === 0 ? 'fall' : 'lose a medal';
  const able = f !== undefined && lacks(f, damage).length === 0;
  return `${advantage(damage)} damage: ${able ? 'pay it' : 'prevent some'} or ${loss}`;
}

/** What comes when everybody goes on. */
function momentText(about: Json, view: View): string {
  const what = thing(text(about, 'what'));
  const name = who(view, num(about, 'seat'));
  switch (text(about, 'next')) {
    case 'roll':
      return `The enemies attack ${name}`;
    case 'special':
      return `Special of ${what}, for ${name}`;
    case 'leftover':
      return `A special is left: ${name} draws an enemy`;
    case 'damage':
      return `${name} suffers ${damageText(view)}`;
    case 'reaction':
      return `${capital(what)}, for ${name}`;
    case 'enemy-draw':
      return `${name} draws an enemy`;
    default:
      return capital(what);
  }
}

function damageText({ assault }: View): string {
  const damage = assault === null ? [] : [...assault.dice, ...assault.added].filter((face) => face !== 'SP');
  return damage.length === 0 ? 'damage' : `${advantage(damage)} damage`;
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
