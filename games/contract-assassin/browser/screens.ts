import type { Page } from 'playwright-core';
import { askAbout, askAdviser, local, type Measured, openLog, type Screen, say } from '../../../web/testing/screens.ts';
import { JOBS } from './positions.ts';

export const screens: readonly Screen[] = [
  { name: 'setup-contract-assassin', path: '/play/contract-assassin' },
  ...[JOBS.first, JOBS.draft, JOBS.middle, JOBS.last, JOBS.weapons, JOBS.flee, JOBS.getaways, JOBS.go, JOBS.prison, JOBS.eight, JOBS.won].map((position) => ({
    name: position.id.replace('job', 'contract-assassin'),
    path: local(position),
    games: [position],
  })),
  { name: 'contract-assassin-adviser', path: local(JOBS.middle), games: [JOBS.middle], act: askAdviser },
  { name: 'contract-assassin-rules', path: '/rules/contract-assassin#bodyguard.blocks' },
  { name: 'contract-assassin-rules-map', path: '/rules/contract-assassin#action.getaway-travel' },
  { name: 'contract-assassin-hidden', path: local(JOBS.hidden), games: [JOBS.hidden] },
  { name: 'contract-assassin-de', path: local(JOBS.weapons), games: [JOBS.weapons], language: 'de' },
  { name: 'contract-assassin-why-not', path: local(JOBS.middle), games: [JOBS.middle], act: (page) => askAbout(page, '[data-space][aria-disabled]') },
  ...(
    [
      ['roll', JOBS.kill, '.dice-scene'],
      ['kill', JOBS.kill, '.photo.falling'],
      ['arrest', JOBS.arrest, '.photo.jailed'],
    ] as const
  ).map(([name, position, scene]) => ({
    name: `contract-assassin-${name}`,
    path: local(position),
    games: [position],
    moving: true,
    async act(page: Page) {
      await say(page, 'roll');
      await page.locator(scene).first().waitFor();
    },
  })),
  {
    name: 'contract-assassin-file',
    path: local(JOBS.middle),
    games: [JOBS.middle],
    act: (page) => page.locator('.strip button:visible, .rivals button:visible').last().click(),
  },
  { name: 'contract-assassin-getaway', path: local(JOBS.middle), games: [JOBS.middle], act: (page) => page.locator('.card.getaway.open').first().click() },
  { name: 'contract-assassin-log', path: local(JOBS.middle), games: [JOBS.middle], act: openLog },
  { name: 'contract-assassin-replay', path: local(JOBS.won, 120), games: [JOBS.won] },
];

export const measured: Measured = {
  table: JOBS.middle,
  played: [JOBS.first, JOBS.middle],
  busiest: JOBS.kill,
  pressed: ['.offers .btn.pri', '.prompt-acts .pri:enabled', '.card.open.weapon', '.card.open.getaway', '.space.lit'],
  seatByLink: 238_000,
};
