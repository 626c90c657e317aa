import type { AboutOf, Seat } from '#kernel';
import type { Words } from '../../words.ts';
import { lacks, purseOf } from '../facts/advantage.ts';
import { ALARM_COST } from '../facts/stage-area.ts';
import type { Contra, Moment, Moving } from '../types.ts';
import type { View } from '../view.ts';
import type { Facing } from './facts.ts';
import type { Messages } from './messages.ts';
import { bySeat, type Who, who } from './things.ts';

/** What somebody has to do now. */
export function promptsOf({ prompt: say }: Messages): Words<Contra>['prompts'] {
  function pause({ next, what, seat }: Moment, view: View): string {
    const about = { who: who(view, seat) };
    switch (next) {
      case 'roll':
      case 'leftover':
      case 'enemy-draw':
        return say.pause[next](about);
      case 'stage-draw':
        return say.pause['stage-draw'];
      case 'damage': {
        const damage = damageIn(view);
        return damage.length === 0 ? say.pause['some-damage'](about) : say.pause.damage({ ...about, damage });
      }
      case 'special':
      case 'reaction':
      case 'paragraph':
        return what === null ? '' : say.pause[next]({ ...about, what });
    }
  }

  function target({ seat, for: what, range }: AboutOf<Contra, 'target'>, view: View): string {
    const about = { who: who(view, seat), range };
    return what === 'damage' || what === 'breach' || what === 'push' ? say.target[what](about) : say.target.attack({ ...about, with: what });
  }

  function move({ seat, spaces, run, jump }: Moving, view: View): string {
    const about = { who: who(view, seat), spaces };
    if (!run) return say.move.jumps(about);
    return jump ? say.move.any(about) : say.move.run(about);
  }

  return {
    ...bySeat(say),
    act: ({ seat }, view) => say.act[doneBy(view, seat)]({ who: who(view, seat) }),
    turn: ({ left }, view) => say.turn({ left: named(left, view) }),
    assault: ({ left }, view) => say.assault({ left: named(left, view) }),
    next({ what, left }, view) {
      const about = { left: named(left, view) };
      return what === 'enemy-draw' ? say.next['enemy-draw'](about) : say.next.thing({ ...about, what });
    },
    pause,

    suffer({ seat, damage }, view) {
      const f = view.fighters[seat];
      const able = f !== undefined && lacks(purseOf(f), damage).length === 0;
      return say.suffer({ who: who(view, seat), damage, able, last: f?.medals === 0 });
    },
    pay: ({ seat, ...due }, view) => (due.for === 'damage' ? say.pay.damage : say.pay.cost)({ who: who(view, seat), ...due }),

    may({ seat, what, cost }, view) {
      const about = { who: who(view, seat), what };
      return cost === 'stage-card' ? say.may['stage-card'](about) : say.may.pay({ ...about, cost });
    },
    who: ({ seat, for: use }, view) => say.who[use]({ who: who(view, seat) }),
    space: ({ seat, for: use }, view) => say.space[use]({ who: who(view, seat) }),

    target,
    convert: ({ seat }, view) => say.convert({ who: who(view, seat), successes: view.fight?.successes ?? 0 }),

    discard: ({ seat, for: why, left }, view) => say.discard[why]({ who: who(view, seat), left }),
    objective: ({ seat, number, done }, view) => say.objective[done ? 'done' : 'attempt']({ who: who(view, seat), number }),
    slot: ({ seat, lost }, view) => say.slot[lost ? 'lost' : 'done']({ who: who(view, seat) }),

    move,
    'alarm-post': ({ seat }, view) => say['alarm-post']({ who: who(view, seat), cost: ALARM_COST, alarm: view.alarm }),

    'boss-deal'(_, view) {
      const [first, ...others] = facing(view);
      return first === undefined ? '' : say['boss-deal']({ ...first, others });
    },
    'story-may': ({ what }) => say['story-may'][what],
  };
}

/** What whoever acts has done of a turn. */
function doneBy({ fighters }: View, seat: Seat): 'fresh' | 'moved' | 'attacked' | 'both' {
  const { moved, attacked } = fighters[seat] ?? { moved: false, attacked: false };
  if (moved) return attacked ? 'both' : 'moved';
  return attacked ? 'attacked' : 'fresh';
}

function named(seats: readonly Seat[], view: View): readonly Who[] {
  return seats.map((seat) => who(view, seat));
}

function damageIn({ assault }: View) {
  return assault === null ? [] : [...assault.dice, ...assault.added].filter((face) => face !== 'SP');
}

function facing({ fighters }: View): readonly Facing[] {
  return fighters.flatMap(({ id, boss }) => (boss === null ? [] : [{ who: id, boss: boss.id }]));
}
