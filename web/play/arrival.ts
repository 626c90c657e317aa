import type { Person, TableState } from '#wire';

/** A table somebody has just sat down at, as it was then: nobody asks for it again before they see it. */
let arrival: { readonly table: TableState; readonly person: Person } | null = null;

export function arrive(table: TableState, person: Person): void {
  arrival = { table, person };
}

/** Once: whoever opens the table later asks how it stands. */
export function arrivedAt(table: string): typeof arrival {
  const found = arrival?.table.id === table ? arrival : null;
  arrival = null;
  return found;
}
