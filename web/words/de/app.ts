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
    { keys: ['Tab'], does: 'zum Nächsten springen' },
    { keys: ['↑', '↓', '←', '→'], does: 'über Brett, Liste oder Auswahl gehen' },
    { keys: ['Enter'], does: 'wählen' },
    { keys: ['U'], does: 'zurücknehmen' },
    { keys: ['/'], does: 'Regeln durchsuchen' },
    { keys: ['Esc'], does: 'schließen' },
    { keys: ['?'], does: 'diese Liste zeigen' },
  ],
  failed: 'Das hat nicht geklappt.',
  again: 'Noch einmal versuchen',
  offline: 'Keine Verbindung zum Server. Spiele auf diesem Gerät laufen weiter.',
  nowhere: { title: 'Seite nicht gefunden', says: 'Die Adresse stimmt nicht, oder die Seite gibt es nicht mehr.', go: 'Zum Regal' },
  broken: { title: 'Da ist etwas schiefgegangen', says: 'Auf der Seite ist ein unerwarteter Fehler aufgetreten. Deine Spiele sind sicher.', go: 'Neu laden' },
  missing: { title: 'Ein Teil der Seite fehlt', says: 'Prüf deine Verbindung und lade dann neu. Deine Spiele sind sicher.', go: 'Neu laden' },
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
