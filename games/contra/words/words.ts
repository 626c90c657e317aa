import { catalogue, type Language } from '#words';
import { valuesOf, type Words } from '../../words.ts';
import { helpFor } from '../facts/help.ts';
import { spacesOf } from '../facts/places.ts';
import type { Contra } from '../types.ts';
import type { Messages as AidMessages } from './aids/messages.ts';
import { answersOf } from './answers.ts';
import { CardTexts } from './cards.ts';
import { eventsOf, frameText, headingOf } from './events.ts';
import type { Messages as ExampleMessages } from './examples/messages.ts';
import { foretellsOf, helpText } from './foretells.ts';
import type { Messages } from './messages.ts';
import { promptsOf } from './prompts.ts';
import type { Messages as SetupMessages } from './setup/messages.ts';
import { fallen } from './things.ts';
import { watchedOf } from './watched.ts';
import { whyNotOf } from './why.ts';

/** What the game says, what its cards say, and what stands on its board. */
export interface ContraWords extends Words<Contra> {
  readonly say: Messages;
  readonly cards: CardTexts;
  /** What is said before a mission, and the stories: they come when they are told. */
  setup(): Promise<SetupMessages>;
  /** The lines below the pictures of clauses: they come with the rules. */
  examples(): Promise<ExampleMessages>;
  /** What the player aid says. */
  aids(): Promise<AidMessages>;
}

export async function loadWords(language: Language): Promise<ContraWords> {
  const words = wordsOf(await catalogue<Messages>(import(`./${language}/index.ftl`)));
  let setup: Promise<SetupMessages> | null = null;
  return {
    ...words,
    setup() {
      setup ??= catalogue<SetupMessages>(import(`./setup/${language}/index.ftl`));
      return setup;
    },
    examples: () => catalogue<ExampleMessages>(import(`./examples/${language}/index.ftl`)),
    aids: () => catalogue<AidMessages>(import(`./aids/${language}/index.ftl`)),
  };
}

/** Everything this game says. A kind of event, answer or decision without a sentence does not compile. */
export function wordsOf(say: Messages): Omit<ContraWords, 'setup' | 'examples' | 'aids'> {
  const cards = new CardTexts(say);
  return {
    say,
    cards,
    mood: say.mood,
    gist: say.gist,
    presets: say.preset,
    settings: say.setting,
    values: valuesOf(say.value),
    chapters: say.chapter,
    prompts: promptsOf(say),
    watched: watchedOf(say),
    promptsName: true,
    answers: answersOf(say, cards),
    foretells: (preview) => foretellsOf(preview, say),
    where: (answer, view) => ('to' in answer ? answer.to : 'target' in answer ? (spacesOf(view, answer.target)[0] ?? null) : null),
    threats: ({ fighters, stageDeck }) => [
      ...fighters.flatMap(({ id, foes, medals }) => (foes.length === 0 ? [] : [say.threat.foes({ who: id, foes: foes.map((foe) => foe.id), medals })])),
      say.threat.clock(stageDeck),
    ],
    events: eventsOf(say),
    heading: (event, view) => headingOf(event, view, say),
    resolving: (_, view) => view.resolving.toReversed().map((one, depth) => ({ says: frameText(one, view, say), state: depth === 0 ? 'now' : 'waits' })),
    whyNot: whyNotOf(say),
    wouldHelp(answer, options, view) {
      const found = helpFor(answer, options, view);
      return found === null ? null : helpText(found, say);
    },
    outcome({ cause, payoff }, _, __, view) {
      switch (cause) {
        case 'boss destroyed':
          return say.outcome.destroyed;
        case 'escaped':
          return say.outcome.escaped;
        case 'out of time':
          return say.outcome['out-of-time'];
        case 'a commando fell':
          return say.outcome.fallen({ who: fallen(view) });
        default:
          return say.outcome[payoff.includes(1) ? 'won' : 'lost'];
      }
    },
  };
}
