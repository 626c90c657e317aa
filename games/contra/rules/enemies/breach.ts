import type { Referee, Seat } from '#kernel';
import type { EnemyCard } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { foeAt, type Target } from '../attack/aim.ts';
import { lasts } from '../span.ts';
import { type Foe, foeCard, type State } from '../state.ts';

type Text = Pick<EnemyCard, 'constants' | 'special' | 'defeated'>;

const BLANK: Text = { constants: [], special: [], defeated: [] };

/** What an enemy's card says, as far as it counts now. */
export function textOf(foe: Foe): Text {
  return foe.breached ? BLANK : foeCard(foe);
}

/** Whatever the enemy's card says is ignored. */
export function breachEnemy(g: State, ref: Referee<Event>, seat: Seat, target: Target): void {
  foeAt(g, target).breached = true;
  if (ref.listening) ref.tell({ kind: 'breached', enemy: foeAt(g, target).card, by: seat }, 'contra.cards.enemy-ability');
}

export const breach = lasts('round', (f) => {
  for (const foe of f.foes) foe.breached = false;
});
