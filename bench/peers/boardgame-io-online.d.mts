export declare const GAME: string;
export interface State {
  readonly G: object;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: object };
  readonly _stateID: number;
}
export interface Action {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string; readonly credentials: string };
}
/** One player's connection, with the events of boardgame.io's own protocol. */
export interface Socket {
  on(event: 'connect' | 'disconnect', listener: () => void): void;
  on(event: 'connect_error', listener: (error: Error) => void): void;
  once(event: 'sync', listener: (matchID: string, info: { readonly state: State }) => void): void;
  on(event: 'update', listener: (matchID: string, state: State) => void): void;
  emit(event: 'sync', matchID: string, playerID: string, credentials: string, numPlayers: number): void;
  emit(event: 'update', action: Action, stateID: number, matchID: string, playerID: string): void;
}
export declare function openServer(): Promise<{ port: number; lobby: number; count: { moves: number } }>;
export declare function openSocket(port: number): Socket;
export declare function randomMove(state: State, playerID: string): { readonly move: string; readonly args: readonly unknown[] };
