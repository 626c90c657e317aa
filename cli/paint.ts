import { styleText } from 'node:util';
import type { Paint } from '#games';

const STYLES = ['bold', 'dim', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'inverse'] as const;

function painted(colour: boolean): Paint {
  return Object.fromEntries(STYLES.map((style) => [style, (text: string) => (colour ? styleText(style, text, { validateStream: false }) : text)])) as Paint;
}

export const PLAIN: Paint = painted(false);
export const COLOURED: Paint = painted(true);

/** Colours on a terminal that can show them and where nobody has asked for none. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return stream.isTTY && stream.hasColors() ? COLOURED : PLAIN;
}
