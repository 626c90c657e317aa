import type { Play, Referee, Seat } from '#kernel';
import { objectiveOf, type Space } from '../../content/map.ts';
import type { Event } from '../../event.ts';
import { canPay, costOf } from '../../facts/advantage.ts';
import { payment } from '../../facts/foresight.ts';
import { type Entering, type Met, metIn } from '../../facts/met.ts';
import { ALARM_COST } from '../../facts/stage-area.ts';
import { spend } from '../advantage/advantage.ts';
import { suffer } from '../advantage/suffer.ts';
import { drawWeapon } from '../attack/weapons.ts';
import { dimerGone } from '../boss/dimers.ts';
import { ask, offered, question } from '../general/ask.ts';
import { inOrder, type Trigger } from '../general/timing.ts';
import { resolveObjective } from '../objectives/objectives.ts';
import { ACCEPT, DECLINE, optionKind } from '../option.ts';
import { takeGel } from '../stage/gels.ts';
import { fighter, type State, spaceId } from '../state.ts';

export const pillboxQuestion = question('pillbox', { turnClause: 'contra.space.pillbox', candidates: offered('pillbox') });
export const alarmPostQuestion = question('alarm-post', {
  turnClause: 'contra.space.stage-specific',
  candidates: offered('alarm-post'),
  preview: (_, o) => (optionKind(o) === ACCEPT ? payment(ALARM_COST) : null),
});

/**
 * A commando has come into a space. What has to be done there is done, what may be done is offered; forced things hit only
 * those who run. True when the move ends here.
 */
export function* enter(g: State, ref: Referee<Event>, seat: Seat, how: Entering): Play<boolean> {
  const { space } = fighter(g, seat);
  const met = metIn(g, seat, space, how);
  const triggers = met.flatMap((what): Trigger[] =>
    what === 'drift' ? [] : [{ from: what === 'dimer' ? 'enemy' : 'stage', what, run: () => meet(g, ref, seat, space, what) }],
  );
  yield* inOrder(g, ref, seat, triggers);
  if (!met.includes('drift')) return false;
  if (ref.listening) ref.tell({ kind: 'rule', rule: 'deep-drift' }, 'contra.space.stage-specific');
  return true;
}

/** What is met in a space happens. */
function meet(g: State, ref: Referee<Event>, seat: Seat, space: Space, what: Exclude<Met, 'drift'>): Play | undefined {
  switch (what) {
    case 'gels':
      return takeGel(g, ref, seat, space);
    case 'alarm-post':
      return alarmPost(g, ref, seat);
    case 'pillbox':
      return pillbox(g, ref, seat);
    case 'dimer':
      return bubble(g, ref, seat, space);
    default:
      return resolveObjective(g, ref, seat, objectiveOf(what));
  }
}

/** A sensor token may be traded for a weapon, in anybody's turn, however one came there. */
export function* pillbox(g: State, ref: Referee<Event>, seat: Seat): Play {
  const { space } = fighter(g, seat);
  const o = yield* ask(g, ref, seat, pillboxQuestion, { seat, space: spaceId(g, space) });
  if (optionKind(o) === DECLINE) return;
  g.pillboxes.splice(g.pillboxes.indexOf(space), 1);
  g.resolving.push({ kind: 'space', what: 'pillbox', seat });
  if (ref.listening) ref.tell({ kind: 'pillbox-taken', seat, space: spaceId(g, space) }, 'contra.space.pillbox');
  yield* drawWeapon(g, ref, seat);
  g.resolving.pop();
}

function* alarmPost(g: State, ref: Referee<Event>, seat: Seat): Play {
  if (!canPay(fighter(g, seat), costOf(ALARM_COST))) return;
  const o = yield* ask(g, ref, seat, alarmPostQuestion, { seat, space: spaceId(g, fighter(g, seat).space) });
  if (optionKind(o) === DECLINE) return;
  yield* spend(g, ref, seat, costOf(ALARM_COST), 'alarm-post', 'contra.effect.may-pay-in-full');
  g.alarm--;
  if (ref.listening) ref.tell({ kind: 'alarm', tokens: g.alarm }, 'contra.space.stage-specific');
}

/** Who runs into a bubble dimer suffers, and the dimer is gone. */
function* bubble(g: State, ref: Referee<Event>, seat: Seat, space: Space): Play {
  if (ref.listening) ref.tell({ kind: 'rule', rule: 'bubble' }, 'contra.setup.reference-flip');
  dimerGone(g, ref, space);
  yield* suffer(g, ref, seat, ['M']);
}
