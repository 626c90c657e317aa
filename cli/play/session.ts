import type { Bot } from '#bots';
import { answerText, type Box, eventText, foretold, type Paint, plain, promptText, reasonsFor, type TextOf, type Words } from '#games';
import { at, type Match, recordOf, recordText, type Seat, Timeline } from '#kernel';
import type { Clause } from '../../server/ledger.ts';
import { say } from '../words/words.ts';

/** Something a person may answer now. */
export interface Choice {
  readonly seat: Seat;
  readonly notation: string;
  readonly text: string;
  /** What it would do, in short sentences. */
  readonly foretells: readonly string[];
}

export type Reply = { readonly kind: 'said'; readonly text: string } | { readonly kind: 'quit' } | { readonly kind: 'save'; readonly file: string };

/** A match in a terminal, without the terminal: what is shown, and what a typed line does. */
export class Session {
  readonly match: Match;
  readonly box: Box;
  readonly #bots: readonly (Bot | null)[];
  readonly #ledger: readonly Clause[];
  readonly paint: Paint;
  readonly #words: Words;
  readonly #text: TextOf;
  readonly #timeline: Timeline;
  /** The moment up to which what happened has been told. */
  #shownUpTo = -1;

  /** `bots` has a bot for each seat, or null where a person sits. */
  constructor(box: Box, words: Words, text: TextOf, match: Match, bots: readonly (Bot | null)[], ledger: readonly Clause[], paint: Paint) {
    this.box = box;
    this.#words = words;
    this.#text = text;
    this.#timeline = new Timeline(match);
    this.match = match;
    this.#bots = bots;
    this.#ledger = ledger;
    this.paint = paint;
    this.#letBotsPlay();
  }

  /** The seats at which people sit. */
  get people(): readonly Seat[] {
    return this.#bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  }

  /** Whose view is shown: that of the person who is asked, else of the first person. */
  get viewer(): Seat {
    return this.match.asked.find((seat) => this.people.includes(seat)) ?? this.people[0] ?? 0;
  }

  choices(filter = ''): readonly Choice[] {
    const { view, decision } = this.match.scene(this.viewer);
    if (decision === null) return [];
    return this.match.open(this.people).flatMap((option) => {
      const { seat, notation, answer } = option;
      const text = answerText(this.#words, answer, view, decision);
      const fits = `${notation} ${text}`.toLowerCase().includes(filter.toLowerCase());
      return fits ? [{ seat, notation, text, foretells: foretold(this.#words, option, view).map(plain) }] : [];
    });
  }

  /** The board, and what has to be done or how it ended. */
  parts(): { readonly board: string; readonly prompt: string } {
    const { view, decision, outcome } = this.match.scene(this.viewer);
    const board = this.#text.draw(view, this.viewer, this.paint);
    const says =
      outcome !== null ? this.#words.outcome(outcome, this.match.seatNames) : decision === null ? '' : plain(promptText(this.#words, decision, view));
    return { board, prompt: says === '' ? '' : this.paint.bold(says) };
  }

  /** Both in one. */
  scene(): string {
    const { board, prompt } = this.parts();
    return prompt === '' ? board : `${board}\n\n${prompt}`;
  }

  /** What has happened since it was last asked. */
  recentEvents(): readonly string[] {
    const lines = this.#lines(this.#shownUpTo + 1, () => '§');
    this.#shownUpTo = this.match.number;
    return lines;
  }

  /** Whether a typed line is a command rather than an answer. */
  isCommand(line: string): boolean {
    return /^(\?|help|q|quit|u|undo|why|rules?|log|save)(\s|$)/.test(line.trim());
  }

  /** What a typed line does. */
  submit(line: string): Reply {
    const [word = '', ...rest] = line.trim().split(/\s+/);
    const argument = rest.join(' ');
    if (word === '' || word === '?' || word === 'help') return said(say.play.help);
    if (word === 'q' || word === 'quit') return { kind: 'quit' };
    if (word === 'u' || word === 'undo') return this.#undo();
    if (word === 'why') return said(this.#why(argument));
    if (word === 'rule' || word === 'rules') return said(this.#rules(argument));
    if (word === 'log') return said(this.#log());
    if (word === 'save') return argument === '' ? said(say.play['name-file']) : { kind: 'save', file: argument };
    return this.#answer(line.trim());
  }

  #log(): string {
    const cited: string[] = [];
    const lines = this.#lines(this.match.floor, ([first = '']) => {
      if (!cited.includes(first)) cited.push(first);
      return `§${cited.indexOf(first) + 1}`;
    });
    return [...lines, '', ...cited.map((id, at) => this.paint.dim(`§${at + 1} ${this.#says(id)}`))].join('\n');
  }

  /** What happened from a moment on, each with a mark for its clauses: whoever asks for the log reads them as footnotes. */
  #lines(from: number, mark: (clauses: readonly string[]) => string): string[] {
    const lines: string[] = [];
    this.#timeline.look(this.viewer);
    for (let at = Math.max(this.match.floor, from); at <= this.match.number; at++)
      for (const { event, clauses, view } of this.#timeline.stepsAt(at)) {
        const text = plain(eventText(this.#words, event, view));
        if (text !== '') lines.push(`${text} ${this.paint.dim(mark(clauses))}`);
      }
    return lines;
  }

  record(): string {
    return recordText(recordOf(this.match));
  }

  #answer(line: string): Reply {
    const choices = this.choices();
    const number = /^\d+$/.test(line) ? Number(line) : 0;
    const narrowed = this.choices(line);
    const choice = choices[number - 1] ?? choices.find(({ notation }) => notation === line) ?? (narrowed.length === 1 ? narrowed[0] : undefined);
    if (choice !== undefined) {
      this.match.answer(this.match.number, choice.seat, choice.notation);
      this.#letBotsPlay();
      return said('');
    }
    if (this.match.outcome !== null) return said(say.play['over-leave']);
    if (narrowed.length > 1)
      return said(say.play[narrowed.length > 8 ? 'could-be-more' : 'could-be']({ moves: narrowed.slice(0, 8).map(({ notation }) => notation) }));
    return said(this.#why(line));
  }

  /** Back to before the last answer of a person, with what bots answered since, unless something has come out since then. */
  #undo(): Reply {
    const { answers, barrier } = this.match;
    const last = answers.findLastIndex(({ seat }) => this.people.includes(seat));
    if (last < 0) return said(say.play['no-undo']);
    if (last < barrier) return said(say.play.revealed);
    this.match.rewind(last);
    this.#timeline.rewound();
    this.#shownUpTo = Math.min(this.#shownUpTo, this.match.number);
    return said(say.play.undone);
  }

  #why(notation: string): string {
    const why = this.match.whyNot(this.viewer, notation);
    if (why.kind === 'legal') return say.play.allowed({ move: notation });
    const { view, decision } = this.match.scene(this.viewer);
    const answer = this.box.game.notation.parse(notation);
    const now = decision === null ? say.play.over : plain(promptText(this.#words, decision, view));
    if (why.kind === 'unknown') return answer === undefined ? say.play['no-move']({ move: notation, now }) : say.play['not-now']({ now });
    return reasonsFor(this.#words, why.clauses, answer ?? null, { view, decision }, now)
      .map(({ says, clauses }) => `${plain(says)} ${clauses.map((id) => this.paint.dim(`§ ${this.#says(id)}`)).join(' ')}`)
      .join('\n');
  }

  #says(id: string): string {
    return this.#ledger.find((clause) => clause.id === id)?.says ?? '';
  }

  #rules(text: string): string {
    const words = text
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '');
    const found = this.#ledger.filter(({ id, says, ruling = '' }) => words.every((word) => `${id} ${says} ${ruling}`.toLowerCase().includes(word)));
    if (found.length === 0) return say.play['no-rule']({ text });
    const shown = found.slice(0, 12).map(({ says, ruling }) => `§ ${says}${ruling === undefined ? '' : this.paint.dim(`\n  ${say.play.ruling({ ruling })}`)}`);
    return [...shown, ...(found.length > 12 ? [say.play['more-rules']({ n: found.length - 12 })] : [])].join('\n');
  }

  #letBotsPlay(): void {
    while (this.match.decision !== null && !this.match.asked.some((seat) => this.people.includes(seat))) {
      const seat = at(this.match.asked, 0);
      const bot = at(this.#bots, seat);
      if (bot === null) throw new Error(`nobody plays seat ${seat}`);
      this.match.answerIndex(bot.decide(this.match, [seat]));
    }
  }
}

function said(text: string): Reply {
  return { kind: 'said', text };
}
