/** What an effect says: something that somebody does, may do or must do, or a clause with a subject of its own. Sentences come behind it. */
export type Said = (Action | { readonly kind: 'clause'; readonly text: string }) & { readonly more: readonly string[] };

/** In its base form ("draw 1 card") and in the third person ("draws 1 card"). */
export interface Action {
  readonly kind: 'action';
  readonly base: string;
  readonly does: string;
  readonly modal: '' | 'may ' | 'must ';
}

/** A part of a sentence, and the sentences that come behind it. */
export interface Part {
  readonly text: string;
  readonly more: readonly string[];
}

export function action(base: string, ...more: readonly string[]): Said {
  return { kind: 'action', base, does: base.replace(/^[a-z]+/, '$&s'), modal: '', more };
}

/** An action whose third person is not made by an s alone. */
export function irregular(base: string, does: string): Said {
  return { kind: 'action', base, does, modal: '', more: [] };
}

export function may(base: string, ...more: readonly string[]): Said {
  return { kind: 'action', base, does: base, modal: 'may ', more };
}

export function must(base: string, ...more: readonly string[]): Said {
  return { kind: 'action', base, does: base, modal: 'must ', more };
}

export function clause(text: string, ...more: readonly string[]): Said {
  return { kind: 'clause', text, more };
}

/** What the reader does: "gain [M]", "you may jump 1 space". */
export function yours(said: Said): string {
  return said.kind === 'clause' ? said.text : said.modal === '' ? said.base : `you ${said.modal}${said.base}`;
}

/** What somebody the sentence has named does: "gains [M]", "may jump 1 space". */
export function theirs({ base, does, modal }: Action): string {
  return modal === '' ? does : `${modal}${base}`;
}
