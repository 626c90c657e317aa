import type { Box } from '#games';
import { ConfigError, keyFromSeed, Stream } from '#kernel';
import { randomConfig as randomRaid } from '../../games/contra/testing/configs.ts';

/** Games of which presets and options show too little. */
const DRAWN: Readonly<Record<string, (stream: Stream) => object>> = { contra: randomRaid };

/** A configuration drawn by lot: one of the presets, with each option of the ledger left alone or set to anything it may be. */
export function randomConfig(box: Box, seed: string): unknown {
  const stream = new Stream(keyFromSeed(`${seed} config`));
  const drawn = DRAWN[box.game.id];
  if (drawn !== undefined) return drawn(stream);
  for (let tries = 0; tries < 100; tries++) {
    const preset = box.presets[stream.below(box.presets.length)]?.config as { readonly options?: object } | undefined;
    const options: Record<string, unknown> = { ...preset?.options };
    for (const { name, values } of box.options) if (stream.below(3) === 0) options[name] = values[stream.below(values.length)];
    try {
      const config = { ...preset, options };
      box.game.configure(config);
      return config;
    } catch (thrown) {
      if (!(thrown instanceof ConfigError)) throw thrown; // two options that exclude each other: draw again
    }
  }
  throw new Error(`no configuration of ${box.game.id} is accepted`);
}
