import { at, type Stream } from '#kernel';
import type { DiskTrouble } from './database.ts';
import type { World } from './run.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Only where the database is somewhere else. */
const OUT_OF_REACH = 'a server does not reach the database';

/** What goes wrong in a world, or comes in between, each with how it does. */
const FAULTS: { readonly [name: string]: (world: World, chance: Stream) => void } = {
  'a server is killed': (world, chance) => world.kill(some(world.servers, chance), world.disturbedFor(chance.below(MINUTE))),
  'a server is stopped': (world, chance) => world.stop(some(world.servers, chance), world.disturbedFor(6 * SECOND + chance.below(MINUTE))),
  'the power is cut': (world, chance) => world.cutPower(world.disturbedFor(chance.below(2 * MINUTE))),
  'the network is rough': (world, chance) => {
    world.network.roughness = 20 + chance.below(150);
    world.network.slowness = 200 + chance.below(6_000);
    world.later(world.disturbedFor(MINUTE + chance.below(10 * MINUTE)), () => world.calmNetwork());
  },
  'lines are cut': (world, chance) => {
    for (const line of [...world.network.lines]) if (chance.below(2) === 0) line.cut();
  },
  'lines fall silent': (world, chance) => {
    for (const line of world.network.lines) if (chance.below(3) === 0) line.silent = true;
  },
  'the disk makes trouble': (world, chance) => {
    world.database.trouble = some<DiskTrouble>(['slow', 'full', 'failing', 'failing'], chance);
    world.later(world.disturbedFor(5 * SECOND + chance.below(2 * MINUTE)), () => {
      world.database.trouble = null;
    });
  },
  'bots die while they think': (world, chance) => {
    const server = some(world.servers, chance);
    server.dying = 500;
    world.later(world.disturbedFor(MINUTE), () => {
      server.dying = 0;
    });
  },
  'a line of the chat is removed': (world, chance) => {
    const tables = [...world.checks.chronicles.values()].filter(({ said }) => said.length > 0);
    if (tables.length === 0) return;
    const { id, said } = some(tables, chance);
    const server = some(world.servers, chance);
    const line = some(said, chance);
    world.clock.after(0, server.being, () => void server.unsay(id, line).catch(() => undefined));
  },
  [OUT_OF_REACH]: (world, chance) => {
    const server = some(world.servers, chance);
    server.cutOff(true);
    world.later(world.disturbedFor(SECOND + chance.below(MINUTE)), () => server.cutOff(false));
  },
};

/** Faults come where there is something to break: after so and so many messages. */
export class Faults {
  readonly counts = new Map<string, number>();
  readonly #world: World;
  readonly #chance: Stream;
  /** On average so many messages lie between two faults. */
  readonly #between: number;
  readonly #names: readonly string[];
  #left: number;
  /** From then on nothing goes wrong any more. */
  over = false;

  constructor(world: World, chance: Stream, between: number) {
    this.#world = world;
    this.#chance = chance;
    this.#between = between;
    this.#left = between;
    this.#names = Object.keys(FAULTS).filter((name) => world.database.shared || name !== OUT_OF_REACH);
  }

  /** Something is on its way. */
  message(): void {
    if (--this.#left > 0 || this.over) return;
    this.#left = 1 + this.#chance.below(2 * this.#between);
    const name = some(this.#names, this.#chance);
    this.#world.later(this.#chance.below(300) / 10, () => {
      if (this.over) return;
      this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
      this.#world.note(`fault: ${name}`);
      this.#world.disturbedFor(0);
      FAULTS[name]?.(this.#world, this.#chance);
    });
  }
}

function some<T>(things: readonly T[], chance: Stream): T {
  return at(things, chance.below(things.length));
}
