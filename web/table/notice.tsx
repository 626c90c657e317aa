import type { ComponentChildren } from 'preact';
import { Logo } from '../kit/logo.tsx';
import './notice.css';

/** A screen with one thing to say. */
export function Notice({
  title,
  says,
  busy = false,
  children,
}: {
  readonly title: string;
  readonly says?: string;
  readonly busy?: boolean;
  readonly children?: ComponentChildren;
}) {
  return (
    <main className="notice" aria-busy={busy}>
      <Logo />
      <h1>{title}</h1>
      {says === undefined ? null : <p>{says}</p>}
      {children === undefined ? null : <div className="notice-acts">{children}</div>}
    </main>
  );
}
