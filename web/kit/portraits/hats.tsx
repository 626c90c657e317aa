import type { ComponentChildren } from 'preact';

/** What several games have their people wear on the head, over the bust, in a square of 100 units. */
export const HATS = {
  beret: (
    <>
      <path className="g" d="M31 33C27 19 44 11 62 14c17 3 18 14 9 18-13-4-27-3-40 1z" />
      <circle className="m" cx="40" cy="25" r="3.5" />
    </>
  ),
  hood: (
    <>
      <path className="g" d="M22 66C14 24 34 6 50 6s36 18 28 60L69 50c2-20-8-28-19-28s-21 8-19 28z" />
      <path className="l" d="M24 40l-9 4M24 52l-10 6M30 22l-8-6M44 9l-3-7M62 10l5-7M72 22l9-5M76 40l9 3M76 54l10 6" />
      <circle className="m" cx="59" cy="38" r="5" />
      <path className="l" d="M64 38h9" />
    </>
  ),
  helmet: (
    <>
      <path className="g" d="M28 38C26 16 40 11 50 11s24 5 22 27c-12-5-32-5-44 0z" />
      <path className="l" d="M30 31c12-4 28-4 40 0M33 38l4 18 13 5 13-5 4-18" />
    </>
  ),
  bandolier: (
    <>
      <path className="g" d="M28 38C26 16 40 11 50 11s24 5 22 27c-12-5-32-5-44 0z" />
      <path className="l" d="M33 38l4 18 13 5 13-5 4-18" />
      <path className="b" d="M22 74 76 100" />
      <path className="bd" d="M22 74 76 100" />
    </>
  ),
  headband: (
    <>
      <circle className="d" cx="50" cy="10" r="6" />
      <path className="d" d="M32 37c-3-16 8-22 18-22s21 6 18 22c-4-8-10-11-18-11s-14 3-18 11z" />
      <path className="m" d="M32 28h36v5H32z" />
      <path className="m" d="M67 29l14 8-4 2 5 7-16-12z" />
    </>
  ),
  peakedCap: (
    <>
      <path className="g" d="M30 29c-4-12 10-17 20-17s24 5 20 17l-2 2c-12-4-24-4-36 0z" />
      <path className="d" d="M32 31c12-4 24-4 36 0l5 5c-14-4-32-4-46 0z" />
      <path className="m" d="M50 17l1.8 3.6 4 .6-2.9 2.8.7 4-3.6-1.9-3.6 1.9.7-4-2.9-2.8 4-.6z" />
    </>
  ),
  lamp: (
    <>
      <path className="g" d="M30 34c-2-16 9-23 20-23s22 7 20 23c-12-5-28-5-40 0z" />
      <path className="d" d="M25 37c14-8 36-8 50 0-14-3-36-3-50 0z" />
      <circle className="m" cx="50" cy="21" r="5" />
      <path className="w" d="M46 22-2 6v32z" />
    </>
  ),
  headset: (
    <>
      <path className="d" d="M31 46c-6-20 5-32 19-32s25 12 19 32c-1-12-6-17-12-19-8 3-20 3-23 7-2 3-2 7-3 12z" />
      <path className="h" d="M30 41C28 4 72 4 70 41" />
      <rect className="m" x="26" y="36" width="8" height="14" rx="4" />
      <rect className="g" x="66" y="36" width="8" height="14" rx="4" />
      <path className="l" d="M30 50c2 8 8 10 14 10" />
      <circle className="m" cx="45" cy="60" r="2.6" />
    </>
  ),
  glasses: (
    <>
      <path className="d" d="M33 44c2 14 8 20 17 20s15-6 17-20c-4 6-8 7-17 7s-13-1-17-7z" />
      <path className="m" d="M32 34h36l-2 7c-4 3-11 3-14-3h-4c-3 6-10 6-14 3z" />
    </>
  ),
  goggles: (
    <>
      <path className="g" d="M28 36C26 15 40 11 50 11s24 4 22 25c-12-5-32-5-44 0z" />
      <rect className="d" x="29" y="25" width="42" height="10" rx="5" />
      <circle className="m" cx="42" cy="30" r="4.6" />
      <circle className="m" cx="58" cy="30" r="4.6" />
    </>
  ),
  redCross: (
    <>
      <path className="g" d="M28 38C26 16 40 11 50 11s24 5 22 27c-12-5-32-5-44 0z" />
      <circle cx="50" cy="23" r="8" fill="#f3f1ea" />
      <path d="M48 18h4v3h3v4h-3v3h-4v-3h-3v-4h3z" fill="#c8322b" />
    </>
  ),
} as const satisfies Readonly<Record<string, ComponentChildren>>;
