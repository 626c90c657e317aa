import type { Proportion } from '#kernel';
import type { Count } from './summary.ts';

const [LEFT, RIGHT] = [130, 730];
/** Room for the numbers and the name of an axis. */
const AXIS = 40;

/** Round numbers from 0, or from `from`, to `to`: about so many. */
export function ticks(from: number, to: number, about = 5): readonly number[] {
  const rough = Math.max(1e-9, (to - from) / about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((times) => times * power >= rough) ?? 10);
  const found: number[] = [];
  for (let at = Math.ceil(from / step - 1e-9) * step; at <= to + step * 1e-9; at += step) found.push(Number(at.toPrecision(12)));
  return found;
}

function text(x: number, y: number, says: string, kind = ''): string {
  return `<text${kind === '' ? '' : ` class="${kind}"`} x="${round(x)}" y="${round(y)}">${says.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The axis below a chart: its numbers and what they are. */
function axisBelow(y: number, numbers: readonly { readonly x: number; readonly says: string }[], name: string, from = LEFT): string {
  const marks = numbers.map(({ x }) => `M${round(x)} ${y}v5`).join('');
  const shown = numbers.map(({ x, says }) => text(x, y + 18, says, 'soft middle')).join('');
  return `<path class="line" d="M${from} ${y}H${RIGHT}${marks}"/>${shown}${text((from + RIGHT) / 2, y + 35, name, 'soft middle')}`;
}

export function winsChart(
  rows: readonly { readonly name: string; readonly share: Proportion; readonly text: string; readonly before: Proportion | undefined }[],
): string {
  const x = (share: number): number => LEFT + (RIGHT - LEFT) * share;
  const bars = rows.map(({ name, share, text: says, before }, i) => {
    const y = 46 * i;
    const interval = `<path class="mark" d="M${round(x(share.low))} ${y + 13}H${round(x(share.high))}M${round(x(share.low))} ${y + 7}v12M${round(x(share.high))} ${y + 7}v12"/>`;
    const was = before === undefined ? '' : `<rect class="before" x="${LEFT}" y="${y + 2}" width="${round(x(before.share) - LEFT)}" height="22" rx="4"/>`;
    return `${text(0, y + 17, name)}<rect class="bar" x="${LEFT}" y="${y + 4}" width="${round(x(share.share) - LEFT)}" height="18" rx="4"/>${was}${interval}${text(LEFT, y + 38, says, 'soft')}`;
  });
  const bottom = 46 * rows.length + 2;
  const axis = axisBelow(
    bottom,
    ticks(0, 1).map((share) => ({ x: x(share), says: `${Math.round(100 * share)}%` })),
    'share of matches won, with its 95% interval',
  );
  return `<svg viewBox="0 0 760 ${bottom + AXIS}" role="img" aria-label="Win rates with 95% intervals">${bars.join('')}${axis}</svg>`;
}

export function barsChart(
  rows: readonly { readonly label: string; readonly value: number; readonly note: string; readonly before: number | undefined }[],
): string {
  const from = 260;
  const most = Math.max(1e-9, ...rows.flatMap(({ value, before = 0 }) => [value, before]));
  const x = (share: number): number => from + (340 * share) / most;
  const bars = rows.map(({ label, value, note, before }, i) => {
    const y = 30 * i;
    const was = before === undefined ? '' : `<rect class="before" x="${from}" y="${y + 2}" width="${round(x(before) - from)}" height="22" rx="4"/>`;
    return `${text(0, y + 17, label)}<rect class="bar" x="${from}" y="${y + 4}" width="${round(x(value) - from)}" height="18" rx="4"/>${was}${text(x(Math.max(value, before ?? 0)) + 8, y + 17, note, 'soft')}`;
  });
  const bottom = 30 * rows.length + 2;
  const axis = axisBelow(
    bottom,
    ticks(0, most, 4).map((share) => ({ x: x(share), says: `${round(100 * share)}%` })),
    'share of matches that ended so',
    from,
  );
  return `<svg viewBox="0 0 760 ${bottom + AXIS}" role="img" aria-label="How matches ended">${bars.join('')}${axis}</svg>`;
}

/** How a number is spread over matches; the outline is an earlier run over the same bars. */
export function histogram({ name, bars, low, high }: Count, matches: number, before?: Count, matchesBefore = 1): string {
  const [left, top, bottom] = [60, 10, 170];
  const shares = bars.map((bar) => bar.matches / Math.max(1, matches));
  const earlier = before?.bars.map((bar) => bar.matches / Math.max(1, matchesBefore)) ?? [];
  const most = Math.max(1e-9, ...shares, ...earlier);
  const width = (RIGHT - left) / Math.max(1, bars.length);
  const y = (share: number): number => bottom - ((bottom - top) * share) / most;
  const columns = bars.map(
    ({ from, to, matches: n }, i) =>
      `<rect class="bar" x="${round(left + i * width + 1)}" y="${round(y(shares[i] ?? 0))}" width="${round(Math.max(1, width - 2))}" height="${round(bottom - y(shares[i] ?? 0))}"><title>${from === to ? from : `${from} to ${to}`}: ${n}</title></rect>`,
  );
  const outline = earlier.map((share, i) => `${i === 0 ? 'M' : 'L'}${round(left + i * width)} ${round(y(share))}H${round(left + (i + 1) * width)}`).join('');
  const side = ticks(0, most, 4).map(
    (share) => `<path class="line" d="M${left - 5} ${round(y(share))}h5"/>${text(left - 8, y(share) + 4, `${round(100 * share)}%`, 'soft end')}`,
  );
  const [first, last] = [bars[0]?.from ?? 0, (bars.at(-1)?.to ?? 0) + 1];
  const x = (value: number): number => left + ((value + 0.5 - first) / Math.max(1, last - first)) * (RIGHT - left);
  const below = axisBelow(
    bottom,
    ticks(first, last - 1, 8)
      .filter(Number.isInteger)
      .map((value) => ({ x: x(value), says: `${value}` })),
    `${name}, 95% of matches between ${low} and ${high}`,
    left,
  );
  return `<svg viewBox="0 0 760 ${bottom + AXIS}" role="img" aria-label="Spread of ${name}">${columns.join('')}${outline === '' ? '' : `<path class="before" d="${outline}"/>`}<path class="line" d="M${left} ${top}V${bottom}"/>${side.join('')}<text class="soft middle" transform="translate(14 ${(top + bottom) / 2}) rotate(-90)">share of matches</text>${below}</svg>`;
}
