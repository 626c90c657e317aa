import type { OptionalCard } from './cards.ts';

/** Optional cards come with other products (contra.mode.optional-cards); this box has none. */
export const OPTIONAL_CARDS: readonly OptionalCard[] = [];
