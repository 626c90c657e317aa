import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { Contra } from '../types.ts';
import { quiet as goal } from './goals.ts';

export const quiet: Challenge<Contra, Sketch> = {
  id: 'quiet',
  teaches: ['contra.space.stage-specific', 'contra.effect.may-pay-in-full', 'contra.stage.activate-left-to-right'],
  position: {
    commandos: ['lance'],
    active: 'lance',
    at: { lance: 'J25' },
    tokens: { lance: 'S' },
    foes: { lance: { 'red sniper': 'J35' } },
    used: { lance: ['attack'] },
    alarm: 2,
    stageDeck: ['tripwire-flare', 'mud-slide', 'supply-crate'],
  },
  mine: [0],
  goal,
  aside: ['* wants to be asked *'],
  anyOrder: true,
  best: [
    ['lance runs to J15 via J16', 'lance accepts the alarm-post', 'lance is done moving', 'lance ends the turn'],
    ['lance runs to J15 via J16', 'lance accepts the alarm-post', 'lance runs to J16', 'lance ends the turn'],
    ['lance runs to J15 via J16', 'lance accepts the alarm-post', 'lance runs to J14', 'lance ends the turn'],
  ],
  reaches: [1, 1],
};
