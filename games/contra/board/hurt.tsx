import { eventText } from '#games';
import type { Seat } from '#kernel';
import { type HurtCard, type HurtLine, type HurtProps, Icon, isMine } from '#kit';
import type { Event } from '../event.ts';
import type { Contra } from '../types.ts';
import type { View } from '../view.ts';
import type { ContraWords } from '../words/words.ts';
import { HeroIcon } from './art/heroes.tsx';
import { Medals, SignIcon } from './art/symbols.tsx';

/** What may bring damage. */
const CAUSES: ReadonlySet<Event['kind']> = new Set(['assault', 'special', 'stage-card', 'activates', 'rule', 'grenade-bursts', 'enemy-limit', 'plays']);

/** A medal is lost, or a commando falls: by whom, with what damage, and what is left. */
export function hurtOf({ words, step: { event, view }, log, seats }: HurtProps<Contra, ContraWords>): HurtCard {
  const { hurt: say } = words.say;
  const seat = event.kind === 'medal-lost' ? event.seat : view.fighters.findIndex(({ id }) => id === view.fallen);
  const f = view.fighters[seat];
  if (f === undefined) throw new Error('nobody is hurt');
  const falls = event.kind !== 'medal-lost';
  const events = log.map((one) => one.event);
  const caused = events.findLastIndex((one) => CAUSES.has(one.kind));
  const cause = events[caused];
  return {
    picture: <HeroIcon id={f.id} lit />,
    title: falls ? say['title-falls']({ who: f.id }) : say['title-medal']({ who: f.id }),
    says: cause === undefined ? '' : eventText(words, cause, view),
    tone: falls ? 'out' : 'hurt',
    mine: isMine(seats, seat),
    came: [...damage(events.slice(caused + 1), seat, view, words), { picture: <Medals medals={f.medals} label="" />, says: say.left({ left: f.medals }) }],
    follows: falls ? [{ picture: <Icon name="users" />, says: say.lost }] : [],
  };
}

/** The damage that was not paid. */
function damage(events: readonly Event[], seat: Seat, view: View, words: ContraWords): readonly HurtLine[] {
  const suffered = events.findLast((event) => event.kind === 'suffers' && event.seat === seat);
  if (suffered?.kind !== 'suffers') return [];
  return [
    {
      // biome-ignore lint/suspicious/noArrayIndexKey: signs have no other name
      picture: suffered.damage.map((type, index) => <SignIcon key={index} type={type} />),
      says: eventText(words, suffered, view),
    },
  ];
}
