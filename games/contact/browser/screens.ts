import { askAbout, askAdviser, local, type Measured, next, openLog, openTable, type Screen, say } from '../../../web/testing/screens.ts';
import { NIGHTS } from './positions.ts';

export const screens: readonly Screen[] = [
  { name: 'setup-contact', path: '/play/contact' },
  { name: 'setup-contact-online', path: '/play/contact?online' },
  { name: 'setup-contact-de', path: '/play/contact', language: 'de' },
  { name: 'lobby-contact', path: '/play/contact?online', act: openTable },
  { name: 'contact-first', path: local(NIGHTS.first), games: [NIGHTS.first] },
  { name: 'contact-draft', path: local(NIGHTS.draft), games: [NIGHTS.draft] },
  { name: 'contact', path: local(NIGHTS.late), games: [NIGHTS.late], act: (page) => page.locator('.segment.lit').first().dispatchEvent('click') },
  { name: 'contact-de', path: local(NIGHTS.late), games: [NIGHTS.late], language: 'de' },
  { name: 'contact-ardor', path: local(NIGHTS.ardor), games: [NIGHTS.ardor] },
  { name: 'contact-blades', path: local(NIGHTS.blades), games: [NIGHTS.blades] },
  { name: 'contact-victim', path: local(NIGHTS.victim), games: [NIGHTS.victim] },
  { name: 'contact-named', path: local(NIGHTS.named), games: [NIGHTS.named] },
  { name: 'contact-why-not', path: local(NIGHTS.late), games: [NIGHTS.late], act: (page) => askAbout(page, '.segment:not(.lit)') },
  {
    name: 'contact-wave',
    path: local(NIGHTS.wave),
    games: [NIGHTS.wave],
    moving: true,
    async act(page) {
      await say(page, next(NIGHTS.wave));
      await page.locator('.group.moving').first().waitFor();
    },
  },
  { name: 'contact-moves', path: local(NIGHTS.late), games: [NIGHTS.late], act: (page) => page.locator('[data-moment]').press('/') },
  { name: 'contact-adviser', path: local(NIGHTS.late), games: [NIGHTS.late], act: askAdviser },
  { name: 'contact-log', path: local(NIGHTS.late), games: [NIGHTS.late], act: openLog },
  { name: 'contact-since', path: local(NIGHTS.left), games: [NIGHTS.left] },
  { name: 'contact-replay', path: local(NIGHTS.won, 120), games: [NIGHTS.won] },
  { name: 'contact-won', path: local(NIGHTS.won), games: [NIGHTS.won] },
  { name: 'contact-lost', path: local(NIGHTS.lost), games: [NIGHTS.lost] },
];

export const measured: Measured = {
  table: NIGHTS.late,
  // Late, with many zombies, then in the middle of another night.
  played: [NIGHTS.late, NIGHTS.ardor],
  busiest: NIGHTS.wave,
  pressed: ['.fire:enabled', '.recon button', '.prompt-acts .pri:enabled', '.segment.lit', '.faces button'],
  seatByLink: 218_000,
};
