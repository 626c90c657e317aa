/** What an effect says: something that somebody does, or a clause with a subject of its own. Sentences come behind it. */
export type Said = Action | { readonly kind: 'clause'; readonly text: string; readonly more: readonly string[] };

/** An action in every form that a sentence asks for. */
export interface Action {
  readonly kind: 'action';
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

/** Imperative, third person, infinitive, and the part that is torn off: "gib … aus". The action is the verb with its object. */
export function verb(imperative: string, third: string, infinitive: string, apart = ''): (object: string, ending?: Ending) => Action {
  const torn = apart === '' ? '' : ` ${apart}`;
  return (object, { tail = '', more = [] } = {}) => ({
    kind: 'action',
    imperative: (adverb) => `${imperative}${word(adverb)} ${object}${torn}${tail}`,
    third: (subject) => `${third}${word(subject)} ${object}${torn}${tail}`,
    infinitive: `${object} ${apart}${infinitive}${tail}`,
    to: `${object} ${apart === '' ? 'zu ' : `${apart}zu`}${infinitive}${tail}`,
    more,
  });
}

/** An action that may be left out. */
export function may({ infinitive, to, more }: Pick<Action, 'infinitive' | 'to' | 'more'>): Action {
  return modal('du darfst', 'darf', { infinitive, to, more });
}

/** An action that has to be done. */
export function must({ infinitive, to, more }: Pick<Action, 'infinitive' | 'to' | 'more'>): Action {
  return modal('du musst', 'muss', { infinitive, to, more });
}

function modal(you: string, they: string, action: Pick<Action, 'infinitive' | 'to' | 'more'>): Action {
  return {
    kind: 'action',
    imperative: (adverb) => `${you}${word(adverb)} ${action.infinitive}`,
    third: (subject) => `${they}${word(subject)} ${action.infinitive}`,
    ...action,
  };
}

export function clause(text: string, more: readonly string[] = []): Said {
  return { kind: 'clause', text, more };
}

function word(text = ''): string {
  return text === '' ? '' : ` ${text}`;
}
