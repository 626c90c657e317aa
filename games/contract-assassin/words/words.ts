import type { Seat } from '#kernel';
import { catalogue, type Language, told } from '#words';
import { valuesOf, type Words } from '../../words.ts';
import { BONUSES, type CardId, GETAWAYS, WEAPONS } from '../content/kit.ts';
import type { ContractAssassin, Rolled } from '../types.ts';
import type { View } from '../view.ts';
import type { Messages as Aids } from './aids/messages.ts';
import type { Messages as Examples } from './examples/messages.ts';
import { type Player, playerAt } from './facts.ts';
import { foretells } from './foretells.ts';
import type { Messages } from './messages.ts';
import { reasons } from './why.ts';

/** Everything the game and its board say. */
export interface ContractAssassinWords extends Words<ContractAssassin> {
  readonly say: Messages;
  /** The lines below the pictures of clauses. */
  examples(): Promise<Examples>;
  /** What the player aid says. */
  aids(): Promise<Aids>;
}

export async function loadWords(language: Language): Promise<ContractAssassinWords> {
  const say = await catalogue<Messages>(import(`./${language}/index.ftl`));
  return {
    ...wordsOf(say),
    say,
    examples: () => catalogue(import(`./examples/${language}/index.ftl`)),
    aids: () => catalogue(import(`./aids/${language}/index.ftl`)),
  };
}

const WEAPON_CARDS = WEAPONS.map(({ id }) => id);
const GETAWAY_CARDS = GETAWAYS.map(({ id }) => id);
const BONUS_CARDS = BONUSES.map(({ id }) => id);

export function wordsOf(say: Messages): Words<ContractAssassin> {
  const { event, watched } = say;
  const why = reasons(say);
  return {
    mood: say.mood,
    gist: say.gist,
    presets: say.preset,
    settings: say.setting,
    values: valuesOf(say.value),
    chapters: say.chapter,
    prompts: {
      ...told(say.prompt),
      missed: (about, view) => say.prompt[holds(view, ['escape-from-prison']) ? 'missed' : 'missed-out'](about),
      act: (_, view) => (view.actions > 0 ? say.prompt.act(view) : say.prompt[holds(view, BONUS_CARDS) ? 'act-none' : 'act-end']),
      roll: (about, view) => say.prompt.roll({ ...about, sum: sumOf(about), loaded: holds(view, ['loaded-dice']) }),
      again: (about, view) =>
        about.newCards && !holds(view, about.of === 'attempt' ? WEAPON_CARDS : GETAWAY_CARDS) ? say.prompt['again-none'](about) : say.prompt.again(about),
      flee: (_, view) => {
        if (view.actions > 0 && (holds(view, GETAWAY_CARDS) || view.hitmen[view.active]?.assassin === 'cynthia')) return say.prompt.flee;
        return say.prompt[!view.bonusPlayed && holds(view, BONUS_CARDS) ? 'flee-none' : 'flee-hide'](view);
      },
      arrest: (_, view) => say.prompt[holds(view, ['body-double']) ? 'arrest' : 'arrest-none'],
      give: ({ killed, to }, view) => say.prompt.give({ killed, to: playerAt(view, to) }),
    },
    watched: {
      pick: () => watched.pick,
      missed: (about, view) => watched.missed({ ...about, who: acting(view) }),
      act: (_, view) => watched.act({ who: acting(view), actions: view.actions }),
      weapons: (about, view) => watched.weapons({ ...about, who: acting(view) }),
      roll: (about, view) => watched.roll({ who: acting(view), sum: sumOf(about) }),
      shift: (about, view) => watched.shift({ ...about, who: acting(view) }),
      again: (_, view) => watched.again({ who: acting(view) }),
      keep: (_, view) => watched.keep({ who: acting(view) }),
      give: ({ to }, view) => watched.give({ who: acting(view), to: playerAt(view, to) }),
      flee: (_, view) => watched.flee({ who: acting(view) }),
      getaways: (_, view) => watched.getaways({ who: acting(view) }),
      go: (_, view) => watched.go({ who: acting(view) }),
      arrest: (_, view) => watched.arrest({ who: acting(view) }),
    },
    answers: told(say.answer),
    foretells: (preview, answer) => foretells(say, preview, answer),
    where: (answer) => ('city' in answer ? say.place[answer.city] : 'to' in answer ? say.place[answer.to] : null),
    threats: (view, you) => [
      ...rivalsAhead(view, you).map(({ who, done }) => say.threat.rival({ who, done })),
      ...view.targets.flatMap(({ city, owner, guards }) => (owner === you && guards.length > 0 ? [say.threat.guards({ city, n: guards.length })] : [])),
      ...(view.settings['round-limit'] > 0 ? [say.threat.rounds({ left: Math.max(0, view.settings['round-limit'] - view.round) })] : []),
    ],
    events: {
      ...told(event),
      first: ({ seat }, view, names) => event.first({ who: playerAt(view, seat, names) }),
      file: ({ seat, assassin }, _, names) => (names[seat] ? event['file-of']({ person: names[seat], assassin }) : event.file({ assassin })),
      specialist: (e, view) => event.specialist(by(e, view)),
      contract: (e, view) => event.contract(by(e, view)),
      turn: (e, view) => event.turn(by(e, view)),
      misses: (e, view) => event.misses(by(e, view)),
      released: (e, view) => event.released(by(e, view)),
      draws: ({ seat, card }, view) => {
        const who = playerAt(view, seat);
        return card === null ? event['draws-unseen']({ who }) : event.draws({ who, card });
      },
      robs: ({ seat, from, card }, view) => {
        const given = { who: playerAt(view, seat), from: playerAt(view, from) };
        return card === null ? event['robs-unseen'](given) : event.robs({ ...given, card });
      },
      robbed: (e, view) => event.robbed(by(e, view)),
      moves: (e, view) => event.moves(by(e, view)),
      travels: (e, view) => event.travels(by(e, view)),
      learns: (e, view) => event.learns(by(e, view)),
      plays: (e, view) => event.plays(by(e, view)),
      flies: (e, view) => event.flies(by(e, view)),
      attempts: (e, view) => event.attempts(by(e, view)),
      brings: (e, view) => event.brings(by(e, view)),
      shifts: (e, view) => event.shifts(by(e, view)),
      rolls: (e, view) => event[e.for === 'attempt' ? 'rolls' : 'rolls-away']({ who: playerAt(view, e.seat), dice: e.dice, sum: sumOf(e) }),
      kills: (e, view) => event.kills(by(e, view)),
      gives: ({ seat, city, to }, view) => event.gives({ who: playerAt(view, seat), city, to: playerAt(view, to) }),
      discards: (e, view) => event.discards(by(e, view)),
      keeps: (e, view) => event.keeps(by(e, view)),
      runs: (e, view) => event.runs(by(e, view)),
      'gets-away': (e, view) => event['gets-away'](by(e, view)),
      prison: ({ seat }, view) => event.prison({ who: playerAt(view, seat), turns: missedBy(view, seat) }),
      hides: ({ seat, city }, view) => event.hides({ who: playerAt(view, seat), city, turns: missedBy(view, seat) }),
      wins({ seats }, view) {
        const winners = seats.map((seat) => playerAt(view, seat));
        const [who] = winners;
        return who === undefined || winners.length > 1 ? event['wins-shared']({ winners }) : event.wins({ who });
      },
    },
    heading: (e, view) => (e.kind === 'turn' ? say.heading.turn({ round: e.round, who: playerAt(view, e.seat) }) : null),
    whyNot: why,
    outcome({ payoff, cause: how }, seats, you, view) {
      if (how === 'out of time') return say.outcome['out-of-time'];
      const cause = how === 'four contracts' ? 'four' : 'most';
      const winners = payoff.flatMap((share, seat) => (share > 0 ? [playerAt(view ?? { hitmen: [] }, seat, seats)] : []));
      const [who] = winners;
      if (who === undefined || winners.length > 1) return say.outcome.shared({ winners, cause });
      return who.seat === you ? say.outcome.you({ cause }) : say.outcome.won({ who, cause });
    },
  };
}

/** Who else has fulfilled contracts, those with most first. */
function rivalsAhead(view: View, you: Seat | null) {
  return view.hitmen
    .flatMap(({ done }, seat) => (seat === you || done.length === 0 ? [] : [{ who: playerAt(view, seat), done: done.length }]))
    .toSorted((a, b) => b.done - a.done);
}

/** What somebody does, with who it is. */
function by<E extends { readonly seat: Seat }>(event: E, view: View): E & { readonly who: Player } {
  return { ...event, who: playerAt(view, event.seat) };
}

/** Whether whose turn it is has one of these cards, as far as it is seen. */
function holds({ hitmen, active }: View, cards: readonly CardId[]): boolean {
  return hitmen[active]?.hand?.some((card) => cards.includes(card)) ?? true;
}

/** Whose turn it is. */
function acting(view: View): Player {
  return playerAt(view, view.active);
}

function sumOf({ dice }: Pick<Rolled, 'dice'>): number {
  return dice.reduce((a, b) => a + b, 0);
}

/** How many turns somebody has to miss. */
function missedBy({ hitmen }: View, seat: Seat): number {
  return hitmen[seat]?.missing ?? 0;
}
