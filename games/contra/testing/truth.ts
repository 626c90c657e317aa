import { type AboutOf, keyFromSeed } from '#kernel';
import { catalogue, SOURCE } from '#words';
import { Truth } from '../../truth.ts';
import type { Answer } from '../answer.ts';
import { CARDS, STAGES } from '../content/index.ts';
import type { Ending } from '../rules/state.ts';
import type { Contra, Decision } from '../types.ts';
import type { Messages } from '../words/messages.ts';
import { wordsOf } from '../words/words.ts';
import { type Asked, doer, fighterNamed, path, runsTo, short, spaceNamed, standsOn, steps, stepsToTarget } from './reading.ts';

/** What is decided now, where it is of this kind: one or none. */
function about<K extends Decision['kind']>({ decision }: Asked, kind: K): readonly AboutOf<Contra, K>[] {
  const asked: { readonly kind: string; readonly about: unknown } = decision;
  return asked.kind === kind ? [asked.about as AboutOf<Contra, K>] : [];
}

function isOpen({ options }: Asked, fits: (option: Answer) => boolean): boolean {
  return options.some(fits);
}

/** The commando who is asked, by what is asked. */
function isAsked({ decision, view, match }: Asked, who: unknown): boolean {
  const seat = view.fighters.findIndex(({ id }) => id === who);
  return match.asked.includes(seat) || ('seat' in decision.about && decision.about.seat === seat);
}

function tokensOf(tried: Asked, who: unknown, type: unknown): number {
  const { tokens } = fighterNamed(tried, who) ?? {};
  return Object.entries(tokens ?? {}).find(([kind]) => kind === type)?.[1] ?? Number.NaN;
}

function namesType({ answer }: Asked, type: unknown): boolean {
  return 'type' in answer && answer.type === type;
}

function limitOf(tried: Asked): number {
  const runs = tried.options.flatMap((option) => (option.do === 'run' ? [option.via.length + 1] : []));
  return about(tried, 'move')[0]?.spaces ?? Math.max(0, ...runs);
}

/** Play a card and answer whatever is first asked, until something shows that it did what is said of it. */
function playsOut(tried: Asked, card: unknown, shows: (then: Asked['match']) => boolean): boolean {
  const option = tried.match.open([tried.seat]).find(({ answer }) => answer.do === 'play' && answer.card === card && answer.who === tried.answer.who);
  if (option === undefined) return false;
  const then = tried.match.fork(keyFromSeed(`${tried.match.number} ${option.notation}`));
  then.answer(then.number, option.seat, option.notation);
  for (let answers = 0; answers < 8 && then.decision !== null; answers++) {
    if (shows(then)) return true;
    then.answerIndex(0);
  }
  return shows(then);
}

const ENDINGS: Readonly<Record<Ending, readonly string[]>> = {
  destroyed: cite('end.win', 'boss.destroyed'),
  escaped: cite('story.efg3.rule-win'),
  fallen: cite('end.loss-medal', 'end.loss-shared'),
  'out-of-time': cite('end.loss-stage-deck', 'general.stage-deck-never-reshuffled'),
};

export const truth = new Truth<Contra, Messages>(await catalogue<Messages>(import(`../words/${SOURCE}/index.ftl`)), wordsOf, {
  why: {
    decides: (tried, { who }) => isAsked(tried, who),
    'not-asked': ({ match, view }, { who }) => !match.asked.includes(view.fighters.findIndex(({ id }) => id === who)),
    'no-token': (tried, { who, type }) => namesType(tried, type) && tokensOf(tried, who, type) === 0,
    turn: {
      'move-once': (tried, { who }) => fighterNamed(tried, who)?.moved === true,
      'attack-once': (tried, { who }) => fighterNamed(tried, who)?.attacked === true,
      'cards-only-own-turn': {
        reaction: (_, { card }) => named(card)?.reaction !== undefined,
        self: (tried, { card }) => named(card)?.reaction?.within === undefined && !isAsked(tried, tried.answer.who),
        far: (tried, { within, whom }) => steps(tried, doer(tried)?.space, fighterNamed(tried, whom)?.space) > within,
      },
      'one-at-a-time': ({ view }, { who }) => view.fighters[view.active]?.id === who,
    },
    move: {
      run: {
        here: (tried, { who, at }) => tried.answer.do === 'run' && tried.answer.to === at && fighterNamed(tried, who)?.space === at,
        far: (tried, { at, away, limit }) => steps(tried, doer(tried)?.space, at) === away && away > limit && limitOf(tried) <= limit,
        'other-way': (tried, { at }) => runsTo(tried, doer(tried)?.space, at, about(tried, 'move')[0]?.spaces ?? 3),
        'no-way': (tried, { at, limit }) => !runsTo(tried, doer(tried)?.space, at, limit),
      },
      jump: (tried, { at, away }) => steps(tried, doer(tried)?.space, at) === away && away !== 1,
      'not-into-enemies': (tried, { enemy, at }) => path(tried).includes(at) && standsOn(tried.view, enemy).includes(at),
      'no-shared-end': {
        stay: (tried, { who }) => tried.view.fighters.some(({ id, space }) => id !== who && space === fighterNamed(tried, who)?.space),
        taken: (tried, { there, at }) => path(tried).at(-1) === at && fighterNamed(tried, there)?.space === at,
        somebody: (tried, { at }) => tried.view.fighters.some(({ id, space }) => id !== tried.answer.who && space === at),
      },
      'choose-type-first': {
        jump: (tried) => tried.answer.do === 'run' && about(tried, 'move')[0]?.run === false,
        run: (tried) => tried.answer.do === 'jump' && about(tried, 'move')[0]?.jump === false,
      },
    },
    space: { 'ledge-jump-up': (tried, { at }) => path(tried).includes(at) && spaceNamed(tried, at)?.ledge !== '' },
    attack: {
      'weapon-special-scope': {
        again: (tried) => tried.answer.do === 'again' && (doer(tried)?.attacked === false || doer(tried)?.weapon !== 'rapid-kit'),
        used: (tried, { who }) => fighterNamed(tried, who)?.weapon === 'rapid-kit' && attacksOf(tried, who, 'rapid-kit') > 1,
        apart: (tried, { target }) => {
          const first = about(tried, 'second-target')[0]?.first;
          return !standsOn(tried.view, first).some((space) => stepsToTarget(tried, space, target) <= 1);
        },
      },
      convert: ({ view, answer }, { type }) => 'type' in answer && answer.type === type && view.fight?.results[answer.type] === 0,
    },
    range: {
      count: {
        foe: (tried, { target, away, range }) => stepsToTarget(tried, doer(tried)?.space, target) === away && away > range && inRange(tried, range),
        space: (tried, { at, away, range }) => steps(tried, doer(tried)?.space, at) === away && away > range,
      },
    },
    boss: {
      'one-target': (tried) => 'target' in tried.answer && tried.answer.target === about(tried, 'second-target')[0]?.first,
      'undefeated-stays': ({ answer }) => 'target' in answer && answer.target === 'boss',
      'split-cap': (tried, { boss }) => tried.answer.do === 'assign' && leftOf(tried, boss) < Number(tried.answer.n),
      'never-unflipped': (tried, { boss }) => bossCardOf(tried, boss)?.defeated === true,
    },
    story: { invulnerable: ({ view }) => view.story !== null },
    golden: {
      pinned: (tried, { who, enemy }) => stepsToTarget(tried, fighterNamed(tried, who)?.space, enemy) <= 1,
      'not-free': ({ answer }) => answer.do === 'convert' && answer.with === 'nothing',
      capped: (tried, { boss }) => tried.answer.do === 'assign' && leftOf(tried, boss) >= Number(tried.answer.n),
      own: (tried, { who, enemy }) => fighterNamed(tried, who)?.foes.some(({ id }) => id === enemy) === true,
    },
    effect: {
      'may-pay-in-full': {
        play: (tried, { card }) => isShort(tried, tried.answer.who, named(card)?.cost ?? [], card),
        clear: (tried, { cost }) => cost.length > 0 && isShort(tried, tried.answer.who, cost),
      },
      'each-commando-order': { draw: notLeft, thing: notLeft },
      'forced-choice-full': (tried) => lackingOf(tried) > 0 && Math.min(...(about(tried, 'choose')[0]?.lacking ?? [])) === 0,
      'forced-choice-closest': (tried) => lackingOf(tried) > Math.min(...(about(tried, 'choose')[0]?.lacking ?? [])),
      'forced-single': (tried) => tried.answer.do === 'keep' && about(tried, 'discard')[0]?.for === 'effect',
    },
    cards: { 'commando-card': (tried, { card }) => doer(tried)?.hand.some((one) => one === card) === true },
    stage: {
      'discard-after': ({ view }, { stageCard }) => view.stageArea.some((card) => card === stageCard),
      'pillbox-icon-may': ({ view }, { at }) => view.pillboxes.some((space) => space === at),
    },
    ability: {
      set: (tried, { who }) => tried.answer.do === 'ask-me' && fighterNamed(tried, who)?.asking === tried.answer.when,
      'just-set': (tried, { who }) => tried.answer.do === 'ask-me' && fighterNamed(tried, who)?.asking !== tried.answer.when,
      cost: (tried, { who, cost }) => tried.answer.do === 'ability' && isShort(tried, who, cost),
      attack: ({ view }) => view.fight !== null,
      nothing: ({ view, answer }) => answer.do === 'ability' && view.fight === null,
    },
    setup: {
      'reference-flip': {
        elsewhere: ({ view }) => view.stage !== 'waterfall',
        used: ({ view }) => view.slowed,
        empty: ({ view }) => view.stageDeck.left === 0,
        story: ({ view }) => view.story !== null,
      },
      'commando-start': ({ view }, { at }) => view.fighters.some(({ space }) => space === at),
    },
    round: { 'commando-order-free': (tried, { who }) => fighterNamed(tried, who)?.turnTaken === true, 'enemy-order-free': notLeft },
    advantage: {
      'spend-sources': (tried, { symbol }) => about(tried, 'pay')[0]?.symbol === symbol && symbol !== '*' && !namesType(tried, symbol),
      'any-gain': (tried, { of }) => of.every((symbol) => symbol !== '*' && !namesType(tried, symbol)),
      limit: (tried, { who, type }) => tokensOf(tried, who, type) >= 3,
    },
    limits: {
      'advantage-supply': ({ view }, { type }) => Object.entries(view.supply).some(([kind, left]) => kind === type && left === 0),
      'other-tokens': ({ view }, { at }) => !Object.entries(view.gels).some(([space, gels]) => space === at && gels > 0),
    },
    suffer: {
      'all-or-nothing': (tried, { who }) => {
        const { damage } = about(tried, 'suffer')[0] ?? {};
        return damage !== undefined && isShort(tried, who, damage);
      },
    },
    'enemy-turn': {
      'added-counts-for-rerolls': (tried) =>
        tried.answer.do === 'reroll' && !about(tried, 'reroll-enemy')[0]?.dice.some((face) => tried.answer.do === 'reroll' && face === tried.answer.face),
    },
    objective: { 'token-lost': (tried, { who, place }) => fighterNamed(tried, who)?.mission.includes(Number(place)) === false },
  },
  help: {
    jump: (tried, { to }) => isOpen(tried, (option) => option.do === 'jump' && option.who === tried.answer.who && option.to === to),
    run: (tried, { to }) => isOpen(tried, (option) => option.do === 'run' && option.who === tried.answer.who && option.to === to),
    'run-over': (tried, { to, via }) =>
      isOpen(tried, (option) => option.do === 'run' && option.who === tried.answer.who && option.to === to && option.via.join() === via.join()),
    reaches: (tried, { card }) =>
      playsOut(tried, card, (then) =>
        'target' in tried.answer
          ? then.options().some((notation) => notation === `${tried.answer.who} aims at ${'target' in tried.answer ? tried.answer.target : ''}`) ||
            then.events.some(
              ({ at, event }) => at > tried.match.number && event.kind === 'attacks' && 'target' in tried.answer && event.targets.includes(tried.answer.target),
            )
          : false,
      ),
    moves: (tried, { card }) =>
      playsOut(tried, card, (then) =>
        then.options().some((notation) => notation.startsWith(`${tried.answer.who} jumps to`) || notation.startsWith(`${tried.answer.who} runs to`)),
      ),
  },
  cites: {
    ability: cite('ability.any-phase'),
    activates: cite('stage.activate-left-to-right', 'stage.activate-scan'),
    adds: cite('enemy-turn.added-by-special', 'enemy-turn.added-results', 'enemy-turn.added-by-constant'),
    alarm: cite('components.stage-tokens', 'space.stage-specific'),
    asking: cite('ability.windows-between-effects'),
    assault: cite('enemy-turn.pool', 'enemy-turn.attacked-player-rolls'),
    'assault-ends': cite('enemy-turn.fully-resolved'),
    attacks: cite('attack.sequence', 'attack.choose-target'),
    bonus: cite('attack.pool-bonus'),
    'boss-damaged': cite('boss.split-damage'),
    'boss-dealt': cite('setup.boss-cards-dealt'),
    'boss-moves': cite('enemy-move.boss-only-boss-cards', 'setup.boss-placed'),
    'boss-starts': cite('setup.boss-placed'),
    bottomed: cite('golden.cards-beat-rulebook'),
    breached: cite('cards.enemy-ability'),
    'card-removed': cite('mode.unpredictable'),
    converts: cite('attack.convert', 'attack.converted-not-critical'),
    damages: cite('attack.success-damage', 'damage.on-card'),
    defeated: cite('damage.defeat-at-health', 'damage.defeat-enemy'),
    dimer: cite('components.bubble-dimers'),
    'dimer-gone': cite('limits.other-tokens'),
    'dimer-moves': cite('cards.enemy-special'),
    discards: cite('medal.optional-hand-discard', 'effect.forced-single'),
    draws: cite(
      'turn.end-draw',
      'damage.defeat-draw',
      'medal.loss-steps',
      'setup.starting-hand',
      'golden.cards-beat-rulebook',
      'setup.mulligan',
      'objective.already-done-draw',
      'boss.flip-draw',
      'damage.game-effect-defeat',
    ),
    'enemy-drawn': cite('draw-enemy.rightmost', 'draw-enemy.nearest-space'),
    'enemy-limit': cite('draw-enemy.limit-three', 'draw-enemy.limit-damage'),
    'enemy-moves': cite('enemy-move.shortest-path', 'enemy-move.tie-break', 'enemy-move.push-by-commandos'),
    'enemy-reroll': cite('objective.token-effect'),
    'enemy-taken': cite('golden.cards-beat-rulebook', 'draw-enemy.rightmost'),
    equips: cite('weapon.gain-may-equip'),
    explodes: cite('attack.criticals-explode'),
    flipped: cite('boss.flip', 'boss.flip-draw'),
    gains: cite('attack.gain-advantage', 'advantage.gain-tokens', 'advantage.limit', 'objective.token-effect', 'story.reward-token-limit'),
    gels: cite('components.stage-tokens'),
    grenade: cite('components.stage-tokens'),
    'grenade-bursts': cite('stage.activate-left-to-right'),
    hatched: cite('draw-enemy.rightmost', 'draw-enemy.nearest-space'),
    ignored: cite('golden.cards-beat-rulebook'),
    infected: cite('space.stage-specific', 'effect.seeking-hosts'),
    leaves: cite('stage.discard-after'),
    leftover: cite('enemy-turn.special-leftover-draws', 'enemy-turn.special-leftover-batch'),
    'loses-tokens': cite('faq.cards-not-tokens', 'effect.forced-single'),
    'medal-lost': cite('suffer.pay-or-medal'),
    mulligan: cite('setup.mulligan'),
    'objective-lost': cite('objective.token-lost'),
    'objective-token': cite('objective.success', 'objective.token-effect'),
    phase: cite('round.order', 'turn.phase-end'),
    'pillbox-placed': cite('stage.pillbox-icon-first', 'stage.pillbox-icon-may'),
    'pillbox-taken': cite('space.pillbox'),
    placed: cite('move.forced-movement'),
    'platform-broken': cite('components.stage-tokens'),
    plays: cite('turn.play-any-number', 'cards.play-or-spend'),
    prevents: cite('suffer.reduce-first'),
    pushed: cite('move.forced-movement'),
    recovers: cite('turn.played-card-discarded'),
    removed: cite('mode.battle-damage'),
    repairs: cite('cards.enemy-special'),
    rerolls: cite('golden.cards-beat-rulebook'),
    reshuffles: cite('general.reshuffle'),
    returns: cite('move.no-shared-end', 'move.return-no-trigger'),
    reveals: cite('general.reveal', 'general.reveal-multiple', 'story.rtg3.win'),
    rolls: cite('attack.pool-weapon'),
    round: cite('round.new-round', 'stage.then-new-round', 'round.first-round-no-extra-draw'),
    rule: cite('setup.reference-flip', 'space.stage-specific', 'effect.overrun-per-reaction', 'effect.shortfall-consequences'),
    runs: cite('move.run'),
    scorches: cite('space.stage-specific', 'effect.infection-spreads'),
    screen: cite('enemy-turn.pool'),
    setup: cite('setup.order'),
    slip: cite('space.stage-specific'),
    special: cite('enemy-turn.special-leftmost', 'enemy-turn.special-once-each'),
    spends: cite('ability.cost', 'advantage.damage-prevention', 'advantage.must-spend', 'effect.may-pay-in-full'),
    'stage-card': cite('stage.draw-one'),
    'stage-discarded': cite('faq.stage-discard-no-resolve', 'end.discard-is-not-draw'),
    'stage-in-play': cite('setup.stage-setup-effect'),
    starts: cite('setup.commando-start'),
    stays: cite('stage.discard-after'),
    suffers: cite('enemy-turn.damage-one-effect', 'enemy-turn.damage-max-one-medal', 'suffer.pay-or-medal', 'draw-enemy.limit-damage'),
    turn: cite('turn.active-player', 'turn.reminders'),
    'turn-ends': cite('turn.end-draw'),
    'weapon-drawn': cite('weapon.gain-may-equip'),
    'weapon-lost': cite('medal.weapon-lost', 'weapon.decline', 'weapon.replace'),
    withstands: cite('suffer.pay-or-medal'),
    objective: ({ success }) => (success ? cite('objective.requirement', 'objective.success') : cite('objective.scout')),
    jumps: ({ from, to }) => cite(jumpedBy(from, to)),
    over: ({ ending }) => ENDINGS[ending],
  },
});

function inRange(tried: Asked, range: number): boolean {
  return tried.options.every((option) => !('target' in option) || option.do === 'take' || stepsToTarget(tried, doer(tried)?.space, option.target) <= range);
}

/** How often somebody has attacked with this since the turn began. */
function attacksOf({ match: { events }, view }: Asked, who: unknown, weapon: string): number {
  const seat = view.fighters.findIndex(({ id }) => id === who);
  const since = events.findLastIndex(({ event }) => event.kind === 'turn');
  return events.slice(since).filter(({ event }) => event.kind === 'attacks' && event.seat === seat && event.with === weapon).length;
}

function bossCardOf({ view }: Asked, boss: unknown) {
  return view.fighters.map((f) => f.boss).find((card) => card?.id === boss) ?? null;
}

function cite(...clauses: readonly string[]): readonly string[] {
  return clauses.map((clause) => `contra.${clause}`);
}

/** Up a ledge, from one ledge to another, or neither. */
function jumpedBy(from: unknown, to: unknown): string {
  const ledge = (name: unknown): string => STAGES.flatMap(({ map }) => map.spaces).find(({ id }) => id === name)?.ledge ?? '';
  if (ledge(to) === '' || ledge(to) === ledge(from)) return 'move.jump';
  return ledge(from) === '' ? 'space.ledge-jump-up' : 'space.ledge-to-other-ledge';
}

function named(card: unknown) {
  return CARDS.find(({ id }) => id === card);
}

function isShort(tried: Asked, who: unknown, cost: readonly string[], aside?: string): boolean {
  const f = fighterNamed(tried, who);
  return f !== undefined && short(f, cost, aside) > 0;
}

function leftOf(tried: Asked, boss: unknown): number {
  const card = bossCardOf(tried, boss);
  return card === null ? Number.NaN : card.health - card.damage;
}

function lackingOf(tried: Asked): number {
  return (tried.answer.do === 'choose' ? about(tried, 'choose')[0]?.lacking[Number(tried.answer.place) - 1] : undefined) ?? Number.NaN;
}

/** Whoever has had their turn at it. */
function notLeft({ view, decision, answer }: Asked): boolean {
  const seat = view.fighters.findIndex(({ id }) => id === answer.who);
  return 'left' in decision.about && Array.isArray(decision.about.left) && !decision.about.left.includes(seat);
}
