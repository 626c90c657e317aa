import type { ClauseId } from '#kernel';
import type { Answer } from '../../answer.ts';
import { commandoAt, commandoNamed } from '../../content/commandos.ts';
import type { View } from '../../view.ts';
import { entranceIn, commandoName as name, terrainName } from '../places.ts';
import { actor, hasFallen, isBelow, isDoneHere, isOpen, isOwnAbility, isThere, takesBack, terrainOf } from '../tried.ts';
import { ABILITY_NAMES } from './cards.ts';
import { some } from './phrases.ts';

/** What a card has against it. */
function cardsSay(answer: Answer, view: View): string {
  switch (answer.do) {
    case 'down':
      return 'A card of the operation says that *another trapdoor* is the only way down.';
    case 'detonate':
      return 'Time pencils *cannot be hurried*: this TNT explodes by itself.';
    case 'photo':
      return 'You cannot take a photograph while you are *Visible*.';
    case 'take':
      return 'That has *already been taken*.';
    default: {
      const c = actor(answer, view);
      if (c === undefined || c.id === null) return 'A *card* does not allow it.';
      const own = ABILITY_NAMES[commandoAt(commandoNamed(c.id)).sides[c.side === 'B' ? 1 : 0].ability];
      return c.abilityUsed && isOwnAbility(answer, c) ? `${own} has *been used*.` : `That is not on this card: ${name(c.id)} has *${own}*.`;
    }
  }
}

/** Why something cannot be done now, in the words of the moment. */
export const REASONS: Readonly<Record<ClauseId, (answer: Answer, view: View) => string>> = {
  'v-commandos.setup.choose-commando': (answer, { commandos }) =>
    answer.do === 'pick' && commandos.some(({ id }) => id === answer.card) ? '*Somebody already has* that card.' : 'That card is *not part of* this mission.',
  'v-commandos.def.arrows': () => '*No arrow* leads there from the terrain this commando has left.',
  'v-commandos.setup.split': (answer, view) => {
    const bound = actor(answer, view)?.bound ?? null;
    return bound === null ? 'A terrain would be left *without anybody*.' : `You have to come up at *${terrainName(bound)}* first.`;
  },
  'v-commandos.actions.count': (answer, view) => `Only *${some(actor(answer, view)?.actions ?? 0, 'action')}* left.`,
  'v-commandos.actions.order': (answer, view) =>
    answer.do === 'activate'
      ? hasFallen(answer, view)
        ? 'This commando has *fallen*.'
        : 'This commando has *already had a turn*.'
      : view.active === null
        ? view.phase === 'commandos'
          ? 'First *choose who goes next*.'
          : 'That works only *in your own turn*.'
        : `It is *${name(view.active)}'s turn*.`,
  'v-commandos.zero.timing': (answer, { active }) =>
    active !== null && 'who' in answer && answer.who !== active
      ? `It is *${name(active)}'s turn*.`
      : takesBack(answer)
        ? answer.do === 'man'
          ? 'You have *only just left it*: wait until an action, a turn or a step has passed.'
          : 'It was *only just given away*: wait until an action, a turn or a step has passed.'
        : answer.do === 'quiet'
          ? 'You have *already been found*.'
          : active === null
            ? 'There is *nothing to wait for* now.'
            : `It is *${name(active)}'s turn*.`,
  'v-commandos.zero.kinds': (answer, view) => {
    if (answer.do === 'drop') return 'You cannot drop what you *do not carry*.';
    if (answer.do === 'pick-up') return 'It does *not lie here*.';
    if (answer.do === 'lay' || answer.do === 'hand') return 'You do *not have* it.';
    if (answer.do === 'save') return 'A [+1] token *cannot be saved* again.';
    return (actor(answer, view)?.plus ?? 0) === 0 ? 'You have *no [+1] token*.' : 'A [+1] token pays for *one action*; this costs two.';
  },
  'v-commandos.zero.one-by-one': () => 'You can hand it only to a comrade *on your tile* who is not Critical.',
  'v-commandos.wounds.critical-state': (answer, view) => (hasFallen(answer, view) ? 'This commando has *fallen*.' : 'Nobody in *Critical Condition* can act.'),
  'v-commandos.wounds.critical': () => 'A dressing is not enough: *First Aid* is needed.',
  'v-commandos.wounds.token': () => 'There is *no wound* to treat.',
  'v-commandos.def.adjacent-edge': (answer, view) => {
    if (answer.do === 'orders') return 'Orders reach a comrade *on this or an adjacent tile* who is not Critical.';
    if (isThere(answer, view)) return 'You are *already there*.';
    return isBelow(answer, view) ? 'You are Underground: *come up by an open trapdoor*.' : 'That tile is *not next to you*.';
  },
  'v-commandos.def.adjacent-indoor': () => '*No open door* leads there.',
  'v-commandos.def.door-states': () => 'That door is *already open*.',
  'v-commandos.def.tile-kinds': () => 'That needs an *outdoor tile without enemies*.',
  'v-commandos.stacking.full': () => 'That tile is *full*.',
  'v-commandos.stacking.nest': () => 'There is *no room* outside the nest.',
  'v-commandos.nest.commando': (answer, view) =>
    answer.do === 'leave'
      ? 'You are *not in the nest*.'
      : actor(answer, view)?.nest === true
        ? 'You are *already in the nest*.'
        : '*Somebody else* is in the nest.',
  'v-commandos.move.large-visible': () => 'On a large tile *creeping does not help*.',
  'v-commandos.move.medium-careful': () => 'That tile counts as small: *a plain move* keeps you hidden.',
  'v-commandos.move.one-action': () => 'You are *not Underground*.',
  'v-commandos.trapdoor.unblock': (answer) =>
    answer.do === 'unblock' ? 'There is *no blocked trapdoor* here.' : 'The trapdoor is *blocked*; it opens from above only.',
  'v-commandos.underground.return': () => 'You have just gone down: *wait for your next turn*.',
  'v-commandos.underground.leave': (answer, view) => (isBelow(answer, view) ? 'You are *already* Underground.' : 'There is *no open trapdoor* here.'),
  'v-commandos.underground.one-space': () => 'Nothing can be dropped *Underground*.',
  'v-commandos.end.terrain-waits': () => 'That terrain is *complete*; nobody goes back.',
  'v-commandos.end.terrain-complete': (answer, view) => (isDoneHere(answer, view) ? 'This objective is *already done*.' : 'There is *no such objective* here.'),
  'v-commandos.shoot.cost': () => 'You do *not have that weapon* at hand.',
  'v-commandos.shoot.range': () => 'That is *out of reach*.',
  'v-commandos.shoot.needs-target': (answer) => (answer.do === 'breach' ? 'That door is *already open*.' : 'There is *nothing to hit*.'),
  'v-commandos.close-combat.rule': (answer, view) =>
    isBelow(answer, view) ? 'There is *nobody* Underground.' : 'Close combat is for the *Stealthy*: hide first.',
  'v-commandos.close-combat.nest': () => 'That enemy is *not on your tile*.',
  'v-commandos.alarm.silence': (answer, view) =>
    terrainOf(answer, view)?.alarm === false ? 'The alarm is *quiet*.' : 'You need to be *on the tile of the alarm*.',
  'v-commandos.alarm.silence-once': (answer, view) =>
    isBelow(answer, view) ? 'You need to be *on the tile of the alarm*.' : 'The alarm token is gone: it *cannot be silenced again*.',
  'v-commandos.alarm.effect': () => 'You need to be on the tile of the alarm *while it is quiet*.',
  'v-commandos.save.action': (answer) => (answer.do === 'orders' ? 'Your comrade has *no free [+1] slot*.' : 'There is *no free [+1] slot*.'),
  'v-commandos.enemy-move.guard': (answer, view) => (isBelow(answer, view) ? 'You are *Underground*.' : 'The *guard* has to go first.'),
  'v-commandos.goliath.cut-wire': () => 'There is *no Goliath* on your tile.',
  'v-commandos.goliath.nest-control': () => 'That needs somebody *in the Goliath nest*.',
  'v-commandos.equip.cost-and-discard': (answer) => (answer.do === 'crowbar' ? 'You have *no Crowbar*.' : 'You do *not carry* that.'),
  'v-commandos.equip.bombardment': () => 'Bombs reach *outdoor tiles* only.',
  'v-commandos.equip.airdrop': () => 'Choose an *outdoor tile* for the drop.',
  'v-commandos.equip.crowbar-door': (answer, view) =>
    isOpen(answer, view) ? 'That door is *already open*.' : isBelow(answer, view) ? 'You are *Underground*.' : 'That door is *not at your tile*.',
  'v-commandos.equip.crowbar-barricade': (answer, view) =>
    `${answer.do === 'barricade' ? entranceIn(view, answer.entrance) : 'The entrance'} is *not on your tile*, or barricaded already.`,
  'v-commandos.equip.first-aid': () => 'The patient is *not with you*.',
  'v-commandos.equip.uniform-don': () => 'You *already wear* a uniform.',
  'v-commandos.equip.tnt': (answer) => (answer.do === 'detonate' ? 'There is *no TNT emplaced* there.' : 'TNT is emplaced *on a tile*.'),
  'v-commandos.equip.smoke': () => 'There is *already smoke* there.',
  'v-commandos.loot.who-collects': () => 'There is *no such token* on your tile.',
  'v-commandos.event.direction': () => 'You need to be *Stealthy beside an enemy* for that.',
  'v-commandos.setup.gander': (answer, view) =>
    answer.do === 'heal-gander'
      ? 'Gander is *not hurt*.'
      : view.commandos.some(({ gander }) => gander?.hurt === true)
        ? 'Gander is *hurt*.'
        : 'Gander has *already helped* this turn.',
  'v-commandos.precedence.cards': cardsSay,
};
