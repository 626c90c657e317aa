import { type BossCardId, type BossId, bossCard, cardNamed, enemy, type StageId, WEAPONS } from '../../content/index.ts';
import type { View } from '../../view.ts';
import type { ContraWords } from '../../words/words.ts';
import { BossIcon } from '../art/bosses.tsx';
import { HeroIcon } from '../art/heroes.tsx';
import { BOSS_ICON, cardIcon, ENEMY_ICON, STAGE_ICON, STAGE_SIGN, weaponIcon } from '../art/looks.ts';
import { CardText, GameIcon, Pip, SignIcon } from '../art/symbols.tsx';
import { pageOf, type Shown } from './shown.ts';

/** A card to be read in full. */
export function CardView({ shown, words, view }: { readonly shown: Shown; readonly words: ContraWords; readonly view?: View }) {
  const { title, line, paragraphs } = pageOf(shown, words);
  const hand = shown.kind === 'character' ? (view?.fighters.find(({ id }) => id === shown.id)?.hand ?? []) : [];
  return (
    <article className={`card-view of-${shown.kind}`}>
      <header>
        <span className="card-art">
          <Art shown={shown} />
        </span>
        <span>
          <b>{title}</b>
          <small>{line}</small>
        </span>
        {shown.kind === 'card' ? <SignIcon type={cardNamed(shown.id).type} className="card-type" /> : null}
      </header>
      {paragraphs.map(({ head, text }) => (
        <p key={`${head ?? ''} ${text}`}>
          {head === undefined ? null : <strong>{head}. </strong>}
          <CardText text={text} />
        </p>
      ))}
      {hand.length === 0 ? null : (
        <ul className="card-hand" aria-label={words.say.page.hand}>
          {hand.map((id, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold a card twice
            <li key={at}>
              <SignIcon type={cardNamed(id).type} />
              <span>
                <strong>{words.say.thing[id]}.</strong> <CardText text={words.cards.card(id).replaceAll('\n', ' ')} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Art({ shown }: { readonly shown: Shown }) {
  switch (shown.kind) {
    case 'card':
      return <GameIcon name={cardIcon(shown.id)} />;
    case 'enemy': {
      const { type, colour } = enemy(shown.id);
      return (
        <>
          <GameIcon name={ENEMY_ICON[type]} />
          <svg className="pip" viewBox="-12 -12 24 24" aria-hidden="true">
            <Pip colour={colour} />
          </svg>
        </>
      );
    }
    case 'boss':
      return <GameIcon name={BOSS_ICON[shown.id]} />;
    case 'stage':
      return <GameIcon name={STAGE_ICON[shown.id]} />;
    case 'weapon':
      return <GameIcon name={weaponIcon(WEAPONS.find(({ id }) => id === shown.id)?.id ?? null)} />;
    case 'character':
      return <HeroIcon id={shown.id} />;
    case 'reference':
      return <Reference stage={shown.stage} enemyDeck={shown.enemy} />;
    case 'objective':
    case 'mission':
      return <Flag text={shown.kind === 'mission' ? String(shown.slot) : ''} />;
  }
}

function Reference({ stage, enemyDeck }: { readonly stage: StageId; readonly enemyDeck: BossId }) {
  return (
    <>
      <GameIcon name={STAGE_SIGN[stage]} />
      <BossIcon id={enemyDeck} className="pip" />
    </>
  );
}

function Flag({ text }: { readonly text: string }) {
  return (
    <svg className="i flag" viewBox="-20 -22 40 44" aria-hidden="true">
      <path d="M-9 15V-17M-9-17h19l-5 6.5 5 6.5H-9" />
      <text x="-1.5" y="-6.5" textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}

/** The number of a boss card. */
export function BossNumber({ id }: { readonly id: BossCardId }) {
  return (
    <svg className="pip" viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="11" className="boss-disc" />
      <text y="4.5" textAnchor="middle" className="boss-number">
        {bossCard(id).number}
      </text>
    </svg>
  );
}
