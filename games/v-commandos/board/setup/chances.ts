import type { CardId } from '../../content/cards.ts';

/** Per cent that ordinary bots won, and in Veteran mode, with one to four commandos: the tables of the README, by hand. */
const WON: Readonly<Record<CardId, readonly (readonly [usual: number, veteran: number] | null)[]>> = {
  lighthouse: [
    [96, 95],
    [82, 76],
    [89, 86],
    [93, 92],
  ],
  'water-tower': [
    [91, 92],
    [91, 85],
    [95, 94],
    [97, 94],
  ],
  viaduct: [
    [84, 83],
    [95, 92],
    [93, 89],
    [95, 84],
  ],
  'chemical-works': [
    [97, 97],
    [91, 85],
    [83, 85],
    [94, 88],
  ],
  'manor-house': [
    [95, 98],
    [92, 82],
    [82, 66],
    [88, 84],
  ],
  'harbour-quay': [
    [81, 81],
    [55, 48],
    [52, 47],
    [62, 64],
  ],
  'launch-ramp': [
    [84, 78],
    [74, 72],
    [81, 75],
    [88, 86],
  ],
  'tunnel-works': [
    [79, 80],
    [76, 70],
    [55, 47],
    [66, 55],
  ],
  'forest-road': [
    [90, 89],
    [83, 78],
    [66, 65],
    [64, 63],
  ],
  'railway-yard': [
    [80, 77],
    [71, 56],
    [36, 23],
    [49, 35],
  ],
  'field-airstrip': [
    [86, 88],
    [76, 70],
    [63, 46],
    [70, 59],
  ],
  'village-square': [
    [96, 92],
    [51, 50],
    [70, 65],
    [75, 67],
  ],
  'old-prison': [
    [89, 91],
    [62, 57],
    [46, 38],
    [51, 44],
  ],
  'coastal-battery': [
    [70, 75],
    [69, 60],
    [27, 16],
    [34, 28],
  ],
  quarrel: [null, [68, 55], [46, 30], [15, 9]],
  blackbird: [null, [66, 52], [47, 32], [57, 31]],
  'night-ferry': [null, [46, 28], [36, 32], [48, 31]],
  'time-pencil': [
    [77, 68],
    [46, 40],
    [34, 21],
    [51, 37],
  ],
  wipe: [
    [71, 57],
    [51, 28],
    [26, 8],
    [28, 13],
  ],
  green: [null, [62, 56], [53, 35], [57, 44]],
  'double-harness': [null, [64, 57], [44, 33], [55, 39]],
  'thunder-jar': [
    [64, 55],
    [36, 29],
    [12, 4],
    [22, 10],
  ],
  lantern: [null, [50, 34], [46, 32], [40, 33]],
};

/** How often of ten times bots win a card, nothing being certain; null where nobody has counted. */
export function botsWin(card: CardId, commandos: number, veteran: boolean): number | null {
  const won = WON[card][commandos - 1]?.[veteran ? 1 : 0];
  return won === undefined ? null : Math.max(1, Math.min(9, Math.round(won / 10)));
}
