import { catalogue, type Language } from '#words';
import type { Asked, Guide, Hint } from '../../guide.ts';
import { SIDES } from '../content/tiles.ts';
import { keyOf, type Place } from '../facts/places.ts';
import type { Scored } from '../preview.ts';
import type { Side } from '../rules/pieces.ts';
import type { ContraTiles } from '../types.ts';
import type { Messages } from '../words/guide/messages.ts';

export async function loadGuide(language: Language): Promise<Guide<ContraTiles>> {
  return { hints: HINTS, words: { ...(await catalogue<Messages>(import(`../words/guide/${language}/index.ftl`))) } };
}

type Moment = Asked<ContraTiles>;
type Option = Moment['options'][number];

/** Careful from here on. */
const POOR = 2;
/** So many left in the stack are few. */
const FEW_CROWNS = 5;
/** With fewer crowns in the market the game is over. */
const LEAST = 2;
/** How many pieces are placed in a turn. */
const PIECES = 2;

const mine = ({ view, you }: Moment): Side => (view.bear === you ? 0 : 1);
const hers = (asked: Moment): Side => (mine(asked) === 0 ? 1 : 0);

function scoresOf({ preview }: Option): readonly Scored[] {
  return preview === null ? [] : [...preview.scoring.flatMap((event) => (event.kind === 'score' ? [event] : [])), ...preview.toScore];
}

/** The tiles that a crown from the market would close so. */
function closed(asked: Moment, side: Side, options: readonly Option[], how: (matching: number) => boolean): readonly Scored[] {
  return options.flatMap((option) =>
    option.answer.do === 'crown'
      ? scoresOf(option).filter((score) => score.side === side && how(score.matching) && isMatch(option, score) === (side === mine(asked)))
      : [],
  );
}

/** Whether the edge that is covered last matches. */
function isMatch({ preview }: Option, { x, y }: Place): boolean {
  return preview?.joints.some((joint) => joint.x === x && joint.y === y && joint.matches) ?? false;
}

const isFour = (matching: number): boolean => matching === 4;
const isThree = (matching: number): boolean => matching === 3;
const isBad = (matching: number): boolean => matching < 3;

/** Her last piece has closed a tile of mine for a loss. */
function spoiled(asked: Moment): readonly Place[] {
  const by = asked.since.findLast((event) => event.kind === 'tile' || event.kind === 'crown');
  if (by === undefined || by.side === mine(asked)) return [];
  return asked.since.flatMap((event) => (event.kind === 'score' && event.side === mine(asked) && isBad(event.matching) ? [event] : []));
}

function canEnd({ view }: Moment): boolean {
  return view.market.filter((crown) => crown !== null).length + view.crownStack - (PIECES - view.laid) < LEAST;
}

const mineLaid = (asked: Moment): readonly Place[] => asked.view.layout.filter((piece) => 'side' in piece && piece.side === mine(asked));

const cells = (places: readonly Place[]): readonly string[] => [...new Set(places.map((place) => `cell ${keyOf(place)}`))];
const purse = (side: Side): string => `purse ${SIDES[side]}`;

export const HINTS: readonly Hint<ContraTiles>[] = [
  {
    id: 'first',
    clause: 'contra-tiles.place-player.match-one',
    when: () => true,
    at: (asked) => [`rack ${SIDES[mine(asked)]}`],
  },
  {
    id: 'crowns',
    clause: 'contra-tiles.place-crown.any-owner',
    when: ({ options }) => options.some(({ answer }) => answer.do === 'crown'),
    did: ({ answer }) => answer.do === 'crown',
    at: () => ['market'],
  },
  {
    id: 'goal',
    clause: 'contra-tiles.scoring.four',
    when: (asked) => mineLaid(asked).length > 0,
    did: (option, asked) => closed(asked, mine(asked), [option], isFour).length > 0,
    at: (asked) => cells(mineLaid(asked)),
  },
  {
    id: 'four',
    clause: 'contra-tiles.scoring.four',
    when: (asked) => closed(asked, mine(asked), asked.options, isFour).length > 0,
    did: (option, asked) => closed(asked, mine(asked), [option], isFour).length > 0,
    at: (asked) => cells(closed(asked, mine(asked), asked.options, isFour)),
  },
  {
    id: 'wrong',
    clause: 'contra-tiles.place-crown.spoil',
    when: (asked) => closed(asked, hers(asked), asked.options, isBad).length > 0,
    did: (option, asked) => closed(asked, hers(asked), [option], isBad).length > 0,
    at: (asked) => cells(closed(asked, hers(asked), asked.options, isBad)),
  },
  {
    id: 'danger',
    clause: 'contra-tiles.scoring.fewer-than-three',
    when: (asked) => closed(asked, mine(asked), asked.options, isThree).length > 0,
    did: (option, asked) => closed(asked, mine(asked), [option], isThree).length > 0,
    at: (asked) => cells(closed(asked, mine(asked), asked.options, isThree)),
  },
  {
    id: 'pay',
    clause: 'contra-tiles.scoring.fewer-than-three',
    warns: (option, asked) => scoresOf(option).some(({ side, coins }) => side === mine(asked) && coins < 0),
    at: (asked) => [purse(mine(asked))],
  },
  {
    id: 'spoiled',
    clause: 'contra-tiles.place-crown.spoil',
    when: (asked) => spoiled(asked).length > 0,
    at: (asked) => cells(spoiled(asked)),
  },
  {
    id: 'poor',
    clause: 'contra-tiles.broke.definition',
    when: (asked) => asked.view.purses[mine(asked)] <= POOR,
    at: (asked) => [purse(mine(asked))],
  },
  {
    id: 'rich',
    clause: 'contra-tiles.broke.ends-now',
    when: (asked) => asked.view.purses[hers(asked)] <= POOR,
    at: (asked) => [purse(hers(asked))],
  },
  {
    id: 'low',
    clause: 'contra-tiles.end.crowns-low',
    when: ({ view }) => view.crownStack <= FEW_CROWNS,
    at: () => ['market'],
  },
  {
    id: 'lead',
    clause: 'contra-tiles.end.most-coins',
    when: (asked) => asked.view.purses[mine(asked)] > asked.view.purses[hers(asked)] && canEnd(asked),
    at: () => ['market'],
  },
];
