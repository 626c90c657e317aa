import type { Answer } from '../answer.ts';
import type { MapSpace } from '../content/index.ts';
import { whoIsAt } from '../facts/places.ts';
import type { View } from '../view.ts';
import type { Messages } from './messages.ts';

/** Where the game is: in short, and what is left out where there is no room. */
export function chipOf({ round, phase, stage, enemy, story }: View, { board: say }: Messages): readonly [short: string, ...rest: readonly string[]] {
  const mission = [...(story === null ? [] : [say.part(story)]), say.mission({ stage, enemy })];
  return phase === 'setup' ? [say['setting-up'], ...mission] : [say.round({ round }), say.phase[phase], ...mission];
}

/** A space for those who do not see it: what it is, who stands there, what can be done. */
export function spaceText(
  { id, kind, ledge }: MapSpace,
  view: View,
  open: readonly Answer[],
  { board, boss: bosses, commando: names, lies }: Messages,
): string {
  const { commando, foes, boss } = whoIsAt(view, id);
  const [gels, scorch] = [view.gels[id], view.scorch[id]];
  const there = [
    ...(commando === null ? [] : [names[commando]]),
    ...(boss ? [bosses[view.enemy]] : []),
    ...foes.map((foe) => lies.foe({ enemy: foe.id, left: foe.health - foe.damage, health: foe.health })),
    ...(view.pillboxes.includes(id) ? [lies.pillbox] : []),
    ...(view.grenades.includes(id) ? [lies.grenade] : []),
    ...(view.dimers.includes(id) ? [lies.dimer] : []),
    ...(gels === undefined ? [] : [lies.gels({ n: gels })]),
    ...(scorch === undefined ? [] : [lies.scorch({ n: scorch })]),
    ...(view.broken.includes(id) ? [lies.broken] : []),
  ];
  return board.space({ id, kind, ledge: ledge !== '', there, may: [...new Set(open.map(chanceOf))] });
}

function chanceOf({ do: does }: Answer): 'run' | 'jump' | 'attack' | 'choose' {
  if (does === 'run' || does === 'jump') return does;
  return does === 'attack' || does === 'again' ? 'attack' : 'choose';
}
