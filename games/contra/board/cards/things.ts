import type { Looked } from './shown.ts';

/** What each element of the page stands for. */
const things = new WeakMap<Element, Looked>();

/** The `ref` of an element that can be looked at. */
export function thing(what: Looked): (element: Element | null) => void {
  return (element) => {
    if (element !== null) things.set(element, what);
  };
}

export interface Found {
  readonly at: Element;
  readonly what: Looked;
}

/** What an element belongs to, as far as it can be looked at. */
export function thingAt(target: EventTarget | null): Found | null {
  for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement) {
    const what = things.get(at);
    if (what !== undefined) return { at, what };
  }
  return null;
}
