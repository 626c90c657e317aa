import type { Help } from '../facts/help.ts';
import type { Attack, Defeat, Hit, Preview } from '../preview.ts';
import type { Messages } from './messages.ts';

/** What an answer would do. */
export function foretellsOf(preview: Preview, { foretells: say }: Messages): readonly string[] {
  switch (preview.kind) {
    case 'attack':
      return attack(preview, say);
    case 'hits':
      return preview.damage.map((hit) => hitText(hit, say));
    case 'payment':
      return [say.cost(preview)];
    case 'objective':
      return [say.attempt({ ...preview, chance: preview.met / preview.of }), say.earns(preview)];
    case 'move':
      return preview.meets.flatMap(({ at, what }) => what.map((one) => say.met[one]({ at })));
  }
}

function attack({ dice, range, defeats }: Attack, say: Messages['foretells']): readonly string[] {
  if (dice === null) return [say['second-target']({ range })];
  const chances = (defeat: Defeat): string => {
    const about = { ...defeat, better: defeat.converting > defeat.chance };
    return defeats.length > 1 ? say['defeat-card'](about) : say.defeat(about);
  };
  return [say.roll({ dice, range }), ...defeats.map(chances)];
}

function hitText(hit: Hit, say: Messages['foretells']): string {
  if (hit.damage === 0) return say['no-damage'](hit);
  if (!hit.defeats) return say.damage(hit);
  return hit.target === 'boss' ? say['damage-boss'](hit) : say['damage-enough'](hit);
}

/** What could be done instead. */
export function helpText(found: Help, { help: say }: Messages): string {
  switch (found.is) {
    case 'jump':
      return say.jump(found);
    case 'run':
      return found.via.length === 0 ? say.run(found) : say['run-over'](found);
    case 'reaches':
    case 'moves':
      return say[found.is](found);
  }
}
