import { at, type Play, type Referee } from '#kernel';
import { ASSASSINS, assassinAt } from '../content/assassins.ts';
import { spaceId, spaceNamed, TARGET_CITIES } from '../content/map.ts';
import type { Event } from '../event.ts';
import type { Config } from '../settings.ts';
import { ask, question } from './ask.ts';
import { draw } from './draw.ts';
import { numberOf, option, PICK } from './option.ts';
import { CONTRACTS_EACH, hitman, homeOf, newState, type State, specialist } from './state.ts';
import { learn, weaponId } from './tokens.ts';

const OPENING_HAND = 3;

/** Deck and bags, files with pawns, specialist tokens, contracts with their markers; with a draft the files are picked at the table. */
export function setup(config: Config, ref: Referee<Event>): State {
  const g = newState(config);
  g.first = config.first === 'random' ? ref.roll(config.players) - 1 : config.first;
  g.active = g.first;
  if (ref.listening) ref.tell({ kind: 'first', seat: g.first }, 'contract-assassin.turn.first-player');
  if (config.settings['assassin-draft']) {
    g.active = beforeIn(g, g.first);
    return g;
  }
  dealFiles(g, ref);
  dealTheRest(g, ref);
  return g;
}

function dealFiles(g: State, ref: Referee<Event>): void {
  for (let seat = 0; seat < g.hitmen.length; seat++) {
    const named = g.config.assassins?.[seat];
    const assassin = named === undefined ? ref.pick(ASSASSINS.map((_, number) => (isTaken(g, number) ? 0 : 1))) : ASSASSINS.findIndex(({ id }) => id === named);
    takeFile(g, ref, seat, assassin);
  }
}

function isTaken(g: State, assassin: number): boolean {
  return g.hitmen.some((other) => other.assassin === assassin);
}

function takeFile(g: State, ref: Referee<Event>, seat: number, assassin: number): void {
  const own = hitman(g, seat);
  own.assassin = assassin;
  own.space = homeOf(own);
  if (ref.listening)
    ref.tell({ kind: 'file', seat, assassin: assassinAt(assassin).id }, ['contract-assassin.setup.assassin-random', 'contract-assassin.setup.start-city']);
}

export const pickQuestion = question('pick', {
  *candidates() {
    for (let assassin = 0; assassin < ASSASSINS.length; assassin++) yield option(PICK, undefined, undefined, assassin);
  },
  constraints: [{ clause: 'contract-assassin.setup.assassin-random', holds: (g, o) => !isTaken(g, numberOf(o)) }],
});

/** Files are picked in reverse turn order: the last to play first. */
export function* pick(g: State, ref: Referee<Event>): Play {
  const o = yield* ask(g, ref, pickQuestion, null);
  takeFile(g, ref, g.active, numberOf(o));
  if (g.active !== g.first) g.active = beforeIn(g, g.active);
  else dealTheRest(g, ref);
}

function beforeIn(g: State, seat: number): number {
  return (seat + g.hitmen.length - 1) % g.hitmen.length;
}

function dealTheRest(g: State, ref: Referee<Event>): void {
  for (let seat = 0; seat < g.hitmen.length; seat++) {
    const weapon = specialist(hitman(g, seat));
    const number = learn(g, ref, seat, weapon);
    if (ref.listening)
      ref.tell({ kind: 'specialist', seat, weapon: weaponId(weapon), number }, [
        'contract-assassin.setup.specialist-skill',
        'contract-assassin.setup.greyed-redraw',
      ]);
  }
  const contracts = TARGET_CITIES.map(() => 1);
  for (let seat = 0; seat < g.hitmen.length; seat++)
    for (let i = 0; i < CONTRACTS_EACH; i++) {
      const named = g.config.contracts?.[seat]?.[i];
      const dealt = named === undefined ? ref.pick(contracts) : TARGET_CITIES.indexOf(spaceNamed(named));
      contracts[dealt] = 0;
      const city = at(TARGET_CITIES, dealt);
      g.owners[city] = seat;
      if (ref.listening)
        ref.tell({ kind: 'contract', seat, city: spaceId(city) }, ['contract-assassin.setup.contracts', 'contract-assassin.setup.target-markers']);
    }
  if (g.config.settings['opening-hand']) for (let seat = 0; seat < g.hitmen.length; seat++) for (let i = 0; i < OPENING_HAND; i++) draw(g, ref, seat);
}
