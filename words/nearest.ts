/** The name that was probably meant; null where none is alike. */
export function nearest(wrong: string, names: Iterable<string>): string | null {
  let [best, fewest] = [null as string | null, Math.ceil(wrong.length / 2) + 1];
  for (const name of names) {
    const changes = distance(wrong, name);
    if (changes < fewest) [best, fewest] = [name, changes];
  }
  return best;
}

/** How many letters have to change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === b[j] ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? a.length;
}
