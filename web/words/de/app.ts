import type { AppWords } from '../../app/words.ts';

/** Was alle Seiten gemeinsam haben. */
export const app: AppWords['app'] = {
  shelf: 'Regal',
  rules: 'Regeln',
  rule: 'Die Regel',
  replays: 'Aufzeichnungen',
  tables: 'Tische',
  places: 'Seiten',
  settings: 'Einstellungen',
  close: 'Schließen',
  back: 'Zurück',
  loading: 'Einen Moment …',
  language: 'Sprache',
  theme: 'Erscheinungsbild',
  themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  sound: 'Ton',
  motion: 'Weniger Bewegung',
  name: 'Dein Name',
  you: 'Du',
  keys: 'Tasten',
  keyList: [
    { keys: ['Tab'], does: 'vom einen zum nächsten' },
    { keys: ['↑', '↓', '←', '→'], does: 'über ein Brett, eine Liste, eine Reihe' },
    { keys: ['Enter'], does: 'wählen' },
    { keys: ['U'], does: 'zurücknehmen' },
    { keys: ['/'], does: 'Regeln durchsuchen' },
    { keys: ['Esc'], does: 'schließen' },
    { keys: ['?'], does: 'diese Liste' },
  ],
  failed: 'Das hat nicht geklappt.',
  again: 'Noch einmal',
  offline: 'Keine Verbindung zum Server. Was auf diesem Gerät liegt, läuft weiter.',
  nowhere: { title: 'Hier ist nichts', says: 'Die Adresse stimmt nicht, oder was sie meinte, gibt es nicht mehr.', go: 'Zum Regal' },
  broken: { title: 'Etwas ist kaputtgegangen', says: 'Die Seite ist auf einen unerwarteten Fehler gestoßen. Deine Spiele sind gesichert.', go: 'Neu laden' },
  bots: { random: 'Zufalls-Bot', casual: 'Anfänger-Bot', greedy: 'Bot', 'search:200ms': 'Starker Bot', 'search:1000ms': 'Meister-Bot' },
  ago(milliseconds) {
    const minutes = Math.floor(milliseconds / 60_000);
    if (minutes < 1) return 'gerade eben';
    if (minutes < 60) return `vor ${minutes} Min.`;
    const hours = Math.floor(minutes / 60);
    if (hours < 24) return `vor ${hours} Std.`;
    return hours < 48 ? 'gestern' : `vor ${Math.floor(hours / 24)} Tagen`;
  },
};
