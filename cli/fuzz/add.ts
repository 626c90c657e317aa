/** Adds what was counted to a total. */
export function add<K extends string>(total: Record<K, number>, counted: Readonly<Record<NoInfer<K>, number>>): void {
  for (const what in total) total[what] += counted[what];
}
