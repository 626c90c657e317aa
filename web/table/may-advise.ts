import type { Present, Session } from '../play/session.ts';

/** Never in games between strangers: on this device, alone with bots, or together with friends. */
export function mayAdvise(session: Session, { table, occupants }: Present): boolean {
  if (session.where === 'here') return true;
  const alone = !occupants.some(({ kind }) => kind === 'person');
  return alone || (session.box.cooperative && table !== null && !table.listed);
}
