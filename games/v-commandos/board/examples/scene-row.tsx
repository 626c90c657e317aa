import type { ComponentChildren } from 'preact';
import { ExampleRow } from '#kit';
import { missionNamed } from '../../content/cards.ts';
import { COMMANDOS, type CommandoId } from '../../content/commandos.ts';
import { enemyNamed, HAS_MASK, PUSH } from '../../content/enemies.ts';
import { WEAPONS, type WeaponId } from '../../content/kit.ts';
import type { Messages } from '../../words/messages.ts';
import { WEAPON_ICONS } from '../art/looks.ts';
import { Drawn, StateSign } from '../art/pictures.tsx';
import { BarrelSign, ChargeSign, EnemySign, EntranceSign, KitSign, Marker, NestSign, Trapdoor } from '../map/signs.tsx';
import { Token } from '../map/token.tsx';
import { MiniMap } from '../operation/mini-map.tsx';
import { Points, Wounds } from '../team/team.tsx';
import type { Item, Unit } from './examples.ts';

/** Pictures one beside the other; the line below says what one sees. */
export function Row({ items, say }: { readonly items: readonly Item[]; readonly say: Messages }) {
  return <ExampleRow items={items} className="vc-example-row" draw={(item) => <Part item={item} say={say} />} />;
}

function Part({ item, say }: { readonly item: Exclude<Item, string>; readonly say: Messages }) {
  switch (item[0]) {
    case 'commando':
    case 'enemy':
    case 'kit':
      return (
        <Piece wide={item[0] === 'commando'}>
          <UnitSign unit={item} />
        </Piece>
      );
    case 'gone':
      return (
        <Piece wide={item[1][0] === 'commando'} gone>
          <UnitSign unit={item[1]} />
        </Piece>
      );
    case 'gassed':
      return (
        <Piece wide={item[1][0] === 'commando'} gone={!isMasked(item[1])}>
          <UnitSign unit={item[1]} />
        </Piece>
      );
    case 'pushes':
      return (
        <span className="vc-example-under">
          <Piece>
            <EnemySign id={item[1]} />
          </Piece>
          {PUSH[enemyNamed(item[1])]}
        </span>
      );
    case 'weapon':
      return <WeaponPart id={item[1]} name={say.weapon[item[1]]} />;
    case 'marker':
      return (
        <Piece>
          <Marker what={item[1]} done={item[2] === 'done'} loud={item[2] === 'loud'} />
        </Piece>
      );
    case 'entrance':
      return (
        <Piece wide>
          <EntranceSign turn={0} draws={item[1]} loud={false} would={false} />
        </Piece>
      );
    case 'trapdoor':
      return (
        <Piece>
          <Trapdoor open={item[1] === 'open'} />
        </Piece>
      );
    case 'nest':
      return (
        <Piece>
          <NestSign kind="mg" />
        </Piece>
      );
    case 'barrel':
      return (
        <Piece>
          <BarrelSign />
        </Piece>
      );
    case 'charge':
      return (
        <Piece>
          <ChargeSign timer={0} />
        </Piece>
      );
    case 'icon':
      return (
        <Piece>
          <Drawn name={item[1]} side={38} className="vc-example-icon" />
        </Piece>
      );
    case 'hidden':
      return (
        <svg className="vc-example-hidden" viewBox="-26 -34 52 68" aria-hidden="true">
          <rect x="-24" y="-32" width="48" height="64" rx="7" />
          <Drawn name={item[1]} side={30} y={-10} />
          <text y="26" textAnchor="middle">
            ?
          </text>
        </svg>
      );
    case 'actions': {
      const { actions } = cardOf(item[1]);
      return <Points left={actions - item[2]} of={actions} says="" />;
    }
    case 'wounds':
      return <Wounds n={item[2]} of={cardOf(item[1]).wounds} says="" />;
    case 'saved':
      return (
        <span className="vc-example-saved">
          {Array.from({ length: cardOf(item[1]).plus }, (_, slot) => slot).map((slot) => (
            <i key={slot} className={slot < item[2] ? 'on' : undefined}>
              +1
            </i>
          ))}
        </span>
      );
    case 'gap':
      return <span className="vc-example-gap">0</span>;
    case 'number':
      return <strong>{item[1]}</strong>;
    case 'terrain':
      return (
        <span className={item[2] ? 'vc-example-terrain complete' : 'vc-example-terrain'}>
          <MiniMap id={item[1]} />
        </span>
      );
    case 'stamp': {
      const special = missionNamed(item[1]).specials[item[2]];
      return special === undefined ? null : <span className={`vc-stamp ${special.stamp}`}>{say.special[special.name]}</span>;
    }
  }
}

/** The first side of a commando's card. */
function cardOf(id: CommandoId): (typeof COMMANDOS)[number]['sides'][0] {
  return (COMMANDOS.find((card) => card.id === id) ?? COMMANDOS[0]).sides[0];
}

function isMasked([of, id]: Unit): boolean {
  return of === 'enemy' ? HAS_MASK[enemyNamed(id)] === true : of === 'commando' && 'mask' in cardOf(id);
}

interface PieceProps {
  /** A commando or an entrance; everything else is smaller. */
  readonly wide?: boolean;
  readonly gone?: boolean;
  readonly children: ComponentChildren;
}

function Piece({ wide = false, gone = false, children }: PieceProps) {
  return (
    <svg className="vc-example-piece" viewBox={wide ? '-31 -31 62 62' : '-22 -22 44 44'} aria-hidden="true">
      <g opacity={gone ? 0.8 : undefined}>{children}</g>
      {gone ? <path d="M-17-17 17 17M17-17-17 17" className="vc-gone" /> : null}
    </svg>
  );
}

function UnitSign({ unit }: { readonly unit: Unit }) {
  switch (unit[0]) {
    case 'commando':
      return <Token id={unit[1]} state={unit[2]} />;
    case 'enemy':
      return <EnemySign id={unit[1]} />;
    case 'kit':
      return <KitSign id={unit[1]} />;
  }
}

/** A weapon with its boxes, and the signs of what it gives away. */
function WeaponPart({ id, name }: { readonly id: WeaponId; readonly name: string }) {
  const weapon = WEAPONS.find((other) => other.id === id);
  if (weapon === undefined) return null;
  return (
    <span className="vc-example-under">
      <svg className="vc-example-weapon" viewBox="-40 -26 80 62" aria-hidden="true">
        <rect x="-38" y="-24" width="76" height="58" rx="8" />
        <Drawn name={WEAPON_ICONS[id]} side={34} x={weapon.eye || weapon.loud ? -14 : 0} y={-4} className="sign" />
        {Array.from({ length: weapon.boxes }, (_, i) => i).map((i) => (
          <rect key={i} x={-4.5 + (i - (weapon.boxes - 1) / 2) * 13} y="20" width="9" height="9" rx="2" className="box" />
        ))}
        {weapon.eye ? (
          <g transform="translate(22 -9)">
            <StateSign state="visible" />
          </g>
        ) : null}
        {weapon.loud ? <Drawn name="shouting" side={18} x={22} y={weapon.eye ? 12 : -4} className="sign" /> : null}
      </svg>
      {name}
    </span>
  );
}
