import { put } from '#kernel';
import type { Answer } from '../answer.ts';
import type { CommandoId } from '../content/commandos.ts';
import { KIT, type KitId, WEAPONS, type WeaponId } from '../content/kit.ts';
import type { DoorRef, EntranceRef, TileRef } from '../content/refs.ts';
import type { Option } from '../types.ts';

const PLAIN = ['walk', 'down', 'knife', 'goliath', 'silence', 'unblock', 'save', 'task', 'ability', 'collect', 'drop', 'detonate', 'nest', 'gander'] as const;
/** Neither a weapon nor equipment. */
export type PlainTool = (typeof PLAIN)[number];

/** What something is done with: what stands in the dock as one button. */
export type ToolId = PlainTool | `weapon:${WeaponId}` | `kit:${KitId}`;

/** The same by what it is. */
export type Tool =
  | { readonly kind: 'plain'; readonly plain: PlainTool }
  | { readonly kind: 'weapon'; readonly weapon: WeaponId }
  | { readonly kind: 'kit'; readonly kit: KitId };

export function toolCalled(id: ToolId): Tool {
  const weapon = WEAPONS.find((one) => `weapon:${one.id}` === id);
  if (weapon !== undefined) return { kind: 'weapon', weapon: weapon.id };
  const kit = KIT.find((one) => `kit:${one.id}` === id);
  if (kit !== undefined) return { kind: 'kit', kit: kit.id };
  const plain = PLAIN.find((one) => one === id);
  if (plain === undefined) throw new Error(`there is no tool ${id}`);
  return { kind: 'plain', plain };
}

const TOOLS: Readonly<Partial<Record<Answer['do'], ToolId>>> = {
  move: 'walk',
  creep: 'walk',
  up: 'walk',
  'creep-up': 'walk',
  down: 'down',
  stab: 'knife',
  cut: 'goliath',
  drive: 'goliath',
  blow: 'goliath',
  silence: 'silence',
  unblock: 'unblock',
  save: 'save',
  grenade: 'kit:grenade',
  bombard: 'kit:bombardment',
  crowbar: 'kit:crowbar',
  barricade: 'kit:crowbar',
  heal: 'kit:first-aid',
  'heal-gander': 'kit:first-aid',
  don: 'kit:uniform',
  emplace: 'kit:tnt',
  fuse: 'kit:tnt',
  airdrop: 'kit:airdrop',
  panzerfaust: 'kit:panzerfaust',
  smoke: 'kit:smoke',
  work: 'task',
  photo: 'task',
  take: 'task',
  orders: 'ability',
  dress: 'ability',
  breath: 'ability',
  charge: 'ability',
  wires: 'ability',
  'dead-drop': 'ability',
  talk: 'ability',
  timetable: 'ability',
  collect: 'collect',
  'pick-up': 'collect',
  drop: 'drop',
  lay: 'drop',
  hand: 'drop',
  detonate: 'detonate',
  man: 'nest',
  leave: 'nest',
  fetch: 'gander',
};

/** What an answer is done with; null for those that stand for themselves. */
export function toolOf(answer: Answer): ToolId | null {
  if (answer.do === 'shoot' || answer.do === 'breach') return `weapon:${answer.weapon}`;
  return TOOLS[answer.do] ?? null;
}

export const isPlus = ({ preview }: Option): boolean => preview?.pays === 'plus';

/** Actions that an option takes. */
export function costOf({ preview }: Option): number {
  return preview === null || preview.pays === 'plus' ? 0 : preview.pays;
}

/** For comparing options: a [+1] token is worth more than an action. */
export function priceOf(option: Option): number {
  return isPlus(option) ? 3 : costOf(option);
}

/** The tile that an answer is about. */
export function tileOf(answer: Answer): TileRef | null {
  if (answer.do === 'drive') return answer.to;
  return 'tile' in answer ? answer.tile : null;
}

/** Something on the map that can be clicked besides tiles. */
export type Thing = DoorRef | EntranceRef | CommandoId;

export function thingOf(answer: Answer): Thing | null {
  if ('door' in answer) return answer.door;
  if ('entrance' in answer) return answer.entrance;
  if (answer.do === 'activate') return answer.who;
  return 'whom' in answer ? answer.whom : null;
}

export const whoOf = (answer: Answer): CommandoId | null => ('who' in answer ? answer.who : null);

/** What can be chosen, sorted by where people look for it. */
export interface Choosing {
  /** The commandos with something to do, in their order. */
  readonly actors: readonly CommandoId[];
  /** What the one who is looked at can do, by tool. */
  readonly tools: ReadonlyMap<ToolId, readonly Option[]>;
  /** Lit on the map. */
  readonly tiles: ReadonlyMap<TileRef, readonly Option[]>;
  readonly things: ReadonlyMap<Thing, readonly Option[]>;
  /** Chips in the dock: what has no tool. */
  readonly chips: readonly Option[];
  /** Who could begin. */
  readonly begins: readonly Option[];
  /** Not to be asked for a while. */
  readonly hushes: readonly Option[];
  /** Buttons beside the prompt: ending a turn, passing. */
  readonly buttons: readonly Option[];
}

const BUTTONS: readonly Answer['do'][] = ['end', 'pass', 'nobody', 'stop', 'keep', 'suffer', 'divert', 'order', 'swap', 'top', 'bottom', 'obey', 'redraw'];

/** `actor`: who is looked at; `tool`: what has been picked up, or nothing. */
export function choosingOf(options: readonly Option[], actor: CommandoId | null, tool: ToolId | null): Choosing {
  const tools = new Map<ToolId, Option[]>();
  const tiles = new Map<TileRef, Option[]>();
  const things = new Map<Thing, Option[]>();
  const chips: Option[] = [];
  const begins: Option[] = [];
  const hushes: Option[] = [];
  const buttons: Option[] = [];
  const actors: CommandoId[] = [];
  for (const option of options) {
    const { answer } = option;
    const own = toolOf(answer);
    const who = whoOf(answer);
    if (own !== null && who !== null && !actors.includes(who)) actors.push(who);
    if (own !== null && who !== actor) continue;
    if (own !== null) put(tools, own, option);
    else if (answer.do === 'activate') begins.push(option);
    else if (answer.do === 'quiet') hushes.push(option);
    else if (BUTTONS.includes(answer.do)) buttons.push(option);
    else chips.push(option);
    if (own !== (tool ?? (own === null ? null : 'walk'))) continue;
    const tile = tileOf(answer);
    const thing = thingOf(answer);
    if (tile !== null) put(tiles, tile, option);
    else if (thing !== null) put(things, thing, option);
  }
  buttons.sort((a, b) => BUTTONS.indexOf(a.answer.do) - BUTTONS.indexOf(b.answer.do));
  return { actors, tools, tiles, things, chips, begins, hushes, buttons };
}

/** Nothing on the map can be chosen while something still moves. */
export function dimmed(choosing: Choosing): Choosing {
  return { ...choosing, tiles: new Map(), things: new Map() };
}
