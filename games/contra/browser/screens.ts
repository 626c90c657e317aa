import { endScreens, type Measured, played, press, type Screen, shellScreens } from '../../../web/testing/screens.ts';
import { RAIDS } from './positions.ts';

export const screens: readonly Screen[] = [
  { name: 'setup-contra', path: '/play/contra' },
  { name: 'setup-contra-story', path: '/play/contra', act: (page) => press(page, /^Story$/) },
  played('contra-first', RAIDS.first),
  played('contra-story', RAIDS.story),
  ...[RAIDS.jungle, RAIDS.waterfall, RAIDS.snow, RAIDS.lair, RAIDS.jungleFour, RAIDS.waterfallFour, RAIDS.snowFour, RAIDS.lairFour].map((position) =>
    played(position.id.replace('raid', 'contra'), position),
  ),
  played('contra-de', RAIDS.waterfallFour, { language: 'de' }),
  played('contra-convert', RAIDS.convert),
  played('contra-objective', RAIDS.objective),
  played('contra-equip', RAIDS.equip),
  played('contra-suffer', RAIDS.suffer),
  played('contra-stop', RAIDS.suffer, {
    stops: true,
    async act(page) {
      await page.getByRole('button', { name: 'Lose a medal' }).first().click();
      await page.locator('.stop').waitFor();
    },
  }),
  played('contra-resolving', RAIDS.nested, {
    act: (page, { phone }) => (phone ? page.locator('summary:visible').click() : Promise.resolve()),
  }),
  played('contra-decks', RAIDS.jungleFour, {
    async act(page, { phone }) {
      if (phone) await press(page, 'Stage play area');
      await page.locator('.clock').click();
    },
  }),
  ...shellScreens('contra', RAIDS.jungle, '[data-space][aria-disabled]'),
  played('contra-asking', RAIDS.everybody, { act: (page) => press(page, /^When to ask me/) }),
  ...endScreens('contra', RAIDS, 120),
  played('contra-story-won', RAIDS.storyWon),
];

export const measured: Measured = {
  table: RAIDS.middle,
  played: [RAIDS.first, RAIDS.middle],
  // A turn's end with the enemies' attack.
  busiest: RAIDS.turnEnd,
  pressed: ['.answer-list button', '.prompt-acts .pri:enabled', '.offer:enabled', '.tokens .lit', '.space.lit', '.hand-card.lit'],
  seatByLink: 219_500,
};
