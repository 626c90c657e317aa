import type { GameEvent } from '#kernel';
import { MISSION } from '../../content/index.ts';
import type { View } from '../../rules/view.ts';
import { list, num, text, value } from '../fields.ts';
import { weaponOf } from '../means.ts';
import { cardWords as cards } from './cards.ts';
import { stageEvent } from './event-stage.ts';
import { and, moreDice } from './grammar.ts';
import { advantage, amounts, count, foe, symbol, thing, who, whose } from './things.ts';

/** What happened. */
export function event(e: GameEvent, view: View | null): string {
  const name = who(view, num(e, 'seat'));
  return commandoEvent(e, name) ?? fightEvent(e, view, name) ?? enemyEvent(e, view, name) ?? stageEvent(e, view, name) ?? e.kind;
}

/** What commandos do, and what they have. */
function commandoEvent(e: GameEvent, name: string): string | null {
  switch (e.kind) {
    case 'turn':
      return `It is *${whose(name)}* turn.`;
    case 'turn-ends':
      return `*${name}* ends the turn.`;
    case 'runs': {
      const path = list(e, 'path');
      if (path[0] === path.at(-1)) return `*${name}* runs to ${and(path.slice(1, -1))} and back to *${path[0] ?? ''}*.`;
      return `*${name}* runs from ${path[0] ?? ''} to *${path.at(-1) ?? ''}*.`;
    }
    case 'jumps':
      return `*${name}* jumps to *${text(e, 'to')}*.`;
    case 'pushed':
      return `*${name}* is pushed to *${text(e, 'to')}*.`;
    case 'placed':
      return `*${name}* now stands in *${text(e, 'to')}*.`;
    case 'returns':
      return `${text(e, 'from')} is taken: *${name}* goes back to *${text(e, 'to')}*.`;
    case 'plays':
      return `*${name}* plays *${cards.cardName(text(e, 'card'))}*.`;
    case 'ability':
      return `*${name}* uses *${cards.abilityName(text(e, 'ability'))}*.`;
    case 'spends':
      return `*${name}* spends ${spent(e)}.`;
    case 'draws':
      return list(e, 'cards').length === 0 ? `*${name}* has no card to draw.` : `*${name}* draws ${cardList(e)}.`;
    case 'discards':
      return list(e, 'cards').length === 0 ? `*${name}* has no card to discard.` : `*${name}* discards ${cardList(e)}.`;
    case 'recovers':
      return `*${name}* takes back *${cardList(e)}*.`;
    case 'removed':
      return `Battle Damage: *${name}* loses *${cardList(e)}* for good.`;
    case 'gains':
      return list(e, 'tokens').length === 0 ? `*${name}* can gain nothing more.` : `*${name}* gains *${advantage(list(e, 'tokens'))}*.`;
    case 'loses-tokens':
      return list(e, 'tokens').length === 0 ? `*${name}* has no token to discard.` : `*${name}* discards tokens: ${advantage(list(e, 'tokens'))}.`;
    case 'weapon-drawn':
      return `*${name}* draws a weapon: *${cards.weaponName(text(e, 'weapon'))}*.`;
    case 'equips':
      return `*${name}* takes the *${cards.weaponName(text(e, 'weapon'))}*.`;
    case 'weapon-lost':
      return `${whose(name)} *${cards.weaponName(text(e, 'weapon'))}* is discarded.`;
    case 'objective':
      return `*${name}* attempts objective ${num(e, 'number')}, *${cards.objectiveName(text(e, 'card'))}*: ${value(e, 'success') === true ? '*done*' : 'not enough, so it is scouted'}.`;
    case 'objective-token':
      return `*${name}* has objective ${num(e, 'number')}: *${cards.missionName(MISSION[num(e, 'number') - 1] ?? 'demolition')}*.`;
    case 'objective-lost':
      return `*${name}* discards objective token ${num(e, 'number')}: *${cards.missionName(MISSION[num(e, 'number') - 1] ?? 'demolition')}*.`;
    case 'quiet':
      return `${name} does not want to be asked ${UNTIL[text(e, 'until')] ?? ''}.`;
    default:
      return null;
  }
}

const UNTIL: Readonly<Record<string, string>> = { turn: 'before the next turn', damage: 'before damage comes', round: 'this round' };

function spent(e: GameEvent): string {
  return and([...amounts(list(e, 'tokens')), ...list(e, 'cards').map(cards.cardName)]);
}

function cardList(e: GameEvent): string {
  return and(list(e, 'cards').map(cards.cardName));
}

/** Attacks of the commandos. */
function fightEvent(e: GameEvent, view: View | null, name: string): string | null {
  switch (e.kind) {
    case 'attacks':
      return `*${name}* attacks *${and(list(e, 'targets').map(foe))}* with ${weaponText(e, view)}.`;
    case 'rolls':
      return `*${name}* rolls ${faces(e)}.`;
    case 'explodes':
      return `Criticals bring more dice: ${faces(e)}.`;
    case 'rerolls':
      return `*${name}* rolls again: ${faces(e)}.`;
    case 'converts':
      return `*${name}* converts ${text(e, 'type')} into a success.`;
    case 'ignored':
      return `*${count(num(e, 'successes'), 'success', 'successes')}* ignored.`;
    case 'damages':
      return `*${capital(foe(text(e, 'target')))}* takes ${num(e, 'damage') === 0 ? 'no' : `*${num(e, 'damage')}*`} damage${health(e)}.`;
    case 'boss-damaged':
      return `*${cards.bossCardName(text(e, 'card'))}* takes *${num(e, 'damage')}* damage${health(e)}.`;
    case 'scorches':
      if (num(e, 'damage') < 0) return `${-num(e, 'damage')} damage leaves ${text(e, 'space')}.`;
      return `*${name}* puts *${num(e, 'damage')} damage* on wadder space ${text(e, 'space')}.`;
    case 'defeated':
      return num(e, 'by') < 0 ? `*${capital(foe(text(e, 'enemy')))}* is defeated.` : `*${who(view, num(e, 'by'))}* defeats *${foe(text(e, 'enemy'))}*.`;
    case 'flipped':
      return `*${cards.bossCardName(text(e, 'card'))} is defeated.*`;
    case 'bonus':
      return `${whose(name)} next attack rolls ${moreDice(num(e, 'dice'))}${value(e, 'sure') === true ? ', and nothing of it is ignored' : ''}.`;
    case 'breached':
      return `*${who(view, num(e, 'by'))}* breaches *${foe(text(e, 'enemy'))}*: ability and special do not count this round.`;
    default:
      return null;
  }
}

/** With a card, or with the weapon at hand. */
function weaponText(e: GameEvent, view: View | null): string {
  const used = text(e, 'with');
  const f = view?.fighters[num(e, 'seat')];
  return `*${used === '' && f !== undefined ? cards.weaponName(weaponOf({ ...f, weapon: null }).id) : thing(used)}*`;
}

function faces(e: GameEvent): string {
  const dice = list(e, 'dice');
  const counted = (face: string, one: string, many: string): readonly string[] => {
    const n = dice.filter((die) => die === face).length;
    return n === 0 ? [] : [count(n, one, many)];
  };
  return and([
    ...counted('success', 'success', 'successes'),
    ...counted('critical', 'critical', 'criticals'),
    ...['M', 'A', 'S'].flatMap((type) => counted(type, type, type)),
  ]);
}

function health(e: GameEvent): string {
  return num(e, 'left') === 0 ? '' : `, ${num(e, 'left')} left`;
}

/** Attacks of the enemies, and their coming and going. */
function enemyEvent(e: GameEvent, view: View | null, name: string): string | null {
  switch (e.kind) {
    case 'enemy-drawn':
      return `*${name}* draws *${foe(text(e, 'enemy'))}*, who appears in ${text(e, 'space')}.`;
    case 'hatched':
      return `*${foe(text(e, 'enemy'))}* hatches in ${text(e, 'space')} and goes for *${name}*.`;
    case 'enemy-limit':
      return `*${name}* has no room for another enemy and suffers instead.`;
    case 'enemy-moves':
      return `*${foe(text(e, 'enemy'))}* moves from ${text(e, 'from')} to *${text(e, 'to')}*.`;
    case 'boss-moves':
      return `*The boss* moves to *${text(e, 'to')}*.`;
    case 'enemy-taken':
      return `*${who(view, num(e, 'to'))}* takes *${foe(text(e, 'enemy'))}* from ${who(view, num(e, 'from'))}.`;
    case 'assault':
      return `The enemies attack *${name}*: ${results(list(e, 'dice'))}.`;
    case 'adds':
      return `${results(list(e, 'results'))} added by ${thing(text(e, 'card'))}.`;
    case 'enemy-reroll':
      return `*${name}* rolls an enemy die again: ${face(text(e, 'from'))} becomes *${face(text(e, 'to'))}*.`;
    case 'special':
      return `Special of *${thing(text(e, 'card'))}*, for ${name}.`;
    case 'leftover':
      return `${count(num(e, 'specials'), 'special')} left: *${name}* draws ${num(e, 'specials') === 1 ? 'an enemy' : `${num(e, 'specials')} enemies`}.`;
    case 'assault-ends':
      return `The attack on ${name} is over.`;
    case 'suffers':
      return `*${name}* suffers *${advantage(list(e, 'damage'))}* damage.`;
    case 'prevents':
      return `*${who(view, num(e, 'by'))}* plays *${cards.cardName(text(e, 'card'))}*: ${advantage(list(e, 'damage'))} prevented${num(e, 'by') === num(e, 'seat') ? '' : ` for ${name}`}.`;
    case 'withstands':
      return `*${name}* withstands it.`;
    case 'medal-lost':
      return `*${name} loses a medal*, ${num(e, 'left')} left.`;
    case 'screen':
      return `${whose(name)} enemies roll ${count(num(e, 'dice'), 'die', 'dice')} fewer this round.`;
    default:
      return null;
  }
}

/** Enemy dice: `1 M, 2 specials`. */
function results(dice: readonly string[]): string {
  const specials = dice.filter((one) => one === 'SP').length;
  return and([...amounts(dice), ...(specials === 0 ? [] : [count(specials, 'special')])]);
}

function face(one: string): string {
  return one === 'SP' ? 'special' : symbol(one);
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
