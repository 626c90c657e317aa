import type { ComponentChildren } from 'preact';
import { HATS as SHARED } from '#kit';
import type { MemberId } from '../../content/members.ts';

/** What each of the thirteen wears on the head, over the bust. */
export const HATS: Readonly<Record<MemberId, ComponentChildren>> = {
  cooper: SHARED.beret,
  alvares: SHARED.hood,
  branson: (
    <>
      <path className="g" d="M27 56C22 22 36 10 50 10s28 12 23 46l-9 14H36z" />
      <circle className="m" cx="42" cy="36" r="6.5" />
      <circle className="m" cx="58" cy="36" r="6.5" />
      <circle className="d" cx="50" cy="55" r="10" />
      <path className="l" d="M44 52h12M44 56h12M44 60h12" />
      <path className="h" d="M60 58c14 4 20 14 18 34" />
    </>
  ),
  dunham: SHARED.helmet,
  miller: SHARED.bandolier,
  kenzo: SHARED.headband,
  krussov: (
    <>
      <path className="g" d="M26 34C25 15 38 9 50 9s25 6 24 25v19c-3 5-9 3-9-4V34c-10-4-20-4-30 0v15c0 7-6 9-9 4z" />
      <path className="d" d="M33 31c-2-8 3-12 17-12s19 4 17 12c-10-4-24-4-34 0z" />
      <circle className="m" cx="50" cy="24" r="3" />
    </>
  ),
  cole: SHARED.peakedCap,
  schulz: SHARED.lamp,
  ayden: SHARED.headset,
  mobutu: SHARED.glasses,
  nelson: SHARED.goggles,
  vanderbilt: SHARED.redCross,
};
