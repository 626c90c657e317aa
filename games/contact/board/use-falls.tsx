import { useEffect, useState } from 'react';
import { useTable } from '#kit';
import { isMemberId } from '../content/members.ts';
import { isView } from '../rules/view.ts';
import { type Falls, fallsIn } from './deeds.ts';

/** Kept with the tab under the address of the table, so that it outlives a reload; a table that keeps nothing only forgets the number. */
function storeKey(): string {
  return `contact.falls ${location.pathname}`;
}

function remembered(): Falls {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storeKey()) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([id, turn]) => isMemberId(id) && typeof turn === 'number'));
  } catch {
    return {};
  }
}

function remember(falls: Falls): void {
  try {
    sessionStorage.setItem(storeKey(), JSON.stringify(falls));
  } catch {
    // Nothing depends on it.
  }
}

/** In which turn somebody fell, as far as this screen has seen it happen. Whoever lives in the view has not fallen yet, or not any more. */
export function useFalls(): Falls {
  const { news } = useTable();
  const [falls, setFalls] = useState(remembered);
  useEffect(() => {
    const { before } = news;
    const fresh = before !== null && isView(before.view) ? fallsIn(news.told, before.view.turn) : {};
    if (Object.keys(fresh).length === 0) return;
    const next = { ...remembered(), ...fresh };
    remember(next);
    setFalls(next);
  }, [news]);
  return falls;
}
