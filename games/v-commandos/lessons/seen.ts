import type { Lesson } from '../../course.ts';
import { card, enemy, type Sketch } from '../positions.ts';

export const seen: Lesson<Sketch> = {
  id: 'seen',
  seconds: 80,
  teaches: [
    'v-commandos.visible.triggers-alarm',
    'v-commandos.alarm.effect',
    'v-commandos.alarm.persists',
    'v-commandos.reinforce.draw-count',
    'v-commandos.move.visible-draws-fire',
    'v-commandos.move.no-hiding-in-place',
    'v-commandos.underground.leave',
    'v-commandos.underground.state',
    'v-commandos.enemy-fire.adjacent',
    'v-commandos.enemy-move.towards-visible',
  ],
  position: {
    card: 'lighthouse',
    who: ['sapper:B'],
    at: { sapper: 'm' },
    visible: ['sapper'],
    alarm: true,
    guards: { h: 'mp40', j: 'mp40' },
    enemies: { e: ['karabiner'] },
    event: ['all-quiet', 'S'],
    active: 'sapper',
  },
  mine: [0],
  steps: [
    { do: 'look', at: ['tile m'] },
    {
      do: 'answer',
      target: ['sapper moves to lighthouse/n'],
      lit: ['tile n'],
      tries: [{ way: 'sapper ends the turn' }, { way: 'sapper moves to lighthouse/j' }],
    },
    { do: 'look', at: ['tile n'] },
    {
      do: 'answer',
      target: [['sapper goes underground', enemy('mp40'), enemy('karabiner'), card('all-quiet', 'N')]],
      tries: [{ way: 'sapper ends the turn' }],
    },
    { do: 'look', at: ['tile n', 'tile a'] },
  ],
};
