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
import { and, fields } from './grammar.ts';
import { advantage, count, foe, place, plainText, symbol, thing } from './things.ts';

/** What an answer does. */
export function option(kind: string, notation: string, view: View, about: Json): string {
  const deed = deedOf(notation);
  switch (deed.do) {
    case 'run':
      return `Laufe nach ${place(view, deed.to)}${over(view, deed.via)}`;
    case 'jump':
      return `Springe nach ${place(view, deed.to)}`;
    case 'start':
      return place(view, deed.to);
    case 'space':
      return `${place(view, deed.to)}${standing(view, deed.to)}`;
    case 'burn':
      return `${deed.n} Schaden auf ${place(view, deed.to)}`;
    case 'attack':
      return `Angriff: ${target(view, deed.target, view.active)}`;
    case 'again':
      return `Zweiter Angriff: ${target(view, deed.target, view.active)}`;
    case 'target':
      return target(view, deed.target, view.fight?.seat ?? view.active);
    case 'play':
      return `Spiele ${cards.cardName(deed.card)}: ${plainText(cards.cardText(deed.card))}`;
    case 'clear':
      return `Gib ${advantage(clearCost(deed.card))} aus und lege ${cards.stageCardName(deed.card)} ab`;
    case 'assign':
      return `${deed.n} auf ${cards.bossCardName(deed.boss)}, noch ${bossLeft(view, deed.boss)}`;
    case 'prevent':
      return `${cards.commandoName(ownerOf(deed.card))} spielt ${cards.cardName(deed.card)}: verhindert ${advantage(deed.damage)}`;
    case 'answer':
      return answer(kind, deed.says, about);
    case 'choose':
      return plainText(branchesOf(about, cards)?.[deed.n - 1] ?? SLIP[deed.n - 1] ?? '');
    case 'bottom':
      return `${thing(list(about, 'cards')[deed.n - 1] ?? '')} nach unten`;
    case 'first':
      return `Zuerst ${thing(list(about, 'what')[deed.n - 1] ?? '')}`;
    default:
      return ofOwn(deed) ?? ofCommando(deed);
  }
}

/** On a slip space: no card says this, but the Slip Track. */
const SLIP = ['Gib 1 M aus.', 'Du wirst 1 Feld vom Boss weg bewegt.'];

/** Tokens, cards and dice of one's own. */
function ofOwn(deed: Deed): string | null {
  switch (deed.do) {
    case 'pay-card':
      return `${cards.cardName(deed.card)} (${cardNamed(deed.card).type})`;
    case 'discard':
      return `Ablegen: ${cards.cardName(deed.card)} (${cardNamed(deed.card).type})`;
    case 'token':
      return `Marker ${deed.type}`;
    case 'gain':
      return `Erhalte ${deed.type}, ${cards.advantageName(deed.type)}`;
    case 'convert':
      return `Wandle ${deed.type} um, ${deed.with === 'free' ? 'kostenlos' : deed.with === 'token' ? 'mit einem Marker' : `mit ${cards.cardName(deed.card)}`}`;
    case 'reroll':
      return `Neu werfen: ${FACES[deed.face] ?? symbol(deed.face)}`;
    case 'slot':
      return `Ziel ${deed.n}, ${cards.missionName(MISSION[deed.n - 1] ?? 'demolition')}`;
    default:
      return null;
  }
}

const FACES: Readonly<Record<string, string>> = { SP: 'Spezial', success: 'Erfolg', critical: 'kritischer Treffer' };

function ofCommando(deed: Deed): string {
  if (!('who' in deed)) return '';
  const name = cards.commandoName(deed.who);
  switch (deed.do) {
    case 'goes':
      return `${name} ist am Zug`;
    case 'attacked':
      return `${name} wird angegriffen`;
    case 'reacts':
      return `${name} ist dran`;
    case 'goes-on':
      return `${name}: weiter`;
    case 'quiet':
      return `${name} nicht mehr fragen${UNTIL[deed.until] ?? ''}`;
    case 'ability':
      return `${name}: ${cards.abilityName(deed.ability)} (${advantage(commando(deed.who).ability.cost)})`;
    default:
      return name;
  }
}

const UNTIL: Readonly<Record<string, string>> = { turn: ' bis zum eigenen Zug', damage: ', bis Schaden kommt', round: ' in dieser Runde' };

const ANSWERS: Readonly<Record<string, string>> = {
  'end turn': 'Beende den Zug und ziehe eine Karte',
  'slow down': 'Langsamer!: oberste Schauplatzkarte ablegen, Rutschmarker 2 zurück',
  keep: 'Behalte den Rest',
  deal: 'So austeilen',
  pay: 'Bezahle ihn',
  'lose medal': 'Verliere einen Orden',
  'go on': 'Weiter',
  'stage deck': 'Schauplatzstapel',
  'enemy deck': 'Gegnerstapel',
  'objective deck': 'Zielstapel',
  'weapon deck': 'Waffenstapel',
};

const DONE: Readonly<Record<string, string>> = {
  burn: 'Der Rest trifft das Angriffsziel',
  convert: 'Nichts mehr umwandeln, Schaden zufügen',
  move: 'Bleib hier',
  purge: 'Keins mehr wegnehmen',
  reroll: 'Behalte die Würfel',
  'reroll-enemy': 'Behalte die Würfel',
  reveal: 'Oben liegen lassen',
  sensor: 'Kein Sensormarker',
};

const YES: Readonly<Record<string, string>> = {
  'alarm-post': 'Gib S aus, entferne einen Alarmmarker',
  may: 'Bezahle dafür',
  objective: 'Ja, tu es',
  pillbox: 'Nimm ihn und ziehe eine Waffe',
};

const NO: Readonly<Record<string, string>> = { equip: 'Lege sie ab', pillbox: 'Lass ihn liegen' };

function answer(kind: string, says: string, about: Json): string {
  if (kind === 'equip' && says === 'yes') return `Nimm sie: ${plainText(cards.weaponText(text(about, 'weapon')))}`;
  if (says === 'done') return DONE[kind] ?? 'Fertig';
  if (says === 'yes') return YES[kind] ?? 'Ja';
  if (says === 'no') return NO[kind] ?? 'Nein';
  const [verb, ...names] = says.split(' ');
  if (verb === 'swap') return `Tausche die Bosskarten: ${and(names.filter(isCommando).map(cards.commandoName))}`;
  return ANSWERS[says] ?? says;
}

/** What happens on the way. */
function over(view: View, via: readonly string[]): string {
  const eventful = eventfulOf(view, via);
  return eventful.length === 0 ? '' : ` über ${and(eventful.map((id) => place(view, id)))}`;
}

function standing(view: View, space: string): string {
  const { commando: there } = whoIsAt(view, space);
  return there === null ? '' : `, wo ${cards.commandoName(there)} steht`;
}

/** An enemy with what it has left and how far it is. */
function target(view: View, id: string, seat: number): string {
  const from = view.fighters[seat]?.space ?? '';
  const away = targetDistance(view, from, id);
  const far = away === null ? '' : `, ${fields(away)} entfernt`;
  if (id === 'boss') return `${cards.enemyDeckName(view.enemy)}, der Boss${far}`;
  const health = healthOf(view, id);
  return health === null ? foe(id) : `${foe(id)}, ${count(health, 'Lebenspunkt', 'Lebenspunkte')}${far}`;
}
