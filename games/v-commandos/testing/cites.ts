import type { Truths } from '../../truth.ts';
import type { Fate } from '../event.ts';
import type { VCommandos } from '../types.ts';
import type { Messages } from '../words/messages.ts';

function cite(...clauses: readonly string[]): readonly string[] {
  return clauses.map((clause) => `v-commandos.${clause}`);
}

/** The text of an event card. */
const BY_EVENT = cite('event.text-immediate');
/** What a card of a commando, a terrain or the operation says. */
const BY_CARD = cite('precedence.cards');

const FATE: Readonly<Record<Fate, readonly string[]>> = { wounds: ['wounds.eliminated'], gas: ['gas.release'], explosion: ['explosion.effect'] };
const FAILED: Readonly<Record<string, string>> = {
  bag: 'reinforce.bag-empty',
  eliminated: 'end.all-eliminated',
  'no replacement': 'setup.no-replacement-left',
  card: 'precedence.cards',
};

/** The clauses that are about what happened, by the kind of event. */
export const cites: Truths<VCommandos, Messages>['cites'] = {
  column: cite('setup.sequence', 'def.operation'),
  picked: ({ replaces }) => cite(replaces ? 'setup.replacement' : 'setup.choose-commando'),
  gander: cite('setup.gander'),
  assigned: cite('setup.split'),
  'laid-out': cite('setup.tiles', 'setup.markers', 'setup.guards'),
  turn: cite('turn.sequence'),
  event: ({ direction }) => cite('event.draw-per-terrain', direction === '?' ? 'event.unknown-direction' : 'event.direction'),
  reshuffled: cite('event.deck-empty'),
  'entrance-chosen': BY_EVENT,
  'tile-chosen': BY_EVENT,
  'special-comes': BY_EVENT,
  'waiting-leave': BY_EVENT,
  'smoke-moves': BY_EVENT,
  'kit-drawn': cite('event.text-immediate', 'equip.airdrop'),
  'kit-lands': BY_EVENT,
  'kit-given': cite('event.text-immediate', 'precedence.cards'),
  activates: cite('actions.order'),
  ends: ({ left }) => cite(left > 0 ? 'actions.unspent' : 'actions.order'),
  moves: ({ up, careful, visible }) =>
    cite(
      ...(up ? ['underground.return'] : careful ? [] : ['move.one-action']),
      ...(visible
        ? ['move.large-visible', ...(careful ? [] : ['move.medium-visible'])]
        : ['move.small-stealthy', careful ? 'move.medium-careful' : 'precedence.cards']),
    ),
  'goes-down': cite('underground.leave'),
  stealth: cite('stealth.check-on-entry', 'stealth.fail-on-1-2', 'event.text-immediate'),
  visible: cite('visible.triggers-alarm'),
  'uniform-lost': cite('equip.uniform-lost'),
  alarm: cite('alarm.effect'),
  'alarm-muted': BY_CARD,
  'alarm-off': ({ how }) => cite(how === 'silenced' ? 'alarm.silence' : 'event.text-immediate'),
  shoots: cite('shoot.dice', 'shoot.target-number'),
  strikes: ({ with: what }) => cite(`equip.${what}`, 'equip.spillover'),
  overpowers: ({ victim }) => cite('close-combat.rule', victim === 'barrel' ? 'gas.attack' : 'loot.one-hit'),
  eliminated: cite('loot.one-hit', 'shoot.allocate-after', 'gas.release', 'precedence.cards'),
  loot: ({ spotted }) => cite('loot.draw', ...(spotted > 0 ? ['loot.spotted'] : [])),
  'door-opens': ({ how }) => cite(how === 'shot' ? 'shoot.locked-door' : how === 'crowbar' ? 'equip.crowbar-door' : 'precedence.cards'),
  barricaded: cite('equip.crowbar-barricade'),
  'barricade-breaks': cite('reinforce.barricade'),
  trapdoor: ({ to }) => cite('event.text-immediate', 'precedence.cards', ...(to === 'open' ? ['trapdoor.unblock'] : [])),
  saves: cite('save.action'),
  plus: cite('precedence.cards', 'event.text-immediate'),
  healed: ({ by }) => cite('precedence.cards', ...(by === null ? ['event.text-immediate', 'setup.survivors'] : ['equip.first-aid'])),
  'gander-healed': cite('setup.gander'),
  dons: cite('equip.uniform-don'),
  emplaces: cite('equip.tnt'),
  detonates: cite('equip.tnt'),
  explosion: cite('explosion.effect', 'explosion.map-markers', 'enemy-fire.goliath-detonates'),
  airdrop: ({ tile }) => cite('equip.airdrop', tile === null ? 'equip.airdrop-lost' : 'equip.airdrop-drift'),
  smoke: cite('equip.smoke'),
  panzerfaust: cite('equip.panzerfaust'),
  'barrel-bursts': cite('gas.release'),
  'barrel-gone': BY_CARD,
  'wire-cut': cite('goliath.cut-wire'),
  'goliath-moves': cite('goliath.nest-control'),
  works: cite('end.terrain-complete'),
  takes: cite('end.terrain-complete', 'zero.kinds'),
  'item-lies': cite('zero.kinds', 'wounds.eliminated'),
  objective: cite('end.terrain-complete'),
  ability: BY_CARD,
  direction: cite('event.direction', 'enemy-move.unknown-direction'),
  looks: cite('info.hidden'),
  collects: cite('zero.kinds', 'setup.gander'),
  drops: cite('zero.kinds'),
  nest: cite('nest.commando'),
  rerolls: ({ by }) => cite(by === 'gander' ? 'setup.gander' : 'equip.binoculars'),
  'enemy-step': cite('turn.sequence'),
  'goliaths-activated': cite('reinforce.goliath-activation'),
  drawn: ({ nulls }) => cite('reinforce.draw-count', ...(nulls > 0 ? ['reinforce.null-token'] : [])),
  enters: ({ waiting }) => cite(waiting > 0 ? 'reinforce.full-tile' : 'reinforce.outside-first'),
  'specials-join': cite('reinforce.specials-join'),
  follows: ({ direction }) => cite(direction === null ? 'enemy-move.towards-visible' : 'enemy-move.direction'),
  'enemies-move': ({ from, to }) =>
    cite(...(from === to ? ['event.text-immediate'] : ['enemy-move.towards-visible', 'enemy-move.direction', 'enemy-move.officer'])),
  guards: cite('enemy-move.guard', 'enemy-move.guard-arrival', 'event.text-immediate'),
  relieved: cite('enemy-move.guard'),
  fires: cite('move.visible-draws-fire', 'enemy-fire.same-tile', 'enemy-fire.adjacent', 'enemy-fire.meet-or-beat'),
  wounded: cite('wounds.token'),
  'gander-hurt': cite('setup.gander'),
  critical: cite('wounds.critical'),
  fallen: ({ by }) => cite(...FATE[by], 'wounds.player-out'),
  'cheats-death': ({ die }) => cite('precedence.cards', ...(die > 0 ? FATE.wounds : [...FATE.gas, ...FATE.explosion])),
  'gas-clears': cite('end.order'),
  complete: cite('end.terrain-complete'),
  'cleaned-up': cite('end.clean-up'),
  success: cite('end.operation-success', 'end.short-game-success'),
  failure: ({ cause }) => cite(FAILED[cause] ?? ''),
};
