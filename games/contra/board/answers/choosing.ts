import type { OpenOption, Seat } from '#kernel';
import type { Answer } from '../../answer.ts';
import type { Advantage } from '../../content/advantage.ts';
import type { CommandoFace, EnemyFace } from '../../content/dice.ts';
import type { BossCardId, CardId, CommandoId, SpaceId, TargetId } from '../../content/index.ts';
import type { Contra, Decision } from '../../types.ts';
import type { View } from '../../view.ts';

/** An answer that may be given. */
export interface Way<A extends Answer = Answer> extends OpenOption<Contra> {
  readonly answer: A;
}

/** At least one. */
export type Ways = readonly [Way, ...Way[]];

/** A way to do just this. */
export type WayTo<Do extends Answer['do']> = Way<Extract<Answer, { readonly do: Do }>>;

/** What may be pointed at, and what would be answered with it. */
export interface Choosing {
  /** Whose decision it is; the first where several are asked. -1 when nobody is. */
  readonly seat: Seat;
  readonly spaces: ReadonlyMap<SpaceId, Ways>;
  /** What is attacked, taken over or hatched. */
  readonly targets: ReadonlyMap<TargetId, Ways>;
  /** Cards in hand. */
  readonly cards: ReadonlyMap<CardId, Ways>;
  readonly tokens: ReadonlyMap<Advantage, Ways>;
  /** Faces of the dice that lie there. */
  readonly faces: ReadonlyMap<CommandoFace | EnemyFace, Ways>;
  readonly commandos: ReadonlyMap<CommandoId, Ways>;
  /** Damage for boss cards. */
  readonly bosses: ReadonlyMap<BossCardId, readonly WayTo<'assign'>[]>;
  /** Stage cards in play, by their place from 1. */
  readonly stage: ReadonlyMap<number, WayTo<'clear'>>;
  readonly abilities: readonly WayTo<'ability'>[];
  readonly asking: readonly WayTo<'ask-me'>[];
  /** Everything else: a button each. */
  readonly answers: readonly Way[];
}

type Asked = Decision & { readonly seats: readonly Seat[] };

export function choosingOf(decision: Asked | null, options: readonly Way[], view: View): Choosing {
  const found = new Sorted();
  for (const way of options) found.sort(way);
  return { ...found, seat: deciding(decision, view) };
}

/** Whom the question is about, as long as they are asked; else whoever is. */
export function deciding(decision: Asked | null, view: View): Seat {
  if (decision === null) return -1;
  const { about, seats } = decision;
  if ('seat' in about && seats.includes(about.seat)) return about.seat;
  return seats.includes(view.active) ? view.active : (seats[0] ?? -1);
}

class Sorted {
  readonly spaces = new Map<SpaceId, [Way, ...Way[]]>();
  readonly targets = new Map<TargetId, [Way, ...Way[]]>();
  readonly cards = new Map<CardId, [Way, ...Way[]]>();
  readonly tokens = new Map<Advantage, [Way, ...Way[]]>();
  readonly faces = new Map<CommandoFace | EnemyFace, [Way, ...Way[]]>();
  readonly commandos = new Map<CommandoId, [Way, ...Way[]]>();
  readonly bosses = new Map<BossCardId, [WayTo<'assign'>, ...WayTo<'assign'>[]]>();
  readonly stage = new Map<number, WayTo<'clear'>>();
  readonly abilities: WayTo<'ability'>[] = [];
  readonly asking: WayTo<'ask-me'>[] = [];
  readonly answers: Way[] = [];

  sort(way: Way): void {
    const { answer } = way;
    switch (answer.do) {
      case 'run':
      case 'jump':
      case 'start':
      case 'space':
      case 'burn':
        add(this.spaces, answer.to, way);
        break;
      case 'attack':
      case 'again':
      case 'target':
      case 'take':
        add(this.targets, answer.target, way);
        break;
      case 'hatch':
        add(this.targets, answer.enemy, way);
        break;
      case 'play':
      case 'card':
      case 'discard':
      case 'recover':
      case 'prevent':
        add(this.cards, answer.card, way);
        break;
      case 'token':
      case 'lose':
      case 'gain':
        add(this.tokens, answer.type, way);
        break;
      case 'convert':
        if (answer.with !== 'token' && answer.with !== 'nothing') add(this.cards, answer.with, way);
        add(this.faces, answer.type, way);
        break;
      case 'reroll':
        add(this.faces, answer.face, way);
        break;
      case 'assign':
        add(this.bosses, answer.boss, { ...way, answer });
        break;
      case 'goes':
      case 'attacked':
      case 'next':
        add(this.commandos, answer.who, way);
        break;
      case 'commando':
        add(this.commandos, answer.commando, way);
        break;
      case 'clear':
        this.stage.set(answer.place, { ...way, answer });
        break;
      case 'ability':
        this.abilities.push({ ...way, answer });
        break;
      case 'ask-me':
        this.asking.push({ ...way, answer });
        break;
      default:
        this.answers.push(way);
    }
  }
}

function add<K, W>(map: Map<K, [W, ...W[]]>, key: K, way: W): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [way]);
  else list.push(way);
}

export const NOTHING: Choosing = { ...new Sorted(), seat: -1 };
