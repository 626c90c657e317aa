import { useState } from 'preact/hooks';
import type { Preset } from '#games';
import type { Json } from '#kernel';
import type { OpenBox } from '../app/games.ts';
import { type ConfigCheck, checkConfig } from './config.ts';

/** What shall be played, while it is being chosen. */
export interface Draft {
  readonly config: Json;
  readonly tried: ConfigCheck;
  /** The seats of the last configuration that made sense stay while one does not. */
  readonly seatNames: readonly string[];
  /** How often a preset has been chosen: each begins the game's own choices anew. */
  readonly dealt: number;
  change(config: Json): void;
  preset(chosen: Preset): void;
}

export function useDraft({ box }: OpenBox, first: () => Json): Draft {
  const [config, setConfig] = useState<Json>(first);
  const [seatNames, setSeatNames] = useState<readonly string[]>(() => {
    const tried = checkConfig(box, config);
    return tried.ok ? tried.seats : [];
  });
  const [dealt, setDealt] = useState(0);
  const change = (next: Json): void => {
    setConfig(next);
    const result = checkConfig(box, next);
    if (result.ok) setSeatNames(result.seats);
  };
  const preset = (chosen: Preset): void => {
    change(chosen.config);
    setDealt(dealt + 1);
  };
  return { config, tried: checkConfig(box, config), seatNames, dealt, change, preset };
}
