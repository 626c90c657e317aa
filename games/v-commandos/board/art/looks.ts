import type { CommandoId } from '../../content/commandos.ts';
import type { EnemyId } from '../../content/enemies.ts';
import type { KitId, WeaponId } from '../../content/kit.ts';
import type { IconId } from './icons.ts';

export const TINTS: Readonly<Record<CommandoId, string>> = {
  officer: '#b8893a',
  medic: '#b8545a',
  sapper: '#c8902f',
  scout: '#4d9a8b',
  sniper: '#6d8f4a',
  bruno: '#8a6a4c',
  'death-cheater': '#7a6aa8',
  saboteur: '#5f7f9c',
  'soe-agent': '#4f7fc0',
  spy: '#a04a68',
  'jamie-finnlock': '#5f7f9c',
  butcher: '#a5533c',
  'intel-officer': '#5d7d7a',
  'mortar-gunner': '#8a7f3a',
  'vf-intel-officer': '#5d7d7a',
  anneke: '#a5533c',
};

export const ENEMY_ICONS: Readonly<Record<EnemyId, IconId>> = {
  mp40: 'mp-40',
  karabiner: 'winchester-rifle',
  'masked-mp40': 'mp-40',
  'masked-karabiner': 'winchester-rifle',
  pioneer: 'flat-hammer',
  marked: 'mp-40',
  stosstrupp: 'ak47',
  officer: 'sergeant',
  dog: 'sniffing-dog',
  paratrooper: 'parachute',
  goliath: 'tank',
};

export const KIT_ICONS: Readonly<Record<KitId, IconId>> = {
  spotted: 'eye-target',
  grenade: 'stick-grenade',
  crowbar: 'crowbar',
  'first-aid': 'first-aid-kit',
  uniform: 'shirt',
  tnt: 'dynamite',
  bombardment: 'falling-bomb',
  mp40: 'mp-40',
  stg44: 'ak47',
  mg42: 'machine-gun',
  airdrop: 'parachute',
  binoculars: 'binoculars',
  smoke: 'smoke-bomb',
  panzerfaust: 'incoming-rocket',
};

export const WEAPON_ICONS: Readonly<Record<WeaponId, IconId>> = {
  welrod: 'pistol-gun',
  webley: 'revolver',
  luger: 'luger',
  longbow: 'bow-arrow',
  'de-lisle': 'lee-enfield',
  'scoped-rifle': 'winchester-rifle',
  sten: 'm3-grease-gun',
  thompson: 'thompson-m1',
  'light-mortar': 'mortar',
  mp40: 'mp-40',
  stg44: 'ak47',
  mg42: 'machine-gun',
  'nest-gun': 'machine-gun',
};
