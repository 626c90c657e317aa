import type { GameEvent } from '#kernel';
import type { View } from '../../rules/view.ts';
import { num, text } from './told.ts';

/** Rounds, stage cards and what lies on the map; null for everything else. */
export function afterStage(view: View, event: GameEvent): View | null {
  const space = text(event, 'space');
  const card = text(event, 'card');
  switch (event.kind) {
    case 'round':
      return { ...view, round: num(event, 'round'), slowed: false, fighters: view.fighters.map((f) => ({ ...f, turnTaken: false, screen: 0, bonus: 0 })) };
    case 'phase': {
      const phase = event['phase'];
      return phase === 'commandos' || phase === 'enemies' || phase === 'stage' ? { ...view, phase, fight: null, assault: null } : view;
    }
    case 'stage-in-play':
    case 'stays':
      return { ...view, stageArea: [...view.stageArea, card] };
    case 'leaves':
      return { ...view, stageArea: once(view.stageArea, card), stageDiscard: [...view.stageDiscard, card] };
    case 'stage-card':
      return { ...view, stageDeck: { ...view.stageDeck, left: view.stageDeck.left - 1, known: view.stageDeck.known.slice(1) } };
    case 'stage-discarded':
      return { ...view, stageDiscard: [...view.stageDiscard, card] };
    case 'alarm':
      return { ...view, alarm: num(event, 'tokens') };
    case 'slip':
      return { ...view, slip: num(event, 'to') };
    case 'pillbox-placed':
      return { ...view, pillboxes: [...view.pillboxes, space] };
    case 'pillbox-taken':
      return { ...view, pillboxes: once(view.pillboxes, space) };
    case 'grenade':
      return { ...view, grenades: [...view.grenades, space] };
    case 'grenade-bursts':
      return { ...view, grenades: once(view.grenades, space) };
    case 'platform-broken':
      return { ...view, broken: [...view.broken, space] };
    case 'dimer':
      return { ...view, dimers: [...view.dimers, space] };
    case 'dimer-gone':
      return { ...view, dimers: once(view.dimers, space) };
    case 'dimer-moves':
      return { ...view, dimers: [...once(view.dimers, text(event, 'from')), text(event, 'to')] };
    case 'gels':
      return { ...view, gels: counted(view.gels, space, num(event, 'n')) };
    case 'scorches':
      return { ...view, scorch: counted(view.scorch, space, num(event, 'damage')) };
    default:
      return null;
  }
}

function once(all: readonly string[], gone: string): readonly string[] {
  const at = all.indexOf(gone);
  return at < 0 ? all : all.toSpliced(at, 1);
}

/** So many more in a space; a space with none is not listed. */
function counted(counts: View['gels'], space: string, n: number): View['gels'] {
  const { [space]: there = 0, ...others } = counts;
  return there + n > 0 ? { ...others, [space]: there + n } : others;
}
