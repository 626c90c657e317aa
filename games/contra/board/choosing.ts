import { type OpenOption, put, type Seat } from '#kernel';
import type { Answer } from '../answer.ts';
import type { Advantage } from '../content/advantage.ts';
import type { CommandoFace, EnemyFace } from '../content/dice.ts';
import type { BossCardId, CardId, CommandoId, SpaceId, TargetId } from '../content/index.ts';
import type { Contra, Decision } from '../types.ts';
import type { View } from '../view.ts';

/** An open option that does this. */
export type Option<Do extends Answer['do'] = Answer['do']> = OpenOption<Contra> & { readonly answer: Extract<Answer, { readonly do: Do }> };

/** At least one. */
export type Options = readonly [Option, ...Option[]];

/** What may be pointed at, and what would be answered with it. */
export interface Choosing {
  /** Whose decision it is; the first where several are asked. -1 when nobody is. */
  readonly seat: Seat;
  readonly spaces: ReadonlyMap<SpaceId, Options>;
  /** What is attacked, taken over or hatched. */
  readonly targets: ReadonlyMap<TargetId, Options>;
  /** Cards in hand. */
  readonly cards: ReadonlyMap<CardId, Options>;
  readonly tokens: ReadonlyMap<Advantage, Options>;
  /** Faces of the dice that lie there. */
  readonly faces: ReadonlyMap<CommandoFace | EnemyFace, Options>;
  readonly commandos: ReadonlyMap<CommandoId, Options>;
  /** Damage for boss cards. */
  readonly bosses: ReadonlyMap<BossCardId, readonly Option<'assign'>[]>;
  /** Stage cards in play, by their place from 1. */
  readonly stage: ReadonlyMap<number, Option<'clear'>>;
  readonly abilities: readonly Option<'ability'>[];
  readonly asking: readonly Option<'ask-me'>[];
  /** Everything else: a button each. */
  readonly answers: readonly Option[];
}

type Asked = Decision & { readonly seats: readonly Seat[] };

export function choosingOf(decision: Asked | null, options: readonly Option[], view: View): Choosing {
  const found = new Sorted();
  for (const option of options) found.sort(option);
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
  readonly spaces = new Map<SpaceId, [Option, ...Option[]]>();
  readonly targets = new Map<TargetId, [Option, ...Option[]]>();
  readonly cards = new Map<CardId, [Option, ...Option[]]>();
  readonly tokens = new Map<Advantage, [Option, ...Option[]]>();
  readonly faces = new Map<CommandoFace | EnemyFace, [Option, ...Option[]]>();
  readonly commandos = new Map<CommandoId, [Option, ...Option[]]>();
  readonly bosses = new Map<BossCardId, [Option<'assign'>, ...Option<'assign'>[]]>();
  readonly stage = new Map<number, Option<'clear'>>();
  readonly abilities: Option<'ability'>[] = [];
  readonly asking: Option<'ask-me'>[] = [];
  readonly answers: Option[] = [];

  sort(option: Option): void {
    const { answer } = option;
    switch (answer.do) {
      case 'run':
      case 'jump':
      case 'start':
      case 'space':
      case 'burn':
        put(this.spaces, answer.to, option);
        break;
      case 'attack':
      case 'again':
      case 'target':
      case 'take':
        put(this.targets, answer.target, option);
        break;
      case 'hatch':
        put(this.targets, answer.enemy, option);
        break;
      case 'play':
      case 'card':
      case 'discard':
      case 'recover':
      case 'prevent':
        put(this.cards, answer.card, option);
        break;
      case 'token':
      case 'lose':
      case 'gain':
        put(this.tokens, answer.type, option);
        break;
      case 'convert':
        if (answer.with !== 'token' && answer.with !== 'nothing') put(this.cards, answer.with, option);
        put(this.faces, answer.type, option);
        break;
      case 'reroll':
        put(this.faces, answer.face, option);
        break;
      case 'assign':
        put(this.bosses, answer.boss, { ...option, answer });
        break;
      case 'goes':
      case 'attacked':
      case 'next':
        put(this.commandos, answer.who, option);
        break;
      case 'commando':
        put(this.commandos, answer.commando, option);
        break;
      case 'clear':
        this.stage.set(answer.place, { ...option, answer });
        break;
      case 'ability':
        this.abilities.push({ ...option, answer });
        break;
      case 'ask-me':
        this.asking.push({ ...option, answer });
        break;
      default:
        this.answers.push(option);
    }
  }
}

export const NOTHING: Choosing = { ...new Sorted(), seat: -1 };
