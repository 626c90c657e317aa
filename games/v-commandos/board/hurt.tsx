import { eventText } from '#games';
import { type HurtCard, type HurtLine, type HurtProps, Icon, isMine, type SeatAtTable } from '#kit';
import type { CommandoId } from '../content/commandos.ts';
import { terrainNamed } from '../content/map.ts';
import { tileRef } from '../content/refs.ts';
import type { Event } from '../event.ts';
import type { VCommandos } from '../types.ts';
import type { CommandoView, TerrainView, View } from '../view.ts';
import type { Messages } from '../words/messages.ts';
import type { VCommandosWords } from '../words/words.ts';
import { Bust, GameIcon } from './art/pictures.tsx';
import { Marker } from './map/signs.tsx';
import { Dice } from './plan/volley.tsx';

type Volley = Extract<Event, { kind: 'fires' | 'shoots' | 'strikes' }>;
type Hurt = Extract<Event, { kind: 'wounded' | 'critical' | 'fallen' }>;

/** A wound, Critical Condition, somebody out, the alarm: what came, what follows, what helps. */
export function hurtOf({ words, step: { event, view }, before, log, seats }: HurtProps<VCommandos, VCommandosWords>): HurtCard {
  const events = log.map(({ event }) => event);
  if (event.kind === 'wounded' || event.kind === 'critical' || event.kind === 'fallen') return somebodyHurt(event, events, view, before, seats, words);
  return alarmed(event, events, view, words);
}

function somebodyHurt(event: Hurt, events: readonly Event[], view: View, before: View, seats: readonly SeatAtTable[], words: VCommandosWords): HurtCard {
  const { who } = event;
  const { hurt: say } = words.say;
  const own = commandoIn(view, who);
  const volley = event.kind === 'fallen' ? undefined : volleyAt(events, who);
  return {
    picture: <Bust id={who} grey={event.kind !== 'wounded'} />,
    title: say[`title-${event.kind}`]({ who }),
    says: event.kind === 'fallen' ? eventText(words, event, view) : placeOf(own, volley, say),
    tone: event.kind === 'fallen' ? 'out' : 'hurt',
    mine: own !== undefined && isMine(seats, own.seat),
    came: volley === undefined ? [] : [volleyLine(volley, words.say)],
    follows: event.kind === 'fallen' ? leftBehind(who, view, before, say) : [...deadline(event, view, say), aid(who, view, say)],
  };
}

/** The dice that did it. */
function volleyAt(events: readonly Event[], who: CommandoId): Volley | undefined {
  const rolled = events.findLast((event): event is Volley => event.kind === 'fires' || event.kind === 'shoots' || event.kind === 'strikes');
  return rolled?.kind === 'fires' && rolled.who !== who ? undefined : rolled;
}

function volleyLine(volley: Volley, { hurt, rail }: Messages): HurtLine {
  return { picture: <Dice event={volley} />, figure: rail.hits(volley), says: hurt.needed({ dice: volley.dice.length, needed: volley.needed }) };
}

function placeOf(own: CommandoView | undefined, volley: Volley | undefined, say: Messages['hurt']): string {
  if (own === undefined || own.tile === null) return '';
  const from = volley?.kind === 'fires' ? volley.from.filter((tile) => tile !== own.tile) : [];
  return from.length > 0 ? say.from({ at: own.tile, from }) : say.at({ at: own.tile });
}

function deadline(event: Hurt, view: View, say: Messages['hurt']): readonly HurtLine[] {
  return event.kind === 'critical' ? [{ picture: <Icon name="clock" />, says: say.deadline({ who: event.who, turn: view.turn + 1 }) }] : [];
}

/** Who has what helps. */
function aid(who: CommandoId, view: View, say: Messages['hurt']): HurtLine {
  const helpers = view.commandos.flatMap(({ id, kit, place, state }) =>
    id !== null && kit.includes('first-aid') && place !== 'out' && (id !== who || state !== 'critical') ? [id] : [],
  );
  const picture = <GameIcon name="first-aid-kit" />;
  return { picture, says: helpers.length === 0 ? say['aid-nobody'] : say.aid({ who: helpers }) };
}

/** What lies where somebody fell, and how many are left. */
function leftBehind(who: CommandoId, view: View, before: View, say: Messages['hurt']): readonly HurtLine[] {
  const was = commandoIn(before, who);
  const left = view.commandos.filter(({ place }) => place !== 'out').length;
  return [
    ...(was === undefined || was.tile === null || was.kit.length === 0
      ? []
      : [{ picture: <GameIcon name="shirt" />, says: say.lies({ who, tile: was.tile }) }]),
    { picture: <Icon name="users" />, says: say.left({ left }) },
  ];
}

function commandoIn({ commandos }: View, who: CommandoId): CommandoView | undefined {
  return commandos.find(({ id }) => id === who);
}

/** How many come from now on, and where it can be silenced. */
function alarmed(event: Event, events: readonly Event[], view: View, words: VCommandosWords): HurtCard {
  const { hurt: say, rail } = words.say;
  const check = events.slice(0, -1).findLast(({ kind }) => kind !== 'visible' && kind !== 'uniform-lost' && kind !== 'alarm');
  const found = check?.kind === 'stealth' && check.found ? check : null;
  const terrain = event.kind === 'alarm' ? view.terrains.find(({ id }) => id === event.terrain) : undefined;
  const { usual, lost } = view.ahead.clock;
  return {
    picture: <Bell />,
    title: say['title-alarm'],
    says: check === undefined ? '' : eventText(words, check, view),
    tone: 'alarm',
    mine: false,
    came: found === null ? [] : [{ picture: <Dice event={found} />, figure: rail.finds(found), says: say.finds({ finds: Math.max(...found.finds) }) }],
    follows: [
      { picture: <Bell />, says: lost === null ? say['draws-for-ever']({ usual }) : say.draws({ usual, left: view.bagSize, lost }) },
      ...(terrain === undefined ? [] : [{ picture: <Bell quiet />, says: silencing(terrain, say) }]),
    ],
  };
}

function silencing({ id, alarmToken }: TerrainView, say: Messages['hurt']): string {
  const map = terrainNamed(id);
  return alarmToken ? say.silence({ tile: tileRef(map, map.alarm) }) : say.loud;
}

function Bell({ quiet = false }: { readonly quiet?: boolean }) {
  return (
    <svg viewBox="-26 -24 52 50" aria-hidden="true">
      <Marker what="alarm" loud={!quiet} />
    </svg>
  );
}
