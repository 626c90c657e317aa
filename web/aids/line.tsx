import { Fragment } from 'preact';
import { piecesOfLine } from '../kit/aid.ts';

/** A line whose words explain themselves: by mouse, by keyboard, by a tap. */
export function Line({ text }: { readonly text: string }) {
  return piecesOfLine(text).map(({ text: shown, term }, at) =>
    term === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line are known by their places
      <Fragment key={at}>{shown}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line are known by their places
      <button key={at} type="button" className="term-word" data-term={term}>
        {shown}
      </button>
    ),
  );
}
