import type { ComponentChildren } from 'preact';
import { HATS as SHARED } from '#kit';
import type { CommandoId } from '../../content/commandos.ts';

/** What each commando wears on the head, over the bust. */
export const HATS: Readonly<Record<CommandoId, ComponentChildren>> = {
  officer: SHARED.peakedCap,
  medic: SHARED.redCross,
  sapper: SHARED.lamp,
  scout: SHARED.hood,
  sniper: (
    <>
      <path className="d" d="M29 50C25 22 38 10 50 10s25 12 21 40c-1 14-8 22-21 22S30 64 29 50z" />
      <path className="f" d="M34 36c9-4 23-4 32 0 1 5 0 8-2 10-9-3-19-3-28 0-2-2-3-5-2-10z" />
      <path className="l" d="M36 18c8-5 20-5 28 0" />
      <g>
        <circle className="g" cx="60" cy="39" r="9" />
        <circle className="m" cx="60" cy="39" r="4.6" />
        <path className="h" d="M69 39h14" />
      </g>
    </>
  ),
  bruno: SHARED.bandolier,
  'death-cheater': (
    <>
      <path className="g" d="M26 30C24 16 40 8 56 11c15 3 22 12 16 18-14-4-30-4-46 1z" />
      <circle className="m" cx="52" cy="11" r="4.5" />
      <path className="m" d="M66 24c6-14 14-18 20-19-1 8-6 16-16 22z" />
      <path className="d" d="M30 33c13-5 27-5 40 0l-1 4c-13-4-25-4-38 0z" />
    </>
  ),
  saboteur: (
    <>
      <path className="g" d="M31 31c-1-15 8-22 19-22s20 7 19 22z" />
      <path className="d" d="M22 35c10-6 46-6 56 0-6 5-50 5-56 0z" />
      <path className="l" d="M38 56c6-5 18-5 24 0" />
    </>
  ),
  'soe-agent': SHARED.headset,
  spy: (
    <>
      <path className="d" d="M31 44c-4-22 6-32 19-32s23 10 19 32c-3-10-8-15-14-16-8 5-18 6-24 16z" />
      <path className="m" d="M30 66c12 8 28 8 40 0l4 9c-14 10-34 10-48 0z" />
      <path className="m" d="M64 74l12 20-9 3-10-20z" />
    </>
  ),
  'jamie-finnlock': (
    <>
      <path className="g" d="M31 31C27 16 40 9 50 9s23 7 19 22z" />
      <path className="d" d="M18 36c10-8 54-8 64 0-12 3-52 3-64 0z" />
      <path className="m" d="M32 27c11 4 25 4 36 0l.5 4c-12 4-25 4-37 0z" />
    </>
  ),
  butcher: SHARED.helmet,
  'intel-officer': SHARED.beret,
  'mortar-gunner': SHARED.goggles,
  'vf-intel-officer': SHARED.glasses,
  anneke: SHARED.headband,
};
