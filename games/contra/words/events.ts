import type { Words } from '../../words.ts';
import { isCommando, SLIP_TRACK } from '../content/index.ts';
import type { Event } from '../event.ts';
import { ALARM } from '../facts/stage-area.ts';
import type { Contra } from '../types.ts';
import type { FrameView, View } from '../view.ts';
import { AMOUNTS } from './facts.ts';
import type { Messages } from './messages.ts';
import { bySeat, fallen, of, who } from './things.ts';

/** What happened. */
export function eventsOf({ event: say }: Messages): Words<Contra>['events'] {
  return {
    ...bySeat(say),
    setup: ({ step }) => STEPS.flatMap((one) => (one === step ? [say.setup[one]] : [])).join(''),
    'boss-starts': ({ spaces }, view) => say['boss-starts']({ boss: view.enemy, spaces }),
    phase: ({ phase }) => say.phase[phase],
    over: ({ ending }, view) => (ending === 'fallen' ? say.over.fallen({ who: fallen(view) }) : say.over[ending]),

    runs({ seat, path }, view) {
      const [from = '', ...rest] = path;
      const to = path.at(-1) ?? '';
      const name = who(view, seat);
      return from === to ? say['runs-back']({ who: name, via: rest.slice(0, -1), to }) : say.runs({ who: name, from, to });
    },
    spends: ({ seat, tokens, cards }, view) =>
      say.spends({ who: who(view, seat), spent: [...AMOUNTS(tokens).map((amount) => ({ amount })), ...cards.map((card) => ({ card }))] }),
    draws: (event, view) => (event.cards.length === 0 ? say['draws-nothing'] : say.draws)(of(event, view)),
    discards: (event, view) => (event.cards.length === 0 ? say['discards-nothing'] : say.discards)(of(event, view)),
    gains: (event, view) => (event.tokens.length === 0 ? say['gains-nothing'] : say.gains)(of(event, view)),
    'loses-tokens': (event, view) => (event.tokens.length === 0 ? say['loses-nothing'] : say['loses-tokens'])(of(event, view)),
    objective: (event, view) => (event.success ? say['objective-done'] : say['objective-scouted'])(of(event, view)),
    // A wish is a setting, not an event.
    asking: () => '',

    scorches: ({ seat, space, damage }, view) => (damage < 0 ? say.cools({ space, damage: -damage }) : say.scorches({ who: who(view, seat), space, damage })),
    defeated: ({ enemy, by: seat }, view) => (seat < 0 ? say['defeated-alone']({ enemy }) : say.defeated({ who: who(view, seat), enemy })),
    breached: ({ enemy, by: seat }, view) => say.breached({ who: who(view, seat), enemy }),

    'enemy-taken': ({ enemy, from, to }, view) => say['enemy-taken']({ who: who(view, to), enemy, whom: who(view, from) }),
    prevents({ seat, by: helper, ...rest }, view) {
      const event = { ...rest, who: who(view, helper) };
      return helper === seat ? say.prevents(event) : say['prevents-for']({ ...event, whom: who(view, seat) });
    },

    reshuffles: ({ deck }) => (isCommando(deck) ? say.reshuffles({ who: deck }) : say['reshuffles-deck']({ deck })),
    reveals: (event) => (event.cards.length === 0 ? say['reveals-nothing'](event) : say.reveals(event)),
    rule: ({ rule }) => say.rule[rule],

    alarm: ({ tokens }) => say.alarm({ tokens, of: ALARM }),
    slip: ({ to }) => say.slip({ to, last: SLIP_TRACK.length - 1, track: SLIP_TRACK[to] ?? 'plain' }),
    gels: ({ space, n }) => (n < 0 ? say['gels-gone']({ space, n: -n }) : say.gels({ space, n })),
  };
}

const STEPS = [1, 2, 3, 4, 5, 6] as const;

/** The part of the game that something belongs to. */
export function headingOf(event: Event, view: View, { heading: say }: Messages): string | null {
  const { round } = view;
  switch (event.kind) {
    case 'setup':
    case 'over':
      return say[event.kind];
    case 'round':
      return say.round({ round });
    case 'turn':
    case 'assault':
      return say[event.kind]({ round, who: who(view, event.seat) });
    case 'phase':
      return say[event.phase]({ round });
    default:
      return null;
  }
}

/** An effect under way. */
export function frameText({ kind, what, seat }: FrameView, view: View, { resolving: say }: Messages): string {
  const about = { what, who: who(view, seat) };
  switch (kind) {
    case 'attack':
    case 'special':
    case 'enemy-attack':
    case 'stage-card':
    case 'activate':
    case 'objective':
    case 'defeated':
    case 'flipped':
    case 'space':
      return say[kind](about);
    default:
      return seat < 0 ? say.alone(about) : say.thing(about);
  }
}
