import type { Store, Verdict, Write } from '../storage/store.ts';

/** A store with a disk that can be made slow or full, before or after it has written. */
export interface FailingStore extends Store {
  /** Called instead of writing; `write` does it. */
  onCommit: (write: () => Promise<Verdict>, what: Write) => Promise<Verdict>;
}

export function failing(store: Store): FailingStore {
  const own = { onCommit: (write: () => Promise<Verdict>) => write() };
  return new Proxy(store, {
    get(target, name) {
      if (name === 'onCommit') return own.onCommit;
      if (name === 'commit') return (what: Write) => (own.onCommit as FailingStore['onCommit'])(() => target.commit(what), what);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set(_, name, value) {
      if (name === 'onCommit') own.onCommit = value;
      return name === 'onCommit';
    },
  }) as FailingStore;
}

/** The next write waits until it is released; `reached` when somebody wants to write. */
export function heldWrite(store: FailingStore): { readonly reached: Promise<void>; release(): void } {
  const [reached, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  store.onCommit = async (write) => {
    store.onCommit = (next) => next();
    reached.resolve();
    await held.promise;
    return write();
  };
  return { reached: reached.promise, release: () => held.resolve() };
}
