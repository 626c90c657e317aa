import type { AppWords } from '../../app/words.ts';

/** Ein Spiel einrichten. */
export const setup: AppWords['setup'] = {
  title: (game) => `${game} einrichten`,
  presets: 'Fertige Aufstellungen',
  own: 'Eigene Auswahl',
  players: 'Personen',
  seats: 'Wer sitzt wo',
  seatName: (name) => name.replace(/^Player (\d+)$/, 'Platz $1'),
  seat: (name) => `Wer spielt ${name}`,
  place: {
    me: 'Du',
    here: 'Jemand hier',
    link: 'Freund per Link',
    open: 'Freier Platz',
  },
  groups: { people: 'An diesem Bildschirm', bots: 'Bots', elsewhere: 'Von anderswo' },
  hereName: 'Name',
  nobody: 'Frei',
  options: 'Optionen',
  more: (count) => `${count} weitere`,
  fewer: 'Weniger',
  start: 'Spiel beginnen',
  startOnline: 'Tisch eröffnen',
  starting: 'Einen Moment …',
  staysHere: 'Bleibt auf diesem Gerät. Sonst braucht es niemanden.',
  goesOnline: 'Ein Tisch auf dem Server: Freie Plätze bekommen einen Link zum Verschicken.',
  asName: 'Andere sehen dich als',
  namePlaceholder: 'Gast',
  rules: 'Regeln',
  minutes: (minutes) => `${minutes} Min.`,
  gone: 'Dieses Spiel steht nicht im Regal.',
};
