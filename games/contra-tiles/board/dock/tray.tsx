import { Icon } from '#kit';
import { SIDES } from '../../content/tiles.ts';
import { isSamePick, type Pick } from '../../facts/openings.ts';
import { turnedText } from '../../facts/places.ts';
import type { Side } from '../../rules/pieces.ts';
import type { Piece, View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { Art, PieceArt } from '../art/pieces.tsx';
import type { Slot } from '../showing.ts';
import type { SlotDrag } from './dragging.tsx';
import type { Holding, Spin } from './holding.tsx';
import { Purse } from './purse.tsx';
import type { Owner } from './seating.ts';
import { slotText } from './slot-text.ts';

export interface TrayProps {
  readonly view: View;
  readonly side: Side;
  readonly owner: Owner;
  readonly holding: Holding;
  /** Something may be picked now. */
  readonly open: boolean;
  readonly drawn: Slot | null;
  readonly words: Messages;
  readonly drag: SlotDrag;
  press(pick: Pick, at: Element): void;
}

/** Purse, rack, market and what is laid this turn, on wood. */
export function Tray({ view, side, owner, holding, open, drawn, words, drag, press }: TrayProps) {
  const purse = view.purses[side] ?? 0;
  const slot = (pick: Pick, piece: Piece | null) => (
    <TraySlot
      key={pick.slot}
      pick={pick}
      piece={piece}
      name={slotText(words, pick.kind === 'crown' ? 'market' : owner, pick.slot, piece, !open || holding.openings.fits(pick))}
      anchor={pick.kind === 'crown' ? `market-${pick.slot}` : `rack-${side}-${pick.slot}`}
      spot={pick.kind === 'crown' ? `market ${pick.slot + 1}` : `rack ${SIDES[side]} ${pick.slot + 1}`}
      fits={open && holding.openings.fits(pick)}
      held={open && isSamePick(pick, holding.pick)}
      idle={!open}
      spin={holding.spin}
      turnsUp={drawn !== null && drawn.slot === pick.slot && drawn.of === (pick.kind === 'crown' ? 'market' : side)}
      drag={drag}
      press={press}
    />
  );
  return (
    <section className="ct-room" aria-label={words.tray.label} data-spot={`plaque ${SIDES[side]}`}>
      <div className="ct-tray">
        <div className="ct-purse" data-spot={`purse ${SIDES[side]}`} data-term="purse">
          <small>{words.tray.purse({ owner })}</small>
          <Purse coins={purse} label={words.board.coins({ n: purse })} side={side} />
        </div>
        <span className="ct-rule ct-first" />
        <div className="ct-group" data-term="rack">
          <small>
            {words.tray.tiles({ owner })}
            <span className="ct-more">{words.tray['in-stack']({ n: view.tileStacks[side] ?? 0 })}</span>
          </small>
          <div className="ct-row" data-spot={`rack ${SIDES[side]}`}>
            {(view.racks[side] ?? []).map((face, at) => {
              const pick: Pick = { kind: 'tile', slot: at };
              return slot(pick, face === null ? null : { side, edges: turnedText(face, open ? holding.turnOf(at) : 0) });
            })}
          </div>
        </div>
        <div className="ct-turns">
          <button type="button" className="btn" data-spot="turn" disabled={!open || holding.pick?.kind !== 'tile'} onClick={() => holding.turn(1)}>
            <Icon name="turn-cw" />
            {words.tray.turn} <kbd>R</kbd>
          </button>
          <button type="button" className="btn" disabled={!open || holding.pick?.kind !== 'tile'} onClick={() => holding.turn(-1)}>
            <Icon name="turn-ccw" />
            {words.tray['turn-back']} <kbd>⇧R</kbd>
          </button>
        </div>
        <span className="ct-rule" />
        <div className="ct-group" data-term="market">
          <small>
            <span className="ct-more" data-term="stack">
              {words.tray['market-stack']({ n: view.crownStack })}
            </span>
            <span className="ct-less">{words.tray.market}</span>
          </small>
          <div className="ct-row" data-spot="market">
            {view.market.map((colour, at) => slot({ kind: 'crown', slot: at }, colour === null ? null : { crown: colour }))}
          </div>
        </div>
        <span className="ct-rule ct-last" />
        <ThisTurn view={view} words={words} />
      </div>
    </section>
  );
}

interface TraySlotProps {
  readonly pick: Pick;
  readonly piece: Piece | null;
  readonly name: string;
  readonly anchor: string;
  /** How lessons call it. */
  readonly spot: string;
  readonly fits: boolean;
  readonly held: boolean;
  readonly idle: boolean;
  readonly spin: Spin;
  readonly turnsUp: boolean;
  readonly drag: SlotDrag;
  press(pick: Pick, at: Element): void;
}

function TraySlot({ pick, piece, name, anchor, spot, fits, held, idle, spin, turnsUp, drag, press }: TraySlotProps) {
  const look = piece === null ? 'empty' : held ? 'held' : fits ? 'can' : idle ? 'idle' : 'cannot';
  return (
    <button
      type="button"
      className={`ct-slot ${look}`}
      aria-pressed={held}
      aria-label={name}
      data-slot={anchor}
      data-spot={spot}
      data-term={pick.kind === 'crown' ? 'crown' : 'tile'}
      onClick={(event) => {
        if (!drag.ended()) press(pick, event.currentTarget);
      }}
      onPointerDown={(event) => drag.down(pick, event)}
      onPointerMove={drag.move}
      onPointerUp={drag.up}
      onPointerCancel={drag.cancel}
    >
      {piece !== null && (
        <span
          key={turnsUp ? 'up' : held ? spin.count : 0}
          className={turnsUp ? 'ct-turn-up' : held && pick.kind === 'tile' && spin.count > 0 ? `ct-turning ${spin.way}` : undefined}
        >
          <Art>
            <PieceArt piece={piece} />
          </Art>
        </span>
      )}
    </button>
  );
}

/** The two placements of a turn: what is laid already, which comes now. */
function ThisTurn({ view, words }: { readonly view: View; readonly words: Messages }) {
  const laid = view.laid === 0 ? [] : view.layout.slice(-view.laid);
  return (
    <div className="ct-group ct-last">
      <small>{words.tray['this-turn']}</small>
      <div className="ct-row">
        {[0, 1].map((at) => {
          const piece = laid[at];
          return piece === undefined ? (
            <span
              key={at}
              className={at === view.laid ? 'ct-todo now' : 'ct-todo'}
              role="img"
              aria-label={words.tray.todo({ n: at + 1, now: at === view.laid })}
            >
              {at + 1}
            </span>
          ) : (
            <span key={at} className="ct-todo done" role="img" aria-label={words.tray.piece({ piece })}>
              <Art>
                <PieceArt piece={piece} />
              </Art>
            </span>
          );
        })}
      </div>
    </div>
  );
}
