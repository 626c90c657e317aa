import { percent, shareText } from '../statistics.ts';
import type { Count, Summary } from './summary.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #1d2230; --soft: #667085; --paper: #fbfaf7; --card: #fff; --line: #e4e1d8; --bar: #2f6f8f; --mark: #c2571a; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceff4; --soft: #9aa4b2; --paper: #14171f; --card: #1c2029; --line: #2c3240; --bar: #5fb3d4; --mark: #f0a35e; } }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1 { font-size: 1.6rem; margin: 0 0 .25rem } h2 { font-size: 1.05rem; margin: 0 0 .75rem } p { color: var(--soft); margin: 0 0 1.5rem }
section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin: 0 0 1rem }
svg { width: 100%; height: auto; display: block } text { fill: var(--ink); font-size: 13px } .soft { fill: var(--soft); font-size: 12px }
.bar { fill: var(--bar) } .mark { stroke: var(--mark); stroke-width: 2 } .line { stroke: var(--line) } code { word-break: break-word; font-size: .8rem; color: var(--soft) }
`;

/** One file with everything in it: numbers and charts, nothing loaded from elsewhere. */
export function htmlReport(title: string, summary: Summary): string {
  const charts = [
    card('Wins', winsChart(summary)),
    card(
      'How it ended',
      barsChart(summary.causes.map(({ cause, matches, share }) => ({ label: cause, value: share, note: `${percent(share)} · ${matches}` }))),
    ),
    ...summary.counts.map((count) => card(`${capital(count.name)}: mean ${count.mean.toFixed(1)}, median ${count.median}`, histogram(count))),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}: ${summary.matches} matches</title><style>${STYLE}</style></head>
<body><h1>${escaped(title)}</h1>
<p>${summary.matches} matches by ${escaped([...new Set(summary.bots)].join(' and '))}, seed ${escaped(summary.seed)}</p>
${charts.join('\n')}
<section><h2>Set-up</h2><code>${escaped(JSON.stringify(summary.config))}</code></section>
</body></html>
`;
}

function card(title: string, chart: string): string {
  return `<section><h2>${escaped(title)}</h2>${chart}</section>`;
}

function winsChart({ wins }: Summary): string {
  const rows = wins.map(({ name, share }, i) => {
    const y = 44 * i;
    const x = (p: number): number => 130 + 600 * p;
    return `<text x="0" y="${y + 17}">${escaped(name)}</text><rect class="bar" x="130" y="${y + 4}" width="${600 * share.share}" height="18" rx="4"/>
<path class="mark" d="M${x(share.low)} ${y + 13}H${x(share.high)}M${x(share.low)} ${y + 7}v12M${x(share.high)} ${y + 7}v12"/><text class="soft" x="130" y="${y + 37}">${shareText(share)}</text>`;
  });
  return `<svg viewBox="0 0 740 ${44 * wins.length}" role="img" aria-label="Win rates with 95% intervals">${rows.join('')}</svg>`;
}

function barsChart(rows: readonly { label: string; value: number; note: string }[]): string {
  const most = Math.max(1e-9, ...rows.map((row) => row.value));
  const bars = rows.map(
    ({ label, value, note }, i) =>
      `<text x="0" y="${28 * i + 17}">${escaped(label)}</text><rect class="bar" x="260" y="${28 * i + 4}" width="${(340 * value) / most}" height="18" rx="4"/><text class="soft" x="${268 + (340 * value) / most}" y="${28 * i + 17}">${escaped(note)}</text>`,
  );
  return `<svg viewBox="0 0 740 ${28 * rows.length}" role="img" aria-label="Causes">${bars.join('')}</svg>`;
}

function histogram({ bars, low, high }: Count): string {
  const most = Math.max(1, ...bars.map((bar) => bar.matches));
  const width = 720 / bars.length;
  const columns = bars.map(
    ({ from, to, matches }, i) =>
      `<rect class="bar" x="${10 + i * width + 1}" y="${150 - (130 * matches) / most}" width="${Math.max(1, width - 2)}" height="${(130 * matches) / most}"><title>${from === to ? from : `${from} to ${to}`}: ${matches}</title></rect>`,
  );
  return `<svg viewBox="0 0 740 175" role="img" aria-label="Spread">${columns.join('')}<path class="line" d="M10 150H730"/><text class="soft" x="10" y="168">${bars[0]?.from ?? 0}</text><text class="soft" x="730" y="168" text-anchor="end">${bars.at(-1)?.to ?? 0}</text><text class="soft" x="370" y="168" text-anchor="middle">95 % between ${low} and ${high}</text></svg>`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);
}
