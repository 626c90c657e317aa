import type { Decision, Seat } from '#kernel';
import { ENEMY_DIE, type EnemyFace } from '../content/dice.ts';
import { ENEMIES } from '../content/index.ts';
import { ABILITY, ATTACKED, DONE, deedOf, detailOf, GO_ON, type Option, QUIET, REROLL_ENEMY, seatOf, YES } from '../rules/option.ts';
import { fighter, type Raid, stageLeft } from '../rules/state.ts';
import { actWorth, moveWorth } from './acts.ts';
import { abilityWorth, attackOf, cardWorth } from './cards.ts';
import {
  assignWorth,
  branchWorth,
  burnWorth,
  distanceToBossSpaces,
  enemyFaceWorth,
  equipWorth,
  gainTypeWorth,
  nearestUnarmed,
  rerollWorth,
  spaceWorth,
  whoWorth,
} from './choices.ts';
import { convertWorth, discardWorth, payWorth, sufferWorth } from './paying.ts';
import { placesFor } from './place.ts';
import { bestStrike, blow, NORMAL, strike } from './strike.ts';

/** How promising each option looks; about the same scale everywhere: damage on the boss. */
export function weigher(g: Raid, decision: Decision<Raid>): (option: number) => number {
  const { kind } = decision.question;
  if (kind !== 'act' && kind !== 'move') return (option) => weigh(g, decision, decision.options[option] as Option);
  const seat = kind === 'act' ? g.active : (decision.about as { readonly seat: Seat }).seat;
  const places = placesFor(g, seat);
  return (option) => {
    const o = decision.options[option] as Option;
    return kind === 'act' ? actWorth(g, seat, o, places) : moveWorth(g, seat, o, places);
  };
}

function weigh(g: Raid, decision: Decision<Raid>, o: Option): number {
  const about = decision.about as { readonly seat?: Seat; readonly [key: string]: unknown } | undefined;
  const seat = about?.seat ?? Math.max(0, seatOf(o));
  switch (decision.question.kind) {
    case 'pause':
    case 'turn':
    case 'assault':
    case 'next':
      return windowWorth(g, decision, o);
    case 'target':
      return about?.['for'] === 'damage' ? blow(g, detailOf(o), 1) : strike(g, seat, attackOf(String(about?.['for'])), detailOf(o));
    case 'second-target':
    case 'take':
      return strike(g, seat, NORMAL, detailOf(o));
    case 'pay':
    case 'lose-token':
      return payWorth(g, seat, o);
    case 'convert':
      return convertWorth(g, seat, o);
    case 'suffer':
      return sufferWorth(g, seat, o, decision.about as { readonly damage: readonly string[] });
    case 'discard':
      return discardWorth(g, seat, o, String(about?.['for']));
    case 'recover':
      return cardWorth(g, seat, detailOf(o));
    case 'gain':
      return gainTypeWorth(fighter(g, seat), detailOf(o));
    case 'assign':
      return assignWorth(g, o);
    case 'reroll':
      return rerollWorth(o);
    case 'reroll-enemy':
      return deedOf(o) === REROLL_ENEMY ? enemyFaceWorth(ENEMY_DIE[detailOf(o)] as EnemyFace) : 0.3;
    case 'choose':
      return branchWorth(g, seat, o, decision.about as { readonly effects: readonly string[]; readonly what: string });
    case 'burn':
      return burnWorth(g, o);
    case 'space':
      return spaceWorth(g, seat, detailOf(o), String(about?.['for']));
    case 'start':
      return -distanceToBossSpaces(g, detailOf(o));
    case 'who':
      return whoWorth(g, detailOf(o), String(about?.['for']));
    case 'hatch':
      return -(ENEMIES[detailOf(o)]?.health ?? 0);
    case 'equip':
      return equipWorth(g, seat, o, String(about?.['weapon']));
    case 'story-may':
    case 'objective':
    case 'pillbox':
      return deedOf(o) === YES ? 1 : 0;
    case 'alarm-post':
      return deedOf(o) === YES ? g.alarm - 1.5 : 0;
    case 'may':
      return deedOf(o) === YES ? (fighter(g, seat).gels >= 3 && stageLeft(g) > 3 ? 1 : -1) : 0;
    case 'sensor':
      return deedOf(o) === DONE ? 0 : 1 + nearestUnarmed(g, detailOf(o));
    case 'purge':
      return deedOf(o) === DONE ? 0 : 1;
    case 'reveal':
      return deedOf(o) === DONE ? 0 : -0.1;
    default:
      return 0;
  }
}

/** Whether it pays to step in; nobody steps in for little. */
function windowWorth(g: Raid, decision: Decision<Raid>, o: Option): number {
  switch (deedOf(o)) {
    case ABILITY:
      return abilityWorth(g, seatOf(o));
    case QUIET:
      // Who has nothing to add now seldom has before the round is over.
      return detailOf(o) === 2 ? 0.005 : -3;
    case GO_ON:
      return 0;
    case ATTACKED:
      return fighter(g, seatOf(o)).medals * 0.01;
    default:
      return decision.question.kind === 'turn' ? 0.5 + 0.01 * bestStrike(g, seatOf(o), NORMAL) : 0.01;
  }
}
