import type { Words } from '../../../words.ts';
import type { Settings } from '../../settings.ts';
import type { VCommandos } from '../../types.ts';
import { ANSWERS } from './answers.ts';
import { EVENTS_SAY } from './events.ts';
import { foretells } from './foretells.ts';
import { list } from './phrases.ts';
import { cardName, terrainName } from './places.ts';
import { PROMPTS, WATCHED } from './prompts.ts';
import { REASONS } from './why.ts';

const SETTINGS_SAY: Readonly<Record<keyof Settings, string>> = {
  veteran: 'Veteranen: an jedem Eingang ein Gegner, und die roten Regeln der Operation gelten.',
  'extra-commandos': 'Alle dürfen mehrere Kommandos führen, zusammen höchstens vier.',
  'field-hospital': 'Nach jeder Spalte entfernen alle Überlebenden eine Wunde.',
  gander: 'Ganter Gander kommt mit und kann einen Treffer abfangen.',
  bruno: 'Sergeant Bruno steht zur Wahl.',
  'death-cheater': 'Todesbezwinger steht zur Wahl.',
  'jamie-finnlock': 'Jamie Finnlock steht zur Wahl (Résistance).',
  'vf-intel-officer': 'VF-Nachrichtenoffizier steht zur Wahl (Geheimwaffen).',
  anneke: 'Anneke steht zur Wahl (Geheimwaffen).',
};

const OUTCOMES: Readonly<Record<string, string>> = {
  success: 'Einsatz gelungen: Wer überlebt hat, ist draußen.',
  bag: 'Der Gegnerbeutel ist leer: Sie sind überall. Der Einsatz ist gescheitert.',
  eliminated: 'Alle Kommandos sind ausgeschaltet. Der Einsatz ist gescheitert.',
  'no replacement': 'Kein Kommando ist mehr da, das übernehmen könnte. Der Einsatz ist gescheitert.',
  card: 'Die Zeit ist abgelaufen. Der Einsatz ist gescheitert.',
};

/** Ein einzelnes Terrain heißt wie seine Karte. */
const columnOf = (card: string, terrains: string): string => (card === terrains ? card : `${card}: ${terrains}`);

export const words: Words<VCommandos> = {
  mood: 'Nachts hinein, den Auftrag erledigen, hinaus, bevor der Beutel leer ist.',
  presets: {
    'first-night': 'Erste Nacht: der Leuchtturm',
    ferry: 'Night Ferry: an zwei Orten zugleich',
    wipe: 'Wipe: eine kurze Operation',
    resistance: 'Résistance: der Viadukt',
    weapons: 'Geheimwaffen: das Chemiewerk',
    alone: 'Allein mit drei Kommandos',
    harness: 'Double Harness: eine lange Operation',
  },
  settings: SETTINGS_SAY,
  values: { 'gander=none': 'Zu Hause', 'gander=A': 'Feine Nase', 'gander=B': 'Apport' },
  chapters: {
    def: 'Terrains und Felder',
    stealth: 'Tarnproben',
    visible: 'Gesehen werden',
    alarm: 'Der Alarm',
    stacking: 'Platz auf Feldern',
    nest: 'Nester',
    precedence: 'Karten und Regeln',
    setup: 'Aufbau',
    veteran: 'Veteranenmodus',
    turn: 'Die Runde',
    event: 'Ereignisse',
    actions: 'Aktionen',
    move: 'Bewegung',
    underground: 'Untergrund',
    shoot: 'Schießen',
    'close-combat': 'Nahkampf',
    loot: 'Beute',
    goliath: 'Goliaths',
    gas: 'Gasfässer',
    trapdoor: 'Luken',
    save: 'Eine Aktion aufsparen',
    equip: 'Ausrüstung',
    explosion: 'Explosionen',
    zero: 'Kostenlose Aktionen',
    reinforce: 'Verstärkung',
    'enemy-move': 'Bewegung der Gegner',
    'enemy-fire': 'Beschuss',
    wounds: 'Wunden',
    end: 'Das Ende',
    info: 'Was alle wissen',
  },
  prompts: PROMPTS,
  watched: WATCHED,
  answers: ANSWERS,
  foretells,
  events: EVENTS_SAY,
  heading: (event, { card }) =>
    event.kind === 'turn' ? `Runde ${event.turn}` : event.kind === 'column' ? columnOf(cardName(card), list(event.terrains.map(terrainName))) : null,
  whyNot: (clause, answer, view) => REASONS[clause]?.(answer, view) ?? null,
  outcome: ({ cause }) => OUTCOMES[cause] ?? cause,
};
