import { at } from '#kernel';
import { sizeName, terrainNamed } from '../../content/map.ts';
import { tileRef } from '../../content/refs.ts';
import { OBJECTIVE_NAMES } from '../../content/vocabulary.ts';
import type { Option } from '../../types.ts';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { toolOf } from '../choosing.ts';
import { whoIn } from '../plan/says.ts';

/** A tile with all that is on it, and what may be done there, for those who hear it. */
export function tileSays({ 'on-tile': say }: Messages, view: View, index: number, number: number, options: readonly string[]): string {
  const terrain = at(view.terrains, index);
  const map = terrainNamed(terrain.id);
  const { size, place } = at(map.tiles, number);
  const { enemies, guard, trapdoor, barrel, gas, smoke, charges, kit } = at(terrain.tiles, number);
  const tile = tileRef(map, number);
  const who = view.commandos.flatMap(({ id, state, tile: on }) => (id !== null && on === tile ? [{ id, state }] : []));
  const objectives = terrain.objectives.flatMap(({ id: objective, done }, o) => {
    const name = at(OBJECTIVE_NAMES, o);
    if (map.objectives[o] !== number) return [];
    return [done ? say['objective-done']({ name }) : say.objective({ name, objective })];
  });
  const parts = [
    say.place({ tile, size: sizeName(size), indoors: place === 'indoor' }),
    ...(who.length > 0 ? [say.commandos({ who })] : []),
    ...(enemies.length > 0 ? [say.enemies({ enemies })] : []),
    ...(guard === null ? [] : [say.guard({ guard })]),
    ...objectives,
    ...(map.alarm === number && terrain.alarmToken ? [say.alarm({ loud: terrain.alarm })] : []),
    ...(map.nest === number && map.nestKind !== null ? [say.nest({ kind: map.nestKind })] : []),
    ...(trapdoor === null ? [] : [say.trapdoor({ is: trapdoor })]),
    ...(barrel ? [say.barrel] : []),
    ...(gas ? [say.gas] : []),
    ...(smoke ? [say.smoke] : []),
    ...(charges.length > 0 ? [say.charges] : []),
    ...(kit.length > 0 ? [say.kit({ kit })] : []),
  ];
  return options.length === 0 ? say.all({ parts }) : say['all-and-options']({ parts, options });
}

/** What the quietest option to a tile costs and risks. */
export function tagOf({ tag: say }: Messages, { answer, preview }: Option): string {
  if (preview === null) return answer.do === 'go' ? say.go : say.choose;
  if (preview.falls.length + preview.escapes.length > 0) return say.deadly(preview);
  if (toolOf(answer) !== 'walk') return say.price(preview);
  const who = whoIn(answer);
  if (preview.visible) return say.seen({ ...preview, who });
  if (preview.fire !== null) return say['under-fire'](preview);
  const [stealth] = preview.stealth;
  if (stealth !== undefined) return say.unseen(stealth);
  return preview.alarm.length > 0 ? say.alarm(preview) : say.hidden({ ...preview, who });
}
