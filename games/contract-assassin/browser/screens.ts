import { type Measured, played, type Screen, say, shellScreens } from '../../../web/testing/screens.ts';
import { JOBS } from './positions.ts';

export const screens: readonly Screen[] = [
  { name: 'setup-contract-assassin', path: '/play/contract-assassin' },
  ...[JOBS.first, JOBS.draft, JOBS.middle, JOBS.last, JOBS.weapons, JOBS.flee, JOBS.getaways, JOBS.go, JOBS.prison, JOBS.eight, JOBS.won].map((position) =>
    played(position.id.replace('job', 'contract-assassin'), position),
  ),
  { name: 'contract-assassin-rules', path: '/rules/contract-assassin#bodyguard.blocks' },
  { name: 'contract-assassin-rules-map', path: '/rules/contract-assassin#action.getaway-travel' },
  played('contract-assassin-hidden', JOBS.hidden),
  played('contract-assassin-de', JOBS.weapons, { language: 'de' }),
  ...shellScreens('contract-assassin', JOBS.middle, '[data-space][aria-disabled]'),
  ...(
    [
      ['roll', JOBS.kill, '.dice-scene'],
      ['kill', JOBS.kill, '.photo.falling'],
      ['arrest', JOBS.arrest, '.photo.jailed'],
    ] as const
  ).map(([name, position, scene]) =>
    played(`contract-assassin-${name}`, position, {
      moving: true,
      async act(page) {
        await say(page, 'roll');
        await page.locator(scene).first().waitFor();
      },
    }),
  ),
  played('contract-assassin-file', JOBS.middle, {
    act: (page) => page.locator('.strip button:visible, .rivals button:visible').last().click(),
  }),
  played('contract-assassin-getaway', JOBS.middle, { act: (page) => page.locator('.card.getaway.open').first().click() }),
  played('contract-assassin-replay', JOBS.won, { moment: 120 }),
];

export const measured: Measured = {
  table: JOBS.middle,
  played: [JOBS.first, JOBS.middle],
  busiest: JOBS.kill,
  pressed: ['.offers .btn.pri', '.prompt-acts .pri:enabled', '.card.open.weapon', '.card.open.getaway', '.space.lit'],
  seatByLink: 182_000,
};
