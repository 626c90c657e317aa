import { ringIn } from '../../content/board.ts';
import { type MemberId, shortName } from '../../content/members.ts';
import { MELEE } from '../../facts/needs.ts';
import { countsOf } from '../../facts/reroll.ts';
import type { About, Lying } from '../../types.ts';
import type { View } from '../../view.ts';
import { place } from './board.ts';

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
      return what === 'first-aid' ? `Vanderbilt hat eine ${rolled} und braucht weniger als ${needs}.` : `${who} hat eine ${rolled} für die Explosion.`;
    case 'miss':
      return `${who} hat eine ${rolled} und braucht ${counts.needs === 6 ? 'eine 6' : `${counts.needs} oder mehr`}.`;
    case 'hit':
      return `${who} hat eine ${rolled} und trifft; ${moreOf(about.member)}.`;
    case 'flames':
      return `${who} hat eine ${rolled}: ${counts.burning.map(({ ring, needs: takes, falls }) => (falls > 0 ? `Ring ${ring} brennt (${falls} ${falls === 1 ? 'fällt' : 'fallen'})` : `Ring ${ring} braucht ${takes}`)).join(', ')}.`;
    case 'reach': {
      const hit = counts.groups.length === 0 ? 'trifft nichts' : `kann ${within(counts.groups)} treffen`;
      return `${who} hat eine ${rolled} und ${hit}${counts.beyond === null ? '' : `; Ring ${counts.beyond.ring} braucht ${counts.beyond.needs}`}.`;
    }
  }
}

function within(groups: Extract<ReturnType<typeof countsOf>, { readonly of: 'reach' }>['groups']): string {
  return groups.length < 3 ? groups.map(place).join(' oder ') : `${groups.length} Gruppen bis Ring ${Math.max(...groups.map(ringIn))}`;
}

function moreOf(member: MemberId): string {
  switch (member) {
    case 'alvares':
      return 'eine 5 oder 6 würde die Gruppe auch verwirren';
    case 'kenzo':
      return 'eine 5 oder 6 würde noch einmal zuschlagen';
    default:
      return 'ein höherer Wurf würde Scatter helfen';
  }
}

function several({ member, dice }: About<'ardor'>): string {
  const [first] = dice;
  const alike = dice.every(({ target, needs }) => target === first?.target && needs === first.needs);
  const each = dice.map((die) => `eine ${die.rolled} (${alike ? effect(die) : `${at(die)}, nötig ${die.needs}: ${effect(die)}`})`).join(' und ');
  return `${shortName(member)} hat ${each}${alike ? `; jeder braucht eine ${first?.needs}` : ''}.`;
}

function effect({ rolled, needs, for: what }: Lying): string {
  if (rolled < needs) return 'daneben';
  return what === 'ronin' && rolled >= MELEE.grants ? 'Treffer, noch ein Würfel' : 'Treffer';
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
