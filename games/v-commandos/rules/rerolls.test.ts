import { describe, expect } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../proves.ts';
import { position, type Sketch } from '../positions.ts';
import { asked, begin, eventsOf, say, seen } from '../testing/raid.ts';
import type { State } from './state.ts';

const WATCHED: Sketch = { card: 'viaduct', who: ['medic:A'], at: { medic: 'a' }, active: 'medic', enemies: { e: ['mp40', 'mp40'] } };

function equipped(glasses: 0 | 1, gander: number): State {
  const g = position({ ...WATCHED, kit: { medic: glasses === 1 ? ['binoculars'] : [] } });
  at(g.commandos, 0).gander = gander;
  return g;
}

describe('a die that may be rolled again', () => {
  proves('v-commandos.equip.binoculars#6', 'is any of them, with Binoculars or by Gander, or none', () => {
    const match = say(begin(equipped(1, 0), 2, 6), 'medic moves to @e');
    expect(match.options(0)).toEqual([
      'keep the dice',
      'medic rerolls die 1',
      'medic has gander reroll die 1',
      'medic rerolls die 2',
      'medic has gander reroll die 2',
    ]);
  });

  proves(['v-commandos.equip.binoculars#3', 'v-commandos.equip.binoculars#6'], 'says which dice are bad for its owner: by papers, noses and what hits', () => {
    const about = (sketch: Sketch, ...script: number[]) => say(begin(sketch, ...script), `${sketch.active} moves to @e`).scene(null).decision?.about;
    const spy: Sketch = { ...WATCHED, who: ['spy:A'], at: { spy: 'a' }, active: 'spy', uniform: ['spy'], kit: { spy: ['binoculars'] } };
    expect(about(spy, 2, 1)).toMatchObject({ dice: [2, 1], bad: [false, true], roll: 'stealth', needed: null });
    const medic: Sketch = { ...WATCHED, kit: { medic: ['binoculars'] } };
    expect(about(medic, 2, 3)).toMatchObject({ bad: [true, false] });
    expect(about({ ...medic, visible: ['medic'] }, 4, 3, 2, 6)).toMatchObject({ bad: [true, false, false, true], roll: 'fire', needed: 4 });
  });

  proves('v-commandos.equip.binoculars#6', 'is left as it fell by whoever keeps the dice', () => {
    const match = say(begin(equipped(1, -1), 2, 6), 'medic moves to @e', 'keep the dice');
    expect([eventsOf(match, 'stealth'), eventsOf(match, 'rerolls'), seen(match, 'medic').tired]).toEqual([
      [{ kind: 'stealth', who: 'medic', dice: [2, 6], finds: [2, 2], found: true }],
      [],
      0,
    ]);
  });

  proves(['v-commandos.equip.binoculars#5', 'v-commandos.equip.binoculars#6'], 'is asked about once for each pair, and only while one is bad', () => {
    const match = say(begin(equipped(1, 0), 2, 1, 2, 5), 'medic moves to @e', 'medic rerolls die 1');
    expect(match.options(0)).toEqual(['keep the dice', 'medic has gander reroll die 1', 'medic has gander reroll die 2']);
    say(match, 'medic has gander reroll die 2');
    expect([asked(match), eventsOf(match, 'stealth')[0]?.dice]).toEqual(['act', [2, 5]]);
    expect(asked(say(begin(equipped(1, 0), 3, 6), 'medic moves to @e'))).toBe('act');
  });

  proves('v-commandos.setup.gander#7', 'is a stealth die for Gander, never one of fire', () => {
    const g = equipped(0, 0);
    at(g.commandos, 0).visible = true;
    const match = say(begin(g, 6, 6, 6, 6), 'medic moves to @e');
    expect(asked(match)).toBe('divert');
  });
});
