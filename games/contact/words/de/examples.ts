import type { BoardWords } from '../board.ts';

export const examples: BoardWords['examples'] = {
  'contact.board.ring-is-distance': 'Ring 3 ist von allen in der Mitte 3 entfernt.',
  'contact.board.segments': 'Sechzehn Spalten, jede mit den Ringen 1 bis 4 von innen nach außen.',
  'contact.components.large-token': 'Fünf sind eine große Figur; acht sind eine große und drei kleine.',
  'contact.attack.target-number': 'Je weiter weg, desto mehr brauchst du: Würfle höher als der Ring.',
  'contact.attack.range': 'Kenzos Sturmgewehr endet an Ring 3. Die Gruppe in Ring 4 ist davor sicher.',
  'contact.spawn.cross': 'Blau 6 und Braun 3: Sechs kommen auf Braun 3, drei auf Blau 6.',
  'contact.move.one-inward': 'Jede Gruppe geht einen Ring nach innen und bleibt in ihrer Spalte.',
  'contact.move.first-ring-stays': 'Vier bleiben, drei kommen dazu: sieben in Ring 1.',
  'contact.zombies.clockwise': 'Ab Blau 1 im Uhrzeigersinn: Blau 2, dann Braun 8, dann Braun 1.',
  'contact.branson.flamethrower': 'Zwei in Ring 1, vier in Ring 2: Bei einer 4 fallen zwei und drei.',
  'contact.branson.one-roll': 'Ein Würfel für beide: Die 2 trifft nur Ring 1, ab 3 trifft es beide.',
  'contact.nelson.launcher': 'In Ring 3 trifft die 4. Der zweite Würfel zeigt 5: Fünf von sechs fallen.',
  'contact.nelson.minimum': 'Ring 2 bis 4, nie Ring 1.',
  'contact.miller.spacing': 'Nach Blau 3, Ring 2: Die leuchtenden Felder sind nah genug für den nächsten Schuss.',
  'contact.schulz.double': 'In Ring 1 angesagt: Ab 3 fallen zwei auf einmal.',
  'contact.grenade.effect': 'In Ring 2 eine 3 oder mehr: Fünf von acht fallen.',
};
