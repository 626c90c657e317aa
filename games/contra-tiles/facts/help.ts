import type { Answer } from '../answer.ts';
import { COLOURS, type Colour } from '../content/tiles.ts';
import type { Side } from '../rules/pieces.ts';
import type { Piece, View } from '../view.ts';
import { isPlacing, Openings, type Pick, type Placing, pickOf, pieceOf } from './openings.ts';
import { isSame, keyOf, lyingIn, neighbours, type Place } from './places.ts';

/** What lies around a cell that somebody asks about. */
export interface Surroundings {
  /** What would be laid there; null when its slot is empty. */
  readonly piece: Piece | null;
  /** The different colours of the crowns along its sides. */
  readonly crowns: readonly Colour[];
  /** The edges that player tiles show it, with their owners. */
  readonly edges: readonly { readonly colour: Colour; readonly side: Side }[];
  /** The tile has an edge of one of these colours, turned or not. */
  readonly couldMatch: boolean;
}

export function surroundings(placing: Placing, view: View): Surroundings {
  const lying = lyingIn(view.layout);
  const crowns = new Set<Colour>();
  const edges: { colour: Colour; side: Side }[] = [];
  for (const [d, place] of neighbours(placing).entries()) {
    const laid = lying.get(keyOf(place));
    if (laid === undefined) continue;
    if ('crown' in laid) crowns.add(laid.crown);
    else edges.push(...COLOURS.flatMap((colour) => (colour === laid.edges[(d + 2) % 4] ? [{ colour, side: laid.side }] : [])));
  }
  const piece = pieceOf(placing, view);
  const couldMatch = piece !== null && 'edges' in piece && [...crowns].some((colour) => piece.edges.includes(colour));
  return { piece, crowns: [...crowns], edges, couldMatch };
}

/** What lies where somebody wants to score; `unlaid` when they want to lay something instead. */
export type Lying = 'tile' | 'crown' | 'nothing' | 'unlaid';

export function lyingAt(answer: Answer, view: View): Lying {
  if (answer.do !== 'score') return 'unlaid';
  const laid = view.layout.find((piece) => isSame(piece, answer));
  return laid === undefined ? 'nothing' : 'crown' in laid ? 'crown' : 'tile';
}

/** What could be done instead of what is not allowed. */
export type Help =
  | { readonly kind: 'turn'; readonly more: number }
  | { readonly kind: 'tile'; readonly slot: number; readonly crowns: readonly Colour[] }
  | { readonly kind: 'crown'; readonly colour: Colour }
  | { readonly kind: 'elsewhere'; readonly pick: Pick; readonly places: readonly Place[] }
  | { readonly kind: 'own' }
  | { readonly kind: 'score' };

/** The nearest help: turn it, lay another piece here, lay it elsewhere. */
export function helpFor(answer: Answer, options: readonly Answer[], view: View): Help | null {
  const openings = new Openings(options);
  if (openings.closed.length > 0) return { kind: 'score' };
  if (!isPlacing(answer)) return answer.do === 'other-tile' && options.length > 0 ? { kind: 'own' } : null;
  const own = pickOf(answer);
  const here = (pick: Pick): readonly number[] => openings.of(pick).find((at) => isSame(at, answer))?.quarters ?? [];
  const turns = here(own);
  const turn = answer.do === 'tile' ? answer.turn : 0;
  const more = [1, 2, 3].find((n) => turns.includes((turn + n) % 4));
  if (more !== undefined) return { kind: 'turn', more };
  const another = openings.picks.find((pick) => here(pick).length > 0);
  if (another?.kind === 'tile') return { kind: 'tile', slot: another.slot, crowns: surroundings(answer, view).crowns };
  const colour = another === undefined ? null : (view.market[another.slot] ?? null);
  if (colour !== null) return { kind: 'crown', colour };
  const places = openings.of(own);
  return places.length > 0 ? { kind: 'elsewhere', pick: own, places } : null;
}
