import { keyFromSeed } from '#kernel';
import type { SpaceId } from '../content/index.ts';
import { OBJECTIVES } from '../facts/met.ts';
import type { Move } from '../preview.ts';
import { give, type Option, openOf, optionsOf, type Raid } from './foretold-match.ts';

/** What several things may be asked about at once. */
const MET = ['gels', 'alarm-post', ...OBJECTIVES, 'pillbox', 'dimer'] as const;

type Meeting = Move['meets'][number];

/** What is met is asked for or told, as far as the way is gone to its end. */
export function wrongMove({ meets }: Move, option: Option, before: Raid): string | null {
  const { came, whole } = walked(option, before);
  const text = (all: readonly Meeting[]): string => all.map(({ at, what }) => `${at} ${[...what].sort().join(' ')}`).join(', ');
  const said = whole ? meets : meets.slice(0, came.length);
  return said.length > 0 && text(said) === text(came) ? null : `${text(meets)} came as ${text(came)}`;
}

/** The whole way, on which everything is declined that may be. */
function walked(option: Option, before: Raid): { readonly came: readonly Meeting[]; readonly whole: boolean } {
  const { answer } = option;
  const path: readonly SpaceId[] = answer.do === 'run' ? [...answer.via, answer.to] : answer.do === 'jump' ? [answer.to] : [];
  const raid = before.fork(keyFromSeed('walk'));
  const came: { at: SpaceId; what: Meeting['what'] }[] = [];
  let at: SpaceId | undefined;
  const meet = (...what: Meeting['what']): void => {
    const last = came.at(-1);
    if (at === undefined || what.length === 0) return;
    if (last?.at === at) last.what = [...new Set([...last.what, ...what])];
    else came.push({ at, what });
  };
  for (let next: Option | null = option; next !== null; ) {
    for (const { event } of give(raid, next)) {
      if (event.kind === 'runs') at = event.path.at(-1);
      if (event.kind === 'jumps') at = event.to;
      if (event.kind === 'infected') meet('gels');
      if (event.kind === 'rule') meet(...(event.rule === 'bubble' ? (['dimer'] as const) : event.rule === 'deep-drift' ? (['drift'] as const) : []));
    }
    const { decision } = raid.scene(null);
    const rest = at === undefined ? [] : path.slice(path.indexOf(at) + 1);
    next = null;
    switch (decision?.kind) {
      case 'order':
        meet(...MET.filter((what) => decision.about.what.includes(what)));
        next = openOf(raid);
        break;
      case 'objective':
        meet(...OBJECTIVES.slice(decision.about.number - 1, decision.about.number));
        next = openOf(raid, 'decline');
        break;
      case 'pillbox':
      case 'alarm-post':
        meet(decision.kind);
        next = openOf(raid, 'decline');
        break;
      case 'suffer':
        next = openOf(raid, 'pay', 'medal');
        break;
      case 'pay':
        next = openOf(raid);
        break;
      case 'move':
        if (rest.length > 0) next = optionsOf(raid).find(({ answer: run }) => run.do === 'run' && [...run.via, run.to].join() === rest.join()) ?? null;
    }
    if (next === null) return { came, whole: rest.length === 0 };
  }
  return { came, whole: false };
}
