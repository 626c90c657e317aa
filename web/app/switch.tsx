import type { ComponentChildren } from 'preact';
import './controls.css';

/** On or off; the whole line can be clicked. */
export function Switch({ on, change, children }: { readonly on: boolean; change(on: boolean): void; readonly children: ComponentChildren }) {
  return (
    <label className="switch">
      <span>{children}</span>
      <input type="checkbox" role="switch" checked={on} aria-checked={on} onChange={() => change(!on)} />
      <i aria-hidden="true" />
    </label>
  );
}
