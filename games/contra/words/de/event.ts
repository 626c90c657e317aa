import type { GameEvent } from '#kernel';
import { MISSION } from '../../content/index.ts';
import type { View } from '../../rules/view.ts';
import { list, num, text, value } from '../fields.ts';
import { weaponOf } from '../means.ts';
import { cardWords as cards } from './cards.ts';
import { stageEvent } from './event-stage.ts';
import { and, successes } from './grammar.ts';
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
      return `*${name}* ist am Zug.`;
    case 'turn-ends':
      return `*${name}* beendet den Zug.`;
    case 'runs': {
      const path = list(e, 'path');
      if (path[0] === path.at(-1)) return `*${name}* läuft nach ${and(path.slice(1, -1))} und zurück nach *${path[0] ?? ''}*.`;
      return `*${name}* läuft von ${path[0] ?? ''} nach *${path.at(-1) ?? ''}*.`;
    }
    case 'jumps':
      return `*${name}* springt nach *${text(e, 'to')}*.`;
    case 'pushed':
      return `*${name}* wird nach *${text(e, 'to')}* geschoben.`;
    case 'placed':
      return `*${name}* steht jetzt auf *${text(e, 'to')}*.`;
    case 'returns':
      return `${text(e, 'from')} ist besetzt: *${name}* geht zurück nach *${text(e, 'to')}*.`;
    case 'plays':
      return `*${name}* spielt *${cards.cardName(text(e, 'card'))}*.`;
    case 'ability':
      return `*${name}* nutzt *${cards.abilityName(text(e, 'ability'))}*.`;
    case 'spends':
      return `*${name}* gibt aus: ${spent(e)}.`;
    case 'draws':
      return list(e, 'cards').length === 0 ? `*${name}* hat keine Karte zu ziehen.` : `*${name}* zieht ${cardList(e)}.`;
    case 'discards':
      return list(e, 'cards').length === 0 ? `*${name}* hat keine Karte abzulegen.` : `*${name}* legt ab: ${cardList(e)}.`;
    case 'recovers':
      return `*${name}* nimmt *${cardList(e)}* zurück.`;
    case 'removed':
      return `Gefechtsschäden: *${name}* verliert *${cardList(e)}* für immer.`;
    case 'gains':
      return list(e, 'tokens').length === 0 ? `*${name}* kann nichts mehr erhalten.` : `*${name}* erhält *${advantage(list(e, 'tokens'))}*.`;
    case 'loses-tokens':
      return list(e, 'tokens').length === 0 ? `*${name}* hat keinen Marker abzulegen.` : `*${name}* legt Marker ab: ${advantage(list(e, 'tokens'))}.`;
    case 'weapon-drawn':
      return `*${name}* zieht eine Waffe: *${cards.weaponName(text(e, 'weapon'))}*.`;
    case 'equips':
      return `*${name}* nimmt die Waffe *${cards.weaponName(text(e, 'weapon'))}*.`;
    case 'weapon-lost':
      return `*${name}* legt die Waffe *${cards.weaponName(text(e, 'weapon'))}* ab.`;
    case 'objective':
      return `*${name}* versucht Ziel ${num(e, 'number')}, *${cards.objectiveName(text(e, 'card'))}*: ${value(e, 'success') === true ? '*erreicht*' : 'zu wenig, also wird gespäht'}.`;
    case 'objective-token':
      return `*${name}* hat Ziel ${num(e, 'number')}: *${cards.missionName(MISSION[num(e, 'number') - 1] ?? 'demolition')}*.`;
    case 'objective-lost':
      return `*${name}* legt Zielmarker ${num(e, 'number')} ab: *${cards.missionName(MISSION[num(e, 'number') - 1] ?? 'demolition')}*.`;
    case 'quiet':
      return `${name} will nicht gefragt werden${UNTIL[text(e, 'until')] ?? ''}.`;
    default:
      return null;
  }
}

const UNTIL: Readonly<Record<string, string>> = {
  turn: ', bis wieder ein eigener Zug kommt',
  damage: ', bis Schaden kommt',
  round: ', bis die Runde zu Ende ist',
};

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
      return `*${name}* greift an (${weaponText(e, view)}): *${and(list(e, 'targets').map(foe))}*.`;
    case 'rolls':
      return `*${name}* würfelt: ${faces(e)}.`;
    case 'explodes':
      return `Kritische Treffer bringen weitere Würfel: ${faces(e)}.`;
    case 'rerolls':
      return `*${name}* wirft neu: ${faces(e)}.`;
    case 'converts':
      return `*${name}* wandelt ${text(e, 'type')} in einen Erfolg um.`;
    case 'ignored':
      return `*${successes(num(e, 'successes'))}* ${num(e, 'successes') === 1 ? 'wird' : 'werden'} ignoriert.`;
    case 'damages':
      return `*${foe(text(e, 'target'))}* erleidet ${num(e, 'damage') === 0 ? 'keinen' : `*${num(e, 'damage')}*`} Schaden${health(e)}.`;
    case 'boss-damaged':
      return `*${cards.bossCardName(text(e, 'card'))}*: *${num(e, 'damage')}* Schaden${health(e)}.`;
    case 'scorches':
      if (num(e, 'damage') < 0) return `${-num(e, 'damage')} Schaden verschwindet von ${text(e, 'space')}.`;
      return `*${name}* legt *${num(e, 'damage')} Schaden* auf das Wadder-Feld ${text(e, 'space')}.`;
    case 'defeated':
      return num(e, 'by') < 0 ? `*${foe(text(e, 'enemy'))}* ist besiegt.` : `*${foe(text(e, 'enemy'))}* ist besiegt, von *${who(view, num(e, 'by'))}*.`;
    case 'flipped':
      return `Bosskarte besiegt: *${cards.bossCardName(text(e, 'card'))}*.`;
    case 'bonus':
      return `${whose(name)} nächster Angriff hat ${num(e, 'dice')} Würfel mehr${value(e, 'sure') === true ? ', und nichts davon wird ignoriert' : ''}.`;
    case 'breached':
      return `*${foe(text(e, 'enemy'))}* ist gestört: Fähigkeit und Spezial gelten in dieser Runde nicht.`;
    default:
      return null;
  }
}

/** With a card, or with the weapon at hand. */
function weaponText(e: GameEvent, view: View | null): string {
  const used = text(e, 'with');
  const f = view?.fighters[num(e, 'seat')];
  return `${used === '' && f !== undefined ? cards.weaponName(weaponOf({ ...f, weapon: null }).id) : thing(used)}`;
}

function faces(e: GameEvent): string {
  const dice = list(e, 'dice');
  const counted = (face: string, one: string, many: string): readonly string[] => {
    const n = dice.filter((die) => die === face).length;
    return n === 0 ? [] : [count(n, one, many)];
  };
  return and([
    ...counted('success', 'Erfolg', 'Erfolge'),
    ...counted('critical', 'kritischer Treffer', 'kritische Treffer'),
    ...['M', 'A', 'S'].flatMap((type) => counted(type, type, type)),
  ]);
}

function health(e: GameEvent): string {
  return num(e, 'left') === 0 ? '' : `, noch ${num(e, 'left')}`;
}

/** Attacks of the enemies, and their coming and going. */
function enemyEvent(e: GameEvent, view: View | null, name: string): string | null {
  switch (e.kind) {
    case 'enemy-drawn':
      return `*${name}* zieht einen Gegner: *${foe(text(e, 'enemy'))}*, auf ${text(e, 'space')}.`;
    case 'hatched':
      return `*${foe(text(e, 'enemy'))}* schlüpft auf ${text(e, 'space')} und hat es auf *${name}* abgesehen.`;
    case 'enemy-limit':
      return `*${name}* hat keinen Platz für einen weiteren Gegner und erleidet stattdessen Schaden.`;
    case 'enemy-moves':
      return `*${foe(text(e, 'enemy'))}* zieht von ${text(e, 'from')} nach *${text(e, 'to')}*.`;
    case 'boss-moves':
      return `*Der Boss* zieht nach *${text(e, 'to')}*.`;
    case 'enemy-taken':
      return `*${who(view, num(e, 'to'))}* übernimmt einen Gegner von ${who(view, num(e, 'from'))}: *${foe(text(e, 'enemy'))}*.`;
    case 'assault':
      return `Die Gegner greifen *${name}* an: ${results(list(e, 'dice'))}.`;
    case 'adds':
      return `Dazu ${results(list(e, 'results'))}: ${thing(text(e, 'card'))}.`;
    case 'enemy-reroll':
      return `*${name}* wirft einen Gegnerwürfel neu: Aus ${face(text(e, 'from'))} wird *${face(text(e, 'to'))}*.`;
    case 'special':
      return `Spezial für ${name}: *${thing(text(e, 'card'))}*.`;
    case 'leftover':
      return `${count(num(e, 'specials'), 'Spezialergebnis', 'Spezialergebnisse')} übrig: *${name}* zieht ${num(e, 'specials') === 1 ? 'einen Gegner' : `${num(e, 'specials')} Gegner`}.`;
    case 'assault-ends':
      return `Der Angriff auf ${name} ist vorbei.`;
    case 'suffers':
      return `*${name}* erleidet *${advantage(list(e, 'damage'))}* Schaden.`;
    case 'prevents':
      return `*${who(view, num(e, 'by'))}* spielt *${cards.cardName(text(e, 'card'))}*: ${advantage(list(e, 'damage'))} verhindert${num(e, 'by') === num(e, 'seat') ? '' : `, für ${name}`}.`;
    case 'withstands':
      return `*${name}* hält stand.`;
    case 'medal-lost':
      return `*${name} verliert einen Orden*, noch ${num(e, 'left')}.`;
    case 'screen':
      return `${whose(name)} Gegner würfeln in dieser Runde mit ${num(e, 'dice')} Würfel weniger.`;
    default:
      return null;
  }
}

/** Enemy dice: `1 M, 2 Spezial`. */
function results(dice: readonly string[]): string {
  const specials = dice.filter((one) => one === 'SP').length;
  return and([...amounts(dice), ...(specials === 0 ? [] : [`${specials} Spezial`])]);
}

function face(one: string): string {
  return one === 'SP' ? 'Spezial' : symbol(one);
}
