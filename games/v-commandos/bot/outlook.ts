import { at } from '#kernel';
import { FIRST_AID } from '../content/kit.ts';
import { enemiesOn, isTarget } from '../facts/occupancy.ts';
import { boardOf, type Commando, commando, isFit, mapOf, missionOf, OUT, type State, tileOf } from '../rules/state.ts';
import { turnsLeft } from './clock.ts';
import { Survey } from './survey.ts';
import { assign, gaitOf, openTasks, priceOf, type Task } from './tasks.ts';

/*
 * What can be told of a position, each trait about as large as one. `learn.ts` teaches how much each counts for the chance to succeed.
 */

export const TRAITS = 27;

/** Three actions are a turn. */
const A_TURN = 3;
const FARTHEST = 40;

export function traitsOf(g: State): number[] {
  const { columns } = missionOf(g);
  const survey = new Survey(g);
  const own = assign(survey);
  const tasks = openTasks(g);
  const taken = own.filter((task) => task !== undefined && task.kind !== 'silence').length;
  const fit = g.commandos.filter(isFit);
  const left = Math.min(20, turnsLeft(g));
  const ways = g.commandos.map((_, who) => Math.min(FARTHEST, wayOf(survey, who, own[who])));
  const longest = Math.max(0, ...ways) / A_TURN;
  const slack = Math.max(-6, Math.min(10, left - longest));
  const idle = ways.filter((_, who) => own[who] === undefined);
  const alive = g.commandos.filter((c) => c.at !== OUT);
  const carriers = g.boards.flatMap(({ objectives }) => objectives.flatMap(({ holder }) => (holder >= 0 ? [holder] : [])));
  const charged = g.boards.reduce(
    (sum, b) => sum + b.objectives.filter((objective, number) => !objective.done && isCharged(b.charges, at(mapOf(b).objectives, number))).length,
    0,
  );
  return [
    1,
    (columns.length - 1 - g.column) / 2,
    g.boards.length - 1,
    tasks.length / 3,
    (tasks.length - taken) / 2,
    left / 10,
    longest / 5,
    slack / 5,
    Math.min(0, slack - 2) / 4,
    sum(ways) / 30,
    alive.length / 4,
    alive.length / g.commandos.length,
    alive.length - fit.length,
    fit.length === 0 ? 1 : 0,
    sum(fit.map(({ wounds }) => wounds)) / 4,
    Math.max(0, ...fit.map(({ wounds }) => wounds)) / 2,
    g.commandos.filter(isTarget).length / 2,
    Math.min(8, threat(survey)) / 4,
    sum(fit.map(({ plus }) => plus)) / 3,
    g.boards.filter(({ alarm }) => alarm).length / g.boards.length || 0,
    sum(idle) / 15,
    carriers.length,
    sum(carriers.map((who) => at(ways, who))) / 10,
    sum(g.boards.map((b) => sum(b.guards.map((_, tile) => enemiesOn(b, tile))))) / 25,
    Math.max(0, fit.length - taken) / 2,
    sum(fit.map(({ kit }) => at(kit, FIRST_AID))) / 2,
    charged / 2,
  ];
}

function isCharged(charges: readonly { readonly tile: number }[], tile: number): boolean {
  return charges.some((charge) => charge.tile === tile);
}

/** Actions until somebody has done their part and is Underground. */
function wayOf(survey: Survey, who: number, task: Task | undefined): number {
  const c = commando(survey.g, who);
  if (!isFit(c)) return 0;
  const gait = gaitOf(survey.g, who);
  if (task === undefined) return c.at < 0 ? 0 : 1 + at(survey.toExit(boardOf(c.at), gait), tileOf(c.at));
  return priceOf(survey, who, task) + task.actions + (task.guarded ? 1 : 0) + 1 + at(survey.toExit(task.board, gait), task.tile);
}

/** Hits to be expected until the turn is over. */
function threat(survey: Survey): number {
  return sum(survey.g.commandos.map((c) => hitsOn(survey, c)));
}

function hitsOn(survey: Survey, c: Commando): number {
  if (c.at < 0 || c.critical > 0) return 0;
  const danger = survey.danger(boardOf(c.at));
  const tile = tileOf(c.at);
  return c.visible ? danger.hitsSeen(tile) : danger.found(tile) * danger.hitsFound(tile);
}

function sum(numbers: readonly number[]): number {
  let all = 0;
  for (const number of numbers) all += number;
  return all;
}
