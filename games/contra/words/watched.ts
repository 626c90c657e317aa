import type { Words } from '../../words.ts';
import type { Contra } from '../types.ts';
import type { View } from '../view.ts';
import type { Messages } from './messages.ts';
import { who } from './things.ts';

/** What those read who are not asked: whoever decides is told in the third person. */
export function watchedOf({ watched: say }: Messages): NonNullable<Words<Contra>['watched']> {
  const one = (what: keyof typeof say) => {
    const message = say[what];
    return (about: object, view: View): string =>
      typeof message === 'string' ? message : message({ who: who(view, 'seat' in about && typeof about.seat === 'number' ? about.seat : -1) });
  };
  return {
    turn: one('turn'),
    assault: one('assault'),
    next: one('next'),
    pause: one('pause'),
    act: one('acts'),
    move: one('moves'),
    suffer: one('suffers'),
    pay: one('pays'),
    gain: one('tokens'),
    'lose-token': one('tokens'),
    choose: one('chooses'),
    may: one('chooses'),
    order: one('chooses'),
    who: one('chooses'),
    space: one('spaces'),
    target: one('enemies'),
    'second-target': one('enemies'),
    take: one('enemies'),
    hatch: one('enemies'),
    reroll: one('dice'),
    'reroll-enemy': one('dice'),
    convert: one('dice'),
    burn: one('dice'),
    assign: one('dice'),
    discard: one('cards'),
    recover: one('cards'),
    equip: one('cards'),
    deck: one('cards'),
    reveal: one('cards'),
    objective: one('cards'),
    slot: one('cards'),
    pillbox: one('spaces'),
    'alarm-post': one('chooses'),
    sensor: one('spaces'),
    purge: one('spaces'),
    start: one('spaces'),
    'boss-start': one('boss-start'),
    'boss-deal': one('boss-deal'),
    'story-may': one('story-may'),
  };
}
