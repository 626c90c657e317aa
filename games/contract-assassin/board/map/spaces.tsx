import { memo } from 'preact/compat';
import { useWalk, type WalkedProps, walked } from '#kit';
import type { AssassinId } from '../../content/assassins.ts';
import { SPACE_DATA, type SpaceId } from '../../content/world.ts';
import type { Option } from '../../types.ts';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { labelAt, type MapSpace, nextSpace } from './geometry.ts';

export interface SpacesProps {
  /** Drawn again beyond the date line: for the pointer alone. */
  readonly echo?: boolean;
  readonly view: View;
  readonly words: Messages;
  readonly lit: ReadonlyMap<SpaceId, readonly Option[]>;
  readonly shown: ReadonlySet<SpaceId>;
  readonly hinted: SpaceId | null;
  readonly pinged: ReadonlySet<SpaceId>;
  /** What was asked about and cannot be done. */
  readonly refused: SpaceId | null;
  /** Where Tab comes to when nothing is lit. */
  readonly home: SpaceId | null;
  says(option: Option): string;
  press(id: SpaceId, element: Element): void;
  point(id: SpaceId | null): void;
}

/** The spaces of the map: what may be chosen is lit, all can be walked over with the arrow keys and asked about. */
export function Spaces({ echo = false, view, words, lit, shown, hinted, pinged, refused, home, says, press, point }: SpacesProps) {
  const { group, stop, steps } = useWalk('data-space', nextSpace, { press, point });
  const [firstLit] = lit.keys();
  const tabStop = stop ?? firstLit ?? home ?? SPACE_DATA[0].id;
  return (
    <g ref={group}>
      {SPACE_DATA.map((space) => {
        const { id } = space;
        const options = lit.get(id) ?? [];
        const target = view.targets.find(({ city }) => city === id);
        const classes = ['space', `is-${space.kind}`];
        if (options.length > 0) classes.push('lit');
        if (shown.has(id)) classes.push('shown');
        if (id === hinted) classes.push('hinted');
        if (id === refused) classes.push('refused');
        if (pinged.has(id)) classes.push('pinged');
        if (target !== undefined) classes.push('wanted');
        return (
          <Space
            key={id}
            space={space}
            echo={echo}
            name={words.place[id]}
            className={classes.join(' ')}
            says={words.board.space({
              at: id,
              home: space.kind === 'home',
              of: assassinsOf(view.hitmen.filter((_, seat) => seat === target?.owner)),
              guards: target?.guards ?? [],
              pawns: assassinsOf(view.hitmen.filter((own) => own.space === id)),
              open: options.map(says),
            })}
            open={options.length > 0}
            isStop={id === tabStop}
            {...steps}
          />
        );
      })}
    </g>
  );
}

function assassinsOf(hitmen: View['hitmen']): readonly AssassinId[] {
  return hitmen.flatMap(({ assassin }) => assassin ?? []);
}

interface SpaceProps extends WalkedProps<SpaceId> {
  readonly space: MapSpace;
  readonly echo: boolean;
  readonly name: string;
  readonly className: string;
}

/** Drawn anew only when something about it changes. */
const Space = memo(function Space({ space, echo, name, className, ...rest }: SpaceProps) {
  const { id, x, y } = space;
  const place = { className, transform: `translate(${x} ${y})` };
  const { onClick, onPointerEnter, onPointerLeave, ...keys } = walked(id, rest);
  const pointer = { onClick, onPointerEnter, onPointerLeave };
  return echo ? (
    <g {...place} {...pointer}>
      <Marks space={space} name={name} />
    </g>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
    <g
      {...place}
      {...pointer}
      {...keys}
      role="button"
      data-space={id}
      data-spot={`space ${id}`}
      data-term={space.kind === 'home' ? 'home' : 'space'}
      data-note={space.kind === 'way' ? undefined : name}
    >
      <Marks space={space} name={name} />
    </g>
  );
});

function Marks({ space, name }: Pick<SpaceProps, 'space' | 'name'>) {
  const { id, kind } = space;
  const [dx, dy, anchor] = labelAt(id);
  return (
    <>
      <circle r={kind === 'way' ? 9 : 13} className="space-area" />
      <circle r={kind === 'way' ? 7.5 : 12.5} className="space-ring" />
      {'hub' in space ? <circle r="8.5" className="space-hub" /> : null}
      {kind === 'home' ? <path d="M0-7.5 7.5-1V6.5H-7.5V-1z" className="space-home" /> : <circle r={kind === 'way' ? 3.2 : 4.8} className="space-dot" />}
      <path d="M-6-6 6 6M6-6-6 6" className="space-no" />
      {kind === 'way' ? null : (
        <text x={dx} y={dy} textAnchor={anchor} className="space-name">
          {name}
        </text>
      )}
    </>
  );
}
