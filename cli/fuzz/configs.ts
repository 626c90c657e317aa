import type { Box } from '#games';
import { ConfigError, keyFromSeed, Stream } from '#kernel';
import { measuresOf } from '../measures.ts';

/** So often a configuration is drawn anew that the game does not accept. */
const TRIES = 100;

/** A configuration drawn by lot: one of the presets, with each setting of the ledger left alone or set to anything it may be. */
export function randomConfig(box: Box, seed: string): unknown {
  const stream = new Stream(keyFromSeed(`${seed} config`));
  const own = measuresOf(box).randomConfig;
  if (own !== undefined) return own(stream);
  let refusal: ConfigError | null = null;
  for (let tries = 0; tries < TRIES; tries++) {
    const preset = box.presets[stream.below(box.presets.length)]?.config as { readonly settings?: object } | undefined;
    const settings: Record<string, unknown> = { ...preset?.settings };
    for (const { name, values } of box.settings) if (stream.below(3) === 0) settings[name] = values[stream.below(values.length)];
    try {
      const config = box.settings.length === 0 ? { ...preset } : { ...preset, settings };
      box.game.configure(config);
      return config;
    } catch (thrown) {
      if (!(thrown instanceof ConfigError)) throw thrown;
      refusal = thrown; // two settings that exclude each other: draw again
    }
  }
  throw new Error(`none of ${TRIES} configurations of ${box.game.id} is accepted: ${refusal?.message ?? 'it has no presets'}`);
}
