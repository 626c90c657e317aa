import { join } from 'node:path';
import { answerText, eventText, foretold, plain, promptText, type Words } from '#games';
import { keyFromSeed, Match, Stream, Timeline } from '#kernel';
import { boxes } from '#shelf';
import type { Language } from './languages.ts';

/** A message, or a group of them. */
type Message = string | ((given: never) => string) | { readonly [name: string]: Message };

/** The same messages, each noting its id when it is asked for. */
export function noting<M extends object>(messages: M, note: (id: string) => void, path = ''): M {
  const made = Object.entries<Message>(messages as Readonly<Record<string, Message>>).map(([name, message]): [string, PropertyDescriptor] => {
    const id = `${path}${name}`;
    if (typeof message === 'object') return [name, { value: noting(message, note, `${id}_`), enumerable: true }];
    const sentence = (given: never): string => {
      note(id);
      return typeof message === 'string' ? message : message(given);
    };
    return [name, typeof message === 'string' ? { get: sentence as () => string, enumerable: true } : { value: sentence, enumerable: true }];
  });
  return Object.defineProperties({}, Object.fromEntries(made)) as M;
}

export interface PlayedThrough {
  readonly game: string;
  /** The id of a preset; without one it is the first. */
  readonly preset?: string | undefined;
  readonly language: Language;
  readonly seed: string;
  /** So many answers at most. */
  readonly most: number;
}

/** A match played by lot, as text: everything that is asked, offered, foretold and told, with the ids of its messages. */
export async function* playThrough({ game, preset, language, seed, most }: PlayedThrough): AsyncIterable<string> {
  const box = boxes.find(({ game: { id } }) => id === game);
  if (box === undefined) throw new Error(`There is no game '${game}': ${boxes.map((one) => one.game.id).join(', ')}.`);
  const setUp = box.presets.find(({ id }) => preset === undefined || id === preset);
  if (setUp === undefined) throw new Error(`${box.game.title} has no preset '${preset}': ${box.presets.map(({ id }) => id).join(', ')}.`);
  const home = join(import.meta.dirname, '..', 'games', game, 'words');
  const [{ wordsOf }, { default: messages }] = await Promise.all([import(join(home, 'words.ts')), import(join(home, language, 'index.ftl'))]);
  let ids: string[] = [];
  const words: Words = wordsOf(noting(messages, (id) => ids.push(id)));
  ids = [];
  /** A line, or none where nothing is said. */
  const said = (mark: string, text: () => string): readonly string[] => {
    ids = [];
    const line = plain(text());
    return line === '' ? [] : [`${mark} ${line}  [${[...new Set(ids)].join(' ')}]`];
  };
  const match = Match.start(box.game, box.game.configure(setUp.config), { key: keyFromSeed(seed) });
  const timeline = new Timeline(match);
  const chance = new Stream(keyFromSeed(seed));
  const names = ['Ines', 'Mira', 'Otto', 'Lola', 'Sven', 'Yara', 'Paul', 'Edda'];
  for (let number = 0; number < most && match.decision !== null; number++) {
    const [seat = 0] = match.asked;
    const { view, decision } = match.scene(seat);
    if (decision === null) return;
    yield* said('?', () => promptText(words, decision, view, 'you', names));
    const options = match.open([seat]);
    const option = options[chance.below(Math.max(1, options.length))];
    if (option === undefined) return;
    yield* said('>', () => answerText(words, option.answer, view, decision));
    yield* said(' ', () => foretold(words, option, view).join(' '));
    match.answer(match.number, option.seat, option.notation);
    for (const step of timeline.stepsAt(match.number)) yield* said('-', () => eventText(words, step.event, step.view, names));
  }
  const { outcome } = match;
  if (outcome !== null) yield* said('=', () => words.outcome(outcome, names, 0, match.scene(0).view));
}
