/** The line icons of these pages, as paths in a square of 24 units. */
const PATHS = {
  key: 'M4.5 8.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M11.4 11.4 20 20M16.5 16.5l2.2-2.2M13.7 13.7l2.2-2.2',
  phone:
    'M8.500 3h7a1.500 1.500 0 0 1 1.500 1.500v15a1.500 1.500 0 0 1-1.500 1.500h-7a1.500 1.500 0 0 1-1.500-1.500v-15a1.500 1.500 0 0 1 1.500-1.500zM11 18h2',
  computer: 'M6 5h12a1.500 1.500 0 0 1 1.500 1.500V15h-15V6.500A1.500 1.500 0 0 1 6 5zM2.500 18.500h19',
  program:
    'M5 5h14a1.500 1.500 0 0 1 1.500 1.500v11a1.500 1.500 0 0 1-1.500 1.500H5a1.500 1.500 0 0 1-1.500-1.500v-11A1.500 1.500 0 0 1 5 5zM7 9.500l3 2.500-3 2.500M12.500 15H16',
  sheet: 'M7 3.500h7l4 4v13H7zM14 3.500v4h4M9.500 12h6M9.500 15.500h6',
  print: 'M7 8V4h10v4M7 16H5a1.500 1.500 0 0 1-1.500-1.500V10A2 2 0 0 1 5.500 8h13a2 2 0 0 1 2 2v4.500A1.500 1.500 0 0 1 19 16h-2M7.500 13.500h9V20h-9z',
} as const;

export type SignName = keyof typeof PATHS;

export function Sign({ name }: { readonly name: SignName }) {
  return (
    <svg className="u" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
