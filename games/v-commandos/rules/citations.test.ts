import { expect, test } from 'vitest';
import type { ClauseId, EventKind } from '#kernel';
import { begin, enemy, NULL, play, type Scene, say, token } from '../testing/raid.ts';
import type { VCommandos } from '../types.ts';

/* What is told cites the rule that made it happen, not one near by. */

function cited(match: Scene, kind: EventKind<VCommandos>): readonly (readonly ClauseId[])[] {
  return match.events.flatMap(({ event, clauses }) => (event.kind === kind ? [clauses.map((id) => id.replace('v-commandos.', ''))] : []));
}

test('a move cites how it was made', () => {
  const at = { card: 'lighthouse', at: { scout: 'k' }, active: 'scout' } as const;
  expect(cited(say(begin(at), 'scout moves to @n'), 'moves')).toEqual([['move.one-action', 'move.small-stealthy']]);
  expect(cited(say(begin(at), 'scout moves to @j'), 'moves')).toEqual([['move.one-action', 'move.medium-visible']]);
  expect(cited(say(begin(at), 'scout creeps to @j'), 'moves')).toEqual([['move.medium-careful']]);
  expect(cited(say(begin({ ...at, at: { scout: 'b' } }), 'scout moves to @e'), 'moves')).toEqual([['move.one-action', 'move.large-visible']]);
  expect(cited(say(begin({ ...at, who: ['scout:B'] }), 'scout moves to @j'), 'moves')).toEqual([['move.one-action', 'precedence.cards']]);
  expect(cited(say(begin({ card: 'lighthouse', active: 'scout' }), 'scout comes up at @n'), 'moves')).toEqual([['underground.return', 'move.small-stealthy']]);
});

test('fire cites why it is drawn', () => {
  const sketch = { at: { scout: 'h' }, visible: ['scout'], enemies: { h: ['karabiner'] } } as const;
  expect(cited(play('fire', sketch, 1), 'fires')).toEqual([['enemy-fire.same-tile', 'enemy-fire.meet-or-beat']]);
  expect(cited(play('fire', { ...sketch, enemies: { c: ['karabiner'] } }, 1), 'fires')).toEqual([['enemy-fire.adjacent', 'enemy-fire.meet-or-beat']]);
  expect(cited(say(begin({ ...sketch, active: 'scout' }, 1), 'scout moves to @c'), 'fires')).toEqual([['move.visible-draws-fire', 'enemy-fire.meet-or-beat']]);
});

test('draws and loot cite what came of them', () => {
  const calm = play('reinforcements', { card: 'lighthouse', at: { scout: 'n' } }, enemy('mp40'));
  expect([cited(calm, 'drawn'), cited(calm, 'enters')]).toEqual([[['reinforce.draw-count']], [['reinforce.outside-first']]]);
  expect(cited(play('reinforcements', { card: 'lighthouse', at: { scout: 'n' } }, NULL), 'drawn')).toEqual([['reinforce.draw-count', 'reinforce.null-token']]);
  const tight = { card: 'lighthouse', at: { scout: 'n' }, alarm: true, enemies: { b: ['mp40', 'mp40', 'mp40'] } } as const;
  expect(cited(play('reinforcements', tight, enemy('mp40'), enemy('mp40')), 'enters')).toEqual([['reinforce.full-tile']]);
  const stab = (found: number) => cited(say(begin({ at: { scout: 'a' }, active: 'scout', enemies: { a: ['mp40'] } }, found), 'scout overpowers mp40'), 'loot');
  expect([stab(token('crowbar')), stab(token('spotted'))]).toEqual([[['loot.draw']], [['loot.draw', 'loot.spotted']]]);
});

test('a door cites what opened it, and enemies what makes them move', () => {
  const at = { card: 'lighthouse', at: { scout: 'k' }, active: 'scout', kit: { scout: ['crowbar'] } } as const;
  expect(cited(say(begin(at), 'scout shoots welrod at door @h-k'), 'door-opens')).toEqual([['shoot.locked-door']]);
  expect(cited(say(begin(at), 'scout forces door @h-k'), 'door-opens')).toEqual([['equip.crowbar-door']]);
  const sketch = { card: 'viaduct', at: { scout: 'a' }, event: ['all-quiet', 'N'] } as const;
  expect(cited(play('movement', { ...sketch, enemies: { g: ['mp40'] } }), 'enemies-move')).toEqual([['enemy-move.direction']]);
  expect(cited(play('movement', { ...sketch, visible: ['scout'], enemies: { k: ['mp40'] } }), 'enemies-move')).toEqual([['enemy-move.towards-visible']]);
  expect(cited(play('movement', { ...sketch, enemies: { g: ['officer'] } }), 'enemies-move')).toEqual([['enemy-move.officer']]);
});
