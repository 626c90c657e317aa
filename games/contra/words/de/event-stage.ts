import type { GameEvent } from '#kernel';
import { SLIP_TRACK } from '../../content/index.ts';
import type { View } from '../../rules/view.ts';
import { list, num, text } from '../fields.ts';
import { cardWords as cards } from './cards.ts';
import { and } from './grammar.ts';
import { count, thing, who, whose } from './things.ts';

/** The set-up, the rounds, and what the stage does. */
export function stageEvent(e: GameEvent, view: View | null, name: string): string | null {
  return setupEvent(e, view, name) ?? cardEvent(e, view) ?? tokenEvent(e, name);
}

const STEPS = ['die Kommandos', 'der Schauplatz', 'der Gegner', 'Missionen und Waffen', 'der Vorteil', 'die ersten Gegner'];

function setupEvent(e: GameEvent, view: View | null, name: string): string | null {
  switch (e.kind) {
    case 'setup':
      return `Aufbau: ${STEPS[num(e, 'step') - 1] ?? ''}.`;
    case 'mulligan':
      return `*${name}* legt zurück: ${and(list(e, 'cards').map(cards.cardName))}.`;
    case 'starts':
      return `*${name}* beginnt auf ${text(e, 'space')}.`;
    case 'boss-starts':
      return `*${view === null ? 'Der Boss' : cards.enemyDeckName(view.enemy)}* steht auf ${and(list(e, 'spaces'))}.`;
    case 'boss-dealt':
      return `*${name}* bekommt die Bosskarte *${cards.bossCardName(text(e, 'card'))}*.`;
    case 'stage-in-play':
      return `Von Anfang an im Spiel: *${cards.stageCardName(text(e, 'card'))}*.`;
    case 'card-removed':
      return 'Eine Schauplatzkarte kommt *ungesehen* zurück in die Schachtel.';
    case 'round':
      return `*Runde ${num(e, 'round')}* beginnt.`;
    case 'phase':
      return PHASES[text(e, 'phase')] ?? '';
    case 'over':
      return ENDINGS[text(e, 'ending')] ?? '';
    default:
      return null;
  }
}

const PHASES: Readonly<Record<string, string>> = {
  commandos: 'Die Kommandos sind am Zug.',
  enemies: 'Alle Kommandos waren am Zug: *Die Gegner greifen an*.',
  stage: 'Der Schauplatz ist am Zug.',
};

const ENDINGS: Readonly<Record<string, string>> = {
  destroyed: '*Der Boss ist vernichtet.*',
  escaped: '*Die Kommandos haben durchgehalten.*',
  fallen: '*Ein Kommando ohne Orden ist gefallen.*',
  'out-of-time': '*Keine Schauplatzkarte mehr: Die Zeit ist um.*',
};

const DECKS: Readonly<Record<string, string>> = { stage: 'Schauplatzstapel', enemy: 'Gegnerstapel', objective: 'Zielstapel', weapon: 'Waffenstapel' };

function cardEvent(e: GameEvent, view: View | null): string | null {
  const card = thing(text(e, 'card'));
  const deck = DECKS[text(e, 'deck')] ?? '';
  switch (e.kind) {
    case 'stage-card':
      return `Schauplatzkarte: *${card}*.`;
    case 'stays':
      return `*${card}* bleibt im Spiel.`;
    case 'stage-discarded':
      return `Vom Schauplatzstapel abgelegt, ohne Wirkung: *${card}*.`;
    case 'leaves':
      return `*${card}* wird abgelegt.`;
    case 'activates':
      return `*${card}* wird aktiviert.`;
    case 'reshuffles':
      return num(e, 'seat') < 0
        ? `Die abgelegten Karten werden gemischt: ein neuer ${deck}.`
        : `${whose(who(view, num(e, 'seat')))} Ablagestapel wird neu gemischt.`;
    case 'reveals':
      return list(e, 'cards').length === 0 ? `Der ${deck} ist leer.` : `Oben auf dem ${deck}: *${and(list(e, 'cards').map(thing))}*.`;
    case 'bottomed':
      return `*${card}* kommt unter den ${deck}.`;
    case 'repairs':
      return num(e, 'n') === 0 ? `*${card}* hat keinen Schaden zu heilen.` : `*${card}* heilt ${num(e, 'n')} Schaden.`;
    case 'rule':
      return RULES[text(e, 'rule')] ?? null;
    default:
      return null;
  }
}

const RULES: Readonly<Record<string, string>> = {
  'slow-down': '*Langsamer!* Der Rutschmarker geht 2 Felder zurück.',
  alarm: '*Alarm!* Jedes Kommando zieht einen Gegner.',
  overrun: '*Sie überrennen uns!*',
  trample: '*Niedertrampeln*: Der Boss trifft alle neben sich.',
  'deep-drift': 'Der Lauf endet in der tiefen Wehe.',
  bubble: 'Der Blasendimer platzt.',
};

function tokenEvent(e: GameEvent, name: string): string | null {
  const at = text(e, 'space');
  switch (e.kind) {
    case 'pillbox-placed':
      return `Ein Sensormarker kommt auf *${at}*.`;
    case 'pillbox-taken':
      return `*${name}* tauscht den Sensormarker auf *${at}* gegen eine Waffe.`;
    case 'alarm':
      return `Basisalarm: *${num(e, 'tokens')} von 4* Markern.`;
    case 'slip':
      return `Der Rutschmarker steht auf Feld ${num(e, 'to')} von ${SLIP_TRACK.length - 1}${SLIPS[SLIP_TRACK[num(e, 'to')] ?? 'plain']}.`;
    case 'grenade':
      return `Eine Granate landet auf *${at}*.`;
    case 'grenade-bursts':
      return `Die Granate auf *${at}* explodiert.`;
    case 'platform-broken':
      return `Die Plattform *${at}* bricht.`;
    case 'dimer':
      return `Ein Blasendimer erscheint auf *${at}*.`;
    case 'dimer-gone':
      return `Der Blasendimer auf ${at} ist weg.`;
    case 'dimer-moves':
      return `Ein Blasendimer treibt von ${text(e, 'from')} nach *${text(e, 'to')}*.`;
    case 'gels':
      return num(e, 'n') < 0 ? `${count(-num(e, 'n'), 'Gel', 'Gele')} weniger auf ${at}.` : `*${count(num(e, 'n'), 'Gel', 'Gele')}* mehr auf *${at}*.`;
    case 'infected':
      return num(e, 'gels') === 0 ? `*${name}* ist alle Gele los.` : `*${name}* trägt *${count(num(e, 'gels'), 'Gel', 'Gele')}*.`;
    default:
      return null;
  }
}

const SLIPS = { plain: '', slip: ': *Rutschen*', fall: ': *Sturz*' } as const;
