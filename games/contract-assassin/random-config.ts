import { ConfigError, type Json, type Stream } from '#kernel';
import { configure, SETTINGS } from './settings.ts';

/** Two or three seats mostly, and a limit on rounds mostly: random matches of eight without one are endless. */
export function randomConfig(stream: Stream): Json {
  for (;;) {
    const alone = stream.below(8) === 0;
    const players = alone ? 1 : stream.below(3) > 0 ? 2 + stream.below(2) : 4 + stream.below(5);
    const settings: Record<string, Json> = {};
    for (const { name, values } of SETTINGS) if (stream.below(3) === 0) settings[name] = values[stream.below(values.length)] ?? false;
    settings['solo-clock'] = alone ? 18 : 0;
    settings['round-limit'] = alone ? 0 : 10 + stream.below(6);
    const config = { players, settings };
    try {
      configure(config);
      return config;
    } catch (thrown) {
      if (!(thrown instanceof ConfigError)) throw thrown;
    }
  }
}
