import { ADVANTAGES, type Advantage, type AdvantageSymbol } from '../../content/advantage.ts';
import type { CommandoId } from '../../content/index.ts';
import { COMMANDO_IDS } from '../../rules/config.ts';

/** An option as the board needs it: what is done, with what, and where. */
export type Deed =
  | { readonly do: 'run'; readonly to: string; readonly via: readonly string[] }
  | { readonly do: 'jump' | 'start' | 'space'; readonly to: string }
  | { readonly do: 'burn'; readonly to: string; readonly n: number }
  | { readonly do: 'attack' | 'again' | 'target'; readonly target: string }
  | { readonly do: 'play' | 'pay-card' | 'discard'; readonly card: string }
  /** A stage card is paid away. */
  | { readonly do: 'clear'; readonly card: string; readonly place: number }
  | { readonly do: 'ability'; readonly who: CommandoId; readonly ability: string }
  | { readonly do: 'token' | 'gain'; readonly type: Advantage }
  | { readonly do: 'convert'; readonly type: Advantage; readonly with: 'token' | 'free' | 'card'; readonly card: string }
  | { readonly do: 'assign'; readonly boss: string; readonly n: number }
  | { readonly do: 'prevent'; readonly damage: readonly AdvantageSymbol[]; readonly card: string }
  | { readonly do: 'goes' | 'attacked' | 'reacts' | 'goes-on' | 'who'; readonly who: CommandoId }
  | { readonly do: 'quiet'; readonly who: CommandoId; readonly until: string }
  | { readonly do: 'reroll'; readonly face: string }
  | { readonly do: 'choose' | 'bottom' | 'first' | 'slot'; readonly n: number }
  | { readonly do: 'answer'; readonly says: string };

/** An answer that may be given, with what it does. */
export interface Way {
  readonly notation: string;
  readonly deed: Deed;
}

const PLACE = /^[JWSL]\d\d$/;
const ENEMY = /^(red|blue|green|yellow|black) [a-z]+$/;

export function isCommando(id: unknown): id is CommandoId {
  return COMMANDO_IDS.some((known) => known === id);
}

export function isAdvantage(type: unknown): type is Advantage {
  return ADVANTAGES.some((known) => known === type);
}

export function isTarget(text: string): boolean {
  return text === 'boss' || ENEMY.test(text);
}

export function wayOf(notation: string): Way {
  return { notation, deed: deedOf(notation) };
}

export function deedOf(notation: string): Deed {
  if (PLACE.test(notation)) return { do: 'space', to: notation };
  if (isTarget(notation)) return { do: 'target', target: notation };
  const [first = '', second = '', ...more] = notation.split(' ');
  if (isCommando(first)) return ofCommando(first, [second, ...more].join(' '));
  return withVerb(first, second, more, notation) ?? numbered(first, second, more) ?? { do: 'answer', says: notation };
}

function ofCommando(who: CommandoId, rest: string): Deed {
  if (rest === '') return { do: 'who', who };
  if (rest === 'goes') return { do: 'goes', who };
  if (rest === 'is attacked') return { do: 'attacked', who };
  if (rest === 'reacts') return { do: 'reacts', who };
  if (rest === 'goes on') return { do: 'goes-on', who };
  return rest.startsWith('quiet until ') ? { do: 'quiet', who, until: rest.slice(12) } : { do: 'ability', who, ability: rest };
}

function withVerb(verb: string, what: string, more: readonly string[], notation: string): Deed | null {
  switch (verb) {
    case 'run':
      return { do: 'run', to: what, via: more.slice(1) };
    case 'jump':
    case 'start':
      return { do: verb, to: what };
    case 'attack':
      return what === 'again' ? { do: 'again', target: more.join(' ') } : { do: 'attack', target: notation.slice(7) };
    case 'play':
      return { do: 'play', card: what };
    case 'card':
      return { do: 'pay-card', card: what };
    case 'discard':
      return more.length === 0 ? { do: 'discard', card: what } : { do: 'clear', card: what, place: Number(more[0]) };
    case 'token':
    case 'gain':
      return isAdvantage(what) ? { do: verb, type: what } : null;
    case 'convert':
      return isAdvantage(what) ? converted(what, more) : null;
    case 'prevent':
      return { do: 'prevent', damage: symbolsOf(what), card: more[1] ?? '' };
    case 'reroll':
      return { do: 'reroll', face: what };
    default:
      return null;
  }
}

function converted(type: Advantage, more: readonly string[]): Deed {
  const [, card = ''] = more;
  if (more[0] === 'free') return { do: 'convert', type, with: 'free', card: '' };
  return card === 'token' ? { do: 'convert', type, with: 'token', card: '' } : { do: 'convert', type, with: 'card', card };
}

function symbolsOf(text: string): readonly AdvantageSymbol[] {
  return [...text].filter((letter): letter is AdvantageSymbol => letter === '*' || isAdvantage(letter));
}

function numbered(first: string, second: string, more: readonly string[]): Deed | null {
  if (first === 'burn' && PLACE.test(second)) return { do: 'burn', to: second, n: Number(more[0]) };
  if (more.length > 0 || !/^\d+$/.test(second)) return null;
  const n = Number(second);
  if (first === 'choose' || first === 'bottom' || first === 'first') return { do: first, n };
  return first === 'objective' ? { do: 'slot', n } : { do: 'assign', boss: first, n };
}
