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
  mood: 'Laut, schnell, Seite an Seite durch den Dschungel.',
  presets: {
    'first-mission': 'Erster Einsatz: Bill und Lance im Dschungel',
    alone: 'Allein: Bill im Dschungel',
    four: 'Zu viert: gegen die Verteidigungsmauer',
    waterfall: 'Wasserfall: Bill und Lucia gegen Garmakilma',
    'snow-field': 'Schneefeld: Lance und Sweets gegen Gordea',
    'alien-lair': 'Alien-Nest: Bill, Lance und Lucia gegen Java',
  },
  settings: {
    start: 'Mit wie vielen Vorteilsmarkern jeder Art alle beginnen.',
    unpredictable: 'Unberechenbare Umgebung: Vor der ersten Runde kommen Schauplatzkarten ungesehen in die Schachtel, die Zeit wird knapper.',
    'battle-damage': 'Gefechtsschäden: Wer einen Orden verliert, verliert auch die oberste Karte des eigenen Stapels für immer.',
    training: 'Übung: Bosskarten haben nur die halben Lebenspunkte, für den ersten Einsatz.',
  },
  values: {
    'start=normal': 'Je einer',
    'start=jump': 'Leichter Start: je zwei',
    'start=rough': 'Harter Start: keine',
    'unpredictable=off': 'Keine',
    'unpredictable=on': 'Eine Karte',
    'unpredictable=expert': 'Experten: zwei Karten',
  },
  chapters: {
    golden: 'Die goldenen Regeln',
    overview: 'Worum es geht',
    cards: 'Die Karten',
    'draw-enemy': 'Gegner ziehen',
    round: 'Die Runde',
    advantage: 'Vorteil',
    turn: 'Zug eines Kommandos',
    ability: 'Fähigkeiten',
    move: 'Bewegung',
    space: 'Felder',
    attack: 'Kommandos greifen an',
    range: 'Reichweite',
    damage: 'Schaden und Besiegen',
    dice: 'Würfel',
    'enemy-turn': 'Gegner greifen an',
    'enemy-move': 'Gegner bewegen sich',
    stage: 'Zug des Schauplatzes',
    general: 'Allgemeine Regeln',
    suffer: 'Schaden erleiden',
    objective: 'Ziele',
    boss: 'Der Boss',
    medal: 'Orden',
    weapon: 'Waffen',
    effect: 'Effekte',
    limits: 'Grenzen',
    faq: 'Fragen und Antworten',
    mode: 'Spielarten',
    story: 'Geschichten',
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
  'boss destroyed': 'Der Boss ist vernichtet. Die Mission ist gewonnen.',
  escaped: 'Ihr habt bis zum Ende durchgehalten. Die Mission ist gewonnen.',
  'out of time': 'Die Zeit ist um: Der Schauplatzstapel ist leer. Die Mission ist verloren.',
};

function outcome({ cause, payoff }: Outcome, _: readonly string[], __?: Seat, view?: View): string {
  if (cause === 'a commando fell') return `${fallen(view)} ist gefallen. Die Mission ist verloren.`;
  return OUTCOMES[cause] ?? (payoff.includes(1) ? 'Alle gewinnen.' : 'Alle verlieren.');
}
