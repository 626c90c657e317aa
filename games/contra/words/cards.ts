import type { BossId, BossRule, CommandoId, Constant, EnemyId, StageConstant, StageId, WeaponSpecial, WeaponStats } from '../content/cards.ts';
import type { Effect } from '../content/effect.ts';
import type { BossCardId, CardId, DefaultWeaponId, ObjectiveId, StageCardId, WeaponId } from '../content/ids.ts';
import { bossCard, COMMANDOS, cardNamed, commando, enemy, enemyDeck, objective, setupCards, stageCard, stageDeck, WEAPONS } from '../content/index.ts';
import { whenText } from './conditions.ts';
import { effectText } from './effects.ts';
import type { Messages } from './messages.ts';

/** A rule with a name, as Reference cards have them. */
export interface Rule {
  readonly name: string;
  readonly text: string;
}

/** The texts of everything in the box, written from what it does. Paragraphs are lines; advantage stands in them as `[M]`, `[A]`, `[S]`, `[*]`, the special as `[SP]`. */
export class CardTexts {
  readonly #say: Messages;

  constructor(say: Messages) {
    this.#say = say;
  }

  effects(effects: readonly Effect[]): string {
    return effectText(effects, this.#say);
  }

  ability(id: CommandoId): string {
    const { cost, effect } = commando(id).ability;
    return this.#say.line.costs({ cost, text: this.effects(effect) });
  }

  card(id: CardId): string {
    const { line } = this.#say;
    const { cost, effect, reaction } = cardNamed(id);
    if (reaction !== undefined) {
      const { prevent, within } = reaction;
      return within === undefined ? line.reaction({ prevent }) : line['reaction-near']({ prevent, within });
    }
    const text = this.effects(effect);
    return cost === undefined ? text : line.costs({ cost, text });
  }

  weapon(id: WeaponId | DefaultWeaponId): string {
    const card = WEAPONS.find((one) => one.id === id);
    const stats = this.#say.weapon.stats(card ?? defaultWeapon(id));
    return lines([stats, ...(card?.special === undefined ? [] : [this.#weaponSpecial(card.special)])]);
  }

  /** Constant ability, special, and what happens when it is defeated. */
  enemy(id: EnemyId): string {
    const { constants, special, defeated } = enemy(id);
    return lines([...this.#side(constants, special), ...this.#some(defeated, this.#say.line.defeated)]);
  }

  boss(id: BossCardId, side: 'front' | 'back'): string {
    const { line } = this.#say;
    const { front, back, flipped } = bossCard(id);
    if (side === 'front') return lines(this.#side(front.constants, front.special));
    const text = [...this.#some(flipped, line.flipped), ...this.#side(back.constants, back.special)];
    return text.length === 0 ? line.nothing : lines(text);
  }

  stageCard(id: StageCardId): string {
    const { line } = this.#say;
    const { stays, setup, effects, activate, constants } = stageCard(id);
    return lines([
      ...(stays && !setup ? [line.stays] : []),
      ...constants.map((constant) => this.#stageConstant(constant)),
      ...effects.map((paragraph) => this.effects(paragraph)),
      ...activate.map((paragraph) => line.activate({ text: this.effects(paragraph) })),
      // What the track does is on no effect of its card.
      ...(id === 'slip-track' ? [line['slip-track']] : []),
    ]);
  }

  objective(id: ObjectiveId): string {
    const { line } = this.#say;
    const { requires, scout } = objective(id);
    return lines([line.requires({ symbols: requires }), line.scout({ text: this.effects(scout) })]);
  }

  /** What the Reference card of an enemy deck says. */
  enemyDeckRules(id: BossId): readonly Rule[] {
    return this.#bossRules(enemyDeck(id).rule);
  }

  /** What the Reference card of a stage says, its Setup first. */
  stageRules(id: StageId): readonly Rule[] {
    const { reference } = this.#say;
    const setup = { name: reference.setup.name, text: reference.setup.text({ cards: setupCards(id), shuffled: stageDeck(id).length }) };
    switch (id) {
      case 'jungle':
        return [setup, reference.alarm, reference['alarm-post']];
      case 'waterfall':
        return [setup, reference['slow-down'], reference.platform];
      case 'snow-field':
        return [setup, reference['deep-drifts']];
      case 'alien-lair':
        return [setup, reference['burn-the-nest'], reference.gels, reference.overrun];
    }
  }

  #bossRules(rule: BossRule): readonly Rule[] {
    const { reference } = this.#say;
    switch (rule.is) {
      case 'blast-doors':
        return [{ name: reference['blast-doors'].name, text: reference['blast-doors'].text(rule) }];
      case 'bubble-screen':
        return [{ name: reference.bubbles.name, text: reference.bubbles.text(rule) }, reference['bubble-screen']];
      case 'trample':
        return [reference.trample];
      case 'brood-mother':
        return [reference.hatch, { name: reference['brood-mother'].name, text: reference['brood-mother'].text(rule) }];
    }
  }

  #side(constants: readonly Constant[], special: readonly Effect[]): readonly string[] {
    return [...constants.map((constant) => this.#constant(constant)), ...this.#some(special, this.#say.line.special)];
  }

  #some(effects: readonly Effect[], line: (says: { readonly text: string }) => string): readonly string[] {
    return effects.length === 0 ? [] : [line({ text: this.effects(effects) })];
  }

  #constant(constant: Constant): string {
    const says = this.#say.constant;
    switch (constant.is) {
      case 'add': {
        const { results, when } = constant;
        return when === undefined ? says.add({ results }) : says['add-while']({ results, when: whenText(when, 'you', this.#say) });
      }
      case 'rooted':
      case 'pins':
        return says[constant.is];
      case 'dice':
      case 'armor':
      case 'cap':
        return says[constant.is](constant);
      case 'elusive':
        return says.elusive(constant);
      case 'trample':
        return says.trample({ damage: Array.from({ length: constant.n }, () => 'M') });
    }
  }

  #stageConstant(constant: StageConstant): string {
    const says = this.#say.constant;
    switch (constant.is) {
      case 'run-at-most':
        return says['run-at-most'](constant);
      case 'shorter-range':
        return says['shorter-range'](constant);
      case 'may-discard':
        return says['may-discard'](constant);
    }
  }

  #weaponSpecial(special: WeaponSpecial): string {
    const { weapon } = this.#say;
    switch (special.is) {
      case 'critical':
        return weapon.critical(special);
      case 'reroll':
        return weapon.reroll(special);
      case 'spread':
      case 'crusher':
      case 'again':
        return weapon[special.is];
    }
  }
}

function defaultWeapon(id: WeaponId | DefaultWeaponId): WeaponStats {
  const owner = COMMANDOS.find(({ weapon }) => weapon.id === id);
  if (owner === undefined) throw new Error(`there is no weapon ${id}`);
  return owner.weapon;
}

function lines(paragraphs: readonly string[]): string {
  return paragraphs.join('\n');
}
