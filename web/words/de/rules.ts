import type { AppWords } from '../../app/words.ts';

const chapters: Readonly<Record<string, string>> = {
  components: 'Material',
  setup: 'Aufbau',
  turn: 'Der Zug',
  end: 'Das Ende',
};

/** Die Regeln aller Spiele, Satz für Satz. */
export const rules: AppWords['rules'] = {
  title: 'Regeln',
  count: (clauses) => `${clauses} Regeln`,
  games: 'Spiele',
  chapters,
  chaptersLabel: 'Kapitel',
  search: 'Regeln durchsuchen',
  found: (found, all) => (found === all ? `${all} Regeln` : `${found} von ${all} Regeln`),
  filters: 'Zeigen',
  all: 'Alle',
  rulings: 'Auslegungen',
  options: 'Optionen',
  ruling: 'Auslegung',
  ourRuling: 'Unsere Auslegung.',
  option: 'Option',
  address: 'Adresse',
  inTheBook: 'Im Heft',
  checkedBy: 'Geprüft mit',
  tests: (count) => (count === 1 ? '1 Test' : `${count} Tests`),
  testsTitle: 'Tests dieser Regel',
  noTests: 'Keine Spielregel, darum gibt es nichts zu prüfen.',
  back: 'Zurück an den Tisch',
  nothing: 'Keine Regel passt dazu',
  nothingSays: 'Versuch es mit weniger Wörtern, oder sieh dir alle an.',
  showAll: 'Alle zeigen',
  says: 'Mit eigenen Worten, in Lesereihenfolge. Wo das Heft schweigt, entscheiden wir und sagen es dazu.',
  untranslated: 'Diese Regeln gibt es bisher nur auf Englisch.',
  choose: 'Wähle eine Regel, um zu sehen, was sie bedeutet, wie sie geprüft wird und wo sie im Heft steht.',
};
