import { percentOf } from '#words';
import type { Answer } from '../../answer.ts';
import type { Hiding } from '../../facts/hiding.ts';
import type { Escape, Kill, Preview } from '../../preview.ts';
import { CARDS } from './cards.ts';
import { list, some } from './phrases.ts';

const percent = (chance: number): string => `${percentOf(chance)}%`;

/** In how many rolls it works, where more than one roll counts. */
export const killWays = (ways: number): string => `${ways} of 36 rolls kill`;
export const outWays = (ways: number): string => `${ways} of 6 ${ways === 1 ? 'leads' : 'lead'} out`;

/** How to get out after an attempt. */
export const thenAway = ({ chance }: Escape): string => `Then ${percent(chance)} to get away.`;

export const thenHide = (hiding: Hiding, misses: number): string =>
  hiding === 'certain'
    ? `After this attempt you have to hide: you miss ${some(misses, 'turn')}.`
    : `Unless this attempt wins, you have to hide after it: you miss ${some(misses, 'turn')}.`;

/** What an answer would do. */
export function foretells({ actions, cards, draws, kill, away, hiding, misses }: Preview, answer: Answer): readonly string[] {
  const said: string[] = [];
  if (actions < 0) said.push(`Costs ${some(-actions, 'action')}.`);
  if (actions > 0) said.push(`You get ${some(actions, 'action')}.`);
  if (cards.length > 0 && answer.do !== 'bring') said.push(`Uses up ${list(cards.map((card) => CARDS[card]))}.`);
  if (answer.do !== 'draw' && draws > 0) said.push(`You draw ${some(draws, 'card')}.`);
  if (kill !== null) said.push(...killing(kill));
  if (away !== null) said.push(...(kill !== null || answer.do === 'stop' ? [thenAway(away)] : escaping(away)));
  if (hiding !== null) said.push(thenHide(hiding, misses));
  else if (misses > 0) said.push(`You miss ${some(misses, 'turn')}.`);
  return said;
}

function killing({ ways, chance, adds, blocked, best }: Kill): readonly string[] {
  if (blocked) return ['Bodyguards block it.'];
  const kills = `${percent(chance)} to kill: ${killWays(ways)}.`;
  if (best !== null && best.weapons.length > 0) return [kills, `Your best weapons: ${list(best.weapons.map((id) => CARDS[id]))}.`];
  return adds === null ? [kills] : [kills, changes(adds)];
}

function escaping({ ways, chance, adds, best }: Escape): readonly string[] {
  const leads = `${percent(chance)} to get away: ${outWays(ways)}.`;
  if (best !== null && best.length > 0) return [leads, `Your best getaways: ${list(best.map((id) => CARDS[id]))}.`];
  return adds === null ? [leads] : [leads, changes(adds)];
}

function changes(adds: number): string {
  if (Math.abs(adds) < 1e-9) return 'That is no better than before.';
  return `That is ${percent(Math.abs(adds))} ${adds > 0 ? 'more' : 'less'} than before.`;
}
