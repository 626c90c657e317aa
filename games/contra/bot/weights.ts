/** What the greedy judgement counts with: damage on the boss is 1 a point. Found by playing many thousand games with others. */
export const WEIGHTS = {
  /** A result that is kept as a token. */
  token: 0.33,
  /** Defeating an ordinary enemy, more where its holder has no room left, and a wound that does not defeat. */
  kill: 1.6,
  crowd: -0.21,
  wound: 0.45,
  /** Each space farther from the boss than need be; a ledge, a platform, a grenade at hand. */
  far: 0.26,
  ledge: 0.18,
  platform: 0.3,
  grenade: 0.8,
  /** What lies in a space. */
  firstWeapon: 1.51,
  otherWeapon: 0.65,
  objective: 1.64,
  objectiveAgain: 0.67,
  dimer: 0.92,
  gel: 0.5,
  /** An attack before a move. */
  attack: 0.51,
  wait: 0.4,
  /** What a card in hand is worth unplayed, with few, some and many points. */
  keepFew: 0.87,
  keepSome: 0.75,
  keepMany: 0.42,
  /** Effects of cards. */
  nextDie: 0.84,
  draw: 0.85,
  gain: 0.8,
  screen: 0.7,
  screenEach: 0.3,
  breach: 0.9,
  recover: 1.09,
  freeConversion: 0.4,
  otherMove: 0.54,
  /** Conversions: on the boss, the one that defeats, any other; the token not gained, the token or card that is paid. */
  convertBoss: 1,
  convertLast: 1.9,
  convertOther: 0.5,
  unGained: 0.87,
  tokenPrice: 0.75,
  cardPrice: 0.4,
  cardShare: 0.81,
  poor: -0.19,
  convertBias: 0.35,
  /** Damage: a point that is paid, medals when 1, 2 and 3 are left, each card the hand is filled up with, a weapon lost. */
  pay: 0.85,
  medal1: 3.39,
  medal2: 3.44,
  medal3: 3.4,
  refill: 1.16,
  weaponLost: 1.13,
  reaction: 0.9,
  /** A card worth less than this goes at a mulligan or a medal loss. */
  discard: 0.55,
  /** The cost of an ability with few points or more, and what it must bring. */
  abilityPoor: 0.9,
  ability: 0.6,
  abilityLeast: 1.14,
};

export type Weights = typeof WEIGHTS;
