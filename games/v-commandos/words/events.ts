import { told } from '#words';
import type { Names, Words } from '../../words.ts';
import { type AbilityId, abilityOf, type CommandoId } from '../content/commandos.ts';
import type { TerrainId } from '../content/map.ts';
import { objectiveData } from '../content/refs.ts';
import type { VCommandos } from '../types.ts';
import type { View } from '../view.ts';
import { placed } from './ahead.ts';
import { eventText } from './cards.ts';
import { ENEMIES } from './facts.ts';
import type { Messages } from './messages.ts';

/** What the card of somebody in play is good at. */
function ability({ commandos }: View, who: CommandoId): AbilityId {
  return abilityOf(who, commandos.find(({ id }) => id === who)?.side ?? 'A');
}

/** Without a Goliath it is no news that they are activated. */
function hasGoliath({ terrains }: View, terrain: TerrainId): boolean {
  return terrains.some(({ id, tiles }) => id === terrain && tiles.some(({ enemies }) => enemies.includes('goliath')));
}

/** Who leads a commando, where they have a name. */
function leaderOf({ commandos }: View, who: CommandoId, names: Names): string {
  return names[commandos.find(({ id }) => id === who)?.seat ?? -1] ?? '';
}

/** What happened, in one line; empty for what needs none. */
export function eventsOf(messages: Messages): Words<VCommandos>['events'] {
  const { event: say } = messages;
  const failures: Readonly<Record<string, string>> = messages.failure;
  return {
    ...told(say),
    picked(e, view, names) {
      const leader = leaderOf(view, e.who, names);
      return leader === '' ? say.picked({ ...e, ability: ability(view, e.who) }) : say['picked-by']({ ...e, leader, ability: ability(view, e.who) });
    },
    turn: () => '',
    event({ direction, ...e }) {
      const text = eventText(messages, e.event);
      return direction === '?' ? say['event-unknown']({ ...e, text }) : say.event({ ...e, text, direction });
    },
    'entrance-chosen': (e, view) => say['entrance-chosen'](placed(e, view)),
    'special-comes': (e, view) => say['special-comes'](placed(e, view)),
    'waiting-leave': (e, view) => say['waiting-leave'](placed(e, view)),
    'kit-drawn': (e) => (e.kit.length === 0 ? say['kit-drawn-none'] : say['kit-drawn'](e)),
    'kit-lands': (e) => (e.kit.length === 0 ? say['kit-lands-none'] : say['kit-lands'](e)),
    'kit-given': (e) => (e.kit.length === 0 ? say['kit-given-none'](e) : say['kit-given'](e)),
    ends: () => '',
    loot: (e) => (e.kit.length > 0 ? say.loot(e) : e.spotted > 0 ? say['loot-spotted'](e) : say['loot-none'](e)),
    barricaded: (e, view) => say.barricaded(placed(e, view)),
    'barricade-breaks': (e, view) => say['barricade-breaks'](placed(e, view)),
    healed: ({ by, ...e }) => (by === null || by === e.who ? say.healed(e) : say['healed-by']({ ...e, by })),
    airdrop: ({ tile, ...e }) => (tile === null ? say['airdrop-lost'](e) : say.airdrop({ ...e, tile })),
    takes: (e) => (objectiveData(e.objective).do === 'free' ? say['takes-along'](e) : say.takes(e)),
    ability: ({ who }, view) => say.ability({ who, ability: ability(view, who) }),
    'goliaths-activated': (e, view) => (hasGoliath(view, e.terrain) ? say['goliaths-activated'](e) : ''),
    drawn({ entrance, enemies, nulls }, view) {
      const drawn = [...ENEMIES(enemies), ...(nulls > 0 ? [{ kind: 'blank', n: nulls }] : [])];
      const at = placed({ entrance }, view);
      return drawn.length === 0 ? say['drawn-none'](at) : say.drawn({ ...at, drawn });
    },
    follows: ({ direction }) => (direction === null ? say['follows-visible'] : say.follows({ direction })),
    'enemies-move': (e) => (e.from === e.to ? say['enemies-come'](e) : say['enemies-move'](e)),
    'cheats-death': (e) => (e.die === 0 ? say['slips-away'](e) : e.die >= 3 ? say['cheats-death'](e) : say['cheats-death-in-vain'](e)),
    failure: ({ cause }) => failures[cause.replace(' ', '-')] ?? cause,
  };
}
