import type { Seat } from '#kernel';
import type { Entry, Person, TableState } from '#wire';
import type { ChatMessage, News, Online } from './session.ts';

/** So much of what was said is kept on the screen. */
const MOST_SAID = 200;

/** What the entries of a table tell besides its match: what was said, what happened to seats, and when. */
export class TableLog {
  talk: readonly ChatMessage[];
  /** Who would like to play again. */
  rematchBy: string | null = null;
  me: string | null;
  /** The host has said no to me. */
  declined = false;
  /** When each answer was given. */
  readonly #times: number[] = [];
  /** When the open decision was asked, 0 before the match; and when each person was last heard of. */
  #asked = 0;
  readonly #heard = new Map<string, number>();
  /** Who left each seat to a bot that plays for somebody. */
  readonly #leftBy = new Map<Seat, string>();
  /** Who has asked to undo. */
  #wantsUndo: Person | null = null;

  /** `talk`: what was said before. */
  constructor(me: string | null, talk: readonly ChatMessage[] = []) {
    this.me = me;
    this.talk = talk;
  }

  take(entry: Entry): void {
    const { at, person } = entry;
    if (person !== null) this.#heard.set(person.id, at);
    switch (entry.kind) {
      case 'start':
      case 'rules':
        this.#asked = at;
        return;
      case 'answer':
        this.#asked = at;
        this.#times[entry.number] = at;
        if (this.#wantsUndo !== null && this.#wantsUndo.id !== person?.id) this.#told(entry, 'moves-on', this.#wantsUndo);
        this.#wantsUndo = null;
        return;
      case 'ask':
        this.#wantsUndo = person;
        this.#told(entry, 'wants-undo');
        return;
      case 'agree':
        this.#told(entry, 'lets-undo', this.#wantsUndo);
        return;
      case 'decline':
        if (person?.id === this.#wantsUndo?.id) this.#told(entry, 'withdraws');
        else this.#told(entry, 'keeps', this.#wantsUndo);
        this.#wantsUndo = null;
        return;
      case 'undo':
        this.#asked = at;
        if (entry.agreed.includes(person?.id ?? '')) this.#told(entry, 'lets-undo', this.#wantsUndo);
        else this.#told(entry, 'undoes');
        this.#wantsUndo = null;
        return;
      case 'say':
        this.#said(entry, { text: entry.text });
        return;
      case 'unsay':
        this.talk = this.talk.map((message) => (message.entry === entry.said ? { ...message, text: '' } : message));
        return;
      case 'rename':
        this.talk = this.talk.map((message) => (message.person === entry.who.id ? { ...message, who: entry.who.name } : message));
        return;
      case 'ping':
        this.#said(entry, { place: entry.place });
        return;
      case 'rematch':
        this.rematchBy = person?.name ?? null;
        return;
      case 'give': {
        const { owner } = entry.to;
        if (owner === null || person === null) return;
        this.#leftBy.set(entry.seat, person.id);
        if (owner.id === person.id) this.#told(entry, 'away');
        else this.#told(entry, 'replaced', owner);
        return;
      }
      case 'sit':
        if (this.#asked > 0) this.#told(entry, this.#leftBy.delete(entry.seat) ? 'back' : 'sat');
        return;
      case 'stand':
        if (this.#asked > 0) this.#told(entry, 'left');
        return;
      case 'knock':
        this.#told(entry, 'asks');
        return;
      case 'admit':
        if (entry.seat !== null) this.#told(entry, 'admits', entry.to);
        else if (entry.to.id === this.me) this.declined = true;
        return;
      case 'resign':
        this.#told(entry, 'resigned');
        return;
    }
  }

  /** When an answer was given; null when nobody has told. */
  timeOf(number: number): number | null {
    return this.#times[number] ?? null;
  }

  /** My seats that a bot plays for me. */
  onLeave({ seats }: TableState): readonly Seat[] {
    return seats.flatMap(({ owner }, seat) => (owner !== null && owner.id === this.me ? [seat] : []));
  }

  /** Those of them that others left to a bot. */
  replaced(table: TableState): readonly Seat[] {
    return this.onLeave(table).filter((seat) => this.#leftBy.get(seat) !== this.me);
  }

  /** For whom the table waits who is not here. */
  waits({ seats, patience, phase }: TableState, asked: readonly Seat[]): Online['waits'] {
    if (phase !== 'playing') return [];
    return asked.flatMap((seat) => {
      const { kind, person } = seats[seat] ?? {};
      if (kind !== 'person' || person == null || person.id === this.me) return [];
      return [{ seat, since: Math.max(this.#asked, this.#heard.get(person.id) ?? 0), patience: patience * 1000 }];
    });
  }

  #told(entry: Entry, kind: News['kind'], whom: Person | null = null): void {
    this.#said(entry, { news: { kind, whom: whom?.name ?? '', forMe: whom !== null && whom.id === this.me } });
  }

  #said({ entry, at, person }: Entry, said: Partial<Pick<ChatMessage, 'text' | 'place' | 'news'>>): void {
    const message: ChatMessage = {
      entry,
      at,
      person: person?.id ?? null,
      who: person?.name ?? '',
      mine: person?.id === this.me,
      text: '',
      place: null,
      news: null,
      ...said,
    };
    this.talk = [...this.talk, message].slice(-MOST_SAID);
  }
}
