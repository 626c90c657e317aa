import { shortName } from '../../content/members.ts';
import type { About, Lying } from '../../types.ts';
import { betterText } from './foretells.ts';
import { place } from './phrases.ts';

export function ardorText(about: About<'ardor'>): string {
  const [only, ...others] = about.dice;
  if (only === undefined) return '';
  return others.length > 0 ? several(about) : one(shortName(about.member), only);
}

function one(who: string, { rolled, for: what, target, needs, better }: Lying): string {
  if (what === 'first-aid') return `${who} hat eine ${rolled} und braucht weniger als ${needs}.`;
  if (rolled < needs && target !== null && what !== 'flame') return `${who} hat eine ${rolled} und braucht ${needs === 6 ? 'eine 6' : `${needs} oder mehr`}.`;
  return `${who} hat eine ${rolled}${what === 'quantity' ? ' für die Explosion' : ''}; ${betterText(better)} wäre es besser.`;
}

function several({ member, dice }: About<'ardor'>): string {
  const [first] = dice;
  const alike = dice.every(({ target, needs }) => target === first?.target && needs === first.needs);
  const each = dice.map((die) => `eine ${die.rolled} (${alike ? effect(die) : `${at(die)}, nötig ${die.needs}: ${effect(die)}`})`).join(' und ');
  return `${shortName(member)} hat ${each}${alike ? `; jeder braucht eine ${first?.needs}` : ''}.`;
}

function effect({ rolled, needs, grants }: Lying): string {
  if (rolled < needs) return 'daneben';
  return grants ? 'Treffer, noch ein Würfel' : 'Treffer';
}

function at({ target }: Lying): string {
  return target === null ? '' : place(target);
}

export function rerollText({ dice }: About<'ardor'>, die: number): string {
  const meant = dice[die];
  if (meant === undefined) return 'Neu würfeln';
  const twin = dice.some(({ rolled, target }) => rolled === meant.rolled && target !== meant.target);
  return twin ? `Die ${meant.rolled} für ${at(meant)} neu würfeln` : `Die ${meant.rolled} neu würfeln`;
}
