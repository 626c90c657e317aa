import type { Seat } from '#kernel';
import type { TableClient, TableState } from '#wire';
import { noteAcknowledged, notePlayed, sharesToShow } from './fair-notes.ts';

/** A little longer than the server gives everybody to show their bytes, in milliseconds. */
const LONG_ENOUGH = 11_000;

/** Shows this device's bytes when the host begins; whoever sits here, or is the host, begins without those of others who are not there. Notes that it did begin. */
export class Revealing {
  readonly #client: Pick<TableClient, 'act'>;
  #ready: number | null = null;
  #played = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: Pick<TableClient, 'act'>) {
    this.#client = client;
  }

  look({ id, phase, ready, pledges }: Pick<TableState, 'id' | 'phase' | 'ready' | 'pledges'>, mine: readonly Seat[], hosts: boolean): void {
    if (phase !== 'open' || ready === null) this.end();
    if (mine.length === 0 && !hosts) return;
    if (phase !== 'open' && mine.length > 0) this.#begun(id, mine);
    if (phase !== 'open' || ready === null || ready === this.#ready) return;
    this.#ready = ready;
    const shares = sharesToShow(id, pledges);
    if (shares.length > 0)
      this.#client.act('reveal', { shares }).then(
        () => noteAcknowledged(id),
        () => undefined,
      );
    this.#timer = setTimeout(() => void this.#client.act('start', {}).catch(() => undefined), LONG_ENOUGH);
  }

  #begun(id: string, mine: readonly Seat[]): void {
    if (!this.#played) notePlayed(id, mine);
    this.#played = true;
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
