import { Icon } from '../kit/icon.tsx';

/** Dark enough for white letters. */
const COLOURS = ['#5d2457', '#17604a', '#8a4b12', '#1f4f8f', '#8c2338', '#4a5a1c', '#3f3a86', '#0f5a66'];

/** The same person has the same colour everywhere. */
export function colourOf(name: string): string {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return COLOURS[sum % COLOURS.length] ?? '';
}

/** The picture somebody has chosen, or the first letter of their name; a figure for who has none. */
export function Avatar({ name, picture = '' }: { readonly name: string; readonly picture?: string }) {
  const [first] = name.trim();
  if (picture !== '') return <img className="avatar" src={`/avatars/${picture}.svg`} alt="" />;
  return (
    <span className="avatar" style={{ background: first === undefined ? 'var(--ink-3)' : colourOf(name) }} aria-hidden="true">
      {first === undefined ? <Icon name="users" /> : first.toUpperCase()}
    </span>
  );
}
