import { catalogue, type Language, told } from '#words';
import type { Words } from '../../words.ts';
import type { Template } from '../types.ts';
import type { Messages } from './messages.ts';

export async function loadWords(language: Language): Promise<Words<Template>> {
  return wordsOf(await catalogue<Messages>(import(`./${language}/index.ftl`)));
}

/** Everything this game says. A kind of event, answer or decision without a sentence does not compile. */
export function wordsOf(say: Messages): Words<Template> {
  return {
    mood: say.mood,
    gist: say.gist,
    presets: say.preset,
    settings: say.setting,
    prompts: {
      climb({ seat }, { pile }) {
        const than = pile.at(-1);
        return than === undefined ? say.prompt.begin({ seat }) : say.prompt.higher({ seat, than });
      },
    },
    watched: {
      climb({ seat }, { pile }, names) {
        const than = pile.at(-1);
        const who = names[seat] ?? say.seat({ seat });
        return than === undefined ? say.watched.begin({ who }) : say.watched.higher({ who, than });
      },
    },
    promptsName: true,
    answers: told(say.answer),
    foretells({ hand, gives }) {
      if (gives === null) return [say.foretells.keeps({ hand })];
      if (gives.wins) return [say.foretells.loses(gives)];
      return [say.foretells.gives(gives), say.foretells['goes-on']({ hand })];
    },
    events: told(say.event),
    whyNot(clause, _answer, { pile }) {
      if (clause === 'template.climb.higher') return say.why.higher({ last: pile.at(-1) ?? 0 });
      return clause === 'template.climb.own-card' ? say.why['own-card'] : null;
    },
    wouldHelp: (_, options) => (options.length > 0 && options.every((option) => option.do === 'yield') ? say.help.yield : null),
    outcome({ payoff, cause }, seats, you) {
      const winner = payoff.indexOf(1);
      const by = cause === 'points' ? 'points' : 'cards';
      return winner === you ? say.end.you({ by }) : say.end.other({ winner: seats[winner] ?? '', by });
    },
  };
}
