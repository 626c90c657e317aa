import type { Attack, Effect, RuleName } from '../content/effect.ts';
import { type Person, whenText, whoseText } from './conditions.ts';
import type { Messages } from './messages.ts';

/** What a place asks of a deed. */
type Form = Parameters<Messages['deed']['draw']>[0]['form'];

/** What an effect says: something that somebody does, in the form its place asks for, or a clause with a subject of its own. Sentences come behind it. */
type Said = (Deed | { readonly kind: 'fate'; readonly text: string }) & { readonly more: readonly string[] };

interface Deed {
  readonly kind: 'deed';
  as(form: Form): string;
}

/** A part of a sentence, and the sentences that come behind it. */
interface Part {
  readonly text: string;
  readonly more: readonly string[];
}

/** Effects in plain sentences, one after the other. */
export function effectText(effects: readonly Effect[], say: Messages): string {
  return new Texts(say).whole(effects);
}

/** What is said in one language; each effect asks for its parts. */
class Texts {
  readonly #say: Messages;

  constructor(say: Messages) {
    this.#say = say;
  }

  whole(effects: readonly Effect[]): string {
    const sentences = effects.flatMap((effect, index) => {
      const said = this.#said(effect, 'you');
      const says = said.kind === 'fate' ? said.text : said.as(index === 0 ? 'order' : 'next');
      return [this.#say.text.sentence({ says }), ...said.more];
    });
    return this.#say.text.whole({ sentences });
  }

  #said(effect: Effect, person: Person): Said {
    const { deed, fate, more } = this.#say;
    switch (effect.do) {
      case 'attack':
        return this.#attack(effect, person);
      case 'next-attack': {
        const { who, dice, until, within = 0, sure = false } = effect;
        return clause(fate['next-attack']({ whose: who === 'you' ? 'own' : who, person, until, dice, within, sure }));
      }
      case 'damage':
        return action((form) => deed[effect.to === 'one' ? 'damage-one' : 'damage-each']({ form, ...effect }));
      case 'move': {
        const { who, spaces = 3, within = 0 } = effect;
        return who === 'you' ? action((form) => deed.move({ form, spaces })) : clause(fate[`move-${who}`]({ spaces, within }));
      }
      case 'jump':
        return action((form) => (effect.times === 1 ? deed.jump({ form }) : deed.jumps({ form, times: effect.times })));
      case 'place':
        return action((form) => deed.place({ form, person, within: effect.within }));
      case 'push': {
        const way = effect.towards === undefined ? 'push-boss' : 'push-wadder';
        return person === 'you' ? clause(fate[way](effect)) : action((form) => deed[way]({ form, ...effect }));
      }
      case 'draw':
        return effect.who === 'you' ? action((form) => deed.draw({ form, n: effect.n })) : clause(fate[`draw-${effect.who}`](effect));
      case 'discard':
        return action((form) => deed.discard({ form, person, n: effect.n }));
      case 'recover':
        return action((form) => deed.recover({ form, person, n: effect.n }));
      case 'gain': {
        const { symbols, who = 'you', within = 0, one = false } = effect;
        if (who === 'you') return action((form) => deed[one ? 'gain-one' : 'gain']({ form, symbols }));
        return clause(fate[one ? (`gain-one-${who}` as const) : (`gain-${who}` as const)]({ symbols, within }));
      }
      case 'suffer': {
        const { symbols, close } = effect;
        if (close === undefined) return action((form) => deed.suffer({ form, symbols }));
        return action((form) => deed['suffer-close']({ form, symbols, close: [...symbols, ...close.symbols], within: close.within }));
      }
      case 'blast':
        return clause(effect.of === 'boss' ? fate['blast-boss'](effect) : fate['blast-you']({ person, ...effect }));
      case 'spend':
        return action((form) => deed.spend({ form, symbols: effect.symbols }));
      case 'lose-tokens':
        return action((form) => deed['lose-tokens']({ form, symbols: effect.symbols }));
      case 'lose-medal':
      case 'draw-enemy':
      case 'hatch':
      case 'draw-weapon':
      case 'discard-stage-card':
      case 'discard-this':
        return action((form) => deed[effect.do]({ form }));
      case 'lose-objective':
      case 'take-enemy':
      case 'grenade':
      case 'clean-gels':
        return action((form) => deed[effect.do]({ form, person }));
      case 'either':
        return this.#either(effect.of, person);
      case 'choose':
        return this.#choice(effect.of, person);
      case 'may':
        return this.#may(effect, person);
      case 'if':
        return this.#if(whenText(effect.when, person, this.#say), effect.then, person);
      case 'each':
        return this.#each(effect);
      case 'if-any-did-not': {
        const { then } = effect;
        const deeds = this.#deeds(then, 'you');
        if (deeds !== null) return clause(fate['if-any-did-not']({ deeds: deeds.map((one) => one.as('inner')) }), ...moreOf(deeds));
        const steps = this.#steps(then, 'you');
        return clause(fate['if-any-did-not-steps']({ steps: steps.text }), ...steps.more);
      }
      case 'breach':
        return action((form) => deed.breach({ form, within: effect.within }), more.breach);
      case 'screen': {
        const { dice, within } = effect;
        return clause(within === undefined ? fate.screen({ person, dice }) : fate['screen-near']({ person, dice, within }));
      }
      case 'add': {
        const { results, when } = effect;
        if (when === undefined) return action((form) => deed.add({ form, results }));
        return clause(fate['add-if']({ when: whenText(when, person, this.#say), results }));
      }
      case 'approach': {
        const { spaces } = effect;
        return clause(spaces === undefined ? fate.approach({ person }) : fate['approach-by']({ person, spaces }));
      }
      case 'push-enemy':
        return clause(fate['push-enemy']({ person, ...effect }));
      case 'boss-moves':
        return clause(fate[`boss-moves-${effect.towards}`]({ person, spaces: effect.spaces }));
      case 'repair':
      case 'alarm':
      case 'clear-damage':
        return action((form) => deed[effect.do]({ form, n: effect.n }));
      case 'reveal': {
        const { decks, n, bottom } = effect;
        return action((form) => deed.reveal({ form, decks, n }), ...(bottom === 0 ? [] : [more.reveal({ n, bottom })]));
      }
      case 'slip':
        return action((form) => deed.slip({ form, n: effect.n }), ...(effect.n === 1 ? [] : [more.slip]));
      case 'gels':
        return action((form) => deed[`gels-${effect.to}`]({ form, person, n: effect.n }));
      case 'dimers': {
        const { n, within, here } = effect;
        return action((form) => (here === true ? deed['dimers-here']({ form, person, n }) : deed.dimers({ form, person, n, within })));
      }
      case 'rule': {
        const behind: Readonly<Partial<Record<RuleName, string>>> = more.rule;
        const says = behind[effect.rule];
        return clause(fate.rule[effect.rule], ...(says === undefined ? [] : [says]));
      }
    }
  }

  #attack({ pool, dice = 0, range = 0, close, stranger, targets, free, reroll }: Attack, person: Person): Said {
    const { deed, more } = this.#say;
    const extras = { person, each: targets === 'each', more: dice, far: range };
    return action(
      (form) => (pool === undefined ? deed.attack({ form, ...extras }) : deed['attack-pool']({ form, ...extras, ...pool })),
      ...(targets === 'adjacent' ? [more.adjacent] : []),
      ...(close === undefined ? [] : [more.close(close)]),
      ...(stranger === undefined ? [] : [more.stranger({ person, ...stranger })]),
      ...(typeof free === 'number' ? [more.free({ n: free })] : []),
      ...(typeof free === 'string' ? [more['free-type']({ type: free })] : []),
      ...(reroll === true ? [more.reroll] : []),
    );
  }

  /** A choice of forced deeds; where one of them is something else, a choice like any other. */
  #either(of: readonly (readonly Effect[])[], person: Person): Said {
    const ways = of.map((way) => this.#deeds(way, person)).filter((way) => way !== null);
    if (ways.length < of.length) return this.#choice(of, person);
    // Behind must and may: plain; behind "to" all of it is what it is for.
    const within = (form: Form): Form => (form === 'purpose' ? 'purpose' : 'plain');
    const { deed, steps } = this.#say;
    return action(
      (form) => deed.either({ form, ways: ways.map((way) => steps.way({ deeds: way.map((one) => one.as(within(form))) })) }),
      ...moreOf(ways.flat()),
    );
  }

  #choice(of: readonly (readonly Effect[])[], person: Person): Said {
    const ways = of.map((way) => this.#steps(way, person));
    return clause(this.#say.fate.choose({ ways: ways.map(({ text }) => text) }), ...moreOf(ways));
  }

  #may({ cost, then }: Extract<Effect, { do: 'may' }>, person: Person): Said {
    const { deed } = this.#say;
    const deeds = this.#deeds(then, person);
    if (deeds !== null) {
      const aims = deeds.map((one) => one.as('purpose'));
      const says = (form: Form) => (cost === 'stage-card' ? deed['may-stage-card']({ form, deeds: aims }) : deed['may-pay']({ form, cost, deeds: aims }));
      return action(says, ...moreOf(deeds));
    }
    const { text, more } = this.#steps(then, person);
    return action(
      (form) => (cost === 'stage-card' ? deed['may-stage-card-steps']({ form, steps: text }) : deed['may-pay-steps']({ form, cost, steps: text })),
      ...more,
    );
  }

  #if(when: string, then: readonly Effect[], person: Person): Said {
    const { fate } = this.#say;
    const deeds = this.#deeds(then, person);
    if (deeds === null) {
      const { text, more } = this.#steps(then, person);
      return clause(fate['if-steps']({ when, person, steps: text }), ...more);
    }
    const done = deeds.map((one, index) => one.as(person === 'you' ? 'inner' : index === 0 ? 'that' : 'told'));
    return clause(fate.if({ when, person, deeds: done }), ...moreOf(deeds));
  }

  #each({ who, then, else: others }: Extract<Effect, { do: 'each' }>): Said {
    const { fate } = this.#say;
    const whose = who === undefined ? '' : whoseText(who, this.#say);
    const each = this.#they(
      then,
      (deeds) => fate.each({ whose, deeds }),
      (steps) => fate['each-steps']({ whose, steps }),
    );
    if (others === undefined) return clause(each.text, ...each.more);
    const other = this.#they(
      others,
      (deeds) => fate['each-other']({ deeds }),
      (steps) => fate['each-other-steps']({ steps }),
    );
    return clause(fate['each-and-others']({ each: each.text, others: other.text }), ...each.more, ...other.more);
  }

  /** What somebody does whom the sentence names. */
  #they(effects: readonly Effect[], does: (deeds: readonly string[]) => string, otherwise: (steps: string) => string): Part {
    const deeds = this.#deeds(effects, 'they');
    if (deeds !== null) return { text: does(deeds.map((one) => one.as('told'))), more: moreOf(deeds) };
    const { text, more } = this.#steps(effects, 'they');
    return { text: otherwise(text), more };
  }

  /** Effects inside a sentence. */
  #steps(effects: readonly Effect[], person: Person): Part {
    const all = effects.map((effect) => this.#said(effect, person));
    const steps = all.map((one) => (one.kind === 'fate' ? one.text : one.as(person === 'you' ? 'inner' : 'plain')));
    const say = all.every(({ kind }) => kind === 'deed') ? this.#say.steps.deeds : this.#say.steps.mixed;
    return { text: say({ steps }), more: moreOf(all) };
  }

  /** The deeds that effects are; null where there is something else. */
  #deeds(effects: readonly Effect[], person: Person): readonly (Deed & Said)[] | null {
    const all = effects.map((effect) => this.#said(effect, person));
    const deeds = all.filter((one) => one.kind === 'deed');
    return deeds.length < all.length ? null : deeds;
  }
}

function action(as: (form: Form) => string, ...more: readonly string[]): Said {
  return { kind: 'deed', as, more };
}

function clause(text: string, ...more: readonly string[]): Said {
  return { kind: 'fate', text, more };
}

function moreOf(all: readonly { readonly more: readonly string[] }[]): readonly string[] {
  return all.flatMap(({ more }) => more);
}
