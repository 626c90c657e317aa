import type { Words } from '../../../words.ts';
import type { Settings } from '../../settings.ts';
import type { VCommandos } from '../../types.ts';
import { cardName, terrainName } from '../places.ts';
import { ANSWERS } from './answers.ts';
import { EVENTS_SAY } from './events.ts';
import { foretells } from './foretells.ts';
import { list } from './phrases.ts';
import { PROMPTS, WATCHED } from './prompts.ts';
import { REASONS } from './why.ts';

const SETTINGS_SAY: Readonly<Record<keyof Settings, string>> = {
  veteran: 'Veteran: an enemy at every entrance, and the red rules of the operation apply.',
  'extra-commandos': 'Players may lead several commandos, four in all.',
  'field-hospital': 'After each column, every survivor removes one wound.',
  gander: 'Gander the goose comes along and can take one hit.',
  bruno: 'Sergeant Bruno may be picked.',
  'death-cheater': 'Death Cheater may be picked.',
  'jamie-finnlock': 'Jamie Finnlock may be picked (Résistance).',
  'vf-intel-officer': 'VF Intel Officer may be picked (Secret Weapons).',
  anneke: 'Anneke may be picked (Secret Weapons).',
};

/** A terrain that is played alone has the name of its card. */
const columnOf = (card: string, terrains: string): string => (card === terrains ? card : `${card}: ${terrains}`);

export const words: Words<VCommandos> = {
  mood: 'Slip in by night, do the job, get out before the bag runs dry.',
  presets: {
    'first-night': 'First night: the Lighthouse',
    ferry: 'Night Ferry: two places at once',
    wipe: 'Wipe: a short operation',
    resistance: 'Résistance: the Viaduct',
    weapons: 'Secret Weapons: Chemical Works',
    alone: 'Alone with three commandos',
    harness: 'Double Harness: a long operation',
  },
  settings: SETTINGS_SAY,
  values: { 'gander=none': 'At home', 'gander=A': 'Keen Nose', 'gander=B': 'Fetch' },
  chapters: {
    def: 'Terrains and tiles',
    stealth: 'Stealth checks',
    visible: 'Being Visible',
    alarm: 'The alarm',
    stacking: 'Room on tiles',
    nest: 'Nests',
    precedence: 'Cards and rules',
    setup: 'Set-up',
    veteran: 'Veteran mode',
    turn: 'The turn',
    event: 'Events',
    actions: 'Actions',
    move: 'Movement',
    underground: 'Underground',
    shoot: 'Shooting',
    'close-combat': 'Close combat',
    loot: 'Loot',
    goliath: 'Goliaths',
    gas: 'Gas barrels',
    trapdoor: 'Trapdoors',
    save: 'Saving an action',
    equip: 'Equipment',
    explosion: 'Explosions',
    zero: 'Zero-cost actions',
    reinforce: 'Reinforcements',
    'enemy-move': 'Enemy movement',
    'enemy-fire': 'Enemy fire',
    wounds: 'Wounds',
    end: 'The end',
    info: 'What is known',
  },
  prompts: PROMPTS,
  watched: WATCHED,
  answers: ANSWERS,
  foretells,
  events: EVENTS_SAY,
  heading: (event, { card }) =>
    event.kind === 'turn' ? `Turn ${event.turn}` : event.kind === 'column' ? columnOf(cardName(card), list(event.terrains.map(terrainName))) : null,
  whyNot: (clause, answer, view) => REASONS[clause]?.(answer, view) ?? null,
  outcome({ cause }) {
    return (
      {
        success: 'Mission accomplished: the survivors are out.',
        bag: 'The enemy bag is empty: enemies are everywhere. The mission has failed.',
        eliminated: 'All commandos are eliminated. The mission has failed.',
        'no replacement': 'No commando is left to take over. The operation has failed.',
        card: 'Time ran out. The operation has failed.',
      }[cause] ?? cause
    );
  },
};
