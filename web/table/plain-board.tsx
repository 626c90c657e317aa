import { useEffect } from 'preact/hooks';
import type { Paint, TextOf } from '#games';
import { Frame } from '../kit/frame.tsx';
import { useTable } from '../kit/table.ts';
import { SeatStrip } from './seat-strip.tsx';

const same = (text: string): string => text;
const PLAIN: Paint = { bold: same, dim: same, red: same, green: same, yellow: same, blue: same, magenta: same, cyan: same, inverse: same };

/** A game that has no board of its own yet: the table as text, the moves as a list. */
export function PlainBoard({ text }: { readonly text: TextOf }) {
  const { box, scene, eyes, transition, shown } = useTable();
  useEffect(() => shown(transition.id), [transition.id, shown]);
  return (
    <Frame
      list="open"
      seats={<SeatStrip />}
      stage={
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        <section className="plain-board" aria-label={box.game.title} tabIndex={0}>
          <pre>{text.draw(scene.view, eyes, PLAIN)}</pre>
        </section>
      }
    />
  );
}
