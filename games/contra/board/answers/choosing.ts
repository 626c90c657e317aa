import type { Json, Seat } from '#kernel';
import type { Advantage } from '../../content/advantage.ts';
import type { CommandoId } from '../../content/index.ts';
import type { View } from '../../rules/view.ts';
import { type Way, wayOf } from './deed.ts';

/** What may be pointed at, and what would be answered with it. */
export interface Choosing {
  readonly kind: string;
  /** Whose decision it is; the first where several are asked. -1 when nobody is. */
  readonly seat: Seat;
  readonly spaces: ReadonlyMap<string, readonly Way[]>;
  /** `boss`, `red gunner`. */
  readonly targets: ReadonlyMap<string, readonly Way[]>;
  /** Cards in hand. */
  readonly cards: ReadonlyMap<string, readonly Way[]>;
  readonly tokens: ReadonlyMap<Advantage, readonly Way[]>;
  /** Faces of the dice that lie there. */
  readonly faces: ReadonlyMap<string, readonly Way[]>;
  readonly commandos: ReadonlyMap<CommandoId, readonly Way[]>;
  /** Damage for boss cards. */
  readonly bosses: ReadonlyMap<string, readonly Way[]>;
  /** Stage cards in play, by their place from 1. */
  readonly stage: ReadonlyMap<number, Way>;
  readonly abilities: readonly Way[];
  /** Everything else: a button each. */
  readonly answers: readonly Way[];
}

/** The field of a decision's `about`. */
export function field(about: Json | undefined, name: string): Json | undefined {
  return typeof about === 'object' && about !== null && !Array.isArray(about) ? (about as { readonly [key: string]: Json })[name] : undefined;
}

interface Asked {
  readonly kind: string;
  readonly about: Json;
  readonly seats: readonly Seat[];
}

export function choosingOf(asked: Asked | null, options: readonly string[], view: View): Choosing {
  const found = new Sorted();
  for (const notation of new Set(options)) found.sort(wayOf(notation));
  return { ...found, kind: asked?.kind ?? '', seat: deciding(asked, view) };
}

/** Whom the question is about, as long as they are asked; else whoever is. */
export function deciding(asked: Asked | null, view: View): Seat {
  if (asked === null) return -1;
  const about = field(asked.about, 'seat');
  if (typeof about === 'number' && asked.seats.includes(about)) return about;
  return asked.seats.includes(view.active) ? view.active : (asked.seats[0] ?? -1);
}

class Sorted {
  readonly spaces = new Map<string, Way[]>();
  readonly targets = new Map<string, Way[]>();
  readonly cards = new Map<string, Way[]>();
  readonly tokens = new Map<Advantage, Way[]>();
  readonly faces = new Map<string, Way[]>();
  readonly commandos = new Map<CommandoId, Way[]>();
  readonly bosses = new Map<string, Way[]>();
  readonly stage = new Map<number, Way>();
  readonly abilities: Way[] = [];
  readonly answers: Way[] = [];

  sort(way: Way): void {
    const { deed } = way;
    switch (deed.do) {
      case 'run':
      case 'jump':
      case 'start':
      case 'space':
      case 'burn':
        add(this.spaces, deed.to, way);
        break;
      case 'attack':
      case 'again':
      case 'target':
        add(this.targets, deed.target, way);
        break;
      case 'play':
      case 'pay-card':
      case 'discard':
      case 'prevent':
        add(this.cards, deed.card, way);
        break;
      case 'token':
      case 'gain':
        add(this.tokens, deed.type, way);
        break;
      case 'convert':
        if (deed.with === 'card') add(this.cards, deed.card, way);
        add(this.faces, deed.type, way);
        break;
      case 'reroll':
        add(this.faces, deed.face, way);
        break;
      case 'assign':
        add(this.bosses, deed.boss, way);
        break;
      case 'goes':
      case 'attacked':
      case 'reacts':
      case 'who':
        add(this.commandos, deed.who, way);
        break;
      case 'clear':
        this.stage.set(deed.place, way);
        break;
      case 'ability':
        this.abilities.push(way);
        break;
      default:
        this.answers.push(way);
    }
  }
}

function add<K>(map: Map<K, Way[]>, key: K, way: Way): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [way]);
  else list.push(way);
}

export const NOTHING: Choosing = { ...new Sorted(), kind: '', seat: -1 };
