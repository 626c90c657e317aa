import type { ComponentChildren } from 'preact';
import { type Aid, Die, termsOf } from '#kit';
import { sizeName } from '../../content/map.ts';
import { SIZES, UNSEEN, VOLLEYS } from '../../facts/aid.ts';
import { NEST_NUMBER } from '../../facts/attack.ts';
import type { VCommandosWords } from '../../words/words.ts';
import type { Item } from '../examples/examples.ts';
import { Row } from '../examples/scene-row.tsx';
import { Rose } from '../left/event-card.tsx';
import { DoorSign } from '../map/signs.tsx';
import '../examples/example.css';

/** What lies beside the table. */
export async function aidOf(words: VCommandosWords): Promise<Aid> {
  const { turn, term, odds, changed } = await words.aids();
  const { volley, unseen } = odds;
  const { say } = words;
  const drawn = (...items: readonly Item[]) => <Row items={items} say={say} />;
  const needs = (said: { readonly name: string; readonly says: (a: { readonly needed: number }) => string }, at: number) => ({
    name: said.name,
    says: said.says({ needed: SIZES[at]?.needed ?? 0 }),
  });
  return {
    turn: [turn.event, turn.commandos, turn.size, turn.free, turn.enter, turn.walk, turn.fire, turn.end],
    terms: termsOf(
      ['stealthy', term.stealthy, drawn(['commando', 'sapper', 'stealthy'])],
      ['visible', term.visible, drawn(['commando', 'sapper', 'visible'])],
      ['small', needs(term.small, 0), <SizeSign key="small" at={0} />],
      ['medium', needs(term.medium, 1), <SizeSign key="medium" at={1} />],
      ['large', needs(term.large, 2), <SizeSign key="large" at={2} />],
      ['action', term.action, drawn(['actions', 'sapper', 0])],
      ['plus', term.plus, drawn(['saved', 'sapper', 1])],
      ['stealth-die', term['stealth-die'], <DieOf key="stealth-die" value={2} />],
      ['guard', term.guard, drawn(['marker', 1, 'open'], ['enemy', 'mp40'])],
      ['enemy', term.enemy, drawn(['enemy', 'karabiner'], ['enemy', 'mp40'])],
      ['arrow', term.arrow, <Rose key="arrow" direction="E" say={say} />],
      ['alarm', term.alarm, drawn(['marker', 'alarm', 'loud'])],
      ['entrance', term.entrance, drawn(['entrance', 1])],
      ['trapdoor', term.trapdoor, drawn(['trapdoor', 'open'], ['trapdoor', 'blocked'])],
      ['door', term.door, <Doors key="door" />],
      ['objective', term.objective, drawn(['marker', 1, 'open'])],
      ['loot', term.loot, drawn(['kit', 'first-aid'])],
      ['tnt', term.tnt, drawn(['kit', 'tnt'])],
      ['wound', term.wound, drawn(['wounds', 'sapper', 1])],
      ['nest', { ...term.nest, says: term.nest.says({ nest: NEST_NUMBER }) }, drawn(['nest'])],
      ['bag', term.bag, drawn(['hidden', 'sergeant'])],
    ),
    signs: ['stealthy', 'visible', 'small', 'medium', 'large', 'plus', 'enemy', 'arrow', 'alarm', 'entrance', 'trapdoor', 'door', 'objective', 'nest'],
    tables: [
      {
        title: volley.title,
        head: [volley.dice, ...SIZES.map(({ size, needed }) => volley.needed({ size: volley[sizeName(size)], needed }))],
        rows: VOLLEYS.map(({ dice, chances }) => ({ of: volley.row({ dice }), cells: chances.map((chance) => ({ chance })) })),
      },
      {
        title: unseen.title,
        head: [unseen.enemies, unseen.chance],
        rows: UNSEEN.map(({ enemies, chance }) => ({ of: unseen.row({ enemies }), cells: [{ chance }] })),
      },
    ],
    changes: [
      { rules: 2, says: changed.maps, clause: 'v-commandos.setup.tiles' },
      { rules: 3, says: changed.healed, clause: 'v-commandos.alarm.silence' },
      { rules: 4, says: changed.nearest, clause: 'v-commandos.enemy-move.nearest-first' },
      { rules: 5, says: changed.given, clause: 'v-commandos.zero.timing' },
    ],
  };
}

/** How a tile says its size, and what hits there. */
function SizeSign({ at }: { readonly at: number }): ComponentChildren {
  const { size, needed } = SIZES[at] ?? { size: 0, needed: 0 };
  return (
    <svg viewBox="-34 -25 68 50" aria-hidden="true">
      <g className="vc-size">
        <rect x="-15" y="-8.500" width="30" height="17" rx="5" />
        <text y="4" textAnchor="middle">
          {sizeName(size)} {needed}+
        </text>
      </g>
    </svg>
  );
}

function Doors(): ComponentChildren {
  return (
    <svg viewBox="-24 -26 98 40" aria-hidden="true">
      <DoorSign open upright={false} />
      <g transform="translate(50 0)">
        <DoorSign open={false} upright={false} />
      </g>
    </svg>
  );
}

function DieOf({ value }: { readonly value: number }): ComponentChildren {
  return (
    <div className="vc-example-row">
      <Die value={value} look="bad" />
    </div>
  );
}
