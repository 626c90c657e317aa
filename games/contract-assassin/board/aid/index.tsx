import { type Aid, termsOf } from '#kit';
import { KILLS, WAYS_OUT } from '../../facts/aid.ts';
import { ACTIONS, HIDING_TURNS, MOST_GETAWAYS, MOST_WEAPONS, PRISON_TURNS } from '../../rules/state.ts';
import type { ContractAssassinWords } from '../../words/words.ts';
import { Face, GameIcon } from '../art/pictures.tsx';
import type { Item } from '../examples/examples.ts';
import { Row } from '../examples/scene-row.tsx';
import '../examples/example.css';

/** What lies beside the table. */
export async function aidOf(words: ContractAssassinWords): Promise<Aid> {
  const { turn, term, odds, changed } = await words.aids();
  const { kill, out } = odds;
  const drawn = (...items: readonly Item[]) => <Row items={items} words={words.say} />;
  return {
    turn: [
      turn.actions({ actions: ACTIONS }),
      turn.bonus,
      turn.attempt({ weapons: MOST_WEAPONS }),
      turn.guard,
      turn.flee({ getaways: MOST_GETAWAYS }),
      turn.prison({ missed: PRISON_TURNS }),
      turn.end,
    ],
    terms: termsOf(
      ['action', term.action, drawn(['actions', 'archie'])],
      ['name', term.name, <Face key="name" of="rome" />],
      ['space', term.space, drawn(['pawn', 'sugar'])],
      ['home', term.home, drawn(['home', 'archie'])],
      ['weapon', term.weapon, drawn(['card', 'juggling-knives'])],
      ['death-dice', term['death-dice'], drawn(['death-dice', 3, 4])],
      ['getaway', term.getaway, drawn(['card', 'night-train'])],
      ['getaway-die', term['getaway-die'], drawn(['getaway-die', 3])],
      ['guard', term.guard, drawn(['guard', 8])],
      ['skill', term.skill, drawn(['card', 'explosives', 6])],
      ['bonus', term.bonus, drawn(['card', 'loaded-dice'])],
      ['prison', { ...term.prison, says: term.prison.says({ missed: PRISON_TURNS }) }, <GameIcon key="prison" name="window-bars" />],
      ['hiding', { ...term.hiding, says: term.hiding.says({ missed: HIDING_TURNS }) }, drawn(['card', 'body-double'])],
    ),
    signs: ['name', 'home', 'weapon', 'skill', 'getaway', 'getaway-die', 'bonus', 'guard', 'prison'],
    tables: [
      {
        title: kill.title,
        head: [kill.weapon, kill.ways, kill.chance],
        rows: KILLS.map(({ id, number, ways, rolls }) => ({
          of: kill.row({ number, weapon: words.say.card[id] }),
          cells: [kill.of({ ways, rolls }), { chance: ways / rolls }],
        })),
      },
      {
        title: out.title,
        head: [out.cards, out.chance],
        rows: WAYS_OUT.map(({ cards, chance }) => ({ of: out.row({ cards }), cells: [{ chance }] })),
      },
    ],
    changes: [
      { rules: 2, says: changed.shown, clause: 'contract-assassin.kit.open-hands' },
      { rules: 3, says: changed.asked, clause: 'contract-assassin.kit.open-hands' },
    ],
  };
}
