import type { Outcome, Seat } from '#kernel';
import type { Words } from '../../../words.ts';
import { helpFor } from '../../facts/help.ts';
import type { Contra } from '../../types.ts';
import type { View } from '../../view.ts';
import { answers } from './answers.ts';
import { events } from './events.ts';
import { foretells } from './foretells.ts';
import { frame, heading } from './frame.ts';
import { help } from './help.ts';
import { prompts } from './prompts.ts';
import { fallen } from './things.ts';
import { whyNot } from './why.ts';

export const words: Words<Contra> = {
  mood: 'Loud, fast, side by side through the jungle.',
  presets: {
    'first-mission': 'First mission: Bill and Lance in the jungle',
    alone: 'Alone: Bill in the jungle',
    four: 'All four: against the Defense Wall',
    waterfall: 'Waterfall: Bill and Lucia against Garmakilma',
    'snow-field': 'Snow Field: Lance and Sweets against Gordea',
    'alien-lair': 'Alien Lair: Bill, Lance and Lucia against Java',
  },
  settings: {
    start: 'How many advantage tokens of each type everybody starts with.',
    unpredictable: 'Unpredictable Environment: stage cards go back to the box unseen before the first round: less time.',
    'battle-damage': 'Battle Damage: whoever loses a medal also loses the top card of their deck for good.',
    training: 'Training: boss cards have half their health, for a first mission.',
  },
  values: {
    'start=normal': 'One of each',
    'start=jump': 'Jump Start: two of each',
    'start=rough': 'Rough Start: none',
    'unpredictable=off': 'None',
    'unpredictable=on': 'One card',
    'unpredictable=expert': 'Expert: two cards',
  },
  chapters: {
    golden: 'The golden rules',
    overview: 'What it is about',
    cards: 'The cards',
    'draw-enemy': 'Drawing enemies',
    round: 'The round',
    advantage: 'Advantage',
    turn: 'A commando’s turn',
    ability: 'Abilities',
    move: 'Moving',
    space: 'Spaces',
    attack: 'Commandos attack',
    range: 'Range',
    damage: 'Damage and defeat',
    dice: 'Dice',
    'enemy-turn': 'Enemies attack',
    'enemy-move': 'Enemies move',
    stage: 'The stage turn',
    general: 'General rules',
    suffer: 'Suffering damage',
    objective: 'Objectives',
    boss: 'The boss',
    medal: 'Medals',
    weapon: 'Weapons',
    effect: 'Effects',
    limits: 'Limits',
    faq: 'Questions and answers',
    mode: 'Ways to play',
    story: 'Stories',
  },
  prompts,
  answers,
  foretells,
  events,
  heading,
  resolving: (_, view) => view.resolving.toReversed().map((one, depth) => ({ says: frame(one, view), state: depth === 0 ? 'now' : 'waits' })),
  whyNot,
  wouldHelp(answer, options, view) {
    const found = helpFor(answer, options, view);
    return found === null ? null : help(found);
  },
  outcome,
};

const OUTCOMES: Readonly<Record<string, string>> = {
  'boss destroyed': 'The boss is destroyed. The mission is won.',
  escaped: 'You held out until the end. The mission is won.',
  'out of time': 'Time is up: the stage deck is empty. The mission is lost.',
};

function outcome({ cause, payoff }: Outcome, _: readonly string[], __?: Seat, view?: View): string {
  if (cause === 'a commando fell') return `${fallen(view)} has fallen. The mission is lost.`;
  return OUTCOMES[cause] ?? (payoff.includes(1) ? 'Everybody wins.' : 'Everybody loses.');
}
