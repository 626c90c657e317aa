import { useCallback, useState } from 'preact/hooks';
import type { LuggageRow } from '#wire';
import { useAsync } from '../app/use-async.ts';
import { useAttempt } from '../app/use-attempt.ts';
import { keptGame, putGame } from '../play/game-store.ts';
import { listSavedGames, readSavedGame, type SavedGameRow } from '../play/saved-games.ts';
import { Refused } from '../table/refused.tsx';
import { fromLuggage, intoLuggage, luggage, outOfLuggage } from './api.ts';
import { usePeopleWords } from './words.ts';

/** Games of this device: those only here can be taken along, those taken along elsewhere can be brought here. */
export function TakenAlong() {
  const { luggage: words } = usePeopleWords();
  const [tries, setTries] = useState(0);
  const { refused, attempt } = useAttempt();
  const again = (): void => setTries(tries + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when some were carried
  const { value } = useAsync(useCallback(async () => compared(await listSavedGames(), await luggage()), [tries]));
  if (value === null) return null;
  const { here, there, all } = value;
  const carry = (work: (rows: readonly { readonly id: string }[]) => Promise<void>, rows: readonly { readonly id: string }[]) => attempt(work(rows), again);
  return (
    <section className="box">
      <h2>{words.title}</h2>
      {here.length > 0 || all.length === 0 ? <p>{words.says({ here: here.length })}</p> : null}
      {here.length === 0 && there.length === 0 && all.length > 0 ? <p>{words.same}</p> : null}
      {here.length === 0 ? null : (
        <button type="button" className="btn add" onClick={() => carry(takeAlong, here)}>
          {words.take({ count: here.length })}
        </button>
      )}
      {there.length === 0 ? null : (
        <button type="button" className="btn pri add" onClick={() => carry(bringHere, there)}>
          {words.bring({ count: there.length })}
        </button>
      )}
      {all.length === 0 ? null : (
        <button type="button" className="btn quiet add" onClick={() => carry(leaveBehind, all)}>
          {words.leave({ count: all.length })}
        </button>
      )}
      <Refused text={refused} />
    </section>
  );
}

/** What is newer here, what is newer there, and all that was taken along. */
function compared(kept: readonly SavedGameRow[], along: readonly LuggageRow[]) {
  const [mine, theirs] = [kept, along].map((rows) => new Map(rows.map(({ id, changed }) => [id, changed])));
  const missing = (rows: readonly { readonly id: string; readonly changed: number }[], other: ReadonlyMap<string, number> | undefined) =>
    rows.filter(({ id, changed }) => (other?.get(id) ?? -1) < changed);
  return { here: missing(kept, theirs), there: missing(along, mine), all: along };
}

async function takeAlong(rows: readonly { readonly id: string }[]): Promise<void> {
  for (const { id } of rows) {
    const saved = readSavedGame(await keptGame(id));
    if (saved !== null) await intoLuggage(id, { game: saved.game, changed: saved.row.changed, saved });
  }
}

/** Whatever comes is read as a game, or left where it is. */
async function bringHere(rows: readonly { readonly id: string }[]): Promise<void> {
  for (const { id } of rows) {
    const game = readSavedGame((await fromLuggage(id)).saved);
    if (game !== null && game.id === id) await putGame(game);
  }
}

async function leaveBehind(rows: readonly { readonly id: string }[]): Promise<void> {
  for (const { id } of rows) await outOfLuggage(id);
}
