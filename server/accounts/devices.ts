/** What browsers call themselves, the more special first: many say they are another one, too. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** What kind of device somebody came with, as its owner would call it: "Firefox, Android". Null where it does not say. */
export function deviceOf(agent: string | undefined): string | null {
  const known = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([, sign]) => sign.test(agent ?? ''))?.[0] ?? []);
  return known.length === 0 ? null : known.join(', ');
}
