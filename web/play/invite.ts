const KEY = 'muster.invite';

/** Whoever comes by a host's link (`/#invite=…`) has it until they have given their name. */
export function keepInvite(): void {
  const code = /^#invite=([A-Za-z0-9_-]{22})$/.exec(location.hash)?.[1];
  if (code === undefined) return;
  history.replaceState(null, '', location.pathname);
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // The link works again where this page may keep something.
  }
}

export function keptInvite(): { readonly invite?: string } {
  try {
    const invite = localStorage.getItem(KEY);
    return invite === null ? {} : { invite };
  } catch {
    return {};
  }
}

/** It has let somebody in, and lets in nobody else. */
export function dropInvite(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
}
