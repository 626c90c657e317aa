import type { SpaceKind } from '../../content/index.ts';
import { spaceOf, whoIsAt } from '../../facts/places.ts';
import type { View } from '../../view.ts';
import type { LegendWords, Open, Sign } from '../board.ts';
import { cardWords as cards } from './cards.ts';
import { and, or } from './grammar.ts';
import { capital } from './things.ts';

const SPACES: Readonly<Record<SpaceKind, string>> = {
  plain: 'Nothing special: run or jump through it.',
  start: 'Commandos start the mission here.',
  boss: 'The boss stands here when the mission starts.',
  enemy: 'New enemies appear in the nearest empty space of this kind.',
  pillbox: 'Move in while the sensor token is here, and you may trade it for a weapon card.',
  objective1: 'Move in during your own turn, and you may attempt objective 1.',
  objective2: 'Move in during your own turn, and you may attempt objective 2.',
  objective3: 'Move in during your own turn, and you may attempt objective 3.',
  'alarm-post': 'Move in, and you may spend [S] to remove an alarm token.',
  platform: 'Whoever stands here is safe from slipping, and falls more softly.',
  drift: 'Run in, and your run ends here.',
  wadder: 'Gels gather here; burn them with successes of an attack in range.',
};

const OPEN: Readonly<Record<Open, string>> = {
  space: 'a glowing space',
  enemy: 'a glowing enemy',
  card: 'a highlighted card in your hand',
  token: 'a highlighted token',
  die: 'a ringed die',
  commando: 'a commando',
  boss: 'a number below a boss card',
  stage: 'a highlighted stage card',
  button: 'a button beside the prompt',
};

function spaceSays({ id }: Extract<Sign, { kind: 'space' }>, view: View): { readonly title: string; readonly says: string } {
  const { kind, ledge } = spaceOf(view, id) ?? { kind: 'plain', ledge: '' };
  const { commando, foes, boss } = whoIsAt(view, id);
  const there = [
    ...(commando === null ? [] : [cards.commandoName(commando)]),
    ...(boss ? [`${cards.enemyDeckName(view.enemy)}, the boss`] : []),
    ...foes.map((foe) => `${cards.enemyName(foe.id)} with ${foe.health - foe.damage} of ${foe.health} health`),
    ...(view.grenades.includes(id) ? ['a grenade, which explodes in the stage turn'] : []),
    ...(view.dimers.includes(id) ? ['a bubble dimer, which hurts whoever runs in'] : []),
    ...(view.gels[id] === undefined ? [] : ['infectious gels, which cling to whoever runs in']),
  ];
  const says = [
    ...(there.length === 0 ? [] : [`Here: ${and(there)}.`]),
    view.broken.includes(id) ? 'The platform is broken and shelters nobody.' : SPACES[kind],
    ...(ledge === '' ? [] : ['It lies on a ledge: jump up, run down.']),
  ];
  return { title: capital(`${cards.spaceName(kind)} ${id}`), says: says.join(' ') };
}

function sign(of: Sign, view: View): { readonly title: string; readonly says: string } {
  switch (of.kind) {
    case 'space':
      return spaceSays(of, view);
    case 'token':
      return {
        title: capital(`${cards.advantageName(of.type)} token`),
        says: `Spend it to turn a [${of.type}] on your dice into a success, to withstand [${of.type}] damage or to pay a cost; you hold three at most.`,
      };
    case 'medals':
      return { title: 'Medals', says: 'Lose one when you do not pay for damage; whoever must lose one and has none loses the mission for everybody.' };
    case 'decks':
      return {
        title: 'Stage deck',
        says: 'This is the clock: a card is drawn every round, and whoever must draw from an empty deck loses the mission for everybody.',
      };
    case 'die':
      return of.hostile ? hostile(of.face) : own(of.face);
  }
}

function own(face: Extract<Sign, { hostile: false }>['face']): { readonly title: string; readonly says: string } {
  if (face === 'success') return { title: 'Success', says: 'It deals 1 damage to the target.' };
  if (face === 'critical') return { title: 'Critical', says: 'It deals 1 damage to the target, and one more die is rolled at once.' };
  return {
    title: capital(`${cards.advantageName(face)} result`),
    says: `Spend [${face}] to make it a success; else you gain [${face}] after the attack.`,
  };
}

function hostile(face: Extract<Sign, { hostile: true }>['face']): { readonly title: string; readonly says: string } {
  if (face === 'SP')
    return { title: 'Special', says: 'The leftmost enemy card that has not used its special does so now; if none is left, an enemy is drawn.' };
  return { title: capital(`${cards.advantageName(face)} damage`), says: `Pay [${face}] against it, with all the other damage, or lose a medal.` };
}

export const legend: LegendWords = {
  sign,
  now: 'Now:',
  click: (open) => (open.length === 0 ? 'Choose a move from the list.' : `Click ${or(open.map((what) => OPEN[what]))}.`),
  wait: (who) => (who.length === 0 ? 'Nothing has to be done here.' : `Wait for ${and(who)}.`),
  past: 'You are looking at an earlier move. Go back to now to play on.',
  over: 'The mission is over.',
  clause: 'The rule',
};
