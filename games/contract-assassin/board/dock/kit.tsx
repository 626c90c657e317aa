import { Icon } from '#kit';
import { percentOf } from '#words';
import { BONUSES, type CardId, cardNamed, GETAWAYS, isWeapon, WEAPONS } from '../../content/kit.ts';
import type { Messages as Aids } from '../../words/aids/messages.ts';
import type { Messages } from '../../words/messages.ts';
import { CARD_ICONS } from '../art/looks.ts';
import { GameIcon } from '../art/pictures.tsx';
import type { Choosing, Picked } from '../choosing.ts';
import { waits } from '../own-moment.tsx';

export interface KitProps {
  readonly hand: readonly CardId[];
  readonly laid: readonly CardId[];
  /** What has been learnt, by weapon. */
  readonly skills: ReadonlyMap<CardId, number>;
  readonly choosing: Choosing;
  readonly picked: Picked | null;
  /** The card of the answer that is pointed at. */
  readonly hinted: CardId | null;
  readonly words: Messages;
  /** Which cards stand first: those that matter now. */
  readonly first: 'weapon' | 'getaway';
  /** How many may be laid out now; null when none. */
  readonly most: { readonly weapons: number | null; readonly getaways: number | null };
  /** What one more of a card would add to the chance; null where nothing is being laid out. */
  adds(card: CardId): number | null;
  /** A weapon whose own number is blocked at the target. */
  blocked(card: CardId): boolean;
  /** Cards that are played by themselves when their moment comes. */
  readonly set: ReadonlySet<string>;
  press(card: CardId, at: Element): void;
  point(card: CardId | null): void;
}

/** What kind of card it is. */
type Look = keyof Pick<Aids['term'], 'weapon' | 'getaway' | 'bonus'>;

const NUMBERS = new Map<CardId, number>([...WEAPONS, ...GETAWAYS].map(({ id, number }) => [id, number]));

/** The hand in three groups: weapons, getaways, bonus cards. Cards that lie out already are lifted. */
export function Kit(props: KitProps) {
  const { hand, laid, words, most, first } = props;
  const own = new Set<CardId>([...hand, ...laid]);
  const kinds: readonly { readonly name: string; readonly cards: readonly CardId[]; readonly look: Look }[] = [
    {
      name: most.weapons === null ? words.kit.weapons : words.kit['weapons-laid']({ laid: laid.length, most: most.weapons }),
      cards: WEAPONS.map(({ id }) => id),
      look: 'weapon',
    },
    {
      name: most.getaways === null ? words.kit.getaways : words.kit['getaways-laid']({ laid: laid.length, most: most.getaways }),
      cards: GETAWAYS.map(({ id }) => id),
      look: 'getaway',
    },
    { name: words.kit.bonus, cards: BONUSES.map(({ id }) => id), look: 'bonus' },
  ];
  const groups = kinds
    .map(({ cards, ...group }) => ({ ...group, cards: cards.filter((id) => own.has(id)) }))
    .toSorted((a, b) => Number(b.look === first) - Number(a.look === first));
  return (
    <section className="kit" aria-label={words.kit.label}>
      {own.size === 0 ? <p>{words.kit.empty}</p> : null}
      {groups.map(({ name, cards, look }) =>
        cards.length === 0 ? null : (
          <div key={look} className={`kit-group ${look}`}>
            <small>{name}</small>
            <ul>
              {cards.map((id) => (
                <li key={id}>
                  <KitCard {...props} id={id} look={look} />
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </section>
  );
}

function KitCard({
  id,
  look,
  hand,
  laid,
  skills,
  choosing,
  picked,
  hinted,
  words,
  adds,
  blocked,
  set,
  press,
  point,
}: KitProps & { readonly id: CardId; readonly look: Look }) {
  const copies = hand.filter((card) => card === id).length;
  const out = laid.includes(id);
  const open = choosing.cards.has(id);
  const isPicked = picked !== null && 'card' in picked && picked.card === id;
  const added = out || !open ? null : adds(id);
  const skill = skills.get(id);
  const stopped = isWeapon(cardNamed(id)) && blocked(id);
  const isSet = set.has(id);
  const classes = ['card', look, open ? 'open' : 'idle'];
  if (out) classes.push('out');
  if (isPicked) classes.push('picked');
  if (stopped) classes.push('blocked');
  if (hinted === id) classes.push('hinted');
  const says = [
    words.card[id],
    ...(copies + (out ? 1 : 0) > 1 ? [words.kit.copies({ n: copies })] : []),
    ...(out ? [words.kit.laid] : []),
    ...(added === null ? [] : [words.kit.adds({ chance: added })]),
    ...(stopped ? [words.kit.blocked] : []),
    ...(isSet ? [words.kit['for-me']] : []),
  ];
  return (
    <button
      type="button"
      className={classes.join(' ')}
      data-card={id}
      data-spot={`card ${id}`}
      aria-pressed={out || isPicked}
      aria-disabled={open || waits(id) ? undefined : true}
      aria-label={says.join(', ')}
      data-term={look}
      data-note={[words.card[id], textOf(id, words)].filter((part) => part !== '').join('. ')}
      onClick={(event) => press(id, event.currentTarget)}
      onPointerEnter={() => point(id)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(id)}
      onBlur={() => point(null)}
    >
      <span className="card-number num">{NUMBERS.get(id) ?? ''}</span>
      {skill === undefined ? null : (
        <span className="card-skill num" data-term="skill">
          {skill}
        </span>
      )}
      <GameIcon name={CARD_ICONS[id]} />
      <span className="card-name">{words.kit.card({ card: id })}</span>
      {stopped ? (
        <span className="card-sign">
          <Icon name="not" />
        </span>
      ) : null}
      {isSet ? (
        <span className="card-sign set">
          <Icon name="play" />
        </span>
      ) : null}
      {added === null ? null : <span className={percentOf(added) > 0 ? 'card-adds' : 'card-adds none'}>{words.kit.adds({ chance: added })}</span>}
      {copies > 1 ? <span className="card-copies num">{words.kit.copies({ n: copies })}</span> : null}
    </button>
  );
}

/** What a getaway or a bonus card says; weapons say nothing. */
export function textOf(id: CardId, { text }: Messages): string {
  const bonus = BONUSES.find((card) => card.id === id)?.id ?? GETAWAYS.find((card) => card.id === id)?.id;
  return bonus === undefined ? '' : text[bonus];
}
