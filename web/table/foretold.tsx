import { foretold } from '#games';
import type { OpenOption } from '#kernel';
import { Emphasis } from '../kit/emphasis.tsx';
import { useTable } from '../kit/table.ts';

/** What an option would do, beneath it. */
export function Foretold({ option }: { readonly option: OpenOption }) {
  const { words, scene } = useTable();
  const says = foretold(words, option, scene.view);
  return says.length === 0 ? null : (
    <span className="foretold">
      <Emphasis text={says.join(' ')} />
    </span>
  );
}
