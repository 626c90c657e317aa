import type { Advantage } from '../content/advantage.ts';
import type { CommandoFace, EnemyFace } from '../content/dice.ts';
import type { SpaceId } from '../content/index.ts';
import { spaceOf, whoIsAt } from '../facts/places.ts';
import type { View } from '../view.ts';
import type { Messages } from './messages.ts';

/** Something on the table that is no card. */
export type Sign =
  | { readonly kind: 'space'; readonly id: SpaceId }
  | { readonly kind: 'token'; readonly type: Advantage }
  | { readonly kind: 'medals' }
  | { readonly kind: 'decks' }
  | { readonly kind: 'die'; readonly face: CommandoFace; readonly hostile: false }
  | { readonly kind: 'die'; readonly face: EnemyFace; readonly hostile: true };

/** What something is called and does; advantage stands in it as in the texts of cards. */
interface Explained {
  readonly title: string;
  readonly says: string;
}

export function explained(sign: Sign, view: View, messages: Messages): Explained {
  const { legend: say } = messages;
  switch (sign.kind) {
    case 'space':
      return explainedSpace(sign.id, view, messages);
    case 'token':
      return { title: say.token.title(sign), says: say.token.says(sign) };
    case 'medals':
    case 'decks':
      return say[sign.kind];
    case 'die':
      if (sign.hostile) return sign.face === 'SP' ? say.special : { title: say.damage.title(sign), says: say.damage.says(sign) };
      if (sign.face === 'success' || sign.face === 'critical') return say[sign.face];
      return { title: say.result.title({ type: sign.face }), says: say.result.says({ type: sign.face }) };
  }
}

function explainedSpace(id: SpaceId, view: View, { legend: say, commando: names }: Messages): Explained {
  const { kind, ledge } = spaceOf(view, id) ?? { kind: 'plain', ledge: '' };
  const { commando, foes, boss } = whoIsAt(view, id);
  const there = [
    ...(commando === null ? [] : [names[commando]]),
    ...(boss ? [say.here.boss({ boss: view.enemy })] : []),
    ...foes.map((foe) => say.here.foe({ enemy: foe.id, left: foe.health - foe.damage, health: foe.health })),
    ...(view.grenades.includes(id) ? [say.here.grenade] : []),
    ...(view.dimers.includes(id) ? [say.here.dimer] : []),
    ...(view.gels[id] === undefined ? [] : [say.here.gels]),
  ];
  const sentences = [
    ...(there.length === 0 ? [] : [say.space.here({ there })]),
    view.broken.includes(id) ? say.space.broken : say.kind[kind],
    ...(ledge === '' ? [] : [say.space.ledge]),
  ];
  return { title: say.space.title({ kind, id }), says: say.space.whole({ sentences }) };
}
