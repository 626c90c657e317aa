import { catalogue, type Language } from '#words';
import { valuesOf, type Words } from '../../words.ts';
import type { VCommandos } from '../types.ts';
import type { Messages as AidMessages } from './aids/messages.ts';
import { answersOf } from './answers.ts';
import type { Messages as EndMessages } from './end/messages.ts';
import { eventsOf } from './events.ts';
import type { Messages as ExampleMessages } from './examples/messages.ts';
import { deadly, follows } from './foretells.ts';
import type { Messages } from './messages.ts';
import { promptsOf, watchedOf } from './prompts.ts';
import { threatsOf } from './threats.ts';
import { whyNotOf } from './why.ts';

/** What the game says, and everything that stands on its board. */
export interface VCommandosWords extends Words<VCommandos> {
  readonly say: Messages;
  /** What the debrief says, when the game is over. */
  end(): Promise<EndMessages>;
  /** What the drawn examples of the rules show. */
  examples(): Promise<ExampleMessages>;
  /** What the player aid says. */
  aids(): Promise<AidMessages>;
}

export async function loadWords(language: Language): Promise<VCommandosWords> {
  const say = await catalogue<Messages>(import(`./${language}/index.ftl`));
  let end: Promise<EndMessages> | null = null;
  return {
    ...wordsOf(say),
    say,
    end: () => (end ??= catalogue(import(`./end/${language}/index.ftl`))),
    examples: () => catalogue(import(`./examples/${language}/index.ftl`)),
    aids: () => catalogue(import(`./aids/${language}/index.ftl`)),
  };
}

/** A kind of event, answer or decision without a sentence does not compile. */
export function wordsOf(say: Messages): Words<VCommandos> {
  const outcomes: Readonly<Record<string, string>> = say.outcome;
  return {
    mood: say.mood,
    gist: say.gist,
    presets: say.preset,
    settings: say.setting,
    values: valuesOf(say.value),
    chapters: say.chapter,
    prompts: promptsOf(say),
    watched: watchedOf(say),
    answers: answersOf(say),
    foretells: (preview, answer, view) => [...deadly(say, preview), ...follows(say, preview, answer, view)],
    where: (answer) => ('tile' in answer ? say.name.tile({ tile: answer.do === 'drive' ? answer.to : answer.tile }) : null),
    threats: (view) => threatsOf(say, view),
    events: eventsOf(say),
    heading(event, { card }) {
      if (event.kind === 'turn') return say.heading.turn(event);
      if (event.kind !== 'column') return null;
      // A terrain that is played alone has the name of its card.
      return event.terrains.every((id) => id === card) ? say.heading.terrain({ card }) : say.heading.column({ card, terrains: event.terrains });
    },
    whyNot: whyNotOf(say),
    outcome: ({ cause }) => outcomes[cause.replace(' ', '-')] ?? cause,
  };
}
