import type { TableClient, TableState } from '#wire';
import { noteAcknowledged, sharesToShow } from './fair-notes.ts';

/** A little longer than the server gives everybody to show their bytes, in milliseconds. */
const LONG_ENOUGH = 11_000;

/** Shows this device's bytes when the host begins, and begins without those of others who are not there. */
export class Revealing {
  readonly #client: Pick<TableClient, 'act'>;
  #ready: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: Pick<TableClient, 'act'>) {
    this.#client = client;
  }

  look({ id, phase, ready, pledges }: TableState, sitsHere: boolean): void {
    if (phase !== 'open' || ready === null) this.end();
    if (phase !== 'open' || ready === null || ready === this.#ready || !sitsHere) return;
    this.#ready = ready;
    const shares = sharesToShow(id, pledges);
    if (shares.length > 0)
      this.#client.act('reveal', { shares }).then(
        () => noteAcknowledged(id),
        () => undefined,
      );
    this.#timer = setTimeout(() => void this.#client.act('start', {}).catch(() => undefined), LONG_ENOUGH);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
