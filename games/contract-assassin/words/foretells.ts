import type { Answer } from '../answer.ts';
import type { Hiding } from '../facts/hiding.ts';
import type { Escape, Kill, Odds, Preview } from '../preview.ts';
import type { Messages } from './messages.ts';

/** What an answer would do. */
export function foretells({ foretells: say }: Messages, { actions, cards, draws, kill, away, hiding, misses }: Preview, answer: Answer): readonly string[] {
  const said: string[] = [];
  if (actions < 0) said.push(say.costs({ n: -actions }));
  if (actions > 0) said.push(say.gives({ n: actions }));
  if (cards.length > 0 && answer.do !== 'bring') said.push(say.uses({ cards }));
  if (answer.do !== 'draw' && draws > 0) said.push(say.draws({ n: draws }));
  if (kill !== null) said.push(...killing(say, kill));
  if (away !== null) said.push(...(kill !== null || answer.do === 'stop' ? [say['then-away'](away)] : escaping(say, away)));
  if (hiding !== null) said.push(thenHide(say, hiding, misses));
  else if (misses > 0) said.push(say.misses({ n: misses }));
  return said;
}

type Foretells = Messages['foretells'];

/** What an attempt comes to where nobody gets away after it. */
export function thenHide(say: Foretells, hiding: Hiding, misses: number): string {
  return say[hiding === 'certain' ? 'then-hide' : 'then-hide-unless']({ misses });
}

function killing(say: Foretells, odds: Kill): readonly string[] {
  const { adds, blocked, best } = odds;
  if (blocked) return [say.blocked];
  const kills = rollsAgain(odds) ? say['kills-again']({ ...odds, again: SECOND_ROLL }) : say.kills(odds);
  if (best !== null && best.weapons.length > 0) return [kills, say['best-weapons'](best)];
  return adds === null ? [kills] : [kills, changes(say, adds)];
}

function escaping(say: Foretells, odds: Escape): readonly string[] {
  const { adds, best } = odds;
  const leads = rollsAgain(odds) ? say['away-again']({ ...odds, again: SECOND_ROLL }) : say.away(odds);
  if (best !== null && best.length > 0) return [leads, say['best-getaways']({ getaways: best })];
  return adds === null ? [leads] : [leads, changes(say, adds)];
}

/** The card that lets somebody roll again what has failed. */
const SECOND_ROLL = 'loaded-dice';

/** Whether a second roll is counted in: one roll alone is less likely. */
function rollsAgain({ ways, of, chance }: Odds): boolean {
  return chance > ways / of + 1e-9;
}

function changes(say: Foretells, adds: number): string {
  if (Math.abs(adds) < 1e-9) return say.same;
  return say[adds > 0 ? 'more' : 'less']({ by: Math.abs(adds) });
}
