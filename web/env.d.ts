declare module 'virtual:shelf' {
  const shelf: readonly {
    readonly id: string;
    readonly title: string;
    readonly players: readonly [number, number];
    readonly minutes: readonly [number, number];
    readonly cooperative: boolean;
    readonly cover: import('#games').Cover;
    readonly mood: Readonly<Record<import('#words').Language, string>>;
  }[];
  export default shelf;
}

declare module '*.yaml' {
  const clauses: readonly { readonly id: string; readonly points: readonly (readonly string[])[]; readonly tests: readonly string[] }[];
  export default clauses;
}

declare module 'virtual:guests' {
  /** Games that are not on the shelf, brought by tests. */
  export const guests: readonly import('#games').Box[];
}

declare module 'virtual:lessons' {
  import type { Language } from '#words';

  const lessons: Readonly<
    Record<
      string,
      {
        readonly coach: Readonly<Record<Language, { readonly name: string; readonly trade: string }>>;
        readonly challenges: readonly { readonly id: string; readonly title: Readonly<Record<Language, string>> }[];
        readonly lessons: readonly { readonly id: string; readonly seconds: number; readonly title: Readonly<Record<Language, string>> }[];
      }
    >
  >;
  export default lessons;
}
