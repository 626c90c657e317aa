import type { ClauseId } from '#kernel';
import type { Advantage, AdvantageSymbol } from '../../content/advantage.ts';
import type { CommandoFace, EnemyFace } from '../../content/dice.ts';
import type { BossCardId, BossId, CommandoId, EnemyId, SpaceId, StageCardId, StageId } from '../../content/index.ts';
import type { IconId } from '../art/icons.ts';
import type { Shown } from '../cards/shown.ts';

/** A part of a map, and who is on it. */
export interface MapScene {
  readonly of: 'map';
  readonly stage?: StageId;
  readonly heroes: readonly (readonly [who: CommandoId, at: SpaceId])[];
  readonly foes?: readonly (readonly [enemy: EnemyId, at: SpaceId])[];
  readonly dimers?: readonly SpaceId[];
  /** The way somebody takes, from where they stand. */
  readonly path?: readonly SpaceId[];
  readonly how?: 'run' | 'jump';
  readonly glow?: readonly SpaceId[];
  /** Everything glows that lies so near to the first commando. */
  readonly range?: number;
}

/** Something in a row of pictures, or what stands between two. */
export type Item =
  | '→'
  | '↔'
  | '='
  | '+'
  | '/'
  | readonly ['hero', CommandoId]
  | readonly ['foe', EnemyId, damage?: number]
  | readonly ['die', CommandoFace]
  | readonly ['hostile', EnemyFace]
  | readonly ['sign', AdvantageSymbol, n?: number]
  | readonly ['medals', number]
  | readonly ['icon', IconId]
  | readonly ['stage', StageCardId]
  | readonly ['boss', BossId]
  | readonly ['boss-card', BossCardId, state: 'defeated' | number]
  | readonly ['deck', number]
  | readonly ['slot', number, on: boolean];

/** A clause as a scene on a map, as dice, as a payment, as cards, or as a row of pictures. */
export type Example =
  | MapScene
  | { readonly of: 'dice'; readonly dice: readonly CommandoFace[]; readonly rolled: number; readonly converted: number }
  | { readonly of: 'payment'; readonly damage: readonly Advantage[]; readonly paid: readonly Advantage[] }
  | { readonly of: 'cards'; readonly cards: readonly Shown[] }
  | { readonly of: 'row'; readonly items: readonly Item[] };

const LANCE_AT = (at: SpaceId): MapScene['heroes'] => [['lance', at]];

export const EXAMPLES: Readonly<Record<ClauseId, Example>> = {
  'contra.golden.timing-priority': { of: 'row', items: [['stage', 'strafing-run'], '→', ['foe', 'red gunner'], '→', ['hero', 'bill']] },
  'contra.overview.player-count': {
    of: 'row',
    items: [['hero', 'bill'], ['hero', 'lance'], ['hero', 'lucia'], ['hero', 'sweets'], '→', ['boss', 'gordea']],
  },
  'contra.components.enemy-tokens': {
    of: 'row',
    items: [
      ['foe', 'red greeder'],
      ['foe', 'blue greeder'],
      ['foe', 'green greeder'],
      ['foe', 'yellow greeder'],
      ['foe', 'black greeder'],
    ],
  },
  'contra.cards.commando-card': { of: 'cards', cards: [{ kind: 'card', id: 'slide-shot' }] },
  'contra.cards.enemy-health': { of: 'cards', cards: [{ kind: 'enemy', id: 'black gunner' }] },
  'contra.setup.commando-start': {
    of: 'map',
    heroes: [
      ['bill', 'J01'],
      ['lance', 'J11'],
      ['lucia', 'J20'],
      ['sweets', 'J29'],
    ],
    glow: ['J01', 'J11', 'J20', 'J29'],
  },
  'contra.setup.mulligan': {
    of: 'cards',
    cards: [
      { kind: 'card', id: 'advance' },
      { kind: 'card', id: 'full-auto' },
    ],
  },
  'contra.draw-enemy.nearest-space': { of: 'map', heroes: [['bill', 'J14']], foes: [['green gunner', 'J24']], glow: ['J24'] },
  'contra.round.order': { of: 'row', items: [['hero', 'bill'], ['hero', 'lance'], '→', ['hostile', 'A'], ['hostile', 'SP'], '→', ['deck', 6]] },
  'contra.end.win': {
    of: 'row',
    items: [['boss-card', 'defense-wall', 'defeated'], '+', ['boss-card', 'main-cannon', 'defeated'], '=', ['hero', 'bill'], ['hero', 'lance']],
  },
  'contra.end.loss-stage-deck': { of: 'row', items: [['deck', 1], '→', ['deck', 0], '→', ['icon', 'alien-skull']] },
  'contra.advantage.attack-conversion': { of: 'dice', dice: ['success', 'A', 'M'], rolled: 3, converted: 1 },
  'contra.turn.free-order': { of: 'row', items: [['icon', 'run'], '↔', ['icon', 'crosshair'], '↔', ['icon', 'ammo-box'], '↔', ['icon', 'walkie-talkie']] },
  'contra.ability.cost': { of: 'row', items: [['sign', 'A'], '→', ['hero', 'bill'], '→', ['icon', 'crosshair']] },
  'contra.move.run': { of: 'map', heroes: LANCE_AT('J12'), path: ['J12', 'J02', 'J03', 'J04'], how: 'run' },
  'contra.move.jump': { of: 'map', heroes: LANCE_AT('J14'), path: ['J14', 'J15'], how: 'jump' },
  'contra.space.ledge-jump-up': { of: 'map', heroes: LANCE_AT('J04'), path: ['J04', 'J05'], how: 'jump' },
  'contra.space.ledge-group-run': { of: 'map', heroes: LANCE_AT('J05'), path: ['J05', 'J06', 'J07'], how: 'run' },
  'contra.attack.criticals-explode': { of: 'dice', dice: ['critical', 'A', 'success'], rolled: 2, converted: 0 },
  'contra.range.count': { of: 'map', heroes: [['lucia', 'J22']], foes: [['red sniper', 'J24']], range: 2 },
  'contra.damage.defeat-at-health': {
    of: 'row',
    items: [['foe', 'red gunner', 1], '+', ['die', 'success'], ['die', 'success'], '=', ['foe', 'red gunner', 3]],
  },
  'contra.dice.commando-faces': {
    of: 'row',
    items: [
      ['die', 'success'],
      ['die', 'critical'],
      ['die', 'M'],
      ['die', 'A'],
      ['die', 'S'],
    ],
  },
  'contra.dice.enemy-faces': {
    of: 'row',
    items: [
      ['hostile', 'M'],
      ['hostile', 'A'],
      ['hostile', 'S'],
      ['hostile', '*'],
      ['hostile', 'SP'],
    ],
  },
  'contra.enemy-turn.pool': {
    of: 'row',
    items: [['boss-card', 'gordea', 23], ['foe', 'blue sniper'], ['foe', 'yellow rangel'], '→', ['hostile', 'M'], ['hostile', 'SP'], ['hostile', 'A']],
  },
  'contra.enemy-move.shortest-path': { of: 'map', heroes: [['bill', 'J14']], foes: [['yellow rangel', 'J17']], path: ['J17', 'J16', 'J15'], how: 'run' },
  'contra.stage.activate-left-to-right': { of: 'row', items: [['stage', 'base-alarm'], '→', ['stage', 'mud-slide'], '→', ['deck', 5]] },
  'contra.general.empty-space': { of: 'map', heroes: [['bill', 'J14']], foes: [['green greeder', 'J24']], glow: ['J05', 'J13', 'J15'] },
  'contra.suffer.pay-or-medal': { of: 'payment', damage: ['M', 'A'], paid: ['M', 'A'] },
  'contra.objective.new-attempt': { of: 'map', heroes: [['sweets', 'J20']], path: ['J20', 'J21', 'J22'], how: 'run', glow: ['J22'] },
  'contra.objective.success': { of: 'row', items: [['sign', 'S', 2], '→', ['slot', 1, false], '→', ['slot', 1, true]] },
  'contra.boss.split-damage': {
    of: 'row',
    items: [['die', 'success'], ['die', 'success'], ['die', 'success'], '→', ['boss-card', 'main-cannon', -2], ['boss-card', 'twin-turrets', -1]],
  },
  'contra.medal.loss-steps': { of: 'row', items: [['medals', 3], ['icon', 'bolter-gun'], '→', ['medals', 2], '+', ['deck', 4]] },
  'contra.weapon.gain-may-equip': {
    of: 'cards',
    cards: [
      { kind: 'weapon', id: 'service-rifle' },
      { kind: 'weapon', id: 'spread-gun' },
    ],
  },
  'contra.effect.each-commando-separate': {
    of: 'row',
    items: [['stage', 'rolling-barrage'], '→', ['hero', 'lance'], ['hostile', 'A'], '/', ['hero', 'lucia'], ['hostile', 'S']],
  },
  'contra.limits.advantage-supply': {
    of: 'row',
    items: [
      ['sign', 'M', 12],
      ['sign', 'A', 12],
      ['sign', 'S', 12],
    ],
  },
  'contra.faq.bubble-dimer-not-enemy': { of: 'map', stage: 'waterfall', heroes: [['lucia', 'W25']], dimers: ['W20'], path: ['W25', 'W26', 'W20'], how: 'run' },
  'contra.mode.jump-start': {
    of: 'row',
    items: [
      ['sign', 'M', 2],
      ['sign', 'A', 2],
      ['sign', 'S', 2],
    ],
  },
  'contra.story.structure': {
    of: 'row',
    items: [['boss', 'defense-wall'], '→', ['boss', 'garmakilma'], '→', ['boss', 'gordea'], '→', ['boss', 'java']],
  },
};
