import { readKeys } from './menu.ts';
import type { Session } from './session.ts';

/** How many options are shown at once. */
const SHOWN = 9;

/** Play on a terminal: the board above, what happened, the options below with one of them marked, a line to type in. */
export function playOnScreen(session: Session, save: (file: string) => string): Promise<void> {
  const paint = session.paint;
  let typed = '';
  let marked = 0;
  let message = '';
  let news: readonly string[] = session.news();

  const draw = (): void => {
    const choices = session.choices(session.isCommand(typed) || /^\d+$/.test(typed) ? '' : typed);
    marked = Math.max(0, Math.min(marked, choices.length - 1));
    const from = Math.max(0, Math.min(marked - Math.floor(SHOWN / 2), choices.length - SHOWN));
    const all = session.choices();
    const lines = choices.slice(from, from + SHOWN).map((choice, i) => {
      const number = String(all.findIndex((c) => c.index === choice.index) + 1).padStart(3);
      const text = choice.notation === choice.text ? choice.notation : `${choice.notation}  ${paint.dim(choice.text)}`;
      return from + i === marked ? `${paint.inverse(`❯${number}`)} ${text}` : ` ${number} ${text}`;
    });
    if (choices.length > SHOWN) lines.push(paint.dim(`     ${choices.length} options, ↑ ↓ to see them, type to narrow`));
    const told = news.slice(-8).map((line) => paint.dim('· ') + line);
    process.stdout.write(
      `\x1b[2J\x1b[H${[...told, '', session.scene(), '', ...lines, '', message, `${paint.dim('? help  u undo  q leave')}  > ${typed}`].join('\n')}`,
    );
  };

  const enter = (): boolean => {
    const choices = session.choices(typed);
    const line = typed === '' || (choices.length > 0 && !/^\d+$/.test(typed) && !session.isCommand(typed)) ? (choices[marked]?.notation ?? typed) : typed;
    const before = session.match.number;
    const reply = session.submit(line);
    typed = '';
    marked = 0;
    if (reply.kind === 'quit') return true;
    message = reply.kind === 'save' ? save(reply.file) : reply.text;
    if (session.match.number !== before) news = session.news();
    return false;
  };

  draw();
  return readKeys((character, key) => {
    if (key.ctrl === true && (key.name === 'c' || key.name === 'd')) return leave();
    if (key.name === 'up') marked--;
    else if (key.name === 'down') marked++;
    else if (key.name === 'pageup') marked -= SHOWN;
    else if (key.name === 'pagedown') marked += SHOWN;
    else if (key.name === 'escape') typed = '';
    else if (key.name === 'backspace') typed = typed.slice(0, -1);
    else if (key.name === 'return') {
      if (enter()) return leave();
    } else if (typed === '' && character === 'u') message = describe(session);
    else if (character !== undefined && character >= ' ') typed += character;
    draw();
    return null;
  });
}

function describe(session: Session): string {
  const reply = session.submit('u');
  return reply.kind === 'said' ? reply.text : '';
}

function leave(): { readonly done: undefined } {
  process.stdout.write('\n');
  return { done: undefined };
}
