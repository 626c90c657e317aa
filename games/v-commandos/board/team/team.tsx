import { Icon, isMine, Player, type SeatAtTable } from '#kit';
import { type CommandoId, commandoNamed, SIDES, sideAt } from '../../content/commandos.ts';
import type { CommandoView, View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { KIT_ICONS, WEAPON_ICONS } from '../art/looks.ts';
import { Bust, GameIcon } from '../art/pictures.tsx';
import { cardSays } from './says.ts';

export interface TeamProps {
  readonly view: View;
  readonly seats: readonly SeatAtTable[];
  readonly say: Messages;
  /** Whose turn it is, or who is looked at. */
  readonly shown: CommandoId | null;
  /** Who could begin now. */
  readonly begins: ReadonlySet<CommandoId>;
  /** Click a card: who can begin does so, anybody else is looked at. */
  press(id: CommandoId): void;
  /** Look at somebody, with all they have. */
  open(id: CommandoId): void;
}

/** What the side of the card says. */
export function sideOf({ id, side }: Pick<CommandoView, 'id' | 'side'>) {
  return id === null ? null : sideAt(commandoNamed(id), SIDES.indexOf(side));
}

/** Whose commando it is: nothing where one person plays all of them. */
export function playerOf(own: CommandoView, seats: readonly SeatAtTable[], say: Messages): string {
  const seat = seats.find((one) => one.seat === own.seat);
  if (seat === undefined || seats.length < 2) return '';
  return seat.kind === 'me' && seats.filter(({ kind }) => kind === 'me').length === 1 ? say.board.you : seat.who || seat.name;
}

/** Everybody, with state, actions, wounds and equipment: at the side of wide screens. */
export function Team({ view, seats, say, shown, begins, press }: TeamProps) {
  return (
    <section className="vc-team wide" aria-label={say.team.label}>
      {view.commandos.map((own) =>
        own.id === null ? null : (
          <Card
            key={own.id}
            own={own}
            id={own.id}
            who={playerOf(own, seats, say)}
            split={view.terrains.length > 1}
            say={say}
            shown={shown === own.id}
            begins={begins.has(own.id)}
            press={press}
          />
        ),
      )}
    </section>
  );
}

interface CardProps {
  readonly own: CommandoView;
  readonly id: CommandoId;
  readonly who: string;
  /** There is more than one terrain. */
  readonly split: boolean;
  readonly say: Messages;
  readonly shown: boolean;
  readonly begins: boolean;
  press(id: CommandoId): void;
}

function Card({ own, id, who, split, say, shown, begins, press }: CardProps) {
  const side = sideOf(own);
  const out = own.place === 'out';
  const where =
    own.tile !== null ? say.name.tile({ tile: own.tile }) : split && own.place === 'underground' && own.bound !== null ? say.mission[own.bound] : '';
  const weapons = side?.weapons ?? [];
  const card = cardSays(say, own, id, who);
  return (
    <button
      type="button"
      className={`vc-card ${own.state}${shown ? ' shown' : ''}${out ? ' out' : ''}${begins ? ' begins' : ''}`}
      aria-label={begins ? say.team['card-begins']({ who: id, card }) : card}
      onClick={() => press(id)}
    >
      <span className="face">
        <Bust id={id} grey={out || own.state === 'critical'} />
      </span>
      <span className="name">
        <b>{say.commando[id]}</b> <small>{[who, where].filter((part) => part !== '').join(', ')}</small>
      </span>
      <span className="vc-line">
        <State own={own} say={say} />
        <Points left={own.actions} of={side?.actions ?? 3} says={say.team.actions({ left: own.actions, of: side?.actions ?? 3 })} />
        <Wounds n={own.wounds} of={side?.wounds ?? 3} says={say.team.wounds({ wounds: own.wounds, of: side?.wounds ?? 3 })} />
      </span>
      <span className="kit">
        {weapons.map((weapon) => (
          <GameIcon key={weapon} name={WEAPON_ICONS[weapon]} />
        ))}
        {own.kit.map((kit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens are interchangeable
          <GameIcon key={index} name={KIT_ICONS[kit]} />
        ))}
        {own.gander === null ? null : <GameIcon name="goose" className={own.gander.hurt ? 'hurt' : ''} />}
        {own.plus > 0 ? <em>+{own.plus}</em> : null}
      </span>
    </button>
  );
}

export function State({ own, say }: { readonly own: CommandoView; readonly say: Messages }) {
  const is = (state: keyof Messages['state']): string => say.team.condition({ who: own.id ?? '', state });
  if (own.place === 'out') return <span className="vc-state gone">{is('out')}</span>;
  if (own.place === 'underground') return <span className="vc-state below">{say.state.underground}</span>;
  return (
    <span className={`vc-state ${own.state}`}>
      <Icon name={own.state === 'visible' ? 'eye' : own.state === 'critical' ? 'plus' : 'hush'} />
      {is(own.state)}
    </span>
  );
}

/** Actions as lights. */
export function Points({ left, of, planned = 0, says }: { readonly left: number; readonly of: number; readonly planned?: number; readonly says: string }) {
  const all = Array.from({ length: Math.max(of, left) }, (_, i) => i);
  return (
    <span className="vc-points" role="img" data-term="action" aria-label={says}>
      {all.map((i) => (
        <i key={i} className={i < left - planned ? 'on' : i < left ? 'plan' : ''} />
      ))}
    </span>
  );
}

export function Wounds({ n, of, says }: { readonly n: number; readonly of: number; readonly says: string }) {
  return (
    <span className="vc-wounds" role="img" data-term="wound" aria-label={says}>
      {Array.from({ length: of }, (_, i) => i).map((i) => (
        <i key={i} className={i < n ? 'on' : ''} />
      ))}
    </span>
  );
}

/** Everybody in a line under the bar of a phone. */
export function TeamStrip({ view, seats, say, shown, begins, open }: TeamProps) {
  return (
    <nav className="vc-strip narrow" aria-label={say.team.label}>
      {view.commandos.map((own) =>
        own.id === null ? null : (
          <StripCard
            key={own.id}
            own={own}
            id={own.id}
            who={playerOf(own, seats, say)}
            mine={isMine(seats, own.seat)}
            seat={seats.find((one) => one.seat === own.seat)}
            say={say}
            shown={shown === own.id}
            begins={begins.has(own.id)}
            open={open}
          />
        ),
      )}
    </nav>
  );
}

interface StripCardProps extends Omit<CardProps, 'split' | 'press'>, Pick<TeamProps, 'open'> {
  readonly mine: boolean;
  /** Where whoever plays them sits. */
  readonly seat: SeatAtTable | undefined;
}

function StripCard({ own, id, who, mine, seat, say, shown, begins, open }: StripCardProps) {
  const side = sideOf(own);
  const out = own.place === 'out';
  return (
    <button
      type="button"
      className={`${shown ? 'shown' : ''} ${begins ? 'begins' : ''} ${own.state}${out ? ' out' : ''}${mine ? ' mine' : ''}`}
      aria-label={cardSays(say, own, id, who)}
      aria-haspopup="dialog"
      data-file={id}
      onClick={() => open(id)}
    >
      <span className="face">
        <Bust id={id} grey={out || own.state === 'critical'} />
      </span>
      <span>
        <b>{say.commando[id]}</b>
        <Player who={who} seat={seat} />
        <small className="condition">
          {out
            ? say.team.condition({ who: own.id ?? '', state: 'out' })
            : own.state === 'critical' || own.state === 'visible'
              ? say.team.condition({ who: own.id ?? '', state: own.state })
              : say.team.short({ left: own.actions, of: side?.actions ?? 3 })}
          {own.wounds === 0 || out ? null : (
            <Wounds n={own.wounds} of={side?.wounds ?? 3} says={say.team.wounds({ wounds: own.wounds, of: side?.wounds ?? 3 })} />
          )}
        </small>
      </span>
    </button>
  );
}
