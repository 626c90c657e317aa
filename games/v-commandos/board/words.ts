import type { ClauseId } from '#kernel';
import type { Words } from '../../words.ts';
import type { Answer } from '../answer.ts';
import type { CardId } from '../content/cards.ts';
import type { AbilityId, CommandoId } from '../content/commandos.ts';
import type { EnemyId } from '../content/enemies.ts';
import type { EventId } from '../content/events.ts';
import type { KitId, WeaponId } from '../content/kit.ts';
import type { TerrainId } from '../content/map.ts';
import type { DoorRef, EntranceRef } from '../content/refs.ts';
import type { ObjectiveData, OperationSpecial, Side, TerrainSpecial } from '../content/vocabulary.ts';
import type { FireAhead, Preview } from '../preview.ts';
import type { Option, VCommandos } from '../types.ts';
import type { CommandoView, View } from '../view.ts';
import type { ToolId } from './choosing.ts';
import type { Names } from './words/names.ts';

/** What stands on the board of this game, besides what every game says. */
export interface BoardWords {
  readonly names: Names;
  readonly enemies: Readonly<Record<EnemyId, string>>;
  readonly kits: Readonly<Record<KitId, string>>;
  readonly weapons: Readonly<Record<WeaponId, string>>;
  readonly abilities: Readonly<Record<AbilityId, string>>;
  readonly abilityTexts: Readonly<Record<AbilityId, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  eventText(id: EventId): string;
  special(rule: OperationSpecial): string;
  terrainRule(rule: TerrainSpecial, on: TerrainId): string;
  chip(card: CardId, turn: number, phase: View['phase']): { readonly short: string; readonly whole: string };
  readonly zoom: { readonly nearer: string; readonly farther: string; readonly whole: string };
  percent(chance: number): string;
  /** What the footnotes open. */
  readonly rule: string;
  readonly you: string;
  map(terrains: readonly TerrainId[]): string;
  tile(view: View, index: number, number: number, open: readonly string[]): string;
  tag(option: Option): string;
  door(ref: DoorRef, open: boolean): string;
  entrance(view: View, ref: EntranceRef, draws: number, waiting: number, barricaded: boolean): string;
  token(own: CommandoView): string;
  readonly states: Readonly<Record<CommandoView['state'], string>>;
  readonly underground: string;
  readonly out: string;
  readonly team: {
    readonly label: string;
    card(own: CommandoView, who: string): string;
    actions(left: number, of: number): string;
    short(left: number, of: number): string;
    wounds(n: number, of: number): string;
    begins(who: CommandoId): string;
    saved(n: number): string;
    readonly close: string;
  };
  readonly event: {
    title(turn: number): string;
    readonly none: string;
    readonly idle: string;
    heading(direction: Side | '?'): string;
    short(direction: Side | '?'): string;
  };
  readonly objectives: {
    readonly title: string;
    state(data: ObjectiveData, where: string, work: number, done: boolean, holder: CommandoId | null): string;
    /** Nothing can be done there before. */
    readonly guarded: string;
    alarm(loud: boolean, silenceable: boolean): string;
    draws(n: number): string;
    done(done: number, of: number): string;
  };
  /** The panels at the left. */
  readonly beside: string;
  readonly legend: Readonly<Record<'title' | 'open' | 'locked' | 'trapdoor' | 'blocked' | 'entrance' | 'size', string>>;
  readonly tools: {
    readonly label: string;
    of(who: CommandoId): string;
    name(tool: ToolId, ability: AbilityId | null): string;
    cost(n: number): string;
    readonly plus: string;
    readonly back: string;
    places(n: number): string;
  };
  readonly end: string;
  readonly pass: string;
  begin(who: CommandoId, actions: number): string;
  readonly plan: PlanWords;
  readonly rail: RailWords;
  readonly bag: BagWords;
  readonly operation: OperationWords;
  readonly briefing: BriefingWords;
  readonly debrief: DebriefWords;
  /** What the drawn examples of the rules show, by clause. */
  examples(): Promise<{ readonly examples: Readonly<Record<ClauseId, string>> }>;
  readonly curve: string;
}

export interface PlanWords {
  title(answer: Answer): string;
  stays(who: CommandoId): string;
  /** Whom it kills, a sentence each, with stars around what matters. */
  deadly(preview: Preview): readonly string[];
  /** Everything else that follows. */
  follows(preview: Preview, answer: Answer, view: View): readonly string[];
  fire(fire: FireAhead, who: CommandoId): string;
  /** Goliaths go off beside whoever stays. */
  blast(tile: string, falls: readonly CommandoId[]): string;
  readonly short: { fire(enemies: number): string; dice(dice: number, needed: number): string; readonly average: string; number(n: number): string };
  readonly hits: string;
  confirm(option: Option, risky: boolean): string;
  quiet(option: Option): string;
}

export interface RailWords {
  readonly title: string;
  last(turn: number): string;
  readonly alarm: string;
  readonly quiet: string;
  readonly steps: Readonly<Record<'reinforcements' | 'movement' | 'fire' | 'end', string>>;
  heads(direction: Side | null): string;
  draws(entrance: string, enemies: readonly string[], nulls: number): string;
  goes(enemies: readonly string[], from: string, to: string): string;
  finds(who: CommandoId, found: boolean): string;
  fires(from: string, who: CommandoId): string;
  hits(n: number): string;
  readonly nobody: string;
  readonly window: string;
  willDraw(n: number): string;
  willFire(from: string, dice: number): string;
  ends(turn: number): string;
}

export interface BagWords {
  readonly label: string;
  /** What is drawn this turn and usually, and the turn in which that is too much. */
  says(now: number | null, usual: number, lost: number | null): string;
  readonly special: string;
  readonly nothing: string;
  waiting(n: number): string;
}

export interface OperationWords {
  objectives(done: number, of: number): string;
  terrain(alarm: boolean, complete: boolean, enemies: number, commandos: number): string;
  readonly next: string;
  readonly onward: string;
  column(n: number): string;
  complete(n: number): string;
}

export interface BriefingWords {
  readonly operation: string;
  readonly single: string;
  readonly modules: Readonly<Record<'base' | 'R' | 'S', string>>;
  readonly moduleSays: Readonly<Record<'base' | 'R' | 'S', string>>;
  readonly card: string;
  /** So many of ten times. */
  botsWin(times: number, commandos: number): string;
  kitBag(tokens: number, spotted: number): string;
  cardSays(terrains: number, fewest: number, most: number): string;
  readonly who: string;
  readonly choose: string;
  readonly random: string;
  sideOf(side: 'A' | 'B', who: CommandoId): string;
  kit(actions: number, wounds: number, plus: number): string;
  readonly veteran: string;
  readonly byNight: string;
  commandos(n: number): string;
  readonly how: string;
  readonly fewer: string;
  readonly more: string;
  readonly roster: string;
  readonly replaces: string;
  readonly taken: string;
}

export interface DebriefWords {
  /** What decided it: `The bag is empty in turn 9`. */
  headline(cause: string, turn: number): string;
  readonly success: string;
  failure(cause: string): string;
  readonly casualties: string;
  readonly down: string;
  readonly home: string;
  readonly caught: string;
  readonly eliminated: string;
  fate(wounds: number, seen: number, turns: number | null): string;
  readonly noise: string;
  readonly turn: string;
  readonly signs: { readonly alarm: string; readonly seen: string; readonly explosion: string; readonly objective: string; readonly lost: string };
  readonly grade: string;
  readonly grades: Readonly<Record<'ghosts' | 'clean' | 'pyrrhic' | 'costly' | 'failed', readonly [title: string, says: string]>>;
  readonly honours: string;
  honour(kind: 'objectives' | 'unseen' | 'all-home', n: number, of: number): readonly [title: string, says: string];
  alarmTurns(n: number, of: number): string;
  readonly inAlarm: string;
  /** The bag at the beginning of each turn. */
  readonly ways: string;
  /** How near each way to lose came, or that it was the one. */
  way(kind: 'bag' | 'eliminated' | 'no replacement' | 'card', happened: boolean, lowest: number, left: number): string;
}

/** What the game says, and what stands on its board. */
export interface VCommandosWords extends Words<VCommandos> {
  readonly board: BoardWords;
}
