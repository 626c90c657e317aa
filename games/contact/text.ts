import type { Seat } from '#kernel';
import { catalogue, type Language } from '#words';
import type { Paint, TextOf } from '../box.ts';
import { type ColumnName, columnNamed, type SegmentName } from './content/board.ts';
import { inRing, zombiesAt } from './facts/groups.ts';
import type { Contact } from './types.ts';
import type { MemberView, View } from './view.ts';
import type { Messages } from './words/text/messages.ts';

/** So wide, if that is enough, that the whole board fits a terminal of 80 columns. */
const WIDE = 27;
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export async function loadText(language: Language): Promise<TextOf<Contact>> {
  const say = await catalogue<Messages>(import(`./words/text/${language}/index.ftl`));
  return { fields: say.field, draw: (view, seat, paint) => drawText(view, seat, paint, say) };
}

/**
 * The board as it lies on the table: brown numbers down the left, blue ones down the right, ring 4 outside, the team in the centre.
 * Columns wrap at the top (brown 1 and blue 1 touch) and at the bottom (brown 8 and blue 8 touch).
 */
export function drawText(view: View, seat: Seat | null, paint: Paint, say: Messages): string {
  const rows = team(view, seat, paint, say);
  const wide = Math.max(WIDE, ...rows.map(({ text }) => text.length));
  const side = Math.max(...ROWS.map((row) => say.column({ column: `brown${row}` }).length)) + 2;
  const lines = [head(view, paint, say), '', `${' '.repeat(side)}${paint.dim('  r4  r3  r2  r1')} ╭${'─'.repeat(wide)}╮${paint.dim('  r1  r2  r3  r4')}`];
  for (const row of ROWS) {
    const brown = `brown${row}` as const;
    const blue = `blue${row}` as const;
    const left = ([4, 3, 2, 1] as const).map((ring) => cell(view, `${brown}/r${ring}`, ring, paint)).join('');
    const right = ([1, 2, 3, 4] as const).map((ring) => cell(view, `${blue}/r${ring}`, ring, paint)).join('');
    const { text, dye } = rows[row - 1] ?? { text: '', dye: paint.dim };
    lines.push(`${label(view, brown, '▸', paint, say)}${left} │${dye(text.padEnd(wide))}│${right} ${label(view, blue, '◂', paint, say)}`.trimEnd());
  }
  lines.push(`${' '.repeat(side + 17)}╰${'─'.repeat(wide)}╯`);
  return lines.join('\n');
}

function head(view: View, paint: Paint, { head }: Messages): string {
  const near = inRing(view, 1);
  const parts = [
    paint.bold(head.turn(view)),
    head['on-board']({ n: view.onBoard }),
    near > 0 ? paint.red(head.near({ n: near })) : head.clear,
    head.killed({ n: view.killed }),
  ];
  if (view.outcome !== null) parts.push(view.outcome === 'rescued' ? paint.green(head.rescued) : paint.red(head.overrun));
  return parts.join(' · ');
}

/** The number of a column; the turn marker stands beside it. */
function label(view: View, column: ColumnName, marker: string, paint: Paint, say: Messages): string {
  const { colour } = columnNamed(column);
  const name = say.column({ column });
  const dyed = colour === 'blue' ? paint.blue(name) : paint.yellow(name);
  const here = view.marker === column;
  return colour === 'blue' ? `${dyed}${here ? ` ${paint.bold(marker)}` : ''}` : `${here ? paint.bold(marker) : ' '} ${dyed}`;
}

/** A group: red where it can hit, yellow where it soon will, with a tilde when it is confused. */
function cell(view: View, segment: SegmentName, ring: number, paint: Paint): string {
  const zombies = zombiesAt(view, segment);
  if (zombies === 0) return paint.dim('   ·');
  if (view.confused.includes(segment)) return paint.cyan(`~${zombies}`.padStart(4));
  const text = String(zombies).padStart(4);
  if (ring === 1) return zombies > 1 ? paint.red(paint.bold(text)) : paint.yellow(text);
  return ring === 2 ? paint.yellow(text) : text;
}

interface Row {
  readonly text: string;
  dye(text: string): string;
}

/** Two lines for each member: name and weapon, then what is left to use. */
function team(view: View, seat: Seat | null, paint: Paint, say: Messages): readonly Row[] {
  return view.members.flatMap((member) => {
    const mine = seat !== null && member.seat === seat;
    const first = `${mine ? '›' : ' '}${say.name({ member: member.id }).padEnd(11)}${say.weapon({ member: member.id })}`;
    const second = `  ${member.alive ? belongings(view, member, say).join(', ') : `† ${say.state.fallen}`}`;
    return [
      { text: first, dye: !member.alive ? paint.dim : member.acted ? (text) => text : paint.bold },
      { text: second, dye: paint.dim },
    ];
  });
}

function belongings(view: View, member: MemberView, { state, has }: Messages): string[] {
  const left: string[] = [];
  if (view.phase === 'players') left.push(member.acted ? state.acted : state.ready);
  if (member.grenade) left.push(has.grenade);
  if (member.granted > 0) left.push(has.dice({ n: member.granted }));
  if (member.id === 'cooper' && view.ardor) left.push(has.ardor);
  if (member.id === 'vanderbilt' && view.firstAid) left.push(has['first-aid']);
  return left;
}
