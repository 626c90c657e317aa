import type { Attack, Effect } from '../../content/effect.ts';
import { icons, tokensOf } from '../icons.ts';
import { conditionText, whose } from './condition.ts';
import { and, dice, fewerDice, moreDice, or, sentence, spaces } from './grammar.ts';
import { RULES } from './rules.ts';
import { type Action, action, clause, irregular, may, must, type Part, type Said, theirs, yours } from './said.ts';

/** Who does what an effect says: the reader, or somebody whom the sentence has named. */
type Person = 'you' | 'they';

/** Effects in plain sentences, one after the other. */
export function effectText(effects: readonly Effect[]): string {
  return effects
    .map((effect) => said(effect, 'you'))
    .flatMap((one, index) => [sentence(`${one.kind === 'action' && index > 0 ? 'then ' : ''}${yours(one)}`), ...one.more])
    .join(' ');
}

function said(effect: Effect, person: Person): Said {
  const [you, your] = person === 'you' ? ['you', 'your'] : ['them', 'their'];
  switch (effect.do) {
    case 'attack':
      return attack(effect, your);
    case 'next-attack': {
      const near = effect.within === undefined ? '' : ` if its target is within ${spaces(effect.within)}`;
      const sure = effect.sure === true ? ', and none of its successes can be ignored' : '';
      return clause(`${effect.who === 'you' ? your : 'another commando’s'} next attack this ${effect.until} rolls ${moreDice(effect.dice)}${near}${sure}`);
    }
    case 'damage':
      return action(`deal ${effect.n} damage to ${effect.to === 'one' ? 'an' : 'each'} enemy within ${spaces(effect.within)} (not the boss)`);
    case 'move': {
      const far = spaces(effect.spaces ?? 3);
      if (effect.who === 'you') return irregular(`run up to ${far} or jump 1`, `runs up to ${far} or jumps 1`);
      return clause(`${effect.who === 'another' ? 'another' : 'a'} commando${near(effect.within)} may run up to ${far} or jump 1`);
    }
    case 'jump':
      return effect.times === 1 ? may('jump 1 space') : action(`jump up to ${effect.times} times, 1 space each time`);
    case 'place':
      return action(`place ${person === 'you' ? 'yourself' : 'themselves'} in an empty ledge space within ${spaces(effect.within)}`);
    case 'push': {
      const to = `moved ${spaces(effect.spaces)} ${effect.towards === undefined ? 'away from the boss' : 'towards the nearest wadder space'}`;
      return person === 'you' ? clause(`you are ${to}`) : irregular(`be ${to}`, `is ${to}`);
    }
    case 'draw':
      if (effect.who === 'you') return action(`draw ${cards(effect.n)}`);
      return clause(`${effect.who === 'another' ? 'another commando' : 'a commando of your choice'} draws ${cards(effect.n)}`);
    case 'discard':
      return action(`discard ${cards(effect.n)} from ${your} hand`);
    case 'recover':
      return action(`return ${effect.n} other ${effect.n === 1 ? 'card' : 'cards'} from ${your} discard pile to ${your} hand`);
    case 'gain': {
      const what = effect.one === true ? or(effect.symbols.map((symbol) => icons([symbol]))) : icons(effect.symbols);
      if (effect.who === undefined || effect.who === 'you') return action(`gain ${what}`);
      return clause(`${effect.who === 'any' ? 'you or a' : 'another'} commando${near(effect.within)} gains ${what}`);
    }
    case 'suffer': {
      const { symbols, close } = effect;
      const closer = close === undefined ? '' : `, or ${icons([...symbols, ...close.symbols])} damage within ${spaces(close.within)} of the boss`;
      return action(`suffer ${icons(symbols)} damage${closer}`);
    }
    case 'blast':
      if (effect.of === 'boss') return clause(`each commando within ${spaces(effect.within)} of the boss suffers ${icons(effect.symbols)} damage`);
      return clause(`${you} and each commando within ${spaces(effect.within)} of ${you} each suffer ${icons(effect.symbols)} damage`);
    case 'spend':
      return must(`spend ${icons(effect.symbols)}`);
    case 'lose-tokens': {
      const { typed, any } = tokensOf(effect.symbols);
      return must(`discard ${and([...typed.map((some) => `${some} token`), ...(any === 0 ? [] : [any === 1 ? '1 token' : `${any} tokens`])])}`);
    }
    case 'lose-medal':
      return action('lose a medal');
    case 'lose-objective':
      return must(`discard an objective token of ${your} choice from ${your} mission card`);
    case 'either': {
      const ways = effect.of.map((way) => allActions(way, person));
      const possible = ways.filter((way) => way !== null);
      return possible.length < ways.length ? choice(effect.of, person) : must(or(possible.map(({ text }) => text)), ...possible.flatMap(({ more }) => more));
    }
    case 'choose':
      return choice(effect.of, person);
    case 'may': {
      const cost = effect.cost === 'stage-card' ? 'discard the top stage card' : `spend ${icons(effect.cost)}`;
      const { text, more } = inside(effect.then, person);
      return may(`${cost} to ${text}`, ...more);
    }
    case 'if': {
      const { text, more } = person === 'you' ? inside(effect.then, person) : they('that commando', effect.then);
      return clause(`if ${conditionText(effect.when, person)}, ${text}`, ...more);
    }
    case 'each': {
      const main = they(`each commando${effect.who === undefined ? '' : ` ${whose(effect.who)}`}`, effect.then);
      if (effect.else === undefined) return clause(main.text, ...main.more);
      const others = they('each other commando', effect.else);
      return clause(`${main.text}; ${others.text}`, ...main.more, ...others.more);
    }
    case 'if-any-did-not': {
      const { text, more } = inside(effect.then, 'you');
      return clause(`if at least 1 commando did not, ${text}`, ...more);
    }
    case 'draw-enemy':
      return action('draw an enemy');
    case 'hatch':
      return irregular('hatch a bugger', 'hatches a bugger');
    case 'take-enemy':
      return action(`take an enemy card (not a boss) from another commando into ${your} play area if there is room`);
    case 'breach':
      return action(`choose an enemy within ${spaces(effect.within)} (not the boss)`, 'Its ability and special are ignored until the end of the round.');
    case 'screen':
      if (effect.within === undefined) return clause(`until the end of the round ${your} enemy attack rolls ${fewerDice(effect.dice)}`);
      return clause(`until the end of the round ${your} enemy attack and that of each commando within ${spaces(effect.within)} roll ${fewerDice(effect.dice)}`);
    case 'add': {
      const what = `add ${icons(effect.results)} to the enemy attack`;
      return effect.when === undefined ? action(what) : clause(`if ${conditionText(effect.when, person)}, ${what}`);
    }
    case 'approach':
      return clause(`this enemy moves ${effect.spaces === undefined ? 'adjacent to' : `up to ${spaces(effect.spaces)} towards`} ${you}`);
    case 'push-enemy':
      return clause(`an enemy within ${spaces(effect.within)} (not the boss) is pushed up to ${spaces(effect.spaces)} away from ${you}`);
    case 'boss-moves':
      return clause(`the boss moves up to ${spaces(effect.spaces)} towards ${effect.towards === 'you' ? you : 'the commando farthest from it'}`);
    case 'repair':
      return action(`remove ${effect.n} damage from this card`);
    case 'draw-weapon':
      return action('draw a weapon card');
    case 'reveal': {
      const { decks, n, bottom } = effect;
      const top = `reveal the top ${n === 1 ? 'card' : `${n} cards`} of the ${or(decks)} deck`;
      return bottom === 0 ? action(top) : action(top, `You may put ${n === 1 ? 'it' : `${bottom} of them`} on the bottom of that deck.`);
    }
    case 'discard-stage-card':
      return action('discard the top stage card');
    case 'discard-this':
      return action('discard this card');
    case 'alarm':
      return action(`put ${effect.n} alarm ${effect.n === 1 ? 'token' : 'tokens'} on Base Alarm`);
    case 'slip':
      return action(`move the slip marker ${spaces(effect.n)} on`, ...(effect.n === 1 ? [] : ['Only the space where it stops counts.']));
    case 'grenade':
      return action(`put 1 grenade in ${your} space`);
    case 'gels':
      if (effect.to === 'you') return action(`take ${gels(effect.n)} from the supply onto ${your} character card`);
      return action(`drop ${gels(effect.n)} into the wadder space closest to ${you}`);
    case 'clean-gels':
      return action(`return all gels on ${your} character card to the supply`);
    case 'clear-damage':
      return action(`take ${effect.n} damage off the map`);
    case 'dimers': {
      const what = effect.n === 1 ? '1 bubble dimer' : `${effect.n} bubble dimers`;
      if (effect.here === true) return action(`place ${what} in ${your} space or an empty space adjacent to it`);
      return action(`place ${what} in empty spaces within ${spaces(effect.within)} of ${you}`);
    }
    case 'rule': {
      const [text, ...more] = RULES[effect.rule];
      return clause(text, ...more);
    }
  }
}

function attack({ pool, dice: more, range, close, stranger, targets, free, reroll }: Attack, your: string): Said {
  const extras = [...(more === undefined ? [] : [moreDice(more)]), ...(range === undefined ? [] : [`${range} more range`])];
  const plus = extras.length === 0 ? '' : ` with ${and(extras)}`;
  const own = pool === undefined ? `with ${your} weapon` : `with ${dice(pool.dice)}`;
  const reach = pool === undefined || targets === 'each' ? '' : ` at range ${pool.range}`;
  const whom = targets !== 'each' ? '' : pool === undefined ? ' each enemy in range' : ` each enemy within ${spaces(pool.range)}`;
  const instead = pool === undefined ? '' : ` instead of ${your} weapon`;
  return action(
    `attack${whom} ${own}${reach}${instead}${plus}`,
    ...(targets === 'adjacent' ? ['The attack also hits each enemy adjacent to the target.'] : []),
    ...(close === undefined ? [] : [`Roll ${moreDice(close.dice)} if the target is within ${spaces(close.within)}.`]),
    ...(stranger === undefined ? [] : [`Roll ${moreDice(stranger.dice)} if the target is the boss or its card is not in ${your} play area.`]),
    ...(typeof free === 'number'
      ? [`${free} advantage ${free === 1 ? 'result may be turned into a success' : 'results may be turned into successes'} for free.`]
      : []),
    ...(typeof free === 'string' ? [`[${free}] results may be turned into successes for free.`] : []),
    ...(reroll === true ? ['Once after the roll, before criticals roll again, any of its dice may be rerolled.'] : []),
  );
}

function choice(ways: readonly (readonly Effect[])[], person: Person): Said {
  const parts = ways.map((way) => inside(way, person));
  return clause(`choose one: ${parts.map(({ text }) => text).join('; or ')}`, ...parts.flatMap(({ more }) => more));
}

/** What somebody does whom the sentence names. */
function they(subject: string, effects: readonly Effect[]): Part {
  const all = effects.map((effect) => said(effect, 'they'));
  const actions = all.filter(isAction);
  const text = actions.length < all.length ? `${subject}: ${inside(effects, 'they').text}` : `${subject} ${and(actions.map(theirs))}`;
  return { text, more: all.flatMap(({ more }) => more) };
}

/** Effects inside a sentence. */
function inside(effects: readonly Effect[], person: Person): Part {
  const all = effects.map((effect) => said(effect, person));
  return (
    allActions(effects, person) ?? {
      text: all.map((one) => (one.kind === 'action' ? one.base : one.text)).join(', then '),
      more: all.flatMap(({ more }) => more),
    }
  );
}

/** Actions in their base form, "spend this and draw that"; null where there is something else. */
function allActions(effects: readonly Effect[], person: Person): Part | null {
  const all = effects.map((effect) => said(effect, person));
  const actions = all.filter(isAction);
  return actions.length < all.length ? null : { text: and(actions.map(({ base }) => base)), more: all.flatMap(({ more }) => more) };
}

function isAction(said: Said): said is Said & Action {
  return said.kind === 'action';
}

function cards(n: number): string {
  return n === 1 ? '1 card' : `${n} cards`;
}

function gels(n: number): string {
  return n === 1 ? '1 gel' : `${n} gels`;
}

function near(within: number | undefined): string {
  return within === undefined ? '' : ` within ${spaces(within)}`;
}
