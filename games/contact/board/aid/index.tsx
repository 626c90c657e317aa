import { type Aid, termsOf } from '#kit';
import { GRENADE } from '../../content/members.ts';
import { BITES, SHOTS, SURE_BITE } from '../../facts/aid.ts';
import type { ContactWords } from '../../words/words.ts';
import { AttackDice, Reach } from '../art/pictures.tsx';
import type { Item } from '../examples/examples.ts';
import { OnBoard } from '../examples/on-board.tsx';
import { Row } from '../examples/scene-row.tsx';
import '../examples/example.css';

const drawn = (...items: readonly Item[]) => <Row items={items} />;

/** What lies beside the table. */
export async function aidOf(words: ContactWords): Promise<Aid> {
  const { turn, term, odds, changed } = await words.aids();
  const { shots, bites } = odds;
  return {
    turn: [turn.bite, turn.move, turn.arrive, turn.act, turn.end],
    terms: termsOf(
      ['ring', term.ring, <OnBoard key="ring" scene={{ lit: { 'blue3/r1': '1', 'blue3/r2': '2', 'blue3/r3': '3', 'blue3/r4': '4' } }} />],
      ['group', term.group, drawn(['zombies', 8])],
      ['need', term.need, drawn(['die', 4, 'good'])],
      ['arrival', term.arrival, drawn(['spawn-die', 6, 'blue'], ['spawn-die', 3, 'brown'])],
      ['bite', term.bite, drawn(['die', 2, 'bad'])],
      ['member', term.member, drawn(['member', 'cooper'])],
      ['dice', term.dice, <AttackDice key="dice" dice={2} says={term.dice.name} />],
      ['reach', term.reach, <Reach key="reach" rings={[1, 3]} says={term.reach.name} />],
      ['grenade', { ...term.grenade, says: term.grenade.says({ kills: GRENADE.kills }) }, drawn(['icon', 'grenade'])],
      ['ardor', term.ardor, drawn(['die', 2, 'bad'], '→', ['die', 5, 'good'])],
      ['hold', term.hold, drawn(['icon', 'winchester-rifle'])],
      ['marker', term.marker, <OnBoard key="marker" scene={{ marker: [2, 3] }} />],
      ['helicopter', term.helicopter, drawn(['icon', 'helicopter'])],
    ),
    signs: ['need', 'arrival', 'group', 'reach', 'dice', 'grenade', 'ardor'],
    tables: [
      {
        title: shots.title,
        head: [shots.ring, shots.need, shots.chance],
        rows: SHOTS.map(({ ring, needs, chance }) => ({ of: shots.row({ ring }), cells: [shots.from({ needs }), { chance }] })),
      },
      {
        title: bites.title,
        head: [bites.group, bites.chance, bites.fortified],
        rows: BITES.map(({ zombies, chance, fortified }) => ({
          of: zombies === SURE_BITE ? bites.more({ zombies }) : bites.row({ zombies }),
          cells: [{ chance }, { chance: fortified }],
        })),
      },
    ],
    changes: [{ rules: 2, says: changed.victim, clause: 'contact.hit.team-chooses' }],
  };
}
