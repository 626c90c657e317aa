import type { GameEvent, Json, Outcome } from '#kernel';
import { headingOf } from './board/heading.ts';
import { needsOf, orderOf } from './board/order.ts';
import { stackOf } from './board/stack.ts';
import { whyNot, wouldHelp } from './board/why.en.ts';
import { board } from './board/words.en.ts';
import type { ContactWords } from './board/words.ts';
import { segmentNamed } from './content/board.ts';
import { isMemberId, type MemberId, memberNamed, specialist } from './content/members.ts';
import type { Flag } from './rules/options.ts';
import { isView, type View } from './rules/view.ts';

/** What each option changes. */
const OPTION_SAYS: Readonly<Record<Flag | 'grenades', string>> = {
  grenades: 'How many hand grenades each member has.',
  'hit-by-dice': 'Who falls is found by dice, the lowest, and not chosen.',
  'token-cap': 'No more zombies come than the tokens of the box can show: 75.',
  'grenade-range-2': 'Hand grenades reach rings 1 and 2 only.',
  'launcher-auto': 'Nelson’s launcher needs no attack roll.',
  'mg60-columns': 'Miller’s next target may be two columns away, in any ring.',
  'flame-target-decides': 'The segment Branson names decides for both whether they burn.',
  'ronin-split': 'Each of Kenzo’s two dice may be rifle or melee, at a segment of its own.',
  'tripwire-large': 'Tripwire may take a large token: five zombies.',
  'melee-needs-two': 'Melee expert does not work on a lone zombie.',
  'declare-all': 'All targets of a member are named before the first die.',
  'flexible-grenade': 'Dunham may also roll first with the grenade.',
  'shotgun-spread': 'A double shot may hit two neighbouring segments.',
  'leader-calls': 'The leader settles disputes: he calls who acts next (else the host) and names who falls (else the dice).',
  'free-control': 'Anybody may act for any member, for when somebody has left.',
};

export const words: ContactWords = {
  mood: 'Four specialists in a ring of zombies hold out until the helicopter comes.',
  presets: {
    book: 'The team of the book',
    friends: 'The four friends of the book',
    'first-night': 'First night: one cycle',
    'no-leader': 'No leader',
    'iron-rations': 'Iron rations: no grenades',
    draft: 'Choose the team',
  },
  options: OPTION_SAYS,
  values: { 'grenades=one-per-game': 'One a game', 'grenades=one-per-cycle': 'One a cycle', 'grenades=unlimited': 'Unlimited', 'grenades=none': 'None' },
  prompt,
  option,
  event,
  heading(e, view) {
    const part = isView(view) ? headingOf(e, view) : null;
    return part === null ? null : board.part(part);
  },
  resolving: (kind, about, view) => stackOf(kind, about, view).map((effect, i) => ({ says: board.effect(effect), state: i === 0 ? 'now' : 'waits' })),
  whyNot,
  wouldHelp,
  outcome,
  board,
};

function prompt(kind: string, about: Json): string {
  const who = nameOf(of(about, 'member'));
  switch (kind) {
    case 'take':
      return 'Choose the team: four members, each role once';
    case 'act': {
      const called = of(about, 'called');
      return called === undefined ? 'Who acts, and how?' : `${nameOf(called)} is called: choose what to do`;
    }
    case 'aim':
      return `${who}: ${of(about, 'naming') === true ? 'name' : 'choose'} the next target, ${diceText(about)} left`;
    case 'flexible':
      return `Dunham rolled ${of(about, 'die')} with the ${of(about, 'with')}: choose the target`;
    case 'ardor':
      return ardorText(about, who);
    case 'melee':
      return `Cooper: the attack from ${spot(of(about, 'segment'))} failed. Remove one of ${zombies(of(about, 'zombies'))}?`;
    case 'first-aid':
      return 'The zombies hit. Does Vanderbilt try First Aid?';
    case 'victim':
      return `The zombies in ${spot(of(about, 'segment'))} hit. Who falls?`;
    case 'tripwire':
      return 'Krussov: which moving group runs into the tripwire?';
    case 'air-recon':
      return `Ayden: blue ${of(about, 'blue')}, brown ${of(about, 'brown')}. Which two zombies stay away?`;
    case 'scatter':
      return `Mobutu scatters: remove one more from ${spot(of(about, 'segment'))}?`;
    case 'inspire':
      return 'Cole inspires: who gets an extra attack die?';
    case 'call':
      return 'Leader, who acts next?';
    default:
      return kind;
  }
}

function spot(segment: Json | undefined): string {
  return board.place(String(segment));
}

function diceText(about: Json): string {
  const dice = Number(of(about, 'dice'));
  const close = Number(of(about, 'close'));
  const free = `${dice} ${dice === 1 ? 'die' : 'dice'}`;
  if (close === 0) return free;
  return dice === 0 ? `${close} for ring 1` : `${free} and ${close} for ring 1`;
}

function ardorText(about: Json, who: string): string {
  const rolled = of(about, 'rolled');
  const needs = of(about, 'needs');
  switch (of(about, 'for')) {
    case 'first-aid':
      return `Ardor: First Aid shows ${rolled}, must be below ${needs}. Roll again?`;
    case 'quantity':
      return `Ardor: ${who}’s launcher removes ${rolled}. Roll again?`;
    default:
      return `Ardor: ${who} rolled ${rolled} and needs ${needs}. Roll again?`;
  }
}

/** `cooper rifle blue6/r4`: how many stand there, and what hits. */
function option(kind: string, notation: string, json: Json): string {
  if (!isView(json)) return notation;
  const [plain = notation] = notation.split(' by player ');
  const tokens = plain.split(' ');
  const last = tokens.at(-1) ?? '';
  if (kind === 'act' || (kind === 'aim' && isMemberId(tokens[0]))) return orderText(json, tokens, plain);
  if (segmentNamed(last) >= 0) return `${spot(last)}: ${zombies(json.zombies[last] ?? 0)}`;
  if (!isMemberId(last)) return plain;
  const { role, weapon } = specialist(memberNamed(last));
  return kind === 'take' ? `${nameOf(last)}, ${role}: ${weapon.title}` : nameOf(last);
}

function orderText(view: View, tokens: readonly string[], plain: string): string {
  const [id] = tokens;
  const target = tokens.at(-1) ?? '';
  if (!isMemberId(id)) return plain;
  if (target === 'waive') return `${nameOf(id)} does nothing more`;
  if (target === 'fire' || target === 'grenade') return `${nameOf(id)} rolls first and picks the target then`;
  const how = tokens.slice(1, -1).join(' ');
  const places = target.split('+').map(spot).join(' and ');
  return `${nameOf(id)}, ${how}, ${places}: ${targetText(view, id, how, target)}`;
}

function targetText(view: View, id: MemberId, how: string, target: string): string {
  const there = (name: string): number => view.zombies[name] ?? 0;
  if (how === 'flame' && !target.includes('/')) return `${there(`${target}/r1`)} and ${zombies(there(`${target}/r2`))}, 2 and 3 or more hit`;
  const segments = target.split('+');
  const [first = ''] = segments;
  const needs = segmentNamed(first) < 0 ? null : needsOf(orderOf(`${id} ${how} ${target}`, 'act', null), first, view);
  return needs === null ? target : `${segments.map((name) => zombies(there(name))).join(' and ')}, ${board.odds.hits(needs)}`;
}

function event(e: GameEvent): string {
  const who = nameOf(e['member']);
  const at = spot(e['segment']);
  switch (e.kind) {
    case 'taken':
      return `Player ${Number(e['seat']) + 1} takes *${who}*.`;
    case 'turn':
      return `Turn ${e['turn']}: the marker stands on *${spot(e['marker'])}*.`;
    case 'refill':
      return 'A new cycle: everybody has a hand grenade again.';
    case 'zombies-attack':
      return `${zombies(e['zombies'])} in *${at}* attack${e['zombies'] === 1 ? 's' : ''}: ${e['die'] === null ? 'harmless alone' : `${e['die']}, ${e['hit'] === true ? '*the team is hit*' : 'missed'}`}.`;
    case 'melee-expert':
      return `*Cooper* removes one in close combat, ${e['left']} left in *${at}*.`;
    case 'first-aid':
      return `First Aid: ${e['die']} with ${e['living']} alive, ${e['works'] === true ? '*the hit is cancelled*' : 'in vain'}.`;
    case 'ardor':
      return `Ardor: *${who}* rolls the ${e['from']} again and gets *${e['to']}*.`;
    case 'victim-die':
      return `*${who}* rolls ${e['die']}.`;
    case 'removed':
      return `*${who} falls.* ${e['left'] === 0 ? 'Nobody is left.' : `${e['left']} left.`}`;
    case 'tripwire':
      return `Tripwire: *${zombies(e['removed'])} fewer* in ${at}.`;
    case 'zombies-move':
      return `*${zombies(e['moved'])}* come${e['moved'] === 1 ? 's' : ''} closer.`;
    case 'air-recon':
      return `Air recon: ${e['fewer']} zombies stay away.`;
    case 'spawn':
      return `Blue ${e['blue']}, brown ${e['brown']}: ${placedText(e['placed'])}.`;
    case 'called':
      return `*${who}* is called.`;
    default:
      return shotText(e, who, at);
  }
}

function shotText(e: GameEvent, who: string, at: string): string {
  switch (e.kind) {
    case 'shot':
      return `*${who}* (${e['with']}) at ${at}: ${e['die']}, needs ${e['needs']}, ${e['hit'] === true ? (e['with'] === 'launcher' ? '*hit*' : `*${e['killed']} down*, ${e['left']} left`) : 'missed'}.`;
    case 'blast':
      return `*${who}*’s launcher at ${at}: ${e['die']}, *${e['killed']} down*, ${e['left']} left.`;
    case 'flexible-miss':
      return `*Dunham* rolls ${e['die']}: nothing he can hit with that.`;
    case 'confusion':
      return `Confusion: ${zombies(e['zombies'])} in ${at} *will not move*.`;
    case 'breakthrough':
      return `Breakthrough: ${e['zombies']} zombies in ring 1 give Cole ${e['dice']} more attack${e['dice'] === 1 ? '' : 's'} there.`;
    case 'inspire':
      return `Cole inspires *${who}*: an extra attack die.`;
    case 'scatter':
      return `Scatter: *one more down* in ${at}, ${e['left']} left.`;
    case 'dice-lost':
      return `*${who}* finds no target for ${e['dice']} more ${e['dice'] === 1 ? 'die' : 'dice'}.`;
    case 'waive':
      return `*${who}* waives.`;
    case 'turn-ends':
      return `Turn ${e['turn']} ends with ${zombies(e['zombies'])} on the board.`;
    case 'rescued':
      return `*The helicopter is there.* ${e['living']} of the team made it.`;
    case 'overrun':
      return `*The team is overrun* on turn ${e['turn']}.`;
    default:
      return e.kind;
  }
}

function outcome(o: Outcome): string {
  return o.cause === 'rescued' ? 'Rescued: everybody wins.' : 'Overrun: everybody loses.';
}

function placedText(placed: Json | undefined): string {
  if (typeof placed !== 'object' || placed === null) return '';
  return Object.entries(placed)
    .map(([segment, n]) => `*${zombies(n)}* on ${spot(segment.split('/')[0])}`)
    .join(', ');
}

function zombies(n: Json | undefined): string {
  return `${n} zombie${n === 1 ? '' : 's'}`;
}

function nameOf(id: Json | undefined): string {
  return isMemberId(id) ? specialist(memberNamed(id)).name.replace('Sgt. ', '') : '';
}

function of(about: Json, key: string): Json | undefined {
  return typeof about === 'object' && about !== null && !Array.isArray(about) ? (about as { readonly [key: string]: Json })[key] : undefined;
}
