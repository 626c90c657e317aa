import { Icon, type IconName } from '../kit/icon.tsx';
import { Link } from './address.tsx';
import { useWords } from './words.ts';

type PlaceName = 'tables' | 'learn' | 'rules' | 'replays';

const PLACES: readonly { readonly place: PlaceName; readonly icon: IconName }[] = [
  { place: 'tables', icon: 'users' },
  { place: 'learn', icon: 'bulb' },
  { place: 'rules', icon: 'book' },
  { place: 'replays', icon: 'clock' },
];

/** Where else one can go, in the bar of every page: words, and on phones signs. */
export function Places({ here }: { readonly here?: PlaceName }) {
  const { app } = useWords();
  return (
    <nav className="places" aria-label={app.places}>
      {PLACES.map(({ place, icon }) => (
        <Link
          key={place}
          to={`/${place}`}
          className={place === here ? 'btn ghost here' : 'btn ghost'}
          aria-label={app[place]}
          aria-current={place === here ? 'page' : undefined}
        >
          <span className="narrow">
            <Icon name={icon} />
          </span>
          <span className="wide">{app[place]}</span>
        </Link>
      ))}
    </nav>
  );
}
