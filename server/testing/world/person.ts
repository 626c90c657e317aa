import { at, type Seat, type Stream } from '#kernel';
import type { Action, ActionResult, CreatedTable, Follow, NewTable, SeatSetup, Socket } from '#wire';
import { isRefusal } from '../../refusal.ts';
import { Being } from './clock.ts';
import { freeSeat, type Link, sitting } from './joining.ts';
import { Page, type Reader } from './page.ts';
import type { World } from './run.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** When people have time, and for how long. */
const EVENING = 18 * HOUR;
const LASTS = 4 * HOUR;

/** Seconds that a table waits for somebody. */
const PATIENCE = [60, 120, 120, 1_800, 86_400];

/** So many matches somebody plays at the same time. */
const AT_ONCE = 3;

/** Somebody who plays over days: comes for a while, looks at one table after the other, goes away, with or without closing the page. */
export class Person implements Reader {
  readonly name: string;
  readonly address: string;
  readonly chance: Stream;
  readonly #world: World;
  id = '';
  token = '';
  /** What they know of the tables they play at: the last entry, when their page remembers. */
  readonly tables = new Map<string, { readonly link: Link | null; known: number | null }>();
  page: Page | null = null;
  /** Never comes again. */
  gone = false;
  #visits = 0;

  constructor(world: World, name: string, address: string, chance: Stream) {
    this.#world = world;
    this.name = name;
    this.address = address;
    this.chance = chance;
  }

  live(): void {
    const being = new Being(this.name);
    const come = (): void => {
      const server = this.#world.someServer();
      this.#world.network
        .request(being, server.being, () => server.guest(this.name, this.address))
        .then(
          ({ person, token }) => {
            this.id = person.id;
            this.token = token;
            this.#later(this.chance.below(30 * MINUTE));
          },
          () => this.#world.clock.after(5_000, being, come),
        );
    };
    this.#world.clock.after(0, being, come);
  }

  linkTo(table: string): Link | null {
    return this.tables.get(table)?.link ?? null;
  }

  plays(table: string, link: Link | null = null): void {
    if (!this.tables.has(table)) this.tables.set(table, { link, known: null });
  }

  connect(page: Being, table: string, since: number | null, follow: Follow): Socket {
    const server = this.#world.someServer();
    const eyes = { person: this.id, address: this.address, token: this.token, follow, table, since };
    return this.#world.network.connect(page, server.being, eyes, (line) => server.accept(line));
  }

  request(page: Being, table: string, action: Action): Promise<ActionResult> {
    const { checks, network } = this.#world;
    const server = this.#world.someServer();
    const { actions } = checks;
    actions.asked(this.id, table, action);
    return network.request(page, server.being, async () => {
      actions.arrived(this.id, action.id);
      try {
        const result = await server.act(this.token, this.address, table, action);
        checks.found(actions.acknowledge(this.id, action.id, result.entry));
        return result;
      } catch (thrown) {
        if (isRefusal(thrown)) checks.found(actions.refuse(this.id, action.id, thrown.code));
        throw thrown;
      }
    });
  }

  /** In the end whoever is still there looks at one table after the other until all are over. */
  finish(): void {
    this.leave(false);
    this.#later(this.chance.below(MINUTE));
  }

  #later(milliseconds: number): void {
    this.#world.clock.after(milliseconds, this.#world.nobody, () => {
      if (!this.gone && this.page === null) this.#come();
    });
  }

  #come(): void {
    const { finishing } = this.#world;
    const playing = this.#playing();
    if (!finishing && playing.length < AT_ONCE && this.chance.below(3) === 0) {
      this.#setUp();
      return;
    }
    const watched = !finishing && this.chance.below(8) === 0 ? this.#world.someTable(this.chance) : undefined;
    const waiting = this.chance.below(4) === 0 ? [] : playing.filter((id) => this.#world.checks.chronicles.get(id)?.waitsFor(this.id) === true);
    const lively = playing.filter((id) => this.#world.people.some(({ page }) => page?.table === id));
    const choice = lively.length > 0 && this.chance.below(3) > 0 ? lively : waiting.length > 0 ? waiting : playing;
    const table = watched ?? choice[this.chance.below(Math.max(1, choice.length))];
    if (table === undefined) this.#later(finishing ? 5 * MINUTE : this.#away());
    else this.#open(table, watched !== undefined && !this.tables.has(watched));
  }

  #open(table: string, looksOn: boolean): void {
    const { clock, finishing } = this.#world;
    const being = new Being(`${this.name}.${++this.#visits}`);
    const known = this.tables.get(table)?.known ?? null;
    const since = this.chance.below(3) === 0 ? -1 : known;
    const follow: Follow = looksOn
      ? ((['answers', 'views', 'steps'] as const)[this.chance.below(3)] ?? 'views')
      : this.chance.below(2) === 0
        ? 'steps'
        : 'views';
    clock.after(0, being, () => {
      this.#enter(being, table).then(
        () => {
          if (!this.gone) this.page = new Page(this.#world, this, being, table, since, follow, looksOn);
        },
        () => undefined,
      );
    });
    const stays = finishing ? 4 * MINUTE : this.chance.below(20) === 0 ? this.chance.below(2 * HOUR) : MINUTE + this.chance.below(8 * MINUTE);
    const look = (): void => {
      // As long as something happens nobody leaves.
      if (this.#isLively() && this.chance.below(12) > 0) clock.after(4 * MINUTE, being, look);
      else this.#goAway();
    };
    clock.after(stays, being, look);
  }

  #goAway(): void {
    this.leave(this.chance.below(3) === 0);
    this.#later(this.#world.finishing ? this.chance.below(15 * MINUTE) : this.#away());
  }

  /** Only those who have sat down may look at some tables. */
  async #enter(being: Being, id: string): Promise<void> {
    const table = this.#world.checks.chronicles.get(id);
    if (table === undefined || table.mayWatch(this.id)) return;
    const link = this.linkTo(id);
    const seat = freeSeat(table.holders, link);
    if (seat < 0) throw new Error('not invited');
    const [, sit] = sitting(id, this.id, seat, table.holders[seat]?.kind === 'link' ? link : null);
    await this.request(being, id, { do: 'sit', id: `${being.name.replace(/\W/g, '-')}-sits`, ...sit });
  }

  #isLively(): boolean {
    const table = this.page === null ? undefined : this.#world.checks.chronicles.get(this.page.table);
    return table !== undefined && !table.isOver && this.#world.clock.now - table.changed < 3 * MINUTE;
  }

  /** Close the page, or only see it vanish. */
  leave(abruptly: boolean): void {
    const { page } = this;
    this.page = null;
    if (page === null) return;
    const mine = this.tables.get(page.table);
    if (mine !== undefined) mine.known = page.last;
    page.being.dead = true;
    if (!abruptly) page.client.end();
    else this.#vanish(page.being);
  }

  /** The server is told, or has to find out. */
  #vanish(being: Being): void {
    for (const line of [...this.#world.network.lines]) {
      if (line.client !== being) continue;
      if (this.chance.below(2) === 0) line.hangUp('client');
      else line.silent = true;
    }
  }

  /** Most people play in the evening, some at any time, and now and then somebody is away for days. */
  #away(): number {
    const { chance } = this;
    const untilEvening = (EVENING + DAY - (this.#world.clock.now % DAY)) % DAY;
    const isEvening = untilEvening > DAY - LASTS;
    const whim = chance.below(100);
    if (whim < 3) return chance.below(4 * DAY);
    if (isEvening && whim < 85) return chance.below(8 * MINUTE);
    return whim < 20 ? chance.below(6 * HOUR) : untilEvening + chance.below(2 * HOUR);
  }

  /** The tables they play at and those they are invited to, as the list of one's own tables gives them. */
  #playing(): string[] {
    const { chronicles } = this.#world.checks;
    for (const [id, table] of chronicles) if (!table.isOver && table.concerns(this.id)) this.plays(id);
    for (const id of [...this.tables.keys()]) if (chronicles.get(id)?.isOver === true) this.tables.delete(id);
    return [...this.tables.keys()];
  }

  /** A new table, and an invitation to others. */
  #setUp(): void {
    const { clock, network } = this.#world;
    const being = new Being(this.name);
    const server = this.#world.someServer();
    const guests = new Map<Seat, Person>();
    const { game, config, count } = this.#world.someGame(this.chance);
    const seats = Array.from({ length: count }, (_, seat): SeatSetup => {
      if (seat === 0) return { kind: 'me' };
      const guest = this.chance.below(4) === 0 ? undefined : this.#world.somebody(this.chance);
      if (guest === undefined || guest === this) return this.chance.below(8) === 0 ? { kind: 'me' } : { kind: 'bot', bot: 'random' };
      guests.set(seat, guest);
      return this.chance.below(2) === 0 ? { kind: 'link' } : { kind: 'open' };
    });
    const wanted: NewTable = {
      game,
      config,
      seats,
      listed: false,
      watched: this.chance.below(4) > 0,
      patience: at(PATIENCE, this.chance.below(PATIENCE.length)),
    };
    const created = ({ table, links }: CreatedTable): void => {
      this.plays(table);
      for (const [seat, guest] of guests) guest.plays(table, links.find((link) => link.seat === seat) ?? null);
      this.#open(table, false);
    };
    clock.after(0, being, () => {
      network
        .request(being, server.being, () => server.create(this.token, this.address, wanted))
        .then(created, () => this.#later(this.chance.below(10 * MINUTE)));
    });
  }
}
