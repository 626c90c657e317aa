import { at, keyFromSeed, type Seat } from '#kernel';
import type { Foretold } from '../../../kernel/testing/foretold.ts';
import type { Answer } from '../answer.ts';
import { type CardId, cardNamed, KINDS } from '../content/kit.ts';
import type { Event } from '../event.ts';
import type { Preview } from '../preview.ts';
import { hitman, mayPlay, type State } from '../rules/state.ts';
import type { ContractAssassin, Option } from '../types.ts';
import { escapeWrong, hidingWrong } from './foretold-escape.ts';
import { eventsIn, has, type Job, onlyWay } from './foretold-futures.ts';
import { killWrong } from './foretold-kill.ts';

/**
 * The policy that previews reckon with: the best of the hand is brought, what fails is rolled again, and who can escapes. Lily and
 * Šimon do not try again with new cards. Of the roll of Loaded Dice nothing more is told than that roll.
 */
export const foretold: Foretold<ContractAssassin> = {
  goOn(match, option) {
    const { decision } = match.scene(null);
    if (decision === null || match.number === 0) return null;
    const only = onlyWay(match);
    if (only !== null && only.seat === option.seat) return only;
    const open = match.open(match.asked);
    const say = (fits: (answer: Answer) => boolean): Option | null => open.find(({ answer }) => fits(answer)) ?? null;
    const bring = (cards: readonly CardId[]): Option | null =>
      say((answer) => answer.do === 'bring' && cards.includes(answer.card) && !laid(match, answer.card));
    const { kill = null, away = null } = option.preview ?? {};
    switch (decision.kind) {
      case 'weapons':
        return kill === null ? null : (bring(kill.best?.weapons ?? []) ?? say((answer) => answer.do === 'roll'));
      case 'getaways':
        return away === null ? null : (bring(away.best ?? []) ?? say((answer) => answer.do === 'roll'));
      case 'roll':
        return say((answer) => answer.do === (decision.about.hit ? 'accept' : 'play'));
      case 'again':
        return say((answer) => answer.do === (decision.about.newCards || option.answer.do === 'play' ? 'stop' : 'again'));
      case 'shift':
        return say((answer) => answer.do === 'leave');
      case 'keep':
        return say((answer) => answer.do === 'keep-nothing');
      case 'give':
        return say(() => true);
      case 'flee':
        return away === null ? null : say((answer) => answer.do === 'escape');
      case 'arrest':
        return say((answer) => answer.do === 'surrender');
      default:
        return null;
    }
  },
  wrong(option, before, futures, exact) {
    const { preview } = option;
    if (preview === null) return null;
    return (
      atOnceWrong(option, preview, before) ??
      killWrong(option, preview, before, futures, exact) ??
      escapeWrong(option, preview, before, futures, exact) ??
      hidingWrong(option, preview, before, futures)
    );
  },
};

function laid({ state }: Job, card: CardId): boolean {
  return at(state.laid, cardNamed(card)) > 0;
}

/** What is certain, in one future that goes no further than the answer. */
function atOnceWrong({ seat, answer, notation }: Option, { actions, cards, draws, misses, kill, away, hiding }: Preview, before: Job): string | null {
  const after = before.fork(keyFromSeed('at once'));
  after.answer(after.number, seat, notation);
  for (let only = onlyWay(after); only?.seat === seat; only = onlyWay(after)) after.answer(after.number, only.seat, only.notation);
  const events = eventsIn({ events: after.events.filter(({ at: number }) => number > before.number) });
  const goesOn = !has(events, 'turn-ends') && !has(events, 'misses') && after.outcome === null;
  if (goesOn && after.state.actions - before.state.actions !== actions) return `it changes the actions by ${after.state.actions - before.state.actions}`;
  // A turn ends by itself when nothing is left to do; Double Espresso may come too late.
  if (!goesOn && actions !== 0 && !cards.includes('double-espresso') && before.state.actions + actions !== 0)
    return 'the turn is over, though actions are left';
  const drawn = events.filter((event) => (event.kind === 'draws' || event.kind === 'robs') && event.seat === seat).length;
  if (drawn !== draws) return `${drawn} cards are drawn`;
  const gone = goneFrom(seat, before.state, after.state, events);
  if (gone !== counted(cards)) return `the cards ${gone} go`;
  const missed = events.filter((event) => event.kind === 'misses' && event.seat === seat).length + hitman(after.state, seat).missing;
  const isOpen =
    [kill, away, hiding].some((told) => told !== null) ||
    (answer.do === 'stop' && mayPlay(before.state, cardNamed('body-double'))) ||
    (answer.do === 'play' && answer.card === 'arms-fair' && before.state.actions > 0);
  if (isOpen) return hiding === null && misses !== 0 ? 'it is not certain that turns are missed' : null;
  return missed === misses ? null : `${missed} turns are missed`;
}

/** What a hand has lost besides what came into it, as a text. */
function goneFrom(seat: Seat, before: State, after: State, events: readonly Event[]): string {
  const came = events.flatMap((event) =>
    (event.kind === 'draws' || event.kind === 'robs' || event.kind === 'drawn' || event.kind === 'robbed') && event.seat === seat && event.card !== null
      ? [cardNamed(event.card)]
      : [],
  );
  const gone = hitman(before, seat).hand.map((count, card) => count - at(hitman(after, seat).hand, card) + came.filter((one) => one === card).length);
  return gone.join();
}

function counted(cards: readonly CardId[]): string {
  return Array.from({ length: KINDS }, (_, card) => cards.filter((id) => cardNamed(id) === card).length).join();
}
