import type { Answer } from '../../answer.ts';
import { chanceOf } from '../../facts/odds.ts';
import type { AttackAhead, FireAhead, MarchAhead, Preview } from '../../preview.ts';
import type { View } from '../../view.ts';
import { isQuiet, isStep } from '../ahead.ts';
import { list, SIDES, some } from './phrases.ts';
import { commandoName as name, terrainName } from './places.ts';

/* Was eine Tat bewirken würde, in kurzen Sätzen; Sterne um das, worauf es ankommt. */

export const percent = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`;
const all = (who: Preview['falls']): string => list(who.map(name));
const by = (n: number, one: string, many: string): string => (n === 1 ? one : many);

/** Schon eingerechnet. */
const again = (rerolls: number): string => (rerolls === 0 ? '' : ` ${by(rerolls, 'Ein Würfel', `${rerolls} Würfel`)} neu geworfen.`);

/** Wen sie tötet. */
export function deadly({ falls, escapes, by: fate, lost, fire }: Preview): readonly string[] {
  const said: string[] = [];
  if (falls.length > 0)
    said.push(
      `*${all(falls)} ${by(falls.length, 'stirbt', 'sterben')} ${fate === 'gas' ? 'im Gas' : 'in der Explosion'}${fire === null ? '' : ', wenn der Beschuss das nicht verhindert'}.*`,
    );
  if (escapes.length > 0) said.push(`*${all(escapes)} entkommt dem Tod ein Mal, lässt alle Ausrüstung zurück und ist dann im Untergrund.*`);
  if (lost) said.push('*Dann ist niemand mehr da: Der Einsatz scheitert.*');
  return said;
}

/** Alles andere, was folgt. */
export function follows(preview: Preview, answer: Answer, view: View): readonly string[] {
  const { pays, fire, alarm, muted, stealth, attack, spotted, march, who, falls } = preview;
  const dead = falls.includes(who);
  return [
    ...(pays === 'plus' ? ['Das kostet ein [+1].'] : pays > 1 ? [`Das kostet ${pays} Aktionen.`] : []),
    ...(dead ? [] : sight(preview, answer)),
    ...(alarm.length === 0 ? [] : [heard(answer, alarm, view)]),
    ...(muted.length === 0 ? [] : ['Die gekappten Drähte schlucken einen Alarm.']),
    ...(fire === null ? [] : [fireSays(fire, who)]),
    ...stealth.map(
      (one) =>
        `${some(one.dice, 'Gegner dort würfelt', 'Gegner dort würfeln')} gegen die Tarnung: *${percent(one.unseen)}*, dass niemand ${name(one.who)} findet.${again(one.rerolls)}`,
    ),
    ...(attack === null ? [] : attackSays(attack)),
    ...(spotted !== null && spotted > 0 ? [`*${percent(spotted)}*, dass ${name(who)} durch ein Plättchen „Entdeckt“ gesehen wird.`] : []),
    ...(isQuiet(preview, answer) ? ['Das verrät nichts.'] : []),
    ...(march === null || dead ? [] : marchSays(march, preview, answer)),
  ];
}

/** Wer dann gesehen wird und wer nicht. */
function sight({ who, visible, shown, hidden, stealth }: Preview, answer: Answer): readonly string[] {
  if (shown.length > 0) return [`*${all(shown)} ${by(shown.length, 'wird', 'werden')} gesehen.*`];
  if (hidden.length > 0) return [stealth.length > 0 ? `*${all(hidden)} versucht, sich zu verstecken.*` : `*${all(hidden)} ist wieder getarnt.*`];
  if (!isStep(answer)) return [];
  if (visible) return [`*${name(who)} wird weiter gesehen.*`];
  return [stealth.length > 0 ? `*${name(who)} versucht, getarnt zu bleiben.*` : `*${name(who)} bleibt getarnt.*`];
}

function heard(answer: Answer, alarm: Preview['alarm'], { terrains }: View): string {
  const where = terrains.length > 1 ? ` (${list(alarm.map(terrainName))})` : '';
  return answer.do === 'silence' ? `Wer gesehen wird, löst den Alarm sofort wieder aus${where}.` : `Der Alarm schrillt${where}.`;
}

export function fireSays({ enemies, dice, needed, critical, rerolls }: FireAhead, who: Preview['who']): string {
  return `${some(enemies, 'Gegner schießt', 'Gegner schießen')} mit *${some(dice, 'Würfel', 'Würfeln')}, ${needed}+ trifft*: *${percent(critical)}*, dass der Zustand von ${name(who)} kritisch wird.${again(rerolls)}`;
}

function attackSays({ dice, fast, needed, nest, rerolls, takes, spill, barrel }: AttackAhead): readonly string[] {
  const one = chanceOf(takes, 1);
  const roll = `${some(dice, 'Würfel', 'Würfel')}, ${needed}+ trifft`;
  const said = [one > 0 ? `${roll}: *${percent(one)}*, mindestens einen auszuschalten.${again(rerolls)}` : `${roll}.${again(rerolls)}`];
  if (fast) said.push('Ein Würfel davon fürs Standhalten.');
  if (nest !== null) said.push(`Den Gegner im Nest trifft nur *${nest}+*.`);
  if (spill !== null && chanceOf(spill.hits, 1) > 0) {
    said.push(`*${percent(chanceOf(spill.hits, 1))}*, dass überzählige Treffer ${all(spill.who)} verwunden.`);
    if (spill.critical !== null && spill.critical > 0) said.push(`*${percent(spill.critical)}*, dass der Zustand von ${all(spill.who)} kritisch wird.`);
  }
  if (barrel !== null && barrel.bursts > 0) said.push(`*${percent(barrel.bursts)}*, dass das Fass platzt.`);
  if (barrel !== null && barrel.falls.length > 0)
    said.push(`${barrel.bursts > 0 ? 'Wenn es platzt' : 'Trifft es das Fass'}, *${by(barrel.falls.length, 'stirbt', 'sterben')} ${all(barrel.falls)} im Gas*.`);
  return said;
}

function marchSays({ turn, direction }: MarchAhead, { who, shown, hidden, stealth, falls, escapes }: Preview, answer: Answer): readonly string[] {
  if (turn === 'come') return [`Die Gegner gehen dann auf ${all(shown.length > 0 ? shown : [who])} zu.`];
  if (turn === 'lose' && stealth.length === 0)
    return [`Die Gegner verlieren ${all([...hidden, ...falls, ...escapes])}${direction === '?' ? '' : ` und gehen nach ${SIDES[direction]}`}.`];
  return answer.do === 'talk' && direction !== '?' ? [`Die Gegner gehen dann nach ${SIDES[direction]}.`] : [];
}

export const foretells = (preview: Preview, answer: Answer, view: View): readonly string[] => [...deadly(preview), ...follows(preview, answer, view)];
