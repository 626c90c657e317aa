import { differenceText, percent, shareText } from '../statistics.ts';
import { barsChart, histogram, winsChart } from './charts.ts';
import { changes, nameOf, type Run } from './compare.ts';
import { countOf, valuesOf } from './summary.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #1d2230; --soft: #5b6575; --paper: #fbfaf7; --card: #fff; --line: #e4e1d8; --bar: #2f6f8f; --mark: #c2571a; --before: #8d6aa8; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceff4; --soft: #9aa4b2; --paper: #14171f; --card: #1c2029; --line: #2c3240; --bar: #5fb3d4; --mark: #f0a35e; --before: #c9a6e4; } }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1 { font-size: 1.6rem; margin: 0 0 .25rem } h2 { font-size: 1.05rem; margin: 0 0 .75rem } p { color: var(--soft); margin: 0 0 1.5rem }
section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin: 0 0 1rem } section p, li { margin: 0 0 .4rem }
svg { width: 100%; height: auto; display: block } text { fill: var(--ink); font-size: 13px } .soft { fill: var(--soft); font-size: 12px }
.bar { fill: var(--bar) } .before { fill: none; stroke: var(--before); stroke-width: 2 } .mark { stroke: var(--mark); stroke-width: 2 } .line { stroke: var(--line) } .end { text-anchor: end } .middle { text-anchor: middle }
code { word-break: break-word; font-size: .8rem; color: var(--soft) }
`;

/** One file with everything in it: numbers and charts, nothing loaded from elsewhere; beside an earlier run, if there is one. */
export function htmlReport(title: string, { summary, results }: Run, earlier: Run | null): string {
  const before = earlier?.summary;
  const charts = [
    ...(earlier === null ? [] : [card('What has changed', changed(summary, earlier.summary))]),
    card(
      'Wins',
      winsChart(summary.wins.map(({ name, share }) => ({ name, share, text: shareText(share), before: before?.wins.find((win) => win.name === name)?.share }))),
    ),
    card(
      'How it ended',
      barsChart(
        summary.causes.map(({ cause, matches, share }) => ({
          label: cause,
          value: share,
          note: `${percent(share)} · ${matches}`,
          before: before === undefined ? undefined : (before.causes.find((was) => was.cause === cause)?.share ?? 0),
        })),
      ),
    ),
    ...summary.counts.map((count) => {
      const now = valuesOf(results, count.name);
      const was = earlier === null ? undefined : valuesOf(earlier.results, count.name);
      const spread = countOf(count.name, now, was);
      const old = was === undefined ? undefined : countOf(count.name, was, now);
      return card(`${capital(count.name)}: mean ${count.mean.toFixed(1)}, median ${count.median}`, histogram(spread, summary.matches, old, was?.length));
    }),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}: ${summary.matches} matches</title><style>${STYLE}</style></head>
<body><h1>${escaped(title)}</h1>
<p>${escaped(nameOf(summary))}, seed ${escaped(summary.seed)}${before === undefined ? '' : `. Outlined: ${escaped(nameOf(before))}, seed ${escaped(before.seed)}`}</p>
${charts.join('\n')}
<section><h2>Set-up</h2><code>${escaped(JSON.stringify(summary.config))}</code>${
    before === undefined || JSON.stringify(before.config) === JSON.stringify(summary.config)
      ? ''
      : `<h2>Set-up of the earlier run</h2><code>${escaped(JSON.stringify(before.config))}</code>`
  }</section>
</body></html>
`;
}

function changed(summary: Run['summary'], before: Run['summary']): string {
  const wins = changes(summary, before).map(({ name, by }) => `<li>${escaped(name)} wins ${differenceText(by)}</li>`);
  const counts = summary.counts.flatMap(({ name, mean }) => {
    const was = before.counts.find((count) => count.name === name);
    return was === undefined ? [] : [`<li>${escaped(name)}: mean ${mean.toFixed(1)}, was ${was.mean.toFixed(1)}</li>`];
  });
  return `<ul>${[...wins, ...counts].join('')}</ul>`;
}

function card(title: string, chart: string): string {
  return `<section><h2>${escaped(title)}</h2>${chart}</section>`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}
