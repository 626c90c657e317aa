import { at, type Play, type Referee, type Seat } from '#kernel';
import type { Effect } from '../../content/effect.ts';
import { type StageCardId, stageCard } from '../../content/index.ts';
import { partOf } from '../../content/stories.ts';
import type { Event } from '../../event.ts';
import { commandoAt } from '../attack/aim.ts';
import { resolve } from '../effects/effects.ts';
import { drawEnemy } from '../enemies/enemies.ts';
import { ask, groupSeat, question } from '../general/ask.ts';
import { eachOf } from '../general/each.ts';
import { NOBODY, pause } from '../general/window.ts';
import { endOf } from '../lasting.ts';
import { pillbox } from '../movement/spaces.ts';
import { DECLINE, decline, optionKind, spaceOf, spot } from '../option.ts';
import { drawStageCard } from '../stage/deck.ts';
import { nearestBoss } from '../stage/tokens.ts';
import { fighter, isCrowded, type State, spaceId } from '../state.ts';

/** What lies in the stage play area is activated, then a stage card is drawn and resolved; then a new round begins. */
export function* stageTurn(g: State, ref: Referee<Event>): Play {
  yield* activate(g, ref);
  yield* pause(g, ref, { next: 'stage-draw', what: null, seat: -1 });
  yield* stageDraw(g, ref);
  yield* newRound(g, ref);
}

/** From left to right; a card that comes to the right on the way is reached too. */
function* activate(g: State, ref: Referee<Event>): Play {
  for (const place = { index: 0 }; place.index < g.stageArea.length; place.index++) {
    const id = at(g.stageArea, place.index);
    const { activate: effects } = stageCard(id);
    if (effects.length === 0) continue;
    g.resolving.push({ kind: 'activate', what: id, seat: -1 });
    if (ref.listening) ref.tell({ kind: 'activates', card: id }, ['contra.stage.activate-left-to-right', 'contra.stage.activate-scan']);
    yield* paragraphs(g, ref, id, effects, place);
    g.resolving.pop();
  }
}

/** Each paragraph is an effect of its own. An effect on each commando has its windows inside. */
export function* paragraphs(g: State, ref: Referee<Event>, id: StageCardId, effects: readonly (readonly Effect[])[], stage?: { index: number }): Play {
  for (const effect of effects) {
    if (effect[0]?.do !== 'each') yield* pause(g, ref, { next: 'paragraph', what: id, seat: -1 }, inDanger(g, effect));
    yield* resolve(g, ref, effect, { seat: groupSeat(g), from: 'stage', what: id, stage });
  }
}

/** Whom a paragraph hurts that has no windows inside. */
function inDanger(g: State, effects: readonly Effect[]): readonly Seat[] {
  return effects.some((effect) => effect.do === 'rule' && effect.rule === 'dogra-fires') ? nearestBoss(g) : NOBODY;
}

/** Without a card to draw time is up: lost, unless the story says otherwise. */
export function* stageDraw(g: State, ref: Referee<Event>): Play {
  const id = drawStageCard(g, ref);
  if (id === undefined) outOfTime(g, ref);
  const card = stageCard(id);
  g.resolving.push({ kind: 'stage-card', what: id, seat: -1 });
  if (ref.listening) ref.tell({ kind: 'stage-card', card: id }, 'contra.stage.draw-one');
  if (card.pillbox) yield* placeSensor(g, ref);
  yield* paragraphs(g, ref, id, card.effects);
  g.resolving.pop();
  if (card.stays) {
    g.stageArea.push(id);
    if (ref.listening) ref.tell({ kind: 'stays', card: id }, 'contra.stage.discard-after');
  } else g.stageDiscard.push(id);
}

function outOfTime(g: State, ref: Referee<Event>): never {
  const { story } = g.config;
  const wins = story !== null && partOf(story.tale, story.part).rules.includes('out-of-time-wins');
  g.outcome = wins ? 'escaped' : 'out-of-time';
  if (ref.listening)
    ref.tell(
      { kind: 'over', ending: g.outcome },
      wins ? 'contra.story.efg3.rule-win' : ['contra.end.loss-stage-deck', 'contra.general.stage-deck-never-reshuffled'],
    );
  ref.end();
}

export const sensorQuestion = question('sensor', {
  turnClause: 'contra.stage.pillbox-icon-may',
  *candidates(g, { seat }) {
    yield decline(seat, 'sensor');
    for (const space of g.map.of('pillbox')) yield spot(seat, space, 'sensor');
  },
  constraints: [{ clause: 'contra.stage.pillbox-icon-may', holds: (g, o) => optionKind(o) === DECLINE || !g.pillboxes.includes(spaceOf(o)) }],
});

/** The pillbox icon: a sensor token may go in a pillbox space without one; whoever stands there may take it at once. */
function* placeSensor(g: State, ref: Referee<Event>): Play {
  const seat = groupSeat(g);
  const o = yield* ask(g, ref, seat, sensorQuestion, { seat });
  if (optionKind(o) === DECLINE) return;
  const space = spaceOf(o);
  g.pillboxes.push(space);
  if (ref.listening) ref.tell({ kind: 'pillbox-placed', space: spaceId(g, space) }, ['contra.stage.pillbox-icon-first', 'contra.stage.pillbox-icon-may']);
  const there = commandoAt(g, space);
  if (there >= 0) yield* pillbox(g, ref, there);
}

/** What lasted for the round is over, turn cards are flipped, and each commando draws an enemy. */
function* newRound(g: State, ref: Referee<Event>): Play {
  endOf(g, 'round');
  g.round++;
  if (ref.listening) ref.tell({ kind: 'round', round: g.round }, ['contra.round.new-round', 'contra.stage.then-new-round']);
  yield* eachOf(
    g,
    ref,
    'enemy-draw',
    () => true,
    (seat) => drawEnemy(g, ref, seat),
    (seat) => isCrowded(fighter(g, seat)),
  );
  g.phase = 'commandos';
}
