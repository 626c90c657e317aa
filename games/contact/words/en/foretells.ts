import { columnIn, ringIn } from '../../content/board.ts';
import type { Arrival } from '../../facts/arrivals.ts';
import type { Also, Attack, Preview, Target } from '../../preview.ts';
import { capital, listed, number, percent, place, results, zombies } from './phrases.ts';

/** What an answer would do. */
export function foretells(preview: Preview): readonly string[] {
  switch (preview.kind) {
    case 'attack':
      return [...oddsOf(preview), ...preview.also.map(alsoText), ...leftText(preview), ...spending(preview)];
    case 'removal':
      return [falls(preview.falls, preview.falls)];
    case 'reroll':
      return [`${capital(betterText(preview.better))} is better (${percent(preview.chance)}).`];
    case 'keeping':
      return preview.falls.length === 0 ? ['Nobody falls.'] : preview.falls.map(({ at, falls: n }) => `${fall(n)} in ${place(at)}.`);
    case 'aid':
      return [`Roll below ${preview.below} (your survivors) to cancel the hit: ${chances(preview.chance, preview.withArdor)}.`];
    case 'coming':
      return [`${preview.arrivals.map(arrival).join(', ')}.`];
  }
}

function oddsOf({ targets, picks, dice }: Attack): readonly string[] {
  if (picks) return [`${capital(listed(byRing(targets).map((target) => `ring ${ringIn(target.at)} needs ${need(target)}`)))}.`];
  const [first, ...others] = targets;
  if (first === undefined) return [];
  if (others.length > 0) return targets.map((target) => `${capital(place(target.at))}: ${inOneBreath(target, dice)}`);
  return [inOneBreath(first, dice)];
}

function byRing(targets: readonly Target[]): readonly Target[] {
  return targets.filter(({ at }, i) => targets.findIndex((other) => ringIn(other.at) === ringIn(at)) === i);
}

function inOneBreath(target: Target, dice: number): string {
  const odds = target.needs <= 1 ? 'A *sure hit*.' : dice > 1 ? `${capital(number(dice))} dice, each needs ${need(target)}.` : `You need ${need(target)}.`;
  return `${odds} ${falls(target.falls.least, target.falls.most)}`;
}

function need({ needs, hits, withArdor }: Target): string {
  return `*${results(needs)}* (${chances(hits, withArdor)})`;
}

function chances(chance: number, withArdor: number | null): string {
  return `${percent(chance)}${withArdor === null ? '' : `, ${percent(withArdor)} with Ardor`}`;
}

function falls(least: number, most: number): string {
  if (least === most) return `${fall(most)}.`;
  if (least === 0) return `At most ${number(most)} ${most === 1 ? 'falls' : 'fall'}.`;
  return `${capital(number(least))} ${most === least + 1 ? 'or' : 'to'} ${number(most)} fall.`;
}

function fall(n: number): string {
  return `${capital(number(n))} ${n === 1 ? 'falls' : 'fall'}`;
}

const ALSO: Readonly<Record<Also['what'], string>> = {
  confusion: 'also confuses the group',
  inspire: 'also gives a friend a die',
  scatter: 'lets Mobutu take one more',
  blow: 'strikes again',
};

function alsoText({ what, from, chance }: Also): string {
  return `${capital(results(from))} ${ALSO[what]} (${percent(chance)}).`;
}

function leftText({ left: { dice, close } }: Attack): readonly string[] {
  const parts = [...(dice > 0 ? [`${number(dice)} more ${dice === 1 ? 'die' : 'dice'}`] : []), ...(close > 0 ? [`${number(close)} for ring 1 only`] : [])];
  return parts.length === 0 ? [] : [`Then ${listed(parts)}.`];
}

function spending({ spends }: Attack): readonly string[] {
  return spends === null ? [] : [spends === 'grenade' ? 'Uses up the grenade.' : 'Uses the extra die.'];
}

/** Results that are better than the one that lies there: high ones, except for First Aid. */
export function betterText(better: readonly number[]): string {
  return better.includes(6) ? results(Math.min(...better)) : `less than ${Math.max(...better) + 1}`;
}

export function arrival({ segment, zombies: n }: Arrival, index: number): string {
  return `*${zombies(n)}*${index === 0 ? (n === 1 ? ' arrives' : ' arrive') : ''} on ${place(columnIn(segment))}`;
}
