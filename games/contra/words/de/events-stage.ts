import type { EventOf } from '#kernel';
import type { Words } from '../../../words.ts';
import type { DeckName } from '../../content/effect.ts';
import { isCommando, SLIP_TRACK } from '../../content/index.ts';
import { ALARM } from '../../facts/stage-area.ts';
import type { Contra } from '../../types.ts';
import { cardWords as cards } from './cards.ts';
import { and } from './grammar.ts';
import { count, fallen, thing, who, whose } from './things.ts';

/** The set-up, the rounds, and what the stage does. */
export const stageEvents = {
  setup: ({ step }) => `Aufbau: ${STEPS[step - 1] ?? ''}.`,
  mulligan: ({ seat, cards: back }, view) => `*${who(view, seat)}* legt zurück: ${and(back.map(cards.cardName))}.`,
  starts: ({ seat, space }, view) => `*${who(view, seat)}* beginnt auf ${space}.`,
  'boss-starts': ({ spaces }, view) => `*${cards.enemyDeckName(view.enemy)}* steht auf ${and(spaces)}.`,
  'boss-dealt': ({ seat, card }, view) => `*${who(view, seat)}* bekommt die Bosskarte *${cards.bossCardName(card)}*.`,
  'stage-in-play': ({ card }) => `Von Anfang an im Spiel: *${cards.stageCardName(card)}*.`,
  'card-removed': () => 'Eine Schauplatzkarte kommt *ungesehen* zurück in die Schachtel.',
  round: ({ round }) => `*Runde ${round}* beginnt.`,
  phase: ({ phase }) => (phase === 'stage' ? 'Der Schauplatz ist am Zug.' : 'Alle Kommandos waren am Zug: *Die Gegner greifen an*.'),
  over: ({ ending }, view) => (ending === 'fallen' ? `*${fallen(view)} ist gefallen.*` : ENDINGS[ending]),

  'stage-card': ({ card }) => `Schauplatzkarte: *${cards.stageCardName(card)}*.`,
  stays: ({ card }) => `*${cards.stageCardName(card)}* bleibt im Spiel.`,
  'stage-discarded': ({ card }) => `Vom Schauplatzstapel abgelegt, ohne Wirkung: *${cards.stageCardName(card)}*.`,
  leaves: ({ card }) => `*${cards.stageCardName(card)}* wird abgelegt.`,
  activates: ({ card }) => `*${cards.stageCardName(card)}* wird aktiviert.`,
  reshuffles({ deck }) {
    if (isCommando(deck)) return `${whose(cards.commandoName(deck))} Ablagestapel wird neu gemischt.`;
    return `Die abgelegten Karten werden gemischt: ein neuer ${DECKS[deck]}.`;
  },
  reveals: ({ deck, cards: shown }) => (shown.length === 0 ? `Der ${DECKS[deck]} ist leer.` : `Oben auf dem ${DECKS[deck]}: *${and(shown.map(thing))}*.`),
  bottomed: ({ deck, card }) => `*${thing(card)}* kommt unter den ${DECKS[deck]}.`,
  repairs: ({ card, n }) => (n === 0 ? `*${thing(card)}* hat keinen Schaden zu heilen.` : `*${thing(card)}* heilt ${n} Schaden.`),
  rule: ({ rule }) => RULES[rule],

  'pillbox-placed': ({ space }) => `Ein Sensormarker kommt auf *${space}*.`,
  'pillbox-taken': ({ seat, space }, view) => `*${who(view, seat)}* tauscht den Sensormarker auf *${space}* gegen eine Waffe.`,
  alarm: ({ tokens }) => `Basisalarm: *${tokens} von ${ALARM}* Markern.`,
  slip: ({ to }) => `Der Rutschmarker steht auf Feld ${to} von ${SLIP_TRACK.length - 1}${SLIPS[SLIP_TRACK[to] ?? 'plain']}.`,
  grenade: ({ space }) => `Eine Granate landet auf *${space}*.`,
  'grenade-bursts': ({ space }) => `Die Granate auf *${space}* explodiert.`,
  'platform-broken': ({ space }) => `Die Plattform *${space}* bricht.`,
  dimer: ({ space }) => `Ein Blasendimer erscheint auf *${space}*.`,
  'dimer-gone': ({ space }) => `Der Blasendimer auf ${space} ist weg.`,
  'dimer-moves': ({ from, to }) => `Ein Blasendimer treibt von ${from} nach *${to}*.`,
  gels: ({ space, n }) => (n < 0 ? `${count(-n, 'Gel', 'Gele')} weniger auf ${space}.` : `*${count(n, 'Gel', 'Gele')}* mehr auf *${space}*.`),
  infected: ({ seat, gels }, view) => (gels === 0 ? `*${who(view, seat)}* ist alle Gele los.` : `*${who(view, seat)}* trägt *${count(gels, 'Gel', 'Gele')}*.`),
} satisfies Partial<Words<Contra>['events']>;

const STEPS = ['die Kommandos', 'der Schauplatz', 'der Gegner', 'Missionen und Waffen', 'der Vorteil', 'die ersten Gegner'];

const ENDINGS = {
  destroyed: '*Der Boss ist vernichtet.*',
  escaped: '*Die Kommandos haben durchgehalten.*',
  'out-of-time': '*Keine Schauplatzkarte mehr: Die Zeit ist um.*',
} as const;

const DECKS: Readonly<Record<DeckName, string>> = {
  stage: 'Schauplatzstapel',
  enemy: 'Gegnerstapel',
  objective: 'Zielstapel',
  weapon: 'Waffenstapel',
};

const RULES: Readonly<Record<EventOf<Contra, 'rule'>['rule'], string>> = {
  'slow-down': '*Langsamer!* Der Rutschmarker geht 2 Felder zurück.',
  alarm: '*Alarm!* Jedes Kommando zieht einen Gegner.',
  overrun: '*Sie überrennen uns!*',
  trample: '*Niedertrampeln*: Der Boss trifft alle neben sich.',
  'deep-drift': 'Der Lauf endet in der tiefen Wehe.',
  bubble: 'Der Blasendimer platzt.',
};

const SLIPS = { plain: '', slip: ': *Rutschen*', fall: ': *Sturz*' } as const;
