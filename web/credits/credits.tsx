import { Bar } from '../app/bar.tsx';
import { Places } from '../app/places.tsx';
import { useWords } from '../app/words.ts';
import { boxesOnShelf } from '../shelf/boxes.ts';
import { Emblem } from '../shelf/cover.tsx';
import { Footer } from '../shelf/footer.tsx';
import { ICON_AUTHORS, TYPEFACES } from './authors.ts';
import '@fontsource-variable/grenze-gotisch';
import '@fontsource/abril-fatface/latin-400.css';
import '@fontsource/russo-one/latin-400.css';
import '@fontsource/saira-stencil-one/latin-400.css';
import '@fontsource/stardos-stencil/latin-400.css';
import { Title } from '../app/title.tsx';
import './credits.css';

/** Who made what Muster is made of. */
export function Credits() {
  const { credits } = useWords();
  return (
    <div className="credits-page">
      <Title says={`${credits.title} · Muster`} />
      <Bar>
        <Places />
      </Bar>
      <main>
        <h1>{credits.title}</h1>
        <p className="lead">{credits.says}</p>
        <section>
          <h2>{credits.games}</h2>
          <div className="emblems" aria-hidden="true">
            {boxesOnShelf.map(({ id }) => (
              <Emblem key={id} game={id} />
            ))}
          </div>
          <p>{credits.gamesSay}</p>
        </section>
        <section>
          <h2>{credits.icons}</h2>
          <p>
            {credits.iconsSay} <a href="https://game-icons.net">game-icons.net</a>, <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>.{' '}
            {credits.iconsChanged}
          </p>
          <p className="by">{credits.iconsBy}</p>
          <ul className="authors">
            {ICON_AUTHORS.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{credits.fonts}</h2>
          <p>
            <a href="https://openfontlicense.org">{credits.fontsSay}</a>
          </p>
          <ul className="faces">
            {TYPEFACES.map(({ name, by, at }) => (
              <li key={name}>
                <a href={at} className="face-name" style={{ fontFamily: `"${name} Variable", "${name}", var(--font-text)` }}>
                  {name}
                </a>
                <small>{by}</small>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{credits.libraries}</h2>
          <p>
            {credits.librariesSay} <a href="https://preactjs.com">Preact</a> {credits.and} <a href="https://vite.dev">Vite</a> (MIT).
          </p>
        </section>
      </main>
      <Footer />
    </div>
  );
}
