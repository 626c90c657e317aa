import type { ComponentChildren } from 'preact';
import { LinearGradient, RadialGradient } from '#kit';

/** Hats of those who row home, in turn. */
const HATS: readonly ComponentChildren[] = [
  <path key="cap" d="M-11-8c-1-6 5-9 11-9s12 3 11 9c-7-2-15-2-22 0z" className="sil" />,
  <path key="hood" d="M-11 6C-14-14-6-17 0-17s14 3 11 23l-4-6c0-8-3-11-7-11s-7 3-7 11z" className="sil" />,
  <path key="beret" d="M-10-5c0-9 4-13 10-13s10 4 10 13z" className="sil" />,
  <path key="helmet" d="M-12-6h24c0-3-2-5-4-6-1-5-4-7-8-7s-7 2-8 7c-2 1-4 3-4 6z" className="sil" />,
];

/** The harbour burns. Whoever is home rows out; a searchlight finds an empty boat when it has failed. */
export function Harbour({ home, failed }: { readonly home: number; readonly failed: boolean }) {
  return (
    <svg className="vc-harbour" viewBox="0 0 1280 336" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="vc-sky" x2="0" y2="1">
          <stop offset="0" className="sky-1" />
          <stop offset=".55" className="sky-2" />
          <stop offset="1" className="sky-3" />
        </linearGradient>
        <linearGradient id="vc-sea" x2="0" y2="1">
          <stop offset="0" className="sea-1" />
          <stop offset="1" className="sea-2" />
        </linearGradient>
        <RadialGradient id="vc-fire" stops={{ '0%': '#fff3c4', '30%': '#ffb24a', '65%': ['#e2602a', 0.75], '100%': ['#b7332a', 0] }} />
        <LinearGradient id="vc-beam" x1="1" x2="0" stops={{ '0%': ['#fff6d2', 0.75], '100%': ['#fff6d2', 0] }} />
        <filter id="vc-blur" x="-50%" y="-50%" width="200%" height="200%">
          <feGaussianBlur stdDeviation="7" />
        </filter>
      </defs>
      <rect width="1280" height="222" fill="url(#vc-sky)" />
      <g fill="none" className="lines" strokeOpacity=".1">
        <path d="M0 60c160-40 330 10 470-20s260-40 420 0 280 10 390-20M0 96c170-34 320 14 470-14s270-44 420-4 290 10 390-16M0 134c170-30 330 12 470-10s270-36 420-4 290 8 390-12" />
      </g>
      <path d="M0 222V196c60-8 110-18 170-14s90 22 150 24 120-10 190-6 90 14 150 14v8z" className="far" opacity=".55" />
      <g className="far" opacity=".9" transform="translate(372,14)">
        <path d="M196 190l4-52h14l4 52z" />
        <path d="M197 138h20v-10h-20z" />
        <path d="M195 128h24l-12-10z" />
      </g>
      {failed ? null : <path d="M1020 146 300 34v64z" fill="url(#vc-beam)" opacity=".55" />}
      <g filter="url(#vc-blur)" fill="#2a2a22" opacity=".62">
        <circle cx="1120" cy="78" r="44" />
        <circle cx="1160" cy="40" r="52" />
        <circle cx="1085" cy="44" r="36" />
        <circle cx="1210" cy="14" r="54" />
      </g>
      <ellipse cx="1128" cy="150" rx="190" ry="165" fill="url(#vc-fire)" />
      <path d="M1128 96l12 30 30-14-10 32 34 4-28 20 22 28-34-2 2 20h-56l4-22-34 4 20-28-28-20 32-6-12-32 32 14z" fill="#ffd27a" opacity=".9" />
      <g className="dark">
        <path d="M940 222v-46h70v-20h16v20h36v46zM1062 222v-30l40-22 8 10 10-14 12 12 14-8 46 24v28zM1192 222v-74h88v74z" />
        <path d="M952 176V96l-4-6 88 14-2 5-72-10v77zM1028 108v22h-5v-22z" />
        <path d="M1204 148l36-22 40 20v4z" />
      </g>
      <g fill="#ffcf7d" opacity=".9">
        <path d="M1206 168h12v12h-12zM1232 168h12v12h-12zM1258 168h12v12h-12zM960 190h9v9h-9zM980 190h9v9h-9z" />
      </g>
      <circle cx="1019" cy="150" r="6" fill="#fff6d2" />
      <rect y="221" width="1280" height="115" fill="url(#vc-sea)" />
      <path d={WAVES} className="waves" />
      <path d="M1050 230h160M1076 240h120M1062 250h150M1090 262h96M1074 276h130M1102 292h76M1090 310h96" className="glow" />
      {failed ? <path d="M1018 148 668 270c20 34 90 44 152 44 70 0 140-14 156-40z" fill="url(#vc-beam)" /> : null}
      <g transform="translate(742 196)">
        {failed ? <path d="M-10 38 120 58M150 38 40 60" className="oar" /> : <path d="M96 30-30 92M150 34 58 104" className="oar" />}
        {failed
          ? null
          : Array.from({ length: Math.min(4, home) }, (_, i) => i).map((i) => (
              <g key={i} transform={`translate(${20 + i * 51} ${22})`}>
                <path d="M-13 34c-2-22 2-30 13-30s15 8 13 30z" className="sil" />
                <circle cy="-4" r="8.5" className="sil" />
                {HATS[i]}
              </g>
            ))}
        <path d="M-44 46c20 10 60 13 120 13s120-3 146-15c-4 22-16 38-34 42-60 8-150 8-196 0-20-6-32-22-36-40z" className="sil" />
      </g>
    </svg>
  );
}

/** Light on the water, always the same. */
const WAVES = Array.from({ length: 80 }, (_, i) => `M${(i * 397) % 1280} ${228 + ((i * 53) % 104)}h${18 + ((i * 29) % 50)}`).join('');
