import { type Deck, type Json, plainCopy } from '#kernel';
import { configure } from '../settings.ts';
import { type Fight, type Fighter, newState, type State } from './state.ts';

function copyDeck<Id extends string>(deck: Deck<Id>): Deck<Id> {
  return { top: deck.top.slice(), bag: deck.bag.slice(), bottom: deck.bottom.slice() };
}

export function copy(g: State): State {
  return {
    ...g,
    fighters: g.fighters.map(copyFighter),
    boss: g.boss.slice(),
    supply: g.supply.slice(),
    onMap: g.onMap.slice(),
    enemyDeck: copyDeck(g.enemyDeck),
    enemyDiscard: g.enemyDiscard.slice(),
    weaponDeck: copyDeck(g.weaponDeck),
    weaponDiscard: g.weaponDiscard.slice(),
    objectiveDeck: copyDeck(g.objectiveDeck),
    objectiveDiscard: g.objectiveDiscard.slice(),
    stageDeck: copyDeck(g.stageDeck),
    stageDiscard: g.stageDiscard.slice(),
    stageArea: g.stageArea.slice(),
    pillboxes: g.pillboxes.slice(),
    dimers: g.dimers.slice(),
    grenades: g.grenades.slice(),
    broken: g.broken.slice(),
    gels: g.gels.slice(),
    scorch: g.scorch.slice(),
    fight: g.fight === null ? null : copyFight(g.fight),
    assault: g.assault === null ? null : { ...g.assault, dice: g.assault.dice.slice(), added: g.assault.added.slice(), triggered: g.assault.triggered.slice() },
    resolving: g.resolving.slice(),
    scrap: [],
    trail: [],
  };
}

function copyFight(fight: Fight): Fight {
  return {
    ...fight,
    targets: fight.targets.slice(),
    names: fight.names.slice(),
    dice: fight.dice.slice(),
    damage: fight.damage.slice(),
    results: fight.results.slice(),
    freeOf: fight.freeOf.slice(),
  };
}

function copyFighter(f: Fighter): Fighter {
  return {
    ...f,
    tokens: f.tokens.slice(),
    hand: f.hand.slice(),
    deck: copyDeck(f.deck),
    discard: f.discard.slice(),
    playing: f.playing.slice(),
    removed: f.removed.slice(),
    foes: f.foes.map((foe) => ({ ...foe })),
    bonuses: f.bonuses.slice(),
  };
}

/** Between turns nothing is under way: what is going on, the map and scrap paper are left out. */
export function save(g: State): Json {
  const { map: _, fight: _fight, assault: _assault, resolving: _resolving, scrap: _scrap, trail: _trail, ...rest } = g;
  return plainCopy(rest);
}

export function load(saved: Json): State {
  if (!isObject(saved)) throw new TypeError('a saved game is an object');
  const { config: raw, fighters, ...rest } = structuredClone(saved);
  const config = configure(raw);
  if (!Array.isArray(fighters) || fighters.length !== config.commandos.length) throw new TypeError("'fighters' of a saved game does not fit its configuration");
  const { ambush } = rest;
  return Object.assign(newState(config), rest, { fighters }, typeof ambush === 'number' ? { ambush: amongFirst(ambush) } : {});
}

/** Rules before the fourth say among how many cards the ambush lies. */
function amongFirst(cards: number): readonly number[] {
  return cards === 0 ? [] : [...Array.from({ length: cards }, () => 1), 0];
}

function isObject(json: Json): json is { readonly [name: string]: Json } {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
