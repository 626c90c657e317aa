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
import { and, fields } from './grammar.ts';
import { advantage, count, face, foe, missionOf, place, plainText, thing } from './things.ts';

/** What an answer does. */
export const answers: Words<Contra>['answers'] = {
  run: ({ to, via }, view) => `Laufe nach ${place(view, to)}${over(view, via)}`,
  jump: ({ to }, view) => `Springe nach ${place(view, to)}`,
  attack: (answer, view) => `Angriff: ${target(answer, view)}`,
  again: (answer, view) => `Zweiter Angriff: ${target(answer, view)}`,
  play: ({ card }) => `Spiele ${cards.cardName(card)}: ${plainText(cards.cardText(card))}`,
  ability: ({ who, ability }) => `${cards.commandoName(who)}: ${cards.abilityName(ability)}`,
  'slow-down': () => 'Langsamer!: oberste Schauplatzkarte ablegen, Rutschmarker 2 zurück',
  clear: ({ stageCard }) => `Lege ${cards.stageCardName(stageCard)} ab`,
  'end-turn': () => 'Beende den Zug und ziehe eine Karte',
  goes: ({ who }) => `${cards.commandoName(who)} ist am Zug`,
  attacked: ({ who }) => `${cards.commandoName(who)} wird angegriffen`,
  next: ({ who }) => `${cards.commandoName(who)} ist dran`,
  'go-on': ({ who }) => `${cards.commandoName(who)}: weiter`,
  'ask-me': ({ who, when }) => `${cards.commandoName(who)}: ${ASKED[when]}`,
  target,
  take: target,
  convert: ({ type, with: means }) =>
    `Wandle ${type} um, ${means === 'nothing' ? 'kostenlos' : means === 'token' ? 'mit einem Marker' : `mit ${cards.cardName(means)}`}`,
  reroll: ({ face: shown }) => `Neu werfen: ${face(shown)}`,
  burn: ({ to, n }, view) => `${n} Schaden auf ${place(view, to)}`,
  assign: ({ boss, n }, view) => `${n} auf ${cards.bossCardName(boss)}, noch ${bossCardLeft(view, boss)}`,
  token: ({ type }) => `Marker ${type}`,
  lose: ({ type }) => `Marker ${type}`,
  card: ownCard,
  recover: ownCard,
  discard: (answer) => `Ablegen: ${ownCard(answer)}`,
  gain: ({ type }) => `Erhalte ${type}, ${cards.advantageName(type)}`,
  pay: () => 'Bezahle ihn',
  medal: () => 'Verliere einen Orden',
  prevent: ({ who, card, damage }) => `${cards.commandoName(who)} spielt ${cards.cardName(card)}: verhindert ${advantage(damage)}`,
  keep: (_, __, { about }) => ('for' in about && about.for === 'mulligan' ? 'Diese Hand behalten' : 'Diese Karten behalten'),
  deck: ({ deck }) => DECKS[deck],
  bottom: ({ place: at }, _, { about }) => `${name('cards' in about ? about.cards[at - 1] : undefined)} nach unten`,
  slot: ({ place: number }) => `Ziel ${number}, ${missionOf(number)}`,
  choose({ place: at }, _, decision) {
    const branch = decision.kind === 'choose' ? branchesOf(decision.about)?.[at - 1] : undefined;
    return plainText(branch === undefined ? (SLIP[at - 1] ?? '') : cards.effectText(branch));
  },
  order: ({ first }) => `Zuerst ${thing(first)}`,
  space: ({ to }, view) => `${place(view, to)}${standing(view, to)}`,
  commando: ({ commando: chosen }) => cards.commandoName(chosen),
  hatch: ({ enemy }) => foe(enemy),
  accept: ({ offer }, _, decision) => (decision.kind === 'equip' ? `Nimm sie: ${plainText(cards.weaponText(decision.about.weapon))}` : ACCEPTED[offer]),
  decline: ({ offer }) => DECLINED[offer],
  done: ({ doing }) => DONE[doing],
  start: ({ to }, view) => place(view, to),
  swap: ({ commando: one, other }) => `Tausche die Bosskarten: ${and([one, other].map(cards.commandoName))}`,
  deal: () => 'So lassen',
};

const ASKED = { always: 'bei jeder Gelegenheit fragen', 'in-danger': 'bei Gefahr fragen', never: 'nur im eigenen Zug fragen' } as const;
const DECKS = { stage: 'Schauplatzstapel', enemy: 'Gegnerstapel', objective: 'Zielstapel', weapon: 'Waffenstapel' } as const;

/** On a slip space: no card says this, but the Slip Track. */
const SLIP = ['Gib 1 M aus.', 'Du wirst 1 Feld vom Boss weg bewegt.'];

const DONE: Readonly<Record<Doing, string>> = {
  moving: 'Bleib hier',
  rerolling: 'Behalte die Würfel',
  converting: 'Nichts mehr umwandeln, Schaden zufügen',
  burning: 'Der Rest trifft das Angriffsziel',
  revealing: 'Oben liegen lassen',
  purging: 'Keins mehr wegnehmen',
};

const ACCEPTED: Readonly<Record<Offer, string>> = {
  pillbox: 'Nimm ihn und ziehe eine Waffe',
  'alarm-post': 'Zahle und entferne einen Alarmmarker',
  objective: 'Ja, tu es',
  weapon: 'Nimm sie',
  bargain: 'Bezahle dafür',
  'stage-card': 'Ja',
  reveal: 'Ja',
  sensor: 'Ja',
};

const DECLINED: Readonly<Record<Offer, string>> = {
  pillbox: 'Lass ihn liegen',
  'alarm-post': 'Nein',
  objective: 'Nein',
  weapon: 'Lege sie ab',
  bargain: 'Nein',
  'stage-card': 'Nein',
  reveal: 'Nein',
  sensor: 'Kein Sensormarker',
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
  return eventful.length === 0 ? '' : ` über ${and(eventful.map(({ id }) => place(view, id)))}`;
}

function standing(view: View, space: SpaceId): string {
  const { commando: there } = whoIsAt(view, space);
  return there === null ? '' : `, wo ${cards.commandoName(there)} steht`;
}

/** An enemy with what it has left and how far it is from whoever aims at it. */
function target({ who, target: id }: { readonly who: string; readonly target: TargetId }, view: View): string {
  const away = targetDistance(view, view.fighters.find((f) => f.id === who)?.space ?? null, id);
  const far = away === null ? '' : `, ${fields(away)} entfernt`;
  if (id === 'boss') return `${cards.enemyDeckName(view.enemy)}, der Boss${far}`;
  const health = healthOf(view, id);
  return health === null ? foe(id) : `${foe(id)}, ${count(health, 'Lebenspunkt', 'Lebenspunkte')}${far}`;
}
