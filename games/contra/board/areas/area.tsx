import { memo } from 'preact/compat';
import type { Seat } from '#kernel';
import type { SeatAtTable } from '#kit';
import { ADVANTAGES, type Advantage } from '../../content/advantage.ts';
import { enemy, type TargetId } from '../../content/index.ts';
import { currentWeapon, rangeOf } from '../../facts/arms.ts';
import { actingOf } from '../../facts/turns.ts';
import type { FighterView, FoeView, View } from '../../view.ts';
import type { ContraWords } from '../../words/words.ts';
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
  readonly words: ContraWords;
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
  const acting = actingOf(view, f, seat);
  const classes = ['panel area', mine && asked ? 'asked' : '', called ? 'called' : '', f.turnTaken && view.phase === 'commandos' ? 'done' : ''];
  return (
    <section className={classes.join(' ')} data-spot={`area ${f.id}`} aria-label={words.say.area.label({ who: f.id })}>
      <div className="area-own">
        <button ref={thing({ kind: 'character', id: f.id })} type="button" className="area-who" onClick={(event) => pressCommando(seat, event.currentTarget)}>
          <HeroIcon id={f.id} lit={(mine && asked) || called} />
          <span>
            <b>{words.say.commando[f.id]}</b>
            <small>{[who, acting === 'idle' ? '' : words.say.area.acting[acting]].filter((text) => text !== '').join(', ')}</small>
          </span>
        </button>
        <Gun view={view} f={f} words={words} read={read} />
        <Tokens f={f} mine={mine} choosing={choosing} words={words} press={(type, at) => pressToken(type, seat, at)} />
        <div className="area-honours" data-spot={`mission ${f.id}`}>
          <span ref={thing(MEDALS)} className="medals-slot" data-spot={`medals ${f.id}`}>
            <Medals medals={f.medals} label={words.say.area.medals({ n: f.medals })} />
          </span>
          <i />
          {[1, 2, 3].map((slot) => (
            <button
              key={slot}
              ref={thing({ kind: 'mission', slot })}
              type="button"
              className={f.mission.includes(slot) ? 'slot on' : 'slot'}
              aria-label={words.say.area.slot({ slot, on: f.mission.includes(slot) })}
              onClick={(event) => read({ kind: 'mission', slot }, event.currentTarget)}
            >
              {slot}
            </button>
          ))}
          {f.gels > 0 ? <span className="gel-chip">{words.say.area.gels({ n: f.gels })}</span> : null}
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

function Gun({ view, f, words, read }: { readonly view: View; readonly f: FighterView; readonly words: ContraWords; readonly read: AreaProps['read'] }) {
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
        <b>{breakable(words.say.thing[id])}</b>
        <small>{words.say.area.stats({ dice, range: rangeOf(view, f) })}</small>
      </span>
    </button>
  );
}

interface TokensProps {
  readonly f: FighterView;
  readonly mine: boolean;
  readonly choosing: Choosing;
  readonly words: ContraWords;
  press(type: Advantage, at: Element): void;
}

function Tokens({ f, mine, choosing, words, press }: TokensProps) {
  return (
    <div className="tokens" data-spot={`tokens ${f.id}`}>
      {ADVANTAGES.map((type) => {
        const lit = mine && choosing.tokens.has(type);
        const says = words.say.area.tokens({ type, n: f.tokens[type] });
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
function Marks({ f, words }: { readonly f: FighterView; readonly words: ContraWords }) {
  if (f.bonus === 0 && f.screen === 0) return null;
  return (
    <small className="marks">
      {f.bonus > 0 ? <span>{words.say.area.bonus({ dice: f.bonus })}</span> : null}
      {f.screen > 0 ? <span>{words.say.area.screen({ dice: f.screen })}</span> : null}
    </small>
  );
}

interface FoeCardProps {
  readonly foe: FoeView;
  readonly lit: boolean;
  readonly pointed: boolean;
  readonly words: ContraWords;
  read(shown: Looked, at: Element): void;
  point(target: TargetId | null): void;
}

const FoeCard = memo(function FoeCard({ foe, lit, pointed, words, read, point }: FoeCardProps) {
  const { type, colour, name } = enemy(foe.id);
  const left = foe.health - foe.damage;
  return (
    <button
      ref={thing({ kind: 'enemy', id: foe.id })}
      type="button"
      className={`foe colour-${colour}${lit ? ' lit' : ''}${pointed ? ' pointed' : ''}${foe.breached ? ' breached' : ''}`}
      aria-label={words.say.area.foe({ enemy: foe.id, left, of: foe.health, breached: foe.breached })}
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
      <b>{breakable(words.say.enemy[name])}</b>
      <span className="foe-text">
        <CardText narrow text={foe.breached ? words.say.area.breached : words.cards.enemy(foe.id)} />
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
  readonly words: ContraWords;
  read(shown: Looked, at: Element): void;
  point(target: TargetId | null): void;
}

function BossCard({ f, lit, words, read, point }: BossCardProps) {
  const { boss } = f;
  if (boss === null) return <span className="foe none" />;
  const left = boss.health - boss.damage;
  const { area, thing: named } = words.say;
  return (
    <button
      ref={thing({ kind: 'boss', id: boss.id, defeated: boss.defeated })}
      type="button"
      className={`foe foe-boss${lit ? ' lit' : ''}${boss.defeated ? ' defeated' : ''}`}
      data-spot={`boss ${f.id}`}
      aria-label={boss.defeated ? area['boss-defeated']({ boss: boss.id }) : area.boss({ boss: boss.id, left, of: boss.health })}
      onClick={(event) => read({ kind: 'boss', id: boss.id, defeated: boss.defeated }, event.currentTarget)}
      onPointerEnter={() => point('boss')}
      onPointerLeave={() => point(null)}
    >
      <span className="foe-art">
        <GameIcon name={BOSS_ICON[boss.id]} />
        <BossNumber id={boss.id} />
      </span>
      <b>{breakable(named[boss.id])}</b>
      <span className="foe-text">
        <CardText narrow text={words.cards.boss(boss.id, boss.defeated ? 'back' : 'front')} />
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
