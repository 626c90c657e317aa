import { catalogue, type Language, told } from '#words';
import type { Words } from '../../words.ts';
import type { Answer } from '../answer.ts';
import type { Decision, Template } from '../types.ts';
import type { Messages } from './messages.ts';

/** Everything the game and its board say. */
export interface TemplateWords extends Words<Template> {
  readonly say: Messages;
}

export async function loadWords(language: Language): Promise<TemplateWords> {
  const say = await catalogue<Messages>(import(`./${language}/index.ftl`));
  return { ...wordsOf(say), say };
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
      swap: () => say.prompt.swap,
    },
    watched: {
      climb({ seat }, { pile }, names) {
        const than = pile.at(-1);
        const who = names[seat] ?? say.seat({ seat });
        return than === undefined ? say.watched.begin({ who }) : say.watched.higher({ who, than });
      },
      swap: ({ waiting }, _, names) => say.watched.swap({ who: waiting.map((seat) => names[seat] ?? say.seat({ seat })) }),
    },
    promptsName: true,
    answers: told(say.answer),
    foretells({ hand, gives }) {
      const keeps = hand === null ? [] : [say.foretells.keeps({ hand })];
      if (gives === null) return keeps;
      return [say.foretells.gives(gives), ...(gives.wins > 0 ? [say.foretells.loses(gives)] : [])];
    },
    events: told(say.event),
    whyNot(clause, answer, { pile }, decision) {
      if (clause === 'template.climb.higher') return say.why.higher({ last: pile.at(-1) ?? 0 });
      if (clause === 'template.swap.once') return isOpen(answer, decision) ? say.why['not-yours'] : say.why.once;
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

/** Somebody may still answer so. */
function isOpen(answer: Answer, decision: Decision): boolean {
  return decision.kind === 'swap' && 'by' in answer && decision.about.waiting.includes(answer.by);
}
