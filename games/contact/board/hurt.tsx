import { eventText } from '#games';
import type { LogEvent } from '#kernel';
import { Die, type HurtCard, type HurtLine, type HurtProps, Icon, isMine } from '#kit';
import type { MemberId } from '../content/members.ts';
import type { Event } from '../event.ts';
import { largestHarmless } from '../facts/threat.ts';
import type { Contact } from '../types.ts';
import type { View } from '../view.ts';
import type { Messages } from '../words/messages.ts';
import type { ContactWords } from '../words/words.ts';
import { GameIcon, Portrait } from './art/pictures.tsx';

type Attack = LogEvent<Extract<Event, { kind: 'zombies-attack' }>>;

/** Somebody falls: who attacked with which die, who is left, and how likely the next one falls. */
export function hurtOf({ words, step: { event, view }, log, seats }: HurtProps<Contact, ContactWords>): HurtCard {
  const { say } = words;
  if (event.kind !== 'removed') throw new Error('nobody falls');
  const { member, left } = event;
  const attacked = log.findLastIndex((one) => one.event.kind === 'zombies-attack');
  const attack = log[attacked];
  const owner = view.members.find(({ id }) => id === member)?.seat;
  return {
    picture: <Portrait id={member} grey />,
    title: say.hurt.title({ member }),
    says: attack === undefined ? '' : eventText(words, attack.event, view),
    tone: 'out',
    mine: owner !== undefined && isMine(seats, owner),
    came: attack === undefined || !isAttack(attack) ? [] : hit(attack, say),
    follows: [
      ...lot(log.slice(attacked + 1), member, say),
      { picture: <Icon name="users" />, says: say.hurt.left({ left }) },
      ...(left === 0 ? [] : ahead(view, say)),
    ],
  };
}

function isAttack(one: LogEvent<Event>): one is Attack {
  return one.event.kind === 'zombies-attack';
}

/** The die of the attack, and what would have hit. */
function hit({ event: { die, zombies }, clauses }: Attack, { hurt, die: said }: Messages): readonly HurtLine[] {
  if (die === null) return [];
  const n = Math.min(6, zombies - largestHarmless(clauses.includes('contact.schulz.fortify')));
  return [{ picture: <Die value={die} look="good" />, figure: said.falls, says: hurt.needed({ n }) }];
}

/** Whether dice chose whom it hit: the lowest. */
function lot(since: readonly LogEvent<Event>[], member: MemberId, { hurt }: Messages): readonly HurtLine[] {
  const rolled = since.map(({ event }) => event).findLast((event) => event.kind === 'victim-die' && event.member === member);
  return rolled?.kind === 'victim-die' ? [{ picture: <Die value={rolled.die} />, says: hurt.lot(rolled) }] : [];
}

/** What the zombies at the walls may do next. */
function ahead({ ahead: { falls, over } }: View, { hurt }: Messages): readonly HurtLine[] {
  return over || falls === 0 ? [] : [{ picture: <GameIcon name="zombie" />, says: hurt.ahead({ chance: falls }) }];
}
