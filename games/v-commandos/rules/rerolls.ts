import { type AboutOf, at, type Play, type Referee } from '#kernel';
import type { Event } from '../event.ts';
import { rerollsOf } from '../facts/odds.ts';
import type { VCommandos } from '../types.ts';
import { pickOne } from './ask.ts';
import { nameOf } from './names.ts';
import { DO, firstOf, kindOf, option } from './option.ts';
import { commando, type State } from './state.ts';

type About = AboutOf<VCommandos, 'reroll'>;
export type Roll = Pick<About, 'roll' | 'needed'> & Partial<Pick<About, 'nest' | 'spills'>>;

export function dice(ref: Referee<Event>, count: number): number[] {
  const rolled: number[] = [];
  for (let i = 0; i < count; i++) rolled.push(ref.roll(6));
  return rolled;
}

/** Binoculars, and Gander's nose, roll a die again that affects their owner: asked while the dice could be better for them. */
export function* rerolls(
  g: State,
  ref: Referee<Event>,
  who: number,
  rolled: number[],
  about: Roll,
  isBad: (die: number, index: number) => boolean,
  couldBeBetter: (rolled: readonly number[]) => boolean = (dice) => dice.some(isBad),
): Play {
  const c = commando(g, who);
  for (;;) {
    const ready = rerollsOf(c);
    const glasses = ready.glasses > 0;
    const nose = about.roll === 'stealth' && ready.nose > 0;
    if (!(glasses || nose) || !couldBeBetter(rolled)) return;
    const options = [option(DO.keep)];
    for (let die = 0; die < rolled.length; die++) {
      if (glasses) options.push(option(DO.reroll, who, die));
      if (nose) options.push(option(DO.nose, who, die));
    }
    const o = yield* pickOne(
      ref,
      c.seat,
      'reroll',
      { nest: false, spills: false, ...about, who: nameOf(g, who), dice: rolled.slice(), bad: rolled.map(isBad) },
      options,
    );
    if (kindOf(o) === DO.keep) return;
    const die = firstOf(o);
    const was = at(rolled, die);
    rolled[die] = ref.roll(6);
    const by = kindOf(o) === DO.nose ? 'gander' : 'binoculars';
    if (by === 'gander') c.ganderUsed = true;
    else c.tired++;
    if (ref.listening)
      ref.tell(
        { kind: 'rerolls', who: nameOf(g, who), was, is: at(rolled, die), by },
        by === 'gander' ? 'v-commandos.setup.gander' : 'v-commandos.equip.binoculars',
      );
  }
}
