import { keyFromSeed, type Match, type OpenOption } from '#kernel';
import { type Foretold, isChance, type Told } from '../../../kernel/testing/foretold.ts';
import { cardNamed } from '../content/index.ts';
import type { Event } from '../event.ts';
import { countsOf } from '../facts/advantage.ts';
import { targetDistance } from '../facts/places.ts';
import type { Attack, Defeat, Hits, Payment, Way } from '../preview.ts';
import type { Contra } from '../types.ts';

type Raid = Match<Contra>;
type Option = OpenOption<Contra>;
type Future = Told<Contra>;

/** Nothing is rolled again, and it is looked at before anything is converted; costs are paid with whatever comes first. */
export const foretold: Foretold<Contra> = {
  goOn(match, { preview }) {
    const { decision } = match.scene(null);
    if (preview?.kind === 'attack' && decision?.kind === 'reroll') return optionOf(match, ({ do: does }) => does === 'done');
    if (preview?.kind === 'payment' && decision?.kind === 'pay') return optionOf(match, () => true);
    return null;
  },

  wrong(option, before, futures, exact) {
    const { preview } = option;
    switch (preview?.kind) {
      case 'attack':
        return wrongAttack(preview, option, before, futures, exact);
      case 'hits':
        return wrongHits(preview, futures);
      case 'payment':
        return wrongPayment(preview, futures);
      case 'way':
        return wrongWay(preview, option, futures);
      default:
        return 'nothing is foretold';
    }
  },
};

function optionOf(match: Raid, is: (answer: Option['answer']) => boolean): Option | null {
  return match.open(match.seatNames.map((_, seat) => seat)).find(({ answer }) => is(answer)) ?? null;
}

function eventsOf<K extends Event['kind']>(events: Future['events'], kind: K): readonly Extract<Event, { kind: K }>[] {
  const isIt = (event: Event): event is Extract<Event, { kind: K }> => event.kind === kind;
  return events.map(({ event }) => event).filter(isIt);
}

function wrongAttack(said: Attack, { answer }: Option, before: Raid, futures: readonly Future[], exact: boolean): string | null {
  const { view } = before.view(null);
  const wrong = wrongRange(said, before);
  if (wrong !== null) return wrong;
  if (said.dice === null) return futures.some(({ match }) => match.scene(null).decision?.kind === 'second-target') ? null : 'no second target is asked for';
  for (const { events, match } of futures) {
    const [rolls] = eventsOf(events, 'rolls');
    const [attacks] = eventsOf(events, 'attacks');
    if (match.scene(null).decision?.kind === 'second-target') continue;
    if (rolls?.dice.length !== said.dice) return `${rolls?.dice.length} dice, not ${said.dice}`;
    if (said.targets.some((target) => attacks?.targets.includes(target) !== true)) return `${attacks?.targets} are attacked, not ${said.targets}`;
    if (eventsOf(events, 'attacks').length === 1 && attacks?.targets.length !== said.targets.length && !isSpread(match, attacks?.seat ?? -1))
      return `others are attacked`;
  }
  if (futures.some(({ match }) => match.scene(null).decision?.kind === 'second-target')) return null;
  for (const defeat of said.defeats) {
    const left = leftOf(defeat, view);
    if (left !== defeat.left) return `${defeat.card} has ${left} left, not ${defeat.left}`;
    const without = new Map(futures.map((future) => [future, outcomeOf(future, defeat, false)]));
    const converting = new Map(futures.map((future) => [future, outcomeOf(future, defeat, true)]));
    if (!isChance(defeat.chance, futures, (future) => without.get(future) === true, exact)) return `${defeat.card} is not defeated with ${defeat.chance}`;
    if (!isChance(defeat.converting, futures, (future) => converting.get(future) === true, exact))
      return `${defeat.card} is not defeated with ${defeat.converting} where all is converted (${answer.do})`;
    const ignored = futures.flatMap((future) => ignoredIn(future, said, defeat));
    if (ignored.length > 0 && Math.max(...ignored) > defeat.ignored) return `${Math.max(...ignored)} are ignored, not ${defeat.ignored}`;
  }
  return null;
}

/** The weapon takes a second target by itself. */
function isSpread(match: Raid, seat: number): boolean {
  return match.state.fighters[seat]?.weapon !== '';
}

/** Just those in range are offered. */
function wrongRange({ range }: Attack, before: Raid): string | null {
  const { view, decision } = before.scene(null);
  const seat = decision !== null && 'seat' in decision.about ? decision.about.seat : -1;
  const offered = before
    .open(before.seatNames.map((_, one) => one))
    .flatMap(({ answer }) => ('target' in answer && answer.do !== 'take' ? [answer.target] : []));
  const all = ['boss' as const, ...view.fighters.flatMap(({ foes }) => foes.map(({ id }) => id))];
  const from = view.fighters[seat]?.space ?? null;
  for (const target of all) {
    const near = (targetDistance(view, from, target) ?? Number.POSITIVE_INFINITY) <= range;
    if (decision?.kind !== 'second-target' && near !== offered.includes(target)) return `range ${range}: ${target} is ${near ? 'not ' : ''}offered`;
  }
  return null;
}

function leftOf({ card }: Defeat, { fighters }: ReturnType<Raid['view']>['view']): number | null {
  for (const { foes, boss } of fighters) {
    if (boss?.id === card) return boss.health - boss.damage;
    for (const foe of foes) if (foe.id === card) return foe.health - foe.damage;
  }
  return null;
}

/** Whether it is defeated when the attack goes on, with all conversions there are or none; damage to the boss all on that card. */
export function outcomeOf({ match, events }: Future, { card, left }: Defeat, converting: boolean): boolean {
  const after = match.fork(keyFromSeed('went on'));
  const told = [...events];
  for (;;) {
    const { decision } = after.scene(null);
    if (decision?.kind === 'assign' && decision.about.shares.every((share) => share === 0)) return decision.about.points >= left;
    const does = decision?.kind === 'convert' && converting ? ['convert', 'done'] : decision?.kind === 'convert' || decision?.kind === 'burn' ? ['done'] : [];
    const next = does.map((one) => optionOf(after, (answer) => answer.do === one)).find((option) => option !== null) ?? null;
    if (next === null || after.state.fight === null) break;
    const number = after.number;
    after.answer(number, next.seat, next.notation);
    told.push(...after.events.filter(({ at }) => at > number));
  }
  return (
    eventsOf(told, 'defeated').some(({ enemy }) => enemy === card) || eventsOf(told, 'flipped').some((event) => event.card === card) || isDying(after, card)
  );
}

/** Several are defeated at once, and it is asked who is first. */
function isDying(match: Raid, card: string): boolean {
  const { decision } = match.scene(null);
  return decision?.kind === 'order' && decision.about.what.some((what) => what === card);
}

function ignoredIn({ events }: Future, { targets }: Attack, _: Defeat): readonly number[] {
  return targets.length > 1 ? [] : eventsOf(events, 'ignored').map(({ successes }) => successes);
}

function wrongHits({ damage }: Hits, futures: readonly Future[]): string | null {
  for (const { match, events } of futures) {
    const { decision } = match.scene(null);
    if (decision?.kind === 'convert' || decision?.kind === 'burn') {
      const view = match.view(null).view.fight;
      const most = Math.max(0, ...damage.map((hit) => hit.damage));
      const least = Math.min(...damage.map((hit) => hit.damage));
      if (view === null || view.successes < most || view.successes - view.ignored !== least) return `${view?.successes} successes, ${view?.ignored} ignored`;
      continue;
    }
    for (const hit of damage) {
      if (hit.target === 'boss') {
        const dealt = eventsOf(events, 'boss-damaged').reduce((sum, event) => sum + event.damage, 0);
        const points = decision?.kind === 'assign' ? decision.about.points + decision.about.shares.reduce((sum, n) => sum + n, 0) : null;
        if (points === null ? dealt > hit.damage : points !== hit.damage) return `the boss takes ${points ?? dealt}, not ${hit.damage}`;
        continue;
      }
      const dealt = eventsOf(events, 'damages').find(({ target }) => target === hit.target);
      if (decision?.kind !== 'assign' && dealt?.damage !== hit.damage) return `${hit.target} takes ${dealt?.damage}, not ${hit.damage}`;
      if (dealt !== undefined && (dealt.left === 0) !== hit.defeats) return `${hit.target} has ${dealt.left} left`;
    }
  }
  return null;
}

function wrongPayment({ cost }: Payment, futures: readonly Future[]): string | null {
  const counts = countsOf(cost);
  for (const { events } of futures) {
    const [spends] = eventsOf(events, 'spends');
    const types = [...(spends?.tokens ?? []), ...(spends?.cards ?? []).map((card) => cardNamed(card).type)];
    const typed = countsOf(types);
    if (types.length !== cost.length || [0, 1, 2].some((type) => (typed[type] ?? 0) < (counts[type] ?? 0))) return `${types} is paid`;
  }
  return null;
}

/** What is met first is asked for or told. */
function wrongWay({ meets }: Way, { answer }: Option, futures: readonly Future[]): string | null {
  const [first] = meets;
  if (first === undefined) return 'nothing is met';
  for (const { match, events } of futures) {
    const { decision } = match.scene(null);
    const asked: readonly string[] =
      decision?.kind === 'order'
        ? decision.about.what
        : decision?.kind === 'objective'
          ? [`objective${decision.about.number}`]
          : decision === null
            ? []
            : [decision.kind];
    const told = eventsOf(events, 'rule').map(({ rule }): string => (rule === 'bubble' ? 'dimer' : rule === 'deep-drift' ? 'drift' : rule));
    if (eventsOf(events, 'infected').length > 0) told.push('gels');
    if (!first.what.some((what) => asked.includes(what) || told.includes(what))) return `${first.what} is not met: ${asked} ${told} (${answer.do})`;
  }
  return null;
}
