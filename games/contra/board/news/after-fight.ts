import type { GameEvent } from '#kernel';
import type { View } from '../../rules/view.ts';
import { enemyFace, enemyFaces, faces, list, num, text } from './told.ts';

/** An attack of one side or the other goes on; null for what does not belong to one. */
export function afterFight(view: View, event: GameEvent): View | null {
  const seat = num(event, 'seat');
  const { fight, assault } = view;
  switch (event.kind) {
    case 'attacks':
      return {
        ...view,
        fight: {
          seat,
          with: text(event, 'with'),
          targets: list(event, 'targets'),
          dice: [],
          rolled: 0,
          successes: 0,
          ignored: 0,
          results: { M: 0, A: 0, S: 0 },
          step: 'roll',
        },
      };
    case 'rolls': {
      const dice = faces(event, 'dice');
      return fight === null ? view : { ...view, fight: { ...fight, dice, rolled: dice.length } };
    }
    case 'rerolls':
      return view;
    case 'explodes':
      return fight === null ? view : { ...view, fight: { ...fight, dice: [...fight.dice, ...faces(event, 'dice')] } };
    case 'turn-ends':
      return { ...view, fight: null };
    case 'assault': {
      const dice = enemyFaces(event, 'dice');
      return { ...view, assault: { seat, dice, added: [], specials: dice.filter((face) => face === 'SP').length, triggered: [], step: 'roll' } };
    }
    case 'adds': {
      const results = enemyFaces(event, 'results');
      const specials = results.filter((face) => face === 'SP').length;
      return assault === null ? view : { ...view, assault: { ...assault, added: [...assault.added, ...results], specials: assault.specials + specials } };
    }
    case 'enemy-reroll': {
      if (assault === null) return view;
      const [from, to] = [enemyFace(event['from']), enemyFace(event['to'])];
      const at = from === null ? -1 : assault.dice.indexOf(from);
      return at < 0 || to === null ? view : { ...view, assault: { ...assault, dice: assault.dice.with(at, to) } };
    }
    case 'special':
      return assault === null
        ? view
        : { ...view, assault: { ...assault, specials: Math.max(0, assault.specials - 1), triggered: [...assault.triggered, text(event, 'card')] } };
    case 'assault-ends':
      return { ...view, assault: null };
    default:
      return null;
  }
}
