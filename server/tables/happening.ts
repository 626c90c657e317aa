import type { Checkpoint, Given, Json, MatchRecord, Seat } from '#kernel';
import type { BotName, Person } from '#wire';
import type { Entry } from '../storage/store.ts';

/** Who has a seat. A link is known by its hash only. */
export type Holder =
  | { readonly kind: 'open' }
  | { readonly kind: 'link'; readonly hash: string }
  | { readonly kind: 'kept'; readonly person: string }
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'bot'; readonly bot: BotName };

/** What the journal keeps of each kind of entry. Holds what not everybody may see; `told.ts` cuts it for a person. */
export interface Happenings {
  create: {
    readonly host: Person;
    readonly game: string;
    readonly config: Json;
    readonly rules: number;
    readonly seats: readonly Holder[];
    readonly listed: boolean;
    readonly watched: boolean;
    readonly commitment: string;
    /** The names of people for whom seats are kept. */
    readonly people: readonly Person[];
    /** A match that was played elsewhere. */
    readonly record: MatchRecord | null;
  };
  sit: { readonly seat: Seat; readonly name: string; readonly share: string | null };
  stand: { readonly seat: Seat };
  give: { readonly seat: Seat; readonly to: Holder };
  host: { readonly to: string };
  start: { readonly opening: readonly Given[]; readonly rules: number };
  answer: { readonly number: number; readonly seat: Seat; readonly notation: string; readonly gave: readonly Given[] };
  ask: { readonly to: number };
  agree: Record<string, never>;
  decline: Record<string, never>;
  undo: { readonly to: number; readonly agreed: readonly string[] };
  rules: { readonly from: number; readonly version: number; readonly lost: number; readonly checkpoint: Checkpoint<Json>; readonly to: number };
  say: { readonly text: string };
  ping: { readonly place: string };
  trouble: { readonly text: string };
  close: { readonly why: string };
  rematch: { readonly table: string };
}

export type Kind = keyof Happenings;

/** An entry of the journal, by its kind. */
export type Happening = {
  [K in Kind]: { readonly entry: number; readonly at: number; readonly person: string | null; readonly kind: K; readonly body: Happenings[K] };
}[Kind];

/** The journal is written by this program alone: what stands in it has the form it was written with. */
export function happening(entry: Entry): Happening {
  return entry as unknown as Happening;
}

/** Nothing of it is hidden from anybody. */
export function isOpen(what: Happening): boolean {
  const gave = what.kind === 'answer' ? what.body.gave : what.kind === 'start' ? what.body.opening : [];
  return gave.every((given) => typeof given !== 'object');
}
