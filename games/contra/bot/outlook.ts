import { at } from '#kernel';
import { bossCard } from '../content/index.ts';
import { currentWeapon } from '../facts/arms.ts';
import { bossDistance } from '../rules/attack/aim.ts';
import { bossHealth, type Fighter, foeCard, type State, stageLeft } from '../rules/state.ts';
import { bossSide, enemyDice } from '../rules/turn/enemy-turn.ts';

/** What the numbers of the judgement are; found by playing many games with others. */
export interface Tuning {
  /** Damage on the boss that a commando deals in a turn, by and large. */
  readonly pace: number;
  /** Medals lost in a round for each enemy die that is rolled. */
  readonly wear: number;
  /** What a token or a card in hand is worth, in medals. */
  readonly point: number;
  /** How sharply a lead in time or medals turns into winning. */
  readonly timeSlope: number;
  readonly medalSlope: number;
  /** What a better weapon and each objective token add to the pace. */
  readonly weapon: number;
  readonly objective: number;
  /** What a damage on an ordinary enemy is worth, in medals. */
  readonly wound: number;
  /** What a space farther from the boss than the weapon reaches costs, in turns. */
  readonly way: number;
}

export const TUNING: Tuning = {
  pace: 2.6,
  wear: 0.09,
  point: 0.09,
  timeSlope: 0.9,
  medalSlope: 1.3,
  weapon: 0.35,
  objective: 0.25,
  wound: 0.04,
  way: 0.12,
};

/** Damage the boss can still take. */
export function bossLeft(g: State): number {
  let left = 0;
  for (const f of g.fighters) if (!f.defeated && f.boss !== '') left += bossHealth(g, bossCard(f.boss)) - f.bossDamage;
  return left;
}

/** Turns of commandos that are still to come before the stage deck has run out. */
function turnsLeft(g: State): number {
  const n = g.fighters.length;
  const pending = g.phase === 'commandos' || g.phase === 'setup' ? g.fighters.filter((f) => !f.turnTaken).length : 0;
  const underWay = g.active >= 0 && g.fighters[g.active]?.attacked === true ? 0.5 : 0;
  return stageLeft(g) * n + pending - underWay;
}

/** Damage a commando will deal in a turn. */
function paceOf(f: Fighter, t: Tuning): number {
  let pace = t.pace + t.weapon * (currentWeapon(f).dice - 2);
  for (let bits = f.mission; bits !== 0; bits &= bits - 1) pace += t.objective;
  return pace;
}

/** Tokens and cards: what pays for damage and conversions. */
export function points(f: Fighter): number {
  return Math.min(7, at(f.tokens, 0) + at(f.tokens, 1) + at(f.tokens, 2) + f.hand.length);
}

/** How a position looks: 0 lost, 1 won. Time and medals both have to last until the boss is down. */
export function outlook(g: State, t: Tuning): number {
  if (g.outcome !== null) return g.outcome === 'destroyed' || g.outcome === 'escaped' ? 1 : 0;
  let pace = 0;
  let far = 0;
  for (const f of g.fighters) {
    pace += paceOf(f, t);
    if (f.space >= 0 && g.boss.length > 0) far += Math.max(0, bossDistance(g, f.space) - currentWeapon(f).range) * t.way;
  }
  const n = g.fighters.length;
  const rounds = bossLeft(g) / pace + far / n;
  let chance = squash(t.timeSlope * (turnsLeft(g) / n - rounds));
  for (const f of g.fighters) {
    const pending = g.phase === 'commandos' || (g.phase === 'enemies' && (g.assaulted & (1 << g.fighters.indexOf(f))) === 0) ? 0.5 : 0;
    let wounds = 0;
    for (const foe of f.foes) wounds += Math.min(foe.damage, foeCard(foe).health);
    const danger = f.boss === '' ? 0 : t.wear * (enemyDice(f) * 0.5 + 1.5) * (rounds + pending) + specials(f) * 0.02;
    chance *= squash(t.medalSlope * (f.medals + 1 + t.point * points(f) + t.wound * wounds - 0.03 * f.gels - danger));
  }
  return chance;
}

function specials(f: Fighter): number {
  let n = bossSide(f).special.length > 0 ? 1 : 0;
  for (const foe of f.foes) if (!foe.breached && foeCard(foe).special.length > 0) n++;
  return n;
}

function squash(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
