import type { MemberId } from '../../content/members.ts';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { Portrait } from '../art/pictures.tsx';
import type { Choosing } from '../choosing.ts';
import { stateOf } from '../team/state.ts';
import { PLACES } from './geometry.ts';

export interface CentreProps {
  readonly view: View;
  readonly choosing: Choosing;
  readonly words: Messages;
  /** Who has just fallen. */
  readonly falling: MemberId | null;
  press(id: MemberId, element: Element): void;
}

/** The lamp and the four around it. Their cards are the buttons for keyboards and screen readers. */
export function Centre({ view, choosing, words, falling, press }: CentreProps) {
  return (
    <g className={`centre${falling === null ? '' : ' dims'}`} data-spot="centre">
      <circle r="79" fill="#2b2416" stroke="#ffdf9f" strokeWidth="2.5" />
      <circle r="79" fill="url(#cn-lamp)" className="lamp" />
      <circle r="70" fill="none" stroke="#ffe7b0" strokeOpacity=".3" strokeDasharray="3 6" />
      {view.members.map((member, place) => {
        const { x, y } = PLACES[place] ?? { x: 0, y: 0 };
        const { id, alive, acted } = member;
        const chosen = choosing.member === id && alive;
        const ready = choosing.ready.has(id);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the card of the member is the button for keyboards and screen readers
          <g
            key={id}
            className={`token${chosen ? ' chosen' : ''}${ready ? ' ready' : ''}${alive ? '' : ' down'}${falling === id ? ' falling' : ''}`}
            transform={`translate(${x},${y})`}
            data-term="member"
            data-note={words.member.button({ member: id, state: stateOf(member, view, choosing, null, words) })}
            onClick={(event) => press(id, event.currentTarget)}
          >
            <ellipse cy="4" rx="30" ry="29" fill="#000" opacity=".5" />
            {ready || chosen ? <circle className="halo" r="34" /> : null}
            <circle r="28" fill="#f4f1ea" />
            <g clipPath="url(#cn-token)">
              <Portrait id={id} grey={!alive} at={25} />
            </g>
            {alive ? null : (
              <g className="cross">
                <circle r="28" fill="#05090d" opacity=".55" />
                <path d="M-13-13 13 13M13-13-13 13" />
              </g>
            )}
            {alive && acted && !ready ? (
              <g transform="translate(20,-20)">
                <circle r="9.5" fill="#1b2a38" stroke="#c5d6e2" strokeWidth="1.5" />
                <path d="M-4 .3-1.2 3 4-3" fill="none" stroke="#e9f0f5" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
              </g>
            ) : null}
            {alive && member.granted > 0 ? (
              <g transform="translate(-20,-20)">
                <circle r="10" className="granted" />
                <text y="4.5" textAnchor="middle" className="granted-dice">
                  +{member.granted}
                </text>
              </g>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}
