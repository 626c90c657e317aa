import { at, type ClauseId, type Referee } from '#kernel';
import {
  ANONYMOUS_TIP_OFF,
  ARMS_FAIR,
  BENT_BODYGUARD,
  type BonusId,
  type Card,
  CORRESPONDENCE_COURSE,
  cardId,
  DOUBLE_ESPRESSO,
  ESPRESSO_ACTIONS,
  FAIR_CARDS,
  FIRST_BONUS,
  FIRST_GETAWAY,
  KINDS,
  NUMBERS,
  OWN_MOMENT,
  REAPER,
  RED_EYE_TICKET,
  weaponCard,
  weaponNumber,
} from '../content/kit.ts';
import { CITIES, SPACES, type Space, spaceId, TARGET_CITIES } from '../content/map.ts';
import type { Event } from '../event.ts';
import { NOTHING, type Preview } from '../preview.ts';
import type { AnyConstraint } from './ask.ts';
import { discard, draw, drawable } from './draw.ts';
import { cardOf, kindOf, numberOf, type Option, option, PLAY, spaceOf } from './option.ts';
import { active, guardBit, type State } from './state.ts';
import { addGuard, guardLeft, learn, removeGuard, skillLeft, weaponId } from './tokens.ts';

/** The moments of a turn in which somebody is choosing, and may play a bonus card: an action; cards to lay out; how to flee. */
export type Moment = 'act' | 'lay' | 'flee';

/** Every way in which somebody could try to play a bonus card. */
export function* playCandidates(): Iterable<Option> {
  for (const card of [...OWN_MOMENT, DOUBLE_ESPRESSO, ARMS_FAIR]) yield option(PLAY, card);
  for (const city of TARGET_CITIES) {
    for (const number of NUMBERS) yield option(PLAY, BENT_BODYGUARD, city, number);
    yield option(PLAY, ANONYMOUS_TIP_OFF, city);
  }
  for (let weapon = 0; weapon < FIRST_GETAWAY; weapon++) yield option(PLAY, CORRESPONDENCE_COURSE, undefined, weapon);
  for (let space = 0; space < SPACES; space++) yield option(PLAY, RED_EYE_TICKET, space);
}

const CITY: readonly boolean[] = Array.from({ length: SPACES }, (_, space) => CITIES.includes(space));

/** What a bonus card changes here; one that would change nothing cannot be played. */
function changesSomething(g: State, o: Option): boolean {
  const space = spaceOf(o);
  switch (cardOf(o)) {
    case BENT_BODYGUARD:
      return (at(g.guards, space) & guardBit(numberOf(o))) !== 0;
    case RED_EYE_TICKET:
      return space !== active(g).space && at(CITY, space);
    case ANONYMOUS_TIP_OFF:
      return at(g.owners, space) >= 0 && at(g.owners, space) !== g.active;
    default:
      return true;
  }
}

/** A bonus card is played from the hand. */
export const inHand: AnyConstraint = {
  clause: 'contract-assassin.bonus.free',
  holds: (g, o) => kindOf(o) !== PLAY || at(active(g).hand, cardOf(o)) > 0,
};

/** What limits bonus cards in a moment of the own turn. Nothing else that is done then has a bonus card. */
export function playConstraints(moment: Moment): readonly AnyConstraint[] {
  return [
    inHand,
    { clause: 'contract-assassin.bonus.one-per-turn', holds: (g, o) => kindOf(o) !== PLAY || !g.bonus },
    {
      clause: 'contract-assassin.bonus.windows',
      holds: (_, o) => !OWN_MOMENT.includes(cardOf(o)) && (moment === 'act' || cardOf(o) !== RED_EYE_TICKET),
    },
    { clause: 'contract-assassin.bonus.no-empty-play', holds: changesSomething },
    { clause: 'contract-assassin.bodyguard.exhausted', holds: (g, o) => cardOf(o) !== ANONYMOUS_TIP_OFF || guardLeft(g, spaceOf(o)) },
    { clause: 'contract-assassin.reaper.no-skill', holds: (_, o) => cardOf(o) !== CORRESPONDENCE_COURSE || weaponNumber(numberOf(o)) !== REAPER },
    { clause: 'contract-assassin.skill.once', holds: (g, o) => cardOf(o) !== CORRESPONDENCE_COURSE || at(active(g).skills, numberOf(o)) === 0 },
    {
      clause: 'contract-assassin.skill.bag-empty',
      holds: (g, o) => cardOf(o) !== CORRESPONDENCE_COURSE || weaponNumber(numberOf(o)) === REAPER || skillLeft(g, numberOf(o)),
    },
  ];
}

/** The ways in which the active seat may play a bonus card now, added to a list. */
export function listPlays(g: State, moment: Moment, options: Option[]): void {
  if (g.bonus) return;
  const { hand, skills, space: here } = active(g);
  for (let card = FIRST_BONUS; card < KINDS; card++) {
    if (hand[card] === 0) continue;
    if (card === DOUBLE_ESPRESSO || card === ARMS_FAIR) options.push(option(PLAY, card));
    else if (card === BENT_BODYGUARD) listBribes(g, options);
    else if (card === ANONYMOUS_TIP_OFF) {
      for (const city of TARGET_CITIES)
        if (at(g.owners, city) >= 0 && at(g.owners, city) !== g.active && guardLeft(g, city)) options.push(option(PLAY, card, city));
    } else if (card === CORRESPONDENCE_COURSE) {
      for (const number of NUMBERS) {
        const weapon = weaponCard(number);
        if (skills[weapon] === 0 && skillLeft(g, weapon)) options.push(option(PLAY, card, undefined, weapon));
      }
    } else if (card === RED_EYE_TICKET && moment === 'act') {
      for (const city of CITIES) if (city !== here) options.push(option(PLAY, card, city));
    }
  }
}

function listBribes(g: State, options: Option[]): void {
  for (const city of TARGET_CITIES) {
    const guards = at(g.guards, city);
    if (guards !== 0) for (const number of NUMBERS) if (guards & guardBit(number)) options.push(option(PLAY, BENT_BODYGUARD, city, number));
  }
}

/** What a bonus card costs and brings, whatever else it does. The card itself may be drawn again. */
export function bonusAhead(g: State, card: Card): Preview {
  return {
    ...NOTHING,
    actions: card === DOUBLE_ESPRESSO ? ESPRESSO_ACTIONS : 0,
    cards: [cardId(card)],
    draws: card === ARMS_FAIR ? Math.min(FAIR_CARDS, drawable(g, g.active) + 1) : 0,
  };
}

/** The card lies on the discard pile, then it works. */
export function play(g: State, ref: Referee<Event>, o: Option): void {
  const card = cardOf(o);
  spendBonus(g, ref, card);
  const hitman = active(g);
  const space: Space = spaceOf(o);
  if (card === DOUBLE_ESPRESSO) g.actions += ESPRESSO_ACTIONS;
  else if (card === ARMS_FAIR) for (let i = 0; i < FAIR_CARDS; i++) draw(g, ref, g.active);
  else if (card === BENT_BODYGUARD) removeGuard(g, ref, space, numberOf(o), 'contract-assassin.bonus.free');
  else if (card === ANONYMOUS_TIP_OFF) addGuard(g, ref, space, ['contract-assassin.bonus.free']);
  else if (card === CORRESPONDENCE_COURSE) {
    const weapon = numberOf(o);
    const number = learn(g, ref, g.active, weapon);
    if (ref.listening)
      ref.tell({ kind: 'learns', seat: g.active, weapon: weaponId(weapon), number }, ['contract-assassin.skill.draw', 'contract-assassin.skill.greyed']);
  } else {
    hitman.space = space;
    if (ref.listening) ref.tell({ kind: 'flies', seat: g.active, to: spaceId(space) }, 'contract-assassin.bonus.free');
  }
}

/** The one bonus card of the turn, with a rule of its own where it has one. */
export function spendBonus(g: State, ref: Referee<Event>, card: Card, ...own: readonly ClauseId[]): void {
  g.bonus = true;
  discard(g, ref, g.active, card);
  if (ref.listening)
    ref.tell({ kind: 'plays', seat: g.active, card: cardId(card) as BonusId }, [
      ...own,
      'contract-assassin.bonus.free',
      'contract-assassin.bonus.one-per-turn',
      'contract-assassin.kit.discard-first',
    ]);
}
