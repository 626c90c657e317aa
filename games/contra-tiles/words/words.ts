import { at, type Outcome, type Seat } from '#kernel';
import { catalogue, type Language, told } from '#words';
import { eventText, type Names, plain, valuesOf, type Words } from '../../words.ts';
import { SIDES } from '../content/tiles.ts';
import { type Help, helpFor } from '../facts/help.ts';
import { type Placing, pieceOf } from '../facts/openings.ts';
import { activeSide, seatOfSide } from '../facts/places.ts';
import type { Preview } from '../preview.ts';
import type { Side } from '../rules/pieces.ts';
import type { ContraTiles } from '../types.ts';
import type { View } from '../view.ts';
import type { Messages as Aids } from './aids/messages.ts';
import type { Messages as Examples } from './examples/messages.ts';
import type { Messages } from './messages.ts';
import { reasonToPlace, reasonToScore } from './why.ts';

/** Everything the game and its board say. */
export interface ContraTilesWords extends Words<ContraTiles> {
  readonly say: Messages;
  /** Who they speak to; null for several at one screen, and for those who look on. */
  readonly you: Seat | null;
  /** The lines below the pictures of clauses. */
  examples(): Promise<Examples>;
  /** What the player aid says. */
  aids(): Promise<Aids>;
}

export async function loadWords(language: Language): Promise<ContraTilesWords> {
  const say = await catalogue<Messages>(import(`./${language}/index.ftl`));
  const examples = (): Promise<Examples> => catalogue(import(`./examples/${language}/index.ftl`));
  const aids = (): Promise<Aids> => catalogue(import(`./aids/${language}/index.ftl`));
  const speaking = (you: Seat | null): ContraTilesWords => ({ ...wordsOf(say, you), say, you, examples, aids, to: speaking });
  return speaking(null);
}

export function wordsOf(say: Messages, you: Seat | null = null): Words<ContraTiles> {
  const { event } = say;
  const isMine = (side: Side, view: View): boolean => you !== null && seatOfSide(view, side) === you;
  const ownerAt = (view: View) => (isMine(activeSide(view), view) ? 'mine' : SIDES[activeSide(view)]);
  /** With whether it is mine. */
  const by = <E extends { readonly side: Side }>(e: E, view: View): E & { readonly mine: boolean } => ({ ...e, mine: isMine(e.side, view) });
  const placing = (answer: Placing, view: View): string => {
    const piece = pieceOf(answer, view);
    return piece === null ? say.answer[answer.do](answer) : say.answer.piece({ ...answer, piece });
  };
  const activeName = (view: View, names: Names): string => {
    const side = activeSide(view);
    return names[side === 0 ? view.bear : 1 - view.bear] || say.side[SIDES[side]];
  };
  const words: Words<ContraTiles> = {
    mood: say.mood,
    gist: say.gist,
    presets: say.preset,
    settings: say.setting,
    values: valuesOf(say.value),
    chapters: say.chapter,
    prompts: {
      place: (_, view) => say.prompt[view.laid === 0 ? 'first' : 'second']({ owner: ownerAt(view) }),
      score: (_, view) => say.prompt.score({ owner: ownerAt(view) }),
    },
    watched: {
      place: (_, view, names) => say.watched[view.laid === 0 ? 'first' : 'second']({ who: activeName(view, names) }),
      score: (_, view, names) => say.watched.score({ who: activeName(view, names) }),
    },
    promptsName: true,
    answers: { ...told(say.answer), crown: placing, tile: placing },
    foretells({ joints, matching, scoring, toScore }: Preview, _, view) {
      const side = activeSide(view);
      const says = [...scoring, ...toScore].map((one) => plain(eventText(words, one, view)));
      const of = joints.length;
      if (of > 0) says.unshift(matching === of ? say.foretells.all({ of }) : say.foretells.some({ matching, of }));
      if (toScore.length > 0) says.push(say.foretells.order({ side, mine: isMine(side, view) }));
      return says;
    },
    where: (answer) => ('x' in answer ? say.board.cell({ at: answer }) : null),
    threats: ({ purses, supply }) => [say.threat.purses({ bear: purses[0], woman: purses[1] }), say.threat.supply({ supply })],
    events: {
      ...told(event),
      sides: ({ bear }) => event.sides({ mine: bear === you }),
      rack: (e, view) => event.rack(by(e, view)),
      crown: (e, view) => event.crown(by(e, view)),
      tile: (e, view) => event.tile({ ...by(e, view), laid: e }),
      score: (e, view) => event.score(by(e, view)),
      pay: (e, view) => event[e.paid === e.owed ? 'pay' : 'pay-part'](by(e, view)),
      reward: (e, view) => event[e.taken === e.due ? 'reward' : 'reward-part'](by(e, view)),
      broke: ({ sides }, view) => (sides.length === 2 ? event['broke-both'] : event.broke(by({ side: at(sides, 0) }, view))),
      pass: (e, view) => event.pass(by(e, view)),
      'only-one': (e, view) => event['only-one'](by(e, view)),
    },
    heading(one, view) {
      if (one.kind === 'sides') return say.heading.setup;
      return one.kind === 'tile' || one.kind === 'crown' || one.kind === 'pass' ? say.heading.turn({ ...view, ...by(one, view) }) : null;
    },
    whyNot: (clause, answer, view, { kind }) => (kind === 'score' ? reasonToScore : reasonToPlace)(say, clause, answer, view),
    wouldHelp(answer, options, view) {
      const help = helpFor(answer, options, view);
      return help === null ? null : helpText(say, help);
    },
    outcome: (outcome, seats, you) => outcomeText(say, outcome, seats, you),
  };
  return words;
}

function helpText({ help: say }: Messages, help: Help): string {
  switch (help.kind) {
    case 'turn':
      return say.turn(help);
    case 'tile': {
      const slot = help.slot + 1;
      return help.crowns.length === 1 ? say.tile({ slot, colour: at(help.crowns, 0) }) : say.another({ slot });
    }
    case 'crown':
      return say.crown(help);
    case 'elsewhere':
      return say.elsewhere({ kind: help.pick.kind, places: help.places.slice(0, 2) });
    default:
      return say[help.kind];
  }
}

function outcomeText({ outcome: say }: Messages, { payoff, cause }: Outcome, seats: readonly string[], you?: Seat): string {
  const won = payoff.indexOf(1);
  const how = cause === 'crowns' || cause === 'passes' ? cause : 'broke';
  if (won < 0) return say.draw[how];
  const given = { you: won === you, winner: at(seats, won), loser: at(seats, 1 - won) };
  return say[how === 'broke' && you !== undefined && you !== won ? 'you-broke' : how](given);
}
