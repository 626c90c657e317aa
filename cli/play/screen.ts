import { say } from '../words/words.ts';
import { clampScroll, layout, type Shown, type Size } from './layout.ts';
import { readKeys } from './menu.ts';
import type { Session } from './session.ts';

/** What somebody sees, and what their keys do. */
export class Screen {
  readonly #session: Session;
  readonly #save: (file: string) => string;
  #typed = '';
  #marked = 0;
  #message = '';
  #events: readonly string[];
  #down = 0;
  #right = 0;

  constructor(session: Session, save: (file: string) => string) {
    this.#session = session;
    this.#save = save;
    this.#events = session.recentEvents();
  }

  lines(size: Size): string[] {
    return layout(this.#shown(), size, this.#session.paint.dim);
  }

  /** True when they leave. */
  press(character: string | undefined, key: { readonly name?: string | undefined; readonly ctrl?: boolean | undefined }, size: Size): boolean {
    if (key.ctrl === true && (key.name === 'c' || key.name === 'd')) return true;
    const page = Math.max(1, Math.floor(size.rows / 3));
    if (key.name === 'up') this.#marked--;
    else if (key.name === 'down') this.#marked++;
    else if (key.name === 'pageup') this.#down -= page;
    else if (key.name === 'pagedown') this.#down += page;
    else if (key.name === 'left') this.#right -= page;
    else if (key.name === 'right') this.#right += page;
    else if (key.name === 'escape') {
      this.#typed = '';
      this.#message = '';
    } else if (key.name === 'backspace') this.#typed = this.#typed.slice(0, -1);
    else if (key.name === 'return') return this.#enter();
    else if (this.#typed === '' && character === 'u') this.#submit('u');
    else if (character !== undefined && character >= ' ') this.#typed += character;
    this.#marked = Math.max(0, Math.min(this.#marked, this.#choices().length - 1));
    ({ down: this.#down, right: this.#right } = clampScroll(this.#shown(), size));
    return false;
  }

  #choices() {
    return this.#session.choices(this.#session.isCommand(this.#typed) || /^\d+$/.test(this.#typed) ? '' : this.#typed);
  }

  #shown(): Shown {
    const { paint } = this.#session;
    const numbers = new Map(this.#session.choices().map(({ seat, notation }, i) => [`${seat} ${notation}`, i + 1]));
    const options = this.#choices().map((choice, i) => {
      const number = String(numbers.get(`${choice.seat} ${choice.notation}`) ?? '').padStart(3);
      const text = [choice.notation, ...[choice.text, ...choice.foretells].filter((said) => said !== choice.notation).map(paint.dim)].join('  ');
      return i === this.#marked ? `${paint.inverse(`❯${number}`)} ${text}` : ` ${number} ${text}`;
    });
    const { board, prompt } = this.#session.parts();
    return {
      events: this.#events.slice(-8).map((line) => paint.dim('· ') + line),
      board,
      prompt,
      options,
      marked: this.#marked,
      message: this.#message,
      input: `${paint.dim(say.play.keys)}  > ${this.#typed}`,
      down: this.#down,
      right: this.#right,
    };
  }

  #enter(): boolean {
    const choices = this.#session.choices(this.#typed);
    const typed = this.#typed;
    // What stands in place of the board goes away first.
    if (typed === '' && this.#message.includes('\n')) {
      this.#message = '';
      this.#down = 0;
      return false;
    }
    return this.#submit(
      typed === '' || (choices.length > 0 && !/^\d+$/.test(typed) && !this.#session.isCommand(typed)) ? (choices[this.#marked]?.notation ?? typed) : typed,
    );
  }

  #submit(line: string): boolean {
    const before = this.#session.match.number;
    const reply = this.#session.submit(line);
    this.#typed = '';
    this.#marked = 0;
    this.#down = 0;
    if (reply.kind === 'quit') return true;
    this.#message = reply.kind === 'save' ? this.#save(reply.file) : reply.text;
    if (this.#session.match.number !== before) {
      this.#events = this.#session.recentEvents();
      this.#right = 0;
    }
    return false;
  }
}

/** Terminals that do not say how large they are have the size they always had. */
function sizeOf({ columns = 80, rows = 24 }: NodeJS.WriteStream): Size {
  return { columns, rows };
}

/** Play on a terminal: what happened and the board above, what can be done below with one of it marked, a line to type in. */
export function playOnScreen(session: Session, save: (file: string) => string): Promise<void> {
  const screen = new Screen(session, save);
  const draw = (): void => {
    process.stdout.write(`\x1b[2J\x1b[H${screen.lines(sizeOf(process.stdout)).join('\r\n')}`);
  };
  process.stdout.on('resize', draw);
  draw();
  return readKeys((character, key) => {
    if (screen.press(character, key, sizeOf(process.stdout))) {
      process.stdout.off('resize', draw);
      process.stdout.write('\n');
      return { done: undefined };
    }
    draw();
    return null;
  });
}
