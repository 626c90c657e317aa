import { ConfigError, type Json, type Stream } from '#kernel';
import { CARD_IDS } from './content/cards.ts';
import { configure, SETTINGS } from './settings.ts';

/** Any card with any settings; commandos chosen at the table or dealt. */
export function randomConfig(stream: Stream): Json {
  for (;;) {
    const settings: Record<string, Json> = {};
    for (const { name, values } of SETTINGS) if (stream.below(3) === 0) settings[name] = values[stream.below(values.length)] ?? false;
    const config = {
      card: CARD_IDS[stream.below(CARD_IDS.length)] ?? 'lighthouse',
      players: 1 + stream.below(3),
      commandos: 1 + stream.below(4),
      picks: stream.below(2) === 0 ? 'choose' : 'random',
      settings,
    };
    try {
      configure(config);
      return config;
    } catch (thrown) {
      if (!(thrown instanceof ConfigError)) throw thrown;
    }
  }
}
