import { expect, test } from 'vitest';
import { enemy, type Sketch, token } from '../../positions.ts';
import { begin, NULL, play, say } from '../../testing/raid.ts';
import { ALONE, type Consequence, does, event, HERE, PAIR, RAMP, THERE, tellingsOf, wholeTurn, withGander } from '../../testing/telling.ts';

/** Where dogs find on a 3, too. */
const HOUNDS: Sketch = { card: 'lantern', who: PAIR, column: 2, settings: { veteran: true }, at: { medic: 'a' } };

const SCENES = tellingsOf<Consequence>({
  stealth: [
    [
      () => does('medic moves to @b', { enemies: { b: ['mp40', 'karabiner'] } }, 5, 2),
      [{ who: 'medic', dice: [5, 2], finds: [2, 2], found: true }, 'stealth.check-on-entry', 'stealth.fail-on-1-2'],
    ],
    [
      () => event('searchlight', 'N', { card: 'water-tower', at: { scout: 'b' } }, 3),
      [{ who: 'scout', dice: [3], finds: [2], found: false }, 'event.text-immediate'],
    ],
    [
      () => say(begin({ card: 'viaduct', who: ['spy:A'], at: { spy: 'a' }, uniform: ['spy'], active: 'spy', enemies: { e: ['mp40'] } }, 2), 'spy moves to @e'),
      [{ who: 'spy', dice: [2], finds: [1], found: false }, 'stealth.check-on-entry', 'stealth.fail-on-1-2'],
    ],
    [
      () => does('medic moves to @b', { ...HOUNDS, enemies: { b: ['mp40', 'dog'] } }, 3, 3),
      [{ who: 'medic', dice: [3, 3], finds: [2, 3], found: true }, 'stealth.check-on-entry', 'stealth.fail-on-1-2'],
    ],
  ],
  visible: [[() => does('medic moves to @b', { enemies: { b: ['mp40'] } }, 1), [{ who: 'medic' }, 'visible.triggers-alarm']]],
  'uniform-lost': [[() => does('medic moves to @b', { enemies: { b: ['mp40'] }, uniform: ['medic'] }, 1), [{ who: 'medic' }, 'equip.uniform-lost']]],
  alarm: [[() => does('medic moves to @b', { enemies: { b: ['mp40'] } }, 1), [{ terrain: 'forest-road' }, 'alarm.effect']]],
  'alarm-muted': [
    [
      () =>
        say(
          begin({ card: 'viaduct', who: ['saboteur:B'], at: { saboteur: 'j' }, active: 'saboteur' }),
          'saboteur cuts the alarm wires',
          'saboteur moves to @m',
        ),
      [{ terrain: 'viaduct' }, 'precedence.cards'],
    ],
  ],
  'alarm-off': [
    [() => does('medic silences the alarm', { at: { medic: 'd' }, alarm: true }), [{ terrain: 'forest-road', how: 'silenced' }, 'alarm.silence']],
    [() => event('fuse-blown', undefined, { ...HERE, alarm: true }), [{ terrain: 'forest-road', how: 'fuse' }, 'event.text-immediate']],
  ],
  eliminated: [
    [
      () => does('medic shoots welrod at @b', { enemies: { b: ['mp40'] } }, 6, token('tnt')),
      [{ enemies: ['mp40'], tile: 'forest-road/b' }, 'loot.one-hit', 'shoot.allocate-after'],
    ],
    [
      () => event('leaking-barrel', undefined, { ...THERE, enemies: { l: ['karabiner'] }, guards: { l: 'mp40' } }, token('tnt'), token('tnt')),
      [{ enemies: ['mp40', 'karabiner'], tile: 'viaduct/l' }, 'gas.release'],
    ],
  ],
  loot: [
    [
      () => does('medic overpowers mp40', { enemies: { a: ['mp40'] } }, token('crowbar')),
      [{ tile: 'forest-road/a', kit: ['crowbar'], spotted: 0 }, 'loot.draw'],
    ],
    [
      () => does('medic overpowers mp40', { enemies: { a: ['mp40'] } }, token('spotted')),
      [{ tile: 'forest-road/a', kit: [], spotted: 1 }, 'loot.draw', 'loot.spotted'],
    ],
  ],
  'door-opens': [
    [
      () => does('medic shoots welrod at door @h-k', { card: 'lighthouse', at: { medic: 'k' } }),
      [{ door: 'lighthouse/h-k', how: 'shot' }, 'shoot.locked-door'],
    ],
    [
      () => does('medic forces door @h-k', { card: 'lighthouse', at: { medic: 'k' }, kit: { medic: ['crowbar'] } }),
      [{ door: 'lighthouse/h-k', how: 'crowbar' }, 'equip.crowbar-door'],
    ],
    [
      () => say(begin({ card: 'lighthouse', who: ['bruno:B'], at: { bruno: 'c' }, active: 'bruno' }), 'bruno charges door @c-f'),
      [{ door: 'lighthouse/c-f', how: 'charge' }, 'precedence.cards'],
    ],
    [
      () => does('medic overpowers guard:marked', { card: 'old-prison', at: { medic: 'n' }, guards: { n: 'marked' } }, token('tnt')),
      [{ door: 'old-prison/f-k', how: 'keys' }, 'precedence.cards'],
      [{ door: 'old-prison/g-k', how: 'keys' }, 'precedence.cards'],
      [{ door: 'old-prison/h-l', how: 'keys' }, 'precedence.cards'],
      [{ door: 'old-prison/i-l', how: 'keys' }, 'precedence.cards'],
    ],
    [
      () => {
        const sketch: Sketch = { card: 'lighthouse', who: ['sapper:B'], at: { sapper: 'l' }, active: 'sapper', kit: { sapper: ['tnt'] } };
        return say(begin(sketch), 'sapper emplaces tnt', 'sapper moves to @i', 'sapper detonates @l');
      },
      [{ door: 'lighthouse/l-m', how: 'blast' }, 'precedence.cards'],
    ],
  ],
  'barricade-breaks': [
    [
      () => play('reinforcements', { card: 'lighthouse', at: { scout: 'n' }, barricades: [4], waiting: [['mp40', 'mp40', 'mp40']] }, enemy('mp40')),
      [{ entrance: 'lighthouse/E1' }, 'reinforce.barricade'],
    ],
  ],
  trapdoor: [
    [() => does('medic unblocks the trapdoor', { at: { medic: 'b' } }), [{ tile: 'forest-road/b', to: 'open' }, 'trapdoor.unblock']],
    [() => event('old-drain', undefined, HERE), [{ tile: 'forest-road/b', to: 'open' }, 'event.text-immediate']],
    [() => say(event('rubble', undefined, { at: { scout: 'a' } }), 'choose tile @o'), [{ tile: 'forest-road/o', to: 'blocked' }, 'event.text-immediate']],
    [
      () => play('end', { card: 'wipe', column: 1, turn: 6, at: { scout: 'l' } }),
      [{ tile: 'coastal-battery/p', to: 'blocked' }, 'precedence.cards'],
      [{ tile: 'coastal-battery/r', to: 'open' }, 'precedence.cards'],
    ],
    [
      () => {
        const sketch: Sketch = { card: 'lighthouse', who: ['sapper:B'], at: { sapper: 'l' }, active: 'sapper', kit: { sapper: ['tnt'] } };
        return say(begin(sketch), 'sapper emplaces tnt', 'sapper moves to @i', 'sapper detonates @l');
      },
      [{ tile: 'lighthouse/l', to: 'open' }, 'precedence.cards'],
    ],
  ],
  explosion: [[() => does('medic detonates @l', { charges: { l: 0 } }), [{ tile: 'forest-road/l' }, 'explosion.effect', 'explosion.map-markers']]],
  'barrel-bursts': [[() => event('leaking-barrel', undefined, { ...THERE, enemies: { k: ['mp40'] } }), [{ tile: 'viaduct/l' }, 'gas.release']]],
  'barrel-gone': [
    [
      () =>
        say(
          begin({ card: 'chemical-works', who: ['scout:B', 'medic:A', 'sniper:A'], at: { scout: 'b', medic: 'a', sniper: 'c' }, active: 'scout' }),
          'scout works on the objective',
        ),
      [{ tile: 'chemical-works/b' }, 'precedence.cards'],
    ],
  ],
  objective: [
    [
      () => does('medic detonates @l', { who: PAIR, active: 'medic', at: { scout: 'a', medic: 'b' }, charges: { l: 0 } }),
      [{ objective: 'forest-road/O2', who: null }, 'end.terrain-complete'],
    ],
    [
      () => does('medic works on the objective', { card: 'railway-yard', who: PAIR, at: { medic: 'd' } }),
      [{ objective: 'railway-yard/O2', who: 'medic' }, 'end.terrain-complete'],
    ],
  ],
  'goliaths-activated': [
    [() => wholeTurn({ ...RAMP, guards: { j: 'mp40' }, at: { medic: 'm' } }), [{ terrain: 'launch-ramp' }, 'reinforce.goliath-activation']],
  ],
  drawn: [
    [
      () => play('reinforcements', { card: 'lighthouse', at: { scout: 'n' } }, enemy('mp40')),
      [{ entrance: 'lighthouse/E1', enemies: ['mp40'], nulls: 0 }, 'reinforce.draw-count'],
    ],
    [
      () => play('reinforcements', { card: 'lighthouse', at: { scout: 'n' }, alarm: true }, enemy('mp40'), NULL),
      [{ entrance: 'lighthouse/E1', enemies: ['mp40'], nulls: 1 }, 'reinforce.draw-count', 'reinforce.null-token'],
    ],
  ],
  enters: [
    [
      () => play('reinforcements', { card: 'lighthouse', at: { scout: 'n' } }, enemy('mp40')),
      [{ entrance: 'lighthouse/E1', tile: 'lighthouse/b', enemies: ['mp40'], waiting: 0 }, 'reinforce.outside-first'],
    ],
    [
      () =>
        play('reinforcements', { card: 'lighthouse', at: { scout: 'n' }, alarm: true, enemies: { b: ['mp40', 'mp40', 'mp40'] } }, enemy('mp40'), enemy('mp40')),
      [{ entrance: 'lighthouse/E1', tile: 'lighthouse/b', enemies: ['mp40'], waiting: 1 }, 'reinforce.full-tile'],
    ],
  ],
  'specials-join': [[() => play('reinforcements', { card: 'lighthouse', at: { scout: 'n' } }, NULL), [{ specials: 1 }, 'reinforce.specials-join']]],
  follows: [
    [() => play('movement', { at: { scout: 'a' }, event: ['all-quiet', 'N'] }), [{ terrain: 'forest-road', direction: 'N' }, 'enemy-move.direction']],
    [
      () => play('movement', { at: { scout: 'a' }, visible: ['scout'], event: ['all-quiet', 'N'] }),
      [{ terrain: 'forest-road', direction: null }, 'enemy-move.towards-visible'],
    ],
  ],
  'enemies-move': [
    [
      () => play('movement', { card: 'viaduct', at: { scout: 'a' }, visible: ['scout'], event: ['all-quiet', 'N'], enemies: { k: ['mp40'] } }),
      [{ from: 'viaduct/k', to: 'viaduct/e', enemies: ['mp40'] }, 'enemy-move.towards-visible'],
    ],
    [
      () => play('movement', { card: 'viaduct', at: { scout: 'a' }, event: ['all-quiet', 'N'], enemies: { g: ['officer'] } }),
      [{ from: 'viaduct/g', to: 'viaduct/b', enemies: ['officer'] }, 'enemy-move.officer'],
    ],
    [
      () => play('movement', { card: 'viaduct', at: { scout: 'a' }, event: ['all-quiet', 'N'], enemies: { g: ['mp40', 'karabiner'] } }),
      [{ from: 'viaduct/g', to: 'viaduct/b', enemies: ['mp40', 'karabiner'] }, 'enemy-move.direction'],
    ],
    [
      () => event('countdown', undefined, RAMP, enemy('karabiner')),
      [{ from: 'launch-ramp/g', to: 'launch-ramp/g', enemies: ['karabiner'] }, 'event.text-immediate'],
    ],
  ],
  guards: [
    [
      () => play('movement', { at: { scout: 'a' }, event: 'brew-up', enemies: { d: ['mp40'] } }),
      [{ enemy: 'mp40', tile: 'forest-road/d' }, 'enemy-move.guard'],
    ],
    [() => event('inspection', 'S', RAMP, enemy('pioneer')), [{ enemy: 'pioneer', tile: 'launch-ramp/g' }, 'event.text-immediate']],
  ],
  relieved: [
    [
      () => does('medic silences the alarm', { at: { medic: 'd' }, alarm: true, guards: { d: 'mp40' } }),
      [{ enemy: 'mp40', tile: 'forest-road/d' }, 'enemy-move.guard'],
    ],
    [() => does('medic silences the alarm', { at: { medic: 'd' }, alarm: true })],
  ],
  fires: [
    [
      () => play('fire', { at: { scout: 'h' }, visible: ['scout'], enemies: { c: ['karabiner'] } }, 1),
      [{ from: ['forest-road/c'], who: 'scout', dice: [1], needed: 2, hits: 0 }, 'enemy-fire.adjacent', 'enemy-fire.meet-or-beat'],
    ],
    [
      () => does('medic moves to @c', { at: { medic: 'h' }, visible: ['medic'], enemies: { h: ['karabiner'], c: ['karabiner'] } }, 1, 2, 5, 5),
      [{ from: ['forest-road/h', 'forest-road/c'], who: 'medic', dice: [1, 2], needed: 2, hits: 1 }, 'move.visible-draws-fire', 'enemy-fire.meet-or-beat'],
    ],
    [
      () => play('fire', { at: { scout: 'h' }, visible: ['scout'], enemies: { h: ['karabiner'] } }, 3),
      [{ from: ['forest-road/h'], who: 'scout', dice: [3], needed: 2, hits: 1 }, 'enemy-fire.same-tile', 'enemy-fire.meet-or-beat'],
    ],
  ],
  wounded: [[() => play('fire', { ...ALONE, visible: ['medic'], enemies: { a: ['mp40'] } }, 6, 6), [{ who: 'medic', wounds: 2 }, 'wounds.token']]],
  'gander-hurt': [
    [
      () => say(play('fire', withGander({ visible: ['medic'], enemies: { a: ['mp40'] } }, 0), 6, 6), 'gander takes the hit'),
      [{ host: 'medic' }, 'setup.gander'],
    ],
  ],
  critical: [
    [() => play('fire', { ...ALONE, visible: ['medic'], wounds: { medic: 2 }, enemies: { a: ['mp40'] } }, 6, 6), [{ who: 'medic' }, 'wounds.critical']],
  ],
  fallen: [
    [() => play('end', { who: PAIR, at: { scout: 'a' }, critical: ['scout'] }), [{ who: 'scout', by: 'wounds' }, 'wounds.eliminated', 'wounds.player-out']],
    [
      () => say(begin({ card: 'viaduct', who: PAIR, at: { medic: 'l' }, active: 'medic' }), 'medic overpowers barrel'),
      [{ who: 'medic', by: 'gas' }, 'gas.release', 'wounds.player-out'],
    ],
    [
      () => does('medic detonates @l', { who: PAIR, at: { scout: 'l', medic: 'a' }, charges: { l: 0 } }),
      [{ who: 'scout', by: 'explosion' }, 'explosion.effect', 'wounds.player-out'],
    ],
  ],
  'cheats-death': [
    [
      () => play('end', { who: ['death-cheater:A', 'medic:A'], at: { 'death-cheater': 'a' }, critical: ['death-cheater'] }, 2),
      [{ who: 'death-cheater', die: 2 }, 'wounds.eliminated', 'precedence.cards'],
    ],
    [
      () => does('medic detonates @l', { who: ['death-cheater:B', 'medic:A'], at: { 'death-cheater': 'l', medic: 'a' }, charges: { l: 0 } }),
      [{ who: 'death-cheater', die: 0 }, 'explosion.effect', 'precedence.cards'],
    ],
  ],
});

test.each(SCENES)('%s is told as it happens', (_, happens, events) => expect(happens()).toEqual(events));
