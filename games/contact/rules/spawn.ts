import type { Play, Referee } from '#kernel';
import { columnOfBlue, columnOfBrown, type Segment, segmentAt } from '../content/board.ts';
import { AYDEN } from '../content/members.ts';
import type { Event } from '../event.ts';
import { type Away, arrivals, comers, RECON, roomFor, WITHOUT_END } from '../facts/arrivals.ts';
import { ask, question } from './ask.ts';
import { AWAY, kindOf, type Option, option } from './option.ts';
import * as KIND from './option-kind.ts';
import { lives, onBoard, type State, seatOf, zombiesIn } from './state.ts';

/** Two eight-sided dice: each tells how many come, the other one tells where. */
export function* zombiesSpawn(g: State, ref: Referee<Event>): Play {
  const blue = ref.roll(8);
  const brown = ref.roll(8);
  let away: Away | null = null;
  if (blue + brown >= RECON.sum && lives(g, AYDEN)) {
    away = AWAY[kindOf(yield* ask(g, ref, seatOf(g, AYDEN), recon, SKIPS, { blue, brown }))] ?? null;
    if (ref.listening) ref.tell({ kind: 'air-recon', fewer: RECON.fewer }, ['contact.ayden.air-recon', 'contact.ayden.air-recon-choice']);
  }
  const coming = comersTo(g, blue, brown, away);
  place(g, segmentAt(columnOfBrown(brown), 4), coming[0]);
  place(g, segmentAt(columnOfBlue(blue), 4), coming[1]);
  if (!ref.listening) return;
  const [onBrown, onBlue] = comers(blue, brown, away, WITHOUT_END);
  const isCapped = coming[0] + coming[1] < onBrown + onBlue;
  ref.tell({ kind: 'spawn', blue, brown, placed: arrivals(blue, brown, coming) }, [
    'contact.spawn.cross',
    'contact.spawn.outer-ring',
    ...(isCapped ? ['contact.components.token-cap'] : []),
  ]);
}

function comersTo(g: State, blue: number, brown: number, away: Away | null): readonly [onBrown: number, onBlue: number] {
  const { settings } = g.config;
  return comers(blue, brown, away, roomFor(settings, settings['token-cap'] ? onBoard(g) : 0));
}

function place(g: State, segment: Segment, zombies: number): void {
  g.zombies[segment] = zombiesIn(g, segment) + zombies;
  g.spawned += zombies;
}

const SKIPS: readonly Option[] = [option(AYDEN, KIND.SKIP_BROWN), option(AYDEN, KIND.SKIP_EACH), option(AYDEN, KIND.SKIP_BLUE)];

/** Which two stay away: both of the brown group, one of each, both of the blue group. */
export const recon = question({
  kind: 'air-recon',
  candidates: () => SKIPS,
  constraints: [],
  preview: (g, o, { blue, brown }) => ({ kind: 'coming', arrivals: arrivals(blue, brown, comersTo(g, blue, brown, AWAY[kindOf(o)] ?? null)) }),
});
