import { catalogue, SOURCE } from '#words';
import { type Tried, Truth } from '../../truth.ts';
import { ASSASSINS } from '../content/assassins.ts';
import { type CardId, GETAWAYS, WEAPONS } from '../content/kit.ts';
import { LAND_LINKS, SEA_LINKS, SPACE_DATA, type SpaceId, WRAP_LINKS } from '../content/world.ts';
import type { ContractAssassin } from '../types.ts';
import type { HitmanView, TargetView, View } from '../view.ts';
import type { Messages } from '../words/messages.ts';
import { wordsOf } from '../words/words.ts';

type Asked = Tried<ContractAssassin>;

/** Whose turn it is. */
function own({ view }: Asked): HitmanView | undefined {
  return view.hitmen[view.active];
}

function holds(tried: Asked, card: unknown): boolean {
  return own(tried)?.hand?.some((one) => one === card) === true;
}

function holdsAny(tried: Asked, cards: readonly { readonly id: CardId }[]): boolean {
  return cards.some(({ id }) => holds(tried, id));
}

function targetIn({ targets }: View, city: unknown): TargetView | undefined {
  return targets.find((target) => target.city === city);
}

function stands(tried: Asked, place: unknown): boolean {
  return (own(tried)?.space ?? 'prison') === place;
}

function dataOf(place: unknown) {
  return SPACE_DATA.find(({ id }) => id === place);
}

function kindOf(place: unknown): string | undefined {
  return dataOf(place)?.kind;
}

const SEA: readonly (readonly [SpaceId, SpaceId])[] = [...SEA_LINKS, ...WRAP_LINKS];
const ALL: readonly (readonly [SpaceId, SpaceId])[] = [...LAND_LINKS, ...SEA];

/** Whether so many links lead from one place to another. */
function leads(links: readonly (readonly [SpaceId, SpaceId])[], from: unknown, to: unknown, steps: number): boolean {
  if (from === to) return true;
  return steps > 0 && links.some(([a, b]) => (a === from && leads(links, b, to, steps - 1)) || (b === from && leads(links, a, to, steps - 1)));
}

const RULES: Readonly<Record<string, (from: unknown, to: unknown) => boolean>> = {
  'stolen-moped': (from, to) => leads(ALL, from, to, 3),
  speedboat: (from, to) => leads(SEA, from, to, 5),
  'night-train': (from, to) => leads(LAND_LINKS, from, to, 5),
  helicopter: (from, to) => kindOf(to) !== 'way' && dataOf(from)?.region === dataOf(to)?.region,
  'private-jet': (_, to) => 'hub' in (dataOf(to) ?? {}),
  submarine: (_, to) => kindOf(to) !== 'way' && SEA.some((link) => link.some((end) => end === to)),
};

/** Whether a getaway takes somebody from here to there: what leads nowhere leads one space. */
function takes(getaway: unknown, from: unknown, to: unknown): boolean {
  const rule = RULES[String(getaway)] ?? (() => false);
  if (from === to) return false;
  return SPACE_DATA.some(({ id }) => id !== from && rule(from, id)) ? rule(from, to) : leads(ALL, from, to, 1);
}

function goal({ answer }: Asked): SpaceId | null {
  return 'to' in answer ? answer.to : null;
}

/** The card that an answer plays, brings or travels by. */
function cardOf({ answer }: Asked): CardId | null {
  switch (answer.do) {
    case 'travel':
      return answer.by;
    case 'bribe':
      return 'bent-bodyguard';
    case 'study':
      return 'correspondence-course';
    case 'fly':
      return 'red-eye-ticket';
    case 'tip-off':
      return 'anonymous-tip-off';
    default:
      return 'card' in answer ? answer.card : null;
  }
}

/** The contract in a city is a rival's, and has this bodyguard, or not. */
function guarded({ view }: Asked, city: unknown, number: unknown): boolean {
  return targetIn(view, city)?.guards.some((one) => one === number) === true;
}

function isOwn({ view }: Asked, city: unknown): boolean {
  return targetIn(view, city)?.owner === view.active;
}

/** The moment that a card has of its own. */
const MOMENT: Readonly<Record<string, string>> = { 'escape-from-prison': 'missed', 'loaded-dice': 'roll', 'body-double': 'arrest', 'red-eye-ticket': 'act' };

const isHere = (tried: Asked, { here, to }: { readonly here: unknown; readonly to: readonly unknown[] }): boolean =>
  stands(tried, here) && goal(tried) === to[0];

export const truth = new Truth<ContractAssassin, Messages>(await catalogue<Messages>(import(`../words/${SOURCE}/index.ftl`)), wordsOf, {
  why: {
    'not-held': (tried, { card: [card] }) => card !== undefined && cardOf(tried) === card && !holds(tried, card),
    turn: { 'four-actions': ({ view }) => view.actions === 0 },
    kit: {
      'hoarder-tie': ({ view }) =>
        view.deck + view.discards.length + view.hitmen.reduce((sum, { cards }, seat) => sum + (seat === view.active ? 0 : cards), 0) === 0,
    },
    action: {
      move: (tried, about) => isHere(tried, about) && !leads(ALL, about.here, about.to[0], 1),
      'getaway-travel': (tried, { by, here, to }) => stands(tried, here) && goal(tried) === to && cardOf(tried) === by && !takes(by, here, to),
    },
    attempt: {
      where: (tried, { here }) => stands(tried, here) && (own(tried)?.assassin === 'otto' ? targetIn(tried.view, here) === undefined : !isOwn(tried, here)),
      elsewhere: (tried, { here }) => stands(tried, here) && tried.answer.do === 'attempt' && tried.answer.city !== here,
      'at-least-one': (tried) => tried.view.laid.length === 0 && (tried.answer.do === 'roll' || !holdsAny(tried, WEAPONS)),
      'no-cards': (tried) => own(tried)?.hand?.length === 0,
      'five-cards': ({ decision, view }, { laid }) => laid === view.laid.length && decision.kind === 'weapons' && decision.about.most === laid,
      'then-flee': ({ decision }) => decision.kind === 'flee',
    },
    escape: {
      cards: ({ decision, view }, { laid }) => laid === view.laid.length && decision.kind === 'getaways' && decision.about.most === laid,
      sequence: ({ view }) => view.laid.length === 0,
      method: (tried, about) =>
        isHere(tried, about) && tried.decision.kind === 'go' && !takes(GETAWAYS[tried.decision.about.number - 1]?.id, about.here, about.to[0]),
    },
    hiding: {
      'no-action': ({ view }) => view.actions === 0,
      'no-getaway': (tried) => !holdsAny(tried, GETAWAYS) && own(tried)?.assassin !== 'cynthia',
    },
    bonus: {
      'one-per-turn': ({ view }) => view.bonusPlayed,
      windows: ({ decision }, { card }) => MOMENT[card] !== undefined && decision.kind !== MOMENT[card],
      'no-guard': (tried, { city, number }) => !guarded(tried, city, number),
      'no-contract': ({ view }, { city }) => targetIn(view, city) === undefined,
      'own-target': (tried, { city }) => isOwn(tried, city),
      there: (tried, { to }) => stands(tried, to),
      'no-city': (tried, { to }) => goal(tried) === to && kindOf(to) === 'way',
    },
    bodyguard: { exhausted: ({ view }, { city: [city] }) => view.guardBag.every((number) => targetIn(view, city)?.guards.includes(number) === true) },
    skill: {
      once: (tried) => own(tried)?.skills.some(({ weapon }) => 'weapon' in tried.answer && weapon === tried.answer.weapon) === true,
      where: (tried, { weapon, school: [school] }) => {
        const { number } = WEAPONS.find(({ id }) => id === weapon) ?? {};
        return ASSASSINS.some((assassin) => assassin.weapon === number && assassin.home === school) && !stands(tried, school);
      },
      'own-home': (tried) => ASSASSINS.some(({ id, home }) => id === own(tried)?.assassin && stands(tried, home)),
      'bag-empty': ({ view, answer }) => {
        const { number } = WEAPONS.find(({ id }) => 'weapon' in answer && id === answer.weapon) ?? {};
        return view.skillBag.every((one) => one === number);
      },
    },
    reaper: { 'no-skill': ({ answer }) => 'weapon' in answer && answer.weapon === 'grim-reaper' },
    archie: {
      shift: (tried) => own(tried)?.assassin !== 'archie',
      'before-roll': ({ match: { events } }) => {
        const since = events.findLastIndex(({ event }) => event.kind === 'attempts');
        return events.slice(since).some(({ event }) => event.kind === 'shifts');
      },
      optional: (tried, { target: [target], number: [number] }) => target === tried.view.target && !guarded(tried, target, number),
      'no-contract': ({ view }, { to }) => targetIn(view, to) === undefined,
      'own-target': (tried, { to }) => isOwn(tried, to),
      'has-it': (tried, { to, number }) => guarded(tried, to, number),
    },
    sugar: { 'keep-one': (tried, { card: [card] }) => cardOf(tried) === card && !tried.view.laid.some((one) => one === card) },
    ninja: { 'anywhere-home': (tried, { to: [to] }) => goal(tried) === to && kindOf(to) !== 'home' },
    otto: { 'swap-choice': (tried, { city: [city] }) => !isOwn(tried, city) },
    setup: { 'assassin-random': ({ view, answer }) => view.hitmen.some(({ assassin }) => answer.do === 'pick' && assassin === answer.assassin) },
  },
  cites: {
    first: cite('turn.first-player'),
    file: cite('setup.assassin-random', 'setup.start-city'),
    specialist: cite('setup.specialist-skill', 'setup.greyed-redraw'),
    contract: cite('setup.contracts', 'setup.target-markers'),
    turn: cite('turn.order', 'turn.four-actions'),
    'turn-ends': cite('turn.ends', 'turn.unused'),
    misses: (event) => cite('turn.missed', event.in === 'prison' ? 'prison.two-turns' : 'hiding.three-turns'),
    released: cite('prison.home', 'prison.escape-card', 'bonus.between'),
    draws: cite('action.draw'),
    drawn: cite('action.draw', 'kit.open-hands'),
    reshuffles: cite('kit.reshuffle'),
    robs: cite('kit.hoarder', 'kit.hoarder-tie', 'kit.hoarder-hidden'),
    robbed: cite('kit.hoarder', 'kit.hoarder-tie', 'kit.hoarder-hidden'),
    moves: cite('action.move', 'move.shared-space'),
    travels: cite('action.getaway-travel', 'kit.discard'),
    learns: cite('action.learn', 'skill.draw', 'skill.greyed'),
    plays: ({ card }) => cite('bonus.free', 'bonus.one-per-turn', 'kit.discard-first', ...(card === 'escape-from-prison' ? ['prison.escape-card'] : [])),
    flies: cite('bonus.free'),
    attempts: cite('action.attempt'),
    brings: ({ card }) => cite(WEAPONS.some(({ id }) => id === card) ? 'attempt.choose-first' : 'escape.cards'),
    shifts: cite('archie.shift', 'archie.before-roll'),
    rolls: (event) => cite('dice.kinds', event.for === 'attempt' ? 'attempt.roll' : 'escape.roll'),
    kills: cite('attempt.fulfil', 'otto.any-target'),
    fails: ({ guard }) => cite('attempt.fail', ...(guard ? ['bodyguard.blocks'] : ['attempt.success-weapon', 'attempt.success-skill'])),
    guard: cite('bodyguard.random', 'bodyguard.different', 'bonus.free', 'attempt.fail'),
    'no-guard': cite('bodyguard.exhausted', 'bonus.free', 'attempt.fail'),
    'guard-leaves': cite('bonus.free', 'attempt.bodyguards-return'),
    gives: cite('otto.swap', 'otto.swap-choice'),
    discards: ({ cards }) => cite(cards.some((card) => WEAPONS.some(({ id }) => id === card)) ? 'attempt.discard' : 'escape.discard'),
    keeps: cite('sugar.keep-one', 'sugar.once-per-turn'),
    runs: cite('action.escape'),
    'gets-away': cite('escape.method', 'ninja.anywhere-home', 'escape.go-on'),
    prison: cite('escape.fail', 'prison.two-turns', 'turn.ends'),
    hides: cite('hiding.three-turns', 'hiding.stay', 'turn.ends'),
    wins: cite('goal.four-contracts', 'goal.no-time-limit'),
    'out-of-time': cite('goal.solo-clock'),
  },
});

function cite(...clauses: readonly string[]): readonly string[] {
  return clauses.map((clause) => `contract-assassin.${clause}`);
}
