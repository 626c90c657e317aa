import type { RefObject, TargetedKeyboardEvent } from 'preact';
import { useCallback, useRef, useState } from 'preact/hooks';

/** What somebody does with a place of a drawing. */
interface Touch<Id extends string> {
  press(id: Id, element: Element): void;
  point(id: Id | null): void;
}

interface Steps<Id extends string> extends Touch<Id> {
  stopAt(id: Id): void;
  /** Goes to the neighbour that a key means; whether there is one. */
  walk(from: Id, key: string): boolean;
}

/** How the places of a drawing are walked over with the arrow keys; Tab comes to one of them. */
export interface Walk<Id extends string> {
  /** The group the places are in. */
  readonly group: RefObject<SVGGElement | null>;
  /** Where the focus was last; null when it has not been there. */
  readonly stop: Id | null;
  /** What each place gets. */
  readonly steps: Steps<Id>;
}

/** `next` is the neighbour that a key means; `attribute` names a place on its element. */
export function useWalk<Id extends string>(attribute: `data-${string}`, next: (from: Id, key: string) => Id | null, touch: Touch<Id>): Walk<Id> {
  const group = useRef<SVGGElement>(null);
  const [stop, stopAt] = useState<Id | null>(null);
  const walk = useCallback(
    (from: Id, key: string): boolean => {
      const to = next(from, key);
      if (to === null) return false;
      stopAt(to);
      const element = group.current?.querySelector(`[${attribute}="${to}"]`);
      if (element instanceof SVGElement) element.focus();
      return true;
    },
    [attribute, next],
  );
  return { group, stop, steps: { ...touch, stopAt, walk } };
}

/** What a place of a drawing needs that is a button and can be walked over. */
export interface WalkedProps<Id extends string> extends Steps<Id> {
  readonly says: string;
  /** Something can be done there. */
  readonly open: boolean;
  /** The one that Tab comes to. */
  readonly isStop: boolean;
}

/** The attributes of its element; it still has to say that it is a button. */
export function walked<Id extends string>(id: Id, { says, open, isStop, press, point, walk, stopAt }: WalkedProps<Id>) {
  return {
    tabindex: isStop ? 0 : -1,
    'aria-label': says,
    'aria-disabled': open ? undefined : true,
    onClick: (event: { readonly currentTarget: Element }): void => press(id, event.currentTarget),
    onKeyDown: (event: TargetedKeyboardEvent<Element>): void => {
      const pressed = event.key === 'Enter' || event.key === ' ';
      if (pressed) press(id, event.currentTarget);
      if (!pressed && !walk(id, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus: (): void => {
      stopAt(id);
      if (open) point(id);
    },
    onBlur: (): void => point(null),
    onPointerEnter: (): void => {
      if (open) point(id);
    },
    onPointerLeave: (): void => point(null),
  };
}
