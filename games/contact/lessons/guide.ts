import { catalogue, type Language } from '#words';
import type { Asked, Guide, Hint } from '../../guide.ts';
import { columnIn, ringIn, SEGMENT_NAMES, type SegmentName } from '../content/board.ts';
import type { MemberId } from '../content/members.ts';
import type { Contact } from '../types.ts';
import type { MemberView } from '../view.ts';
import type { Messages } from '../words/guide/messages.ts';

export async function loadGuide(language: Language): Promise<Guide<Contact>> {
  return { hints: HINTS, words: { ...(await catalogue<Messages>(import(`../words/guide/${language}/index.ftl`))) } };
}

type Moment = Asked<Contact>;
type Option = Moment['options'][number];

/** From so many on a grenade does more than a shot. */
const CROWD = 6;
/** So many in the first ring may hit although Schulz lives. */
const GROUP = 3;
/** A 3 or more takes two of so many, and leaves fewer than can hit for sure. */
const PAIRS = 4;
const WAVE = 10;

const FAR = 4;

/** The groups at the rings from the centre on to this one. */
function groups({ view }: Moment, upTo: number): readonly (readonly [SegmentName, number])[] {
  return SEGMENT_NAMES.flatMap((name) => {
    const n = view.zombies[name] ?? 0;
    return n > 0 && ringIn(name) <= upTo ? [[name, n] as const] : [];
  });
}

const named = (found: readonly (readonly [SegmentName, number])[]): readonly SegmentName[] => found.map(([name]) => name);
const large = (asked: Moment, upTo: number, least: number) => groups(asked, upTo).filter(([, n]) => n >= least);

function member({ view }: Moment, id: MemberId): MemberView | undefined {
  return view.members.find((one) => one.id === id && one.alive);
}

/** Columns with somebody in both of the first two rings. */
function columns(asked: Moment): readonly SegmentName[] {
  const near = named(groups(asked, 2));
  return near.filter((name) => near.some((other) => other !== name && columnIn(other) === columnIn(name)));
}

const can = ({ options }: Moment, does: Option['answer']['do']): boolean => options.some(({ answer }) => answer.do === does);
const acts = ({ decision }: Moment): boolean => decision.kind === 'act';

/** The card of whoever would act. */
const actor = ({ answer }: Option): readonly string[] => ('member' in answer ? [`card ${answer.member}`] : []);

/** A lone zombie of the first ring is aimed at. */
function isAlone({ answer }: Option, { view }: Moment): boolean {
  return answer.do === 'fire' && ringIn(answer.at) === 1 && view.zombies[answer.at] === 1;
}

export const HINTS: readonly Hint<Contact>[] = [
  { id: 'first', clause: 'contact.attack.target-number', when: acts, at: (asked) => [...new Set(asked.options.flatMap(actor))].slice(0, 1) },
  {
    id: 'alone',
    clause: 'contact.zombies.single-harmless',
    warns: (option, asked) => isAlone(option, asked) && large(asked, 1, GROUP).length > 0,
    at: (asked) => named(large(asked, 1, GROUP)),
  },
  {
    id: 'over',
    clause: 'contact.victory.win',
    when: (asked) => acts(asked) && asked.view.turn === asked.view.turns && asked.view.ahead.over,
    at: () => ['turns'],
  },
  { id: 'falls', clause: 'contact.hit.team-chooses', when: ({ decision }) => decision.kind === 'victim', at: () => ['centre'] },
  { id: 'consent', clause: 'contact.players.leader-decides', when: ({ decision }) => decision.kind === 'consent' },
  {
    id: 'schulz',
    clause: 'contact.schulz.fortify',
    warns: ({ answer }, asked) => answer.do === 'fall' && answer.member === 'schulz' && asked.view.members.filter(({ alive }) => alive).length > 1,
    at: () => ['card schulz'],
  },
  {
    id: 'ardor',
    clause: 'contact.cooper.ardor',
    when: (asked) => asked.decision.kind === 'ardor' && can(asked, 'reroll'),
    did: ({ answer }) => answer.do === 'reroll',
    at: () => ['card cooper'],
  },
  {
    id: 'radio',
    clause: 'contact.ayden.air-recon-choice',
    when: ({ decision }) => decision.kind === 'air-recon' && decision.about.blue + decision.about.brown >= WAVE,
    at: () => ['dice'],
  },
  {
    id: 'burn',
    clause: 'contact.branson.one-roll',
    when: (asked) => acts(asked) && can(asked, 'burn') && columns(asked).length > 0,
    did: ({ answer }) => answer.do === 'burn',
    at: (asked) => [...columns(asked), 'card branson'],
  },
  {
    id: 'grenade',
    clause: 'contact.grenade.effect',
    when: (asked) => acts(asked) && can(asked, 'throw') && large(asked, 2, CROWD).length > 0,
    did: ({ answer }) => answer.do === 'throw',
    at: (asked) => named(large(asked, 2, CROWD)),
  },
  {
    id: 'double',
    clause: 'contact.schulz.double',
    when: (asked) => acts(asked) && can(asked, 'double') && large(asked, 1, PAIRS).length > 0,
    did: ({ answer }) => answer.do === 'double',
    at: (asked) => [...named(large(asked, 1, PAIRS)), 'card schulz'],
  },
  {
    id: 'meter',
    clause: 'contact.zombies.segment-attack',
    when: (asked) => acts(asked) && large(asked, 1, GROUP).length > 0,
    at: (asked) => ['meter', ...named(large(asked, 1, GROUP))],
  },
  {
    id: 'half',
    clause: 'contact.turn.marker-moves',
    when: (asked) => acts(asked) && asked.view.turn === asked.view.turns / 2 + 1,
    at: () => ['turns'],
  },
  {
    id: 'far',
    clause: 'contact.attack.target-number',
    when: (asked) => acts(asked) && asked.view.onBoard > 0 && groups(asked, FAR - 1).length === 0 && member(asked, 'cooper')?.acted === false,
    did: ({ answer }) => answer.do === 'fire' && ringIn(answer.at) === FAR,
    at: (asked) => named(groups(asked, FAR)),
  },
];
