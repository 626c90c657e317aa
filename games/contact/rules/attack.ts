import type { Play, Referee } from '#kernel';
import { COLUMNS, type Segment, segmentName, segmentNamed } from '../content/board.ts';
import { ability, COOPER, SCHULZ } from '../content/members.ts';
import type { Event } from '../event.ts';
import { removal } from '../facts/removal.ts';
import { attackHits } from '../facts/threat.ts';
import { ask, question } from './ask.ts';
import { zombiesHit } from './hits.ts';
import { kindOf, type Option, option } from './option.ts';
import * as KIND from './option-kind.ts';
import { kill, lives, type State, seatOf, zombiesIn } from './state.ts';

const EXPERT = ability(COOPER, 'melee-expert').removes;

/** The groups of the first ring attack clockwise from blue 1, each on its own; who falls is gone before the next one attacks. */
export function* zombiesAttack(g: State, ref: Referee<Event>): Play {
  for (let segment: Segment = 0; segment < COLUMNS; segment++) {
    const group = zombiesIn(g, segment);
    if (group === 0) continue;
    if (hits(g, ref, segment, group)) yield* zombiesHit(g, ref, segment);
    else if (meleeExpert(g, group)) yield* meleeExpertRemoves(g, ref, segment, group);
  }
}

/** One die below the size of the group hits the team. A lone zombie fails without a roll. */
function hits(g: State, ref: Referee<Event>, segment: Segment, group: number): boolean {
  if (group === 1) {
    if (ref.listening)
      ref.tell({ kind: 'zombies-attack', segment: segmentName(segment), zombies: 1, die: null, hit: false }, 'contact.zombies.single-harmless');
    return false;
  }
  const die = ref.roll(6);
  const fortified = lives(g, SCHULZ);
  const hit = attackHits(die, group, fortified);
  if (ref.listening)
    ref.tell(
      { kind: 'zombies-attack', segment: segmentName(segment), zombies: group, die, hit },
      fortified ? ['contact.zombies.segment-attack', 'contact.schulz.fortify'] : 'contact.zombies.segment-attack',
    );
  return hit;
}

function meleeExpert(g: State, group: number): boolean {
  return lives(g, COOPER) && (group > 1 || !g.config.settings['melee-needs-two']);
}

const REMOVE_OR_LEAVE: readonly Option[] = [option(COOPER, KIND.MELEE), option(COOPER, KIND.SPARE)];

export const melee = question({
  kind: 'melee',
  candidates: () => REMOVE_OR_LEAVE,
  constraints: [],
  preview: (g, o, { segment }) => (kindOf(o) === KIND.MELEE ? removal(g, segmentNamed(segment), EXPERT) : null),
});

function* meleeExpertRemoves(g: State, ref: Referee<Event>, segment: Segment, group: number): Play {
  const about = { segment: segmentName(segment), zombies: group };
  const answer = yield* ask(g, ref, seatOf(g, COOPER), melee, REMOVE_OR_LEAVE, about);
  if (kindOf(answer) === KIND.SPARE) return;
  kill(g, segment, EXPERT);
  if (ref.listening) ref.tell({ kind: 'melee-expert', segment: about.segment, left: zombiesIn(g, segment) }, 'contact.cooper.melee-expert');
}
