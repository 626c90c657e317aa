export function sentence(text: string): string {
  return `${capital(text)}.`;
}

export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** "1 Feld weit", "höchstens 2 Felder entfernt". */
export function fields(n: number): string {
  return n === 1 ? '1 Feld' : `${n} Felder`;
}

export function around(n: number): string {
  return `im Umkreis von ${n === 1 ? '1 Feld' : `${n} Feldern`}`;
}

/** Behind "mit". */
export function withDice(n: number): string {
  return n === 1 ? '1 Würfel' : `${n} Würfeln`;
}

export function fewerDice(n: number): string {
  return `${n} Würfel weniger (mindestens 1)`;
}

export function successes(n: number): string {
  return n === 1 ? '1 Erfolg' : `${n} Erfolge`;
}

export function and(parts: readonly string[]): string {
  return listed(parts, 'und');
}

export function or(parts: readonly string[]): string {
  return listed(parts, 'oder');
}

function listed(parts: readonly string[], word: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
}
