import { GAME, openSocket, randomMove, type Socket, type State } from '../peers/boardgame-io-online.mjs';
import { serveClients, type Table } from './clients.ts';
import type { Meter } from './meter.ts';
import { MovesUnderWay } from './moves-under-way.ts';
import { Pace } from './pace.ts';
import type { Manner } from './services.ts';

interface Address {
  readonly port: number;
  readonly lobby: number;
}

interface Player {
  readonly id: '0' | '1';
  readonly socket: Socket;
  credentials: string;
}

/** Asks the lobby by its own HTTP interface. */
async function post<Answer>(lobby: number, path: string, body: object): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${lobby}/games/${GAME}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Two players who speak boardgame.io's protocol as its own client does, without a rules engine of their own. */
class DuelTable implements Table {
  matches = 0;
  readonly #address: Address;
  readonly #meter: Meter;
  readonly #pace = new Pace();
  readonly #underWay: MovesUnderWay<Player>;
  readonly #players: readonly Player[];
  #matchID = '';
  #state: State | undefined;
  #beginning = false;

  constructor(address: Address, meter: Meter) {
    this.#address = address;
    this.#meter = meter;
    this.#underWay = new MovesUnderWay(meter);
    this.#players = (['0', '1'] as const).map((id) => ({ id, socket: openSocket(address.port), credentials: '' }));
  }

  get busy(): boolean {
    return this.#beginning || this.#underWay.size > 0;
  }

  async seat(): Promise<this> {
    await Promise.all(this.#players.map((player) => this.#connect(player)));
    await this.#begin();
    return this;
  }

  play(manner: Manner): void {
    this.#pace.play(manner);
    this.#goOn();
  }

  stop(): void {
    this.#pace.stop();
  }

  #goOn(): void {
    const { currentPlayer, gameover } = this.#shown().ctx;
    if (gameover !== undefined) void this.#beginAnother();
    else for (const player of this.#players) if (player.id === currentPlayer) this.#think(player);
  }

  #connect(player: Player): Promise<void> {
    const { socket } = player;
    socket.on('update', (matchID, state) => this.#show(player, matchID, state));
    socket.on('disconnect', () => this.#meter.errors.push('a connection was lost'));
    return new Promise((connected, failed) => {
      socket.on('connect', connected);
      socket.on('connect_error', failed);
    });
  }

  /** Begins a match by way of the lobby; both players keep their sockets. */
  async #begin(): Promise<void> {
    const { lobby } = this.#address;
    const { matchID } = await post<{ matchID: string }>(lobby, 'create', { numPlayers: 2 });
    this.#matchID = matchID;
    const states = this.#players.map(async (player) => {
      const seat = { playerID: player.id, playerName: `Player ${player.id}` };
      const { playerCredentials } = await post<{ playerCredentials: string }>(lobby, `${matchID}/join`, seat);
      player.credentials = playerCredentials;
      return new Promise<State>((shown) => {
        player.socket.once('sync', (_, { state }) => shown(state));
        player.socket.emit('sync', matchID, player.id, playerCredentials, 2);
      });
    });
    [this.#state] = await Promise.all(states);
    this.matches++;
  }

  async #beginAnother(): Promise<void> {
    this.#beginning = true;
    try {
      await this.#begin();
      if (this.#pace.playing) this.#goOn();
    } catch (thrown) {
      this.#meter.errors.push(`no new match: ${thrown}`);
    }
    this.#beginning = false;
  }

  #shown(): State {
    if (this.#state === undefined) throw new Error('no match has begun');
    return this.#state;
  }

  #show(player: Player, matchID: string, state: State): void {
    if (matchID !== this.#matchID) return;
    this.#underWay.arrive(state._stateID, player);
    this.#state = state;
    if (!this.#pace.playing) return;
    if (state.ctx.gameover === undefined) {
      if (state.ctx.currentPlayer === player.id) this.#think(player);
    } else if (this.#underWay.size === 0) void this.#beginAnother();
  }

  #think(player: Player): void {
    this.#pace.move(this.#shown()._stateID, () => this.#move(player));
  }

  #move(player: Player): void {
    const state = this.#shown();
    const { move, args } = randomMove(state, player.id);
    this.#underWay.send(state._stateID + 1, player);
    const payload = { type: move, args, playerID: player.id, credentials: player.credentials };
    player.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.#matchID, player.id);
  }
}

serveClients<Address>(({ address }, meter) => new DuelTable(address, meter).seat());
