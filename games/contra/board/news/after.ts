import type { GameEvent, Seat } from '#kernel';
import type { Advantage } from '../../content/advantage.ts';
import { bossCard, enemy } from '../../content/index.ts';
import type { FighterView, FoeView, Tokens, View } from '../../rules/view.ts';
import { afterFight } from './after-fight.ts';
import { afterStage } from './after-stage.ts';
import { advantages, list, num, text } from './told.ts';

/** The table as it is after an event: what is drawn while the news are shown one by one. */
export function after(view: View, event: GameEvent): View {
  return ofCommando(view, event) ?? ofEnemy(view, event) ?? afterFight(view, event) ?? afterStage(view, event) ?? view;
}

export function afterAll(view: View, events: Iterable<GameEvent>): View {
  let now = view;
  for (const event of events) now = after(now, event);
  return now;
}

export function changed(view: View, seat: Seat, change: (f: FighterView) => Partial<FighterView>): View {
  return { ...view, fighters: view.fighters.map((f, at) => (at === seat ? { ...f, ...change(f) } : f)) };
}

function ofCommando(view: View, event: GameEvent): View | null {
  const seat = num(event, 'seat');
  const cards = list(event, 'cards');
  const own = (change: (f: FighterView) => Partial<FighterView>): View => changed(view, seat, change);
  switch (event.kind) {
    case 'starts':
      return own(() => ({ space: text(event, 'space') }));
    case 'runs':
      return own((f) => ({ space: list(event, 'path').at(-1) ?? f.space }));
    case 'jumps':
    case 'pushed':
    case 'placed':
    case 'returns':
      return own(() => ({ space: text(event, 'to') }));
    case 'turn':
      return { ...view, active: seat };
    case 'turn-ends':
      return { ...own(() => ({ turnTaken: true, moved: false, attacked: false, bonus: 0 })), active: -1 };
    case 'plays':
      return own((f) => ({ hand: without(f.hand, [text(event, 'card')]), playing: [...f.playing, text(event, 'card')] }));
    case 'spends':
      return own((f) => ({ tokens: fewer(f.tokens, advantages(event, 'tokens')), hand: without(f.hand, cards), discard: [...f.discard, ...cards] }));
    case 'draws':
      return own((f) => ({ hand: [...f.hand, ...cards], deck: Math.max(0, f.deck - cards.length) }));
    case 'discards':
      return own((f) => ({ hand: without(f.hand, cards), discard: [...f.discard, ...cards] }));
    case 'mulligan':
      return own((f) => ({ hand: without(f.hand, cards) }));
    case 'recovers':
      return own((f) => ({ hand: [...f.hand, ...cards], discard: without(f.discard, cards) }));
    case 'removed':
      return own((f) => ({ removed: [...f.removed, ...cards], deck: Math.max(0, f.deck - cards.length) }));
    case 'gains':
      return own((f) => ({ tokens: more(f.tokens, advantages(event, 'tokens')) }));
    case 'loses-tokens':
      return own((f) => ({ tokens: fewer(f.tokens, advantages(event, 'tokens')) }));
    case 'medal-lost':
      return own(() => ({ medals: num(event, 'left') }));
    case 'equips':
      return own(() => ({ weapon: text(event, 'weapon') }));
    case 'weapon-lost':
      return own(() => ({ weapon: null }));
    case 'objective-token':
      return own((f) => ({ mission: [...new Set([...f.mission, num(event, 'number')])].sort() }));
    case 'objective-lost':
      return own((f) => ({ mission: f.mission.filter((number) => number !== num(event, 'number')) }));
    case 'infected':
      return own(() => ({ gels: num(event, 'gels') }));
    case 'screen':
      return own((f) => ({ screen: f.screen + num(event, 'dice') }));
    case 'bonus':
      return own((f) => ({ bonus: f.bonus + num(event, 'dice') }));
    default:
      return null;
  }
}

function ofEnemy(view: View, event: GameEvent): View | null {
  const seat = num(event, 'seat');
  const id = text(event, 'enemy');
  switch (event.kind) {
    case 'boss-starts':
      return { ...view, boss: list(event, 'spaces') };
    case 'boss-moves':
      return { ...view, boss: [text(event, 'to')] };
    case 'boss-dealt': {
      const card = text(event, 'card');
      return changed(view, seat, () => ({ boss: { id: card, health: bossCard(card).health, damage: 0, defeated: false } }));
    }
    case 'enemy-drawn':
    case 'hatched': {
      const { name, health } = enemy(id);
      return changed(view, seat, (f) => ({ foes: [...f.foes, { id, name, space: text(event, 'space'), health, damage: 0, breached: false }] }));
    }
    case 'enemy-moves':
      return eachFoe(view, id, (foe) => ({ ...foe, space: text(event, 'to') }));
    case 'breached':
      return eachFoe(view, id, (foe) => ({ ...foe, breached: true }));
    case 'damages':
      return eachFoe(view, text(event, 'target'), (foe) => ({ ...foe, damage: foe.health - num(event, 'left') }));
    case 'defeated':
      return { ...view, fighters: view.fighters.map((f) => ({ ...f, foes: f.foes.filter((foe) => foe.id !== id) })) };
    case 'enemy-taken': {
      const foe = view.fighters[num(event, 'from')]?.foes.find((other) => other.id === id);
      if (foe === undefined) return view;
      const left = changed(view, num(event, 'from'), (f) => ({ foes: f.foes.filter((other) => other.id !== id) }));
      return changed(left, num(event, 'to'), (f) => ({ foes: [...f.foes, foe] }));
    }
    case 'boss-damaged':
      return eachBoss(view, text(event, 'card'), (boss) => ({ ...boss, damage: boss.health - num(event, 'left') }));
    case 'repairs':
      return eachBoss(view, text(event, 'card'), (boss) => ({ ...boss, damage: Math.max(0, boss.damage - num(event, 'n')) }));
    case 'flipped':
      return eachBoss(view, text(event, 'card'), (boss) => ({ ...boss, damage: boss.health, defeated: true }));
    default:
      return null;
  }
}

function eachFoe(view: View, id: string, change: (foe: FoeView) => FoeView): View {
  return { ...view, fighters: view.fighters.map((f) => ({ ...f, foes: f.foes.map((foe) => (foe.id === id ? change(foe) : foe)) })) };
}

function eachBoss(view: View, id: string, change: (boss: NonNullable<FighterView['boss']>) => FighterView['boss']): View {
  return { ...view, fighters: view.fighters.map((f) => (f.boss !== null && f.boss.id === id ? { ...f, boss: change(f.boss) } : f)) };
}

function more(tokens: Tokens, types: readonly Advantage[], by = 1): Tokens {
  const sum = { ...tokens };
  for (const type of types) sum[type] = Math.max(0, sum[type] + by);
  return sum;
}

function fewer(tokens: Tokens, types: readonly Advantage[]): Tokens {
  return more(tokens, types, -1);
}

/** Each of these once less. */
function without(cards: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
