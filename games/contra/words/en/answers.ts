import type { Words } from '../../../words.ts';
import type { CardId, SpaceId, TargetId } from '../../content/index.ts';
import { cardNamed } from '../../content/index.ts';
import { branchesOf } from '../../facts/branches.ts';
import { bossCardLeft, healthOf } from '../../facts/health.ts';
import { eventfulOf } from '../../facts/marks.ts';
import { targetDistance, whoIsAt } from '../../facts/places.ts';
import type { Doing, Offer } from '../../rules/option.ts';
import type { Contra } from '../../types.ts';
import type { View } from '../../view.ts';
import { cardWords as cards } from './cards.ts';
import { and, spaces } from './grammar.ts';
import { advantage, face, foe, missionOf, place, plainText, thing } from './things.ts';

/** What an answer does. */
export const answers: Words<Contra>['answers'] = {
  run: ({ to, via }, view) => `Run to ${place(view, to)}${over(view, via)}`,
  jump: ({ to }, view) => `Jump to ${place(view, to)}`,
  attack: (answer, view) => `Attack ${target(answer, view)}`,
  again: (answer, view) => `Attack again: ${target(answer, view)}`,
  play: ({ card }) => `Play ${cards.cardName(card)}: ${plainText(cards.cardText(card))}`,
  ability: ({ who, ability }) => `${cards.commandoName(who)}: ${cards.abilityName(ability)}`,
  'slow-down': () => 'Slow Down!: discard the top stage card, slip marker 2 back',
  clear: ({ stageCard }) => `Discard ${cards.stageCardName(stageCard)}`,
  'end-turn': () => 'End the turn and draw a card',
  goes: ({ who }) => `${cards.commandoName(who)} takes a turn`,
  attacked: ({ who }) => `${cards.commandoName(who)} is attacked`,
  next: ({ who }) => `${cards.commandoName(who)} is next`,
  'go-on': ({ who }) => `${cards.commandoName(who)}: go on`,
  'ask-me': ({ who, when }) => `${cards.commandoName(who)}: ${ASKED[when]}`,
  target,
  take: target,
  convert: ({ type, with: means }) =>
    `Convert ${type} ${means === 'nothing' ? 'for free' : means === 'token' ? 'with a token' : `with ${cards.cardName(means)}`}`,
  reroll: ({ face: shown }) => `Roll again: ${face(shown)}`,
  burn: ({ to, n }, view) => `${n} damage on ${place(view, to)}`,
  assign: ({ boss, n }, view) => `${n} on ${cards.bossCardName(boss)}, ${bossCardLeft(view, boss)} left`,
  token: ({ type }) => `Token ${type}`,
  lose: ({ type }) => `Token ${type}`,
  card: ownCard,
  recover: ownCard,
  discard: (answer) => `Discard ${ownCard(answer)}`,
  gain: ({ type }) => `Gain ${type}, ${cards.advantageName(type)}`,
  pay: () => 'Pay it',
  medal: () => 'Lose a medal',
  prevent: ({ who, card, damage }) => `${cards.commandoName(who)} plays ${cards.cardName(card)}: prevents ${advantage(damage)}`,
  keep: (_, __, { about }) => ('for' in about && about.for === 'mulligan' ? 'Keep this hand' : 'Keep these cards'),
  deck: ({ deck }) => DECKS[deck],
  bottom: ({ place: at }, _, { about }) => `${name('cards' in about ? about.cards[at - 1] : undefined)} to the bottom`,
  slot: ({ place: number }) => `Objective ${number}, ${missionOf(number)}`,
  choose({ place: at }, _, decision) {
    const branch = decision.kind === 'choose' ? branchesOf(decision.about)?.[at - 1] : undefined;
    return plainText(branch === undefined ? (SLIP[at - 1] ?? '') : cards.effectText(branch));
  },
  order: ({ first }) => `First ${thing(first)}`,
  space: ({ to }, view) => `${place(view, to)}${standing(view, to)}`,
  commando: ({ commando: chosen }) => cards.commandoName(chosen),
  hatch: ({ enemy }) => foe(enemy),
  accept: ({ offer }, _, decision) => (decision.kind === 'equip' ? `Take it: ${plainText(cards.weaponText(decision.about.weapon))}` : ACCEPTED[offer]),
  decline: ({ offer }) => DECLINED[offer],
  done: ({ doing }) => DONE[doing],
  start: ({ to }, view) => place(view, to),
  swap: ({ commando: one, other }) => `Swap the boss cards of ${and([one, other].map(cards.commandoName))}`,
  deal: () => 'Keep it like this',
};

const ASKED = { always: 'ask me whenever I could step in', 'in-danger': 'ask me when somebody is in danger', never: 'ask me only in my own turn' } as const;
const DECKS = { stage: 'Stage deck', enemy: 'Enemy deck', objective: 'Objective deck', weapon: 'Weapon deck' } as const;

/** On a slip space: no card says this, but the Slip Track. */
const SLIP = ['Pay 1 M.', 'You are moved 1 space away from the boss.'];

const DONE: Readonly<Record<Doing, string>> = {
  moving: 'Stay here',
  rerolling: 'Keep the dice',
  converting: 'Convert no more, deal the damage',
  burning: 'Deal the rest to the target',
  revealing: 'Leave them on top',
  purging: 'Remove no more',
};

const ACCEPTED: Readonly<Record<Offer, string>> = {
  pillbox: 'Take it and draw a weapon',
  'alarm-post': 'Pay and remove an alarm token',
  objective: 'Do it',
  weapon: 'Take it',
  bargain: 'Pay for it',
  'stage-card': 'Yes',
  reveal: 'Yes',
  sensor: 'Yes',
};

const DECLINED: Readonly<Record<Offer, string>> = {
  pillbox: 'Leave it there',
  'alarm-post': 'No',
  objective: 'No',
  weapon: 'Discard it',
  bargain: 'No',
  'stage-card': 'No',
  reveal: 'No',
  sensor: 'No sensor token',
};

function name(id: Parameters<typeof thing>[0] | undefined): string {
  return id === undefined ? '' : thing(id);
}

function ownCard({ card }: { readonly card: CardId }): string {
  return `${cards.cardName(card)} (${cardNamed(card).type})`;
}

/** What happens on the way. */
function over(view: View, via: readonly SpaceId[]): string {
  const eventful = eventfulOf(view, via);
  return eventful.length === 0 ? '' : ` over ${and(eventful.map(({ id }) => place(view, id)))}`;
}

function standing(view: View, space: SpaceId): string {
  const { commando: there } = whoIsAt(view, space);
  return there === null ? '' : `, where ${cards.commandoName(there)} stands`;
}

/** An enemy with what it has left and how far it is from whoever aims at it. */
function target({ who, target: id }: { readonly who: string; readonly target: TargetId }, view: View): string {
  const away = targetDistance(view, view.fighters.find((f) => f.id === who)?.space ?? null, id);
  const far = away === null ? '' : `, ${spaces(away)} away`;
  if (id === 'boss') return `${cards.enemyDeckName(view.enemy)}, the boss${far}`;
  const health = healthOf(view, id);
  return health === null ? foe(id) : `${foe(id)}, health ${health}${far}`;
}
