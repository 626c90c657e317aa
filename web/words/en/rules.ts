/** Chapters whose ids are no titles, with the game where only there they are called so. Those that are missing are called by their id. */
const chapters: Readonly<Record<string, string>> = {
  components: 'Components',
  setup: 'Set-up',
  turn: 'The turn',
  end: 'The end',
};

/** The rules of all games, clause by clause. */
export const rules = {
  title: 'Rules',
  count: (clauses: number): string => `${clauses} rules`,
  games: 'Games',
  chapters,
  chaptersLabel: 'Chapters',
  search: 'Search the rules',
  found: (found: number, all: number): string => (found === all ? `${all} rules` : `${found} of ${all} rules`),
  filters: 'Show',
  all: 'All',
  rulings: 'Rulings',
  options: 'Options',
  ruling: 'Ruling',
  ourRuling: 'Our ruling.',
  option: 'Option',
  address: 'Address',
  inTheBook: 'In the book',
  checkedBy: 'Checked by',
  tests: (count: number): string => (count === 1 ? '1 test' : `${count} tests`),
  testsTitle: 'Tests of this rule',
  noTests: 'Not a rule of play, so there is nothing to test.',
  back: 'Back to the table',
  nothing: 'No rule matches',
  nothingSays: 'Try fewer words, or see all rules.',
  showAll: 'Show all',
  says: 'In our own words, in reading order. Where the printed book is silent, we decide and say so.',
  untranslated: 'These rules are only in English so far.',
  choose: 'Choose a rule to see what it means, how it is checked and where it is in the book.',
};
