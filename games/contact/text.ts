import type { Seat } from '#kernel';
import type { Paint } from '../box.ts';
import { type ColumnName, columnNamed, type SegmentName } from './content/board.ts';
import { cardOf, shortName } from './content/members.ts';
import { inRing, zombiesAt } from './facts/groups.ts';
import type { MemberView, View } from './view.ts';

/** So wide that the whole board fits a terminal of 80 columns. */
const WIDE = 27;
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/**
 * The board as it lies on the table: brown numbers down the left, blue ones down the right, ring 4 outside, the team in the centre.
 * Columns wrap at the top (brown 1 and blue 1 touch) and at the bottom (brown 8 and blue 8 touch).
 */
export function drawText(view: View, seat: Seat | null, paint: Paint): string {
  const centre = team(view, seat, paint);
  const lines = [head(view, paint), '', `${' '.repeat(9)}${paint.dim('  r4  r3  r2  r1')} ╭${'─'.repeat(WIDE)}╮${paint.dim('  r1  r2  r3  r4')}`];
  for (const row of ROWS) {
    const brown = `brown${row}` as const;
    const blue = `blue${row}` as const;
    const left = ([4, 3, 2, 1] as const).map((ring) => cell(view, `${brown}/r${ring}`, ring, paint)).join('');
    const right = ([1, 2, 3, 4] as const).map((ring) => cell(view, `${blue}/r${ring}`, ring, paint)).join('');
    lines.push(`${label(view, brown, '▸', paint)}${left} │${centre[row - 1] ?? ' '.repeat(WIDE)}│${right} ${label(view, blue, '◂', paint)}`.trimEnd());
  }
  lines.push(`${' '.repeat(26)}╰${'─'.repeat(WIDE)}╯`);
  return lines.join('\n');
}

function head(view: View, paint: Paint): string {
  const near = inRing(view, 1);
  const parts = [
    paint.bold(`Turn ${view.turn} of ${view.turns}`),
    `${view.onBoard} on the board`,
    near > 0 ? paint.red(`${near} in ring 1`) : 'ring 1 is clear',
    `${view.killed} killed`,
  ];
  if (view.outcome !== null) parts.push(view.outcome === 'rescued' ? paint.green('rescued') : paint.red('overrun'));
  return parts.join(' · ');
}

/** The number of a column; the turn marker stands beside it. */
function label(view: View, column: ColumnName, marker: string, paint: Paint): string {
  const { colour, number } = columnNamed(column);
  const name = `${colour} ${number}`;
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

/** Two lines for each member: name and weapon, then what is left to use. */
function team(view: View, seat: Seat | null, paint: Paint): string[] {
  return view.members.flatMap((member) => {
    const { weapon } = cardOf(member.id);
    const mine = seat !== null && member.seat === seat;
    const first = `${mine ? '›' : ' '}${shortName(member.id).padEnd(11)}${weapon.title}`.padEnd(WIDE);
    const second = `  ${member.alive ? belongings(view, member).join(', ') : '† fallen'}`.padEnd(WIDE);
    return member.alive ? [member.acted ? first : paint.bold(first), paint.dim(second)] : [paint.dim(first), paint.dim(second)];
  });
}

function belongings(view: View, member: MemberView): string[] {
  const left: string[] = [];
  if (view.phase === 'players') left.push(member.acted ? 'acted' : 'ready');
  if (member.grenade) left.push('grenade');
  if (member.granted > 0) left.push(`+${member.granted} ${member.granted === 1 ? 'die' : 'dice'}`);
  if (member.id === 'cooper' && view.ardor) left.push('Ardor');
  if (member.id === 'vanderbilt' && view.firstAid) left.push('First Aid');
  return left;
}
