import { at, type EventKind, type EventOf, keyFromSeed, Match } from '#kernel';
import { card, position, type Sketch } from '../positions.ts';
import { vCommandosGame } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import type { VCommandos } from '../types.ts';
import { begin, idle, play, type Scene, say } from './raid.ts';

/* Every kind of event: what is told of it, to the last figure, and the clauses it follows from. */

type Kind = EventKind<VCommandos>;
type Telling<K extends Kind> = readonly [fields: Omit<EventOf<VCommandos, K>, 'kind'>, ...clauses: string[]];
/** Scenes, each with everything that is told of a kind in it. */
type Tellings<K extends Kind> = { readonly [One in K]: readonly (readonly [scene: () => Scene, ...events: Telling<One>[]])[] };

/** What a commando does. */
export type ActionEvent =
  | 'activates'
  | 'ends'
  | 'moves'
  | 'goes-down'
  | 'shoots'
  | 'strikes'
  | 'overpowers'
  | 'barricaded'
  | 'saves'
  | 'plus'
  | 'healed'
  | 'gander-healed'
  | 'dons'
  | 'emplaces'
  | 'detonates'
  | 'airdrop'
  | 'kit-drawn'
  | 'smoke'
  | 'panzerfaust'
  | 'wire-cut'
  | 'goliath-moves'
  | 'works'
  | 'takes'
  | 'item-lies'
  | 'ability'
  | 'direction'
  | 'looks'
  | 'collects'
  | 'drops'
  | 'nest'
  | 'rerolls';

/** What comes of it, and what the enemy does. */
export type Consequence =
  | 'stealth'
  | 'visible'
  | 'uniform-lost'
  | 'alarm'
  | 'alarm-muted'
  | 'alarm-off'
  | 'eliminated'
  | 'loot'
  | 'door-opens'
  | 'barricade-breaks'
  | 'trapdoor'
  | 'explosion'
  | 'barrel-bursts'
  | 'barrel-gone'
  | 'objective'
  | 'goliaths-activated'
  | 'drawn'
  | 'enters'
  | 'specials-join'
  | 'follows'
  | 'enemies-move'
  | 'guards'
  | 'relieved'
  | 'fires'
  | 'wounded'
  | 'gander-hurt'
  | 'critical'
  | 'fallen'
  | 'cheats-death';

/** How a raid goes on: everything else, so that no kind is forgotten. */
export type Course = Exclude<Kind, ActionEvent | Consequence>;

/** What each scene tells of a kind, and what it should. */
export function tellingsOf<K extends Kind>(
  tellings: Tellings<K>,
): readonly (readonly [kind: string, happens: () => readonly unknown[], events: readonly unknown[]])[] {
  return Object.entries<Tellings<Kind>[Kind]>(tellings).flatMap(([kind, scenes]) =>
    scenes.map(([scene, ...events]) => {
      const happens = () => scene().events.flatMap(({ event, clauses }) => (event.kind === kind ? [[event, ...clauses]] : []));
      return [kind, happens, events.map(([fields, ...clauses]) => [{ kind, ...fields }, ...clauses.map((clause) => `v-commandos.${clause}`)])] as const;
    }),
  );
}

export const PAIR = ['scout:B', 'medic:A'] as const;
export const HERE: Sketch = { who: PAIR, at: { scout: 'a', medic: 'o' } };
export const ALONE: Sketch = { who: ['medic:A'], at: { medic: 'a' }, active: 'medic' };
export const THERE: Sketch = { ...ALONE, card: 'viaduct' };
export const RAMP: Sketch = { ...ALONE, card: 'launch-ramp', at: { medic: 'i' } };

/** A match from its very beginning. */
export function start(config: object): Scene {
  return Match.start(vCommandosGame, { players: 1, picks: ['medic:A'], ...config }, { key: keyFromSeed('told') });
}

/** An event card comes up. */
export function event(id: Parameters<typeof card>[0], side: Parameters<typeof card>[1], sketch: Sketch, ...script: number[]): Scene {
  return play('events', sketch, card(id, side), ...script);
}

/** The medic does something. */
export function does(what: string, sketch: Sketch, ...script: number[]): Scene {
  return say(begin({ ...ALONE, ...sketch }, ...script), what);
}

/** Nobody does anything until the next turn. */
export function wholeTurn(sketch: Sketch): Scene {
  const match = begin(sketch);
  return idle(match, () => match.state.turn > 3);
}

export function changed(sketch: Sketch, change: (g: State) => void): State {
  const g = position(sketch);
  change(g);
  return g;
}

/** Gander is with the medic: on which side, and how. */
export const withGander = (sketch: Sketch, gander: number, ganderHurt = false): State =>
  changed({ ...ALONE, ...sketch }, (g) => Object.assign(at(g.commandos, 0), { gander, ganderHurt }));
