import { useMemo } from 'preact/hooks';
import type { Seat } from '#kernel';
import { type BoardEnd, type EndProps, FigureList } from '#kit';
import { shortName } from '../content/assassins.ts';
import { type Placed, standing } from '../facts/standing.ts';
import { due, type Story, storyOf } from '../facts/story.ts';
import type { ContractAssassin } from '../types.ts';
import type { View } from '../view.ts';
import type { Messages } from '../words/messages.ts';
import type { ContractAssassinWords } from '../words/words.ts';
import { LOOKS } from './art/looks.ts';
import { Face, Pawn, Shape, Stamps } from './art/pictures.tsx';
import { Backdrop } from './map/backdrop.tsx';
import { flight, pointOf } from './map/geometry.ts';
import './end.css';

type EndOfTour = EndProps<ContractAssassin, ContractAssassinWords>;

/** How the tour ended: everybody's routes on the map, who did how much, and how lucky they were. */
export const end: BoardEnd<ContractAssassin, ContractAssassinWords> = {
  headline({ words: { say: words }, scene: { view, outcome }, log }) {
    const winners = winnersOf(outcome);
    const [winner] = winners;
    const id = winners.length === 1 && winner !== undefined ? (view.hitmen[winner]?.assassin ?? null) : null;
    const last = log.findLast(({ event }) => event.kind === 'kills' && event.seat === winner)?.event;
    const { round } = view;
    if (outcome?.cause === 'out of time') return words.end['out-of-time']({ round });
    if (id === null) return words.end.shared({ round });
    return outcome?.cause === 'four contracts' && last?.kind === 'kills'
      ? words.end.finishes({ assassin: id, city: last.city })
      : words.end.leads({ assassin: id, round });
  },
  Picture({ words: { say: words }, scene: { view, outcome }, steps }) {
    const story = useStory(steps, view);
    return (
      <div className="sea tour-map">
        <Tour view={view} story={story} star={starOf(view, outcome)} words={words} />
      </div>
    );
  },
  Fates({ words: { say: words }, scene: { view, outcome }, steps }) {
    const story = useStory(steps, view);
    const star = starOf(view, outcome);
    return (
      <section className="tour-fates" aria-label={words.end.label}>
        <h3>{words.end.tour}</h3>
        <p>
          {words.end.route({
            cities: story.attempts.flatMap(({ seat, city, killed }) => (seat === star && killed ? [city] : [])),
            rounds: view.round,
          })}
        </p>
        <ol className="ranking">
          {ranked(view, outcome).map((placed) => (
            <Rank key={placed.seat} view={view} of={placed} isFirst={placed.seat === star} words={words} />
          ))}
        </ol>
      </section>
    );
  },
  Figures({ words: { say: words }, scene: { view, outcome }, steps }) {
    const story = useStory(steps, view);
    const worked = story.attempts.filter(({ killed }) => killed).length;
    return (
      <section className="luck">
        <h3>{words.end.odds}</h3>
        <ul>
          {ranked(view, outcome).map(({ seat }) => (
            <Luck key={seat} view={view} seat={seat} story={story} words={words} />
          ))}
        </ul>
        <FigureList
          of={[
            [words.end.worked({ worked, of: story.attempts.length }), words.end.attempts],
            [words.end.worked({ worked: story.escapes.worked, of: story.escapes.tried }), words.end.getaways],
          ]}
        />
      </section>
    );
  },
};

function useStory(steps: EndOfTour['steps'], view: View): Story {
  return useMemo(() => storyOf(steps(), view), [steps, view]);
}

function winnersOf(outcome: EndOfTour['scene']['outcome']): readonly Seat[] {
  return (outcome?.payoff ?? []).flatMap((share, seat) => (share > 0 ? [seat] : []));
}

function ranked(view: View, outcome: EndOfTour['scene']['outcome']): readonly Placed[] {
  const seats = view.hitmen.map((_, seat) => seat);
  return standing(
    seats.map((seat) => outcome?.payoff[seat] ?? 0),
    seats.map((seat) => doneBy(view, seat)),
  );
}

/** Whose route the map is about: the winner's, or that of whoever came furthest. */
function starOf(view: View, outcome: EndOfTour['scene']['outcome']): Seat {
  return ranked(view, outcome)[0]?.seat ?? 0;
}

function doneBy({ hitmen }: View, seat: Seat): number {
  return hitmen[seat]?.done.length ?? 0;
}

/** Everybody's route; the star's is amber, with a postmark wherever a contract was fulfilled. */
function Tour({ view, story, star, words }: { readonly view: View; readonly story: Story; readonly star: Seat; readonly words: Messages }) {
  const id = view.hitmen[star]?.assassin ?? null;
  const last = view.hitmen[star]?.space ?? null;
  return (
    <div className="tour-world" aria-hidden="true">
      <Backdrop />
      <svg className="world-layer" viewBox="0 0 1000 500" aria-hidden="true">
        {story.routes.map((route, seat) => {
          const who = view.hitmen[seat]?.assassin ?? null;
          const d = route.flatMap((to, i) => {
            const from = route[i - 1];
            return from === undefined || from === to ? [] : [flight(from, to, 0.12)];
          });
          return who === null ? null : (
            <path
              key={who}
              d={d.join('')}
              className={seat === star ? 'tour-line star' : 'tour-line'}
              style={seat === star ? undefined : { stroke: LOOKS[who].colour }}
            />
          );
        })}
        {story.attempts.map(({ seat, city, round, killed }) => {
          if (seat !== star || !killed) return null;
          const { x, y } = pointOf(city);
          return (
            <g key={city} transform={`translate(${x} ${y})`} className="postmark">
              <circle r="24" />
              <circle r="20" className="inner" />
              <text y="-4" textAnchor="middle">
                {words.place[city]}
              </text>
              <text y="9" textAnchor="middle" className="when">
                {words.end.round({ n: round })}
              </text>
            </g>
          );
        })}
        {id === null || last === null ? null : (
          <g transform={`translate(${pointOf(last).x + 30} ${pointOf(last).y + 14}) scale(1.3)`}>
            <Pawn id={id} />
          </g>
        )}
      </svg>
    </div>
  );
}

function Rank({
  view,
  of: { seat, place },
  isFirst,
  words,
}: {
  readonly view: View;
  readonly of: Placed;
  readonly isFirst: boolean;
  readonly words: Messages;
}) {
  const own = view.hitmen[seat];
  if (own === undefined || own.assassin === null) return null;
  return (
    <li className={isFirst ? 'first' : ''} value={place}>
      <span className="num">{place}</span>
      <Face of={own.assassin} />
      <b>
        {shortName(own.assassin)} <Shape id={own.assassin} />
      </b>
      <Stamps done={own.done.length} label={words.file.done({ n: own.done.length })} />
    </li>
  );
}

/** Every attempt as a dot at its odds. */
function Luck({ view, seat, story, words }: { readonly view: View; readonly seat: Seat; readonly story: Story; readonly words: Messages }) {
  const id = view.hitmen[seat]?.assassin ?? null;
  const own = story.attempts.filter((one) => one.seat === seat);
  const kills = own.filter(({ killed }) => killed).length;
  if (id === null) return null;
  return (
    <li>
      <b>{shortName(id)}</b>
      <span className="lane">
        {own.map(({ city, chance, killed, round }) => (
          <i
            key={`${city} ${round} ${chance} ${killed}`}
            className={killed ? 'kill' : 'miss'}
            style={{ left: `${100 * chance}%` }}
            role="img"
            aria-label={words.end.attempt({ city, chance, killed })}
            title={words.end.attempt({ city, chance, killed })}
          />
        ))}
      </span>
      <small className="num">{own.length === 0 ? words.end.none : words.end.due({ kills, due: due(own).toFixed(1) })}</small>
    </li>
  );
}
