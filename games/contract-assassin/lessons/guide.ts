import { catalogue, type Language } from '#words';
import type { Asked, Guide, Hint } from '../../guide.ts';
import { type BonusId, type CardId, cardNamed, GETAWAYS, type GetawayId, isGetaway, isWeapon } from '../content/kit.ts';
import { DISTANCES, spaceNamed } from '../content/map.ts';
import type { SpaceId } from '../content/world.ts';
import { CONTRACTS_EACH } from '../rules/state.ts';
import type { ContractAssassin } from '../types.ts';
import type { HitmanView } from '../view.ts';
import type { Messages } from '../words/guide/messages.ts';

export async function loadGuide(language: Language): Promise<Guide<ContractAssassin>> {
  return { hints: HINTS, words: { ...(await catalogue<Messages>(import(`../words/guide/${language}/index.ftl`))) } };
}

type Moment = Asked<ContractAssassin>;
type Option = Moment['options'][number];

const GOOD = 0.6;
const BAD = 0.5;
/** So many different getaways are as good as safe. */
const WAYS_OUT = 3;
/** So many spaces are a long walk. */
const FAR = 3;

function own({ view, you }: Moment): HitmanView | undefined {
  return view.hitmen[you];
}

const hand = (asked: Moment): readonly CardId[] => own(asked)?.hand ?? [];
const getaways = (asked: Moment): readonly GetawayId[] => GETAWAYS.flatMap(({ id }) => (hand(asked).includes(id) ? [id] : []));
const isLast = (asked: Moment): boolean => own(asked)?.open.length === 1;
const acts = ({ decision }: Moment): boolean => decision.kind === 'act';
const isBonus = (id: CardId): id is BonusId => !isWeapon(cardNamed(id)) && !isGetaway(cardNamed(id));
const attempts = ({ options }: Moment): readonly Option[] => options.filter(({ answer }) => answer.do === 'attempt');
const cityOf = ({ answer }: Option): SpaceId | null => (answer.do === 'attempt' ? answer.city : null);
const spaces = (ids: readonly SpaceId[]): readonly string[] => [...new Set(ids)].map((id) => `space ${id}`);
const targets = (asked: Moment): readonly string[] => spaces(attempts(asked).flatMap((option) => cityOf(option) ?? []));

/** Cards of the hand that are there twice. */
function doubles(asked: Moment): readonly CardId[] {
  const cards = hand(asked).filter((id) => !isBonus(id));
  return cards.filter((id, place) => cards.indexOf(id) !== place);
}

function isGood(option: Option, asked: Moment): boolean {
  return option.answer.do === 'attempt' && (option.preview?.kill?.chance ?? 0) >= GOOD && getaways(asked).length >= WAYS_OUT && asked.view.actions > 1;
}

/** Own names with a bodyguard. */
function guarded(asked: Moment): readonly SpaceId[] {
  return asked.view.targets.flatMap(({ city, owner, guards }) => (owner === asked.you && guards.length > 0 ? [city] : []));
}

/** A getaway that is there twice goes to a name far away. */
function isTicket({ answer }: Option, asked: Moment): boolean {
  const me = own(asked);
  if (answer.do !== 'travel' || me === undefined || me.space === null || !me.open.includes(answer.to)) return false;
  return doubles(asked).includes(answer.by) && (DISTANCES[spaceNamed(me.space)]?.[spaceNamed(answer.to)] ?? 0) >= FAR;
}

const travels = (asked: Moment): readonly Option[] => asked.options.filter((option) => isTicket(option, asked));

export const HINTS: readonly Hint<ContractAssassin>[] = [
  { id: 'first', clause: 'contract-assassin.action.draw', when: acts, at: () => ['deck', 'actions'] },
  {
    id: 'under',
    clause: 'contract-assassin.attempt.fail',
    warns: ({ answer, preview }) => answer.do === 'attempt' && (preview?.kill?.chance ?? 1) < BAD,
    at: targets,
  },
  {
    id: 'hide',
    clause: 'contract-assassin.attempt.last-action',
    warns: ({ answer }, asked) => answer.do === 'attempt' && asked.view.actions === 1 && !isLast(asked) && getaways(asked).length > 0,
    at: () => ['actions'],
  },
  {
    id: 'stuck',
    clause: 'contract-assassin.hiding.forced',
    warns: ({ answer }, asked) => answer.do === 'attempt' && !isLast(asked) && getaways(asked).length === 0,
    at: () => ['deck'],
  },
  {
    id: 'last',
    clause: 'contract-assassin.goal.no-final-escape',
    when: (asked) => acts(asked) && isLast(asked) && asked.view.actions === 1 && attempts(asked).length > 0,
    at: targets,
  },
  {
    id: 'rival',
    clause: 'contract-assassin.goal.four-contracts',
    when: (asked) => acts(asked) && asked.view.hitmen.some(({ done }, seat) => seat !== asked.you && done.length === CONTRACTS_EACH - 1),
    at: () => ['contracts'],
  },
  {
    id: 'moment',
    clause: 'contract-assassin.attempt.sequence',
    when: (asked) => attempts(asked).some((option) => isGood(option, asked)),
    did: isGood,
    at: (asked) => [...targets(asked), ...attempts(asked).map(({ notation }) => notation)],
  },
  { id: 'flight', clause: 'contract-assassin.escape.cards', when: ({ decision }) => decision.kind === 'flee' || decision.kind === 'getaways' },
  {
    id: 'go',
    clause: 'contract-assassin.escape.method',
    when: ({ decision, options }) => decision.kind === 'go' && options.length > 1,
    at: (asked) => spaces(own(asked)?.open ?? []),
  },
  {
    id: 'school',
    clause: 'contract-assassin.skill.where',
    when: ({ options }) => options.some(({ answer }) => answer.do === 'learn'),
    did: ({ answer }) => answer.do === 'learn',
  },
  { id: 'guard', clause: 'contract-assassin.bodyguard.blocks', when: (asked) => guarded(asked).length > 0, at: (asked) => spaces(guarded(asked)) },
  {
    id: 'ticket',
    clause: 'contract-assassin.action.getaway-travel',
    when: (asked) => travels(asked).length > 0,
    did: isTicket,
    at: (asked) => travels(asked).flatMap(({ answer }) => (answer.do === 'travel' ? [`card ${answer.by}`, `space ${answer.to}`] : [])),
  },
  {
    id: 'getaway',
    clause: 'contract-assassin.kit.getaways',
    when: (asked) => acts(asked) && getaways(asked).length > 0,
    at: (asked) => getaways(asked).map((id) => `card ${id}`),
  },
  {
    id: 'twice',
    clause: 'contract-assassin.attempt.duplicates',
    when: (asked) => acts(asked) && doubles(asked).length > 0,
    at: (asked) => doubles(asked).map((id) => `card ${id}`),
  },
  {
    id: 'bonus',
    clause: 'contract-assassin.bonus.free',
    when: (asked) => acts(asked) && hand(asked).some(isBonus),
    at: (asked) => hand(asked).flatMap((id) => (isBonus(id) ? [`card ${id}`] : [])),
  },
];
