import type { Seat } from '#kernel';
import type { Paint } from '../box.ts';
import { ASSASSINS } from './content/assassins.ts';
import { NEIGHBOURS, spaceCalled, spaceId } from './content/map.ts';
import type { View } from './view.ts';

/** The table as text: who is where, with what; the targets; and where the links lead from the pawn in turn. */
export function drawText(view: View, seat: Seat | null, paint: Paint): string {
  const { hitmen, active, round, actions, deck, discards, laid, target } = view;
  const lines = [`${paint.bold(`Round ${round}`)} · deck ${deck} · discards ${discards.length}${target === null ? '' : ` · attempt in ${target}`}`, ''];
  for (const [holder, own] of hitmen.entries()) {
    const name = ASSASSINS.find(({ id }) => id === own.assassin)?.name ?? 'nobody yet';
    const where = own.status === 'prison' ? paint.red('in prison') : own.status === 'hiding' ? paint.yellow(`hiding in ${own.space}`) : (own.space ?? '');
    const mark = holder === active ? paint.bold('>') : ' ';
    const left = own.missing > 0 ? `, ${own.missing} turns to miss` : holder === active ? `, ${actions} actions` : '';
    lines.push(`${mark} ${holder === seat ? paint.bold(name) : name} · ${where}${left} · ${own.done.length} of 4 done`);
    const contracts = own.open.map((city) => {
      const guards = view.targets.find((one) => one.city === city)?.guards ?? [];
      return guards.length === 0 ? city : `${city} (guards ${guards.join(' ')})`;
    });
    lines.push(`    contracts: ${contracts.join(', ') || 'none'}`);
    lines.push(`    skills: ${own.skills.map(({ weapon, number }) => `${weapon} ${number}`).join(', ') || 'none'}`);
    lines.push(`    kit: ${own.hand === null ? `${own.cards} cards` : own.hand.join(', ') || 'nothing'}`);
  }
  if (laid.length > 0) lines.push('', `Laid out: ${laid.join(', ')}`);
  const space = spaceCalled(hitmen[active]?.space ?? '');
  if (space !== undefined) lines.push('', paint.dim(`From ${spaceId(space)}: ${(NEIGHBOURS[space] ?? []).map(spaceId).join(', ')}`));
  return lines.join('\n');
}
