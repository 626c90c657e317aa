export function some(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function list(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
}
