import { at } from '#kernel';
import { type AnswerIn, type Field, framed, notationOf, oneOf, whole } from '../forms.ts';
import { ADVANTAGES, type AdvantageSymbol, SYMBOLS } from './content/advantage.ts';
import { COMMANDO_DIE, type CommandoFace, ENEMY_DIE, type EnemyFace } from './content/dice.ts';
import { DECK_NAMES } from './content/effect.ts';
import { CARDS, COMMANDOS, type CommandoId, ENEMIES, ENEMY_DECKS, type SpaceId, STAGES, type TargetId } from './content/index.ts';
import { targetText } from './rules/attack/aim.ts';
import * as packed from './rules/option.ts';
import { bossOf, character, fighter, type State, spaceId } from './rules/state.ts';

const NUMBER = whole('[1-9]\\d?');
const COMMANDO = oneOf(COMMANDOS.map(({ id }) => id));
const CARD_IDS = CARDS.map(({ id }) => id);
const TARGETS: readonly TargetId[] = ['boss', ...ENEMIES.map(({ id }) => id)];
const SPACE = oneOf(STAGES.flatMap(({ map }) => map.spaces.map(({ id }) => id)));

const VIA: Field<readonly SpaceId[]> = {
  like: '(?: via(?: [A-Z]\\d\\d)+)?',
  read: (text) => readEach(text.split(' ').slice(2), SPACE),
  write: (spaces) => (spaces.length > 0 ? ` via ${spaces.join(' ')}` : ''),
};

const DAMAGE: Field<readonly AdvantageSymbol[]> = {
  like: '[MAS*]+',
  read: (text) => readEach([...text], oneOf(SYMBOLS)),
  write: (symbols) => symbols.join(''),
};

function readEach<Word extends string>(words: readonly string[], field: Field<Word>): readonly Word[] | undefined {
  const read = words.flatMap((word) => field.read(word) ?? []);
  return read.length === words.length ? read : undefined;
}

/** What an answer may name. */
const FIELDS = {
  who: COMMANDO,
  to: SPACE,
  via: VIA,
  target: oneOf(TARGETS),
  enemy: oneOf(ENEMIES.map(({ id }) => id)),
  card: oneOf(CARD_IDS),
  stageCard: oneOf(STAGES.flatMap(({ cards }) => cards.map(({ id }) => id))),
  boss: oneOf(ENEMY_DECKS.flatMap(({ bosses }) => bosses.map(({ id }) => id))),
  ability: oneOf(COMMANDOS.map(({ ability }) => ability.id)),
  deck: oneOf(DECK_NAMES),
  type: oneOf(ADVANTAGES),
  with: oneOf(['token', 'nothing', ...CARD_IDS]),
  damage: DAMAGE,
  face: oneOf<CommandoFace | EnemyFace>([...COMMANDO_DIE, ...ENEMY_DIE]),
  /** Counted from 1. */
  place: NUMBER,
  n: NUMBER,
  when: oneOf(packed.ASKED_WHEN),
  doing: oneOf(packed.DOINGS),
  offer: oneOf(packed.OFFERS),
  spot: oneOf(packed.SPOTS),
  role: oneOf(packed.COMMANDO_USES),
  first: oneOf(packed.FIRSTS),
  commando: COMMANDO,
  other: COMMANDO,
};

/** How each answer is written, behind the name of the commando who does it or decides it: `bill runs to J14 via J12 J13`. */
const FORMS = framed(
  '{who} ',
  {
    run: 'runs to {to}{via}',
    jump: 'jumps to {to}',
    attack: 'attacks {target}',
    again: 'attacks {target} again',
    play: 'plays {card}',
    ability: 'uses {ability}',
    'slow-down': 'slows down',
    clear: 'clears away {stageCard} in place {place}',
    'end-turn': 'ends the turn',
    goes: 'goes',
    attacked: 'is attacked',
    next: 'is next',
    'go-on': 'goes on',
    'ask-me': 'wants to be asked {when}',
    target: 'aims at {target}',
    take: 'takes over {target}',
    convert: 'converts {type} with {with}',
    reroll: 'rerolls {face}',
    burn: 'burns {to} with {n}',
    assign: 'deals {n} to {boss}',
    token: 'spends token {type}',
    card: 'spends {card}',
    gain: 'gains token {type}',
    lose: 'discards token {type}',
    pay: 'pays',
    medal: 'loses a medal',
    prevent: 'prevents {damage} with {card}',
    discard: 'discards {card}',
    keep: 'keeps the rest',
    recover: 'takes back {card}',
    deck: 'looks at the {deck} deck',
    bottom: 'puts card {place} on the bottom',
    slot: 'picks objective {place}',
    choose: 'chooses effect {place}',
    order: 'begins with {first}',
    space: 'chooses {to} for the {spot}',
    commando: 'chooses {commando} for the {role}',
    hatch: 'hatches {enemy}',
    accept: 'accepts the {offer}',
    decline: 'declines the {offer}',
    done: 'is done {doing}',
    start: 'starts in {to}',
    swap: 'swaps the boss cards of {commando} and {other}',
    deal: 'keeps the boss cards',
  },
  '',
);

/** What somebody may answer: one of `FORMS`, who does it, and what is written there. */
export type Answer = AnswerIn<typeof FORMS, typeof FIELDS>;

export const notation = notationOf(FORMS, FIELDS);

/** Options that nothing more is said of. */
const PLAIN: ReadonlyMap<packed.OptionKind, 'slow-down' | 'end-turn' | 'goes' | 'attacked' | 'next' | 'go-on' | 'pay' | 'medal' | 'keep' | 'deal'> = new Map([
  [packed.SLOW_DOWN, 'slow-down'],
  [packed.END, 'end-turn'],
  [packed.GOES, 'goes'],
  [packed.ATTACKED, 'attacked'],
  [packed.NEXT, 'next'],
  [packed.GO_ON, 'go-on'],
  [packed.PAY, 'pay'],
  [packed.MEDAL, 'medal'],
  [packed.KEEP, 'keep'],
  [packed.DEAL, 'deal'],
]);

/** An option, as it is packed in the rules, as the answer it is. */
export function unpack(o: packed.Option, g: State): Answer {
  const who = fighter(g, packed.seatOf(o)).id;
  const value = packed.detailOf(o);
  const plain = PLAIN.get(packed.optionKind(o));
  if (plain !== undefined) return { do: plain, who };
  switch (packed.optionKind(o)) {
    case packed.RUN: {
      const path = packed.pathOf(value).map((space) => spaceId(g, space));
      return { do: 'run', who, to: path.at(-1) as SpaceId, via: path.slice(0, -1) };
    }
    case packed.JUMP:
      return { do: 'jump', who, to: spaceId(g, value) };
    case packed.ATTACK:
      return { do: 'attack', who, target: targetText(g, value) };
    case packed.AGAIN:
      return { do: 'again', who, target: targetText(g, value) };
    case packed.TARGET:
      return { do: 'target', who, target: targetText(g, value) };
    case packed.TAKE:
      return { do: 'take', who, target: targetText(g, value) };
    case packed.ABILITY:
      return { do: 'ability', who, ability: character(fighter(g, packed.seatOf(o))).ability.id };
    case packed.CLEAR:
      return { do: 'clear', who, stageCard: at(g.stageArea, value), place: value + 1 };
    case packed.ASSIGN:
      return { do: 'assign', who, boss: bossOf(fighter(g, value % 4)), n: Math.floor(value / 4) };
    case packed.BURN:
      return { do: 'burn', who, to: spaceId(g, value % 64), n: Math.floor(value / 64) };
    case packed.SPACE:
      return { do: 'space', who, to: spaceId(g, value % 64), spot: at(packed.SPOTS, Math.floor(value / 64)) };
    case packed.COMMANDO:
      return { do: 'commando', who, commando: fighter(g, value % 4).id, role: at(packed.COMMANDO_USES, Math.floor(value / 4)) };
    case packed.SWAP:
      return { do: 'swap', who, commando: fighter(g, value % 4).id, other: fighter(g, Math.floor(value / 4)).id };
    case packed.START:
      return { do: 'start', who, to: spaceId(g, value) };
    default:
      return unpackedCard(packed.optionKind(o), who, value);
  }
}

/** Options with cards, tokens and dice, and all that is only counted or named. */
function unpackedCard(what: packed.OptionKind, who: CommandoId, value: number): Answer {
  switch (what) {
    case packed.PLAY:
      return { do: 'play', who, card: packed.card(value).id };
    case packed.CARD:
      return { do: 'card', who, card: packed.card(value).id };
    case packed.DISCARD:
      return { do: 'discard', who, card: packed.card(value).id };
    case packed.RECOVER:
      return { do: 'recover', who, card: packed.card(value).id };
    case packed.TOKEN:
      return { do: 'token', who, type: at(ADVANTAGES, value) };
    case packed.LOSE:
      return { do: 'lose', who, type: at(ADVANTAGES, value) };
    case packed.GAIN:
      return { do: 'gain', who, type: at(ADVANTAGES, value) };
    case packed.CONVERT: {
      const source = Math.floor(value / 4);
      const means = source === packed.WITH_TOKEN ? 'token' : source === packed.FOR_NOTHING ? 'nothing' : packed.card(source - packed.WITH_CARD).id;
      return { do: 'convert', who, type: at(ADVANTAGES, value % 4), with: means };
    }
    case packed.PREVENT: {
      const damage = packed.preventedOf(value % 256).flatMap((n, type) => Array.from({ length: n }, () => at(SYMBOLS, type)));
      return { do: 'prevent', who, damage, card: packed.card(Math.floor(value / 256)).id };
    }
    case packed.REROLL:
      return { do: 'reroll', who, face: at(COMMANDO_DIE, value) };
    case packed.REROLL_ENEMY:
      return { do: 'reroll', who, face: at(ENEMY_DIE, value) };
    case packed.ASK_ME:
      return { do: 'ask-me', who, when: at(packed.ASKED_WHEN, value) };
    case packed.DONE:
      return { do: 'done', who, doing: at(packed.DOINGS, value) };
    case packed.ACCEPT:
      return { do: 'accept', who, offer: at(packed.OFFERS, value) };
    case packed.DECLINE:
      return { do: 'decline', who, offer: at(packed.OFFERS, value) };
    case packed.CHOOSE:
      return { do: 'choose', who, place: value + 1 };
    case packed.BOTTOM:
      return { do: 'bottom', who, place: value + 1 };
    case packed.SLOT:
      return { do: 'slot', who, place: value + 1 };
    case packed.ORDER:
      return { do: 'order', who, first: at(packed.FIRSTS, value) };
    case packed.DECK:
      return { do: 'deck', who, deck: at(DECK_NAMES, value) };
    case packed.HATCH:
      return { do: 'hatch', who, enemy: at(ENEMIES, value).id };
    default:
      throw new Error(`there is no option of kind ${what}`);
  }
}
