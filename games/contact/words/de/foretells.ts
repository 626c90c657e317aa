import { columnIn, ringIn } from '../../content/board.ts';
import type { Arrival } from '../../facts/arrivals.ts';
import type { Also, Attack, Preview, Target } from '../../preview.ts';
import { capital, listed, number, percent, place, results, zombies } from './phrases.ts';

export function foretells(preview: Preview): readonly string[] {
  switch (preview.kind) {
    case 'attack':
      return [...oddsOf(preview), ...preview.also.map(alsoText), ...leftText(preview), ...spending(preview)];
    case 'removal':
      return [falls(preview.falls, preview.falls)];
    case 'reroll':
      return [`Besser ${betterText(preview.better)} (${percent(preview.chance)}).`];
    case 'keeping':
      return preview.falls.length === 0 ? ['Niemand fällt.'] : preview.falls.map(({ at, falls: n }) => `${fall(n)} in ${place(at)}.`);
    case 'aid':
      return [`Würfle weniger als ${preview.below} (so viele leben noch), um den Treffer aufzuheben: ${chances(preview.chance, preview.withArdor)}.`];
    case 'coming':
      return [`${preview.arrivals.map(arrival).join(', ')}.`];
  }
}

function oddsOf({ targets, picks, dice }: Attack): readonly string[] {
  if (picks) return [`${listed(byRing(targets).map((target) => `Ring ${ringIn(target.at)} ${need(target)}`))}.`];
  const [first, ...others] = targets;
  if (first === undefined) return [];
  if (others.length > 0) return targets.map((target) => `${place(target.at)}: ${inOneBreath(target, dice)}`);
  return [inOneBreath(first, dice)];
}

function byRing(targets: readonly Target[]): readonly Target[] {
  return targets.filter(({ at }, i) => targets.findIndex((other) => ringIn(other.at) === ringIn(at)) === i);
}

function inOneBreath(target: Target, dice: number): string {
  const odds =
    target.needs <= 1 ? '*Sicherer Treffer*.' : dice > 1 ? `${capital(number(dice))} Würfel, jeder trifft ${need(target)}.` : `Treffer ${need(target)}.`;
  return `${odds} ${falls(target.falls.least, target.falls.most)}`;
}

function need({ needs, hits, withArdor }: Target): string {
  return `*${results(needs)}* (${chances(hits, withArdor)})`;
}

function chances(chance: number, withArdor: number | null): string {
  return `${percent(chance)}${withArdor === null ? '' : `, mit Ardor ${percent(withArdor)}`}`;
}

function falls(least: number, most: number): string {
  if (least === most) return `${fall(most)}.`;
  if (least === 0) return most === 1 ? 'Höchstens einer fällt.' : `Höchstens ${number(most)} fallen.`;
  return `${capital(number(least))} ${most === least + 1 ? 'oder' : 'bis'} ${number(most)} fallen.`;
}

function fall(n: number): string {
  return n === 1 ? 'Einer fällt' : `${capital(number(n))} fallen`;
}

const ALSO: Readonly<Record<Also['what'], string>> = {
  confusion: 'wird die Gruppe auch verwirrt',
  inspire: 'bekommt jemand einen Extrawürfel',
  scatter: 'darf Mobutu noch einen entfernen',
  blow: 'schlägt Kenzo noch einmal zu',
};

function alsoText({ what, from, chance }: Also): string {
  return `${capital(results(from))} ${ALSO[what]} (${percent(chance)}).`;
}

function leftText({ left: { dice, close } }: Attack): readonly string[] {
  const parts = [...(dice > 0 ? [`noch ${number(dice)} Würfel`] : []), ...(close > 0 ? [`${close === 1 ? 'einer' : number(close)} nur für Ring 1`] : [])];
  return parts.length === 0 ? [] : [`Danach ${listed(parts)}.`];
}

function spending({ spends }: Attack): readonly string[] {
  return spends === null ? [] : [spends === 'grenade' ? 'Verbraucht die Granate.' : 'Verbraucht den Extrawürfel.'];
}

export function betterText(better: readonly number[]): string {
  return better.includes(6) ? results(Math.min(...better)) : `unter ${Math.max(...better) + 1}`;
}

export function arrival({ segment, zombies: n }: Arrival, index: number): string {
  return `*${zombies(n)}*${index === 0 ? (n === 1 ? ' kommt' : ' kommen') : ''} auf ${place(columnIn(segment))}`;
}
