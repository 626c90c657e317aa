import { askAbout, local, type Measured, openLog, type Screen } from '../../../web/testing/screens.ts';
import { JOBS } from './positions.ts';

export const screens: readonly Screen[] = [
  { name: 'setup-contract-assassin', path: '/play/contract-assassin' },
  ...[JOBS.first, JOBS.draft, JOBS.middle, JOBS.weapons, JOBS.flee, JOBS.getaways, JOBS.go, JOBS.prison, JOBS.eight, JOBS.won].map((position) => ({
    name: position.id.replace('job', 'contract-assassin'),
    path: local(position),
    games: [position],
  })),
  { name: 'contract-assassin-de', path: local(JOBS.weapons), games: [JOBS.weapons], language: 'de' },
  { name: 'contract-assassin-why-not', path: local(JOBS.middle), games: [JOBS.middle], act: (page) => askAbout(page, '[data-space][aria-disabled]') },
  { name: 'contract-assassin-log', path: local(JOBS.middle), games: [JOBS.middle], act: openLog },
  { name: 'contract-assassin-replay', path: local(JOBS.won, 120), games: [JOBS.won] },
];

export const measured: Measured = {
  table: JOBS.middle,
  played: [JOBS.first, JOBS.middle],
  busiest: JOBS.weapons,
  pressed: ['.offers .btn', '.card.open:not(.bonus)', '.prompt-acts .pri:enabled', '.space.lit'],
};
