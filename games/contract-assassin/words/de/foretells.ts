import { percentOf } from '#words';
import type { Answer } from '../../answer.ts';
import type { Hiding } from '../../facts/hiding.ts';
import type { Escape, Kill, Preview } from '../../preview.ts';
import { CARDS } from './cards.ts';
import { list, some } from './phrases.ts';

const percent = (chance: number): string => `${percentOf(chance)}\u00a0%`;
const turns = (count: number): string => some(count, 'Zug', 'Züge');

/** In wie vielen Würfen es gelingt. */
export const killWays = (ways: number): string => `${ways} von 36 Würfen ${ways === 1 ? 'tötet' : 'töten'}`;
export const outWays = (ways: number): string => `${ways} von 6 ${ways === 1 ? 'führt' : 'führen'} hinaus`;

/** Wie es nach einem Anschlag hinausgeht. */
export const thenAway = ({ chance }: Escape): string => `Danach entkommst du mit ${percent(chance)}.`;

export const thenHide = (hiding: Hiding, misses: number): string =>
  hiding === 'certain'
    ? `Nach diesem Anschlag musst du untertauchen: Du setzt ${turns(misses)} aus.`
    : `Gewinnt dieser Anschlag nicht, musst du danach untertauchen: Du setzt ${turns(misses)} aus.`;

/** Was eine Antwort bewirkt. */
export function foretells({ actions, cards, draws, kill, away, hiding, misses }: Preview, answer: Answer): readonly string[] {
  const said: string[] = [];
  if (actions < 0) said.push(`Kostet ${some(-actions, 'Aktion', 'Aktionen')}.`);
  if (actions > 0) said.push(`Du bekommst ${some(actions, 'Aktion', 'Aktionen')}.`);
  if (cards.length > 0 && answer.do !== 'bring') said.push(`Verbraucht ${list(cards.map((card) => CARDS[card]))}.`);
  if (answer.do !== 'draw' && draws > 0) said.push(`Du ziehst ${some(draws, 'Karte', 'Karten')}.`);
  if (kill !== null) said.push(...killing(kill));
  if (away !== null) said.push(...(kill !== null || answer.do === 'stop' ? [thenAway(away)] : escaping(away)));
  if (hiding !== null) said.push(thenHide(hiding, misses));
  else if (misses > 0) said.push(`Du setzt ${turns(misses)} aus.`);
  return said;
}

function killing({ ways, chance, adds, blocked, best }: Kill): readonly string[] {
  if (blocked) return ['Leibwächter halten sie auf.'];
  const kills = `Tötet mit ${percent(chance)}: ${killWays(ways)}.`;
  if (best !== null && best.weapons.length > 0) return [kills, `Deine besten Waffen: ${list(best.weapons.map((id) => CARDS[id]))}.`];
  return adds === null ? [kills] : [kills, changes(adds)];
}

function escaping({ ways, chance, adds, best }: Escape): readonly string[] {
  const leads = `Du entkommst mit ${percent(chance)}: ${outWays(ways)}.`;
  if (best !== null && best.length > 0) return [leads, `Deine besten Fluchtkarten: ${list(best.map((id) => CARDS[id]))}.`];
  return adds === null ? [leads] : [leads, changes(adds)];
}

function changes(adds: number): string {
  if (Math.abs(adds) < 1e-9) return 'Das ist nicht besser als vorher.';
  return `Das sind ${percent(Math.abs(adds))} ${adds > 0 ? 'mehr' : 'weniger'} als vorher.`;
}
