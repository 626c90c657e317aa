import { expect, test } from 'vitest';
import { COMMANDOS } from '../../content/commandos.ts';
import { card, position, token } from '../../positions.ts';
import { begin, play, type Scene, say } from '../../testing/raid.ts';
import { type Course, changed, does, event, HERE, PAIR, RAMP, start, THERE, tellingsOf, wholeTurn } from '../../testing/telling.ts';

/** The next column begins, with somebody new. */
function nextColumn(): Scene {
  const g = position({ card: 'wipe', who: PAIR, out: ['medic'], acted: ['scout'], done: [1, 2] });
  const match = begin(g);
  while (match.decision !== null && match.decision.question.kind !== 'pick') match.answerIndex(0);
  return say(match, 'pick sapper side B');
}

const SCENES = tellingsOf<Course>({
  column: [
    [
      () => start({ card: 'night-ferry', players: 2, picks: PAIR }),
      [{ terrains: ['lighthouse', 'water-tower'], column: 1 }, 'setup.sequence', 'def.operation'],
    ],
  ],
  picked: [
    [
      () => start({ card: 'lighthouse', players: 2, picks: PAIR }),
      [{ who: 'scout', side: 'B', seat: 0, replaces: false }, 'setup.choose-commando'],
      [{ who: 'medic', side: 'A', seat: 1, replaces: false }, 'setup.choose-commando'],
    ],
    [nextColumn, [{ who: 'sapper', side: 'B', seat: 0, replaces: true }, 'setup.replacement']],
  ],
  gander: [[() => start({ card: 'lighthouse', settings: { gander: 'A' } }), [{ host: 'medic' }, 'setup.gander']]],
  assigned: [
    [
      () => {
        const match = start({ card: 'night-ferry', players: 2, picks: PAIR });
        return say(match, 'send scout to water-tower');
      },
      [{ who: 'scout', terrain: 'water-tower' }, 'setup.split'],
      [{ who: 'medic', terrain: 'lighthouse' }, 'setup.split'],
    ],
  ],
  'laid-out': [
    [() => start({ card: 'forest-road' }), [{ terrain: 'forest-road', guards: 3, alarm: false }, 'setup.tiles', 'setup.markers', 'setup.guards']],
    [
      () => start({ card: 'tunnel-works', players: 4, picks: [...PAIR, 'sniper:A', 'sapper:A'] }),
      [{ terrain: 'tunnel-works', guards: 5, alarm: true }, 'setup.tiles', 'setup.markers', 'setup.guards'],
    ],
  ],
  turn: [[() => event('all-quiet', 'S', HERE), [{ turn: 4, bag: 44 }, 'turn.sequence']]],
  event: [
    [
      () => event('all-quiet', 'S', HERE),
      [{ terrain: 'forest-road', event: 'all-quiet', direction: 'S', idle: false }, 'event.draw-per-terrain', 'event.direction'],
    ],
    [
      () => event('curfew', '?', THERE),
      [{ terrain: 'viaduct', event: 'curfew', direction: '?', idle: false }, 'event.draw-per-terrain', 'event.unknown-direction'],
    ],
    [
      () => event('searchlight', 'N', { card: 'lighthouse', at: { scout: 'j' }, done: [1] }),
      [{ terrain: 'lighthouse', event: 'searchlight', direction: 'N', idle: true }, 'event.draw-per-terrain', 'event.direction'],
    ],
  ],
  reshuffled: [
    [
      () =>
        play(
          'events',
          changed(HERE, (g) => g.discards.push(...g.deck.bag.splice(0))),
          card('all-quiet'),
        ),
      [{ cards: 37 }, 'event.deck-empty'],
    ],
  ],
  'entrance-chosen': [
    [() => say(event('change-of-guard', 'E', HERE), 'choose entrance @E2'), [{ entrance: 'forest-road/E2', by: 'none' }, 'event.text-immediate']],
    [
      () => event('lorry-load', undefined, HERE),
      [{ entrance: 'forest-road/E1', by: 1 }, 'event.text-immediate'],
      [{ entrance: 'forest-road/E2', by: 1 }, 'event.text-immediate'],
    ],
  ],
  'tile-chosen': [[() => say(event('steam-leak', 'N', RAMP), 'choose tile @f'), [{ tile: 'launch-ramp/f' }, 'event.text-immediate']]],
  'special-comes': [
    [
      () => event('dog-patrol', undefined, { ...THERE, who: PAIR, at: { scout: 'a', medic: 'i' } }, 1),
      [{ enemy: 'dog', entrance: 'viaduct/E2' }, 'event.text-immediate'],
    ],
  ],
  'waiting-leave': [
    [
      () =>
        say(
          event('maquis-diversion', 'W', { ...THERE, who: PAIR, at: { scout: 'a', medic: 'i' }, waiting: [[], ['mp40', 'karabiner']] }),
          'choose entrance @E2',
        ),
      [{ entrance: 'viaduct/E2', enemies: 2 }, 'event.text-immediate'],
    ],
    [() => say(event('maquis-diversion', 'W', { ...THERE, who: PAIR, at: { scout: 'a', medic: 'i' }, waiting: [[], ['mp40']] }), 'choose entrance @E1')],
  ],
  'smoke-moves': [[() => event('wind-change', 'E', { ...RAMP, smoke: ['e'] }), [{ from: 'launch-ramp/e', to: 'launch-ramp/f' }, 'event.text-immediate']]],
  'kit-lands': [
    [
      () => say(event('dropped-kit', undefined, HERE, token('tnt'), token('spotted')), 'choose tile @k'),
      [{ tile: 'forest-road/k', kit: ['tnt'] }, 'event.text-immediate'],
    ],
    [
      () => say(event('crate-of-rockets', 'S', RAMP), 'choose token smoke', 'choose tile @e'),
      [{ tile: 'launch-ramp/e', kit: ['smoke'] }, 'event.text-immediate'],
    ],
  ],
  'kit-given': [
    [() => event('radio-london', 'N', THERE), [{ who: 'medic', kit: ['airdrop'] }, 'event.text-immediate']],
    [
      () =>
        say(
          event('bicycle-courier', 'S', { ...THERE, who: PAIR, at: { scout: 'a', medic: 'i' }, kit: { scout: ['tnt', 'tnt', 'crowbar'] } }),
          'choose scout',
          'choose token tnt',
          'choose token crowbar',
          'no more',
        ),
      [{ who: 'medic', kit: ['tnt'] }, 'event.text-immediate'],
      [{ who: 'medic', kit: ['crowbar'] }, 'event.text-immediate'],
    ],
    [
      () =>
        say(
          begin({ card: 'viaduct', who: ['soe-agent:B'], at: { 'soe-agent': 'a' }, active: 'soe-agent' }, token('tnt'), token('crowbar')),
          'soe-agent opens a dead drop',
        ),
      [{ who: 'soe-agent', kit: ['crowbar', 'tnt'] }, 'precedence.cards'],
    ],
  ],
  'enemy-step': [
    [
      () => wholeTurn({ at: { scout: 'a' }, acted: ['scout'] }),
      [{ step: 'reinforcements' }, 'turn.sequence'],
      [{ step: 'movement' }, 'turn.sequence'],
      [{ step: 'fire' }, 'turn.sequence'],
    ],
  ],
  'gas-clears': [[() => play('end', { card: 'viaduct', at: { scout: 'a' }, gas: ['l'] }), [{ terrain: 'viaduct' }, 'end.order']]],
  complete: [[() => play('end', { who: PAIR, done: [1, 2] }), [{ terrain: 'forest-road' }, 'end.terrain-complete']]],
  'cleaned-up': [
    [() => play('end', { card: 'wipe', done: [1], enemies: { e: ['mp40', 'pioneer'] }, loose: { a: ['tnt'] } }), [{ enemies: 2, kit: 1 }, 'end.clean-up']],
  ],
  success: [
    [() => play('end', { done: [1] }), [{}, 'end.short-game-success']],
    [() => play('end', { card: 'green', column: 2, who: PAIR, done: [1, 2, 3] }), [{}, 'end.operation-success']],
  ],
  failure: [
    [
      () =>
        play(
          'reinforcements',
          changed({ at: { scout: 'a' } }, (g) => g.bag.fill(0)),
        ),
      [{ cause: 'bag' }, 'reinforce.bag-empty'],
    ],
    [() => does('medic overpowers barrel', { ...THERE, at: { medic: 'l' } }), [{ cause: 'eliminated' }, 'end.all-eliminated']],
    [
      () => play('end', { card: 'night-ferry', column: 1, who: PAIR, settings: { veteran: true }, turn: 12, at: { scout: 'a' } }),
      [{ cause: 'card' }, 'precedence.cards'],
    ],
    [
      () =>
        begin(
          changed({ card: 'wipe', who: PAIR, out: ['medic'], acted: ['scout'], done: [1, 2] }, (g) => {
            g.taken.push(...COMMANDOS.keys());
          }),
        ),
      [{ cause: 'no replacement' }, 'setup.no-replacement-left'],
    ],
  ],
});

test.each(SCENES)('%s is told as it happens', (_, happens, events) => expect(happens()).toEqual(events));
