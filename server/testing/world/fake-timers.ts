import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import type { Stream } from '#kernel';
import type { Clock, Happening } from './clock.ts';

/** A timer as Node gives it. */
class Timer {
  readonly #clock: Clock;
  readonly #every: number | null;
  readonly #ring: () => void;
  #next: Happening;

  constructor(clock: Clock, milliseconds: number, ring: () => void, repeats: boolean) {
    this.#clock = clock;
    this.#every = repeats ? Math.max(1, milliseconds) : null;
    this.#ring = ring;
    this.#next = clock.after(milliseconds, clock.who, () => this.#rings());
  }

  cancel(): void {
    this.#next.off = true;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  #rings(): void {
    if (this.#every !== null) this.#next = this.#clock.after(this.#every, this.#next.who, () => this.#rings());
    this.#ring();
  }
}

/**
 * From here on this process knows no time but that of the clock and no chance but that of the stream: whatever program runs in
 * it, it runs the same again. There is no way back; a world has its process to itself.
 */
export function replaceTimeAndRandomness(clock: Clock, chance: Stream): void {
  const RealDate = Date;
  class VirtualDate extends RealDate {
    constructor(...given: [] | [number | string]) {
      if (given.length === 0) super(clock.now);
      else super(...given);
    }
    static override now(): number {
      return Math.floor(clock.now);
    }
  }
  const bytes = (into: Uint8Array): void => {
    for (let i = 0; i < into.length; i++) into[i] = chance.word() & 255;
  };
  const randomBytes = (length: number): Buffer => {
    const buffer = Buffer.alloc(length);
    bytes(buffer);
    return buffer;
  };
  const randomUUID = (): string =>
    randomBytes(16)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const getRandomValues = <T extends ArrayBufferView>(view: T): T => {
    bytes(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
    return view;
  };
  const start =
    (repeats: boolean) =>
    (ring: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) =>
      new Timer(clock, milliseconds, () => ring(...given), repeats);
  const cancel = (timer: unknown): void => {
    if (timer instanceof Timer) timer.cancel();
  };
  const born = clock.now;
  Object.assign(globalThis, { Date: VirtualDate });
  Object.assign(globalThis, { setTimeout: start(false), setInterval: start(true), clearTimeout: cancel, clearInterval: cancel });
  Object.assign(globalThis, { setImmediate: (ring: () => void) => new Timer(clock, 0, ring, false), clearImmediate: cancel });
  Object.assign(Math, { random: () => chance.word() / 2 ** 32 });
  Object.defineProperty(performance, 'now', { value: () => clock.now - born });
  Object.defineProperties(globalThis.crypto, { randomUUID: { value: randomUUID }, getRandomValues: { value: getRandomValues } });
  Object.assign(crypto, { randomBytes, randomUUID });
  Object.assign(timers, {
    setTimeout: (milliseconds: number, value: unknown, { signal }: { signal?: AbortSignal } = {}) => later(clock, milliseconds, value, signal),
    setImmediate: (value: unknown) => later(clock, 0, value),
  });
  syncBuiltinESMExports();
}

function later(clock: Clock, milliseconds: number, value: unknown, signal?: AbortSignal): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const timer = new Timer(clock, milliseconds, () => resolve(value), false);
  signal?.addEventListener('abort', () => {
    timer.cancel();
    reject(signal.reason);
  });
  return promise;
}
