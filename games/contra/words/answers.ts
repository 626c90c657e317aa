import type { Words } from '../../words.ts';
import { branchesOf } from '../facts/branches.ts';
import { bossCardLeft } from '../facts/health.ts';
import { eventfulOf } from '../facts/marks.ts';
import { whoIsAt } from '../facts/places.ts';
import { HAND } from '../rules/state.ts';
import type { Contra } from '../types.ts';
import type { CardTexts } from './cards.ts';
import type { Messages } from './messages.ts';
import { aim, lettered, place } from './things.ts';

/** What an answer does. */
export function answersOf(messages: Messages, cards: CardTexts): Words<Contra>['answers'] {
  const { answer: say } = messages;
  /** On a slip space: no card says this, but the Slip Track. */
  const slip = [say.slip.pay, say.slip.pushed];
  return {
    run: ({ to, via }, view) => say.run({ to: place(view, to), over: eventfulOf(view, via).map(({ id }) => place(view, id)) }),
    jump: ({ to }, view) => say.jump({ to: place(view, to) }),
    attack: (answer, view) => say.attack({ aim: aim(answer, view) }),
    again: (answer, view) => say.again({ aim: aim(answer, view) }),
    play: ({ card }) => say.play({ card, text: lettered(cards.card(card), messages) }),
    ability: say.ability,
    'slow-down': () => say['slow-down'],
    clear: say.clear,
    'end-turn': () => say['end-turn'],
    goes: say.goes,
    attacked: say.attacked,
    next: say.next,
    'go-on': say['go-on'],
    'ask-me': ({ who, when }) => say['ask-me'][when]({ who }),
    target: (answer, view) => say.target({ aim: aim(answer, view) }),
    take: (answer, view) => say.target({ aim: aim(answer, view) }),
    convert: ({ type, with: means }) => (means === 'nothing' || means === 'token' ? say.convert[means]({ type }) : say.convert.card({ type, card: means })),
    reroll: say.reroll,
    burn: ({ to, n }, view) => say.burn({ n, to: place(view, to) }),
    assign: ({ boss, n }, view) => say.assign({ n, boss, left: bossCardLeft(view, boss) }),
    token: say.token,
    lose: say.token,
    card: say['own-card'],
    recover: say['own-card'],
    discard: say.discard,
    gain: say.gain,
    pay: () => say.pay,
    medal: () => say.medal,
    prevent: say.prevent,
    keep(_, __, { about }) {
      if (!('for' in about) || about.for !== 'mulligan') return say.keep.cards;
      return about.left === HAND ? say.keep.mulligan : say.keep.swap({ n: HAND - about.left });
    },
    deck: ({ deck }) => say.deck[deck],
    bottom({ place: at }, _, { about }) {
      const card = 'cards' in about ? about.cards[at - 1] : undefined;
      return card === undefined ? '' : say.bottom({ card });
    },
    slot: say.slot,
    choose({ place: at }, _, decision) {
      const branch = decision.kind === 'choose' ? branchesOf(decision.about)?.[at - 1] : undefined;
      return branch === undefined ? (slip[at - 1] ?? '') : lettered(cards.effects(branch), messages);
    },
    order: say.order,
    space({ to }, view) {
      const { commando: there } = whoIsAt(view, to);
      return there === null ? say.space({ to: place(view, to) }) : say['space-with']({ to: place(view, to), there });
    },
    commando: say.commando,
    hatch: say.hatch,
    accept: ({ offer }, _, decision) =>
      decision.kind === 'equip' ? say.equip({ text: lettered(cards.weapon(decision.about.weapon), messages) }) : say.accept[offer],
    decline: ({ offer }) => say.decline[offer],
    done: ({ doing }) => say.done[doing],
    start: ({ to }, view) => say.space({ to: place(view, to) }),
    swap: ({ commando: one, other }) => say.swap({ both: [one, other] }),
    deal: () => say.deal,
  };
}
