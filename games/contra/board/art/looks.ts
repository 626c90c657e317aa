import {
  type BossCardId,
  type CardId,
  type CommandoCard,
  cardNamed,
  type EnemyType,
  type StageCardId,
  type StageId,
  type WeaponId,
} from '../../content/index.ts';
import type { IconId } from './icons.ts';

/** Which picture stands for what. */

export const ENEMY_ICON: Readonly<Record<EnemyType, IconId>> = {
  greeder: 'run',
  gunner: 'minigun',
  sniper: 'winchester-rifle',
  garth: 'turret',
  rangel: 'alien-stare',
  bugger: 'long-legged-spider',
};

export const BOSS_ICON: Readonly<Record<BossCardId, IconId>> = {
  'defense-wall': 'defensive-wall',
  'main-cannon': 'cannon',
  'twin-turrets': 'sentry-gun',
  'gate-garrison': 'closed-doors',
  garmakilma: 'sunken-eye',
  'spread-cannon': 'laser-burst',
  'illusion-lens': 'warlock-eye',
  'shield-projector': 'nested-hexagons',
  gordea: 'walking-turret',
  'disc-launcher': 'circular-saw',
  'armored-frame': 'battle-gear',
  'charge-engine': 'gears',
  java: 'tentacles-skull',
  'acid-maw': 'acid',
  'gomeramos-heart': 'heart-beats',
  'brood-sac': 'dinosaur-egg',
};

const WEAPON_ICON: Readonly<Record<WeaponId, IconId>> = {
  'machine-gun': 'minigun',
  'spread-gun': 'bolter-gun',
  laser: 'laser-gun',
  flamethrower: 'flamer',
  'homing-launcher': 'missile-launcher',
  crusher: 'bullet-impacts',
  'rapid-kit': 'bullets',
};

export const STAGE_ICON: Readonly<Record<StageCardId, IconId>> = {
  'base-alarm': 'siren',
  'ambush-in-the-ferns': 'fern',
  'tripwire-flare': 'firework-rocket',
  'locking-them-in': 'plain-padlock',
  'strafing-run': 'jet-fighter',
  'supply-crate': 'cargo-crate',
  'rolling-barrage': 'artillery-shell',
  'reinforced-patrol': 'winchester-rifle',
  'mud-slide': 'boot-prints',
  'slip-track': 'waves',
  'rushing-current': 'waves',
  acuba: 'tentacle-strike',
  'falling-rocks': 'falling-rocks',
  'mist-veil': 'windy-stripes',
  'hidden-nest': 'nest-eggs',
  updraft: 'wind-slap',
  'broken-platform': 'broken-wall',
  grenadiers: 'grenade',
  'dogra-mk-ii': 'battle-tank',
  whiteout: 'windy-stripes',
  'bunker-doors': 'bunker',
  frostbite: 'frozen-block',
  'snow-plow': 'snowflake-1',
  'supply-sled': 'cargo-crate',
  'mortar-line': 'artillery-shell',
  avalanche: 'falling-boulder',
  'hive-pulse': 'dinosaur-egg',
  'living-walls': 'tentacle-strike',
  'infection-spreads': 'acid',
  'seeking-hosts': 'alien-stare',
  'egg-chamber': 'nest-eggs',
  'acid-drip': 'acid',
  'pulsing-floor': 'sound-waves',
  heartbeat: 'heart-beats',
  'purge-vent': 'flame',
};

/** What hides behind a stage's cards. */
export const STAGE_SIGN: Readonly<Record<StageId, IconId>> = {
  jungle: 'monstera-leaf',
  waterfall: 'waves',
  'snow-field': 'snowflake-1',
  'alien-lair': 'tentacles-skull',
};

/** Without a weapon card it is the one on the character card. */
export function weaponIcon(id: WeaponId | null): IconId {
  return id === null ? 'winchester-rifle' : WEAPON_ICON[id];
}

/** A commando card looks like what it does first. */
export function cardIcon(id: CardId): IconId {
  return iconOf(cardNamed(id));
}

function iconOf({ effect: [first], reaction }: CommandoCard): IconId {
  if (reaction !== undefined) return 'dodge';
  switch (first?.do) {
    case 'attack':
      if (first.targets !== undefined) return 'sound-waves';
      return first.pool !== undefined && first.pool.range === 1 ? 'knife-thrust' : 'crosshair';
    case 'next-attack':
      return 'laser-precision';
    case 'move':
      return first.who === 'you' ? 'run' : 'walkie-talkie';
    case 'jump':
    case 'place':
      return 'jump-across';
    case 'gain':
      return 'ammo-box';
    case 'each':
    case 'take-enemy':
      return 'bugle-call';
    case 'damage':
      return first.to === 'each' ? 'bullet-impacts' : 'box-trap';
    case 'screen':
      return 'bunker';
    case 'breach':
      return 'nested-hexagons';
    case 'draw-weapon':
      return 'bolter-gun';
    case 'draw':
    case 'recover':
      return 'cargo-crate';
    case 'reveal':
      return 'radar-dish';
    default:
      return 'walkie-talkie';
  }
}
