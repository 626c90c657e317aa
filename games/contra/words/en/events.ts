import type { Words } from '../../../words.ts';
import type { CardId } from '../../content/index.ts';
import type { Contra } from '../../types.ts';
import { cardWords as cards } from './cards.ts';
import { stageEvents } from './events-stage.ts';
import { and, moreDice } from './grammar.ts';
import { advantage, amounts, capital, count, face, faces, foe, missionOf, results, thing, who, whose } from './things.ts';

/** What happened. */
export const events: Words<Contra>['events'] = {
  ...stageEvents,

  turn: ({ seat }, view) => `It is *${whose(who(view, seat))}* turn.`,
  'turn-ends': ({ seat }, view) => `*${who(view, seat)}* ends the turn.`,
  runs({ seat, path }, view) {
    const [from = ''] = path;
    const to = path.at(-1) ?? '';
    return from === to ? `*${who(view, seat)}* runs to ${and(path.slice(1, -1))} and back to *${to}*.` : `*${who(view, seat)}* runs from ${from} to *${to}*.`;
  },
  jumps: ({ seat, to }, view) => `*${who(view, seat)}* jumps to *${to}*.`,
  pushed: ({ seat, to }, view) => `*${who(view, seat)}* is pushed to *${to}*.`,
  placed: ({ seat, to }, view) => `*${who(view, seat)}* now stands in *${to}*.`,
  returns: ({ seat, from, to }, view) => `${from} is taken: *${who(view, seat)}* goes back to *${to}*.`,
  plays: ({ seat, card }, view) => `*${who(view, seat)}* plays *${cards.cardName(card)}*.`,
  ability: ({ seat, ability }, view) => `*${who(view, seat)}* uses *${cards.abilityName(ability)}*.`,
  spends: ({ seat, tokens, cards: spent }, view) => `*${who(view, seat)}* spends ${and([...amounts(tokens), ...spent.map(cards.cardName)])}.`,
  draws: ({ seat, cards: drawn }, view) =>
    drawn.length === 0 ? `*${who(view, seat)}* has no card to draw.` : `*${who(view, seat)}* draws ${cardList(drawn)}.`,
  discards: ({ seat, cards: gone }, view) =>
    gone.length === 0 ? `*${who(view, seat)}* has no card to discard.` : `*${who(view, seat)}* discards ${cardList(gone)}.`,
  recovers: ({ seat, cards: back }, view) => `*${who(view, seat)}* takes back *${cardList(back)}*.`,
  removed: ({ seat, cards: lost }, view) => `Battle Damage: *${who(view, seat)}* loses *${cardList(lost)}* for good.`,
  gains: ({ seat, tokens }, view) =>
    tokens.length === 0 ? `*${who(view, seat)}* can gain nothing more.` : `*${who(view, seat)}* gains *${advantage(tokens)}*.`,
  'loses-tokens': ({ seat, tokens }, view) =>
    tokens.length === 0 ? `*${who(view, seat)}* has no token to discard.` : `*${who(view, seat)}* discards tokens: ${advantage(tokens)}.`,
  'weapon-drawn': ({ seat, weapon }, view) => `*${who(view, seat)}* draws a weapon: *${cards.weaponName(weapon)}*.`,
  equips: ({ seat, weapon }, view) => `*${who(view, seat)}* takes the *${cards.weaponName(weapon)}*.`,
  'weapon-lost': ({ seat, weapon }, view) => `${whose(who(view, seat))} *${cards.weaponName(weapon)}* is discarded.`,
  objective: ({ seat, number, card, success }, view) =>
    `*${who(view, seat)}* attempts objective ${number}, *${cards.objectiveName(card)}*: ${success ? '*done*' : 'not enough, so it is scouted'}.`,
  'objective-token': ({ seat, number }, view) => `*${who(view, seat)}* has objective ${number}: *${missionOf(number)}*.`,
  'objective-lost': ({ seat, number }, view) => `*${who(view, seat)}* discards objective token ${number}: *${missionOf(number)}*.`,
  // A wish is a setting, not an event.
  asking: () => '',

  attacks: ({ seat, with: arm, targets }, view) => `*${who(view, seat)}* attacks *${and(targets.map(foe))}* with *${thing(arm)}*.`,
  rolls: ({ seat, dice }, view) => `*${who(view, seat)}* rolls ${faces(dice)}.`,
  explodes: ({ dice }) => `Criticals bring more dice: ${faces(dice)}.`,
  rerolls: ({ seat, dice }, view) => `*${who(view, seat)}* rolls again: ${faces(dice)}.`,
  converts: ({ seat, type }, view) => `*${who(view, seat)}* converts ${type} into a success.`,
  ignored: ({ successes }) => `*${count(successes, 'success', 'successes')}* ignored.`,
  damages: ({ target, damage, left }) => `*${capital(foe(target))}* takes ${damage === 0 ? 'no' : `*${damage}*`} damage${health(left)}.`,
  'boss-damaged': ({ card, damage, left }) => `*${cards.bossCardName(card)}* takes *${damage}* damage${health(left)}.`,
  scorches: ({ seat, space, damage }, view) =>
    damage < 0 ? `${-damage} damage leaves ${space}.` : `*${who(view, seat)}* puts *${damage} damage* on wadder space ${space}.`,
  defeated: ({ enemy, by }, view) => (by < 0 ? `*${capital(foe(enemy))}* is defeated.` : `*${who(view, by)}* defeats *${foe(enemy)}*.`),
  flipped: ({ card }) => `*${cards.bossCardName(card)} is defeated.*`,
  bonus: ({ seat, dice, sure }, view) => `${whose(who(view, seat))} next attack rolls ${moreDice(dice)}${sure ? ', and nothing of it is ignored' : ''}.`,
  breached: ({ enemy, by }, view) => `*${who(view, by)}* breaches *${foe(enemy)}*: ability and special do not count this round.`,

  'enemy-drawn': ({ seat, enemy, space }, view) => `*${who(view, seat)}* draws *${foe(enemy)}*, who appears in ${space}.`,
  hatched: ({ seat, enemy, space }, view) => `*${foe(enemy)}* hatches in ${space} and goes for *${who(view, seat)}*.`,
  'enemy-limit': ({ seat }, view) => `*${who(view, seat)}* has no room for another enemy and suffers instead.`,
  'enemy-moves': ({ enemy, from, to }) => `*${foe(enemy)}* moves from ${from} to *${to}*.`,
  'boss-moves': ({ to }) => `*The boss* moves to *${to}*.`,
  'enemy-taken': ({ enemy, from, to }, view) => `*${who(view, to)}* takes *${foe(enemy)}* from ${who(view, from)}.`,
  assault: ({ seat, dice }, view) => `The enemies attack *${who(view, seat)}*: ${results(dice)}.`,
  adds: ({ results: added, card }) => `${results(added)} added by ${thing(card)}.`,
  'enemy-reroll': ({ seat, from, to }, view) => `*${who(view, seat)}* rolls an enemy die again: ${face(from)} becomes *${face(to)}*.`,
  special: ({ seat, card }, view) => `*${capital(thing(card))}* uses its special on ${who(view, seat)}.`,
  leftover: ({ seat, specials: n }, view) => `${count(n, 'special')} left: *${who(view, seat)}* draws ${n === 1 ? 'an enemy' : `${n} enemies`}.`,
  'assault-ends': ({ seat }, view) => `The attack on ${who(view, seat)} is over.`,
  suffers: ({ seat, damage }, view) => `*${who(view, seat)}* suffers *${advantage(damage)}* damage.`,
  prevents: ({ seat, by, card, damage }, view) =>
    `*${who(view, by)}* plays *${cards.cardName(card)}*: ${advantage(damage)} prevented${by === seat ? '' : ` for ${who(view, seat)}`}.`,
  withstands: ({ seat }, view) => `*${who(view, seat)}* withstands it.`,
  'medal-lost': ({ seat, left }, view) => `*${who(view, seat)} loses a medal*, ${left} left.`,
  screen: ({ seat, dice }, view) => `${whose(who(view, seat))} enemies roll ${count(dice, 'die', 'dice')} fewer this round.`,
};

function cardList(ids: readonly CardId[]): string {
  return and(ids.map(cards.cardName));
}

function health(left: number): string {
  return left === 0 ? '' : `, ${left} left`;
}
