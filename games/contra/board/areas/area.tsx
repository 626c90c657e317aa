import { memo } from 'react';
import type { Seat } from '#kernel';
import type { SeatAtTable } from '#kit';
import { ADVANTAGES, type Advantage } from '../../content/advantage.ts';
import { enemy, type TargetId } from '../../content/index.ts';
import { currentWeapon, rangeOf } from '../../facts/arms.ts';
import { actingOf } from '../../facts/turns.ts';
import type { FighterView, FoeView, View } from '../../view.ts';
import type { BoardWords } from '../../words/board.ts';
import { HeroIcon } from '../art/heroes.tsx';
import { BOSS_ICON, ENEMY_ICON, weaponIcon } from '../art/looks.ts';
import { CardText, GameIcon, Medals, Pip, SignIcon } from '../art/symbols.tsx';
import { breakable } from '../cards/breakable.ts';
import { BossNumber } from '../cards/card-view.tsx';
import type { Looked } from '../cards/shown.ts';
import { thing } from '../cards/things.ts';
import type { Choosing } from '../choosing.ts';

export interface AreaProps {
  readonly view: View;
  readonly seat: Seat;
  readonly choosing: Choosing;
  readonly words: BoardWords;
  readonly sitter: SeatAtTable | undefined;
  /** Who plays it; nobody in particular where one person plays all. */
  readonly who: string;
  readonly pointed: TargetId | null;
  /** A card is pressed: read it, with whatever can be done with it. */
  read(shown: Looked, at: Element): void;
  pressCommando(seat: Seat, at: Element): void;
  pressToken(type: Advantage, seat: Seat, at: Element): void;
  point(target: TargetId | null): void;
}

const MEDALS: Looked = { kind: 'medals' };

/** What lies before a commando: character, weapon, tokens, medals, mission, and the row of enemies. */
export function Area({ view, seat, choosing, words, sitter, who, pointed, read, pressCommando, pressToken, point }: AreaProps) {
  const f = view.fighters[seat];
  if (f === undefined) return null;
  const asked = sitter?.asked === true;
  const mine = choosing.seat === seat;
  const called = choosing.commandos.has(f.id);
  const name = words.cards.commandoName(f.id);
  const classes = ['panel area', mine && asked ? 'asked' : '', called ? 'called' : '', f.turnTaken && view.phase === 'commandos' ? 'done' : ''];
  return (
    <section className={classes.join(' ')} aria-label={words.area.label(name)}>
      <div className="area-own">
        <button ref={thing({ kind: 'character', id: f.id })} type="button" className="area-who" onClick={(event) => pressCommando(seat, event.currentTarget)}>
          <HeroIcon id={f.id} lit={(mine && asked) || called} />
          <span>
            <b>{name}</b>
            <small>{words.area.state(who, actingOf(view, f, seat))}</small>
          </span>
        </button>
        <Gun view={view} f={f} words={words} read={read} />
        <Tokens f={f} mine={mine} choosing={choosing} words={words} press={(type, at) => pressToken(type, seat, at)} />
        <div className="area-honours">
          <span ref={thing(MEDALS)} className="medals-slot">
            <Medals medals={f.medals} label={words.area.medals(f.medals)} />
          </span>
          <i />
          {[1, 2, 3].map((slot) => (
            <button
              key={slot}
              ref={thing({ kind: 'mission', slot })}
              type="button"
              className={f.mission.includes(slot) ? 'slot on' : 'slot'}
              aria-label={words.area.slot(slot, f.mission.includes(slot))}
              onClick={(event) => read({ kind: 'mission', slot }, event.currentTarget)}
            >
              {slot}
            </button>
          ))}
          {f.gels > 0 ? <span className="gel-chip">{words.area.gels(f.gels)}</span> : null}
        </div>
        <Marks f={f} words={words} />
      </div>
      <div className="area-foes">
        <BossCard f={f} lit={f.boss !== null && (choosing.bosses.has(f.boss.id) || choosing.targets.has('boss'))} words={words} read={read} point={point} />
        {f.foes.map((foe) => (
          <FoeCard key={foe.id} foe={foe} lit={choosing.targets.has(foe.id)} pointed={pointed === foe.id} words={words} read={read} point={point} />
        ))}
      </div>
    </section>
  );
}

function Gun({ view, f, words, read }: { readonly view: View; readonly f: FighterView; readonly words: BoardWords; readonly read: AreaProps['read'] }) {
  const { id, dice } = currentWeapon(f);
  return (
    <button
      ref={thing({ kind: 'weapon', id })}
      type="button"
      className={f.weapon === null ? 'gun' : 'gun found'}
      onClick={(event) => read({ kind: 'weapon', id }, event.currentTarget)}
    >
      <GameIcon name={weaponIcon(f.weapon)} />
      <span>
        <b>{breakable(words.cards.weaponName(id))}</b>
        <small>{words.area.stats(dice, rangeOf(view, f))}</small>
      </span>
    </button>
  );
}

interface TokensProps {
  readonly f: FighterView;
  readonly mine: boolean;
  readonly choosing: Choosing;
  readonly words: BoardWords;
  press(type: Advantage, at: Element): void;
}

function Tokens({ f, mine, choosing, words, press }: TokensProps) {
  return (
    <div className="tokens">
      {ADVANTAGES.map((type) => {
        const lit = mine && choosing.tokens.has(type);
        const says = words.area.tokens(type, f.tokens[type]);
        const face = (
          <>
            <SignIcon type={type} />
            <span aria-hidden="true">{f.tokens[type]}</span>
          </>
        );
        return (
          <button
            key={type}
            ref={thing({ kind: 'token', type })}
            type="button"
            className={lit ? 'lit' : ''}
            aria-label={says}
            aria-disabled={lit ? undefined : true}
            onClick={(event) => press(type, event.currentTarget)}
          >
            {face}
          </button>
        );
      })}
    </div>
  );
}

/** What will count in the next attack, of either side. */
function Marks({ f, words }: { readonly f: FighterView; readonly words: BoardWords }) {
  if (f.bonus === 0 && f.screen === 0) return null;
  return (
    <small className="marks">
      {f.bonus > 0 ? <span>{words.area.bonus(f.bonus)}</span> : null}
      {f.screen > 0 ? <span>{words.area.screen(f.screen)}</span> : null}
    </small>
  );
}

interface FoeCardProps {
  readonly foe: FoeView;
  readonly lit: boolean;
  readonly pointed: boolean;
  readonly words: BoardWords;
  read(shown: Looked, at: Element): void;
  point(target: TargetId | null): void;
}

const FoeCard = memo(function FoeCard({ foe, lit, pointed, words, read, point }: FoeCardProps) {
  const { type, colour } = enemy(foe.id);
  const name = words.cards.enemyName(foe.id);
  const left = foe.health - foe.damage;
  return (
    <button
      ref={thing({ kind: 'enemy', id: foe.id })}
      type="button"
      className={`foe colour-${colour}${lit ? ' lit' : ''}${pointed ? ' pointed' : ''}${foe.breached ? ' breached' : ''}`}
      aria-label={words.area.foe(name, words.cards.tokenName(foe.id), left, foe.health, foe.breached)}
      onClick={(event) => read({ kind: 'enemy', id: foe.id }, event.currentTarget)}
      onPointerEnter={() => point(foe.id)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(foe.id)}
      onBlur={() => point(null)}
    >
      <span className="foe-art">
        <GameIcon name={ENEMY_ICON[type]} />
        <svg className="pip" viewBox="-12 -12 24 24" aria-hidden="true">
          <Pip colour={colour} />
        </svg>
      </span>
      <b>{breakable(name)}</b>
      <span className="foe-text">
        <CardText narrow text={foe.breached ? words.area.breached : words.cards.enemyText(foe.id)} />
      </span>
      <span className="beads">
        {Array.from({ length: foe.health }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: beads are known by their places
          <i key={i} className={i < left ? '' : 'gone'} />
        ))}
      </span>
    </button>
  );
});

interface BossCardProps {
  readonly f: FighterView;
  readonly lit: boolean;
  readonly words: BoardWords;
  read(shown: Looked, at: Element): void;
  point(target: TargetId | null): void;
}

function BossCard({ f: { boss }, lit, words, read, point }: BossCardProps) {
  if (boss === null) return <span className="foe none" />;
  const left = boss.health - boss.damage;
  const { cards, area } = words;
  return (
    <button
      ref={thing({ kind: 'boss', id: boss.id, defeated: boss.defeated })}
      type="button"
      className={`foe foe-boss${lit ? ' lit' : ''}${boss.defeated ? ' defeated' : ''}`}
      aria-label={area.boss(cards.bossCardName(boss.id), left, boss.health, boss.defeated)}
      onClick={(event) => read({ kind: 'boss', id: boss.id, defeated: boss.defeated }, event.currentTarget)}
      onPointerEnter={() => point('boss')}
      onPointerLeave={() => point(null)}
    >
      <span className="foe-art">
        <GameIcon name={BOSS_ICON[boss.id]} />
        <BossNumber id={boss.id} />
      </span>
      <b>{breakable(cards.bossCardName(boss.id))}</b>
      <span className="foe-text">
        <CardText narrow text={cards.bossText(boss.id, boss.defeated ? 'back' : 'front')} />
      </span>
      <span className="health">
        {boss.defeated ? (
          area.defeated
        ) : (
          <>
            <span className="gauge">
              <i style={{ width: `${Math.round((left / boss.health) * 100)}%` }} />
            </span>
            <span className="num">{left}</span>
          </>
        )}
      </span>
    </button>
  );
}
