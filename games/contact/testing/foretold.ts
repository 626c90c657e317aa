import { type Foretold, isChance } from '../../../kernel/testing/foretold.ts';
import { memberIn } from '../facts/attacks.ts';
import type { Aid, Preview, Removal } from '../preview.ts';
import type { Contact } from '../types.ts';
import { wrongAttack } from './foretold-attack.ts';
import { type Future, type Night, optionOf } from './foretold-futures.ts';
import { untilAllHaveEffect, wrongKeeping, wrongReroll } from './foretold-reroll.ts';
import { eventsOf } from './night.ts';

/**
 * Dice that are left are waived, unless they still have to be named; Ardor rolls a die again where nobody would fall without it,
 * and where First Aid would fail. What else a die may bring ends what is looked at.
 */
export const foretold: Foretold<Contact> = {
  goOn(match, { answer, preview }) {
    const { decision } = match.scene(null);
    if (preview?.kind === 'reroll' || preview?.kind === 'keeping') return untilAllHaveEffect(match);
    if (decision?.kind === 'aim' && preview?.kind === 'attack') {
      const goesOn = decision.about.naming && decision.about.member === memberIn(answer) && preview.spends === null;
      return goesOn ? optionOf(match, (other) => other.do === 'waive') : null;
    }
    // A die that was named before this one inspires: this one is still to come.
    if (decision?.kind === 'inspire' && preview?.kind === 'attack' && preview.also.length === 0) return optionOf(match, ({ do: does }) => does === 'inspire');
    if (decision?.kind !== 'ardor') return null;
    return optionOf(match, (other) => other.do === (inVain(decision.about.dice, preview) ? 'reroll' : 'keep'));
  },

  wrong(option, before, futures, exact) {
    const { preview } = option;
    switch (preview?.kind) {
      case 'attack':
        return wrongAttack(preview, option, before, futures, exact);
      case 'removal':
        return wrongRemoval(preview, before, futures);
      case 'reroll':
        return wrongReroll(preview, before, futures);
      case 'keeping':
        return wrongKeeping(preview, before, futures);
      case 'aid':
        return wrongAid(preview, futures, exact);
      case 'coming': {
        const [spawn] = futures.flatMap((future) => eventsOf(future, 'spawn'));
        return JSON.stringify(spawn?.placed) === JSON.stringify(preview.arrivals) ? null : `others come: ${JSON.stringify(spawn)}`;
      }
      default:
        return 'nothing is foretold';
    }
  },
};

function inVain(dice: readonly { readonly rolled: number; readonly for: string }[], preview: Preview | null): boolean {
  if (preview?.kind === 'aid') return true;
  if (preview?.kind !== 'attack' || dice.some(({ for: what }) => what === 'ronin-extra' || what === 'quantity')) return false;
  const least = Math.min(...preview.targets.map(({ needs }) => needs));
  return preview.targets.some(({ withArdor }) => withArdor !== null) && dice.every(({ rolled }) => rolled < least);
}

function wrongRemoval({ at, falls }: Removal, before: Night, futures: readonly Future[]): string | null {
  const standing = before.view(null).view.zombies[at] ?? 0;
  for (const future of futures) {
    const [wire] = eventsOf(future, 'tripwire');
    const left = [...eventsOf(future, 'scatter'), ...eventsOf(future, 'melee-expert'), ...eventsOf(future, 'shot')].find(({ segment }) => segment === at)?.left;
    const fell = wire === undefined ? standing - (left ?? standing) : wire.segment === at ? wire.removed : 0;
    if (fell !== falls) return `${fell} fall at ${at}, not ${falls}`;
  }
  return null;
}

function wrongAid({ below, chance, withArdor }: Aid, futures: readonly Future[], exact: boolean): string | null {
  const works = (future: Future): boolean => eventsOf(future, 'first-aid')[0]?.works === true;
  const again = (future: Future): boolean => eventsOf(future, 'ardor').length > 0;
  if (!isChance(chance, futures, (future) => works(future) && !again(future), exact)) return `it does not work with ${chance}`;
  if (withArdor === null ? futures.some(again) : !isChance(withArdor, futures, works, exact)) return `it does not work with ${withArdor} if rolled again`;
  return futures.every((future) => eventsOf(future, 'first-aid')[0]?.living === below) ? null : `it has to stay below another number than ${below}`;
}
