import { expect, test } from 'vitest';
import { at } from '#kernel';
import { card, token } from '../../positions.ts';
import { begin, play, say } from '../../testing/raid.ts';
import { type ActionEvent, ALONE, changed, does, event, HERE, PAIR, RAMP, THERE, tellingsOf, withGander } from '../../testing/telling.ts';

/** What is drawn for an Airdrop that drifts to the east. */
const airdrop = (...kit: readonly Parameters<typeof token>[0][]) =>
  does('medic calls an airdrop on @i', { ...THERE, kit: { medic: ['airdrop'] }, event: ['all-quiet', 'E'] }, ...kit.map(token));

const SCENES = tellingsOf<ActionEvent>({
  activates: [[() => say(begin(HERE), 'medic begins'), [{ who: 'medic' }, 'actions.order']]],
  ends: [
    [() => does('medic ends the turn', { spent: { medic: 1 } }), [{ who: 'medic', left: 2 }, 'actions.unspent']],
    [() => does('medic ends the turn', { spent: { medic: 3 }, kit: { medic: ['tnt'] } }), [{ who: 'medic', left: 0 }, 'actions.order']],
  ],
  moves: [
    [
      () => does('medic comes up at @o', { at: {} }),
      [{ up: true, who: 'medic', to: 'forest-road/o', careful: false, visible: false }, 'underground.return', 'move.small-stealthy'],
    ],
    [
      () => does('medic moves to @b', {}),
      [{ up: false, who: 'medic', to: 'forest-road/b', careful: false, visible: false }, 'move.one-action', 'move.small-stealthy'],
    ],
    [
      () => does('medic moves to @j', { card: 'lighthouse', at: { medic: 'k' } }),
      [{ up: false, who: 'medic', to: 'lighthouse/j', careful: false, visible: true }, 'move.one-action', 'move.medium-visible'],
    ],
    [
      () => does('medic creeps to @b', { card: 'water-tower' }),
      [{ up: false, who: 'medic', to: 'water-tower/b', careful: true, visible: false }, 'move.medium-careful'],
    ],
    [
      () => does('medic moves to @e', { card: 'lighthouse', at: { medic: 'b' } }),
      [{ up: false, who: 'medic', to: 'lighthouse/e', careful: false, visible: true }, 'move.one-action', 'move.large-visible'],
    ],
    [
      () => say(begin({ card: 'lighthouse', who: ['scout:B'], at: { scout: 'k' }, active: 'scout' }), 'scout moves to @j'),
      [{ up: false, who: 'scout', to: 'lighthouse/j', careful: false, visible: false }, 'move.one-action', 'precedence.cards'],
    ],
  ],
  'goes-down': [[() => does('medic goes underground', { at: { medic: 'o' } }), [{ who: 'medic', from: 'forest-road/o' }, 'underground.leave']]],
  shoots: [
    [
      () =>
        say(
          begin({ who: ['bruno:A'], at: { bruno: 'a' }, active: 'bruno', enemies: { b: ['mp40', 'mp40', 'mp40'] } }, 1, 4, 3, 6, token('tnt'), token('tnt')),
          'bruno shoots thompson at @b',
        ),
      [{ who: 'bruno', weapon: 'thompson', tile: 'forest-road/b', dice: [1, 4, 3, 6], needed: 4, hits: 2 }, 'shoot.dice', 'shoot.target-number'],
    ],
  ],
  strikes: [
    [
      () => does('medic throws a grenade at @b', { kit: { medic: ['grenade'] }, enemies: { b: ['mp40'] } }, 1, 2, 6, 1, token('tnt')),
      [{ who: 'medic', with: 'grenade', tile: 'forest-road/b', dice: [1, 2, 6, 1], needed: 4, hits: 1 }, 'equip.grenade', 'equip.spillover'],
    ],
    [
      () => does('medic calls a bombardment of @h', { kit: { medic: ['bombardment'] } }, 1, 5, 1, 6, 1, 1),
      [{ who: 'medic', with: 'bombardment', tile: 'forest-road/h', dice: [1, 5, 1, 6], needed: 2, hits: 2 }, 'equip.bombardment', 'equip.spillover'],
    ],
  ],
  overpowers: [
    [
      () => does('medic overpowers guard:mp40', { at: { medic: 'd' }, guards: { d: 'mp40' } }, token('tnt')),
      [{ who: 'medic', victim: 'guard:mp40' }, 'close-combat.rule', 'loot.one-hit'],
    ],
  ],
  barricaded: [
    [() => does('medic barricades @E1', { at: { medic: 'g' }, kit: { medic: ['crowbar'] } }), [{ entrance: 'forest-road/E1' }, 'equip.crowbar-barricade']],
  ],
  saves: [[() => does('medic saves an action', {}), [{ who: 'medic' }, 'save.action']]],
  plus: [
    [
      () => say(begin({ who: ['officer:A', 'medic:A'], at: { officer: 'a', medic: 'b' }, active: 'officer' }), 'officer gives orders to medic'),
      [{ who: 'medic' }, 'precedence.cards'],
    ],
    [() => event('second-wind', 'N', HERE), [{ who: 'scout' }, 'event.text-immediate'], [{ who: 'medic' }, 'event.text-immediate']],
  ],
  healed: [
    [() => does('medic treats medic', { wounds: { medic: 2 }, kit: { medic: ['first-aid'] } }), [{ who: 'medic', wounds: 2, by: 'medic' }, 'equip.first-aid']],
    [
      () => say(begin({ who: PAIR, at: { scout: 'a', medic: 'a' }, active: 'medic', wounds: { scout: 2 } }), 'medic dresses a wound of scout'),
      [{ who: 'scout', wounds: 1, by: 'medic' }, 'precedence.cards'],
    ],
    [() => event('good-neighbours', 'N', { ...THERE, wounds: { medic: 2 } }), [{ who: 'medic', wounds: 1, by: null }, 'event.text-immediate']],
    [
      () => play('end', { who: ['death-cheater:A', 'medic:A'], at: { 'death-cheater': 'a' }, critical: ['death-cheater'] }, 3),
      [{ who: 'death-cheater', wounds: 1, by: null }, 'precedence.cards'],
    ],
    [
      () => play('end', { card: 'wipe', who: ['medic:A'], done: [1], wounds: { medic: 2 }, settings: { 'field-hospital': true } }),
      [{ who: 'medic', wounds: 1, by: null }, 'setup.survivors'],
    ],
  ],
  'gander-healed': [
    [() => say(begin(withGander({ kit: { medic: ['first-aid'] } }, 0, true)), 'medic treats the goose of medic'), [{ host: 'medic' }, 'setup.gander']],
  ],
  dons: [[() => does('medic puts on a uniform', { kit: { medic: ['uniform'] } }), [{ who: 'medic' }, 'equip.uniform-don']]],
  emplaces: [
    [() => does('medic emplaces tnt', { kit: { medic: ['tnt'] } }), [{ who: 'medic', tile: 'forest-road/a', timer: 0 }, 'equip.tnt']],
    [() => does('medic emplaces tnt', { card: 'time-pencil', kit: { medic: ['tnt'] } }), [{ who: 'medic', tile: 'harbour-quay/a', timer: 2 }, 'equip.tnt']],
  ],
  detonates: [[() => does('medic detonates @l', { charges: { l: 0 } }), [{ who: 'medic', tile: 'forest-road/l' }, 'equip.tnt']]],
  'kit-drawn': [
    [() => airdrop('spotted', 'tnt', 'crowbar'), [{ kit: ['spotted', 'crowbar', 'tnt'] }, 'equip.airdrop']],
    [() => event('dropped-kit', undefined, HERE, token('spotted'), token('tnt')), [{ kit: ['spotted', 'tnt'] }, 'event.text-immediate']],
  ],
  airdrop: [
    [
      () => airdrop('spotted', 'tnt', 'crowbar'),
      [{ who: 'medic', tile: 'viaduct/j', kit: ['crowbar', 'tnt'], spotted: 1 }, 'equip.airdrop', 'equip.airdrop-drift'],
    ],
    [() => airdrop('spotted', 'spotted', 'spotted'), [{ who: 'medic', tile: null, kit: [], spotted: 3 }, 'equip.airdrop', 'equip.airdrop-lost']],
  ],
  smoke: [[() => does('medic puts smoke on @m', { ...RAMP, kit: { medic: ['smoke'] } }), [{ who: 'medic', tile: 'launch-ramp/m' }, 'equip.smoke']]],
  panzerfaust: [
    [
      () => does('medic fires a panzerfaust at @m', { ...RAMP, kit: { medic: ['panzerfaust'] } }),
      [{ who: 'medic', tile: 'launch-ramp/m' }, 'equip.panzerfaust'],
    ],
  ],
  'wire-cut': [[() => does('medic cuts the wire', { ...RAMP, enemies: { i: ['goliath'] } }), [{ who: 'medic', tile: 'launch-ramp/i' }, 'goliath.cut-wire']]],
  'goliath-moves': [
    [
      () => does('medic drives the goliath from @f to @g', { ...RAMP, at: { medic: 'j' }, nest: ['medic'], enemies: { f: ['goliath'] } }),
      [{ from: 'launch-ramp/f', to: 'launch-ramp/g' }, 'goliath.nest-control'],
    ],
  ],
  works: [
    [
      () => does('medic works on the objective', { card: 'lighthouse', at: { medic: 'h' } }),
      [{ who: 'medic', objective: 'lighthouse/O1', left: 1 }, 'end.terrain-complete'],
    ],
  ],
  takes: [
    [() => does('medic takes the objective', { at: { medic: 'h' } }), [{ who: 'medic', objective: 'forest-road/O1' }, 'end.terrain-complete']],
    [
      () => say(begin({ who: PAIR, at: { scout: 'h', medic: 'h' }, active: 'scout' }), 'scout takes the objective', 'scout hands @O1 to medic'),
      [{ who: 'scout', objective: 'forest-road/O1' }, 'end.terrain-complete'],
      [{ who: 'medic', objective: 'forest-road/O1' }, 'zero.kinds'],
    ],
    [
      () =>
        say(
          begin({ who: PAIR, at: { scout: 'h', medic: 'h' }, active: 'scout' }),
          'scout takes the objective',
          'scout lays down @O1',
          'scout ends the turn',
          'medic begins',
          'medic picks up @O1',
        ),
      [{ who: 'scout', objective: 'forest-road/O1' }, 'end.terrain-complete'],
      [{ who: 'medic', objective: 'forest-road/O1' }, 'zero.kinds'],
    ],
  ],
  'item-lies': [
    [
      () => say(begin({ ...ALONE, at: { medic: 'h' } }), 'medic takes the objective', 'medic lays down @O1'),
      [{ objective: 'forest-road/O1', tile: 'forest-road/h' }, 'zero.kinds'],
    ],
    [
      () =>
        play(
          'end',
          changed({ who: PAIR, at: { scout: 'c' }, critical: ['scout'] }, (g) => {
            at(at(g.boards, 0).objectives, 0).holder = 0;
          }),
        ),
      [{ objective: 'forest-road/O1', tile: 'forest-road/c' }, 'wounds.eliminated'],
    ],
  ],
  ability: [
    [
      () => say(begin({ who: ['officer:A', 'medic:A'], at: { officer: 'a', medic: 'b' }, active: 'officer' }), 'officer gives orders to medic'),
      [{ who: 'officer' }, 'precedence.cards'],
    ],
    [
      () => say(begin({ who: ['officer:B', 'medic:A'], at: { officer: 'a', medic: 'a' }, active: 'officer' }), 'officer moves to @b', 'choose medic'),
      [{ who: 'officer' }, 'precedence.cards'],
    ],
    [
      () => say(begin({ card: 'viaduct', who: ['saboteur:B'], at: { saboteur: 'j' }, active: 'saboteur' }), 'saboteur cuts the alarm wires'),
      [{ who: 'saboteur' }, 'precedence.cards'],
    ],
    [
      () => say(begin({ who: ['sniper:B'], at: { sniper: 'a' }, active: 'sniper', enemies: { b: ['mp40'] } }, token('tnt')), 'sniper picks off on @b mp40'),
      [{ who: 'sniper' }, 'precedence.cards'],
    ],
    [
      () =>
        say(
          event(
            'false-alarm',
            undefined,
            { card: 'launch-ramp', who: ['intel-officer:A'], at: { 'intel-officer': 'i' }, plus: { 'intel-officer': 1 } },
            card('all-quiet', 'N'),
          ),
          'draw another event',
        ),
      [{ who: 'intel-officer' }, 'precedence.cards'],
    ],
  ],
  direction: [
    [
      () =>
        say(
          begin({ card: 'viaduct', who: ['spy:B'], at: { spy: 'a' }, active: 'spy', event: ['curfew', '?'], enemies: { a: ['mp40'] } }),
          'spy sends the enemy W',
        ),
      [{ terrain: 'viaduct', direction: 'W' }, 'event.direction'],
    ],
    [
      () => play('movement', { card: 'viaduct', at: { scout: 'a' }, event: ['curfew', '?'] }, card('all-quiet', 'S')),
      [{ terrain: 'viaduct', direction: 'S' }, 'enemy-move.unknown-direction'],
    ],
  ],
  looks: [
    [
      () => say(begin({ at: { scout: 'a' }, active: 'scout' }, card('false-alarm')), 'scout ends the turn'),
      [{ who: 'scout', events: ['false-alarm'] }, 'info.hidden'],
    ],
    [
      () =>
        say(
          begin({ card: 'launch-ramp', who: ['intel-officer:B'], at: { 'intel-officer': 'i' }, active: 'intel-officer' }, card('false-alarm'), card('brew-up')),
          'intel-officer reads the timetable',
        ),
      [{ who: 'intel-officer', events: ['false-alarm', 'brew-up'] }, 'info.hidden'],
    ],
  ],
  collects: [
    [() => does('medic collects tnt', { loose: { a: ['tnt'] } }), [{ who: 'medic', kit: 'tnt' }, 'zero.kinds']],
    [() => say(begin(withGander({ loose: { b: ['crowbar'] } }, 1)), 'medic has fetched from @b crowbar'), [{ who: 'medic', kit: 'crowbar' }, 'setup.gander']],
  ],
  drops: [[() => does('medic drops tnt', { kit: { medic: ['tnt'] } }), [{ who: 'medic', kit: 'tnt' }, 'zero.kinds']]],
  nest: [
    [() => does('medic enters the nest', { at: { medic: 'm' } }), [{ who: 'medic', inside: true }, 'nest.commando']],
    [() => does('medic leaves the nest', { at: { medic: 'm' }, nest: ['medic'] }), [{ who: 'medic', inside: false }, 'nest.commando']],
  ],
  rerolls: [
    [
      () => say(begin({ ...THERE, kit: { medic: ['binoculars'] }, enemies: { e: ['mp40'] } }, 2, 5), 'medic moves to @e', 'medic rerolls die 1'),
      [{ who: 'medic', was: 2, is: 5, by: 'binoculars' }, 'equip.binoculars'],
    ],
    [
      () => say(begin(withGander({ enemies: { b: ['mp40'] } }, 0), 1, 4), 'medic moves to @b', 'medic has gander reroll die 1'),
      [{ who: 'medic', was: 1, is: 4, by: 'gander' }, 'setup.gander'],
    ],
  ],
});

test.each(SCENES)('%s is told as it happens', (_, happens, events) => expect(happens()).toEqual(events));
