import { useState } from 'preact/hooks';
import type { Person } from '#wire';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';

/** What somebody wants to be called: as in the settings, or as they were called here before. */
export function useCalled(you: Person | null): [string, (name: string) => void] {
  const { name } = useSettings();
  return useState(name || (you?.name ?? ''));
}

/** How the others call whoever comes. */
export function NameField({ value, change }: { readonly value: string; change(name: string): void }) {
  const { name } = useWords().table.lobby;
  return (
    <label>
      {name}
      <input type="text" required maxLength={30} value={value} autoComplete="nickname" onChange={(event) => change(event.currentTarget.value)} />
    </label>
  );
}
