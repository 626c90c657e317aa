/** What an effect says: something that somebody does, or a clause with a subject of its own. Sentences come behind it. */
export type Said = Deed | { readonly kind: 'clause'; readonly text: string; readonly more: readonly string[] };

/** A deed in every form that a sentence asks for. */
export interface Deed {
  readonly kind: 'deed';
  /** "ziehe 2 Karten", with an adverb "ziehe dann 2 Karten". */
  imperative(adverb?: string): string;
  /** "zieht 2 Karten", with a subject "zieht er 2 Karten". */
  third(subject?: string): string;
  /** "2 Karten ziehen". */
  readonly infinitive: string;
  /** "2 Karten zu ziehen". */
  readonly to: string;
  readonly more: readonly string[];
}

/** A part of a sentence, and the sentences that come behind it. */
export interface Part {
  readonly text: string;
  readonly more: readonly string[];
}

/** What stands behind everything, and the sentences after that. */
interface Ending {
  readonly tail?: string;
  readonly more?: readonly string[];
}

/** Imperative, third person, infinitive, and the part that is torn off: "gib … aus". The deed is the verb with its object. */
export function verb(imperative: string, third: string, infinitive: string, apart = ''): (object: string, ending?: Ending) => Deed {
  const torn = apart === '' ? '' : ` ${apart}`;
  return (object, { tail = '', more = [] } = {}) => ({
    kind: 'deed',
    imperative: (adverb) => `${imperative}${word(adverb)} ${object}${torn}${tail}`,
    third: (subject) => `${third}${word(subject)} ${object}${torn}${tail}`,
    infinitive: `${object} ${apart}${infinitive}${tail}`,
    to: `${object} ${apart === '' ? 'zu ' : `${apart}zu`}${infinitive}${tail}`,
    more,
  });
}

/** A deed that may be left out. */
export function may({ infinitive, to, more }: Pick<Deed, 'infinitive' | 'to' | 'more'>): Deed {
  return modal('du darfst', 'darf', { infinitive, to, more });
}

/** A deed that has to be done. */
export function must({ infinitive, to, more }: Pick<Deed, 'infinitive' | 'to' | 'more'>): Deed {
  return modal('du musst', 'muss', { infinitive, to, more });
}

function modal(you: string, they: string, deed: Pick<Deed, 'infinitive' | 'to' | 'more'>): Deed {
  return {
    kind: 'deed',
    imperative: (adverb) => `${you}${word(adverb)} ${deed.infinitive}`,
    third: (subject) => `${they}${word(subject)} ${deed.infinitive}`,
    ...deed,
  };
}

export function clause(text: string, more: readonly string[] = []): Said {
  return { kind: 'clause', text, more };
}

function word(text = ''): string {
  return text === '' ? '' : ` ${text}`;
}
