import { COLUMNS } from '../content/board.ts';
import { TWO_CYCLES } from '../settings.ts';

/** The most zombies that can come in one turn: 8 and 8. */
const SPAWN = 16;

/**
 * Cole's Breakthrough dice on a turn, at the most. What stands in the first ring has come three turns ago or earlier,
 * and every seven of it give one die.
 */
export function mostBreakthrough(turn: number): number {
  return Math.floor((SPAWN * Math.max(0, turn - 3)) / 7);
}

/** The most answers of one turn, those about victims left out; the sums are over any team and any options. */
export function mostAnswersOf(turn: number): number {
  const breakthrough = mostBreakthrough(turn);
  const granted = 2 + breakthrough; // each of Cole's dice may inspire once
  const melee = COLUMNS; // one for each segment of the first ring
  const firstAid = 2; // the try, and Ardor on its die
  const tripwireAndRecon = 2;
  const orders = 5 + granted; // one for each member, Dunham's second one, one for each granted die
  const calls = orders; // where the leader calls, one before each order
  const aims = 1 + breakthrough + 3 + 1; // the dice after the first of Cole, Miller and Kenzo
  const ardor = 2 + 4 + 4 + 2; // one for each die: leader, MG60, Ronin with two granted, rifle and grenade of Dunham
  const scatter = 1;
  const targets = 2 + granted; // Dunham's, after the roll
  const inspire = granted;
  return melee + firstAid + tripwireAndRecon + orders + calls + aims + ardor + scatter + targets + inspire;
}

/** The most answers of a match: four for the team, three for each of three victims (named, refused, settled; the last one falls unasked), and the turns. */
export function mostAnswers(turns: number): number {
  let sum = 4 + 3 * 3;
  for (let turn = 1; turn <= turns; turn++) sum += mostAnswersOf(turn);
  return sum;
}

export const BOUND = mostAnswers(TWO_CYCLES);
