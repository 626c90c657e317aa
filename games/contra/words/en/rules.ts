import type { BossRule, StageId } from '../../content/cards.ts';
import type { RuleName } from '../../content/effect.ts';
import type { StageCardId } from '../../content/ids.ts';
import type { Rule } from '../cards.ts';
import { and, spaces, successes } from './grammar.ts';

/** The rules that have a name because no effect says them: a clause, and the sentences behind it. */
export const RULES: Readonly<Record<RuleName, readonly [string, ...string[]]>> = {
  'grenades-burst': ['each grenade explodes: each commando in its space or adjacent to it suffers [M] damage', 'Then it is removed.'],
  'grenades-thrown': ['for every 2 commandos (rounded up) put 1 grenade in the space of a commando the group chooses'],
  'grenades-swept': ['remove all grenades from the map'],
  'platform-breaks': ['the group puts a stage token on a platform, which is no platform from now on'],
  'platform-hits': ['each commando there suffers [M] damage'],
  'hive-pulse': [
    'put 1 gel (2 with 3 or more commandos) in the wadder space with the fewest gels',
    'For each damage that lies there discard that damage instead of putting a gel.',
  ],
  'living-walls': ['each commando in or adjacent to a space with gels takes 1 of them onto their character card'],
  heartbeat: ['for each wadder space with 2 or more gels the commando nearest to it suffers [S] damage'],
  'purge-vent': ['return up to 2 gels per commando from the map to the supply'],
  'dogra-fires': ['the commando nearest the boss suffers [M] [A] damage'],
  'dimers-drift': [
    'each bubble dimer moves 1 space towards the commando nearest to it',
    'A commando whose space it enters suffers [M] damage, and the dimer returns to the supply.',
  ],
};

export function bossRules(rule: BossRule): readonly Rule[] {
  switch (rule.is) {
    case 'blast-doors':
      return [{ name: 'Blast Doors', text: `An attack on the boss from more than ${spaces(rule.beyond)} away ignores ${successes(rule.ignored)}.` }];
    case 'bubble-screen':
      return [
        {
          name: 'Setup',
          text: `Place ${rule.perCommando} bubble dimers per commando, one in each of the empty spaces nearest the boss spaces.`,
        },
        {
          name: 'Bubble Screen',
          text: 'A commando who runs into a space with a bubble dimer suffers [M] damage, and the dimer returns to the supply. An attack on the boss by a commando with a dimer within 1 space rolls 1 die fewer (at least 1).',
        },
      ];
    case 'trample':
      return [{ name: 'Trample', text: 'When the boss ends a move, each commando adjacent to it suffers [M] damage.' }];
    case 'brood-mother':
      return [
        {
          name: 'Hatch a bugger',
          text: 'Search the enemy deck, then its discard pile, for a bugger and treat it as drawn. Shuffle what you searched. If there is none left, suffer [S] damage instead.',
        },
        { name: 'Brood Mother', text: `While a bugger card is in any play area, each attack on the boss ignores ${successes(rule.ignored)}.` },
      ];
  }
}

export function stageSetup(inPlay: readonly string[], shuffled: number): Rule {
  return { name: 'Setup', text: `Put ${and(inPlay)} in the stage play area. Shuffle the other ${shuffled} cards.` };
}

export function stageRules(id: StageId): readonly Rule[] {
  switch (id) {
    case 'jungle':
      return [
        { name: 'Alarm!', text: 'When 4 alarm tokens lie on Base Alarm, remove them all and each commando draws an enemy.' },
        { name: 'Alarm post', text: 'When you enter an alarm post, you may spend [S] to remove 1 alarm token from Base Alarm.' },
      ];
    case 'waterfall':
      return [
        {
          name: 'Slow Down!',
          text: 'Once per round, in a commando turn, the active player may discard the top stage card to move the slip marker 2 spaces back.',
        },
        { name: 'Platform', text: 'A platform shelters from the effects that say so.' },
      ];
    case 'snow-field':
      return [{ name: 'Deep Drifts', text: 'A commando who runs into a drift space ends that move there.' }];
    case 'alien-lair':
      return [
        {
          name: 'Burn the Nest',
          text: 'Instead of dealing them, an attacker may put any of the successes of an attack as damage on one wadder space within its range.',
        },
        {
          name: 'Infectious gels',
          text: 'A commando who runs into a space with gels takes 1 of them onto their character card. With 1 or more there, add [S] to your enemy attacks; with 3 or more, add [S] [S].',
        },
        {
          name: 'We’re overrun!',
          text: 'Whenever gels cannot be placed or a demand of this stage cannot be met in full, the commando concerned suffers [*] damage (each commando, if it concerns nobody in particular). Then return 3 gels from the map to the supply.',
        },
      ];
  }
}

export function stageNotes(id: StageCardId): readonly string[] {
  if (id !== 'slip-track') return [];
  return [
    'On a slip space each commando not on a platform must spend [M] or is moved 1 space away from the boss. On the fall space each commando suffers [M] [M] damage, or [M] damage on a platform; then the marker returns to the first slip space.',
  ];
}
