import type { OperationData } from './vocabulary.ts';

export const OPERATIONS = [
  {
    id: 'wipe',
    module: 'base',
    players: [1, 4],
    columns: [['lighthouse'], ['coastal-battery']],
    arrows: [['lighthouse', 'coastal-battery']],
    specials: [
      { stamp: 'black', name: 'dark-coast', rules: [{ do: 'quiet-events', events: ['searchlight'], terrains: ['coastal-battery'] }] },
      { stamp: 'black', name: 'rising-tide', rules: [{ do: 'tide', terrain: 'coastal-battery', turn: 6, blocks: 'p', opens: 'r' }] },
      { stamp: 'red', name: 'gun-crews', rules: [{ do: 'more-enemies', terrain: 'coastal-battery', tiles: ['a', 'd'] }] },
    ],
  },
  {
    id: 'green',
    module: 'base',
    players: [2, 4],
    columns: [['forest-road'], ['water-tower', 'railway-yard'], ['manor-house']],
    arrows: [
      ['forest-road', 'water-tower'],
      ['forest-road', 'railway-yard'],
      ['water-tower', 'manor-house'],
      ['railway-yard', 'manor-house'],
    ],
    specials: [
      { stamp: 'black', name: 'thin-garrison', rules: [{ do: 'thin-garrison', columns: [2] }] },
      { stamp: 'black', name: 'lines-down', rules: [{ do: 'lines-down', column: 2 }] },
      { stamp: 'red', name: 'telephone-exchange', rules: [{ do: 'linked-alarms', column: 2 }] },
    ],
  },
  {
    id: 'time-pencil',
    module: 'base',
    players: [1, 4],
    columns: [['harbour-quay'], ['field-airstrip']],
    arrows: [['harbour-quay', 'field-airstrip']],
    specials: [
      { stamp: 'black', name: 'time-pencils', rules: [{ do: 'timers', turns: 2 }] },
      {
        stamp: 'black',
        name: 'spare-pencils',
        rules: [
          { do: 'kit', terrain: 'harbour-quay', kit: [['e', 'tnt']] },
          { do: 'kit', terrain: 'field-airstrip', kit: [['k', 'tnt']] },
        ],
      },
      { stamp: 'red', name: 'cold-night', rules: [{ do: 'cold-timers' }] },
    ],
  },
  {
    id: 'night-ferry',
    module: 'base',
    players: [2, 4],
    columns: [['lighthouse', 'water-tower'], ['harbour-quay']],
    arrows: [
      ['lighthouse', 'harbour-quay'],
      ['water-tower', 'harbour-quay'],
    ],
    specials: [
      { stamp: 'black', name: 'thin-garrison', rules: [{ do: 'thin-garrison', columns: [1] }] },
      { stamp: 'black', name: 'one-boat', rules: [{ do: 'one-way-down', terrain: 'harbour-quay', tile: 'q' }] },
      { stamp: 'red', name: 'sailing-time', rules: [{ do: 'deadline', terrain: 'harbour-quay', turn: 12 }] },
    ],
  },
  {
    id: 'double-harness',
    module: 'base',
    players: [2, 4],
    columns: [['lighthouse', 'harbour-quay'], ['water-tower', 'manor-house'], ['field-airstrip']],
    arrows: [
      ['lighthouse', 'water-tower'],
      ['harbour-quay', 'manor-house'],
      ['water-tower', 'field-airstrip'],
      ['manor-house', 'field-airstrip'],
    ],
    specials: [
      { stamp: 'black', name: 'thin-garrison', rules: [{ do: 'thin-garrison', columns: [1, 2] }] },
      { stamp: 'black', name: 'two-teams', rules: [{ do: 'two-teams', column: 2 }] },
      { stamp: 'red', name: 'marked-men', rules: [{ do: 'wounded-replacements' }] },
    ],
  },
  {
    id: 'lantern',
    module: 'R',
    players: [2, 4],
    columns: [['village-square'], ['old-prison', 'viaduct'], ['forest-road']],
    arrows: [
      ['village-square', 'old-prison'],
      ['village-square', 'viaduct'],
      ['old-prison', 'forest-road'],
      ['viaduct', 'forest-road'],
    ],
    specials: [
      { stamp: 'black', name: 'thin-garrison', rules: [{ do: 'thin-garrison', columns: [2] }] },
      {
        stamp: 'black',
        name: 'friends-in-the-woods',
        rules: [
          { do: 'trapdoor-open', terrain: 'forest-road', tile: 'b' },
          { do: 'kit-for-freed', freedOn: 'old-prison', terrain: 'forest-road', tile: 'b', kind: 'first-aid' },
        ],
      },
      { stamp: 'red', name: 'bloodhounds', rules: [{ do: 'bloodhounds' }] },
    ],
  },
  {
    id: 'blackbird',
    module: 'R',
    players: [2, 4],
    columns: [['village-square', 'water-tower'], ['old-prison']],
    arrows: [
      ['village-square', 'old-prison'],
      ['water-tower', 'old-prison'],
    ],
    specials: [
      { stamp: 'black', name: 'thin-garrison', rules: [{ do: 'thin-garrison', columns: [1] }] },
      { stamp: 'black', name: 'market-day', rules: [{ do: 'quiet-events', events: ['curfew', 'informer'], terrains: ['village-square', 'water-tower'] }] },
      {
        stamp: 'red',
        name: 'extra-locks',
        rules: [
          { do: 'door-locked', terrain: 'old-prison', door: 'e-k' },
          { do: 'no-keys', terrain: 'old-prison' },
        ],
      },
    ],
  },
  {
    id: 'quarrel',
    module: 'S',
    players: [2, 4],
    columns: [['chemical-works'], ['tunnel-works', 'launch-ramp']],
    arrows: [
      ['chemical-works', 'tunnel-works'],
      ['chemical-works', 'launch-ramp'],
    ],
    specials: [
      { stamp: 'black', name: 'borrowed-masks', rules: [{ do: 'masks', from: 'chemical-works' }] },
      {
        stamp: 'black',
        name: 'night-shift',
        rules: [
          { do: 'more-enemies', terrain: 'tunnel-works', tiles: ['f', 'k'] },
          { do: 'more-enemies', terrain: 'launch-ramp', tiles: ['g', 'n'] },
        ],
      },
      { stamp: 'red', name: 'launch-window', rules: [{ do: 'deadline', terrain: 'launch-ramp', turn: 7, objective: 'O1' }] },
    ],
  },
  {
    id: 'thunder-jar',
    module: 'S',
    players: [1, 4],
    columns: [['railway-yard'], ['tunnel-works'], ['launch-ramp']],
    arrows: [
      ['railway-yard', 'tunnel-works'],
      ['tunnel-works', 'launch-ramp'],
    ],
    specials: [
      {
        stamp: 'black',
        name: 'rocket-train',
        rules: [
          { do: 'barrels', terrain: 'railway-yard', tiles: ['h', 'k'] },
          { do: 'kit', terrain: 'railway-yard', kit: [['g', 'panzerfaust']] },
        ],
      },
      { stamp: 'red', name: 'goliath-depot', rules: [{ do: 'goliath-at-nest', terrains: ['tunnel-works', 'launch-ramp'] }] },
    ],
  },
] as const satisfies readonly OperationData[];

export type OperationId = (typeof OPERATIONS)[number]['id'];
