import { ringIn } from '../content/board.ts';
import type { Aid, Attack, Coming, Preview, Reroll, Target } from '../preview.ts';
import type { Messages } from './messages.ts';

/** What an answer would do. */
export function foretells(say: Messages, preview: Preview): readonly string[] {
  switch (preview.kind) {
    case 'attack':
      return [...oddsOf(say, preview), ...preview.also.map((also) => say.also[also.what](also)), ...leftOver(say, preview), ...spending(say, preview)];
    case 'removal':
      return [say.foretells.falls({ n: preview.falls })];
    case 'reroll':
      return [reroll(say, preview)];
    case 'keeping':
      return preview.falls.length === 0 ? [say.foretells['nobody-falls']] : preview.falls.map(say.foretells['falls-in']);
    case 'aid':
      return [aid(say, preview)];
    case 'coming':
      return [coming(say, preview)];
  }
}

function oddsOf(say: Messages, { targets, picks, dice }: Attack): readonly string[] {
  if (picks) return [say.foretells.rings({ targets: byRing(targets) })];
  if (targets.length === 1) return targets.map((target) => aimed(say, target, dice));
  return targets.map((target) => say.foretells.at({ at: target.at, says: aimed(say, target, dice) }));
}

function byRing(targets: readonly Target[]): readonly Target[] {
  return targets.filter(({ at }, i) => targets.findIndex((other) => ringIn(other.at) === ringIn(at)) === i);
}

/** The odds, and how many fall with a hit. */
function aimed(say: Messages, target: Target, dice: number): string {
  const odds = target.needs <= 1 ? say.foretells.sure : say.foretells[dice > 1 ? 'each' : 'need']({ dice, target });
  return `${odds} ${falls(say, target.falls)}`;
}

function falls({ foretells: say }: Messages, { least, most }: Target['falls']): string {
  if (least === most) return say.falls({ n: most });
  if (least === 0) return say['falls-at-most']({ most });
  return say[most === least + 1 ? 'falls-or' : 'falls-to']({ least, most });
}

function leftOver({ left: say }: Messages, { left }: Attack): readonly string[] {
  if (left.dice === 0) return left.close === 0 ? [] : [say.close(left)];
  return [left.close === 0 ? say.dice(left) : say.both(left)];
}

function spending({ spends: say }: Messages, { spends }: Attack): readonly string[] {
  return spends === null ? [] : [spends === 'grenade' ? say.grenade : say['extra-die']];
}

/** Results that are better than the one that lies there are the high ones, or for First Aid the low ones. */
function reroll({ foretells: say }: Messages, { better, chance }: Reroll): string {
  return better.includes(6) ? say.reroll({ from: Math.min(...better), chance }) : say['reroll-below']({ below: Math.max(...better) + 1, chance });
}

function aid({ foretells: say }: Messages, { below, chance, withArdor }: Aid): string {
  return withArdor === null ? say.aid({ below, chance }) : say['aid-ardor']({ below, chance, withArdor });
}

function coming({ foretells: say }: Messages, { arrivals: [first, second] }: Coming): string {
  if (first === undefined) return '';
  return second === undefined ? say.coming({ first }) : say['coming-two']({ first, second });
}
