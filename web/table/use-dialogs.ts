import { useState } from 'preact/hooks';

/** What lies over the table. */
export type Dialog = 'moves' | 'log' | 'chat' | 'seats' | 'keys' | 'adviser' | 'standing' | 'how' | 'aid';

export interface DialogState {
  readonly dialog: Dialog | null;
  /** Something lies over the table: the list of moves and the adviser are beside it. */
  readonly lies: boolean;
  open(dialog: Dialog | null): void;
  /** The clause that is looked at. */
  readonly clause: string | null;
  openClause(id: string | null): void;
}

export function useDialogs(): DialogState {
  const [dialog, open] = useState<Dialog | null>(null);
  const [clause, openClause] = useState<string | null>(null);
  const lies = clause !== null || (dialog !== null && dialog !== 'moves' && dialog !== 'adviser');
  return { dialog, lies, open, clause, openClause };
}
