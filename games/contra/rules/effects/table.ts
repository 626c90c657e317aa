import { ADVANTAGE_EFFECTS } from './advantage.ts';
import { ATTACK_EFFECTS } from './attack.ts';
import { BRANCHES } from './branches.ts';
import { CARD_EFFECTS } from './cards.ts';
import { ENEMY_EFFECTS } from './enemies.ts';
import type { Family, Kind } from './family.ts';
import { MOVEMENT_EFFECTS } from './movement.ts';
import { STAGE_EFFECTS } from './stage.ts';

/** The whole vocabulary: an effect without a rule does not compile. */
export const EFFECTS: Family<Kind> = {
  ...ATTACK_EFFECTS,
  ...MOVEMENT_EFFECTS,
  ...CARD_EFFECTS,
  ...ADVANTAGE_EFFECTS,
  ...BRANCHES,
  ...ENEMY_EFFECTS,
  ...STAGE_EFFECTS,
};
