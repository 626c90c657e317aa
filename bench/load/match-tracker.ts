import { Match } from '#kernel';
import { boxes } from '#shelf';
import type { Entry, SeatView, ServerMessage } from '#wire';

export interface Choice {
  readonly number: number;
  readonly notation: string;
}

/** How the players at a table know where their match stands. */
export interface MatchTracker {
  readonly over: boolean;
  /** How many answers a player has been shown. */
  number(seat: number): number;
  show(seat: number, message: ServerMessage): void;
  /** An option by lot when this player has to answer now. */
  choose(seat: number): Choice | null;
}

/** They are told what was answered and run the rules themselves, the players of a table together. */
export class FollowingAnswers implements MatchTracker {
  readonly #shown: number[] = [];
  #match: Match | null = null;
  #table: Extract<ServerMessage, { type: 'welcome' }>['table'] | null = null;

  get over(): boolean {
    return this.#match !== null && this.#match.outcome !== null;
  }

  number(seat: number): number {
    return this.#shown[seat] ?? -1;
  }

  show(seat: number, message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.#table = message.table;
      for (const entry of message.missed) this.#take(seat, entry);
    } else if (message.type === 'entry') this.#take(seat, message.entry);
  }

  choose(seat: number): Choice | null {
    const match = this.#match;
    const decision = match?.decision ?? null;
    if (match === null || decision === null || decision.seat !== seat || this.#shown[seat] !== match.number) return null;
    return { number: match.number, notation: match.notation(Math.floor(Math.random() * decision.count)) };
  }

  #take(seat: number, entry: Entry): void {
    if (entry.kind === 'start') {
      this.#shown[seat] = 0;
      this.#match ??= this.#begin(entry.opening as Match['opening']);
    } else if (entry.kind === 'answer') {
      this.#shown[seat] = entry.number + 1;
      if (this.#match?.number === entry.number) this.#match.answer(entry.number, entry.seat, entry.notation, entry.gave as Match['opening']);
    }
  }

  #begin(opening: Match['opening']): Match {
    const game = boxes.find((box) => box.game.id === this.#table?.game)?.game;
    if (game === undefined) throw new Error(`there is no game '${this.#table?.game}'`);
    const parts = { opening, answers: [], key: null, keySince: -1, checkpoint: null };
    return Match.rebuild(game, game.configure(this.#table?.config), parts, { listen: false });
  }
}

/** They are told what they see and what they may answer. */
export class FollowingViews implements MatchTracker {
  readonly #views: (SeatView | undefined)[] = [];

  get over(): boolean {
    return this.#views.some((view) => view !== undefined && view.outcome !== null);
  }

  number(seat: number): number {
    return this.#views[seat]?.number ?? -1;
  }

  show(seat: number, message: ServerMessage): void {
    if ((message.type === 'welcome' || message.type === 'entry') && message.match !== null)
      this.#views[seat] = message.match.views.find((view) => view.seat === seat);
  }

  choose(seat: number): Choice | null {
    const { number = 0, options = [] } = this.#views[seat] ?? {};
    const notation = options[Math.floor(Math.random() * options.length)];
    return notation === undefined ? null : { number, notation };
  }
}
