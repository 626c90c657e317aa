import type { Colour, Constant, EnemyType, StageConstant, WeaponSpecial } from '../../content/cards.ts';
import type { MissionEffect } from '../../content/mission.ts';
import { type CardLanguage, type CardWords, cardWordsIn } from '../cards.ts';
import { icons } from '../icons.ts';
import { conditionText } from './condition.ts';
import { effectText } from './effect.ts';
import { dice, fewerDice, moreDice, sentence, spaces, successes } from './grammar.ts';
import { NAMES } from './names.ts';
import { bossRules, stageNotes, stageRules, stageSetup } from './rules.ts';

const ENGLISH: CardLanguage = {
  names: NAMES,
  token: ({ colour, type }) => `${COLOURS[colour]} ${TYPES[type]}`,
  effects: effectText,
  constant,
  stageConstant,
  weaponSpecial,
  weaponStats: (n, range) => `${dice(n)}, range ${range}.`,
  reaction: ({ prevent, within }) =>
    `Play this when ${within === undefined ? 'you' : `you or a commando within ${spaces(within)}`} would suffer damage: prevent up to ${prevent} of it.`,
  costs: (cost, then) => `Spend ${cost}: ${then}`,
  special: (text) => `[SP]: ${text}`,
  whenDefeated: (text) => `When it is defeated: ${text}`,
  whenFlipped: (text) => `When this card is flipped: ${text}`,
  activate: (text) => `Activate: ${text}`,
  stays: () => 'This card stays in play.',
  nothing: () => 'No ability.',
  requires: (symbols) => `You need ${symbols}; nothing is spent.`,
  scout: (text) => `If you do not have that, scout: ${text}`,
  mission,
  difficulty: (rating) => `Difficulty ${rating} of 4`,
  bossRules,
  stageNotes,
  stageSetup,
  stageRules,
};

const COLOURS: Readonly<Record<Colour, string>> = { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow', black: 'black' };
const TYPES: Readonly<Record<EnemyType, string>> = {
  greeder: 'greeder',
  gunner: 'gunner',
  sniper: 'sniper',
  bugger: 'bugger',
  garth: 'garth',
  rangel: 'rangel',
};

function constant(constant: Constant): string {
  switch (constant.is) {
    case 'add': {
      const added = `add ${icons(constant.results)} to each of your enemy attacks`;
      return sentence(constant.when === undefined ? added : `while ${conditionText(constant.when, 'you')}, ${added}`);
    }
    case 'dice':
      return `Your enemy attack rolls ${moreDice(constant.n)}.`;
    case 'rooted':
      return 'This enemy cannot be moved.';
    case 'armor':
      return `Each attack on this enemy ignores ${successes(constant.n)}.`;
    case 'elusive':
      return `Attacks on this enemy from more than ${spaces(constant.beyond)} away roll ${fewerDice(constant.dice)}.`;
    case 'pins':
      return 'While this enemy is adjacent to you, you cannot run.';
    case 'cap':
      return `No more than ${constant.n} damage of one attack can be assigned to this card.`;
    case 'trample':
      return `Trample deals ${icons(Array.from({ length: constant.n }, () => 'M'))} damage.`;
  }
}

function stageConstant(constant: StageConstant): string {
  switch (constant.is) {
    case 'run-at-most':
      return `A run is at most ${spaces(constant.spaces)}.`;
    case 'shorter-range':
      return `The range of commando attacks is ${constant.n} less (at least 1).`;
    case 'may-discard':
      return `In their turn a commando may spend ${icons(constant.cost)} to discard this card.`;
  }
}

function weaponSpecial(special: WeaponSpecial): string {
  switch (special.is) {
    case 'spread':
      return 'Also hits 1 other enemy that is adjacent to the target and in range.';
    case 'critical':
      return `Each critical counts as ${successes(special.successes)}.`;
    case 'reroll':
      return `After the roll, before criticals roll again, you may reroll ${dice(special.dice)}.`;
    case 'crusher':
      return 'Against the boss, none of its successes can be ignored.';
    case 'again':
      return 'Once per turn, after your normal attack, you may attack again with this weapon.';
  }
}

function mission(effect: MissionEffect): string {
  switch (effect) {
    case 'demolition':
      return 'Your attacks on the boss roll 1 more die.';
    case 'supply-line':
      return 'At the end of your turn gain [*].';
    case 'field-intel':
      return 'Once in each of your enemy attacks, after the roll, you may reroll 1 enemy die.';
  }
}

export const cardWords: CardWords = cardWordsIn(ENGLISH);
