import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { keyFromSeed, Match, Stream } from '#kernel';
import { type Answer, notation } from '../../answer.ts';
import { ADVANTAGES } from '../../content/advantage.ts';
import { COMMANDO_DIE, ENEMY_DIE } from '../../content/dice.ts';
import { CARDS, type SpaceId, stage, type TargetId } from '../../content/index.ts';
import { askedBy } from '../../facts/asked-by.ts';
import { whoIsAt } from '../../facts/places.ts';
import { contraGame } from '../../rules/game.ts';
import { everyMission, everyPart } from '../../testing/configs.ts';
import { jungle } from '../../testing/views.ts';
import type { Contra } from '../../types.ts';
import { explained, type Sign } from '../../words/legend.ts';
import { loadWords } from '../../words/words.ts';
import { attemptAt, attemptOn, attemptWith } from '../attempt.ts';
import { choosingOf } from '../choosing.ts';
import { waitingFor } from './waiting.ts';

const LEDGER = new Set([...readFileSync(new URL('../../clauses.yaml', import.meta.url), 'utf8').matchAll(/^- id: (\S+)/gm)].map(([, id]) => id));
const english = await loadWords('en');
const german = await loadWords('de');
const LANGUAGES = [
  ['en', english],
  ['de', german],
] as const;

/** What the rules, or the table, say to each thing on the board that cannot be answered with; each has to say something. */
function repliesIn(match: Match<Contra>): void {
  const [seat = 0] = match.asked;
  const { view, decision } = match.scene(seat);
  if (decision === null) throw new Error('nothing is asked');
  const options = match.open(match.asked);
  const open = choosingOf(decision, options, view);
  const who = view.fighters[open.seat]?.id ?? 'bill';
  const clauses = (attempt: Answer): readonly string[] => {
    const why = match.whyNot(open.seat, notation.print(attempt));
    return why.kind === 'forbidden' ? why.clauses : [why.kind];
  };
  const attempts: Answer[] = [];
  const tried = (attempt: Answer | null): void => {
    if (attempt !== null) attempts.push(attempt);
  };
  for (const space of stage(view.stage).map.spaces) {
    const there = whoIsAt(view, space.id);
    const lit = open.spaces.has(space.id) || there.targets.some((target) => open.targets.has(target));
    if (!lit && (there.commando === null || !open.commandos.has(there.commando))) tried(attemptAt(decision, who, space, there));
  }
  for (const target of targetsOf(view)) if (!open.targets.has(target)) tried(attemptOn(decision, who, target));
  for (const { id } of CARDS) if (view.fighters[open.seat]?.hand.includes(id) === true && !open.cards.has(id)) tried(attemptWith(decision, who, id));
  for (const attempt of attempts)
    for (const clause of clauses(attempt)) expect(LEDGER, `${decision.kind}: ${notation.print(attempt)}: ${clause}`).toContain(clause);
  for (const [, words] of LANGUAGES) {
    const { now, help, clause } = waitingFor({ decision, view, open, asked: true, past: false, others: [] }, words);
    expect(now).toMatch(/\S[.?!]$/);
    expect(help, decision.kind).toMatch(/^(Click|Klick auf) \S/);
    expect(LEDGER).toContain(clause);
  }
}

function targetsOf(view: Contra['View']): readonly TargetId[] {
  return ['boss', ...view.fighters.flatMap(({ foes }) => foes.map(({ id }) => id))];
}

describe('whatever is clicked where nothing can be done says what the table waits for', () => {
  const missions = [...everyMission().filter((_, index) => index % 4 === 0), ...everyPart().filter((_, index) => index % 3 === 0)];
  test.each(missions.map((config, index) => [index, config] as const))('in mission %i, from the first question to the last', (index, config) => {
    const match = Match.start(contraGame, config, { key: keyFromSeed(`waiting ${index}`) });
    const stream = new Stream(keyFromSeed(`answers ${index}`));
    for (let asked = 0; asked < 220 && match.outcome === null; asked++) {
      repliesIn(match);
      const options = match.options();
      match.answerIndex(stream.below(options.length));
    }
    expect(match.number).toBeGreaterThan(20);
  });
});

test('others are waited for by name, the past and the end say that they are', () => {
  const view = jungle();
  const decision = { kind: 'act', about: { seat: 1, may: [] }, seats: [1] } as const;
  const open = choosingOf(decision, [], view);
  const about = { decision, view, open, asked: false, past: false, others: ['Mira', 'Strong bot'] };
  expect(waitingFor(about, english).help).toBe('Wait for Mira and Strong bot.');
  expect(waitingFor(about, german).help).toBe('Warte auf Mira und Strong bot.');
  expect(waitingFor({ ...about, past: true }, english).now).toContain('earlier move');
  expect(waitingFor({ ...about, decision: null }, english).now).toContain('over');
});

test('swapping cards of the first hand cites the rule of it', () => {
  expect(askedBy({ kind: 'discard', about: { seat: 0, for: 'mulligan', left: 4 } })).toBe('contra.setup.mulligan');
});

describe.each(LANGUAGES)('the legend (%s)', (_, { say }) => {
  const view = jungle();
  const signs: readonly Sign[] = [
    ...stage(view.stage).map.spaces.map(({ id }): Sign => ({ kind: 'space', id })),
    ...ADVANTAGES.map((type): Sign => ({ kind: 'token', type })),
    ...[...new Set(COMMANDO_DIE)].map((face): Sign => ({ kind: 'die', face, hostile: false })),
    ...[...new Set(ENEMY_DIE)].map((face): Sign => ({ kind: 'die', face, hostile: true })),
    { kind: 'medals' },
    { kind: 'decks' },
  ];

  test('says of everything what it is and does', () => {
    for (const sign of signs) {
      const { title, says } = explained(sign, view, say);
      expect(title).toMatch(/^\p{Lu}/u);
      expect(says).toMatch(/^\p{Lu}.{10,}\.$/u);
    }
    expect(new Set(signs.map((sign) => explained(sign, view, say).title)).size).toBe(signs.length);
  });

  test('names who stands in a space', () => {
    const at = (id: SpaceId): string => explained({ kind: 'space', id }, view, say).says;
    expect(at('J36')).toContain(say.commando.lance);
    expect(at('J37')).toContain(say.enemy['heavy-gunner']);
    expect(at('J19')).toContain(say.boss['defense-wall']);
  });
});
