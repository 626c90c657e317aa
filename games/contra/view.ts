import { at, deckSize, type Seat } from '#kernel';
import type { BossId, CommandoId, StageId } from './content/cards.ts';
import type { CommandoFace, EnemyFace } from './content/dice.ts';
import {
  type BossCardId,
  bossCard,
  type CardId,
  type EnemyId,
  type EnemyName,
  type ObjectiveId,
  type SpaceId,
  type StageCardId,
  stage,
  type TargetId,
  type Thing,
  type WeaponId,
} from './content/index.ts';
import type { Carried } from './content/stories.ts';
import { damageTo } from './rules/attack/defense.ts';
import {
  type Asking,
  type Assault,
  bossHealth,
  type Ending,
  type Fight,
  type Fighter,
  type Frame,
  foeCard,
  type Phase,
  type State,
  spaceId,
  stageLeft,
} from './rules/state.ts';
import { isAlone } from './rules/story/story.ts';
import type { Settings, StoryPart } from './settings.ts';

export type Tokens = { readonly M: number; readonly A: number; readonly S: number };

export type FoeView = {
  readonly id: EnemyId;
  readonly name: EnemyName;
  readonly space: SpaceId;
  readonly health: number;
  readonly damage: number;
  /** Whatever its card says is ignored this round. */
  readonly breached: boolean;
};

export type FighterView = {
  readonly id: CommandoId;
  /** Null before the set-up has come to it. */
  readonly space: SpaceId | null;
  readonly medals: number;
  readonly tokens: Tokens;
  readonly hand: readonly CardId[];
  /** How many cards are left in it. */
  readonly deck: number;
  readonly discard: readonly CardId[];
  /** Cards that have left the game. */
  readonly removed: readonly CardId[];
  /** Neither in hand nor discarded. */
  readonly playing: readonly CardId[];
  /** The weapon card; null for the default weapon. */
  readonly weapon: WeaponId | null;
  /** Objective tokens on the mission card: 1, 2, 3. */
  readonly mission: readonly number[];
  readonly boss: { readonly id: BossCardId; readonly health: number; readonly damage: number; readonly defeated: boolean } | null;
  readonly foes: readonly FoeView[];
  /** Infectious gels on the character card. */
  readonly gels: number;
  readonly turnTaken: boolean;
  readonly moved: boolean;
  readonly attacked: boolean;
  /** Fewer enemy dice this round. */
  readonly screen: number;
  /** Dice the next attack gets on top. */
  readonly bonus: number;
  /** When it wants to be asked whether to step in. */
  readonly asking: Asking;
};

export type FightView = {
  readonly seat: Seat;
  readonly with: Thing;
  readonly targets: readonly TargetId[];
  readonly dice: readonly CommandoFace[];
  /** The first so many dice were rolled at once, the others exploded from criticals. */
  readonly rolled: number;
  readonly successes: number;
  /** The damage to each target: what was dealt, or would be if it were dealt now. */
  readonly damage: readonly number[];
  readonly results: Tokens;
  readonly step: Fight['step'];
};

export type AssaultView = {
  readonly seat: Seat;
  readonly dice: readonly EnemyFace[];
  readonly added: readonly EnemyFace[];
  /** How many specials the dice show. */
  readonly specials: number;
  /** Whose specials come. */
  readonly triggered: readonly (EnemyId | BossCardId)[];
  readonly step: Assault['step'];
};

export type FrameView = { readonly kind: Frame['kind']; readonly what: Thing; readonly seat: Seat };

/** The whole table. Hands are open to everybody, decks to nobody. */
export type View = {
  readonly stage: StageId;
  readonly enemy: BossId;
  readonly settings: Settings;
  readonly story: { readonly tale: StoryPart['tale']; readonly part: StoryPart['part']; readonly carried: readonly Carried[]; readonly alone: boolean } | null;
  readonly phase: Phase;
  readonly round: number;
  readonly outcome: Ending | null;
  /** Who has fallen, with whom the mission was lost. */
  readonly fallen: CommandoId | null;
  /** Whose turn it is; -1 between turns. */
  readonly active: Seat;
  readonly fighters: readonly FighterView[];
  /** The spaces the boss covers. */
  readonly boss: readonly SpaceId[];
  /** What is left in the box. */
  readonly supply: Tokens;
  /** The clock: how many stage cards can still be drawn, of how many at the start, and those known to lie on top. */
  readonly stageDeck: { readonly left: number; readonly of: number; readonly known: readonly StageCardId[] };
  /** Stage cards in play, from left to right. */
  readonly stageArea: readonly StageCardId[];
  readonly stageDiscard: readonly StageCardId[];
  /** How many cards are left in each. */
  readonly decks: { readonly enemy: number; readonly weapon: number; readonly objective: number };
  readonly discards: { readonly enemy: readonly EnemyId[]; readonly weapon: readonly WeaponId[]; readonly objective: readonly ObjectiveId[] };
  readonly pillboxes: readonly SpaceId[];
  readonly dimers: readonly SpaceId[];
  readonly grenades: readonly SpaceId[];
  readonly broken: readonly SpaceId[];
  readonly alarm: number;
  readonly slip: number;
  readonly slowed: boolean;
  /** Gels and damage tokens by space. */
  readonly gels: { readonly [space: SpaceId]: number };
  readonly scorch: { readonly [space: SpaceId]: number };
  readonly fight: FightView | null;
  readonly assault: AssaultView | null;
  /** What is going on; the last is the innermost. */
  readonly resolving: readonly FrameView[];
};

export function viewOf(g: State): View {
  const name = (space: number): SpaceId => spaceId(g, space);
  const { config, map } = g;
  const onWadders = (counts: readonly number[]): { [space: SpaceId]: number } => {
    const found: { [space: SpaceId]: number } = {};
    map.of('wadder').forEach((space, i) => {
      if (at(counts, i) > 0) found[name(space)] = at(counts, i);
    });
    return found;
  };
  return {
    stage: config.stage,
    enemy: config.enemy,
    settings: { ...config.settings },
    story:
      config.story === null ? null : { tale: config.story.tale, part: config.story.part, carried: [...config.story.carried], alone: isAlone(config.story) },
    phase: g.phase,
    round: g.round,
    outcome: g.outcome,
    fallen: g.fighters[g.fallen]?.id ?? null,
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
            damage: damageIn(g, g.fight),
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
  return { M: at(counts, 0), A: at(counts, 1), S: at(counts, 2) };
}

function damageIn(g: State, fight: Fight): readonly number[] {
  return fight.damage.length > 0 ? [...fight.damage] : fight.targets.map((target) => damageTo(g, fight, target, fight.successes));
}

function fighterView(g: State, f: Fighter, name: (space: number) => SpaceId): FighterView {
  return {
    id: f.id,
    space: f.space < 0 ? null : name(f.space),
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
      return { id: foe.card, name: card.name, space: name(foe.space), health: card.health, damage: Math.min(foe.damage, card.health), breached: foe.breached };
    }),
    gels: f.gels,
    turnTaken: f.turnTaken,
    moved: f.moved,
    attacked: f.attacked,
    screen: f.screen,
    bonus: f.bonuses.reduce((sum, bonus) => sum + bonus.dice, 0),
    asking: f.asking,
  };
}
