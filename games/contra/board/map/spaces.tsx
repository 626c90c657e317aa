import { memo } from 'preact/compat';
import { foretold, plain } from '#games';
import { useTable, useWalk, type WalkedProps, walked } from '#kit';
import type { MapSpace, SpaceId, SpaceKind } from '../../content/index.ts';
import { whoIsAt } from '../../facts/places.ts';
import type { Contra } from '../../types.ts';
import type { View } from '../../view.ts';
import { spaceText } from '../../words/map.ts';
import type { ContraWords } from '../../words/words.ts';
import { octagon, polygon } from '../art/shapes.ts';
import { Glyph } from '../art/symbols.tsx';
import { thing } from '../cards/things.ts';
import type { Choosing, Option } from '../choosing.ts';
import { type Plan, WIDE } from './geometry.ts';

export interface SpacesProps {
  readonly plan: Plan;
  readonly view: View;
  readonly choosing: Choosing;
  readonly words: ContraWords;
  readonly hinted: ReadonlySet<SpaceId>;
  readonly pinged: ReadonlySet<SpaceId>;
  /** What was asked about and cannot be done. */
  readonly refused: SpaceId | null;
  press(id: SpaceId, element: Element): void;
  point(id: SpaceId | null): void;
}

const NONE: readonly Option[] = [];

/** The spaces of the map: what may be chosen is lit, all can be walked over with the arrow keys and asked about. */
export function Spaces({ plan, view, choosing, words, hinted, pinged, refused, press, point }: SpacesProps) {
  const { words: game, scene } = useTable<Contra>();
  const says = (option: Option): readonly string[] => foretold(game, option, scene.view).map(plain);
  const { group, stop, steps } = useWalk('data-space', plan.neighbour, { press, point });
  const [firstLit] = choosing.spaces.keys();
  const own = view.fighters[choosing.seat]?.space ?? '';
  const tabStop = plan.space(stop ?? firstLit ?? own)?.id ?? plan.spaces[0]?.id;
  return (
    <g ref={group}>
      {plan.spaces.map((space) => {
        const there = whoIsAt(view, space.id);
        const offers = choosing.spaces.get(space.id) ?? NONE;
        const aims = there.targets.flatMap((target) => choosing.targets.get(target) ?? NONE);
        const called = there.commando === null ? NONE : (choosing.commandos.get(there.commando) ?? NONE);
        const open = [...offers, ...aims, ...called];
        const classes = ['space', `is-${space.kind}`, space.ledge === '' ? '' : 'high'];
        if (offers.length > 0) classes.push('lit');
        if (aims.length > 0) classes.push('aimed');
        if (called.length > 0) classes.push('called');
        if (hinted.has(space.id)) classes.push('hinted');
        if (space.id === refused) classes.push('refused');
        if (pinged.has(space.id)) classes.push('pinged');
        return (
          <Space
            key={space.id}
            space={space}
            x={plan.at(space.id).x}
            y={plan.at(space.id).y}
            className={classes.join(' ')}
            says={[
              spaceText(
                space,
                view,
                open.map(({ answer }) => answer),
                words.say,
              ),
              ...open.flatMap(says),
            ].join(' ')}
            open={open.length > 0}
            jump={offers.length > 0 && offers.every(({ answer }) => answer.do === 'jump')}
            sensor={view.pillboxes.includes(space.id)}
            broken={view.broken.includes(space.id)}
            isStop={space.id === tabStop}
            {...steps}
          />
        );
      })}
    </g>
  );
}

interface SpaceProps extends WalkedProps<SpaceId> {
  readonly space: MapSpace;
  readonly x: number;
  readonly y: number;
  readonly className: string;
  /** It can only be jumped to. */
  readonly jump: boolean;
  readonly sensor: boolean;
  readonly broken: boolean;
}

const TILE = octagon(33, 28, 10);
const RIM = octagon(31.5, 26.5, 9.5);
const RING = octagon(38, 33, 12);

/** Drawn anew only when something about it changes. */
const Space = memo(function Space({ space, x, y, className, jump, sensor, broken, ...rest }: SpaceProps) {
  const { id } = space;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
    <g
      ref={thing({ kind: 'space', id })}
      className={className}
      transform={`translate(${x} ${y})`}
      role="button"
      data-space={id}
      data-spot={`space ${id}`}
      {...walked(id, rest)}
    >
      <rect className="space-area" x={-WIDE / 2 + 2} y="-40" width={WIDE - 4} height="80" />
      <path d={RING} className="space-ring" />
      <path d={TILE} transform="translate(0 5)" className="space-foot" />
      <path d={TILE} className="space-tile" />
      <path d={RIM} className="space-rim" />
      <Mark kind={space.kind} sensor={sensor} broken={broken} />
      {space.ledge === '' ? null : <path d="M17 17l5-5 5 5M17 22l5-5 5 5" className="space-high" />}
      {jump ? <path d="M-27-14q6-10 14-2m0-6v6h-6" className="space-jump" /> : null}
      <text x="-23" y="24" className="space-code">
        {id}
      </text>
      <path d="M-20-16 20 16M20-16-20 16" className="space-no" />
    </g>
  );
});

const HEX = polygon(6, 19);

/** What a space is, as a sign on it. */
export function Mark({ kind, sensor, broken }: { readonly kind: SpaceKind; readonly sensor: boolean; readonly broken: boolean }) {
  switch (kind) {
    case 'start':
      return <Glyph name="boot-prints" size={24} className="badge start" />;
    case 'enemy':
      return <Glyph name="alien-skull" size={26} className="badge enemy" />;
    case 'alarm-post':
      return <Glyph name="siren" size={28} className="badge alarm" />;
    case 'drift':
      return <Glyph name="snowflake-1" size={30} className="badge drift" />;
    case 'pillbox':
      return (
        <g className={sensor ? 'pillbox on' : 'pillbox'}>
          {sensor ? <circle r="21" className="pillbox-glow" /> : null}
          <path d={HEX} className="pillbox-hex" />
          <Glyph name="radar-dish" size={sensor ? 24 : 22} className="pillbox-dish" />
        </g>
      );
    case 'objective1':
    case 'objective2':
    case 'objective3':
      return (
        <g className="flag">
          <path d="M-9 15V-17M-9-17h19l-5 6.5 5 6.5H-9" />
          <text x="-1.5" y="-6.5" textAnchor="middle">
            {kind.at(-1)}
          </text>
        </g>
      );
    case 'platform':
      return broken ? (
        <path d="M-24 10-10 4-4 12 6 2 12 12 24 8M-20-10l10 6M22-12 10-6" className="platform broken" />
      ) : (
        <g className="platform">
          <path d="M-22-6 0-14 22-6 0 4z" />
          <path d="M-22-6V3L0 14V4M22-6V3L0 14" />
        </g>
      );
    case 'wadder':
      return (
        <g className="wadder">
          <circle r="20" />
          <path d="M-12-8Q0-20 12-8 20 4 8 14-6 20-14 8-18 0-12-8z" />
        </g>
      );
    default:
      return null;
  }
}
