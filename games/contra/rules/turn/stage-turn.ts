import type { Play, Referee } from '#kernel';
import type { Effect } from '../../content/effect.ts';
import { stageCard } from '../../content/index.ts';
import { partOf } from '../../content/stories.ts';
import { commandoAt } from '../attack/aim.ts';
import { resolve } from '../effects/effects.ts';
import { drawEnemy } from '../enemies/enemies.ts';
import { tell } from '../event.ts';
import { ask, groupSeat, question } from '../general/ask.ts';
import { eachOf } from '../general/each.ts';
import { pause } from '../general/window.ts';
import { endOf } from '../lasting.ts';
import { spaceId } from '../movement/movement.ts';
import { pillbox } from '../movement/spaces.ts';
import { DONE, deedOf, detailOf, option, SPACE } from '../option.ts';
import { drawStageCard } from '../stage/deck.ts';
import { PILLBOX_TOKENS, type Raid } from '../state.ts';

/** What lies in the stage play area is activated, then a stage card is drawn and resolved; then a new round begins. */
export function* stageTurn(g: Raid, ref: Referee): Play {
  yield* activate(g, ref);
  yield* stageDraw(g, ref);
  yield* newRound(g, ref);
}

/** From left to right; a card that comes to the right on the way is reached too. */
function* activate(g: Raid, ref: Referee): Play {
  for (const place = { index: 0 }; place.index < g.stageArea.length; place.index++) {
    const id = g.stageArea[place.index] as string;
    const { activate: effects } = stageCard(id);
    if (effects.length === 0) continue;
    if (ref.listening) tell(ref, { kind: 'activates', card: id }, ['contra.stage.activate-left-to-right', 'contra.stage.activate-scan']);
    g.resolving.push({ kind: 'activate', what: id, seat: -1 });
    yield* paragraphs(g, ref, id, effects, place);
    g.resolving.pop();
  }
}

/** Each paragraph is an effect of its own. An effect on each commando has its windows inside. */
export function* paragraphs(g: Raid, ref: Referee, id: string, effects: readonly (readonly Effect[])[], stage?: { index: number }): Play {
  for (const effect of effects) {
    if (effect[0]?.do !== 'each') yield* pause(g, ref, { next: 'paragraph', what: id, seat: -1 });
    yield* resolve(
      g,
      ref,
      effect,
      stage === undefined ? { seat: groupSeat(g), from: 'stage', what: id } : { seat: groupSeat(g), from: 'stage', what: id, stage },
    );
  }
}

/** Without a card to draw time is up: lost, unless the story says otherwise. */
export function* stageDraw(g: Raid, ref: Referee): Play {
  const id = drawStageCard(g, ref);
  if (id === undefined) outOfTime(g, ref);
  const card = stageCard(id);
  if (ref.listening) tell(ref, { kind: 'stage-card', card: id }, 'contra.stage.draw-one');
  g.resolving.push({ kind: 'stage-card', what: id, seat: -1 });
  if (card.pillbox) yield* placeSensor(g, ref);
  yield* paragraphs(g, ref, id, card.effects);
  g.resolving.pop();
  if (card.stays) {
    g.stageArea.push(id);
    if (ref.listening) tell(ref, { kind: 'stays', card: id }, 'contra.stage.discard-after');
  } else g.stageDiscard.push(id);
}

function outOfTime(g: Raid, ref: Referee): never {
  const { story } = g.config;
  const wins = story !== null && partOf(story.tale, story.part).rules.includes('out-of-time-wins');
  g.outcome = wins ? 'escaped' : 'out-of-time';
  if (ref.listening)
    tell(
      ref,
      { kind: 'over', ending: g.outcome },
      wins ? 'contra.story.efg3.rule-win' : ['contra.end.loss-stage-deck', 'contra.general.stage-deck-never-reshuffled'],
    );
  ref.end();
}

export const sensorQuestion = question({
  kind: 'sensor',
  turnClause: 'contra.stage.pillbox-icon-may',
  *candidates(g) {
    yield option(DONE);
    for (const space of g.map.of('pillbox')) yield option(SPACE, space);
  },
  constraints: [{ clause: 'contra.stage.pillbox-icon-may', holds: (g, o) => deedOf(o) === DONE || !g.pillboxes.includes(detailOf(o)) }],
});

/** The pillbox icon: a sensor token may go in a pillbox space without one; whoever stands there may take it at once. */
function* placeSensor(g: Raid, ref: Referee): Play {
  if (g.pillboxes.length >= PILLBOX_TOKENS || g.map.of('pillbox').every((space) => g.pillboxes.includes(space))) return;
  const o = yield* ask(g, ref, groupSeat(g), sensorQuestion, undefined);
  if (deedOf(o) === DONE) return;
  g.pillboxes.push(detailOf(o));
  if (ref.listening)
    tell(ref, { kind: 'pillbox-placed', space: spaceId(g, detailOf(o)) }, ['contra.stage.pillbox-icon-first', 'contra.stage.pillbox-icon-may']);
  const there = commandoAt(g, detailOf(o));
  if (there >= 0) yield* pillbox(g, ref, there);
}

/** Turn cards are flipped, each commando draws an enemy, and what lasted this round is over. */
function* newRound(g: Raid, ref: Referee): Play {
  yield* eachOf(
    g,
    ref,
    'enemy-draw',
    () => true,
    (seat) => drawEnemy(g, ref, seat),
  );
  endOf(g, 'round');
  g.round++;
  g.phase = 'commandos';
  if (ref.listening) tell(ref, { kind: 'round', round: g.round }, ['contra.round.new-round', 'contra.stage.then-new-round']);
}
