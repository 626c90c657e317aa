import type { Box } from '#games';
import { at, keyFromSeed, Stream } from '#kernel';
import { type Settings, settingsFrom } from '../../settings.ts';
import { Checks } from './checks.ts';
import type { Chronicle } from './chronicle.ts';
import { Being, Clock } from './clock.ts';
import { Database } from './database.ts';
import { Diary } from './diary.ts';
import { replaceTimeAndRandomness } from './fake-timers.ts';
import { Faults } from './faults.ts';
import { flood } from './greedy.ts';
import { type Line, Network, type Tap } from './network.ts';
import type { Page } from './page.ts';
import { Person } from './person.ts';
import { BOXES, PLAYED, type Played } from './played.ts';
import { ServerProcess } from './process.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2030, 0, 1);
/** Whatever is still open so long after the last fault is stuck. */
const LONGEST = 4 * DAY;
/** So long after a fault all is as if it had not been: lines that fell silent are noticed, pages are back. */
const RECOVERY = 3 * 60_000;
/** By then everybody there has been told of what happened, and what they did has been answered. */
const PROMPT = 45_000;

export interface WorldOptions {
  readonly seed: string;
  readonly hours: number;
  readonly people: number;
  /** How many servers share the database; one has it alone. */
  readonly servers: number;
  /** So many messages lie between two faults. */
  readonly between: number;
  readonly progress: (hours: number, answers: number) => void;
}

export interface Outcome {
  /** Of everything that happened, in order. */
  readonly digest: string;
  /** What does not hold, and when it was found. */
  readonly wrong: { readonly text: string; readonly hours: number } | null;
  readonly trace: readonly string[];
  readonly figures: Readonly<Record<string, number>>;
  readonly faults: ReadonlyMap<string, number>;
}

/** Servers, people, network and disk in one process, under one clock and one source of chance. */
export class World {
  readonly clock = new Clock(START);
  readonly nobody = new Being('nobody');
  readonly boxes: readonly Box[] = BOXES;
  readonly settings: Settings = settingsFrom({});
  readonly options: WorldOptions;
  readonly database: Database;
  readonly network: Network;
  readonly checks: Checks;
  readonly faults: Faults;
  readonly servers: readonly ServerProcess[];
  readonly people: readonly Person[];
  /** Faults are over: whoever is still there brings everything to its end. */
  finishing = false;
  floods = 0;
  /** So many entries came to pages. */
  heard = 0;
  readonly #chance: Stream;
  readonly #diary = new Diary(this.clock);
  /** From when on everybody has to be served. */
  #calmAt = 0;
  #wrong: Outcome['wrong'] = null;

  constructor(options: WorldOptions) {
    this.options = options;
    const stream = (what: string): Stream => new Stream(keyFromSeed(`${options.seed} ${what}`));
    replaceTimeAndRandomness(this.clock, stream('nature'));
    this.#chance = stream('world');
    const shared = options.servers > 1;
    this.checks = new Checks({
      clock: this.clock,
      boxes: this.boxes,
      disk: () => this.database.disk,
      actionsPerSecond: this.settings.actionsPerSecond,
      servers: () =>
        this.servers.reduce((sum, { lives }) => sum + lives.filter((_, i) => (lives[i + 1] ?? this.clock.now) > this.clock.now - 60_000).length, 0),
      note: (text) => this.note(text),
      wrong: (text) => this.wrong(text),
    });
    this.database = new Database(this.clock, stream('database'), shared, (table) => this.checks.synced(table));
    this.network = new Network(this.clock, stream('network'), this.#tap());
    this.faults = new Faults(this, stream('faults'), options.between);
    const surroundings = {
      clock: this.clock,
      database: this.database,
      boxes: this.boxes,
      settings: this.settings,
      chance: stream('servers'),
      wrong: (text: string) => this.wrong(text),
    };
    this.servers = Array.from({ length: options.servers }, (_, i) => new ServerProcess(`server ${i + 1}`, surroundings));
    this.people = Array.from({ length: options.people }, (_, i) => new Person(this, `person ${i + 1}`, `10.0.0.${i + 1}`, stream(`person ${i}`)));
  }

  /** Everything that goes over the network is checked, and brings the next fault nearer. */
  #tap(): Tap {
    const { checks } = this;
    const counted = (line: Line, text: string, then: (line: Line, text: string) => void): void => {
      this.faults.message();
      then(line, text);
    };
    return {
      up: (line, text) => counted(line, text, (l, t) => checks.up(l, t)),
      arrived: (line, text) => checks.arrived(line, text),
      down: (line, text) => counted(line, text, (l, t) => checks.down(l, t)),
      heard: (line, text) => checks.heard(line, text),
    };
  }

  note(text: string): void {
    this.#diary.note(text);
  }

  wrong(text: string): void {
    this.#wrong ??= { text, hours: this.#hours() };
    this.clock.stop();
  }

  later(milliseconds: number, what: () => void): void {
    this.clock.after(milliseconds, this.nobody, what);
  }

  someServer(): ServerProcess {
    return at(this.servers, this.#chance.below(this.servers.length));
  }

  someGame(chance: Stream): Played {
    return at(PLAYED, chance.below(PLAYED.length));
  }

  somebody(chance: Stream): Person | undefined {
    const known = this.people.filter(({ id }) => id !== '');
    return known[chance.below(Math.max(1, known.length))];
  }

  /** One that is being played. */
  someTable(chance: Stream): string | undefined {
    const open = [...this.checks.chronicles.values()].filter(({ isOver }) => !isOver);
    return open[chance.below(Math.max(1, open.length))]?.id;
  }

  /** Something is wrong for so long: until then, and a while after, nobody can expect to be served. */
  disturbedFor(milliseconds: number): number {
    this.#calmAt = Math.max(this.#calmAt, this.clock.now + milliseconds + RECOVERY);
    return milliseconds;
  }

  kill(server: ServerProcess, forSo: number): void {
    if (server.dead) return;
    server.kill();
    for (const line of [...this.network.lines]) if (line.server === server.being) line.cut();
    this.later(forSo, () => this.#start(server));
  }

  stop(server: ServerProcess, forSo: number): void {
    if (server.dead) return;
    const { being } = server;
    server.stop();
    this.later(forSo, () => {
      if (server.being === being && !being.dead) server.kill();
      for (const line of [...this.network.lines]) if (line.server === being) line.cut();
      this.#start(server);
    });
  }

  /** Where there is one server it stands beside its database; many reach theirs over a network. */
  cutPower(forSo: number): void {
    if (this.database.down) return;
    this.database.cutPower();
    if (!this.database.shared) {
      for (const server of this.servers) {
        if (!server.dead) server.kill();
        for (const line of this.network.lines) if (line.server === server.being) line.silent = true;
      }
    }
    this.later(forSo, () => {
      this.database.restorePower();
      for (const server of this.servers) this.#start(server);
    });
  }

  calmNetwork(): void {
    this.network.roughness = 0;
    this.network.slowness = 80;
  }

  #start(server: ServerProcess): void {
    if (server.dead && !this.database.down) server.start();
  }

  #hours(): number {
    return (this.clock.now - START) / HOUR;
  }

  async live(): Promise<Outcome> {
    process.on('unhandledRejection', (thrown) => this.wrong(`nobody caught ${thrown instanceof Error ? thrown.stack : String(thrown)}`));
    for (const server of this.servers) server.start();
    this.later(1_000, () => {
      for (const person of this.people) person.live();
    });
    this.#eachHour();
    this.#eachMinute();
    this.later(this.options.hours * HOUR, () => this.#finish());
    await this.clock.run((thrown) => this.wrong(`something threw: ${thrown instanceof Error ? thrown.stack : String(thrown)}`));
    const verified = this.#wrong === null ? this.checks.audit((table) => this.#isTidied(table)) : 0;
    return this.#outcome(verified);
  }

  #eachHour(): void {
    this.later(HOUR, () => {
      this.options.progress(this.#hours(), this.checks.answers);
      const chance = this.#chance;
      const greedy = this.people[0];
      const [table] = greedy === undefined ? [] : [...greedy.tables.keys()];
      if (greedy !== undefined && table !== undefined && chance.below(6) === 0 && !this.finishing) flood(this, greedy, table);
      this.#eachHour();
    });
  }

  /** In calm times nobody waits: neither for news of their table nor for what comes of what they did. */
  #eachMinute(): void {
    this.later(60_000, () => {
      if (this.clock.now > this.#calmAt) {
        for (const { id, page } of this.people) if (page !== null) this.#isServed(id, page);
        for (const table of this.checks.chronicles.values())
          if (table.waitsForBots && this.clock.now - table.changed > RECOVERY)
            this.wrong(`the bots of table ${table.id} do not answer: ${this.#account(table)}`);
      }
      this.#eachMinute();
    });
  }

  #isServed(person: string, { being, openedAt, table, last, waitingSince }: Page): void {
    const chronicle = this.checks.chronicles.get(table);
    const before = this.clock.now - PROMPT;
    if (openedAt > before || chronicle?.mayWatch(person) !== true) return;
    if (waitingSince !== null && waitingSince < before)
      this.wrong(`${being.name} has waited since ${waitingSince} for what comes of an action at table ${table}`);
    if (chronicle.changed < before && last !== chronicle.last)
      this.wrong(`${being.name} knows entry ${last} of table ${table} and was not told of ${chronicle.last}, which is from ${chronicle.changed}`);
  }

  /** Nothing goes wrong any more. A third of the people never comes back; the others bring all they can to its end. */
  #finish(): void {
    this.note('faults are over');
    this.finishing = true;
    this.faults.over = true;
    this.disturbedFor(0);
    this.calmNetwork();
    this.database.trouble = null;
    if (this.database.down) this.database.restorePower();
    for (const server of this.servers) {
      server.dying = 0;
      server.cutOff(false);
      this.#start(server);
    }
    for (const [place, person] of this.people.entries()) {
      person.gone = place % 3 === 2;
      if (person.gone) person.leave(true);
      else person.finish();
    }
    const end = this.clock.now + LONGEST;
    const look = (): void => {
      const open = [...this.checks.chronicles.values()].filter((table) => this.#canGoOn(table));
      const [stuck] = open;
      if (stuck === undefined) this.clock.stop();
      else if (this.clock.now > end) this.wrong(`table ${stuck.id} is stuck: ${this.#account(stuck)}`);
      else this.later(10 * 60_000, look);
    };
    look();
  }

  /** It is not over, and somebody who is still there can do something about it. */
  #canGoOn(table: Chronicle): boolean {
    if (table.isOver) return false;
    const here = new Set(this.people.filter(({ gone }) => !gone).map(({ id }) => id));
    const bots = table.phase === 'playing' && table.holders.every(({ kind }) => kind === 'bot');
    return bots || [...here].some((person) => table.concerns(person));
  }

  #account(table: Chronicle): string {
    const gone = this.people.filter((person) => person.gone).map(({ id }) => id);
    return JSON.stringify({ phase: table.phase, last: table.last, host: table.host, holders: table.holders, asked: table.match?.asked, gone });
  }

  #isTidied({ phase, changed }: Chronicle): boolean {
    const { openTables, idleTables } = this.settings.retention;
    return phase !== 'finished' && this.clock.now - changed > (phase === 'open' ? openTables : idleTables) * DAY;
  }

  #outcome(verified: number): Outcome {
    const { checks, network, database, servers } = this;
    const tables = [...checks.chronicles.values()];
    return {
      digest: this.#diary.digest(),
      wrong: this.#wrong,
      trace: this.#diary.last(),
      faults: this.faults.counts,
      figures: {
        hours: Math.round(this.#hours()),
        events: this.clock.happened,
        messages: network.sent,
        answers: checks.answers,
        acknowledged: checks.actions.acknowledged,
        refused: checks.actions.refusals,
        'too fast': checks.tooFast,
        'entries heard': this.heard,
        tables: tables.length,
        finished: tables.filter(({ phase }) => phase === 'finished').length,
        verified,
        commits: database.commits,
        starts: servers.reduce((sum, { lives }) => sum + lives.length, 0),
        'messages repeated': network.repeated,
        'messages overtaken': network.late,
        'messages lost': network.lost,
      },
    };
  }
}
