import type { Json } from '#kernel';
import type { Effect } from '../../content/effect.ts';
import { bossCard, CARDS, COMMANDOS, cardNamed, ENEMIES, ENEMY_DECKS, enemy, OBJECTIVES, objective, STAGES, stageCard } from '../../content/index.ts';
import type { CardWords } from '../../words/cards.ts';
import { field } from './choosing.ts';

function effectsOf(id: string): readonly Effect[] {
  if (CARDS.some((card) => card.id === id)) return cardNamed(id).effect;
  if (ENEMIES.some((card) => card.id === id)) return [...enemy(id).special, ...enemy(id).defeated];
  if (OBJECTIVES.some((card) => card.id === id)) return objective(id).scout;
  if (STAGES.some((stage) => stage.cards.some((card) => card.id === id))) return [...stageCard(id).effects.flat(), ...stageCard(id).activate.flat()];
  if (ENEMY_DECKS.some(({ bosses }) => bosses.some((card) => card.id === id)))
    return [...bossCard(id).front.special, ...bossCard(id).flipped, ...bossCard(id).back.special];
  return COMMANDOS.find(({ ability }) => ability.id === id)?.ability.effect ?? [];
}

/** The effects among which somebody has to choose, in the words of the card they stand on; null where they are not found there. */
export function branchesOf(about: Json | undefined, cards: CardWords): readonly string[] | null {
  const what = field(about, 'what');
  const firsts = field(about, 'effects');
  if (typeof what !== 'string' || !Array.isArray(firsts)) return null;
  for (const effect of everyEffect(effectsOf(what)))
    if ((effect.do === 'either' || effect.do === 'choose') && effect.of.map(([first]) => first?.do).join() === firsts.join())
      return effect.of.map(cards.effectText);
  return null;
}

function* everyEffect(effects: readonly Effect[]): Iterable<Effect> {
  for (const effect of effects) {
    yield effect;
    if (effect.do === 'either' || effect.do === 'choose') for (const branch of effect.of) yield* everyEffect(branch);
    if ('then' in effect) yield* everyEffect(effect.then);
  }
}
