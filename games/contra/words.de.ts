import type { Outcome } from '#kernel';
import { stackOf } from './board/stack/stack.ts';
import type { ContraWords } from './board/words.ts';
import { isView } from './rules/view.ts';
import { board } from './words/de/board.ts';
import { event } from './words/de/event.ts';
import { frame, heading } from './words/de/frame.ts';
import { help } from './words/de/help.ts';
import { option } from './words/de/option.ts';
import { prompt } from './words/de/prompt.ts';
import { whyNot } from './words/de/why.ts';
import { headingOf } from './words/heading.ts';
import { helpFor } from './words/help.ts';

export const words: ContraWords = {
  mood: 'Laut, schnell, Seite an Seite durch den Dschungel.',
  presets: {
    'first-mission': 'Erster Einsatz: Bill und Lance im Dschungel',
    alone: 'Allein: Bill im Dschungel',
    four: 'Zu viert: gegen die Verteidigungsmauer',
    waterfall: 'Wasserfall: Bill und Lucia gegen Garmakilma',
    'snow-field': 'Schneefeld: Lance und Sweets gegen Gordea',
    'alien-lair': 'Alien-Nest: Bill, Lance und Lucia gegen Java',
  },
  options: {
    start: 'Mit wie vielen Vorteilsmarkern jeder Art alle beginnen.',
    unpredictable: 'Unberechenbare Umgebung: Vor der ersten Runde kommen Schauplatzkarten ungesehen in die Schachtel, die Zeit wird knapper.',
    'battle-damage': 'Gefechtsschäden: Wer einen Orden verliert, verliert auch die oberste Karte des eigenen Stapels für immer.',
  },
  values: {
    'start=normal': 'Je einer',
    'start=jump': 'Leichter Start: je zwei',
    'start=rough': 'Harter Start: keine',
    'unpredictable=off': 'Keine',
    'unpredictable=on': 'Eine Karte',
    'unpredictable=expert': 'Experten: zwei Karten',
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
  'boss destroyed': 'Der Boss ist vernichtet: Alle gewinnen.',
  escaped: 'Ihr habt bis zum Ende durchgehalten: Alle gewinnen.',
  'a commando fell': 'Ein Kommando ist gefallen: Alle verlieren.',
  'out of time': 'Der Schauplatzstapel ist leer: Alle verlieren.',
};

function outcome({ cause, payoff }: Outcome): string {
  return OUTCOMES[cause] ?? (payoff.includes(1) ? 'Alle gewinnen.' : 'Alle verlieren.');
}
