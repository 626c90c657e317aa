import { catalogue, type Language } from '#words';
import type { Asked, Guide, Hint } from '../../guide.ts';
import { cardNamed, type SpaceId } from '../content/index.ts';
import type { Met } from '../facts/met.ts';
import { distance } from '../facts/places.ts';
import { ALARM } from '../facts/stage-area.ts';
import { AREA } from '../rules/state.ts';
import type { Contra } from '../types.ts';
import type { FighterView, FoeView } from '../view.ts';
import type { Messages } from '../words/guide/messages.ts';

export async function loadGuide(language: Language): Promise<Guide<Contra>> {
  return { hints: HINTS, words: { ...(await catalogue<Messages>(import(`../words/guide/${language}/index.ftl`))) } };
}

type Moment = Asked<Contra>;
type Option = Moment['options'][number];

/** So many spaces away an enemy is near. */
const NEAR = 3;

const FLAGS: readonly Met[] = ['objective1', 'objective2', 'objective3'];

const own = ({ view, you }: Moment): FighterView | undefined => view.fighters[you];
const acts = ({ decision, you }: Moment): boolean => decision.kind === 'act' && decision.about.seat === you;
const commando = (asked: Moment): string => own(asked)?.id ?? '';

function near(asked: Moment): readonly FoeView[] {
  const me = own(asked);
  return me === undefined ? [] : me.foes.filter(({ space }) => (distance(asked.view, me.space, space) ?? NEAR + 1) <= NEAR);
}

/** Spaces within reach where one of these is met. */
function meets(options: readonly Option[], ...what: readonly Met[]): readonly SpaceId[] {
  return options.flatMap(({ preview }) =>
    preview?.kind === 'move' ? preview.meets.flatMap((met) => (met.what.some((one) => what.includes(one)) ? [met.at] : [])) : [],
  );
}

/** That of the boss is one of them. */
function enemyCards(asked: Moment): number {
  const me = own(asked);
  return me === undefined ? 0 : me.foes.length + (me.boss === null ? 0 : 1);
}

const spaces = (ids: readonly SpaceId[]): readonly string[] => [...new Set(ids)].map((id) => `space ${id}`);

/** A card of the hand that attacks. */
const isAttack = ({ answer }: Option): boolean => answer.do === 'play' && cardNamed(answer.card).effect.some((effect) => effect.do === 'attack');

/** The boss would swallow a hit from here. */
function isSwallowed({ answer, preview }: Option): boolean {
  return answer.do === 'attack' && answer.target === 'boss' && preview?.kind === 'attack' && preview.defeats.some(({ ignored }) => ignored > 0);
}

export const HINTS: readonly Hint<Contra>[] = [
  {
    id: 'hand',
    clause: 'contra.setup.mulligan',
    when: ({ decision }) => decision.kind === 'discard' && decision.about.for === 'mulligan',
    at: () => ['hand'],
  },
  { id: 'first', clause: 'contra.turn.free-order', when: acts, at: (asked) => [`commando ${commando(asked)}`] },
  {
    id: 'unattacked',
    clause: 'contra.turn.attack-once',
    warns: ({ answer }, asked) => answer.do === 'end-turn' && own(asked)?.attacked === false && asked.options.some((other) => other.answer.do === 'attack'),
    at: (asked) => asked.options.flatMap(({ answer }) => (answer.do === 'attack' ? [answer.target === 'boss' ? 'boss' : `enemy ${answer.target}`] : [])),
  },
  {
    id: 'over',
    clause: 'contra.end.loss-stage-deck',
    when: (asked) => acts(asked) && asked.view.stageDeck.left === 0,
    at: () => ['stage'],
  },
  {
    id: 'damage',
    clause: 'contra.suffer.pay-or-medal',
    when: ({ decision, options }) => decision.kind === 'suffer' && options.some(({ answer }) => answer.do === 'pay'),
    did: ({ answer }) => answer.do === 'pay',
    at: (asked) => [`tokens ${commando(asked)}`],
  },
  { id: 'step-in', clause: 'contra.ability.windows-between-effects', when: ({ decision }) => decision.kind === 'pause' },
  {
    id: 'pay',
    clause: 'contra.attack.convert',
    when: ({ decision, options }) => decision.kind === 'convert' && options.some(({ answer }) => answer.do === 'convert'),
    at: (asked) => [`tokens ${commando(asked)}`],
  },
  {
    id: 'medal',
    clause: 'contra.medal.loss-steps',
    when: ({ since, you }) => since.some((event) => event.kind === 'medal-lost' && event.seat === you),
    at: (asked) => [`medals ${commando(asked)}`],
  },
  {
    id: 'special',
    clause: 'contra.enemy-turn.special-leftmost',
    when: ({ since }) => since.some(({ kind }) => kind === 'special'),
    at: (asked) => [`area ${commando(asked)}`],
  },
  {
    id: 'limit',
    clause: 'contra.draw-enemy.limit-three',
    when: (asked) => acts(asked) && enemyCards(asked) >= AREA,
    at: (asked) => (own(asked)?.foes ?? []).map(({ id }) => `enemy ${id}`),
  },
  { id: 'lamps', clause: 'contra.space.stage-specific', when: (asked) => acts(asked) && asked.view.alarm === ALARM - 1, at: () => ['alarm'] },
  {
    id: 'closer',
    clause: 'contra.attack.sequence',
    when: (asked) => acts(asked) && asked.view.enemy === 'defense-wall' && asked.options.some(isSwallowed),
    at: () => ['boss'],
  },
  {
    id: 'shoot',
    clause: 'contra.attack.any-enemy',
    when: (asked) => acts(asked) && own(asked)?.attacked === false && near(asked).length > 0,
    did: ({ answer }) => answer.do === 'attack',
    at: (asked) => near(asked).map(({ id }) => `enemy ${id}`),
  },
  {
    id: 'cards',
    clause: 'contra.turn.card-moves-are-extra',
    when: (asked) => acts(asked) && own(asked)?.attacked === true && asked.options.some(isAttack),
    did: isAttack,
    at: (asked) => asked.options.flatMap((option) => (isAttack(option) && option.answer.do === 'play' ? [`card ${option.answer.card}`] : [])),
  },
  {
    id: 'sensor',
    clause: 'contra.space.pillbox',
    when: (asked) => meets(asked.options, 'pillbox').length > 0,
    did: (option) => meets([option], 'pillbox').length > 0,
    at: (asked) => spaces(meets(asked.options, 'pillbox')),
  },
  {
    id: 'flag',
    clause: 'contra.objective.nothing-spent',
    when: (asked) => meets(asked.options, ...FLAGS).length > 0,
    did: (option) => meets([option], ...FLAGS).length > 0,
    at: (asked) => spaces(meets(asked.options, ...FLAGS)),
  },
  {
    id: 'half',
    clause: 'contra.stage.draw-one',
    when: (asked) => acts(asked) && asked.view.stageDeck.left <= asked.view.stageDeck.of / 2,
    at: () => ['stage'],
  },
];
