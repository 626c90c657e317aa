import type { AssassinId } from '../../content/assassins.ts';
import type { CardId } from '../../content/kit.ts';
import type { IconId } from './icons.ts';

/** How an assassin is told from the others: a colour, a hat on the pawn, and the shape around their targets. */
export interface Look {
  readonly colour: string;
  readonly hat: string;
  readonly shape: string;
}

export const LOOKS: Readonly<Record<AssassinId, Look>> = {
  hanns: {
    colour: '#d6588c',
    hat: 'M-9-23.5h18v2.5h-18zM-5.5-23v-9h11v9z',
    shape: 'M0 12C-7 6-12 2-12-4c0-5 3.5-7.5 6.5-7.5C-2.5-11.5-1-9.5 0-7c1-2.5 2.5-4.5 5.5-4.5S12-9 12-4c0 6-5 10-12 16z',
  },
  simon: { colour: '#e8792b', hat: 'M-6-27q6-6 12 0v3h-12z', shape: 'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z' },
  klaus: {
    colour: '#e9d23a',
    hat: 'M-5.5-23 0-36 5.5-23z',
    shape: 'M0-14 3.8-5 13.5-4.4 6 1.8 8.4 11.3 0 6-8.4 11.3-6 1.8-13.5-4.4-3.8-5z',
  },
  winchester: { colour: '#7a4a22', hat: 'M-12-24q12 5 24 0l-5-1q-1-8-7-5-6-3-7 5z', shape: 'M-10.5-10.5H10.5V10.5H-10.5z' },
  archie: { colour: '#2f7d4a', hat: 'M-8-22q2-8 9-8 7 0 8 7zM3-28l9-8-3 10z', shape: 'M0-13 13 10H-13z' },
  sugar: { colour: '#d5323b', hat: 'M-7-21.5q0-10 7-10t7 10q-7-3-14 0zM3-30q4-7 8-3t-5 5z', shape: 'M0 13-13-10H13z' },
  ninja: { colour: '#23202a', hat: 'M-6.5-23h13v3h-13zM6-22l7-3-2 5z', shape: 'M-6-11H6L12 0 6 11H-6L-12 0z' },
  cynthia: { colour: '#7b3fa8', hat: 'M-9-25q9-3 18 0l-4-2q-5-8-10 0z', shape: 'M0-13.5 13.5 0 0 13.5-13.5 0z' },
  otto: {
    colour: '#8b9298',
    hat: 'M-11-21q2-3 5-3 0-8 6-8t6 8q3 0 5 3-11-2-22 0z',
    shape: 'M-4.5-12h9v7.5H12v9H4.5V12h-9V4.5H-12v-9h7.5z',
  },
  lily: {
    colour: '#1d9aa0',
    hat: 'M-8-20.5q-4-4 1-6.5-1-5 5-4.5 2-4 5 0 6-.5 5 4.5 4 2.5 1 6.5-8-4-17 0z',
    shape: 'M0-6.5a6.3 6.3 0 1 1 6.5 6.5A6.3 6.3 0 1 1 0 6.5 6.3 6.3 0 1 1-6.5 0 6.3 6.3 0 1 1 0-6.5z',
  },
};

export const CARD_ICONS: Readonly<Record<CardId, IconId>> = {
  strangulation: 'rope-coil',
  longbow: 'pocket-bow',
  'repeating-rifle': 'winchester-rifle',
  machete: 'machete',
  'juggling-knives': 'thrown-knife',
  'grim-reaper': 'grim-reaper',
  'duelling-pistol': 'crossed-pistols',
  poison: 'poison-bottle',
  explosives: 'dynamite',
  'throwing-stars': 'star-shuriken',
  boomerang: 'boomerang',
  'stolen-moped': 'scooter',
  speedboat: 'speed-boat',
  'night-train': 'subway-train',
  helicopter: 'helicopter',
  'private-jet': 'commercial-airplane',
  submarine: 'submarine',
  'escape-from-prison': 'window-bars',
  'double-espresso': 'coffee-cup',
  'bent-bodyguard': 'guards',
  'arms-fair': 'ammo-box',
  'loaded-dice': 'rolling-dices',
  'body-double': 'double-face-mask',
  'correspondence-course': 'graduate-cap',
  'red-eye-ticket': 'ticket',
  'anonymous-tip-off': 'love-letter',
};
