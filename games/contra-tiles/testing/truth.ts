import { at, Match } from '#kernel';
import { catalogue, SOURCE } from '#words';
import { type Tried, Truth } from '../../truth.ts';
import type { Answer } from '../answer.ts';
import { contraTilesGame } from '../rules/game.ts';
import type { ContraTiles } from '../types.ts';
import type { Laid, View } from '../view.ts';
import type { Messages } from '../words/messages.ts';
import { wordsOf } from '../words/words.ts';

type Asked = Tried<ContraTiles>;
type Place = { readonly x: number; readonly y: number };

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

function pieceAt(view: View, x: number, y: number): Laid | undefined {
  return view.layout.find((piece) => piece.x === x && piece.y === y);
}

function placeOf(answer: Answer): Place {
  return 'x' in answer ? answer : { x: Number.NaN, y: Number.NaN };
}

/** What touches the sides of the space, from north clockwise. */
function around({ answer, view }: Asked): readonly (Laid | undefined)[] {
  const { x, y } = placeOf(answer);
  return STEPS.map(([dx, dy]) => pieceAt(view, x + dx, y + dy));
}

function crownsAround(tried: Asked): readonly string[] {
  return [...new Set(around(tried).flatMap((piece) => (piece !== undefined && 'crown' in piece ? [piece.crown] : [])))];
}

/** The edges of players' tiles that face the space. */
function edgesAround(tried: Asked): readonly string[] {
  return around(tried).flatMap((piece, side) => (piece !== undefined && 'edges' in piece ? [at([...piece.edges], (side + 2) % 4)] : []));
}

/** The tile in the slot, as it lies in the rack. */
function tile({ answer, view }: Asked): string {
  return answer.do === 'tile' ? (view.racks[mover(view)]?.[answer.slot - 1] ?? '') : '';
}

function mover({ active, bear }: View): 0 | 1 {
  return active === bear ? 0 : 1;
}

function sameColours(a: readonly string[], b: readonly string[]): boolean {
  return [...a].sort().join() === [...b].sort().join();
}

/** The same with the setting off, to see what would come of it. */
function withoutStrictTwo({ match: { state, config, game } }: Asked): Match<ContraTiles> {
  const free = { ...config, settings: { ...config.settings, 'strict-two': false } };
  const copy = game.copy(state);
  return Match.from(contraTilesGame, free, { ...copy, config: free }, { key: '0'.repeat(64) });
}

function isOption(options: readonly Answer[], holds: (option: Answer) => boolean): boolean {
  return options.some(holds);
}

export const truth = new Truth<ContraTiles, Messages>(await catalogue<Messages>(import(`../words/${SOURCE}/index.ftl`)), wordsOf, {
  why: {
    scoring: {
      trigger: {
        tile: (tried) => {
          const { x, y } = placeOf(tried.answer);
          const laid = pieceAt(tried.view, x, y);
          return laid !== undefined && 'side' in laid && around(tried).includes(undefined);
        },
        crown: ({ answer, view }) => 'crown' in (pieceAt(view, placeOf(answer).x, placeOf(answer).y) ?? {}),
        nothing: ({ answer, view }) => pieceAt(view, placeOf(answer).x, placeOf(answer).y) === undefined,
        unlaid: ({ answer, options }) => answer.do !== 'score' && options.every((option) => option.do === 'score'),
      },
      once: (tried) => !around(tried).includes(undefined),
      'several-at-once': ({ view, seat }, { side }) => side === mover(view) && seat !== view.active,
    },
    'place-player': {
      'match-one': (tried, { crowns }) =>
        sameColours(crowns, crownsAround(tried)) && crowns.length > 0 && crowns.every((colour) => !tile(tried).includes(String(colour))),
      turned: (tried, { crowns }) => {
        const { answer } = tried;
        const turn = answer.do === 'tile' ? answer.turn : 0;
        const shows = around(tried).some(
          (piece, side) => piece !== undefined && 'crown' in piece && at([...tile(tried)], (side + 4 - turn) % 4) === piece.crown,
        );
        return sameColours(crowns, crownsAround(tried)) && crowns.length > 0 && !shows;
      },
      'adjacent-crown': (tried) => crownsAround(tried).length === 0,
    },
    'place-crown': {
      'match-one': (tried, { colours, edges, crown }) =>
        edges === edgesAround(tried).length &&
        sameColours(colours, [...new Set(edgesAround(tried))]) &&
        !crown.some((colour) => colours.includes(colour)) &&
        tried.answer.do === 'crown' &&
        crown[0] === (tried.view.market[tried.answer.slot - 1] ?? undefined),
      'no-spoil-only': (tried) => tried.answer.do === 'crown' && !edgesAround(tried).includes(tried.view.market[tried.answer.slot - 1] ?? ''),
      'adjacent-player-tile': (tried) => edgesAround(tried).length === 0,
    },
    geometry: {
      'diagonal-is-nothing': (tried, { needs }) => {
        const { x, y } = placeOf(tried.answer);
        const corners = [-1, 1].flatMap((dx) => [-1, 1].map((dy) => pieceAt(tried.view, x + dx, y + dy)));
        const isNeeded = (piece: Laid | undefined): boolean => piece !== undefined && (needs === 'crown' ? 'crown' in piece : 'edges' in piece);
        return tried.answer.do === (needs === 'crown' ? 'tile' : 'crown') && !around(tried).some(isNeeded) && corners.some(isNeeded);
      },
      permanent: ({ answer, view }) => pieceAt(view, placeOf(answer).x, placeOf(answer).y) !== undefined,
    },
    turn: {
      'opening-forces-player-tile': ({ view, answer }) => answer.do === 'crown' && view.layout.every((piece) => 'crown' in piece),
      'no-player-tiles-left': ({ view }) => view.racks[mover(view)]?.every((face) => face === null) === true,
      mandatory: (tried) => {
        const leaves = (answer: string): boolean => {
          const free = withoutStrictTwo(tried);
          const { active, number } = { active: free.asked[0], number: free.number };
          free.answer(number, active ?? -1, answer);
          return free.decision === null || free.asked[0] !== active || free.state.laid === 0;
        };
        const { print } = tried.match.game.notation;
        return leaves(print(tried.answer)) && tried.options.some((option) => !leaves(print(option)));
      },
      'may-place': ({ options }) => isOption(options, (option) => option.do === 'tile' || option.do === 'crown'),
      alternate: ({ view, seat }, { side }) => side === mover(view) && seat !== view.active,
    },
    setup: { sides: ({ view, answer }, { side }) => answer.do === 'other-tile' && side !== mover(view) },
    refill: {
      market: ({ view, answer }) => answer.do === 'crown' && view.market[answer.slot - 1] === null && view.crownStack > 0,
      rack: ({ view, answer }) => answer.do === 'tile' && view.racks[mover(view)]?.[answer.slot - 1] === null && at(view.tileStacks, mover(view)) > 0,
      exhausted: ({ view, answer }) => (answer.do === 'crown' ? view.crownStack : at(view.tileStacks, mover(view))) === 0,
    },
  },
  help: {
    turn: ({ answer, options }, { more }) =>
      isOption(
        options,
        (o) => answer.do === 'tile' && o.do === 'tile' && o.slot === answer.slot && o.x === answer.x && o.y === answer.y && o.turn === (answer.turn + more) % 4,
      ),
    tile: (tried, { slot, colour }) => {
      const { x, y } = placeOf(tried.answer);
      const face = tried.view.racks[mover(tried.view)]?.[slot - 1] ?? '';
      return (
        face.includes(colour) &&
        crownsAround(tried).includes(colour) &&
        isOption(tried.options, (o) => o.do === 'tile' && o.slot === slot && o.x === x && o.y === y)
      );
    },
    another: ({ answer, options }, { slot }) =>
      isOption(options, (o) => o.do === 'tile' && o.slot === slot && o.x === placeOf(answer).x && o.y === placeOf(answer).y),
    crown: ({ answer, options, view }, { colour }) =>
      isOption(options, (o) => o.do === 'crown' && view.market[o.slot - 1] === colour && o.x === placeOf(answer).x && o.y === placeOf(answer).y),
    elsewhere: ({ answer, options }, { kind, places }) =>
      places.every((place) => isOption(options, (o) => o.do === kind && answer.do === kind && o.slot === answer.slot && o.x === place.x && o.y === place.y)),
    own: ({ options }) => isOption(options, (o) => o.do === 'tile' || o.do === 'crown'),
    score: ({ options }) => isOption(options, (o) => o.do === 'score'),
  },
  cites: {
    sides: ['contra-tiles.setup.sides'],
    rack: ['contra-tiles.setup.player-stack', 'contra-tiles.refill.rack'],
    market: ['contra-tiles.setup.market', 'contra-tiles.refill.market'],
    'start-crown': ['contra-tiles.setup.start-layout'],
    crown: ['contra-tiles.place-crown.match-one'],
    tile: ['contra-tiles.place-player.match-one'],
    score: ({ matching }) => [
      'contra-tiles.scoring.owner',
      at(
        [
          'contra-tiles.scoring.fewer-than-three',
          'contra-tiles.scoring.fewer-than-three',
          'contra-tiles.scoring.fewer-than-three',
          'contra-tiles.scoring.three',
          'contra-tiles.scoring.four',
        ],
        matching,
      ),
    ],
    pay: ['contra-tiles.scoring.fewer-than-three', 'contra-tiles.scoring.several-at-once'],
    reward: ({ due, taken }) => [
      'contra-tiles.scoring.four',
      'contra-tiles.scoring.several-at-once',
      ...(taken < due ? ['contra-tiles.scoring.empty-supply'] : []),
    ],
    broke: ({ sides }) => [
      'contra-tiles.broke.definition',
      sides.length === 2 ? 'contra-tiles.broke.both' : 'contra-tiles.broke.ends-now',
      'contra-tiles.broke.self-inflicted',
    ],
    pass: ['contra-tiles.turn.cannot-place'],
    'only-one': ['contra-tiles.turn.cannot-place'],
    compare: ({ cause, purses: [bear, woman] }) => [
      cause === 'passes' ? 'contra-tiles.turn.cannot-place' : 'contra-tiles.end.crowns-low',
      bear === woman ? 'contra-tiles.end.tie' : 'contra-tiles.end.most-coins',
    ],
  },
});
