import type { ComponentChildren } from 'preact';
import { Avatar } from '../app/avatar.tsx';

/** Whose page it is. */
export function Heading({ name, picture, children }: { readonly name: string; readonly picture: string | null; readonly children: ComponentChildren }) {
  return (
    <section className="who">
      <Avatar name={name} picture={picture ?? ''} />
      <div>
        <h1>{name}</h1>
        {children}
      </div>
    </section>
  );
}
