import type { ClauseId } from '#kernel';
import type { Answer } from '../../answer.ts';
import type { View } from '../../view.ts';

/** Why something cannot be done now, in the words of the moment. */
export const REASONS: Readonly<Record<ClauseId, (answer: Answer, view: View) => string>> = {
  'v-commandos.actions.count': () => 'You have *not enough actions* left.',
  'v-commandos.actions.order': (_, { active }) => (active === null ? 'That needs *your own turn*.' : "It is *another commando's turn*."),
  'v-commandos.zero.kinds': () => 'A [+1] token pays for *one action*, and you need one.',
  'v-commandos.wounds.critical-state': () => 'Nobody in *Critical Condition* can act.',
  'v-commandos.def.adjacent-edge': () => 'That tile is *not next to you*.',
  'v-commandos.def.adjacent-indoor': () => 'There is *no open door* between.',
  'v-commandos.stacking.full': () => 'That tile is *full*.',
  'v-commandos.move.large-visible': () => 'On a large tile *creeping does not help*.',
  'v-commandos.move.medium-careful': () => 'That tile counts as small: *a plain move* keeps you hidden.',
  'v-commandos.trapdoor.unblock': () => 'The trapdoor is *blocked*.',
  'v-commandos.underground.return': () => 'You have just gone down: *wait for your next turn*.',
  'v-commandos.underground.leave': () => 'There is *no open trapdoor* here.',
  'v-commandos.setup.split': () => 'Your first way up is on *the terrain you were sent to*.',
  'v-commandos.end.terrain-waits': () => 'That terrain is *complete*; nobody goes back.',
  'v-commandos.shoot.range': () => 'That is *out of reach*.',
  'v-commandos.shoot.needs-target': () => 'There is *nothing to hit*.',
  'v-commandos.close-combat.rule': () => 'Close combat is for the *Stealthy*.',
  'v-commandos.alarm.silence': () => 'You need to be *on the alarm* while it sounds.',
  'v-commandos.alarm.silence-once': () => 'The alarm token is gone: it *cannot be silenced again*.',
  'v-commandos.save.action': () => 'There is *no free [+1] slot*.',
  'v-commandos.end.terrain-complete': () => 'There is *no such objective* to do here.',
  'v-commandos.enemy-move.guard': () => 'The *guard* has to go first.',
  'v-commandos.equip.first-aid': () => 'The patient is *not in your space*.',
  'v-commandos.wounds.token': () => 'There is *no wound* to treat.',
  'v-commandos.equip.uniform-don': () => 'You *already wear* a uniform.',
  'v-commandos.precedence.cards': () => 'A *card* does not allow it.',
};
