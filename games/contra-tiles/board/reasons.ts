import type { Colour } from '../content/tiles.ts';
import type { Side } from '../rules/pieces.ts';
import type { View } from '../rules/view.ts';
import { keyOf, lyingIn, neighbours, type Place } from './cells.ts';
import { Choices, cellNamed, isSamePick, OTHERS_TILE, type Pick, readChosen } from './choices.ts';
import { readPlacement, type Told } from './foresight.ts';

/** What lies around a cell that somebody asks about. */
export interface Surroundings {
  readonly placement: Told | null;
  readonly place: Place;
  /** The different colours of the crowns along its sides. */
  readonly crowns: readonly Colour[];
  /** The edges that player tiles show it, with their owners. */
  readonly edges: readonly { readonly colour: Colour; readonly side: Side }[];
  /** The tile has an edge of one of these colours, turned or not. */
  readonly couldMatch: boolean;
}

export function surroundings(notation: string, view: View): Surroundings | null {
  const chosen = readChosen(notation);
  if (chosen === null) return null;
  const lying = lyingIn(view.layout);
  const crowns = new Set<Colour>();
  const edges: { colour: Colour; side: Side }[] = [];
  for (const [d, place] of neighbours(chosen).entries()) {
    const laid = lying.get(keyOf(place));
    if (laid === undefined) continue;
    if ('crown' in laid) crowns.add(laid.crown);
    else edges.push({ colour: laid.edges[(d + 2) % 4] as Colour, side: laid.side });
  }
  const placement = readPlacement(notation, view);
  const couldMatch = placement?.kind === 'tile' && [...crowns].some((colour) => placement.edges.includes(colour));
  return { placement, place: { x: chosen.x, y: chosen.y }, crowns: [...crowns], edges, couldMatch };
}

/** What lies where somebody wants to score; `unlaid` when they want to lay something instead. */
export type Lying = 'tile' | 'crown' | 'nothing' | 'unlaid';

export function lyingAt(notation: string, view: View): Lying {
  const place = notation.startsWith('score ') ? cellNamed(notation) : null;
  if (place === null) return 'unlaid';
  const laid = lyingIn(view.layout).get(keyOf(place));
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
export function helpFor(notation: string, options: readonly string[], view: View): Help | null {
  const choices = new Choices(options);
  if (choices.closed.length > 0) return { kind: 'score' };
  const chosen = readChosen(notation);
  if (chosen === null) return notation.startsWith(OTHERS_TILE) && options.length > 0 ? { kind: 'own' } : null;
  const here = (pick: Pick): readonly number[] => choices.openings(pick).find((at) => at.x === chosen.x && at.y === chosen.y)?.quarters ?? [];
  const turns = here(chosen.pick);
  const more = [1, 2, 3].find((n) => turns.includes((chosen.quarters + n) % 4));
  if (more !== undefined) return { kind: 'turn', more };
  const another = choices.picks.find((pick) => !isSamePick(pick, chosen.pick) && here(pick).length > 0);
  if (another?.kind === 'tile') return { kind: 'tile', slot: another.slot, crowns: surroundings(notation, view)?.crowns ?? [] };
  const colour = another === undefined ? null : (view.market[another.slot] ?? null);
  if (colour !== null) return { kind: 'crown', colour };
  const places = choices.openings(chosen.pick);
  return places.length > 0 ? { kind: 'elsewhere', pick: chosen.pick, places } : null;
}
