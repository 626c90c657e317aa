import { useTable } from '#kit';
import type { Contra } from '../../types.ts';
import type { ContraWords } from '../../words/words.ts';
import type { Choosing } from '../choosing.ts';
import { ClauseSign } from './clause-sign.tsx';
import { waitingFor } from './waiting.ts';

/** Where nothing can be done: what the table waits for, and what would help. */
export function WaitingLine({ open, asked, words }: { readonly open: Choosing; readonly asked: boolean; readonly words: ContraWords }) {
  const { scene, past, seats } = useTable<Contra>();
  const { legend } = words.say;
  const others = seats.filter((seat) => seat.asked).map(({ who, name }) => who || name);
  const { now, help, clause } = waitingFor({ ...scene, open, asked, past, others }, words);
  return (
    <p className="waiting-for">
      <b>{legend.now}</b> {now} {help}
      {clause === null ? null : <ClauseSign id={clause} label={legend.clause} />}
    </p>
  );
}
