/** Muster's sign: five shapes in the form of an M. */
export function Logo() {
  return (
    <svg className="mark" viewBox="0 0 48 48" aria-hidden="true">
      <path d="M8 38V14l16 15 16-15v24" fill="none" stroke="currentColor" strokeWidth="4.5" strokeLinejoin="round" strokeLinecap="round" opacity=".3" />
      <rect x="2.5" y="32.5" width="11" height="11" rx="2.5" fill="#b62b33" />
      <circle cx="8" cy="13" r="6" fill="#2166b4" />
      <path d="M24 20.5 32.5 29 24 37.5 15.5 29z" fill="#eaa51f" />
      <path d="M40 6.5l7 12H33z" fill="#2c8247" />
      <path d="M40 31.5l5.6 3.25v6.5L40 44.500l-5.6-3.25v-6.500z" fill="#8a3fa0" />
    </svg>
  );
}
