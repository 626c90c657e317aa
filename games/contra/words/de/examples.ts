import type { ClauseId } from '#kernel';

export const examples: Readonly<Record<ClauseId, string>> = {
  'contra.move.run': 'Laufen geht bis zu drei Felder weit, auch um Ecken.',
  'contra.space.ledge-jump-up': 'In die rote Umrandung kommt man nur mit einem Sprung.',
  'contra.move.jump': 'Ein Sprung geht ein Feld weit, und was dort ist, darf man übergehen.',
  'contra.space.ledge-group-run': 'Innerhalb eines Vorsprungs läuft man wie sonst auch.',
  'contra.attack.criticals-explode': 'Ein kritischer Treffer ist ein Erfolg und bringt einen weiteren Würfel.',
  'contra.advantage.attack-conversion': 'Eine Zielgenauigkeit macht aus dem A einen Erfolg; das M erhält man danach.',
  'contra.suffer.pay-or-medal': 'Der Schaden wird ganz mit passendem Vorteil bezahlt, oder er kostet einen Orden.',
};
