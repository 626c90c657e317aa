import { at } from '#kernel';
import { type BotName, BotName as Bots, type CreatedTable, type ServerMessage } from '#wire';
import { serveClients, type Table } from './clients.ts';
import { FollowingAnswers, FollowingViews, type MatchTracker } from './match-tracker.ts';
import type { Meter } from './meter.ts';
import { MovesUnderWay } from './moves-under-way.ts';
import { type Guest, type Place, PlayerConnection } from './muster-connection.ts';
import { Pace } from './pace.ts';
import type { Manner, Seating } from './services.ts';

/** Of the servers. */
interface Address {
  readonly ports: readonly number[];
}

/** What is said on the command line: how to follow, whether the players of a table are at different servers, and which bot to play against if not each other. */
const follow = process.argv.includes('views') ? 'views' : 'answers';
const spread = process.argv.includes('spread');
const bot: BotName | undefined = process.argv.flatMap((word) => Bots.safeParse(word).data ?? [])[0];

/** Two players, or one and a bot, who speak Muster's own protocol: a socket for each player, a rematch when a match is over. */
class DuelTable implements Table {
  matches = 0;
  readonly #at: Seating<Address>;
  readonly #meter: Meter;
  readonly #pace = new Pace();
  readonly #guests: readonly Guest[];
  /** Which of the tables of this process it is: the servers take turns. */
  readonly #place: number;
  readonly #underWay: MovesUnderWay<number>;
  readonly #spectators: PlayerConnection[] = [];
  #table = '';
  #lines: readonly PlayerConnection[] = [];
  #sight: MatchTracker = newSight();
  /** The last answer each player sent: its acknowledgement has to name it. */
  readonly #sent: string[] = [];
  #beginning = false;

  constructor(seating: Seating<Address>, meter: Meter, guests: readonly Guest[], place: number) {
    this.#at = seating;
    this.#place = place;
    this.#meter = meter;
    this.#guests = guests;
    this.#underWay = new MovesUnderWay(meter, guests.length);
  }

  get busy(): boolean {
    return this.#beginning || this.#underWay.size > 0;
  }

  async seat(): Promise<this> {
    const opponent = bot === undefined ? { kind: 'open' } : { kind: 'bot', bot };
    const { table } = await post<CreatedTable>(this.#port(0), 'tables', { game: 'contra-tiles', seats: [{ kind: 'me' }, opponent] }, this.#guests[0]);
    await this.#begin(table);
    return this;
  }

  play(manner: Manner): void {
    this.#pace.play(manner);
    this.#goOn();
  }

  stop(): void {
    this.#pace.stop();
  }

  async watch(): Promise<void> {
    const line = new PlayerConnection(
      this.#where(0),
      null,
      -1,
      () => {},
      () => {},
    );
    this.#spectators.push(line);
    await line.welcome;
  }

  async leave(): Promise<void> {
    await Promise.all([...this.#lines, ...this.#spectators].map((line) => line.leave()));
  }

  #port(seat: number): number {
    const { ports } = this.#at.address;
    return at(ports, (this.#place + (spread ? seat : 0)) % ports.length);
  }

  #where(seat: number): Place {
    return { port: this.#port(seat), table: this.#table, follow, from: this.#at.from };
  }

  /** Both sit down at the table and begin. */
  async #begin(table: string): Promise<void> {
    this.#sight = newSight();
    this.#table = table;
    if (this.#lines.length === 0) await this.#connect();
    else await Promise.all(this.#lines.map((line) => line.switchTable(table)));
    await Promise.all(this.#lines.map((line) => line.act('sit', { seat: line.seat })));
    const begun = Promise.all(this.#lines.map((line) => this.#shownBeginning(line)));
    await this.#lines[0]?.act('start', {});
    await begun;
    this.matches++;
  }

  async #connect(): Promise<void> {
    const onMessage = (line: PlayerConnection, message: ServerMessage) => this.#receive(line, message);
    const lost = () => this.#meter.errors.push('a connection was lost');
    this.#lines = this.#guests.map((guest, seat) => new PlayerConnection(this.#where(seat), guest, seat, onMessage, lost));
    await Promise.all(this.#lines.map((line) => line.welcome));
  }

  async #shownBeginning({ seat }: PlayerConnection): Promise<void> {
    const sight = this.#sight;
    while (sight.number(seat) < 0) await new Promise((look) => setTimeout(look, 2));
  }

  async #beginAnother(): Promise<void> {
    if (this.#beginning) return;
    this.#beginning = true;
    try {
      const done = await this.#lines[0]?.act('rematch', {});
      if (done?.type !== 'result' || done.table === undefined) throw new Error('no rematch');
      await this.#begin(done.table);
    } catch (thrown) {
      this.#meter.errors.push(`no new match: ${thrown}`);
    }
    this.#beginning = false;
    if (this.#pace.playing) this.#goOn();
  }

  #goOn(): void {
    if (this.#sight.over) void this.#beginAnother();
    else for (const { seat } of this.#lines) this.#think(seat);
  }

  #receive(line: PlayerConnection, message: ServerMessage): void {
    if (message.type === 'refusal') this.#meter.errors.push(`refused: ${message.message}`);
    if (message.type === 'bye') this.#meter.errors.push(`bye: ${message.why}`);
    if (line.table !== this.#table) return; // still of the match before
    this.#sight.show(line.seat, message);
    if (message.type !== 'entry' || message.entry.kind !== 'answer') return;
    if (message.entry.seat === line.seat && message.re !== this.#sent[line.seat]) this.#meter.errors.push('an answer came without its acknowledgement');
    this.#underWay.arrive(message.entry.number, line.seat);
    if (!this.#pace.playing || this.#beginning) return;
    if (!this.#sight.over) this.#think(line.seat);
    else if (this.#underWay.size === 0) void this.#beginAnother();
  }

  #think(seat: number): void {
    if (!this.#pace.playing) return;
    const choice = this.#sight.choose(seat);
    if (choice === null) return;
    this.#pace.move(choice.number, () => {
      this.#underWay.send(choice.number, seat);
      this.#sent[seat] = this.#lines[seat]?.answer(choice.number, choice.notation) ?? '';
    });
  }
}

function newSight(): MatchTracker {
  return follow === 'views' ? new FollowingViews() : new FollowingAnswers();
}

async function post<Answer>(port: number, path: string, body: object, guest?: Guest): Promise<Answer & { readonly cookie: string }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(guest === undefined ? {} : { cookie: guest.cookie }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { ...((await response.json()) as Answer), cookie };
}

let places = 0;

serveClients<Address>(async (seating, meter) => {
  const names = bot === undefined ? ['Ann', 'Ben'] : ['Ann'];
  const guests = await Promise.all(names.map((name) => post<object>(at(seating.address.ports, 0), 'guests', { name })));
  return new DuelTable(seating, meter, guests, places++).seat();
});
