// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly board: {
    readonly goal: (a: { readonly goal: string | number }) => string;
    readonly climber: (a: { readonly seat: number; readonly points: string | number; readonly goal: number; readonly cards: number }) => string;
    readonly slope: (a: { readonly n: number; readonly pile: readonly (string | number)[] }) => string;
    readonly card: (a: { readonly card: string | number }) => string;
    readonly die: (a: { readonly die: string | number }) => string;
    readonly yield: string;
    readonly keep: string;
  };
  readonly mood: string;
  readonly gist: {
    readonly goal: string;
    readonly turn: string;
    readonly loss: string;
  };
  readonly preset: {
    readonly standard: string;
    readonly long: string;
  };
  readonly setting: {
    readonly points: string;
  };
  readonly prompt: {
    readonly begin: (a: { readonly seat: number }) => string;
    readonly higher: (a: { readonly seat: number; readonly than: string | number }) => string;
    readonly swap: string;
  };
  readonly seat: (a: { readonly seat: number }) => string;
  readonly watched: {
    readonly begin: (a: { readonly who: string | number }) => string;
    readonly higher: (a: { readonly who: string | number; readonly than: string | number }) => string;
    readonly swap: (a: { readonly who: readonly (string | number)[] }) => string;
  };
  readonly answer: {
    readonly play: (a: { readonly card: string | number }) => string;
    readonly yield: string;
    readonly throw: (a: { readonly by: number; readonly card: string | number }) => string;
    readonly keep: (a: { readonly by: number }) => string;
  };
  readonly foretells: {
    readonly keeps: (a: { readonly hand: number }) => string;
    readonly gives: (a: { readonly points: number; readonly twice: number }) => string;
    readonly loses: (a: { readonly wins: number }) => string;
  };
  readonly event: {
    readonly plays: (a: { readonly seat: number; readonly card: string | number }) => string;
    readonly yields: (a: { readonly seat: number }) => string;
    readonly rolls: (a: { readonly seat: number; readonly die: string | number; readonly twice: boolean }) => string;
    readonly scores: (a: { readonly seat: number; readonly points: string | number }) => string;
    readonly throws: (a: { readonly seat: number; readonly card: string | number }) => string;
    readonly keeps: (a: { readonly seat: number }) => string;
    readonly draws: (a: { readonly seat: number; readonly cards: number }) => string;
    readonly hand: (a: { readonly drawn: readonly (string | number)[] }) => string;
    readonly wins: (a: { readonly seat: number }) => string;
  };
  readonly why: {
    readonly higher: (a: { readonly last: string | number }) => string;
    readonly 'own-card': string;
    readonly once: string;
    readonly 'not-yours': string;
  };
  readonly help: {
    readonly yield: string;
  };
  readonly end: {
    readonly you: (a: { readonly by: 'points' | 'cards' }) => string;
    readonly other: (a: { readonly winner: string | number; readonly by: 'points' | 'cards' }) => string;
  };
}
