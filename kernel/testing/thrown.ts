/** What was thrown, if it is of this kind; null when nothing was. All else is thrown on. */
export function thrownBy<E extends Error>(act: () => unknown, kind: abstract new (...args: never) => E): E | null {
  try {
    act();
  } catch (thrown) {
    if (thrown instanceof kind) return thrown;
    throw thrown;
  }
  return null;
}
