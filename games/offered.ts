import { legal, type Match } from '#kernel';

/** What is offered has to be exactly what the constraints allow: scenes of tests look at it at every decision they come to. */
export function checkOffered(match: Match): void {
  const { decision, state, game } = match;
  if (decision === null) return;
  const offered = match.options().toSorted();
  const allowed = legal(decision.question, state, decision.about)
    .map((option) => game.notation.print(decision.question.answer(option, state)))
    .toSorted();
  if (offered.join('\n') !== allowed.join('\n'))
    throw new Error(`'${decision.question.kind}' offers ${difference(offered, allowed)} too much, and not ${difference(allowed, offered)}`);
}

function difference(some: readonly string[], others: readonly string[]): string {
  return some.filter((text) => !others.includes(text)).join(', ') || 'anything';
}
