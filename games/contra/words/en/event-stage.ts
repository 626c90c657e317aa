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

const STEPS = ['the commandos', 'the stage', 'the enemy', 'missions and weapons', 'advantage', 'the first enemies'];

function setupEvent(e: GameEvent, view: View | null, name: string): string | null {
  switch (e.kind) {
    case 'setup':
      return `Set-up: ${STEPS[num(e, 'step') - 1] ?? ''}.`;
    case 'mulligan':
      return `*${name}* puts back ${and(list(e, 'cards').map(cards.cardName))}.`;
    case 'starts':
      return `*${name}* starts in ${text(e, 'space')}.`;
    case 'boss-starts':
      return `*${view === null ? 'The boss' : cards.enemyDeckName(view.enemy)}* stands in ${and(list(e, 'spaces'))}.`;
    case 'boss-dealt':
      return `*${name}* gets the boss card *${cards.bossCardName(text(e, 'card'))}*.`;
    case 'stage-in-play':
      return `In play from the start: *${cards.stageCardName(text(e, 'card'))}*.`;
    case 'card-removed':
      return 'A stage card goes back to the box *unseen*.';
    case 'round':
      return `*Round ${num(e, 'round')}* begins.`;
    case 'phase':
      return PHASES[text(e, 'phase')] ?? '';
    case 'over':
      return ENDINGS[text(e, 'ending')] ?? '';
    default:
      return null;
  }
}

const PHASES: Readonly<Record<string, string>> = {
  commandos: 'The commandos take their turns.',
  enemies: 'All commandos have had their turns: *the enemies attack*.',
  stage: 'The stage has its turn.',
};

const ENDINGS: Readonly<Record<string, string>> = {
  destroyed: '*The boss is destroyed.*',
  escaped: '*The commandos have held out.*',
  fallen: '*A commando without medals has fallen.*',
  'out-of-time': '*No stage card is left: time is up.*',
};

function cardEvent(e: GameEvent, view: View | null): string | null {
  const card = thing(text(e, 'card'));
  switch (e.kind) {
    case 'stage-card':
      return `Stage card: *${card}*.`;
    case 'stays':
      return `*${card}* stays in play.`;
    case 'stage-discarded':
      return `*${card}* is discarded from the stage deck and does nothing.`;
    case 'leaves':
      return `*${card}* is discarded.`;
    case 'activates':
      return `*${card}* activates.`;
    case 'reshuffles':
      return num(e, 'seat') < 0
        ? `The ${text(e, 'deck')} discard pile is shuffled into a new deck.`
        : `${whose(who(view, num(e, 'seat')))} discard pile is shuffled into a new deck.`;
    case 'reveals':
      return list(e, 'cards').length === 0
        ? `The ${text(e, 'deck')} deck is empty.`
        : `On top of the ${text(e, 'deck')} deck: *${and(list(e, 'cards').map(thing))}*.`;
    case 'bottomed':
      return `*${card}* goes to the bottom of the ${text(e, 'deck')} deck.`;
    case 'repairs':
      return num(e, 'n') === 0 ? `*${card}* has no damage to repair.` : `*${card}* repairs ${num(e, 'n')} damage.`;
    case 'rule':
      return RULES[text(e, 'rule')] ?? null;
    default:
      return null;
  }
}

const RULES: Readonly<Record<string, string>> = {
  'slow-down': '*Slow Down!* The slip marker goes back 2 spaces.',
  alarm: '*Alarm!* Each commando draws an enemy.',
  overrun: '*We’re overrun!*',
  trample: '*Trample*: the boss hits everybody next to it.',
  'deep-drift': 'The run ends in the deep drift.',
  bubble: 'The bubble dimer bursts.',
};

function tokenEvent(e: GameEvent, name: string): string | null {
  const at = text(e, 'space');
  switch (e.kind) {
    case 'pillbox-placed':
      return `A sensor token comes to pillbox *${at}*.`;
    case 'pillbox-taken':
      return `*${name}* trades the sensor token in *${at}* for a weapon.`;
    case 'alarm':
      return `Base Alarm: *${num(e, 'tokens')} of 4* tokens.`;
    case 'slip':
      return `The slip marker is on space ${num(e, 'to')} of ${SLIP_TRACK.length - 1}${SLIPS[SLIP_TRACK[num(e, 'to')] ?? 'plain']}.`;
    case 'grenade':
      return `A grenade lands in *${at}*.`;
    case 'grenade-bursts':
      return `The grenade in *${at}* explodes.`;
    case 'platform-broken':
      return `The platform *${at}* breaks.`;
    case 'dimer':
      return `A bubble dimer appears in *${at}*.`;
    case 'dimer-gone':
      return `The bubble dimer in ${at} is gone.`;
    case 'dimer-moves':
      return `A bubble dimer drifts from ${text(e, 'from')} to *${text(e, 'to')}*.`;
    case 'gels':
      return num(e, 'n') < 0 ? `${count(-num(e, 'n'), 'gel')} gone from ${at}.` : `*${count(num(e, 'n'), 'gel')}* more in *${at}*.`;
    case 'infected':
      return num(e, 'gels') === 0 ? `*${name}* is rid of all gels.` : `*${name}* carries *${count(num(e, 'gels'), 'gel')}*.`;
    default:
      return null;
  }
}

const SLIPS = { plain: '', slip: ': *slip*', fall: ': *fall*' } as const;
