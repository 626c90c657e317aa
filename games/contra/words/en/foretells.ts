import type { Met } from '../../facts/met.ts';
import { percentOf } from '../../facts/successes.ts';
import type { Attack, Defeat, Hit, Move, Preview } from '../../preview.ts';
import { dice, successes } from './grammar.ts';
import { advantage, foe, thing } from './things.ts';

/** What an answer would do. */
export function foretells(preview: Preview): readonly string[] {
  switch (preview.kind) {
    case 'attack':
      return attack(preview);
    case 'hits':
      return preview.damage.map(hit);
    case 'payment':
      return [`Costs ${advantage(preview.cost)}.`];
    case 'move':
      return preview.meets.flatMap(met);
  }
}

function attack({ dice: n, range, defeats }: Attack): readonly string[] {
  if (n === null) return [`Range ${range}; the second target decides how many dice you roll.`];
  return [`You roll *${dice(n)}*, range ${range}.`, ...defeats.map((defeat) => chances(defeat, defeats.length > 1))];
}

function chances({ card, ignored, chance, converting }: Defeat, named: boolean): string {
  const odds = `*${percent(chance)} to defeat ${named ? thing(card) : 'it'}*${converting > chance ? `, ${percent(converting)} if you convert all you can` : ''}`;
  return ignored === 0 ? `${odds}.` : `${odds}; ${successes(ignored)} ${ignored === 1 ? 'is' : 'are'} ignored.`;
}

function percent(chance: number): string {
  return `${percentOf(chance)}%`;
}

function hit({ target, damage, defeats }: Hit): string {
  if (damage === 0) return `No damage to ${foe(target)}.`;
  const enough = defeats ? (target === 'boss' ? ', enough for one of its cards' : ' and defeats it') : '';
  return `Deals *${damage} damage* to ${foe(target)}${enough}.`;
}

const MET: Readonly<Record<Met, (where: string) => string>> = {
  gels: (where) => `You pick up a gel in ${where}.`,
  'alarm-post': (where) => `You may pay to remove an alarm token in ${where}.`,
  objective1: (where) => `You may try objective 1 in ${where}.`,
  objective2: (where) => `You may try objective 2 in ${where}.`,
  objective3: (where) => `You may try objective 3 in ${where}.`,
  pillbox: (where) => `You may trade the pillbox token in ${where} for a weapon.`,
  dimer: (where) => `You suffer damage from the bubble dimer in ${where}.`,
  drift: (where) => `The run ends in the drift in ${where}.`,
};

function met({ at, what }: Move['meets'][number]): readonly string[] {
  return what.map((one) => MET[one](at));
}
