import type { Met } from '../../facts/met.ts';
import { percentOf } from '../../facts/successes.ts';
import type { Attack, Defeat, Hit, Move, Preview } from '../../preview.ts';
import { successes } from './grammar.ts';
import { advantage, foe, thing } from './things.ts';

/** What an answer would do. */
export function foretells(preview: Preview): readonly string[] {
  switch (preview.kind) {
    case 'attack':
      return attack(preview);
    case 'hits':
      return preview.damage.map(hit);
    case 'payment':
      return [`Kostet ${advantage(preview.cost)}.`];
    case 'move':
      return preview.meets.flatMap(met);
  }
}

function attack({ dice, range, defeats }: Attack): readonly string[] {
  if (dice === null) return [`Reichweite ${range}; wie viele Würfel es sind, hängt vom zweiten Ziel ab.`];
  return [`Du wirfst *${dice} Würfel*, Reichweite ${range}.`, ...defeats.map((defeat) => chances(defeat, defeats.length > 1))];
}

function chances({ card, ignored, chance, converting }: Defeat, named: boolean): string {
  const odds = `*${named ? `${thing(card)} besiegt` : 'Besiegt'}: ${percent(chance)}*${converting > chance ? `, wenn du alles umwandelst ${percent(converting)}` : ''}`;
  return ignored === 0 ? `${odds}.` : `${odds}; ${successes(ignored)} ${ignored === 1 ? 'wird' : 'werden'} ignoriert.`;
}

function percent(chance: number): string {
  return `${percentOf(chance)}\u00a0%`;
}

function hit({ target, damage, defeats }: Hit): string {
  if (damage === 0) return `${foe(target)}: kein Schaden.`;
  const enough = defeats ? (target === 'boss' ? ', genug für eine seiner Karten' : ' und besiegt') : '';
  return `${foe(target)}: *${damage} Schaden*${enough}.`;
}

const MET: Readonly<Record<Met, (where: string) => string>> = {
  gels: (where) => `In ${where} nimmst du ein Gel auf.`,
  'alarm-post': (where) => `In ${where} kannst du zahlen und einen Alarmmarker entfernen.`,
  objective1: (where) => `In ${where} kannst du Ziel 1 versuchen.`,
  objective2: (where) => `In ${where} kannst du Ziel 2 versuchen.`,
  objective3: (where) => `In ${where} kannst du Ziel 3 versuchen.`,
  pillbox: (where) => `In ${where} kannst du den Bunkersensor gegen eine Waffe tauschen.`,
  dimer: (where) => `In ${where} erleidest du Schaden durch einen Blasendimer.`,
  drift: (where) => `In ${where} endet der Lauf in einer Schneewehe.`,
};

function met({ at, what }: Move['meets'][number]): readonly string[] {
  return what.map((one) => MET[one](at));
}
