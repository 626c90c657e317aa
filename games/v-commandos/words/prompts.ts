import { told } from '#words';
import type { Words } from '../../words.ts';
import type { CommandoId } from '../content/commandos.ts';
import type { VCommandos } from '../types.ts';
import type { View } from '../view.ts';
import { placed } from './ahead.ts';
import { eventText } from './cards.ts';
import type { Messages } from './messages.ts';

type Prompts = Words<VCommandos>['prompts'];

function actionsLeft({ commandos }: View, who: CommandoId): number {
  return commandos.find(({ id }) => id === who)?.actions ?? 0;
}

/** What somebody has to do now. */
export function promptsOf(messages: Messages): Prompts {
  const { prompt: say, window: windows } = messages;
  return {
    ...told(say),
    pick({ number, replaces }, { commandos }) {
      const who = commandos[number]?.id ?? null;
      if (replaces) return who === null ? say['replace-nobody'] : say.replace({ who });
      // Who leads several picks one after the other; who leads one only picks theirs.
      const own = commandos.flatMap(({ seat }, index) => (seat === commandos[number]?.seat ? [index] : []));
      return own.length > 1 ? say['pick-of-several']({ number: own.indexOf(number) + 1, of: own.length }) : say.pick;
    },
    window: ({ window }) => windows[window],
    act: ({ who }, view) => say.act({ who, actions: actionsLeft(view, who) }),
    reroll: (about) => say.reroll({ ...about, needed: about.needed ?? 0 }),
    pathfinder: ({ event }) => say.pathfinder({ event, text: eventText(messages, event) }),
    decode: ({ event }) => say.decode({ event, text: eventText(messages, event) }),
    event({ event, giver, taker }, { drawn }) {
      if (drawn.length > 0) return say['event-tile']({ event, drawn });
      if (giver === null) return say.event({ event, text: eventText(messages, event) });
      return taker === null ? say['event-taker']({ giver }) : say['event-kit']({ giver, taker });
    },
    drift: (_, { drawn }) => say.drift({ drawn }),
    enter: (about, view) => say.enter(placed(about, view)),
  };
}

/** The same for whoever looks on. */
export function watchedOf({ watched: say, 'window-watched': windows }: Messages): Prompts {
  return {
    ...told(say),
    window: ({ window }) => windows[window],
    act: ({ who }, view) => say.act({ who, actions: actionsLeft(view, who) }),
    reroll: (about) => say.reroll({ ...about, needed: about.needed ?? 0 }),
    enter: (about, view) => say.enter(placed(about, view)),
  };
}
