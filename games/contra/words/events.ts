import type { Words } from '../../words.ts';
import { isCommando, SLIP_TRACK } from '../content/index.ts';
import type { Event } from '../event.ts';
import { ALARM } from '../facts/stage-area.ts';
import type { Contra } from '../types.ts';
import type { FrameView, View } from '../view.ts';
import { AMOUNTS } from './facts.ts';
import type { Messages } from './messages.ts';
import { fallen, of, who } from './things.ts';

/** What happened. */
export function eventsOf({ event: say }: Messages): Words<Contra>['events'] {
  return {
    setup: ({ step }) => STEPS.flatMap((one) => (one === step ? [say.setup[one]] : [])).join(''),
    mulligan: (event, view) => say.mulligan(of(event, view)),
    starts: (event, view) => say.starts(of(event, view)),
    'boss-starts': ({ spaces }, view) => say['boss-starts']({ boss: view.enemy, spaces }),
    'boss-dealt': (event, view) => say['boss-dealt'](of(event, view)),
    'stage-in-play': say['stage-in-play'],
    'card-removed': () => say['card-removed'],
    round: say.round,
    phase: ({ phase }) => say.phase[phase],
    over: ({ ending }, view) => (ending === 'fallen' ? say.over.fallen({ who: fallen(view) }) : say.over[ending]),

    turn: (event, view) => say.turn(of(event, view)),
    'turn-ends': (event, view) => say['turn-ends'](of(event, view)),
    runs({ seat, path }, view) {
      const [from = '', ...rest] = path;
      const to = path.at(-1) ?? '';
      const name = who(view, seat);
      return from === to ? say['runs-back']({ who: name, via: rest.slice(0, -1), to }) : say.runs({ who: name, from, to });
    },
    jumps: (event, view) => say.jumps(of(event, view)),
    pushed: (event, view) => say.pushed(of(event, view)),
    placed: (event, view) => say.placed(of(event, view)),
    returns: (event, view) => say.returns(of(event, view)),
    plays: (event, view) => say.plays(of(event, view)),
    ability: (event, view) => say.ability(of(event, view)),
    spends: ({ seat, tokens, cards }, view) =>
      say.spends({ who: who(view, seat), spent: [...AMOUNTS(tokens).map((amount) => ({ amount })), ...cards.map((card) => ({ card }))] }),
    draws: (event, view) => (event.cards.length === 0 ? say['draws-nothing'] : say.draws)(of(event, view)),
    discards: (event, view) => (event.cards.length === 0 ? say['discards-nothing'] : say.discards)(of(event, view)),
    recovers: (event, view) => say.recovers(of(event, view)),
    removed: (event, view) => say.removed(of(event, view)),
    gains: (event, view) => (event.tokens.length === 0 ? say['gains-nothing'] : say.gains)(of(event, view)),
    'loses-tokens': (event, view) => (event.tokens.length === 0 ? say['loses-nothing'] : say['loses-tokens'])(of(event, view)),
    'weapon-drawn': (event, view) => say['weapon-drawn'](of(event, view)),
    equips: (event, view) => say.equips(of(event, view)),
    'weapon-lost': (event, view) => say['weapon-lost'](of(event, view)),
    objective: (event, view) => (event.success ? say['objective-done'] : say['objective-scouted'])(of(event, view)),
    'objective-token': (event, view) => say['objective-token'](of(event, view)),
    'objective-lost': (event, view) => say['objective-lost'](of(event, view)),
    // A wish is a setting, not an event.
    asking: () => '',

    attacks: (event, view) => say.attacks(of(event, view)),
    rolls: (event, view) => say.rolls(of(event, view)),
    explodes: say.explodes,
    rerolls: (event, view) => say.rerolls(of(event, view)),
    converts: (event, view) => say.converts(of(event, view)),
    ignored: say.ignored,
    damages: say.damages,
    'boss-damaged': say['boss-damaged'],
    scorches: ({ seat, space, damage }, view) => (damage < 0 ? say.cools({ space, damage: -damage }) : say.scorches({ who: who(view, seat), space, damage })),
    defeated: ({ enemy, by: seat }, view) => (seat < 0 ? say['defeated-alone']({ enemy }) : say.defeated({ who: who(view, seat), enemy })),
    flipped: say.flipped,
    bonus: (event, view) => say.bonus(of(event, view)),
    breached: ({ enemy, by: seat }, view) => say.breached({ who: who(view, seat), enemy }),

    'enemy-drawn': (event, view) => say['enemy-drawn'](of(event, view)),
    hatched: (event, view) => say.hatched(of(event, view)),
    'enemy-limit': (event, view) => say['enemy-limit'](of(event, view)),
    'enemy-moves': say['enemy-moves'],
    'boss-moves': say['boss-moves'],
    'enemy-taken': ({ enemy, from, to }, view) => say['enemy-taken']({ who: who(view, to), enemy, whom: who(view, from) }),
    assault: (event, view) => say.assault(of(event, view)),
    adds: say.adds,
    'enemy-reroll': (event, view) => say['enemy-reroll'](of(event, view)),
    special: (event, view) => say.special(of(event, view)),
    leftover: (event, view) => say.leftover(of(event, view)),
    'assault-ends': (event, view) => say['assault-ends'](of(event, view)),
    suffers: (event, view) => say.suffers(of(event, view)),
    prevents({ seat, by: helper, ...rest }, view) {
      const event = { ...rest, who: who(view, helper) };
      return helper === seat ? say.prevents(event) : say['prevents-for']({ ...event, whom: who(view, seat) });
    },
    withstands: (event, view) => say.withstands(of(event, view)),
    'medal-lost': (event, view) => say['medal-lost'](of(event, view)),
    screen: (event, view) => say.screen(of(event, view)),
    repairs: say.repairs,

    'stage-card': say['stage-card'],
    stays: say.stays,
    'stage-discarded': say['stage-discarded'],
    leaves: say.leaves,
    activates: say.activates,
    reshuffles: ({ deck }) => (isCommando(deck) ? say.reshuffles({ who: deck }) : say['reshuffles-deck']({ deck })),
    reveals: (event) => (event.cards.length === 0 ? say['reveals-nothing'](event) : say.reveals(event)),
    bottomed: say.bottomed,
    rule: ({ rule }) => say.rule[rule],

    'pillbox-placed': say['pillbox-placed'],
    'pillbox-taken': (event, view) => say['pillbox-taken'](of(event, view)),
    alarm: ({ tokens }) => say.alarm({ tokens, of: ALARM }),
    slip: ({ to }) => say.slip({ to, last: SLIP_TRACK.length - 1, track: SLIP_TRACK[to] ?? 'plain' }),
    grenade: say.grenade,
    'grenade-bursts': say['grenade-bursts'],
    'platform-broken': say['platform-broken'],
    dimer: say.dimer,
    'dimer-gone': say['dimer-gone'],
    'dimer-moves': say['dimer-moves'],
    gels: ({ space, n }) => (n < 0 ? say['gels-gone']({ space, n: -n }) : say.gels({ space, n })),
    infected: (event, view) => say.infected(of(event, view)),
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
