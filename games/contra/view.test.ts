import { expect, test } from 'vitest';
import { GreedyBot, RandomBot } from '#bots';
import { type EventKind, type EventOf, keyFromSeed, Match, type Method, Timeline } from '#kernel';
import { contra } from './bot/box.ts';
import { ENEMY_DECKS, type EnemyId, STAGES } from './content/index.ts';
import type { Event } from './event.ts';
import type { Contra } from './types.ts';
import type { FoeView, View } from './view.ts';

type Seen<E> = Method<[event: E, view: View], boolean> | undefined;

const foeOf = ({ fighters }: View, enemy: EnemyId): FoeView | undefined => fighters.flatMap(({ foes }) => foes).find(({ id }) => id === enemy);
const entered = ({ enemy, space }: EventOf<Contra, 'enemy-drawn' | 'hatched'>, view: View): boolean => foeOf(view, enemy)?.space === space;
const moved = ({ seat, to }: EventOf<Contra, 'jumps' | 'pushed'>, { fighters }: View): boolean => fighters[seat]?.space === to;
const rolled = ({ dice }: EventOf<Contra, 'rolls' | 'explodes' | 'rerolls'>, { fight }: View): boolean => fight?.dice.join().endsWith(dice.join()) === true;

/** What is to be seen of an event right after it. */
const SEEN: { readonly [K in EventKind<Contra>]?: Seen<EventOf<Contra, K>> } = {
  round: (e, { round, fighters }) => round === e.round && fighters.every(({ turnTaken }) => !turnTaken),
  phase: (e, { phase }) => phase === e.phase,
  turn: ({ seat }, { active }) => active === seat,
  'turn-ends': ({ seat }, { active, fighters }) => active === -1 && fighters[seat]?.turnTaken === true,
  over: ({ ending }, { outcome }) => outcome === ending,
  starts: ({ seat, space }, { fighters }) => fighters[seat]?.space === space,
  runs: ({ seat, path }, { fighters }) => fighters[seat]?.space === path.at(-1),
  jumps: moved,
  pushed: moved,
  plays: ({ seat, card }, { fighters }) => fighters[seat]?.playing.includes(card) === true,
  equips: ({ seat, weapon }, { fighters }) => fighters[seat]?.weapon === weapon,
  'medal-lost': ({ seat, left }, { fighters }) => fighters[seat]?.medals === left,
  'objective-token': ({ seat, number }, { fighters }) => fighters[seat]?.mission.includes(number) === true,
  infected: ({ seat, gels }, { fighters }) => fighters[seat]?.gels === gels,
  attacks: ({ targets }, { fight }) => fight?.targets.join() === targets.join(),
  rolls: rolled,
  explodes: rolled,
  rerolls: rolled,
  damages(e, view) {
    const foe = foeOf(view, e.target);
    return foe !== undefined && foe.health - foe.damage === e.left;
  },
  'boss-damaged': ({ card, left }, { fighters }) => fighters.some(({ boss }) => boss?.id === card && boss.health - boss.damage === left),
  flipped: ({ card }, { fighters }) => fighters.some(({ boss }) => boss?.id === card && boss.defeated),
  defeated: ({ enemy }, view) => foeOf(view, enemy) === undefined,
  'enemy-drawn': entered,
  hatched: entered,
  'enemy-moves': ({ enemy, to }, view) => foeOf(view, enemy)?.space === to,
  'boss-moves': ({ to }, { boss }) => boss.join() === to,
  assault: ({ seat, dice }, { assault }) => assault?.seat === seat && assault.dice.join() === dice.join(),
  special: ({ card }, { assault }) => assault?.triggered.includes(card) === true,
  'assault-ends': (_, { assault }) => assault === null,
  stays: ({ card }, { stageArea }) => stageArea.includes(card),
  leaves: ({ card }, { stageDiscard }) => stageDiscard.includes(card),
  alarm: ({ tokens }, { alarm }) => alarm === tokens,
  slip: ({ to }, { slip }) => slip === to,
  'pillbox-placed': ({ space }, { pillboxes }) => pillboxes.includes(space),
  'pillbox-taken': ({ space }, { pillboxes }) => !pillboxes.includes(space),
  grenade: ({ space }, { grenades }) => grenades.includes(space),
  'platform-broken': ({ space }, { broken }) => broken.includes(space),
  dimer: ({ space }, { dimers }) => dimers.includes(space),
  gels: ({ space, n }, { gels }) => n < 0 || (gels[space] ?? 0) >= n,
};

test('what happens is seen right after it is told', () => {
  const seen: { readonly [K in EventKind<Contra>]?: Seen<Event> } = SEEN;
  const kinds = new Set<string>();
  STAGES.forEach(({ id: stage }, at) => {
    for (let game = 0; game < 6; game++) {
      const seed = `${stage} ${game}`;
      const enemy = ENEMY_DECKS[(at + game) % 4]?.id;
      const match: Match<Contra> = Match.start(contra.game, { stage, enemy, commandos: ['bill', 'sweets', 'lance'] }, { key: keyFromSeed(seed) });
      const bot = game % 3 === 0 ? new RandomBot(seed) : new GreedyBot(seed);
      while (match.outcome === null) match.answerIndex(bot.decide(match, match.asked));
      const timeline = new Timeline(match);
      for (let number = 1; number <= match.number; number++)
        for (const { event, view } of timeline.stepsAt(number)) {
          kinds.add(event.kind);
          expect(seen[event.kind]?.(event, view), `${seed}, answer ${number}: ${JSON.stringify(event)}`).not.toBe(false);
        }
    }
  });
  expect([...kinds]).toEqual(expect.arrayContaining(Object.keys(SEEN)));
});
