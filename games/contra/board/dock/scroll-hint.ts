/** What of a row is out of sight. */
export function moreOf({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): 'none' | 'left' | 'right' | 'both' {
  const before = scrollLeft > 1;
  const behind = scrollLeft + clientWidth < scrollWidth - 1;
  return before ? (behind ? 'both' : 'left') : behind ? 'right' : 'none';
}

/** The `ref` of a row that may be wider than its room: `data-more` says on which sides it goes on, and there it fades. */
export function scrollHint(row: HTMLElement | null): (() => void) | undefined {
  if (row === null) return;
  const tell = (): void => {
    row.setAttribute('data-more', moreOf(row));
  };
  const sizes = new ResizeObserver(tell);
  const contents = new MutationObserver(tell);
  sizes.observe(row);
  contents.observe(row, { childList: true, subtree: true, characterData: true });
  row.addEventListener('scroll', tell, { passive: true });
  tell();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    row.removeEventListener('scroll', tell);
  };
}
