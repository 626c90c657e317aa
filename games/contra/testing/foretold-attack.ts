import { keyFromSeed } from '#kernel';
import { isChance } from '../../../kernel/testing/foretold.ts';
import { type BossCardId, bossCard, type TargetId } from '../content/index.ts';
import type { Event } from '../event.ts';
import { targetDistance } from '../facts/places.ts';
import type { Attack, Defeat, Hits } from '../preview.ts';
import type { View } from '../view.ts';
import { after, eventsOf, type Future, give, type Option, openOf, optionsOf, type Raid, viewOf } from './foretold-match.ts';

/** How an attack went on. */
interface Dealt {
  readonly events: Future['events'];
  /** The damage that was to be shared among the cards of the boss; null where nobody had to say how. */
  readonly points: number | null;
  /** The cards of the boss that this could have defeated. */
  readonly within: ReadonlySet<BossCardId>;
}

const dealt = new WeakMap<Raid, Map<boolean, Dealt>>();

/** An attack dealt with: all that can be is converted, or nothing; nothing is burnt. */
function dealtIn(future: Future, converting: boolean): Dealt {
  const known = dealt.get(future.match) ?? new Map<boolean, Dealt>();
  dealt.set(future.match, known);
  const found = known.get(converting) ?? dealOut(future, converting);
  known.set(converting, found);
  return found;
}

function dealOut({ match, events }: Future, converting: boolean): Dealt {
  const raid = match.fork(keyFromSeed('went on'));
  const all = [...events];
  let points: number | null = null;
  const within = new Set<BossCardId>();
  for (;;) {
    const { decision, view } = raid.scene(null);
    if (decision?.kind === 'assign' && points === null) {
      points = decision.about.points;
      for (const { answer } of optionsOf(raid)) if (answer.do === 'assign' && answer.n === leftOf(answer.boss, view)) within.add(answer.boss);
    }
    const next =
      decision?.kind === 'convert'
        ? ((converting ? conversionOf(raid) : null) ?? openOf(raid, 'done'))
        : decision?.kind === 'burn'
          ? openOf(raid, 'done')
          : decision?.kind === 'assign'
            ? openOf(raid)
            : null;
    if (next === null) return { events: all, points, within };
    all.push(...give(raid, next));
  }
}

/** What is for nothing is kept for results that nothing else converts. */
function conversionOf(raid: Raid): Option | null {
  const conversions = optionsOf(raid).filter(({ answer }) => answer.do === 'convert');
  return conversions.find(({ answer }) => answer.do === 'convert' && answer.with !== 'nothing') ?? conversions[0] ?? null;
}

/** Whether a card is defeated; damage to the boss is all on that one. */
export function isDefeated(future: Future, { card }: Pick<Defeat, 'card'>, converting: boolean): boolean {
  const { events, within } = dealtIn(future, converting);
  return (
    eventsOf(events, 'damages').some(({ target, left }) => target === card && left === 0) ||
    (within.size === 0 ? eventsOf(events, 'boss-damaged').some((event) => event.card === card && event.left === 0) : [...within].some((one) => one === card))
  );
}

export function wrongAttack(said: Attack, option: Option, before: Raid, futures: readonly Future[], exact: boolean): string | null {
  const asked = after(before, option).scene(null).decision?.kind === 'second-target';
  const [first] = said.targets;
  if (said.dice === null) {
    if (!asked) return 'no second target is asked for';
    if (said.defeats.length > 0 || said.targets.length !== 1) return 'more is known than who is attacked first';
    const dice = new Set(optionsOf(after(before, option)).map(({ preview }) => JSON.stringify(preview?.kind === 'attack' ? preview : null)));
    if (dice.size < 2) return 'the dice are known';
  }
  if ('target' in option.answer && said.targets.length < 2 && first !== option.answer.target) return `${option.answer.target} is attacked, not ${first}`;
  for (const { events } of futures) {
    const [rolls] = eventsOf(events, 'rolls');
    const [attacks] = eventsOf(events, 'attacks');
    if (said.dice === null) continue;
    if (rolls?.dice.length !== said.dice) return `${rolls?.dice.length} dice, not ${said.dice}`;
    const targets = asked ? attacks?.targets.slice(0, 1) : attacks?.targets;
    if (targets?.join() !== said.targets.join()) return `${attacks?.targets} are attacked, not ${said.targets}`;
  }
  return wrongRange(said, option, before) ?? wrongDefeats(said, before, futures, exact);
}

/** Just those in range are offered, and it is the range that is asked with. */
function wrongRange({ range }: Attack, option: Option, before: Raid): string | null {
  for (const match of [before, after(before, option)]) {
    const about = match.scene(null).decision?.about ?? {};
    if (match.state.fight !== null && 'range' in about && about.range !== range) return `it is asked with range ${about.range}, not ${range}`;
  }
  const { view, decision } = before.scene(null);
  if (decision?.kind === 'second-target') return null;
  const seat = decision !== null && 'seat' in decision.about ? decision.about.seat : -1;
  const offered = optionsOf(before).flatMap(({ answer }) => ('target' in answer && answer.do !== 'take' ? [answer.target] : []));
  const from = view.fighters[seat]?.space ?? null;
  for (const target of ['boss' as const, ...view.fighters.flatMap(({ foes }) => foes.map(({ id }) => id))]) {
    const near = (targetDistance(view, from, target) ?? Number.POSITIVE_INFINITY) <= range;
    if (near !== offered.includes(target)) return `range ${range}: ${target} is ${near ? 'not ' : ''}offered`;
  }
  return null;
}

function wrongDefeats(said: Attack, before: Raid, futures: readonly Future[], exact: boolean): string | null {
  if (said.dice === null) return null;
  const view = viewOf(before);
  const bossCards = view.fighters.flatMap(({ boss }) => boss?.id ?? []);
  const isBoss = (card: Defeat['card']): card is BossCardId => bossCards.some((id) => id === card);
  const foes = said.defeats.flatMap(({ card }) => (isBoss(card) ? [] : [card]));
  if (foes.join() !== said.targets.filter((target) => target !== 'boss').join()) return `${foes} may be defeated of ${said.targets}`;
  for (const future of futures)
    for (const card of bossCards)
      if (isDefeated(future, { card }, true) && !said.defeats.some((defeat) => defeat.card === card)) return `${card} is defeated unsaid`;
  for (const defeat of said.defeats) {
    const { card, left, chance, converting } = defeat;
    if (leftOf(card, view) !== left) return `${card} has ${leftOf(card, view)} left, not ${left}`;
    if (!isChance(chance, futures, (future) => isDefeated(future, defeat, false), exact)) return `${card} is not defeated with ${chance}`;
    if (!isChance(converting, futures, (future) => isDefeated(future, defeat, true), exact))
      return `${card} is not defeated with ${converting} where all is converted`;
  }
  for (const future of futures) {
    const wrong = wrongIgnored(said, future, isBoss);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** A target that takes damage has ignored all that it can: what is told of it, and how much less it takes than the others. */
function wrongIgnored({ targets, defeats }: Attack, future: Future, isBoss: (card: Defeat['card']) => boolean): string | null {
  const { events, points } = dealtIn(future, false);
  const all = eventsOf(events, 'ignored').map(({ successes }) => successes);
  const most = targets.flatMap((target) => defeats.filter(({ card }) => (target === 'boss' ? isBoss(card) : card === target)).map(({ ignored }) => ignored));
  if (all.some((n) => n > Math.max(0, ...most))) return `${all} are ignored, of ${most}`;
  const successes = new Set<number>();
  for (const target of targets) {
    const damage = target === 'boss' ? points : eventsOf(events, 'damages').find((event) => event.target === target)?.damage;
    for (const { card, ignored } of defeats) {
      if (!damage || (target === 'boss' ? !isBoss(card) : card !== target)) continue;
      if (ignored > 0 && !all.includes(ignored)) return `${card} ignores ${all}, not ${ignored}`;
      if (ignored === 0 && all.length > 0 && targets.length === 1 && eventsOf(events, 'attacks')[0]?.targets.length === 1) return `${card} ignores ${all}`;
      successes.add(damage + ignored);
    }
  }
  return successes.size > 1 ? `${[...successes]} successes` : null;
}

function leftOf(card: Defeat['card'], { fighters }: View): number | null {
  for (const { foes, boss } of fighters) {
    if (boss?.id === card) return boss.health - boss.damage;
    for (const foe of foes) if (foe.id === card) return foe.health - foe.damage;
  }
  return null;
}

/** The damage if nothing more is converted. */
export function wrongHits({ damage }: Hits, before: Raid, futures: readonly Future[]): string | null {
  const targets: readonly TargetId[] = viewOf(before).fight?.targets ?? [];
  if (damage.map(({ target }) => target).join() !== targets.join()) return `${targets} are attacked`;
  for (const future of futures) {
    const { events, points, within } = dealtIn(future, false);
    for (const hit of damage) {
      if (hit.target !== 'boss') {
        const came = eventsOf(events, 'damages').find(({ target }) => target === hit.target);
        if (came?.damage !== hit.damage) return `${hit.target} takes ${came?.damage}, not ${hit.damage}`;
        if ((came.left === 0) !== hit.defeats) return `${hit.target} has ${came.left} left`;
        continue;
      }
      const came = eventsOf(events, 'boss-damaged');
      const taken = came.reduce((sum, event) => sum + event.damage, 0);
      // What no card can take is lost.
      if (points === null ? taken > hit.damage || (taken < hit.damage && !isFull(came)) : points !== hit.damage)
        return `the boss takes ${points ?? taken}, not ${hit.damage}`;
      if ((points === null ? came.some(({ left }) => left === 0) : within.size > 0) !== hit.defeats)
        return `a card of the boss is ${hit.defeats ? 'not ' : ''}defeated`;
    }
  }
  return null;
}

/** No card of the boss takes more of this attack: those that were hit are defeated, or take only so much; or none can be hit. */
function isFull(came: readonly Extract<Event, { kind: 'boss-damaged' }>[]): boolean {
  return came.every(({ card, left }) => left === 0 || bossCard(card).front.constants.some(({ is }) => is === 'cap'));
}
