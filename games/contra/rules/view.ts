import { deckSize, type Json, type Seat } from '#kernel';
import type { BossId, CommandoId, StageId } from '../content/cards.ts';
import type { CommandoFace, EnemyFace } from '../content/dice.ts';
import { bossCard, stage } from '../content/index.ts';
import type { StoryPart } from './config.ts';
import type { Options } from './options.ts';
import { bossHealth, type Ending, type Fighter, type Frame, foeCard, type Phase, type Quiet, type Raid, stageLeft } from './state.ts';

export type Tokens = { readonly M: number; readonly A: number; readonly S: number };

export type FoeView = {
  /** Colour and type: `red gunner`. */
  readonly id: string;
  readonly name: string;
  readonly space: string;
  readonly health: number;
  readonly damage: number;
  readonly breached: boolean;
};

export type FighterView = {
  readonly id: CommandoId;
  readonly space: string;
  readonly medals: number;
  readonly tokens: Tokens;
  readonly hand: readonly string[];
  readonly deck: number;
  readonly discard: readonly string[];
  /** Cards that have left the game. */
  readonly removed: readonly string[];
  readonly playing: readonly string[];
  /** The weapon card; null for the default weapon. */
  readonly weapon: string | null;
  /** Objective tokens on the mission card: 1, 2, 3. */
  readonly mission: readonly number[];
  readonly boss: { readonly id: string; readonly health: number; readonly damage: number; readonly defeated: boolean } | null;
  readonly foes: readonly FoeView[];
  readonly gels: number;
  readonly turnTaken: boolean;
  readonly moved: boolean;
  readonly attacked: boolean;
  /** Fewer enemy dice this round. */
  readonly screen: number;
  /** Dice the next attack gets on top. */
  readonly bonus: number;
  readonly quiet: Quiet;
};

export type FightView = {
  readonly seat: Seat;
  readonly with: string;
  readonly targets: readonly string[];
  readonly dice: readonly CommandoFace[];
  /** The first so many dice were rolled at once, the others exploded from criticals. */
  readonly rolled: number;
  readonly successes: number;
  readonly ignored: number;
  readonly results: Tokens;
  readonly step: string;
};

export type AssaultView = {
  readonly seat: Seat;
  readonly dice: readonly EnemyFace[];
  readonly added: readonly EnemyFace[];
  readonly specials: number;
  readonly triggered: readonly string[];
  readonly step: string;
};

/** The whole table. Hands are open to everybody, decks to nobody. */
export type View = {
  readonly stage: StageId;
  readonly enemy: BossId;
  readonly options: Options & { readonly [name: string]: Json };
  readonly story: { readonly tale: StoryPart['tale']; readonly part: number; readonly carried: readonly string[] } | null;
  readonly phase: Phase;
  readonly round: number;
  readonly outcome: Ending | null;
  readonly active: Seat;
  readonly fighters: readonly FighterView[];
  /** The spaces the boss covers. */
  readonly boss: readonly string[];
  readonly supply: Tokens;
  /** The clock: how many stage cards can still be drawn, of how many at the start, and those known to lie on top. */
  readonly stageDeck: { readonly left: number; readonly of: number; readonly known: readonly string[] };
  readonly stageArea: readonly string[];
  readonly stageDiscard: readonly string[];
  readonly decks: { readonly enemy: number; readonly weapon: number; readonly objective: number };
  readonly discards: { readonly enemy: readonly string[]; readonly weapon: readonly string[]; readonly objective: readonly string[] };
  readonly pillboxes: readonly string[];
  readonly dimers: readonly string[];
  readonly grenades: readonly string[];
  readonly broken: readonly string[];
  readonly alarm: number;
  readonly slip: number;
  readonly slowed: boolean;
  /** Gels and damage tokens by space. */
  readonly gels: { readonly [space: string]: number };
  readonly scorch: { readonly [space: string]: number };
  readonly fight: FightView | null;
  readonly assault: AssaultView | null;
  /** What is going on; the last is the innermost. */
  readonly resolving: readonly { readonly kind: Frame['kind']; readonly what: string; readonly seat: Seat }[];
};

export function viewOf(g: Raid): View {
  const name = (space: number): string => g.map.spaces[space]?.id ?? '';
  const { config, map } = g;
  const onWadders = (counts: readonly number[]): { [space: string]: number } => {
    const found: { [space: string]: number } = {};
    map.of('wadder').forEach((space, i) => {
      if ((counts[i] as number) > 0) found[name(space)] = counts[i] as number;
    });
    return found;
  };
  return {
    stage: config.stage,
    enemy: config.enemy,
    options: { ...config.options },
    story: config.story === null ? null : { tale: config.story.tale, part: config.story.part, carried: [...config.story.carried] },
    phase: g.phase,
    round: g.round,
    outcome: g.outcome,
    active: g.active,
    fighters: g.fighters.map((f) => fighterView(g, f, name)),
    boss: g.boss.map(name),
    supply: tokensView(g.supply),
    stageDeck: {
      left: stageLeft(g),
      of: stage(config.stage).cards.reduce((sum, card) => sum + (card.setup ? 0 : card.copies), 0),
      known: [...g.stageDeck.top],
    },
    stageArea: [...g.stageArea],
    stageDiscard: [...g.stageDiscard],
    decks: { enemy: deckSize(g.enemyDeck), weapon: deckSize(g.weaponDeck), objective: deckSize(g.objectiveDeck) },
    discards: { enemy: [...g.enemyDiscard], weapon: [...g.weaponDiscard], objective: [...g.objectiveDiscard] },
    pillboxes: g.pillboxes.map(name),
    dimers: g.dimers.map(name),
    grenades: g.grenades.map(name),
    broken: g.broken.map(name),
    alarm: g.alarm,
    slip: g.slip,
    slowed: g.slowed,
    gels: onWadders(g.gels),
    scorch: onWadders(g.scorch),
    fight:
      g.fight === null
        ? null
        : {
            seat: g.fight.seat,
            with: g.fight.with,
            targets: [...g.fight.names],
            dice: [...g.fight.dice],
            rolled: g.fight.rolled,
            successes: g.fight.successes,
            ignored: g.fight.ignored,
            results: tokensView(g.fight.results),
            step: g.fight.step,
          },
    assault:
      g.assault === null
        ? null
        : {
            seat: g.assault.seat,
            dice: [...g.assault.dice],
            added: [...g.assault.added],
            specials: g.assault.specials,
            triggered: [...g.assault.triggered],
            step: g.assault.step,
          },
    resolving: g.resolving.map((frame) => ({ ...frame })),
  };
}

function tokensView(counts: readonly number[]): Tokens {
  return { M: counts[0] as number, A: counts[1] as number, S: counts[2] as number };
}

function fighterView(g: Raid, f: Fighter, name: (space: number) => string): FighterView {
  return {
    id: f.id,
    space: name(f.space),
    medals: f.medals,
    tokens: tokensView(f.tokens),
    hand: [...f.hand],
    deck: deckSize(f.deck),
    discard: [...f.discard],
    removed: [...f.removed],
    playing: [...f.playing],
    weapon: f.weapon === '' ? null : f.weapon,
    mission: [1, 2, 3].filter((n) => (f.mission & (1 << (n - 1))) !== 0),
    boss: f.boss === '' ? null : { id: f.boss, health: bossHealth(g, bossCard(f.boss)), damage: f.bossDamage, defeated: f.defeated },
    foes: f.foes.map((foe) => {
      const card = foeCard(foe);
      return { id: foe.card, name: card.name, space: name(foe.space), health: card.health, damage: foe.damage, breached: foe.breached };
    }),
    gels: f.gels,
    turnTaken: f.turnTaken,
    moved: f.moved,
    attacked: f.attacked,
    screen: f.screen,
    bonus: f.bonuses.reduce((sum, bonus) => sum + bonus.dice, 0),
    quiet: f.quiet,
  };
}

export function isView(view: Json): view is View {
  return typeof view === 'object' && view !== null && 'fighters' in view && 'stageDeck' in view;
}
