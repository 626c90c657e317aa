import { shortName } from '../../content/members.ts';
import type { About, Lying } from '../../types.ts';
import { betterText } from './foretells.ts';
import { place, results } from './phrases.ts';

/** What lies there, and what it would take. */
export function ardorText(about: About<'ardor'>): string {
  const [only, ...others] = about.dice;
  if (only === undefined) return '';
  return others.length > 0 ? several(about) : one(shortName(about.member), only);
}

function one(who: string, { rolled, for: what, target, needs, better }: Lying): string {
  if (what === 'first-aid') return `${who} rolled a ${rolled} and needs less than ${needs}.`;
  if (rolled < needs && target !== null && what !== 'flame') return `${who} rolled a ${rolled} and needs ${results(needs)}.`;
  return `${who} rolled a ${rolled}${what === 'quantity' ? ' for the blast' : ''}; ${betterText(better)} would be better.`;
}

/** All dice, what each needs and which of them hit. */
function several({ member, dice }: About<'ardor'>): string {
  const [first] = dice;
  const alike = dice.every(({ target, needs }) => target === first?.target && needs === first.needs);
  const each = dice.map((die) => `a ${die.rolled} (${alike ? effect(die) : `${at(die)}, needs a ${die.needs}: ${effect(die)}`})`).join(' and ');
  return `${shortName(member)} rolled ${each}${alike ? `; each needs a ${first?.needs}` : ''}.`;
}

function effect({ rolled, needs, grants }: Lying): string {
  if (rolled < needs) return 'miss';
  return grants ? 'hit, and one more die' : 'hit';
}

function at({ target }: Lying): string {
  return target === null ? '' : place(target);
}

/** One of several dice, by what it shows; with its target where another shows the same. */
export function rerollText({ dice }: About<'ardor'>, die: number): string {
  const meant = dice[die];
  if (meant === undefined) return 'Reroll';
  const twin = dice.some(({ rolled, target }) => rolled === meant.rolled && target !== meant.target);
  return twin ? `Reroll the ${meant.rolled} for ${at(meant)}` : `Reroll the ${meant.rolled}`;
}
