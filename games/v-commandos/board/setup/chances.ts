import type { CardId } from '../../content/cards.ts';

/** Per cent that ordinary bots won, and in Veteran mode, with one to four commandos: the tables of the README, by hand. */
const WON: Readonly<Record<CardId, readonly (readonly [usual: number, veteran: number] | null)[]>> = {
  lighthouse: [
    [96, 94],
    [84, 77],
    [89, 83],
    [95, 87],
  ],
  'water-tower': [
    [92, 92],
    [89, 81],
    [95, 88],
    [96, 88],
  ],
  viaduct: [
    [85, 80],
    [94, 93],
    [93, 85],
    [96, 84],
  ],
  'chemical-works': [
    [96, 93],
    [90, 88],
    [84, 84],
    [94, 89],
  ],
  'manor-house': [
    [95, 96],
    [88, 82],
    [82, 72],
    [87, 81],
  ],
  'harbour-quay': [
    [82, 77],
    [64, 52],
    [79, 73],
    [86, 89],
  ],
  'launch-ramp': [
    [80, 75],
    [74, 69],
    [74, 76],
    [89, 93],
  ],
  'tunnel-works': [
    [78, 84],
    [78, 62],
    [56, 48],
    [66, 48],
  ],
  'forest-road': [
    [90, 84],
    [86, 81],
    [70, 63],
    [67, 65],
  ],
  'railway-yard': [
    [78, 75],
    [72, 59],
    [74, 63],
    [81, 74],
  ],
  'field-airstrip': [
    [84, 86],
    [76, 72],
    [60, 46],
    [68, 55],
  ],
  'village-square': [
    [94, 92],
    [52, 64],
    [64, 59],
    [76, 69],
  ],
  'old-prison': [
    [89, 90],
    [60, 58],
    [58, 45],
    [58, 56],
  ],
  'coastal-battery': [
    [71, 77],
    [70, 56],
    [27, 17],
    [34, 26],
  ],
  quarrel: [null, [76, 58], [77, 72], [84, 67]],
  blackbird: [null, [65, 42], [53, 42], [59, 40]],
  'night-ferry': [null, [48, 25], [66, 30], [73, 57]],
  'time-pencil': [
    [72, 60],
    [41, 43],
    [51, 28],
    [56, 48],
  ],
  wipe: [
    [70, 60],
    [49, 28],
    [26, 12],
    [29, 13],
  ],
  green: [null, [58, 67], [49, 48], [63, 42]],
  'double-harness': [null, [65, 60], [45, 30], [50, 38]],
  'thunder-jar': [
    [59, 50],
    [39, 23],
    [31, 10],
    [48, 27],
  ],
  lantern: [null, [45, 40], [38, 13], [48, 33]],
};

/** How often of ten times bots win a card, nothing being certain; null where nobody has counted. */
export function botsWin(card: CardId, commandos: number, veteran: boolean): number | null {
  const won = WON[card][commandos - 1]?.[veteran ? 1 : 0];
  return won === undefined ? null : Math.max(1, Math.min(9, Math.round(won / 10)));
}
