import type { Tally } from '../tally.ts';
export declare function playIdiomatic(tally: Tally): void;
export declare function playTuned(tally: Tally): void;
export declare function searchIdiomatic(iterations: number): Promise<number>;
export declare function searchTuned(iterations: number): Promise<number>;
export declare function enumerationsAgree(): boolean;
