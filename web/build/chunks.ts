import type { Rolldown } from 'vite';

const SCRIPT = /\.(?:ts|tsx|js|mjs)$/;
/** What every screen needs. */
const APP =
  /\/words\/(?:index|languages|say|percent|runtime)\.ts|\/web\/(?:app\/|words\/|shelf\/(?:boxes|cover)|table\/notice|play\/(?:api|asked-ahead|game-store))|\/kernel\/errors\.ts|\/node_modules\/(?!zod\/|@simplewebauthn\/|uqr\/)/;
/** What reads what others wrote: nobody needs it who has just come. */
const FORMS = /\/node_modules\/zod\/|\/kernel\/(?:schema|hash|chacha)\.ts|\/web\/play\/saved-games/;
/** What whoever opens the link of a seat needs before they sit. */
const DOOR = /\/web\/(?:table\/(?:around|name-field|seats-to-give|unopened|unmet|refused)|play\/(?:arrival|fair-notes|learnt))/;
/** One's own page, and signing in: nobody needs it to play. */
const PEOPLE = /\/web\/people\/|\/node_modules\/(?:@simplewebauthn|uqr)\//;
/** Pictures that not every game has. */
const PIECES = /\/web\/kit\/(?:portraits\/|dice)/;
/** Nobody who sits down by link needs the shelf, or games on this device; and whoever looks at the shelf plays none yet. */
const SHELF = /\/web\/shelf\//;
const DEVICE = /\/web\/play\/(?:begin|local-session|thinker)/;
/** What teaches comes to whoever learns. */
const LEARN = /\/web\/(?:learn\/|play\/(?:lecture|exercise|puzzle|solving))|\/games\/(?:course|fraction|solve)\.ts/;
/** What helps whoever is new to a game, at every table. */
const NEW = /\/web\/(?:learn\/(?:gist|guide|meet|unmet|first-game|spots)|play\/learnt|kit\/still)/;
/** The player aid, and what explains itself: nobody waits for them before they play. */
const AIDS = /\/web\/(?:aids\/|kit\/(?:aid|use-looking)\.)/;
/** What does not come with every table. */
const APART = [PEOPLE, PIECES, AIDS, SHELF, DEVICE, LEARN, NEW];
/** What a game says comes in one language; its end, what hurts, its set-up and its drawn clauses come when they are shown, what it teaches when somebody learns. */
const LATER = /\/games\/[a-z-]+\/(?:words[./]|text\.|positions\.|lessons\/|challenges\/|board\/(?:aid|end|hurt|setup|examples|gist)\b)/;

/** Lists of what a folder offers do nothing by themselves: whoever takes one thing gets that one alone. */
export const LISTS = /\/(?:web\/kit|kernel|games|bots|wire)\/index\.ts$/;

/** On a slow line many small files take longer than some bytes nobody needs: what several screens, or parts of a game, share comes in few files. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', test: APP },
  { name: 'forms', test: FORMS },
  { name: 'door', test: DOOR },
  { name: 'table', test: (id: string) => SCRIPT.test(id) && gameOf(id) === null && !APART.some((part) => part.test(id)) },
  { name: 'people', test: PEOPLE },
  { name: 'pieces', test: PIECES },
  { name: 'shelf', test: SHELF },
  { name: 'device', test: DEVICE },
  { name: 'new', test: NEW },
  { name: 'learn', test: LEARN },
  { name: (id: string) => (SCRIPT.test(id) && !LATER.test(id) ? gameOf(id) : null) },
].map((group, at, all) => ({ ...group, minShareCount: 2, priority: all.length - at }));

/** The game a file is part of. */
function gameOf(id: string): string | null {
  return /\/games\/([a-z-]+)\//.exec(id)?.[1] ?? null;
}

/** Words are called by what speaks and its language, `contact.de`, everything else as the build names it. */
export function chunkFileNames({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const [, speaks, rest] = /^.*\/([\w-]+)\/words\/(.+)\/index\.ftl$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${speaks === undefined || rest === undefined ? '[name]' : `${speaks}.${rest.replaceAll('/', '.')}`}-[hash].js`;
}
