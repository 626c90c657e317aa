import { describe, expect, test } from 'vitest';
import { type ChanceResult, keyFromSeed, Match, Stream } from '#kernel';
import { chanceThat, futuresOf } from '../../kernel/testing/futures.ts';
import type { CommandoId } from './content/commandos.ts';
import { position } from './positions.ts';
import { randomConfig } from './random-config.ts';
import { vCommandosGame } from './rules/game.ts';
import type { State } from './rules/state.ts';
import { onTheWay } from './testing/on-the-way.ts';
import { begin, partOf, type Scene } from './testing/raid.ts';
import { stirred } from './testing/stirred.ts';
import type { VCommandos } from './types.ts';
import { viewOf } from './view.ts';

/* What the view says will follow if nobody does anything, held against the step of the enemy it speaks of. */

type Part = 'reinforcements' | 'movement' | 'fire';

/** Every way such a step can go from here; null for too many. */
function stepsFrom(g: State, part: Part, most: number) {
  const begins = (script: readonly ChanceResult[]) => Match.from(partOf(part), g.config, g, { script });
  return futuresOf(begins, (match) => decideOn(match), most);
}

function decideOn(match: Scene): void {
  while (match.decision !== null) {
    const next = onTheWay(match);
    if (next === null) match.answerIndex(0);
    else match.answer(match.number, next.seat, next.notation);
  }
}

/** One way it goes. */
function stepFrom(g: State, part: Part, seed: string): Scene {
  const match = Match.from(partOf(part), g.config, g, { key: keyFromSeed(seed) });
  decideOn(match);
  return match;
}

/** Moments of raids at random, with everything that seldom comes together. */
function momentsOf(seed: string, look: (g: State) => void): void {
  const lots = new Stream(keyFromSeed(`${seed} lots`));
  const match = Match.start<VCommandos>(vCommandosGame, randomConfig(lots), { key: keyFromSeed(seed), listen: false });
  for (let i = 0; i < 60 && match.decision !== null; i++) {
    if ((match.decision.question.kind === 'act' || match.decision.question.kind === 'window') && lots.below(4) === 0)
      look(Object.assign(stirred(match.state, lots), { active: -1 }));
    match.answerIndex(lots.below(match.decision.count));
  }
}

const firedIn = ({ events }: Scene) => events.flatMap(({ event, clauses }) => (event.kind === 'fires' ? [{ ...event, clauses }] : []));
const fellIn = ({ events }: Scene) => events.flatMap(({ event }) => (event.kind === 'fallen' && event.by !== 'wounds' ? [event.who] : []));
const isDown = ({ events }: Scene, id: CommandoId | null): boolean => events.some(({ event }) => event.kind === 'critical' && event.who === id);

/** The Fire step does what the view says of volleys, hits and Goliaths; how many commandos it spoke of. */
function firesAsSaid(g: State): number {
  const { ahead, commandos } = viewOf(g);
  const one = stepFrom(g, 'fire', 'one way');
  if (one.outcome?.cause !== 'eliminated') {
    const blasts = one.events.flatMap(({ event, clauses }) => (event.kind === 'explosion' ? [{ tile: event.tile, clauses }] : []));
    expect(blasts).toEqual(ahead.blasts.map(({ tile, clauses }) => ({ tile, clauses })));
    expect(fellIn(one)).toEqual(ahead.blasts.flatMap(({ falls }) => falls));
  }
  for (const { from } of firedIn(one)) expect(ahead.volleys.map((volley) => volley.from)).toEqual(expect.arrayContaining([...from]));
  const futures = ahead.fire.every((fire) => fire === null) || ahead.blasts.length > 0 ? null : stepsFrom(g, 'fire', 150);
  if (futures === null) return 0;
  const spoken = ahead.fire.flatMap((fire, who) => (fire === null ? [] : [{ fire, id: commandos[who]?.id ?? null }]));
  for (const { fire, id } of spoken) {
    const own = (future: Scene) => firedIn(future).filter((event) => event.who === id);
    for (const { match } of futures.filter(({ match: future }) => !isDown(future, id))) {
      expect(own(match).flatMap(({ from }) => from)).toEqual(fire.from);
      expect(new Set(own(match).flatMap(({ clauses }) => clauses))).toEqual(new Set(fire.clauses));
      expect([own(match).reduce((sum, { dice }) => sum + dice.length, 0), new Set(own(match).map(({ needed }) => needed))]).toEqual([
        fire.dice,
        new Set([fire.needed]),
      ]);
      for (const { from, dice } of own(match)) expect(ahead.volleys).toContainEqual({ from: from[0], dice: dice.length });
    }
    for (let hits = 0; hits < fire.bears; hits++)
      expect(chanceThat(futures, (future) => !isDown(future, id) && own(future).reduce((sum, event) => sum + event.hits, 0) === hits)).toBeCloseTo(
        fire.hits[hits] ?? 0,
        9,
      );
    expect(chanceThat(futures, (future) => isDown(future, id))).toBeCloseTo(fire.critical, 9);
  }
  return spoken.length;
}

describe('what follows if nobody does anything', () => {
  const counts = { draws: 0, moves: 0, fire: 0 };

  test.each(Array.from({ length: 16 }, (_, number) => number))('is drawn, marches and fires as the view says, in raid %i', (number) => {
    momentsOf(`ahead ${number}`, (g) => {
      const { ahead, terrains, bagSize } = viewOf(g);
      const drawn = stepFrom(g, 'reinforcements', `${number}`);
      const expected = terrains.flatMap(({ entrances, complete }, index) =>
        entrances.flatMap(({ id }, own) => (complete ? [] : [[id, ahead.draws[index]?.[own] ?? 0] as const])),
      );
      const wanted = expected.reduce((sum, [, n]) => sum + n, 0);
      if (wanted > bagSize) expect(drawn.outcome?.cause).toBe('bag');
      else if (g.boards.every(({ entrances }) => entrances.every(({ barricade }) => barricade === 0))) {
        const drawnBy = new Map<string, number>();
        for (const { event } of drawn.events)
          if (event.kind === 'drawn') drawnBy.set(event.entrance, (drawnBy.get(event.entrance) ?? 0) + event.enemies.length + event.nulls);
        expect(expected.map(([id]) => [id, drawnBy.get(id) ?? 0])).toEqual(expected);
        counts.draws++;
      }
      const moved = stepFrom(g, 'movement', `${number}`).events.map(({ event }) => event);
      const first = moved.findIndex(({ kind }) => kind === 'enemies-move' || kind === 'guards' || kind === 'direction');
      const way = moved[first];
      if (way?.kind === 'enemies-move') {
        expect(ahead.ways).toContainEqual({ from: way.from, to: way.to });
        counts.moves++;
      } else if (way === undefined) expect(ahead.ways).toEqual([]);
      counts.fire += firesAsSaid(g);
    });
  });

  test('as often as it takes', () => expect(Math.min(...Object.values(counts))).toBeGreaterThan(5));

  test('shows the Goliaths that go off beside somebody Visible', () => {
    const g = position({
      card: 'launch-ramp',
      who: ['medic:A', 'scout:B'],
      at: { medic: 'f', scout: 'f' },
      visible: ['medic'],
      enemies: { f: ['goliath'] },
      guards: { j: 'mp40' },
    });
    expect(viewOf(g).ahead.blasts).toMatchObject([{ tile: 'launch-ramp/f', falls: ['medic', 'scout'] }]);
    const ended = begin({ ...g, phase: 4 });
    decideOn(ended);
    expect(ended.events.flatMap(({ event }) => (event.kind === 'fallen' ? [event.who] : []))).toEqual(['medic', 'scout']);
    expect(
      viewOf(position({ card: 'launch-ramp', who: ['medic:A'], at: { medic: 'f' }, visible: ['medic'], enemies: { f: ['goliath'] } })).ahead.blasts,
    ).toEqual([]);
  });
});
