import type { Json } from '#kernel';
import { branchesOf } from '../../board/answers/branch.ts';
import { type Deed, deedOf, isCommando } from '../../board/answers/deed.ts';
import { whoIsAt } from '../../board/map/standing.ts';
import { cardNamed, commando, MISSION } from '../../content/index.ts';
import type { View } from '../../rules/view.ts';
import { list, text } from '../fields.ts';
import { eventfulOf } from '../marks.ts';
import { bossLeft, clearCost, healthOf, ownerOf, targetDistance } from '../means.ts';
import { cardWords as cards } from './cards.ts';
import { and, spaces } from './grammar.ts';
import { advantage, foe, place, plainText, symbol, thing } from './things.ts';

/** What an answer does. */
export function option(kind: string, notation: string, view: View, about: Json): string {
  const deed = deedOf(notation);
  switch (deed.do) {
    case 'run':
      return `Run to ${place(view, deed.to)}${over(view, deed.via)}`;
    case 'jump':
      return `Jump to ${place(view, deed.to)}`;
    case 'start':
      return place(view, deed.to);
    case 'space':
      return `${place(view, deed.to)}${standing(view, deed.to)}`;
    case 'burn':
      return `${deed.n} damage on ${place(view, deed.to)}`;
    case 'attack':
      return `Attack ${target(view, deed.target, view.active)}`;
    case 'again':
      return `Attack again: ${target(view, deed.target, view.active)}`;
    case 'target':
      return target(view, deed.target, view.fight?.seat ?? view.active);
    case 'play':
      return `Play ${cards.cardName(deed.card)}: ${plainText(cards.cardText(deed.card))}`;
    case 'clear':
      return `Pay ${advantage(clearCost(deed.card))} to discard ${cards.stageCardName(deed.card)}`;
    case 'assign':
      return `${deed.n} on ${cards.bossCardName(deed.boss)}, ${bossLeft(view, deed.boss)} left`;
    case 'prevent':
      return `${cards.commandoName(ownerOf(deed.card))} plays ${cards.cardName(deed.card)}: prevents ${advantage(deed.damage)}`;
    case 'answer':
      return answer(kind, deed.says, about);
    case 'choose':
      return plainText(branchesOf(about, cards)?.[deed.n - 1] ?? SLIP[deed.n - 1] ?? '');
    case 'bottom':
      return `${thing(list(about, 'cards')[deed.n - 1] ?? '')} to the bottom`;
    case 'first':
      return `First ${thing(list(about, 'what')[deed.n - 1] ?? '')}`;
    default:
      return ofOwn(deed) ?? ofCommando(deed);
  }
}

/** On a slip space: no card says this, but the Slip Track. */
const SLIP = ['Pay 1 M.', 'You are moved 1 space away from the boss.'];

/** Tokens, cards and dice of one's own. */
function ofOwn(deed: Deed): string | null {
  switch (deed.do) {
    case 'pay-card':
      return `${cards.cardName(deed.card)} (${cardNamed(deed.card).type})`;
    case 'discard':
      return `Discard ${cards.cardName(deed.card)} (${cardNamed(deed.card).type})`;
    case 'token':
      return `Token ${deed.type}`;
    case 'gain':
      return `Gain ${deed.type}, ${cards.advantageName(deed.type)}`;
    case 'convert':
      return `Convert ${deed.type} ${deed.with === 'free' ? 'for nothing' : deed.with === 'token' ? 'with a token' : `with ${cards.cardName(deed.card)}`}`;
    case 'reroll':
      return `Roll again: ${deed.face === 'SP' ? 'special' : symbol(deed.face)}`;
    case 'slot':
      return `Objective ${deed.n}, ${cards.missionName(MISSION[deed.n - 1] ?? 'demolition')}`;
    default:
      return null;
  }
}

function ofCommando(deed: Deed): string {
  if (!('who' in deed)) return '';
  const name = cards.commandoName(deed.who);
  switch (deed.do) {
    case 'goes':
      return `${name} takes a turn`;
    case 'attacked':
      return `${name} is attacked`;
    case 'reacts':
      return `${name} is next`;
    case 'goes-on':
      return `${name}: go on`;
    case 'quiet':
      return `Do not ask ${name} again ${UNTIL[deed.until] ?? ''}`;
    case 'ability':
      return `${name}: ${cards.abilityName(deed.ability)} (${advantage(commando(deed.who).ability.cost)})`;
    default:
      return name;
  }
}

const UNTIL: Readonly<Record<string, string>> = { turn: 'until their turn', damage: 'until damage comes', round: 'this round' };

const ANSWERS: Readonly<Record<string, string>> = {
  'end turn': 'End the turn and draw a card',
  'slow down': 'Slow Down!: discard the top stage card, slip marker 2 back',
  keep: 'Keep the rest',
  deal: 'Deal them like this',
  pay: 'Pay it',
  'lose medal': 'Lose a medal',
  'go on': 'Go on',
  'stage deck': 'Stage deck',
  'enemy deck': 'Enemy deck',
  'objective deck': 'Objective deck',
  'weapon deck': 'Weapon deck',
};

const DONE: Readonly<Record<string, string>> = {
  burn: 'Deal the rest to the target',
  convert: 'Convert no more, deal the damage',
  move: 'Stay here',
  purge: 'Remove no more',
  reroll: 'Keep the dice',
  'reroll-enemy': 'Keep the dice',
  reveal: 'Leave them on top',
  sensor: 'No sensor token',
};

const YES: Readonly<Record<string, string>> = {
  'alarm-post': 'Pay S, remove an alarm token',
  may: 'Pay for it',
  objective: 'Do it',
  pillbox: 'Take it and draw a weapon',
};

const NO: Readonly<Record<string, string>> = { equip: 'Discard it', pillbox: 'Leave it there' };

function answer(kind: string, says: string, about: Json): string {
  if (kind === 'equip' && says === 'yes') return `Take it: ${plainText(cards.weaponText(text(about, 'weapon')))}`;
  if (says === 'done') return DONE[kind] ?? 'Done';
  if (says === 'yes') return YES[kind] ?? 'Yes';
  if (says === 'no') return NO[kind] ?? 'No';
  const [verb, ...names] = says.split(' ');
  if (verb === 'swap') return `Swap the boss cards of ${and(names.filter(isCommando).map(cards.commandoName))}`;
  return ANSWERS[says] ?? says;
}

/** What happens on the way. */
function over(view: View, via: readonly string[]): string {
  const eventful = eventfulOf(view, via);
  return eventful.length === 0 ? '' : ` over ${and(eventful.map((id) => place(view, id)))}`;
}

function standing(view: View, space: string): string {
  const { commando: there } = whoIsAt(view, space);
  return there === null ? '' : `, where ${cards.commandoName(there)} stands`;
}

/** An enemy with what it has left and how far it is. */
function target(view: View, id: string, seat: number): string {
  const from = view.fighters[seat]?.space ?? '';
  const away = targetDistance(view, from, id);
  const far = away === null ? '' : `, ${spaces(away)} away`;
  if (id === 'boss') return `${cards.enemyDeckName(view.enemy)}, the boss${far}`;
  const health = healthOf(view, id);
  return health === null ? foe(id) : `${foe(id)}, health ${health}${far}`;
}
