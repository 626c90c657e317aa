import type { Play, Referee } from '#kernel';
import { columnOfBlue, columnOfBrown, SEGMENT_NAMES, type Segment, segmentAt } from '../content/board.ts';
import { AYDEN, ability } from '../content/members.ts';
import { ask, question } from './ask.ts';
import { deedOf, type Option, option, packDice, SKIP_BLUE, SKIP_BOTH, SKIP_BROWN } from './option.ts';
import { lives, type Night, onBoard, seatOf, zombiesIn } from './state.ts';

const RECON = ability(AYDEN, 'air-recon');
/** What 35 small and 8 large tokens can show. */
export const TOKEN_CAP = 75;

/** Two eight-sided dice: each tells how many come, the other one tells where. */
export function* zombiesSpawn(g: Night, ref: Referee): Play {
  const blue = ref.roll(8);
  const brown = ref.roll(8);
  let onBrown = blue;
  let onBlue = brown;
  if (blue + brown >= RECON.sum && lives(g, AYDEN)) {
    const deed = deedOf(yield* ask(g, ref, seatOf(g, AYDEN), recon, skips(blue, brown), { blue, brown }));
    onBrown -= deed === SKIP_BROWN ? RECON.fewer : deed === SKIP_BOTH ? 1 : 0;
    onBlue = blue + brown - RECON.fewer - onBrown;
    if (ref.listening) ref.tell({ kind: 'air-recon', fewer: RECON.fewer }, ['contact.ayden.air-recon', 'contact.ayden.air-recon-choice']);
  }
  const brownSegment = segmentAt(columnOfBrown(brown), 4);
  const blueSegment = segmentAt(columnOfBlue(blue), 4);
  if (g.config.options['token-cap']) {
    const room = TOKEN_CAP - onBoard(g);
    if (onBrown > onBlue) {
      onBrown = Math.min(onBrown, room);
      onBlue = Math.min(onBlue, room - onBrown);
    } else {
      onBlue = Math.min(onBlue, room);
      onBrown = Math.min(onBrown, room - onBlue);
    }
  }
  place(g, brownSegment, onBrown);
  place(g, blueSegment, onBlue);
  if (ref.listening)
    ref.tell({ kind: 'spawn', blue, brown, placed: { [SEGMENT_NAMES[brownSegment] ?? '']: onBrown, [SEGMENT_NAMES[blueSegment] ?? '']: onBlue } }, [
      'contact.spawn.cross',
      'contact.spawn.outer-ring',
      ...(g.config.options['token-cap'] ? ['contact.components.token-cap'] : []),
    ]);
}

function place(g: Night, segment: Segment, zombies: number): void {
  g.zombies[segment] = zombiesIn(g, segment) + zombies;
  g.spawned += zombies;
}

export interface ReconAbout {
  readonly blue: number;
  readonly brown: number;
}

/** Which two stay away: both of the brown group, one of each, both of the blue group. */
export const recon = question<ReconAbout>({ kind: 'air-recon', candidates: (_, { blue, brown }) => skips(blue, brown), constraints: [] });

function skips(blue: number, brown: number): Option[] {
  const dice = packDice(blue, brown);
  return [option(AYDEN, SKIP_BROWN, dice), option(AYDEN, SKIP_BOTH, dice), option(AYDEN, SKIP_BLUE, dice)];
}
