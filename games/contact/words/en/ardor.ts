import { ringIn } from '../../content/board.ts';
import { type MemberId, shortName } from '../../content/members.ts';
import { MELEE } from '../../facts/needs.ts';
import { countsOf } from '../../facts/reroll.ts';
import type { About, Lying } from '../../types.ts';
import type { View } from '../../view.ts';
import { place } from './board.ts';

/** What lies there, what of it already counts, and what it would take. */
export function ardorText(about: About<'ardor'>, view: View): string {
  const [only, ...others] = about.dice;
  if (only === undefined) return '';
  return others.length > 0 ? several(about) : one(about, only, view);
}

function one(about: About<'ardor'>, { rolled, for: what, needs }: Lying, view: View): string {
  const who = shortName(about.member);
  const counts = countsOf(about, 0, view);
  switch (counts.of) {
    case 'number':
      return what === 'first-aid' ? `Vanderbilt rolled a ${rolled} and needs less than ${needs}.` : `${who} rolled a ${rolled} for the blast.`;
    case 'miss':
      return `${who} rolled a ${rolled} and needs a ${counts.needs}${counts.needs < 6 ? ' or more' : ''}.`;
    case 'hit':
      return `${who} rolled a ${rolled} and hits; ${moreOf(about.member)}.`;
    case 'flames':
      return `${who} rolled a ${rolled}: ${counts.burning.map(({ ring, needs: takes, falls }) => (falls > 0 ? `ring ${ring} burns (${falls} ${falls === 1 ? 'falls' : 'fall'})` : `ring ${ring} needs ${takes}`)).join(', ')}.`;
    case 'reach': {
      const hit = counts.groups.length === 0 ? 'hits nothing' : `can hit ${within(counts.groups)}`;
      return `${who} rolled a ${rolled} and ${hit}${counts.beyond === null ? '' : `; ring ${counts.beyond.ring} needs ${counts.beyond.needs}`}.`;
    }
  }
}

function within(groups: Extract<ReturnType<typeof countsOf>, { readonly of: 'reach' }>['groups']): string {
  return groups.length < 3 ? groups.map(place).join(' or ') : `${groups.length} groups up to ring ${Math.max(...groups.map(ringIn))}`;
}

/** What a hit may still become. */
function moreOf(member: MemberId): string {
  switch (member) {
    case 'alvares':
      return 'a 5 or 6 would also confuse the group';
    case 'kenzo':
      return 'a 5 or 6 would strike again';
    default:
      return 'a higher roll would help Scatter';
  }
}

/** All dice, what each needs and which of them hit. */
function several({ member, dice }: About<'ardor'>): string {
  const [first] = dice;
  const alike = dice.every(({ target, needs }) => target === first?.target && needs === first.needs);
  const each = dice.map((die) => `a ${die.rolled} (${alike ? effect(die) : `${at(die)}, needs a ${die.needs}: ${effect(die)}`})`).join(' and ');
  return `${shortName(member)} rolled ${each}${alike ? `; each needs a ${first?.needs}` : ''}.`;
}

function effect({ rolled, needs, for: what }: Lying): string {
  if (rolled < needs) return 'miss';
  return what === 'ronin' && rolled >= MELEE.grants ? 'hit, and one more die' : 'hit';
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
