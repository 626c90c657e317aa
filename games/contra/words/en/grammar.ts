export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

export function spaces(n: number): string {
  return n === 1 ? '1 space' : `${n} spaces`;
}

export function dice(n: number): string {
  return n === 1 ? '1 die' : `${n} dice`;
}

export function moreDice(n: number): string {
  return n === 1 ? '1 more die' : `${n} more dice`;
}

export function fewerDice(n: number): string {
  return `${dice(n)} fewer (at least 1)`;
}

export function successes(n: number): string {
  return n === 1 ? '1 success' : `${n} successes`;
}

export function and(parts: readonly string[]): string {
  return listed(parts, 'and');
}

export function or(parts: readonly string[]): string {
  return listed(parts, 'or');
}

function listed(parts: readonly string[], word: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
}
