import type { Answer } from '../answer.ts';
import { chanceOf } from '../facts/odds.ts';
import type { AttackAhead, MarchAhead, Preview } from '../preview.ts';
import type { View } from '../view.ts';
import { isQuiet, isStep } from './ahead.ts';
import type { Messages } from './messages.ts';

type Foretells = Messages['foretells'];

/** Whom an action kills, a sentence each. */
export function deadly({ foretells: say }: Messages, { falls, escapes, lost, fire }: Preview): readonly string[] {
  const killed = (['explosion', 'gas'] as const).flatMap((by) => {
    const who = falls.flatMap((one) => (one.by === by ? [one.who] : []));
    return who.length > 0 ? [say.killed({ who, by, fire: fire !== null })] : [];
  });
  return [...killed, ...(escapes.length > 0 ? [say.escapes({ who: escapes })] : []), ...(lost ? [say.lost] : [])];
}

/** Everything else that follows. */
export function follows({ foretells: say }: Messages, preview: Preview, answer: Answer, view: View): readonly string[] {
  const { pays, fire, alarm, muted, stealth, attack, spotted, march, who, falls } = preview;
  const dead = falls.some((one) => one.who === who);
  return [
    ...(pays === 'plus' ? [say['costs-plus']] : pays > 1 ? [say.costs({ actions: pays })] : []),
    ...(dead ? [] : sight(say, preview, answer)),
    ...(alarm.length === 0 ? [] : [heard(say, answer, alarm, view)]),
    ...(muted.length === 0 ? [] : [say.muted]),
    ...(fire === null ? [] : [say.fire({ ...fire, who })]),
    ...stealth.map(say.stealth),
    ...(attack === null ? [] : attackSays(say, attack)),
    ...(spotted !== null && spotted > 0 ? [say.spotted({ chance: spotted, who })] : []),
    ...(isQuiet(preview, answer) ? [say.quiet] : []),
    ...(march === null || dead ? [] : marchSays(say, march, preview, answer)),
  ];
}

/** Who is seen then, and who is not. */
function sight(say: Foretells, { who, visible, shown, hidden, stealth }: Preview, answer: Answer): readonly string[] {
  if (shown.length > 0) return [say.shown({ who: shown })];
  if (hidden.length > 0) return [stealth.length > 0 ? say['tries-to-hide']({ who: hidden }) : say.hides({ who: hidden })];
  if (!isStep(answer)) return [];
  if (visible) return [say['stays-visible']({ who })];
  return [stealth.length > 0 ? say['tries-to-stay-hidden']({ who }) : say['stays-stealthy']({ who })];
}

function heard(say: Foretells, answer: Answer, terrains: Preview['alarm'], view: View): string {
  const where = { terrains, several: view.terrains.length > 1 };
  return answer.do === 'silence' ? say['alarm-again'](where) : say.alarm(where);
}

function attackSays(say: Foretells, attack: AttackAhead): readonly string[] {
  const { fast, nest, takes, spill, barrel } = attack;
  const chance = chanceOf(takes, 1);
  const spills = spill === null ? 0 : chanceOf(spill.hits, 1);
  return [
    chance > 0 ? say.attack({ ...attack, chance }) : say['attack-in-vain'](attack),
    ...(fast ? [say.fast] : []),
    ...(nest === null ? [] : [say.nest({ nest })]),
    ...(spill === null || spills === 0 ? [] : [say.spill({ chance: spills, who: spill.who })]),
    ...(spill === null || spills === 0 || spill.critical === null || spill.critical === 0
      ? []
      : [say['spill-critical']({ chance: spill.critical, who: spill.who })]),
    ...(barrel === null || barrel.bursts === 0 ? [] : [say.barrel(barrel)]),
    ...(barrel === null || barrel.falls.length === 0 ? [] : [say['barrel-kills']({ bursts: barrel.bursts > 0, who: barrel.falls })]),
  ];
}

function marchSays(say: Foretells, { turn, direction }: MarchAhead, preview: Preview, answer: Answer): readonly string[] {
  const { who: actor, shown, hidden, stealth, falls, escapes } = preview;
  if (turn === 'come') return [say.come({ who: shown.length > 0 ? shown : [actor] })];
  if (turn === 'lose' && stealth.length === 0) {
    const who = [...hidden, ...falls.map((one) => one.who), ...escapes];
    return [direction === '?' ? say.lose({ who }) : say['lose-and-go']({ who, direction })];
  }
  return answer.do === 'talk' && direction !== '?' ? [say.go({ direction })] : [];
}
