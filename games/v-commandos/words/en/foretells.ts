import type { Answer } from '../../answer.ts';
import { chanceOf } from '../../facts/odds.ts';
import type { AttackAhead, FireAhead, MarchAhead, Preview } from '../../preview.ts';
import type { View } from '../../view.ts';
import { inHundred, isQuiet, isStep } from '../ahead.ts';
import { commandoName as name, terrainName } from '../places.ts';
import { list, SIDES, some } from './phrases.ts';

/* What an action would do, in short sentences; stars around what matters. */

export const percent = (chance: number): string => `${inHundred(chance)}%`;
const all = (who: Preview['shown']): string => list(who.map(name));
const by = (n: number, one: string, many: string): string => (n === 1 ? one : many);

/** Counted in already. */
const again = (rerolls: number): string => (rerolls === 0 ? '' : ` With ${by(rerolls, 'one reroll', `${rerolls} rerolls`)}.`);

/** Whom it kills. */
export function deadly({ falls, escapes, lost, fire }: Preview): readonly string[] {
  const said: string[] = [];
  for (const fate of ['explosion', 'gas'] as const) {
    const who = falls.flatMap((one) => (one.by === fate ? [one.who] : []));
    if (who.length > 0)
      said.push(`*${all(who)} ${by(who.length, 'is', 'are')} killed by the ${fate}${fire === null ? '' : ', unless fire stops them first'}.*`);
  }
  if (escapes.length > 0) said.push(`*${all(escapes)} cheats death once, leaves all equipment behind and ends up Underground.*`);
  if (lost) said.push('*Nobody is left then: the mission fails.*');
  return said;
}

/** Everything else that follows. */
export function follows(preview: Preview, answer: Answer, view: View): readonly string[] {
  const { pays, fire, alarm, muted, stealth, attack, spotted, march, who, falls } = preview;
  const dead = falls.some((one) => one.who === who);
  return [
    ...(pays === 'plus' ? ['It costs a [+1] token.'] : pays > 1 ? [`It costs ${pays} actions.`] : []),
    ...(dead ? [] : sight(preview, answer)),
    ...(alarm.length === 0 ? [] : [heard(answer, alarm, view)]),
    ...(muted.length === 0 ? [] : ['The cut wires swallow an alarm.']),
    ...(fire === null ? [] : [fireSays(fire, who)]),
    ...stealth.map(
      (one) =>
        `${some(one.dice, 'enemy there rolls a stealth die', 'enemies there roll a stealth die each')}: *${percent(one.unseen)}* that nobody finds ${name(one.who)}.${again(one.rerolls)}`,
    ),
    ...(attack === null ? [] : attackSays(attack)),
    ...(spotted !== null && spotted > 0 ? [`*${percent(spotted)}* that a Spotted token makes ${name(who)} Visible.`] : []),
    ...(isQuiet(preview, answer) ? ['It gives nothing away.'] : []),
    ...(march === null || dead ? [] : marchSays(march, preview, answer)),
  ];
}

/** Who is seen then, and who is not. */
function sight({ who, visible, shown, hidden, stealth }: Preview, answer: Answer): readonly string[] {
  if (shown.length > 0) return [`*${all(shown)} ${by(shown.length, 'becomes', 'become')} Visible.*`];
  if (hidden.length > 0) return [stealth.length > 0 ? `*${all(hidden)} tries to hide.*` : `*${all(hidden)} hides: Stealthy again.*`];
  if (!isStep(answer)) return [];
  if (visible) return [`*${name(who)} stays Visible.*`];
  return [stealth.length > 0 ? `*${name(who)} tries to stay hidden.*` : `*${name(who)} stays Stealthy.*`];
}

function heard(answer: Answer, alarm: Preview['alarm'], { terrains }: View): string {
  const where = terrains.length > 1 ? ` on ${list(alarm.map(terrainName))}` : '';
  return answer.do === 'silence' ? `Somebody Visible sets the alarm off again at once${where}.` : `The alarm sounds${where}.`;
}

export function fireSays({ enemies, dice, needed, critical, rerolls }: FireAhead, who: Preview['who']): string {
  return `${some(enemies, 'enemy fires', 'enemies fire')} *${some(dice, 'die', 'dice')}, ${needed}+ hits*: *${percent(critical)}* that ${name(who)} ends up in Critical Condition.${again(rerolls)}`;
}

function attackSays({ dice, fast, needed, nest, rerolls, takes, spill, barrel }: AttackAhead): readonly string[] {
  const one = chanceOf(takes, 1);
  const roll = `${some(dice, 'die', 'dice')}, ${needed}+ hits`;
  const said = [one > 0 ? `${roll}: *${percent(one)}* to take out at least one.${again(rerolls)}` : `${roll}.${again(rerolls)}`];
  if (fast) said.push('One die is for standing fast.');
  if (nest !== null) said.push(`The enemy in the nest is hit on *${nest}+* only.`);
  if (spill !== null && chanceOf(spill.hits, 1) > 0) {
    said.push(`*${percent(chanceOf(spill.hits, 1))}* that hits to spare wound ${all(spill.who)}.`);
    if (spill.critical !== null && spill.critical > 0) said.push(`*${percent(spill.critical)}* that ${all(spill.who)} ends up in Critical Condition.`);
  }
  if (barrel !== null && barrel.bursts > 0) said.push(`*${percent(barrel.bursts)}* that the barrel bursts.`);
  if (barrel !== null && barrel.falls.length > 0)
    said.push(
      `${barrel.bursts > 0 ? 'If it bursts' : 'If you hit the barrel'}, *${all(barrel.falls)} ${by(barrel.falls.length, 'is', 'are')} killed by the gas*.`,
    );
  return said;
}

function marchSays({ turn, direction }: MarchAhead, { who, shown, hidden, stealth, falls, escapes }: Preview, answer: Answer): readonly string[] {
  if (turn === 'come') return [`Enemies march towards ${all(shown.length > 0 ? shown : [who])} then.`];
  if (turn === 'lose' && stealth.length === 0)
    return [`Enemies lose ${all([...hidden, ...falls.map((one) => one.who), ...escapes])}${direction === '?' ? '' : ` and go ${SIDES[direction]}`}.`];
  return answer.do === 'talk' && direction !== '?' ? [`Enemies go ${SIDES[direction]} then.`] : [];
}

export const foretells = (preview: Preview, answer: Answer, view: View): readonly string[] => [...deadly(preview), ...follows(preview, answer, view)];
