import { catalogue, type Language } from '#words';
import type { Asked, Guide, Hint } from '../../guide.ts';
import { terrainNamed } from '../content/map.ts';
import { type TileRef, tileRef } from '../content/refs.ts';
import type { VCommandos } from '../types.ts';
import type { CommandoView } from '../view.ts';
import type { Messages } from '../words/guide/messages.ts';

export async function loadGuide(language: Language): Promise<Guide<VCommandos>> {
  return { hints: HINTS, words: { ...(await catalogue<Messages>(import(`../words/guide/${language}/index.ftl`))) } };
}

type Moment = Asked<VCommandos>;
type Option = Moment['options'][number];
type Does = Option['answer']['do'];

/** So few tokens in the bag do not last long. */
const LOW = 10;

/** Whose turn it is, or the first of mine. */
function own({ view, you }: Moment): CommandoView | undefined {
  const mine = view.commandos.filter(({ seat }) => seat === you);
  return mine.find(({ id }) => id === view.active) ?? mine[0];
}

const acts = ({ decision }: Moment): boolean => decision.kind === 'act';
const offered = ({ options }: Moment, ...does: readonly Does[]): readonly Option[] => options.filter(({ answer }) => does.includes(answer.do));
const isOne =
  (...does: readonly Does[]) =>
  ({ answer }: Option): boolean =>
    does.includes(answer.do);

/** Boards call their tiles by the letter alone. */
const tile = (ref: TileRef): string => `tile ${ref.split('/')[1]}`;
const here = (asked: Moment): readonly string[] => [own(asked)?.tile ?? []].flat().map(tile);

function goals(options: readonly Option[]): readonly string[] {
  return [...new Set(options.flatMap(({ answer }) => ('tile' in answer ? [tile(answer.tile)] : [])))];
}

/** Dice that could find whoever moves. */
const isRisky = ({ preview }: Option): boolean => preview?.stealth.some(({ who, dice }) => who === preview.who && dice > 0) ?? false;

/** A step that gives away who was hidden, and rings the alarm. */
function givesAway({ answer, preview }: Option, asked: Moment): boolean {
  return (answer.do === 'move' || answer.do === 'up') && own(asked)?.state === 'stealthy' && preview?.visible === true && preview.alarm.length > 0;
}

const isDone = ({ view }: Moment): boolean => view.objectives.done === view.objectives.of;
/** The turn would end here, hidden. */
const rests = ({ answer }: Option, asked: Moment): boolean => answer.do === 'end' && own(asked)?.state === 'stealthy' && own(asked)?.tile !== null;

/** An enemy comes onto the tile of whoever stays. */
function comes(asked: Moment): boolean {
  const at = own(asked)?.tile ?? null;
  return at !== null && asked.view.ahead.ways.some(({ to }) => to === at);
}

/** Tiles onto which somebody comes in this turn. */
function entrances({ view }: Moment): readonly TileRef[] {
  return view.terrains.flatMap(({ id }, index) => {
    const map = terrainNamed(id);
    return map.entrances.flatMap((entrance, number) => ((view.ahead.draws[index]?.[number] ?? 0) > 0 ? [tileRef(map, entrance)] : []));
  });
}

export const HINTS: readonly Hint<VCommandos>[] = [
  {
    id: 'below',
    clause: 'v-commandos.underground.leave',
    when: (asked) => acts(asked) && own(asked)?.place === 'underground' && offered(asked, 'up').length > 0 && !isDone(asked),
    at: (asked) => goals(offered(asked, 'up')),
  },
  {
    id: 'event',
    clause: 'v-commandos.event.direction',
    when: ({ since, view }) => since.some(({ kind }) => kind === 'event') && view.ahead.ways.length > 0,
    at: () => ['compass'],
  },
  {
    id: 'gives-away',
    clause: 'v-commandos.visible.triggers-alarm',
    warns: givesAway,
    at: (asked) => goals(asked.options.filter((option) => givesAway(option, asked))),
  },
  {
    id: 'arrow',
    clause: 'v-commandos.enemy-move.direction',
    warns: (option, asked) => rests(option, asked) && comes(asked),
    at: here,
  },
  {
    id: 'entrance',
    clause: 'v-commandos.reinforce.stealth-check',
    warns: (option, asked) => rests(option, asked) && entrances(asked).some((at) => at === own(asked)?.tile),
    at: here,
  },
  {
    id: 'done',
    clause: 'v-commandos.end.terrain-complete',
    when: (asked) => acts(asked) && isDone(asked),
  },
  {
    id: 'seen',
    clause: 'v-commandos.enemy-move.towards-visible',
    when: (asked) => acts(asked) && own(asked)?.state === 'visible',
    at: here,
  },
  {
    id: 'wound',
    clause: 'v-commandos.wounds.token',
    when: (asked) => acts(asked) && (own(asked)?.wounds ?? 0) > 0,
  },
  {
    id: 'window',
    clause: 'v-commandos.zero.timing',
    when: ({ decision, options }) =>
      decision.kind === 'window' && decision.about.window !== 'commandos' && options.some(({ preview }) => preview?.pays === 'plus'),
  },
  {
    id: 'silence',
    clause: 'v-commandos.alarm.silence',
    when: (asked) => acts(asked) && offered(asked, 'silence').length > 0,
    did: isOne('silence'),
    at: here,
  },
  {
    id: 'alone',
    clause: 'v-commandos.close-combat.rule',
    when: (asked) => acts(asked) && offered(asked, 'stab').length > 0,
    did: isOne('stab'),
    at: here,
  },
  {
    id: 'loot',
    clause: 'v-commandos.loot.who-collects',
    when: (asked) => acts(asked) && offered(asked, 'collect').length > 0,
    did: isOne('collect'),
    at: here,
  },
  {
    id: 'door',
    clause: 'v-commandos.equip.crowbar-door',
    when: (asked) => acts(asked) && offered(asked, 'crowbar').length > 0,
    did: isOne('crowbar'),
    at: (asked) => offered(asked, 'crowbar').flatMap(({ answer }) => (answer.do === 'crowbar' ? [`door ${answer.door.split('/')[1]}`] : [])),
  },
  {
    id: 'medium',
    clause: 'v-commandos.move.medium-careful',
    when: (asked) => acts(asked) && offered(asked, 'creep', 'creep-up').length > 0,
    did: isOne('creep', 'creep-up'),
    at: (asked) => goals(offered(asked, 'creep', 'creep-up')),
  },
  {
    id: 'dice',
    clause: 'v-commandos.stealth.fail-on-1-2',
    when: (asked) => acts(asked) && offered(asked, 'move', 'creep').some(isRisky),
    at: (asked) => goals(offered(asked, 'move', 'creep').filter(isRisky)),
  },
  {
    id: 'save',
    clause: 'v-commandos.save.action',
    when: (asked) => acts(asked) && own(asked)?.actions === 1 && offered(asked, 'save').length > 0,
    did: isOne('save'),
  },
  { id: 'bag', clause: 'v-commandos.reinforce.bag-empty', when: (asked) => acts(asked) && asked.view.bagSize <= LOW },
];
