import { askAbout, askAdviser, local, type Measured, openLog, press, type Screen } from '../../../web/testing/screens.ts';
import { RAIDS } from './positions.ts';

export const screens: readonly Screen[] = [
  { name: 'setup-contra', path: '/play/contra' },
  { name: 'setup-contra-story', path: '/play/contra', act: (page) => press(page, /^Story$/) },
  { name: 'contra-first', path: local(RAIDS.first), games: [RAIDS.first] },
  { name: 'contra-story', path: local(RAIDS.story), games: [RAIDS.story] },
  ...[RAIDS.jungle, RAIDS.waterfall, RAIDS.snow, RAIDS.lair, RAIDS.jungleFour, RAIDS.waterfallFour, RAIDS.snowFour, RAIDS.lairFour].map((position) => ({
    name: position.id.replace('raid', 'contra'),
    path: local(position),
    games: [position],
  })),
  { name: 'contra-de', path: local(RAIDS.waterfallFour), games: [RAIDS.waterfallFour], language: 'de' },
  { name: 'contra-convert', path: local(RAIDS.convert), games: [RAIDS.convert] },
  { name: 'contra-equip', path: local(RAIDS.equip), games: [RAIDS.equip] },
  { name: 'contra-suffer', path: local(RAIDS.suffer), games: [RAIDS.suffer] },
  {
    name: 'contra-resolving',
    path: local(RAIDS.nested),
    games: [RAIDS.nested],
    act: (page, { phone }) => (phone ? page.locator('summary:visible').click() : Promise.resolve()),
  },
  {
    name: 'contra-decks',
    path: local(RAIDS.jungleFour),
    games: [RAIDS.jungleFour],
    async act(page, { phone }) {
      if (phone) await press(page, 'Stage play area');
      await page.locator('.clock').click();
    },
  },
  { name: 'contra-why-not', path: local(RAIDS.jungle), games: [RAIDS.jungle], act: (page) => askAbout(page, '[data-space][aria-disabled]') },
  { name: 'contra-asking', path: local(RAIDS.everybody), games: [RAIDS.everybody], act: (page) => press(page, /^When to ask me/) },
  { name: 'contra-moves', path: local(RAIDS.jungle), games: [RAIDS.jungle], act: (page) => page.locator('[data-moment]').press('/') },
  { name: 'contra-adviser', path: local(RAIDS.jungle), games: [RAIDS.jungle], act: askAdviser },
  { name: 'contra-log', path: local(RAIDS.jungleFour), games: [RAIDS.jungleFour], act: openLog },
  { name: 'contra-since', path: local(RAIDS.left), games: [RAIDS.left] },
  { name: 'contra-replay', path: local(RAIDS.won, 120), games: [RAIDS.won] },
  { name: 'contra-won', path: local(RAIDS.won), games: [RAIDS.won] },
  { name: 'contra-story-won', path: local(RAIDS.storyWon), games: [RAIDS.storyWon] },
  { name: 'contra-lost', path: local(RAIDS.lost), games: [RAIDS.lost] },
];

export const measured: Measured = {
  table: RAIDS.middle,
  played: [RAIDS.first, RAIDS.middle],
  // A turn's end with the enemies' attack.
  busiest: RAIDS.turnEnd,
  pressed: ['.answer-list button', '.prompt-acts .pri:enabled', '.offer:enabled', '.tokens .lit', '.space.lit', '.hand-card.lit'],
  seatByLink: 277_000,
};
