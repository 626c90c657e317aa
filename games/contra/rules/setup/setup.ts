import { type Play, type Referee, reshuffle, type Seat } from '#kernel';
import { ANY } from '../../content/advantage.ts';
import { enemyDeck, type Space, setupCards, stageDeck } from '../../content/index.ts';
import { type Carried, partOf, type SpecialSetup } from '../../content/stories.ts';
import { gain, takeToken } from '../advantage/advantage.ts';
import { isEmpty } from '../attack/aim.ts';
import { drawWeapon } from '../attack/weapons.ts';
import { setUpDimers } from '../boss/dimers.ts';
import { discardAny, drawCards, refillHand } from '../cards/hand.ts';
import { drawEnemy, hatch } from '../enemies/enemies.ts';
import { tell } from '../event.ts';
import { ask, question } from '../general/ask.ts';
import { pickCommando } from '../general/choosing.ts';
import { spaceId } from '../movement/movement.ts';
import { placeObjective, slotQuestion } from '../objectives/objectives.ts';
import { DEAL, deedOf, detailOf, NO, option, START, SWAP, YES } from '../option.ts';
import { peekStageCards, removeUnseen } from '../stage/deck.ts';
import { FIRST_SLIP, SECOND_SLIP } from '../stage/slip.ts';
import { fighter, HAND, type Raid } from '../state.ts';

function special(g: Raid, what: SpecialSetup): boolean {
  const { story } = g.config;
  return story !== null && partOf(story.tale, story.part).setup.includes(what);
}

function carried(g: Raid, what: Carried): boolean {
  return g.config.story?.carried.includes(what) === true;
}

function seats(g: Raid): Seat[] {
  return g.fighters.map((_, seat) => seat);
}

function tellStep(ref: Referee, step: number): void {
  if (ref.listening) tell(ref, { kind: 'setup', step }, 'contra.setup.order');
}

/** The six steps of the set-up, and what a part of a story changes in them. */
export function* setUp(g: Raid, ref: Referee): Play {
  tellStep(ref, 1);
  yield* setUpCommandos(g, ref);
  tellStep(ref, 2);
  yield* setUpStage(g, ref);
  tellStep(ref, 3);
  yield* setUpEnemy(g, ref);
  tellStep(ref, 4);
  if (carried(g, 'weapon')) yield* drawWeapon(g, ref, yield* pickCommando(g, ref, 0, seats(g), 'weapon'));
  tellStep(ref, 5);
  yield* setUpAdvantage(g, ref);
  tellStep(ref, 6);
  yield* setUpFirstEnemies(g, ref);
  yield* beforeRoundOne(g, ref);
  g.phase = 'commandos';
  g.round = 1;
  if (ref.listening) tell(ref, { kind: 'round', round: 1 }, 'contra.round.first-round-no-extra-draw');
}

/** Four cards each, and once a mulligan: the cards come back into the deck only after the new ones are drawn. */
function* setUpCommandos(g: Raid, ref: Referee): Play {
  for (const seat of seats(g)) drawCards(g, ref, seat, HAND, 'contra.setup.starting-hand');
  for (const seat of seats(g)) {
    const f = fighter(g, seat);
    const away: string[] = [];
    yield* discardAny(g, ref, seat, 'mulligan', away);
    refillHand(g, ref, seat);
    reshuffle(f.deck, away);
  }
  if (carried(g, 'medal-less')) fighter(g, yield* pickCommando(g, ref, 0, seats(g), 'medal-less')).medals--;
}

/** Sensor tokens, the stage cards that start in play, the deck, and where the commandos start. */
function* setUpStage(g: Raid, ref: Referee): Play {
  const { map } = g;
  g.pillboxes.push(...map.of('pillbox'));
  yield* startSpaces(g, ref);
  for (const id of setupCards(g.config.stage)) {
    g.stageArea.push(id);
    if (ref.listening) tell(ref, { kind: 'stage-in-play', card: id }, 'contra.setup.stage-setup-effect');
  }
  if (g.config.stage === 'waterfall') g.slip = special(g, 'slip-second') ? SECOND_SLIP : FIRST_SLIP;
  g.stageDeck.bag.push(...stageDeck(g.config.stage));
  if (special(g, 'dogra-on-top')) g.ambush = 3;
  if (special(g, 'stage-card-removed')) removeUnseen(g, ref);
  if (carried(g, 'stage-card')) {
    const o = yield* ask(g, ref, 0, storyMayQuestion, { seat: 0, what: 'stage-card' });
    if (deedOf(o) === YES) removeUnseen(g, ref);
  }
}

export const storyMayQuestion = question<{ readonly seat: Seat; readonly what: Carried }>({
  kind: 'story-may',
  turnClause: 'contra.story.special-rules',
  *candidates() {
    yield option(YES);
    yield option(NO);
  },
});

export const startQuestion = question<{ readonly seat: Seat; readonly spaces: readonly string[] }>({
  kind: 'start',
  turnClause: 'contra.setup.commando-start',
  *candidates(g, { spaces }) {
    for (const id of spaces) yield option(START, g.map.named(id));
  },
  constraints: [{ clause: 'contra.setup.commando-start', holds: (g, o) => g.fighters.every((f) => f.space !== detailOf(o)) }],
});

/** Where commandos start: the start spaces, or what a story says. */
function commandoSpaces(g: Raid): readonly Space[] {
  const bosses = g.map.of('boss');
  if (special(g, 'commandos-in-boss-spaces')) return bosses;
  if (special(g, 'commandos-beside-boss')) return beside(g);
  return g.map.of('start');
}

/** The spaces adjacent to a boss space that are none themselves. */
function beside(g: Raid): Space[] {
  const bosses = g.map.of('boss');
  const found: Space[] = [];
  for (let space = 0; space < g.map.size; space++) if (!bosses.includes(space) && bosses.some((boss) => g.map.distance(boss, space) === 1)) found.push(space);
  return found;
}

function* startSpaces(g: Raid, ref: Referee): Play {
  const spaces = commandoSpaces(g).map((space) => spaceId(g, space));
  for (const seat of seats(g)) {
    const f = fighter(g, seat);
    f.space = detailOf(yield* ask(g, ref, seat, startQuestion, { seat, spaces }));
    if (ref.listening) tell(ref, { kind: 'starts', seat, space: spaceId(g, f.space) }, 'contra.setup.commando-start');
  }
}

/** The Reference card's set-up, then the boss cards and the boss itself. */
function* setUpEnemy(g: Raid, ref: Referee): Play {
  const deck = enemyDeck(g.config.enemy);
  if (deck.rule.is === 'bubble-screen') yield* setUpDimers(g, ref, deck.rule.perCommando * g.fighters.length);
  const cards = deck.bosses.filter((card) => card.number <= g.fighters.length);
  cards.forEach((card, seat) => {
    fighter(g, seat).boss = card.id;
  });
  if (g.fighters.length > 1) yield* swapBossCards(g, ref);
  for (const seat of seats(g)) if (ref.listening) tell(ref, { kind: 'boss-dealt', seat, card: fighter(g, seat).boss }, 'contra.setup.boss-cards-dealt');
  g.boss = yield* bossSpaces(g, ref);
  if (ref.listening) tell(ref, { kind: 'boss-starts', spaces: g.boss.map((space) => spaceId(g, space)) }, 'contra.setup.boss-placed');
}

export const bossDealQuestion = question({
  kind: 'boss-deal',
  turnClause: 'contra.setup.boss-card-assignment',
  *candidates(g) {
    yield option(DEAL);
    for (let one = 0; one < g.fighters.length; one++) for (let other = one + 1; other < g.fighters.length; other++) yield option(SWAP, one + 4 * other);
  },
});

/** Seat by seat, unless the group would rather have it otherwise: each pair may be swapped, so often that every order can come about. */
function* swapBossCards(g: Raid, ref: Referee): Play {
  for (let swaps = 1; swaps < g.fighters.length; swaps++) {
    const o = yield* ask(g, ref, 0, bossDealQuestion, undefined);
    if (deedOf(o) === DEAL) return;
    const one = fighter(g, detailOf(o) % 4);
    const other = fighter(g, Math.floor(detailOf(o) / 4));
    const { boss } = one;
    one.boss = other.boss;
    other.boss = boss;
  }
}

export const bossStartQuestion = question<{ readonly spaces: readonly string[] }>({
  kind: 'boss-start',
  *candidates(g, { spaces }) {
    for (const id of spaces) yield option(START, g.map.named(id));
  },
});

/** All boss spaces; in a story the start spaces, or one space beside the boss spaces where the commandos stand. */
function* bossSpaces(g: Raid, ref: Referee): Play<Space[]> {
  if (special(g, 'boss-in-start-spaces')) return [...g.map.of('start')];
  if (!special(g, 'boss-beside')) return [...g.map.of('boss')];
  const spaces = [...beside(g), ...g.map.of('boss')].filter((space) => isEmpty(g, space));
  return [detailOf(yield* ask(g, ref, 0, bossStartQuestion, { spaces: spaces.map((space) => spaceId(g, space)) }))];
}

const START_TOKENS: Readonly<Record<string, number>> = { normal: 1, jump: 2, rough: 0 };

/** One token of each type, more or none by the start mode, and what the story has earned. */
function* setUpAdvantage(g: Raid, ref: Referee): Play {
  const each = START_TOKENS[g.config.options.start] as number;
  for (const seat of seats(g)) for (let type = 0; type < ANY; type++) for (let n = 0; n < each; n++) takeToken(g, seat, type);
  if (carried(g, 'token')) for (const seat of seats(g)) yield* gain(g, ref, seat, ['*'], 'contra.story.reward-token-limit');
  if (carried(g, 'objective')) {
    const seat = yield* pickCommando(g, ref, 0, seats(g), 'objective');
    placeObjective(g, ref, seat, detailOf(yield* ask(g, ref, seat, slotQuestion, { seat, lost: false })));
  }
}

/** One enemy each, and those a story adds. */
function* setUpFirstEnemies(g: Raid, ref: Referee): Play {
  for (const seat of seats(g)) yield* drawEnemy(g, ref, seat);
  if (special(g, 'enemy-for-each')) for (const seat of seats(g)) yield* drawEnemy(g, ref, seat);
  if (special(g, 'enemy-for-one')) yield* drawEnemy(g, ref, yield* pickCommando(g, ref, 0, seats(g), 'enemy'));
  if (special(g, 'hatch-each')) for (const seat of seats(g)) yield* hatch(g, ref, seat);
}

/** Cards removed unseen, and the look at the top stage card that a story grants. */
function* beforeRoundOne(g: Raid, ref: Referee): Play {
  const { unpredictable } = g.config.options;
  if (unpredictable !== 'off') removeUnseen(g, ref);
  if (unpredictable === 'expert') removeUnseen(g, ref);
  if (!carried(g, 'reveal')) return;
  const o = yield* ask(g, ref, 0, storyMayQuestion, { seat: 0, what: 'reveal' });
  if (deedOf(o) === NO) return;
  const cards = peekStageCards(g, ref, 1);
  if (ref.listening) tell(ref, { kind: 'reveals', deck: 'stage', cards: [...cards] }, ['contra.story.rtg3.win', 'contra.general.reveal']);
}
