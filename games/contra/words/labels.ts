import type { Answer } from '../answer.ts';
import { eventfulOf } from '../facts/marks.ts';
import { damageOf, type Preview } from '../preview.ts';
import type { View } from '../view.ts';
import type { Messages } from './messages.ts';

/** What an answer does, on its button; null where the game's own words say it. */
export function labelOf(given: Answer, view: View, preview: Preview | null, { button: say, thing, commando }: Messages): string | null {
  switch (given.do) {
    case 'run': {
      const over = eventfulOf(view, given.via);
      return over.length === 0 ? say.run(given) : say['run-over']({ to: given.to, over });
    }
    case 'jump':
      return say.jump(given);
    case 'burn':
      return say.burn(given);
    case 'attack':
    case 'again':
    case 'go-on':
    case 'end-turn':
    case 'slow-down':
    case 'pay':
    case 'medal':
      return say[given.do];
    case 'play':
    case 'discard':
    case 'card':
    case 'recover':
      return thing[given.card];
    case 'clear':
      return say.clear(given);
    case 'ability':
      return thing[given.ability];
    case 'token':
    case 'lose':
      return say.token(given);
    case 'gain':
      return say.gain(given);
    case 'convert': {
      const { with: means, type } = given;
      if (means === 'nothing') return say.convert.nothing;
      return means === 'token' ? say.convert.token({ type }) : say.convert.card({ card: means });
    }
    case 'assign':
      return say.assign(given);
    case 'prevent':
      return say.prevent(given);
    case 'slot':
      return say.slot(given);
    case 'goes':
    case 'attacked':
    case 'next':
      return say[given.do](given);
    case 'ask-me':
      return say['ask-me'][given.when](given);
    case 'commando':
      return commando[given.commando];
    case 'done':
      if (preview?.kind === 'hits') return say.deal({ damage: damageOf(preview) });
      return given.doing === 'rerolling' && view.fight === null ? say['keep-enemy'] : say.done[given.doing];
    case 'accept':
      return say.accept[given.offer];
    case 'decline':
      return say.decline[given.offer];
    case 'swap':
      return say.swap({ both: [given.commando, given.other] });
    case 'deck':
      return say.deck[given.deck];
    default:
      return null;
  }
}
