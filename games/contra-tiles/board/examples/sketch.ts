import { COLOURS, type Colour } from '../../content/tiles.ts';
import type { Laid } from '../../view.ts';

/** A layout from a drawing: a crown is its colour, a player tile `b:RRGY` or `w:RRGY`, `.` is an empty cell. The first word lies on 0,0. */
export function sketched(drawing: string): Laid[] {
  return drawing.split('/').flatMap((line, y) =>
    line
      .trim()
      .split(/\s+/)
      .flatMap((word, x): Laid[] => {
        if (word === '.') return [];
        const [owner, edges] = word.split(':');
        if (edges !== undefined) return [{ x, y, side: owner === 'w' ? 1 : 0, edges }];
        return isColour(word) ? [{ x, y, crown: word }] : [];
      }),
  );
}

function isColour(word: string): word is Colour {
  return COLOURS.some((colour) => colour === word);
}
