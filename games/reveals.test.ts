import { describe, expect, test } from 'vitest';
import { type AnswerRecord, at, type ChanceResult, canonical, keyFromSeed, Match, RecordError, type Seat, Stream } from '#kernel';
import { SOURCE } from '#words';
import { randomConfig } from '../cli/fuzz/configs.ts';
import { PLAIN } from '../cli/paint.ts';
import { guests } from '../web/testing/guests.ts';
import { eventText, promptText, type TextOf, type Words } from './index.ts';
import { boxes } from './shelf.ts';

/*
 * Undo stops at an answer with which something came out. That is fair only where whatever comes out is told at once: what is kept back
 * until a later answer tells it can be seen and taken back. So one result of chance is changed, and whoever is told the same in both
 * matches goes on in both: no answer that gives nothing may tell them apart.
 */

const MATCHES = 15;
/** So many answers of a match are looked at. */
const ANSWERS = 100;
/** So many answers two matches that are told alike go on together. */
const ONWARD = 4;

/** What somebody reads: the board, what is asked and offered, and what the last answer told. */
function read(words: Words, text: TextOf, match: Match, eyes: Seat): string {
  const { view, decision, outcome, number } = match.scene(eyes);
  const events = match.events.filter(({ at, to }) => at === number && (to === undefined || to.includes(eyes)));
  return JSON.stringify([
    text.draw(view, eyes, PLAIN),
    decision === null ? outcome : promptText(words, decision, view, decision.seats.includes(eyes) ? 'you' : 'others'),
    match.options(eyes),
    events.map(({ event }) => eventText(words, event, view)),
  ]);
}

/** The match with one result of its last answer changed into another that came out before, each in turn, where the rules then take the same course. */
function* changed(match: Match, stream: Stream): Iterable<Match> {
  const last = match.number - 1;
  const { seat, notation, gave } = at(match.answers, last);
  const before = [match.opening, ...match.answers.slice(-30).map((answer) => answer.gave)].flat();
  for (const [index, was] of gave.entries()) {
    const others = before.filter((other) => typeof other === typeof was && typeof other !== 'object' && other !== was);
    const is = others[stream.below(Math.max(1, others.length))];
    if (is === undefined) continue;
    const twin = match.rerun(last, () => {});
    if (answers(twin, seat, notation, gave.with(index, is))) yield twin;
  }
}

/** False where this cannot come out there, or less or more comes out. */
function answers(match: Match, seat: Seat, notation: string, gave: readonly ChanceResult[]): boolean {
  try {
    match.answer(match.number, seat, notation, gave);
    return true;
  } catch (thrown) {
    if (thrown instanceof RecordError) return false;
    throw thrown;
  }
}

describe.each([...boxes, ...guests].map((box) => [box.game.id, box] as const))('%s', (_, box) => {
  test.each(Array.from({ length: MATCHES }, (_, number) => number))('tells what comes out when it comes out (match %i)', async (number) => {
    const [words, text] = await Promise.all([box.words(SOURCE), box.text(SOURCE)]);
    const seed = `reveals ${box.game.id} ${number}`;
    const stream = new Stream(keyFromSeed(seed));
    const match = Match.start(box.game, randomConfig(box, seed), { key: keyFromSeed(seed) });

    /** Somebody plays on in two matches as long as they are told the same. */
    function goOn(twin: Match, eyes: Seat): void {
      const one = match.fork('same');
      const other = twin.rerun(twin.number, () => {});
      for (let step = 0; step < ONWARD && one.decision !== null && read(words, text, one, eyes) === read(words, text, other, eyes); step++) {
        one.answerIndex(stream.below(one.decision.count));
        const { seat, notation, gave } = one.answers.at(-1) as AnswerRecord;
        if (gave.length > 0 || !other.options(seat).includes(notation) || !answers(other, seat, notation, [])) return;
        const what = `seat ${eyes} learns from '${notation}' what came out with '${match.answers.at(-1)?.notation}' (${seed}, after ${one.number} answers)`;
        expect(read(words, text, other, eyes), what).toBe(read(words, text, one, eyes));
      }
    }

    while (match.decision !== null && match.number < ANSWERS) {
      match.answerIndex(stream.below(match.decision.count));
      for (const twin of changed(match, stream)) {
        if (canonical(box.game.save(match.state)) === canonical(box.game.save(twin.state))) continue;
        for (const eyes of match.seatNames.keys()) goOn(twin, eyes);
      }
    }
  });
});
