import { RefusalBody, ServerMessage } from '#wire';

/** Everything that came to one person over any connection. Only words that could be secrets are kept. */
export class Wiretap {
  readonly who: string;
  readonly words = new Set<string>();
  readonly cards = new Set<string>();
  readonly untyped: string[] = [];
  readonly codes = new Map<string, number>();
  received = 0;

  constructor(who: string) {
    this.who = who;
  }

  /** Any bytes. */
  take(text: string): void {
    this.received++;
    for (const [word] of text.matchAll(/[\w-]{20,}/g)) this.words.add(word);
    for (const [card] of text.matchAll(/card-[0-9a-f]{8}/g)) this.cards.add(card);
  }

  /** A message over a socket. */
  message(text: string): ServerMessage | null {
    this.take(text);
    const read = ServerMessage.safeParse(parsed(text));
    if (!read.success) this.#untyped(text);
    else if (read.data.type === 'refusal') this.#count(read.data.code);
    return read.success ? read.data : null;
  }

  /** A reply over HTTP: what is refused has to say why. */
  reply(status: number, text: string): void {
    this.take(text);
    if (status < 400) return;
    const read = RefusalBody.safeParse(parsed(text));
    if (read.success) this.#count(read.data.code);
    else this.#untyped(`${status} ${text}`);
  }

  #count(code: string): void {
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
  }

  #untyped(text: string): void {
    if (this.untyped.length < 10) this.untyped.push(text.slice(0, 300));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
