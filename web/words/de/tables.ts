import type { AppWords } from '../../app/words.ts';

/** Tische von anderen, an die sich alle setzen oder an denen alle zuschauen können. */
export const tables: AppWords['tables'] = {
  title: 'Tische',
  says: 'Setz dich an einen offenen Tisch oder schau bei einem Spiel zu.',
  open: 'Offene Tische',
  playing: 'Spiele zum Zuschauen',
  hosted: (who) => `${who} lädt ein`,
  free: (seats) => (seats === 1 ? '1 Platz frei' : `${seats} Plätze frei`),
  sit: 'Hinsetzen',
  sitNamed: (title, who) => `Hinsetzen: ${title} mit ${who}`,
  watch: 'Zuschauen',
  watchNamed: (title, who) => `Zuschauen: ${title}, ${who}`,
  name: 'Dein Name',
  nameFirst: 'Gib zuerst deinen Namen ein.',
  moves: (count) => (count === 1 ? 'bisher 1 Zug' : `bisher ${count} Züge`),
  empty: 'Gerade gibt es keine offenen Tische',
  emptySays: 'Eröffne einen: Wähle ein Spiel, biete einen Platz an, und alle finden ihn hier.',
  own: 'Einen Tisch eröffnen',
};
