import type { Play, Referee } from '#kernel';
import { COLUMNS, SEGMENT_NAMES, type Segment } from '../content/board.ts';
import { ability, COOPER, SCHULZ } from '../content/members.ts';
import { ask, question } from './ask.ts';
import { zombiesHit } from './hits.ts';
import { deedOf, LEAVE, MELEE, type Option, option } from './option.ts';
import { kill, lives, type Night, seatOf, zombiesIn } from './state.ts';

const PENALTY = ability(SCHULZ, 'fortify').penalty;
const EXPERT = ability(COOPER, 'melee-expert').removes;

/** The groups of the first ring attack clockwise from blue 1, each on its own; who falls is gone before the next one attacks. */
export function* zombiesAttack(g: Night, ref: Referee): Play {
  for (let segment: Segment = 0; segment < COLUMNS; segment++) {
    const group = zombiesIn(g, segment);
    if (group === 0) continue;
    if (attackHits(g, ref, segment, group)) yield* zombiesHit(g, ref, segment);
    else if (meleeExpert(g, group)) yield* meleeExpertRemoves(g, ref, segment, group);
  }
}

/** One die below the size of the group hits the team. A lone zombie fails without a roll. */
function attackHits(g: Night, ref: Referee, segment: Segment, group: number): boolean {
  if (group === 1) {
    if (ref.listening)
      ref.tell({ kind: 'zombies-attack', segment: SEGMENT_NAMES[segment] ?? '', zombies: 1, die: null, hit: false }, 'contact.zombies.single-harmless');
    return false;
  }
  const die = ref.roll(6);
  const fortified = lives(g, SCHULZ);
  const hit = die + (fortified ? PENALTY : 0) < group;
  if (ref.listening)
    ref.tell(
      { kind: 'zombies-attack', segment: SEGMENT_NAMES[segment] ?? '', zombies: group, die, hit },
      fortified ? ['contact.zombies.segment-attack', 'contact.schulz.fortify'] : 'contact.zombies.segment-attack',
    );
  return hit;
}

function meleeExpert(g: Night, group: number): boolean {
  return lives(g, COOPER) && (group > 1 || !g.config.options['melee-needs-two']);
}

const REMOVE_OR_LEAVE: readonly Option[] = [option(COOPER, MELEE), option(COOPER, LEAVE)];

export interface MeleeAbout {
  readonly segment: string;
  readonly zombies: number;
}

export const melee = question<MeleeAbout>({ kind: 'melee', candidates: () => REMOVE_OR_LEAVE, constraints: [] });

function* meleeExpertRemoves(g: Night, ref: Referee, segment: Segment, group: number): Play {
  const about: MeleeAbout = { segment: SEGMENT_NAMES[segment] ?? '', zombies: group };
  const answer = yield* ask(g, ref, seatOf(g, COOPER), melee, REMOVE_OR_LEAVE, about);
  if (deedOf(answer) === LEAVE) return;
  kill(g, segment, EXPERT);
  if (ref.listening) ref.tell({ kind: 'melee-expert', segment: about.segment, left: zombiesIn(g, segment) }, 'contact.cooper.melee-expert');
}
