const VOWELS = /[aeiouyäöü]+/giu;
const CONSONANTS = /^[^aeiouyäöü]*$/iu;
/** Consonants that stay together at the beginning of a syllable. */
const TOGETHER = /(?:sch|[cpst]h|qu|[bcdfgkpt]r|[bcfgkp]l|[^aeiouyäöü])$/iu;
/** Shorter words are not broken, and no piece is shorter than this. */
const LONG = 8;
const PIECE = 3;

/** The text with places where its long words may be broken, between syllables: cards are narrow, and not every browser knows where. */
export function breakable(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : syllables(word)));
}

function syllables(word: string): string {
  let broken = '';
  let from = 0;
  for (const { index } of word.matchAll(VOWELS)) {
    const before = word.slice(from, index);
    const start = CONSONANTS.test(before) ? from : index - (TOGETHER.exec(before)?.[0].length ?? 0);
    if (start - from < PIECE || word.length - start < PIECE) continue;
    broken += `${word.slice(from, start)}\u00AD`;
    from = start;
  }
  return broken + word.slice(from);
}
