/** The edges (north, east, south, west) of tile t are at 4 * t. */
export declare const TILES: Int8Array;
export declare const stat: { moves: number; branch: number; passes: number; broke: number; w: [draws: number, first: number, second: number]; coins: number; games: number };
export declare function playout(tuned: boolean): void;
export declare function resetStat(): void;
export declare function seed(x: number): void;
