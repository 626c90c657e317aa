import type { ClauseId, Seat } from '#kernel';
import { promptText } from '../../../words.ts';
import { askedBy } from '../../facts/asked-by.ts';
import type { Decision } from '../../types.ts';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import type { ContraWords } from '../../words/words.ts';
import type { Choosing } from '../choosing.ts';

/** What the table waits for, what would help, and the rule that asks for it. */
export interface Waiting {
  readonly now: string;
  readonly help: string;
  readonly clause: ClauseId | null;
}

export interface Situation {
  readonly decision: (Decision & { readonly seats: readonly Seat[] }) | null;
  readonly view: View;
  /** What can be answered here, and whether somebody here is waited for. */
  readonly open: Choosing;
  readonly asked: boolean;
  readonly past: boolean;
  /** The names of those who are waited for. */
  readonly others: readonly string[];
}

export function waitingFor({ decision, view, open, asked, past, others }: Situation, words: ContraWords): Waiting {
  const { legend } = words.say;
  if (decision === null) return { now: legend.over, help: '', clause: null };
  if (past) return { now: legend.past, help: '', clause: null };
  const now = promptText(words, decision, view, asked ? 'you' : 'others');
  return {
    now: /[.?!]$/.test(now) ? now : legend.prompt({ prompt: now }),
    help: asked ? clickText(openIn(open), words) : others.length === 0 ? legend.nothing : legend.wait({ who: others }),
    clause: askedBy(decision),
  };
}

/** What would help whoever is asked. */
function clickText(open: readonly Open[], { say: { legend } }: ContraWords): string {
  return open.length === 0 ? legend['click-list'] : legend.click({ open });
}

/** What can be pointed at to answer. */
type Open = keyof Messages['open'];

function openIn({ spaces, targets, cards, tokens, faces, commandos, bosses, stage, answers, abilities }: Choosing): readonly Open[] {
  const groups: readonly (readonly [Open, number])[] = [
    ['space', spaces.size],
    ['enemy', targets.size],
    ['card', cards.size],
    ['token', tokens.size],
    ['die', faces.size],
    ['commando', commandos.size],
    ['boss', bosses.size],
    ['stage', stage.size],
    ['button', answers.length + abilities.length],
  ];
  return groups.flatMap(([what, n]) => (n > 0 ? [what] : []));
}
