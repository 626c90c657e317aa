import type { Json } from '../index.ts';

/** The first field in which data differs, with what it is in either: `state.hands[1][0] is 3 or 5`; null where all are equal. */
export function differenceIn(one: Json | undefined, other: Json | undefined, path = ''): string | null {
  const [fields, others] = [fieldsOf(one), fieldsOf(other)];
  if (fields === null || others === null || Array.isArray(one) !== Array.isArray(other))
    return JSON.stringify(one) === JSON.stringify(other) ? null : `${path} is ${shown(one)} or ${shown(other)}`;
  for (const name of new Set([...fields.keys(), ...others.keys()])) {
    const at = Array.isArray(one) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
    const difference = differenceIn(fields.get(name), others.get(name), at);
    if (difference !== null) return difference;
  }
  return null;
}

function fieldsOf(data: Json | undefined): ReadonlyMap<string, Json> | null {
  return typeof data === 'object' && data !== null ? new Map(Object.entries(data)) : null;
}

const MOST = 80;

function shown(data: Json | undefined): string {
  const text = data === undefined ? 'missing' : JSON.stringify(data);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
