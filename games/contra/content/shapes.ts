// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import { ADVANTAGES, SYMBOLS } from './advantage.ts';
import type {
  BossCard,
  BossRule,
  Commando,
  CommandoCard,
  Constant,
  EnemyCard,
  EnemyDeck,
  EnemyText,
  Objective,
  OptionalCard,
  StageCard,
  StageConstant,
  Weapon,
  WeaponSpecial,
  WeaponStats,
} from './cards.ts';
import { type Condition, type DeckName, type Effect, RULE_NAMES, type Who } from './effect.ts';
import { COLOURS, ENEMY_TYPES } from './enemies.ts';
import { type MapSpace, SPACE_KINDS } from './map.ts';
import { BOOLEAN, either, type FieldsOf, later, list, part, record, type Shape, TRUE, text, type VariantsOf, variant, whole, word } from './schema.ts';

const WHOLE: Shape = whole(0);
const COUNT: Shape = whole(1);
const ID: Shape = text(/^[a-z]+(-[a-z]+)*$/);
const ENEMY_TYPE: Shape = word(ENEMY_TYPES);
const SYMBOL_LIST: Shape = list(word(SYMBOLS), 1);
const RESULTS: Shape = list(word([...SYMBOLS, 'SP']), 1);
const SPACE_KIND: Shape = word(SPACE_KINDS);
const WHO: Shape = word(['you', 'another', 'any'] satisfies readonly Who[]);
const DECK: Shape = word(['stage', 'enemy', 'objective', 'weapon'] satisfies readonly DeckName[]);
const EFFECT: Shape = later(() => EFFECT_FORMS);
/** Effects that have to be there, that may be none, and the paragraphs of a stage card. */
const STEPS: Shape = list(EFFECT, 1);
const PERHAPS: Shape = list(EFFECT, 0);
const PARAGRAPHS: Shape = list(STEPS, 0);
const CHOICES: Shape = list(STEPS, 2);

const CONDITIONS: VariantsOf<Condition, 'is'> = {
  'on-ledge': { 'not?': TRUE },
  'on-platform': { 'not?': TRUE },
  in: { kinds: list(SPACE_KIND, 1) },
  'near-boss': { within: COUNT, 'not?': TRUE },
  'near-space': { kind: SPACE_KIND, within: COUNT },
  'near-gels': {},
  company: { within: COUNT, 'not?': TRUE },
  room: {},
  adjacent: {},
  has: { symbols: SYMBOL_LIST },
};
const CONDITION: Shape = variant('is', CONDITIONS);

const EFFECTS: VariantsOf<Effect, 'do'> = {
  attack: {
    'pool?': part({ dice: COUNT, range: COUNT }),
    'dice?': COUNT,
    'range?': COUNT,
    'close?': part({ within: COUNT, dice: COUNT }),
    'stranger?': part({ dice: COUNT }),
    'targets?': word(['each', 'adjacent']),
    'free?': either(COUNT, word(ADVANTAGES), `a whole number from 1 or one of ${ADVANTAGES.join(', ')}`),
    'reroll?': TRUE,
  },
  'next-attack': { who: word(['you', 'another']), dice: COUNT, 'sure?': TRUE, 'within?': COUNT, until: word(['turn', 'round']) },
  damage: { n: COUNT, to: word(['one', 'each']), within: COUNT },
  move: { who: WHO, 'spaces?': COUNT, 'within?': COUNT },
  jump: { times: COUNT },
  place: { on: word(['ledge']), within: COUNT },
  push: { spaces: COUNT, 'towards?': word(['wadder']), 'away?': word(['boss']) },
  draw: { who: WHO, n: COUNT },
  discard: { n: COUNT },
  recover: { n: COUNT },
  gain: { symbols: SYMBOL_LIST, 'one?': TRUE, 'who?': WHO, 'within?': COUNT },
  suffer: { symbols: SYMBOL_LIST, 'close?': part({ within: COUNT, symbols: SYMBOL_LIST }) },
  blast: { symbols: SYMBOL_LIST, within: COUNT, of: word(['you', 'boss']) },
  spend: { symbols: SYMBOL_LIST },
  'lose-tokens': { symbols: SYMBOL_LIST },
  'lose-medal': {},
  'lose-objective': {},
  either: { of: CHOICES },
  choose: { of: CHOICES },
  may: { cost: either(word(['stage-card']), SYMBOL_LIST, 'stage-card or a list of symbols'), then: STEPS },
  if: { when: CONDITION, then: STEPS },
  each: { 'who?': CONDITION, then: STEPS, 'else?': STEPS },
  'if-any-did-not': { then: STEPS },
  'draw-enemy': {},
  hatch: {},
  'take-enemy': {},
  breach: { within: COUNT },
  screen: { dice: COUNT, 'within?': COUNT },
  add: { results: RESULTS, 'when?': CONDITION },
  approach: { 'spaces?': COUNT },
  'push-enemy': { spaces: COUNT, within: COUNT },
  'boss-moves': { spaces: COUNT, towards: word(['you', 'farthest']) },
  repair: { n: COUNT },
  'draw-weapon': {},
  reveal: { decks: list(DECK, 1), n: COUNT, bottom: WHOLE },
  'discard-stage-card': {},
  'discard-this': {},
  alarm: { n: COUNT },
  slip: { n: COUNT },
  grenade: {},
  gels: { n: COUNT, to: word(['you', 'wadder']) },
  'clean-gels': {},
  'clear-damage': { n: COUNT },
  dimers: { n: COUNT, within: COUNT, 'here?': TRUE },
  rule: { rule: word(RULE_NAMES) },
};

/** Effects hold effects. */
const EFFECT_FORMS: Shape = variant('do', EFFECTS);

const CONSTANTS: VariantsOf<Constant, 'is'> = {
  add: { results: SYMBOL_LIST, 'when?': CONDITION },
  dice: { n: COUNT },
  rooted: {},
  armor: { n: COUNT },
  elusive: { beyond: COUNT, dice: COUNT },
  pins: {},
  cap: { n: COUNT },
  trample: { n: COUNT },
};
const CONSTANT_LIST: Shape = list(variant('is', CONSTANTS), 0);

const STAGE_CONSTANTS: VariantsOf<StageConstant, 'is'> = {
  'run-at-most': { spaces: COUNT },
  'shorter-range': { n: COUNT },
  'may-discard': { cost: SYMBOL_LIST },
};

const WEAPON_SPECIALS: VariantsOf<WeaponSpecial, 'is'> = {
  spread: {},
  critical: { successes: COUNT },
  reroll: { dice: COUNT },
  crusher: {},
  again: {},
};

const BOSS_RULES: VariantsOf<BossRule, 'is'> = {
  'blast-doors': { beyond: COUNT, ignored: COUNT },
  'bubble-screen': { perCommando: COUNT },
  trample: {},
  'brood-mother': { ignored: COUNT },
};

const WEAPON_STATS: FieldsOf<WeaponStats> = { dice: COUNT, range: COUNT };
const BOSS_SIDE: Shape = record<EnemyText>({ constants: CONSTANT_LIST, special: PERHAPS });

export const COMMANDO_CARD: Shape = record<CommandoCard>({
  id: ID,
  copies: COUNT,
  type: word(ADVANTAGES),
  'cost?': SYMBOL_LIST,
  effect: PERHAPS,
  'reaction?': part({ prevent: COUNT, 'within?': COUNT }),
});

export const COMMANDO: Shape = record<Commando>({
  id: ID,
  weapon: record<Commando['weapon']>({ id: ID, ...WEAPON_STATS }),
  ability: record<Commando['ability']>({ id: ID, cost: SYMBOL_LIST, effect: STEPS }),
  deck: list(COMMANDO_CARD, 1),
});

export const ENEMY_CARD: Shape = record<EnemyCard>({
  id: text(new RegExp(`^(${COLOURS.join('|')}) (${ENEMY_TYPES.join('|')})$`)),
  name: ID,
  type: ENEMY_TYPE,
  colour: word(COLOURS),
  health: COUNT,
  constants: CONSTANT_LIST,
  special: PERHAPS,
  defeated: PERHAPS,
});

export const BOSS_CARD: Shape = record<BossCard>({
  id: ID,
  number: COUNT,
  health: COUNT,
  front: BOSS_SIDE,
  flipped: PERHAPS,
  back: BOSS_SIDE,
});

export const ENEMY_DECK: Shape = record<EnemyDeck>({
  id: ID,
  difficulty: COUNT,
  types: list(ENEMY_TYPE, 1),
  rule: variant('is', BOSS_RULES),
  bosses: list(BOSS_CARD, 1),
});

export const STAGE_CARD: Shape = record<StageCard>({
  id: ID,
  copies: COUNT,
  pillbox: BOOLEAN,
  setup: BOOLEAN,
  stays: BOOLEAN,
  effects: PARAGRAPHS,
  activate: PARAGRAPHS,
  constants: list(variant('is', STAGE_CONSTANTS), 0),
});

export const MAP_SPACE: Shape = record<MapSpace>({
  id: text(/^[A-Z][0-9]{2}$/),
  x: WHOLE,
  y: WHOLE,
  kind: SPACE_KIND,
  ledge: text(/^([a-z]{2})?$/),
  links: list(text(/^[A-Z][0-9]{2}$/), 1),
});

export const WEAPON: Shape = record<Weapon>({
  id: ID,
  copies: COUNT,
  ...WEAPON_STATS,
  'special?': variant('is', WEAPON_SPECIALS),
});

export const OBJECTIVE: Shape = record<Objective>({ id: ID, requires: SYMBOL_LIST, scout: STEPS });

export const OPTIONAL_CARD: Shape = record<OptionalCard>({ id: ID, effects: PARAGRAPHS });
