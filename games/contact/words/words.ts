import type { Seat } from '#kernel';
import { catalogue, type Language, told } from '#words';
import { type Names, valuesOf, type Words } from '../../words.ts';
import type { Answer } from '../answer.ts';
import { columnName, columnOfBlue, columnOfBrown } from '../content/board.ts';
import type { MemberId } from '../content/members.ts';
import { attackKindOf, targetsOf } from '../facts/attacks.ts';
import { memberOfSeat, zombiesAt } from '../facts/groups.ts';
import { instead } from '../facts/help.ts';
import { partOf } from '../facts/part.ts';
import { type Effect, stackOf } from '../facts/stack.ts';
import type { About, Contact, Decision } from '../types.ts';
import type { View } from '../view.ts';
import type { Messages as Aids } from './aids/messages.ts';
import type { Messages as Examples } from './examples/messages.ts';
import { foretells } from './foretells.ts';
import type { Messages } from './messages.ts';
import { rolled } from './rolled.ts';
import { reasons, settlerOf } from './why.ts';

/** Everything the game and its board say. */
export interface ContactWords extends Words<Contact> {
  readonly say: Messages;
  /** The lines below the pictures of clauses. */
  examples(): Promise<Examples>;
  /** What the player aid says. */
  aids(): Promise<Aids>;
}

export async function loadWords(language: Language): Promise<ContactWords> {
  const say = await catalogue<Messages>(import(`./${language}/index.ftl`));
  return {
    ...wordsOf(say),
    say,
    examples: () => catalogue(import(`./examples/${language}/index.ftl`)),
    aids: () => catalogue(import(`./aids/${language}/index.ftl`)),
  };
}

export function wordsOf(say: Messages): Words<Contact> {
  const [prompt, watched] = [told(say.prompt), told(say.watched)];
  const player = (seat: Seat, view: View, names: Names): string => {
    const member = memberOfSeat(view, seat);
    return names[seat] || (member === null ? say.player.seat({ n: seat + 1 }) : say.player.of({ member }));
  };
  const playerOf = (member: MemberId, { members }: View, names: Names): string =>
    names[members.find(({ id }) => id === member)?.seat ?? -1] || say.player.of({ member });
  return {
    mood: say.mood,
    gist: say.gist,
    presets: say.preset,
    settings: say.setting,
    values: valuesOf(say.value),
    chapters: say.chapter,
    prompts: {
      ...prompt,
      act: (about) => (about === null ? say.prompt.act : say.prompt['act-called'](about)),
      ardor: (about) => say.prompt[oneOf(about)]({ rolled: rolled(say, about) }),
      consent: ({ member, by }, view, names) => say.prompt.consent({ member, by: player(by, view, names) }),
      settle: ({ segment, refused }, view, names) =>
        refused === null ? say.prompt.settle({ segment }) : say.prompt['settle-refused']({ refuses: playerOf(refused, view, names) }),
    },
    watched: {
      ...watched,
      act: (about) => (about === null ? say.watched.act : say.watched['act-called'](about)),
      ardor: (about) => say.watched[oneOf(about)]({ rolled: rolled(say, about) }),
      consent: ({ member, by }, view, names) => say.watched.consent({ member, by: player(by, view, names), asked: playerOf(member, view, names) }),
      settle: ({ segment, refused }, view, names) =>
        refused === null
          ? say.watched.settle({ segment, settler: settlerOf(view) })
          : say.watched['settle-refused']({ refuses: playerOf(refused, view, names), settler: settlerOf(view) }),
      call: (_, view) => say.watched.call({ settler: settlerOf(view) }),
    },
    answers: {
      ...told(say.answer),
      ...attacks(say),
      tripwire: ({ at, large }, view) => say.answer.tripwire({ at, large, standing: zombiesAt(view, at) }),
      'keep-away': ({ from }, _, decision) =>
        from === 'each' || decision.kind !== 'air-recon' ? say.answer['keep-away'] : say.answer['keep-away-two']({ column: columnFrom(from, decision.about) }),
      reroll: ({ die }, _, decision) => (die === null || decision.kind !== 'ardor' ? say.answer.reroll : reroll(say, decision.about, die)),
      keep: (_, __, decision) => (decision.kind === 'ardor' && decision.about.dice.length > 1 ? say.answer['keep-all'] : say.answer.keep),
    },
    foretells: (preview) => foretells(say, preview),
    where: (answer) => targetsOf(answer).map((at) => say.board.place({ at }))[0] ?? null,
    threats({ ahead: { falls, attackers, over } }) {
      if (over) return [say.meter.over];
      if (falls === 0) return [say.meter.nobody];
      return [say.hurt.ahead({ chance: falls }), ...attackers.flatMap((attacker) => (attacker.chance > 0 ? [say.threat.group(attacker)] : [])).slice(0, 3)];
    },
    events: {
      ...told(say.event),
      taken: ({ member, seat }, _, names) => (names[seat] ? say.event['taken-by']({ who: names[seat], member }) : say.event.taken({ member })),
      'zombies-attack': (e) => (e.die === null ? say.event['lone-zombie'](e) : say.event['zombies-attack']({ ...e, die: e.die })),
      named: ({ member, by }, view, names) => say.event.named({ member, by: player(by, view, names) }),
      refused: ({ member }, view, names) => say.event.refused({ refuses: playerOf(member, view, names), settler: settlerOf(view) }),
      settled: ({ member }, view) => say.event.settled({ member, settler: settlerOf(view) }),
      spawn({ blue, brown, placed: [first, second] }) {
        if (first === undefined) return say.event['spawn-none']({ blue, brown });
        return second === undefined ? say.event.spawn({ blue, brown, first }) : say.event['spawn-two']({ blue, brown, first, second });
      },
      shot: (e) => say.event[!e.hit ? 'shot-missed' : e.with === 'launcher' ? 'shot-launched' : 'shot'](e),
    },
    heading(_, view) {
      const part = partOf(view);
      return part === null ? null : say.part(part);
    },
    resolving: (decision, view) => stackOf(decision, view).map((effect, i) => ({ says: effectText(say, effect), state: i === 0 ? 'now' : 'waits' })),
    whyNot: reasons(say),
    wouldHelp(answer, options) {
      const other = instead(answer, options);
      return other === null ? null : say.help.attack({ member: other.member, way: other.attack });
    },
    outcome: ({ cause }) => (cause === 'rescued' ? say.outcome.rescued : say.outcome.overrun),
  };
}

/** Ardor rolls the one die that lies there, or one of several. */
function oneOf({ dice }: About<'ardor'>): 'ardor' | 'ardor-one-of' {
  return dice.length > 1 ? 'ardor-one-of' : 'ardor';
}

type Attack = 'fire' | 'throw' | 'burn' | 'burn-at' | 'double' | 'spread' | 'strike';

/** Who attacks with what and how many stand there; while somebody's dice go on only where. */
function attacks(say: Messages): Pick<Words<Contact>['answers'], Attack> {
  const text = (answer: Extract<Answer, { readonly do: Attack }>, view: View, { kind }: Decision): string => {
    const [{ member }, at] = [answer, targetsOf(answer)];
    const way = attackKindOf(answer) ?? 'roll-first';
    const groups = at.map((segment) => ({ segment, zombies: zombiesAt(view, segment) }));
    if (answer.do === 'burn') return say.answer.burn({ member, way, column: answer.column, groups: groups.filter(({ zombies }) => zombies > 0) });
    const standing = groups.map(({ zombies }) => zombies);
    const goesOn = kind !== 'act' && !('extra' in answer && answer.extra);
    return goesOn ? say.answer['goes-on']({ at, standing }) : say.answer.attack({ member, way, at, standing });
  };
  return { fire: text, throw: text, burn: text, 'burn-at': text, double: text, spread: text, strike: text };
}

/** One of several dice, by what it shows; with its target where another shows the same. */
function reroll(say: Messages, { dice }: About<'ardor'>, die: number): string {
  const meant = dice[die];
  if (meant === undefined) return say.answer.reroll;
  const twin = dice.some(({ rolled, target }) => rolled === meant.rolled && target !== meant.target);
  return twin ? say.answer['reroll-at']({ rolled: meant.rolled, at: meant.target === null ? [] : [meant.target] }) : say.answer['reroll-one'](meant);
}

function columnFrom(from: 'brown' | 'blue', { blue, brown }: About<'air-recon'>) {
  return columnName(from === 'brown' ? columnOfBrown(brown) : columnOfBlue(blue));
}

function effectText(say: Messages, effect: Effect): string {
  switch (effect.of) {
    case 'ardor':
      return effect.rolled.length === 1 ? say.resolving.ardor({ rolled: effect.rolled[0] ?? 0 }) : say.resolving['ardor-one-of'](effect);
    case 'target':
      return say.resolving.target(effect);
    case 'act':
      return effect.at === null ? say.resolving.act(effect) : say.resolving['act-at']({ ...effect, at: effect.at });
    case 'attack':
      return effect.from === null ? say.resolving.attack(effect) : say.resolving['attack-from']({ ...effect, from: effect.from });
    case 'spawn':
      return say.resolving.spawn(effect);
    case 'part':
      return effect.next.length === 0 ? say.part(effect.part) : say.resolving.part({ ...effect.part, next: effect.next });
    default:
      return say.resolving[effect.of];
  }
}
