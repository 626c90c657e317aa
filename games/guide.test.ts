import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { botByName } from '#bots';
import { at, type GameTypes, keyFromSeed, Match, Timeline } from '#kernel';
import { boxes } from '#shelf';
import { languages } from '#words';
import { type Asked, droppedBy, isWarning, tipFor, warningFor } from './guide.ts';

/** Words in a hint, and so many first games in which each has to find its moment. */
const MOST_WORDS = 16;
const MATCHES = 24;
const ME = 0;
/** Who plays for whoever is new: somebody who slips, somebody who does anything, somebody who looks ahead. */
const NEWCOMERS = ['casual', 'random', 'greedy'];

const guided = boxes.flatMap((box) => (box.guide === undefined ? [] : [[box.game.id, box, box.guide] as const]));

test('every game that teaches accompanies the first games', () => {
  expect(guided.map(([game]) => game)).toEqual(boxes.filter(({ course }) => course !== undefined).map(({ game }) => game.id));
});

/** Every moment of a game in which the first seat is asked; in later ones, anybody. */
function* asked(box: (typeof boxes)[number], number: number): Generator<Asked> {
  const first = box.firstGame ?? box.presets[0]?.config ?? {};
  // What happens only among several people happens in other set-ups.
  const config = box.game.configure(number < MATCHES ? first : (box.presets[number % box.presets.length]?.config ?? first));
  const match = Match.start(box.game, config, { key: keyFromSeed(`guided ${number}`) });
  const timeline = new Timeline(match);
  const bots = match.seatNames.map((_, seat) => botByName(seat === ME ? at(NEWCOMERS, number % NEWCOMERS.length) : 'casual', `${number} ${seat}`));
  let since: GameTypes['Event'][] = timeline.eventsAt(0).map(({ event }) => event);
  while (match.decision !== null) {
    const seat = match.asked[0] ?? ME;
    if (seat === ME || number >= MATCHES) {
      const { view, decision } = match.scene(seat);
      if (decision !== null) yield { view, decision, you: seat, options: match.open([seat]), since };
      since = [];
    }
    match.answerIndex(at(bots, seat).decide(match, [seat]));
    since.push(...timeline.eventsAt(match.number).map(({ event }) => event));
  }
}

describe.each(guided)('the first games of %s', (game, box, guide) => {
  const ledger = readFileSync(new URL(`./${game}/clauses.yaml`, import.meta.url), 'utf8');
  const clauses = new Set([...ledger.matchAll(/^- id: (\S+)/gm)].map(([, id]) => id));

  test.each(languages)('every hint is said in a few words (%s)', async (language) => {
    const { hints, words } = await guide(language);
    const ids = hints.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(words).toSorted()).toEqual(ids.toSorted());
    const long = Object.values(words).filter((says) => says.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length > MOST_WORDS);
    expect(long).toEqual([]);
  });

  test('every hint gives a reason', async () => {
    const { hints } = await guide('en');
    expect(hints.filter(({ clause }) => !clauses.has(clause)).map(({ id }) => id)).toEqual([]);
  });

  test('every hint has its moment, and moments in which it is silent', async () => {
    const { hints } = await guide('en');
    const said = new Set<string>();
    const silent = new Set<string>();
    const dropped = new Set<string>();
    for (let number = 0; number < 2 * MATCHES && said.size < hints.length; number++) {
      for (const moment of asked(box, number)) {
        for (const hint of hints) {
          const one = { hints: [hint] };
          const speaks = isWarning(hint)
            ? moment.options.some((option) => warningFor(one, new Set(), option, moment) !== null)
            : tipFor(one, new Set(), moment) !== null;
          (speaks ? said : silent).add(hint.id);
          if (speaks) expect(Array.isArray(hint.at?.(moment) ?? [])).toBe(true);
          if (moment.options.some((option) => droppedBy(one, option, moment).length > 0)) dropped.add(hint.id);
        }
      }
    }
    const never = hints.map(({ id }) => id).filter((id) => !said.has(id));
    expect({ never }).toEqual({ never: [] });
    expect(hints.map(({ id }) => id).filter((id) => !silent.has(id) && id !== 'first')).toEqual([]);
    expect(hints.filter((hint) => !isWarning(hint) && hint.did !== undefined && !dropped.has(hint.id)).map(({ id }) => id)).toEqual([]);
  });
});
