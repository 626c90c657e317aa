import { at, type Game, type Outcome } from '#kernel';
import { notation } from '../answer.ts';
import { COLUMNS } from '../content/board.ts';
import { TEAM_SIZE } from '../content/members.ts';
import { configure } from '../settings.ts';
import type { Contact } from '../types.ts';
import { viewOf } from '../view.ts';
import { BOUND } from './bound.ts';
import { laws } from './laws.ts';
import * as stored from './save.ts';
import { newState, type State } from './state.ts';
import { turn } from './turn.ts';

/** Everybody wins or everybody loses, also those whose members are gone; by number of players. */
const RESCUED: readonly Outcome[] = shared(1, 'contact.victory.win', 'rescued');
const OVERRUN = {
  horde: shared(0, 'contact.victory.loss', 'overrun by a group of 7 or more'),
  pack: shared(0, 'contact.victory.loss', 'overrun by a group of 4 to 6'),
  few: shared(0, 'contact.victory.loss', 'overrun by small groups'),
};

function shared(payoff: number, clause: string, cause: string): Outcome[] {
  return Array.from({ length: TEAM_SIZE + 1 }, (_, players) => ({ payoff: Array.from({ length: players }, () => payoff), clause, cause }));
}

function outcome(g: State): Outcome | null {
  if (g.outcome === null) return null;
  return at(g.outcome === 'rescued' ? RESCUED : OVERRUN[attackers(g)], g.config.players);
}

/** By the largest group that stood at the centre when the last member fell; from 7 on a group always hits. */
function attackers(g: State): keyof typeof OVERRUN {
  const largest = Math.max(...g.zombies.slice(0, COLUMNS));
  return largest >= 7 ? 'horde' : largest >= 4 ? 'pack' : 'few';
}

export const contactGame: Game<Contact> = {
  id: 'contact',
  title: 'Contact',
  rulesVersion: 2,
  bound: BOUND,
  notation,
  configure,
  seats: (config) => Array.from({ length: config.players }, (_, seat) => `Player ${seat + 1}`),
  setup: newState,
  turn,
  outcome,
  view: viewOf,
  ...stored,
  laws,
};
