/** What the page of the API does in the browser: search, and copying examples. It is sent as its own text. */
export function docsClient(): void {
  const search = document.querySelector<HTMLInputElement>('#search');
  const none = document.querySelector<HTMLElement>('#none');
  const find = (): void => {
    const words = (search?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const item of document.querySelectorAll<HTMLElement>('[data-find]')) {
      const fits = words.every((word) => (item.dataset['find'] ?? '').includes(word));
      item.hidden = !fits;
      if (fits && item.matches('article')) found++;
    }
    for (const section of document.querySelectorAll<HTMLElement>('section[data-group]'))
      section.hidden = words.length > 0 && section.querySelector('article:not([hidden])') === null;
    if (none !== null) none.hidden = found > 0;
  };
  search?.addEventListener('input', find);
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target === search) return;
    event.preventDefault();
    search?.focus();
  });
  for (const button of document.querySelectorAll<HTMLButtonElement>('button.copy'))
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.parentElement?.querySelector('code')?.textContent ?? '');
      button.textContent = 'Copied';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 1500);
    });
  const open = (): void => {
    const target = document.getElementById(location.hash.slice(1));
    const details = target?.querySelector('details');
    if (details != null) details.open = true;
    target?.scrollIntoView();
  };
  addEventListener('hashchange', open);
  open();
}
