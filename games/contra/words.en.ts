import type { Outcome } from '#kernel';
import { stackOf } from './board/stack/stack.ts';
import type { ContraWords } from './board/words.ts';
import { isView } from './rules/view.ts';
import { board } from './words/en/board.ts';
import { event } from './words/en/event.ts';
import { frame, heading } from './words/en/frame.ts';
import { help } from './words/en/help.ts';
import { option } from './words/en/option.ts';
import { prompt } from './words/en/prompt.ts';
import { whyNot } from './words/en/why.ts';
import { headingOf } from './words/heading.ts';
import { helpFor } from './words/help.ts';

export const words: ContraWords = {
  mood: 'Loud, fast, side by side through the jungle.',
  presets: {
    'first-mission': 'First mission: Bill and Lance in the jungle',
    alone: 'Alone: Bill in the jungle',
    four: 'All four: against the Defense Wall',
    waterfall: 'Waterfall: Bill and Lucia against Garmakilma',
    'snow-field': 'Snow Field: Lance and Sweets against Gordea',
    'alien-lair': 'Alien Lair: Bill, Lance and Lucia against Java',
  },
  options: {
    start: 'How many advantage tokens of each type everybody starts with.',
    unpredictable: 'Unpredictable Environment: stage cards go back to the box unseen before the first round: less time.',
    'battle-damage': 'Battle Damage: whoever loses a medal also loses the top card of their deck for good.',
  },
  values: {
    'start=normal': 'One of each',
    'start=jump': 'Jump Start: two of each',
    'start=rough': 'Rough Start: none',
    'unpredictable=off': 'None',
    'unpredictable=on': 'One card',
    'unpredictable=expert': 'Expert: two cards',
  },
  prompt: (kind, about, view) => (isView(view) ? prompt(kind, about, view) : kind),
  option: (kind, notation, view, about = null) => (isView(view) ? option(kind, notation, view, about) : notation),
  event: (e, view = null) => event(e, isView(view) ? view : null),
  heading(e, view) {
    const part = isView(view) ? headingOf(e, view) : null;
    return part === null || !isView(view) ? null : heading(part, view);
  },
  resolving: (_kind, _about, view) => (isView(view) ? stackOf(view).map((row) => ({ says: frame(row.frame, view), state: row.state })) : []),
  whyNot,
  wouldHelp: (_kind, notation, options, view) => (isView(view) ? help(helpFor(notation, options, view)) : null),
  outcome,
  board,
};

const OUTCOMES: Readonly<Record<string, string>> = {
  'boss destroyed': 'The boss is destroyed: everybody wins.',
  escaped: 'You held out until the end: everybody wins.',
  'a commando fell': 'A commando has fallen: everybody loses.',
  'out of time': 'The stage deck is empty: everybody loses.',
};

function outcome({ cause, payoff }: Outcome): string {
  return OUTCOMES[cause] ?? (payoff.includes(1) ? 'Everybody wins.' : 'Everybody loses.');
}
