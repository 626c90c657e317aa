import { at, type Seat } from '#kernel';
import { bonusesOfRound, bonusesOfTurn } from './attack/bonus.ts';
import { failure } from './effects/failure.ts';
import { breach } from './enemies/breach.ts';
import { screen } from './enemies/screen.ts';
import type { Lasting, Span } from './span.ts';
import { slowDown } from './stage/slow-down.ts';
import type { LastingOfFighter, LastingOfFoe, LastingOfGame, State } from './state.ts';
import { enemyAttacks, normalAttack, normalMove, objectiveSpace, secondAttack, turnCard } from './turn/rights.ts';

/** How long each field of the state lasts that does not stay: one that nothing ends does not compile. */
const LASTING: { readonly [K in keyof (LastingOfFighter & LastingOfFoe & LastingOfGame)]: readonly Lasting[] } = {
  turnTaken: [turnCard],
  moved: [normalMove],
  attacked: [normalAttack],
  again: [secondAttack],
  scouted: [objectiveSpace],
  bonuses: [bonusesOfTurn, bonusesOfRound],
  screen: [screen],
  breached: [breach],
  assaulted: [enemyAttacks],
  slowed: [slowDown],
  failed: [failure],
};

function lastingUntil(span: Span): readonly Lasting[] {
  return Object.values(LASTING).flatMap((things) => things.filter(({ until }) => until === span));
}

const ENDINGS: Readonly<Record<Span, readonly Lasting[]>> = {
  turn: lastingUntil('turn'),
  'next-turn': lastingUntil('next-turn'),
  'commando-turns': lastingUntil('commando-turns'),
  round: lastingUntil('round'),
  paragraph: lastingUntil('paragraph'),
};

/** Whatever lasted until now is over: for one commando where the span is theirs, else for everybody. Sooner only its own rule ends it. */
export function endOf(g: State, span: Span, seat: Seat = -1): void {
  for (const thing of ENDINGS[span]) {
    if (thing.of === 'game') thing.end(g);
    else for (let who = 0; who < g.fighters.length; who++) if (seat < 0 || who === seat) thing.end(at(g.fighters, who));
  }
}
