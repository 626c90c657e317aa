import type { Colour, Constant, EnemyType, StageConstant, WeaponSpecial } from '../../content/cards.ts';
import type { MissionEffect } from '../../content/mission.ts';
import { type CardLanguage, type CardWords, cardWordsIn } from '../cards.ts';
import { icons } from '../icons.ts';
import { conditionText } from './condition.ts';
import { effectText } from './effect.ts';
import { around, fewerDice, fields, successes } from './grammar.ts';
import { NAMES } from './names.ts';
import { bossRules, stageNotes, stageRules, stageSetup } from './rules.ts';

const GERMAN: CardLanguage = {
  names: NAMES,
  token: ({ colour, type }) => `${COLOURS[colour]} ${TYPES[type]}`,
  effects: effectText,
  constant,
  stageConstant,
  weaponSpecial,
  weaponStats: (dice, range) => `${dice} Würfel, Reichweite ${range}.`,
  reaction: ({ prevent, within }) =>
    `Spiele diese Karte, wenn du ${within === undefined ? '' : `oder ein Kommando ${around(within)} `}Schaden ${within === undefined ? 'erleiden würdest' : 'erleiden würde'}: Verhindere bis zu ${prevent} davon.`,
  costs: (cost, then) => `Gib ${cost} aus: ${then}`,
  special: (text) => `[SP]: ${text}`,
  whenDefeated: (text) => `Wenn er besiegt wird: ${text}`,
  whenFlipped: (text) => `Wenn diese Karte umgedreht wird: ${text}`,
  activate: (text) => `Aktivieren: ${text}`,
  stays: () => 'Diese Karte bleibt im Spiel.',
  nothing: () => 'Keine Fähigkeit.',
  requires: (symbols) => `Du brauchst ${symbols}; ausgegeben wird nichts.`,
  scout: (text) => `Hast du das nicht, spähe: ${text}`,
  mission,
  difficulty: (rating) => `Schwierigkeit ${rating} von 4`,
  bossRules,
  stageNotes,
  stageSetup,
  stageRules,
};

const COLOURS: Readonly<Record<Colour, string>> = { red: 'roter', blue: 'blauer', green: 'grüner', yellow: 'gelber', black: 'schwarzer' };
const TYPES: Readonly<Record<EnemyType, string>> = {
  greeder: 'Greeder',
  gunner: 'Schütze',
  sniper: 'Scharfschütze',
  bugger: 'Bugger',
  garth: 'Garth',
  rangel: 'Rangel',
};

function constant(constant: Constant): string {
  switch (constant.is) {
    case 'add': {
      const results = icons(constant.results);
      if (constant.when === undefined) return `Zu jedem deiner Gegnerangriffe kommt ${results} hinzu.`;
      return `Solange ${conditionText(constant.when, 'you')}, kommt zu jedem deiner Gegnerangriffe ${results} hinzu.`;
    }
    case 'dice':
      return `Dein Gegnerangriff hat ${constant.n} Würfel mehr.`;
    case 'rooted':
      return 'Dieser Gegner kann nicht bewegt werden.';
    case 'armor':
      return `Jeder Angriff auf diesen Gegner ignoriert ${successes(constant.n)}.`;
    case 'elusive':
      return `Angriffe auf diesen Gegner haben ${fewerDice(constant.dice)}, wenn er mehr als ${fields(constant.beyond)} entfernt ist.`;
    case 'pins':
      return 'Solange dieser Gegner neben dir steht, kannst du nicht laufen.';
    case 'cap':
      return `Von einem Angriff können dieser Karte höchstens ${constant.n} Schaden zugeteilt werden.`;
    case 'trample':
      return `Niedertrampeln fügt ${icons(Array.from({ length: constant.n }, () => 'M'))} Schaden zu.`;
  }
}

function stageConstant(constant: StageConstant): string {
  switch (constant.is) {
    case 'run-at-most':
      return `Ein Lauf geht höchstens ${fields(constant.spaces)} weit.`;
    case 'shorter-range':
      return `Die Reichweite von Angriffen der Kommandos ist um ${constant.n} kürzer (mindestens 1).`;
    case 'may-discard':
      return `In seinem Zug darf ein Kommando ${icons(constant.cost)} ausgeben, um diese Karte abzulegen.`;
  }
}

function weaponSpecial(special: WeaponSpecial): string {
  switch (special.is) {
    case 'spread':
      return 'Trifft auch 1 anderen Gegner, der neben dem Ziel und in Reichweite ist.';
    case 'critical':
      return `Jeder kritische Treffer zählt als ${successes(special.successes)}.`;
    case 'reroll':
      return `Nach dem Wurf, bevor kritische Treffer weitere Würfel bringen, darfst du ${special.dice} Würfel neu werfen.`;
    case 'crusher':
      return 'Gegen den Boss kann kein Erfolg des Angriffs ignoriert werden.';
    case 'again':
      return 'Einmal je Zug darfst du nach deinem normalen Angriff mit dieser Waffe noch einmal angreifen.';
  }
}

function mission(effect: MissionEffect): string {
  switch (effect) {
    case 'demolition':
      return 'Deine Angriffe auf den Boss haben 1 Würfel mehr.';
    case 'supply-line':
      return 'Erhalte am Ende deines Zuges [*].';
    case 'field-intel':
      return 'Einmal in jedem deiner Gegnerangriffe darfst du nach dem Wurf 1 Gegnerwürfel neu werfen.';
  }
}

export const cardWords: CardWords = cardWordsIn(GERMAN);
