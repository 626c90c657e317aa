import { endScreens, type Measured, next, openTable, played, type Screen, say, shellScreens } from '../../../web/testing/screens.ts';
import { NIGHTS } from './positions.ts';

export const screens: readonly Screen[] = [
  { name: 'setup-contact', path: '/play/contact' },
  { name: 'setup-contact-online', path: '/play/contact?online' },
  { name: 'setup-contact-de', path: '/play/contact', language: 'de' },
  { name: 'lobby-contact', path: '/play/contact?online', act: openTable },
  played('contact-first', NIGHTS.first),
  played('contact-draft', NIGHTS.draft),
  played('contact', NIGHTS.late, { act: (page) => page.locator('.segment.lit').first().dispatchEvent('click') }),
  played('contact-de', NIGHTS.late, { language: 'de' }),
  played('contact-ardor', NIGHTS.ardor),
  played('contact-blades', NIGHTS.blades),
  played('contact-victim', NIGHTS.victim),
  played('contact-stop', NIGHTS.victim, {
    stops: true,
    async act(page) {
      await say(page, next(NIGHTS.victim));
      await page.locator('.stop').waitFor();
    },
  }),
  played('contact-named', NIGHTS.named),
  ...shellScreens('contact', NIGHTS.late, '.segment:not(.lit)'),
  played('contact-wave', NIGHTS.wave, {
    moving: true,
    async act(page) {
      await say(page, next(NIGHTS.wave));
      await page.locator('.group.moving').first().waitFor();
    },
  }),
  ...endScreens('contact', NIGHTS, 120),
];

export const measured: Measured = {
  table: NIGHTS.late,
  // Late, with many zombies, then in the middle of another night.
  played: [NIGHTS.late, NIGHTS.ardor],
  busiest: NIGHTS.wave,
  pressed: ['.fire:enabled', '.recon button', '.prompt-acts .pri:enabled', '.segment.lit', '.faces button'],
  seatByLink: 162_200,
};
