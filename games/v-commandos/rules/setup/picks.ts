import { at, type Play, type Referee } from '#kernel';
import { type Card, COMMANDOS, characterOf, commandoNamed, SIDES } from '../../content/commandos.ts';
import { kitNamed } from '../../content/kit.ts';
import type { Event } from '../../event.ts';
import { hasRule } from '../../facts/specials.ts';
import { pickOf, rosterOf } from '../../settings.ts';
import { ask, pickOne, question } from '../ask.ts';
import { fail } from '../end.ts';
import { nameOf } from '../names.ts';
import { DO, firstOf, type Option, option, secondOf } from '../option.ts';
import { add, type Commando, commando, missionOf, OUT, type State, sideOf, UNDERGROUND } from '../state.ts';

/** The cards that may still be taken: each character once in an operation. */
export function available(g: State): Card[] {
  const taken = g.taken.map(characterOf);
  return rosterOf(missionOf(g).module, g.config.settings).filter((card) => !taken.includes(characterOf(card)));
}

const pickQuestion = question('pick', {
  candidates: () => COMMANDOS.flatMap((_, card) => SIDES.map((_, side) => option(DO.pick, 0, card, side))),
  constraints: [{ clause: 'v-commandos.setup.choose-commando', holds: (g, o) => available(g).includes(firstOf(o)) }],
});

/** Everybody without a commando takes one; nobody left is the end. */
export function* pickCommandos(g: State, ref: Referee<Event>): Play {
  const first = g.column === 0;
  for (let who = 0; who < g.commandos.length; who++) {
    if (commando(g, who).at !== OUT) continue;
    const cards = available(g);
    if (cards.length === 0) fail(g, ref, 'no replacement');
    const o = yield* pick(g, ref, who, cards, first);
    take(g, ref, who, firstOf(o), secondOf(o), first);
  }
  if (first && g.config.settings.gander !== 'none') yield* host(g, ref);
}

function* pick(g: State, ref: Referee<Event>, who: number, cards: readonly Card[], first: boolean): Play<Option> {
  const { picks } = g.config;
  if (picks === 'random') return option(DO.pick, 0, at(cards, ref.pick(cards.map(() => 1))), ref.roll(2) - 1);
  if (first && picks !== 'choose') {
    const { id, side } = pickOf(at(picks, who));
    return option(DO.pick, 0, commandoNamed(id), SIDES.indexOf(side));
  }
  return yield* ask(g, ref, commando(g, who).seat, pickQuestion, { number: who, replaces: !first });
}

/** A fresh commando: starting equipment only at the very beginning. */
function take(g: State, ref: Referee<Event>, who: number, card: Card, side: number, first: boolean): void {
  const c = commando(g, who);
  g.taken.push(card);
  Object.assign(c, {
    card,
    side,
    at: UNDERGROUND,
    visible: false,
    uniform: false,
    critical: 0,
    seen: false,
    plus: 0,
    tired: 0,
    nest: false,
    used: false,
    masked: false,
  } satisfies Partial<Commando>);
  c.wounds = !first && hasRule(g, 'wounded-replacements') ? 1 : 0;
  c.kit.fill(0);
  if (first)
    for (const kit of sideOf(c).kit.map(kitNamed)) {
      if (at(g.kitBag, kit) === 0) continue;
      add(g.kitBag, kit, -1);
      add(c.kit, kit);
    }
  if (ref.listening)
    ref.tell(
      { kind: 'picked', who: nameOf(g, who), side: at(SIDES, side), seat: c.seat, replaces: !first },
      first ? 'v-commandos.setup.choose-commando' : 'v-commandos.setup.replacement',
    );
}

/** Gander goes with somebody. */
function* host(g: State, ref: Referee<Event>): Play {
  const options = g.commandos.map((_, who) => option(DO.host, 0, who));
  const who = firstOf(yield* pickOne(ref, g.last, 'host', null, options));
  commando(g, who).gander = g.config.settings.gander === 'A' ? 0 : 1;
  if (ref.listening) ref.tell({ kind: 'gander', host: nameOf(g, who) }, 'v-commandos.setup.gander');
}
