import type { EventOf } from '#kernel';
import type { Words } from '../../../words.ts';
import { isCommando, SLIP_TRACK } from '../../content/index.ts';
import { ALARM } from '../../facts/stage-area.ts';
import type { Contra } from '../../types.ts';
import { cardWords as cards } from './cards.ts';
import { and } from './grammar.ts';
import { count, fallen, thing, who, whose } from './things.ts';

/** The set-up, the rounds, and what the stage does. */
export const stageEvents = {
  setup: ({ step }) => `Set-up: ${STEPS[step - 1] ?? ''}.`,
  mulligan: ({ seat, cards: back }, view) => `*${who(view, seat)}* puts back ${and(back.map(cards.cardName))}.`,
  starts: ({ seat, space }, view) => `*${who(view, seat)}* starts in ${space}.`,
  'boss-starts': ({ spaces }, view) => `*${cards.enemyDeckName(view.enemy)}* stands in ${and(spaces)}.`,
  'boss-dealt': ({ seat, card }, view) => `*${who(view, seat)}* gets the boss card *${cards.bossCardName(card)}*.`,
  'stage-in-play': ({ card }) => `In play from the start: *${cards.stageCardName(card)}*.`,
  'card-removed': () => 'A stage card goes back to the box *unseen*.',
  round: ({ round }) => `*Round ${round}* begins.`,
  phase: ({ phase }) => (phase === 'stage' ? 'The stage has its turn.' : 'All commandos have had their turns: *the enemies attack*.'),
  over: ({ ending }, view) => (ending === 'fallen' ? `*${fallen(view)} has fallen.*` : ENDINGS[ending]),

  'stage-card': ({ card }) => `Stage card: *${cards.stageCardName(card)}*.`,
  stays: ({ card }) => `*${cards.stageCardName(card)}* stays in play.`,
  'stage-discarded': ({ card }) => `*${cards.stageCardName(card)}* is discarded from the stage deck and does nothing.`,
  leaves: ({ card }) => `*${cards.stageCardName(card)}* is discarded.`,
  activates: ({ card }) => `*${cards.stageCardName(card)}* activates.`,
  reshuffles: ({ deck }) => `${reshuffled(deck)} discard pile is shuffled into a new deck.`,
  reveals: ({ deck, cards: shown }) => (shown.length === 0 ? `The ${deck} deck is empty.` : `On top of the ${deck} deck: *${and(shown.map(thing))}*.`),
  bottomed: ({ deck, card }) => `*${thing(card)}* goes to the bottom of the ${deck} deck.`,
  repairs: ({ card, n }) => (n === 0 ? `*${thing(card)}* has no damage to repair.` : `*${thing(card)}* repairs ${n} damage.`),
  rule: ({ rule }) => RULES[rule],

  'pillbox-placed': ({ space }) => `A sensor token comes to pillbox *${space}*.`,
  'pillbox-taken': ({ seat, space }, view) => `*${who(view, seat)}* trades the sensor token in *${space}* for a weapon.`,
  alarm: ({ tokens }) => `Base Alarm: *${tokens} of ${ALARM}* tokens.`,
  slip: ({ to }) => `The slip marker is on space ${to} of ${SLIP_TRACK.length - 1}${SLIPS[SLIP_TRACK[to] ?? 'plain']}.`,
  grenade: ({ space }) => `A grenade lands in *${space}*.`,
  'grenade-bursts': ({ space }) => `The grenade in *${space}* explodes.`,
  'platform-broken': ({ space }) => `The platform *${space}* breaks.`,
  dimer: ({ space }) => `A bubble dimer appears in *${space}*.`,
  'dimer-gone': ({ space }) => `The bubble dimer in ${space} is gone.`,
  'dimer-moves': ({ from, to }) => `A bubble dimer drifts from ${from} to *${to}*.`,
  gels: ({ space, n }) => (n < 0 ? `${count(-n, 'gel')} gone from ${space}.` : `*${count(n, 'gel')}* more in *${space}*.`),
  infected: ({ seat, gels }, view) => (gels === 0 ? `*${who(view, seat)}* is rid of all gels.` : `*${who(view, seat)}* carries *${count(gels, 'gel')}*.`),
} satisfies Partial<Words<Contra>['events']>;

const STEPS = ['the commandos', 'the stage', 'the enemy', 'missions and weapons', 'advantage', 'the first enemies'];

const ENDINGS = {
  destroyed: '*The boss is destroyed.*',
  escaped: '*The commandos have held out.*',
  'out-of-time': '*No stage card is left: time is up.*',
} as const;

const RULES: Readonly<Record<EventOf<Contra, 'rule'>['rule'], string>> = {
  'slow-down': '*Slow Down!* The slip marker goes back 2 spaces.',
  alarm: '*Alarm!* Each commando draws an enemy.',
  overrun: '*We’re overrun!*',
  trample: '*Trample*: the boss hits everybody next to it.',
  'deep-drift': 'The run ends in the deep drift.',
  bubble: 'The bubble dimer bursts.',
};

const SLIPS = { plain: '', slip: ': *slip*', fall: ': *fall*' } as const;

/** Whose discard pile, or of which deck. */
function reshuffled(deck: EventOf<Contra, 'reshuffles'>['deck']): string {
  return isCommando(deck) ? whose(cards.commandoName(deck)) : `The ${deck}`;
}
