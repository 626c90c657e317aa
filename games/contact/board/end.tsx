import type { Scene } from '#kit';
import { memberNamed, specialist } from '../content/members.ts';
import { isView } from '../rules/view.ts';
import { inRing } from './after.ts';
import { EndScene } from './end-scene.tsx';
import { Portrait } from './portrait.tsx';
import type { ContactWords } from './words.ts';

/** How the night ended: the wide picture, and the team with its fates. */
export function End({ words: { board: words }, scene }: { readonly words: ContactWords; readonly scene: Scene }) {
  const { view } = scene;
  if (!isView(view)) return null;
  const living = view.members.filter((m) => m.alive).length;
  const rescued = view.outcome === 'rescued';
  const { end } = words;
  return (
    <div className="night-end">
      <div className="hero-scene">
        <EndScene rescued={rescued} living={living} />
      </div>
      <div className="fates">
        <p className="fate">
          {rescued ? end.rescued(living, view.members.length) : end.overrunIn(view.turn, view.turns - view.turn)}{' '}
          {rescued ? end.stood(view.onBoard, inRing(view, 1)) : end.overrun}
        </p>
        <section aria-label={end.team}>
          <h2>{end.team}</h2>
          <ul>
            {view.members.map(({ id, alive, grenade }) => (
              <li key={id} className={alive ? 'up' : 'fell'}>
                <span className="ph">
                  <Portrait id={id} grey={!alive} />
                </span>
                <span>
                  <b>
                    {words.dock.name(id)} <span className="tag">{alive ? end.aboard : end.fell}</span>
                  </b>
                  <small>{words.role(specialist(memberNamed(id)).role)}</small>
                  {alive && grenade ? <small>{end.grenadeLeft}</small> : null}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <dl>
          <Figure value={view.killed} says={end.down} />
          <Figure value={view.spawned} says={end.came} />
          <Figure value={view.onBoard} says={end.left} />
          <Figure value={view.turn} says={end.turns} />
        </dl>
      </div>
    </div>
  );
}

function Figure({ value, says }: { readonly value: number; readonly says: string }) {
  return (
    <div>
      <dt>{says}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
