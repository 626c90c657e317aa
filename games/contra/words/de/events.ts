import type { Words } from '../../../words.ts';
import type { CardId } from '../../content/index.ts';
import type { Contra } from '../../types.ts';
import { cardWords as cards } from './cards.ts';
import { stageEvents } from './events-stage.ts';
import { and, successes } from './grammar.ts';
import { advantage, amounts, count, face, faces, foe, missionOf, results, thing, who, whose } from './things.ts';

/** What happened. */
export const events: Words<Contra>['events'] = {
  ...stageEvents,

  turn: ({ seat }, view) => `*${who(view, seat)}* ist am Zug.`,
  'turn-ends': ({ seat }, view) => `*${who(view, seat)}* beendet den Zug.`,
  runs({ seat, path }, view) {
    const [from = ''] = path;
    const to = path.at(-1) ?? '';
    return from === to
      ? `*${who(view, seat)}* läuft nach ${and(path.slice(1, -1))} und zurück nach *${to}*.`
      : `*${who(view, seat)}* läuft von ${from} nach *${to}*.`;
  },
  jumps: ({ seat, to }, view) => `*${who(view, seat)}* springt nach *${to}*.`,
  pushed: ({ seat, to }, view) => `*${who(view, seat)}* wird nach *${to}* geschoben.`,
  placed: ({ seat, to }, view) => `*${who(view, seat)}* steht jetzt auf *${to}*.`,
  returns: ({ seat, from, to }, view) => `${from} ist besetzt: *${who(view, seat)}* geht zurück nach *${to}*.`,
  plays: ({ seat, card }, view) => `*${who(view, seat)}* spielt *${cards.cardName(card)}*.`,
  ability: ({ seat, ability }, view) => `*${who(view, seat)}* nutzt *${cards.abilityName(ability)}*.`,
  spends: ({ seat, tokens, cards: spent }, view) => `*${who(view, seat)}* gibt aus: ${and([...amounts(tokens), ...spent.map(cards.cardName)])}.`,
  draws: ({ seat, cards: drawn }, view) =>
    drawn.length === 0 ? `*${who(view, seat)}* hat keine Karte zu ziehen.` : `*${who(view, seat)}* zieht ${cardList(drawn)}.`,
  discards: ({ seat, cards: gone }, view) =>
    gone.length === 0 ? `*${who(view, seat)}* hat keine Karte abzulegen.` : `*${who(view, seat)}* legt ab: ${cardList(gone)}.`,
  recovers: ({ seat, cards: back }, view) => `*${who(view, seat)}* nimmt *${cardList(back)}* zurück.`,
  removed: ({ seat, cards: lost }, view) => `Gefechtsschäden: *${who(view, seat)}* verliert *${cardList(lost)}* für immer.`,
  gains: ({ seat, tokens }, view) =>
    tokens.length === 0 ? `*${who(view, seat)}* kann nichts mehr erhalten.` : `*${who(view, seat)}* erhält *${advantage(tokens)}*.`,
  'loses-tokens': ({ seat, tokens }, view) =>
    tokens.length === 0 ? `*${who(view, seat)}* hat keinen Marker abzulegen.` : `*${who(view, seat)}* legt Marker ab: ${advantage(tokens)}.`,
  'weapon-drawn': ({ seat, weapon }, view) => `*${who(view, seat)}* zieht eine Waffe: *${cards.weaponName(weapon)}*.`,
  equips: ({ seat, weapon }, view) => `*${who(view, seat)}* nimmt die Waffe *${cards.weaponName(weapon)}*.`,
  'weapon-lost': ({ seat, weapon }, view) => `*${who(view, seat)}* legt die Waffe *${cards.weaponName(weapon)}* ab.`,
  objective: ({ seat, number, card, success }, view) =>
    `*${who(view, seat)}* versucht Ziel ${number}, *${cards.objectiveName(card)}*: ${success ? '*erreicht*' : 'zu wenig, also wird gespäht'}.`,
  'objective-token': ({ seat, number }, view) => `*${who(view, seat)}* hat Ziel ${number}: *${missionOf(number)}*.`,
  'objective-lost': ({ seat, number }, view) => `*${who(view, seat)}* legt Zielmarker ${number} ab: *${missionOf(number)}*.`,
  // A wish is a setting, not an event.
  asking: () => '',

  attacks: ({ seat, with: arm, targets }, view) => `*${who(view, seat)}* greift an (${thing(arm)}): *${and(targets.map(foe))}*.`,
  rolls: ({ seat, dice }, view) => `*${who(view, seat)}* würfelt: ${faces(dice)}.`,
  explodes: ({ dice }) => `Kritische Treffer bringen weitere Würfel: ${faces(dice)}.`,
  rerolls: ({ seat, dice }, view) => `*${who(view, seat)}* wirft neu: ${faces(dice)}.`,
  converts: ({ seat, type }, view) => `*${who(view, seat)}* wandelt ${type} in einen Erfolg um.`,
  ignored: ({ successes: n }) => `*${successes(n)}* ${n === 1 ? 'wird' : 'werden'} ignoriert.`,
  damages: ({ target, damage, left }) => `*${foe(target)}* erleidet ${damage === 0 ? 'keinen' : `*${damage}*`} Schaden${health(left)}.`,
  'boss-damaged': ({ card, damage, left }) => `*${cards.bossCardName(card)}*: *${damage}* Schaden${health(left)}.`,
  scorches: ({ seat, space, damage }, view) =>
    damage < 0 ? `${-damage} Schaden verschwindet von ${space}.` : `*${who(view, seat)}* legt *${damage} Schaden* auf das Wadder-Feld ${space}.`,
  defeated: ({ enemy, by }, view) => (by < 0 ? `*${foe(enemy)}* ist besiegt.` : `*${who(view, by)}* besiegt einen Gegner: *${foe(enemy)}*.`),
  flipped: ({ card }) => `Bosskarte besiegt: *${cards.bossCardName(card)}*.`,
  bonus: ({ seat, dice, sure }, view) =>
    `${whose(who(view, seat))} nächster Angriff hat ${dice} Würfel mehr${sure ? ', und nichts davon wird ignoriert' : ''}.`,
  breached: ({ enemy }) => `*${foe(enemy)}* ist gestört: Fähigkeit und Spezial gelten in dieser Runde nicht.`,

  'enemy-drawn': ({ seat, enemy, space }, view) => `*${who(view, seat)}* zieht einen Gegner: *${foe(enemy)}*, auf ${space}.`,
  hatched: ({ seat, enemy, space }, view) => `*${foe(enemy)}* schlüpft auf ${space} und hat es auf *${who(view, seat)}* abgesehen.`,
  'enemy-limit': ({ seat }, view) => `*${who(view, seat)}* hat keinen Platz für einen weiteren Gegner und erleidet stattdessen Schaden.`,
  'enemy-moves': ({ enemy, from, to }) => `*${foe(enemy)}* zieht von ${from} nach *${to}*.`,
  'boss-moves': ({ to }) => `*Der Boss* zieht nach *${to}*.`,
  'enemy-taken': ({ enemy, from, to }, view) => `*${who(view, to)}* übernimmt einen Gegner von ${who(view, from)}: *${foe(enemy)}*.`,
  assault: ({ seat, dice }, view) => `Die Gegner greifen *${who(view, seat)}* an: ${results(dice)}.`,
  adds: ({ results: added, card }) => `Dazu ${results(added)}: ${thing(card)}.`,
  'enemy-reroll': ({ seat, from, to }, view) => `*${who(view, seat)}* wirft einen Gegnerwürfel neu: Aus ${face(from)} wird *${face(to)}*.`,
  special: ({ seat, card }, view) => `Spezial für ${who(view, seat)}: *${thing(card)}*.`,
  leftover: ({ seat, specials: n }, view) =>
    `${count(n, 'Spezialergebnis', 'Spezialergebnisse')} übrig: *${who(view, seat)}* zieht ${n === 1 ? 'einen Gegner' : `${n} Gegner`}.`,
  'assault-ends': ({ seat }, view) => `Der Angriff auf ${who(view, seat)} ist vorbei.`,
  suffers: ({ seat, damage }, view) => `*${who(view, seat)}* erleidet *${advantage(damage)}* Schaden.`,
  prevents: ({ seat, by, card, damage }, view) =>
    `*${who(view, by)}* spielt *${cards.cardName(card)}*: ${advantage(damage)} verhindert${by === seat ? '' : `, für ${who(view, seat)}`}.`,
  withstands: ({ seat }, view) => `*${who(view, seat)}* hält stand.`,
  'medal-lost': ({ seat, left }, view) => `*${who(view, seat)} verliert einen Orden*, noch ${left}.`,
  screen: ({ seat, dice }, view) => `${whose(who(view, seat))} Gegner würfeln in dieser Runde mit ${dice} Würfel weniger.`,
};

function cardList(ids: readonly CardId[]): string {
  return and(ids.map(cards.cardName));
}

function health(left: number): string {
  return left === 0 ? '' : `, noch ${left}`;
}
