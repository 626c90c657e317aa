import { type Play, type Referee, reshuffle, type Seat } from '#kernel';
import { ADVANTAGES } from '../../content/advantage.ts';
import { type CardId, enemyDeck, type Space, setupCards, stageDeck } from '../../content/index.ts';
import { type Carried, partOf, type SpecialSetup } from '../../content/stories.ts';
import type { Event } from '../../event.ts';
import { gain, takeToken } from '../advantage/advantage.ts';
import { isEmpty } from '../attack/aim.ts';
import { drawWeapon } from '../attack/weapons.ts';
import { setUpDimers } from '../boss/dimers.ts';
import { discardAny, drawCards, refillHand } from '../cards/hand.ts';
import { drawEnemy, hatch } from '../enemies/enemies.ts';
import { ask, question } from '../general/ask.ts';
import { pickCommando } from '../general/choosing.ts';
import { placeObjective, slotQuestion } from '../objectives/objectives.ts';
import { ACCEPT, accept, by, DEAL, DECLINE, decline, detailOf, optionKind, START, SWAP, spaceOf, spot } from '../option.ts';
import { peekStageCards, removeUnseen } from '../stage/deck.ts';
import { FIRST_SLIP, SECOND_SLIP } from '../stage/slip.ts';
import { bossOf, fighter, HAND, type State, spaceId } from '../state.ts';

function special(g: State, what: SpecialSetup): boolean {
  const { story } = g.config;
  return story !== null && partOf(story.tale, story.part).setup.includes(what);
}

function carried(g: State, what: Carried): boolean {
  return g.config.story?.carried.includes(what) === true;
}

function seats(g: State): Seat[] {
  return g.fighters.map((_, seat) => seat);
}

function tellStep(ref: Referee<Event>, step: number): void {
  if (ref.listening) ref.tell({ kind: 'setup', step }, 'contra.setup.order');
}

/** The six steps of the set-up, and what a part of a story changes in them. */
export function* setUp(g: State, ref: Referee<Event>): Play {
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
  if (ref.listening) ref.tell({ kind: 'round', round: 1 }, 'contra.round.first-round-no-extra-draw');
}

/** Four cards each, and once a mulligan: the cards come back into the deck only after the new ones are drawn. */
function* setUpCommandos(g: State, ref: Referee<Event>): Play {
  for (const seat of seats(g)) drawCards(g, ref, seat, HAND, 'contra.setup.starting-hand');
  for (const seat of seats(g)) {
    const f = fighter(g, seat);
    const away: CardId[] = [];
    yield* discardAny(g, ref, seat, 'mulligan', away);
    refillHand(g, ref, seat, 'contra.setup.mulligan');
    reshuffle(f.deck, away);
  }
  if (carried(g, 'medal-less')) fighter(g, yield* pickCommando(g, ref, 0, seats(g), 'medal-less')).medals--;
}

/** The Dogra is as likely in each of the four places on top, and not in the box. */
const AMBUSH = [1, 1, 1, 1, 0];

/** Sensor tokens, the stage cards that start in play, the deck, and where the commandos start. */
function* setUpStage(g: State, ref: Referee<Event>): Play {
  const { map } = g;
  g.pillboxes = [...map.of('pillbox')];
  yield* startSpaces(g, ref);
  for (const id of setupCards(g.config.stage)) {
    g.stageArea.push(id);
    if (ref.listening) ref.tell({ kind: 'stage-in-play', card: id }, 'contra.setup.stage-setup-effect');
  }
  if (g.config.stage === 'waterfall') g.slip = special(g, 'slip-second') ? SECOND_SLIP : FIRST_SLIP;
  g.stageDeck.bag.push(...stageDeck(g.config.stage));
  if (special(g, 'dogra-on-top')) g.ambush = AMBUSH;
  if (special(g, 'stage-card-removed')) removeUnseen(g, ref);
  if (carried(g, 'stage-card')) {
    const o = yield* ask(g, ref, 0, storyMayQuestion, { seat: 0, what: 'stage-card' });
    if (optionKind(o) === ACCEPT) removeUnseen(g, ref);
  }
}

export const storyMayQuestion = question('story-may', {
  turnClause: 'contra.story.special-rules',
  *candidates(_, { seat, what }) {
    yield accept(seat, what);
    yield decline(seat, what);
  },
});

export const startQuestion = question('start', {
  turnClause: 'contra.setup.commando-start',
  *candidates(g, { seat, spaces }) {
    for (const id of spaces) yield by(seat, START, g.map.named(id));
  },
  constraints: [{ clause: 'contra.setup.commando-start', holds: (g, o) => g.fighters.every((f) => f.space !== detailOf(o)) }],
});

/** Where commandos start: the start spaces, or what a story says. */
function commandoSpaces(g: State): readonly Space[] {
  const bosses = g.map.of('boss');
  if (special(g, 'commandos-in-boss-spaces')) return bosses;
  if (special(g, 'commandos-beside-boss')) return beside(g);
  return g.map.of('start');
}

/** The spaces adjacent to a boss space that are none themselves. */
function beside(g: State): Space[] {
  const bosses = g.map.of('boss');
  return g.map.all.filter((space) => !bosses.includes(space) && bosses.some((boss) => g.map.distance(boss, space) === 1));
}

function* startSpaces(g: State, ref: Referee<Event>): Play {
  const spaces = commandoSpaces(g).map((space) => spaceId(g, space));
  for (const seat of seats(g)) {
    const f = fighter(g, seat);
    f.space = detailOf(yield* ask(g, ref, seat, startQuestion, { seat, spaces }));
    if (ref.listening) ref.tell({ kind: 'starts', seat, space: spaceId(g, f.space) }, 'contra.setup.commando-start');
  }
}

/** The Reference card's set-up, then the boss cards and the boss itself. */
function* setUpEnemy(g: State, ref: Referee<Event>): Play {
  const deck = enemyDeck(g.config.enemy);
  if (deck.rule.is === 'bubble-screen') yield* setUpDimers(g, ref, deck.rule.perCommando * g.fighters.length);
  const cards = deck.bosses.filter((card) => card.number <= g.fighters.length);
  cards.forEach((card, seat) => {
    fighter(g, seat).boss = card.id;
  });
  yield* swapBossCards(g, ref);
  for (const seat of seats(g)) if (ref.listening) ref.tell({ kind: 'boss-dealt', seat, card: bossOf(fighter(g, seat)) }, 'contra.setup.boss-cards-dealt');
  g.boss = yield* bossSpaces(g, ref);
  if (ref.listening) ref.tell({ kind: 'boss-starts', spaces: g.boss.map((space) => spaceId(g, space)) }, 'contra.setup.boss-placed');
}

export const bossDealQuestion = question('boss-deal', {
  turnClause: 'contra.setup.boss-card-assignment',
  *candidates(g, { seat }) {
    yield by(seat, DEAL);
    for (const one of seats(g)) for (let other = one + 1; other < g.fighters.length; other++) yield by(seat, SWAP, one + 4 * other);
  },
});

/** Seat by seat, unless the group would rather have it otherwise: each pair may be swapped, so often that every order can come about. */
function* swapBossCards(g: State, ref: Referee<Event>): Play {
  for (let swaps = 1; swaps < g.fighters.length; swaps++) {
    const o = yield* ask(g, ref, 0, bossDealQuestion, { seat: 0 });
    if (optionKind(o) === DEAL) return;
    const one = fighter(g, detailOf(o) % 4);
    const other = fighter(g, Math.floor(detailOf(o) / 4));
    const { boss } = one;
    one.boss = other.boss;
    other.boss = boss;
  }
}

export const bossStartQuestion = question('boss-start', {
  *candidates(g, { seat, spaces }) {
    for (const id of spaces) yield spot(seat, g.map.named(id), 'boss');
  },
});

/** All boss spaces; in a story the start spaces, or one space beside the boss spaces where the commandos stand. */
function* bossSpaces(g: State, ref: Referee<Event>): Play<Space[]> {
  if (special(g, 'boss-in-start-spaces')) return [...g.map.of('start')];
  if (!special(g, 'boss-beside')) return [...g.map.of('boss')];
  const spaces = [...beside(g), ...g.map.of('boss')].filter((space) => isEmpty(g, space));
  return [spaceOf(yield* ask(g, ref, 0, bossStartQuestion, { seat: 0, spaces: spaces.map((space) => spaceId(g, space)) }))];
}

const START_TOKENS: Readonly<Record<State['config']['settings']['start'], number>> = { normal: 1, jump: 2, rough: 0 };

/** One token of each type, more or none by the start mode, and what the story has earned. */
function* setUpAdvantage(g: State, ref: Referee<Event>): Play {
  const each = START_TOKENS[g.config.settings.start];
  for (const seat of seats(g)) for (const type of ADVANTAGES.keys()) for (let n = 0; n < each; n++) takeToken(g, seat, type);
  if (carried(g, 'token')) for (const seat of seats(g)) yield* gain(g, ref, seat, ['*'], 'contra.story.reward-token-limit');
  if (carried(g, 'objective')) {
    const seat = yield* pickCommando(g, ref, 0, seats(g), 'objective');
    placeObjective(g, ref, seat, detailOf(yield* ask(g, ref, seat, slotQuestion, { seat, lost: false })));
  }
}

/** One enemy each, and those a story adds; the group chooses in which order. */
function* setUpFirstEnemies(g: State, ref: Referee<Event>): Play {
  yield* everybody(g, ref, (seat) => drawEnemy(g, ref, seat));
  if (special(g, 'enemy-for-each')) yield* everybody(g, ref, (seat) => drawEnemy(g, ref, seat));
  if (special(g, 'enemy-for-one')) yield* drawEnemy(g, ref, yield* pickCommando(g, ref, 0, seats(g), 'enemy'));
  if (special(g, 'hatch-each')) yield* everybody(g, ref, (seat) => hatch(g, ref, seat));
}

/** One after the other, as the group says; before round 1 nobody uses abilities in between. */
function* everybody(g: State, ref: Referee<Event>, act: (seat: Seat) => Play): Play {
  for (let left: readonly Seat[] = seats(g); left.length > 0; ) {
    const seat = yield* pickCommando(g, ref, 0, left, 'first-enemy');
    left = left.filter((other) => other !== seat);
    yield* act(seat);
  }
}

/** Cards removed unseen, and the look at the top stage card that a story grants. */
function* beforeRoundOne(g: State, ref: Referee<Event>): Play {
  const { unpredictable } = g.config.settings;
  if (unpredictable !== 'off') removeUnseen(g, ref);
  if (unpredictable === 'expert') removeUnseen(g, ref);
  if (!carried(g, 'reveal')) return;
  const o = yield* ask(g, ref, 0, storyMayQuestion, { seat: 0, what: 'reveal' });
  if (optionKind(o) === DECLINE) return;
  const cards = peekStageCards(g, ref, 1);
  if (ref.listening) ref.tell({ kind: 'reveals', deck: 'stage', cards: [...cards] }, ['contra.story.rtg3.win', 'contra.general.reveal']);
}
