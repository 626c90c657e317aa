import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './controls.css';

export interface Segment<T> {
  readonly value: T;
  readonly label: ComponentChildren;
}

/** One of a few, side by side. The arrow keys go from one to the next. */
export function Segmented<T extends string | number | boolean>(props: {
  readonly label: string;
  readonly segments: readonly Segment<T>[];
  readonly value: T;
  change(value: T): void;
  /** The label is said elsewhere, by the element with this id. */
  readonly labelledBy?: string;
}) {
  const name = useId();
  const { label, segments, value, change, labelledBy } = props;
  return (
    <div className="segmented" role="radiogroup" {...(labelledBy === undefined ? { 'aria-label': label } : { 'aria-labelledby': labelledBy })}>
      {segments.map((segment) => (
        <label key={String(segment.value)}>
          <input type="radio" name={name} checked={segment.value === value} onChange={() => change(segment.value)} />
          <span>{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
