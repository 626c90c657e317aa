import { useState } from 'preact/hooks';

/** What lies over the table. */
export type Dialog = 'moves' | 'log' | 'chat' | 'seats' | 'keys' | 'adviser' | 'standing' | 'how' | 'aid';

export interface DialogState {
  readonly dialog: Dialog | null;
  open(dialog: Dialog | null): void;
  /** The clause that is looked at. */
  readonly clause: string | null;
  openClause(id: string | null): void;
}

export function useDialogs(): DialogState {
  const [dialog, open] = useState<Dialog | null>(null);
  const [clause, openClause] = useState<string | null>(null);
  return { dialog, open, clause, openClause };
}
