import type { BoardWords } from '../board.ts';

export const examples: BoardWords['examples'] = {
  'contact.board.ring-is-distance': 'Ring 3 is 3 away from everybody in the centre.',
  'contact.board.segments': 'Sixteen columns, each with rings 1 to 4 from the centre outwards.',
  'contact.components.large-token': 'Five are one large figure; eight are a large one and three small ones.',
  'contact.attack.target-number': 'The farther away, the more you need: roll higher than the ring.',
  'contact.attack.range': 'Kenzo’s assault rifle ends at ring 3. The group in ring 4 is safe from it.',
  'contact.spawn.cross': 'Blue 6 and brown 3: six arrive on brown 3, three on blue 6.',
  'contact.move.one-inward': 'Each group goes one ring inwards and stays in its column.',
  'contact.move.first-ring-stays': 'Four stay, three join them: seven in ring 1.',
  'contact.zombies.clockwise': 'From blue 1 on, clockwise: blue 2, then brown 8, then brown 1.',
  'contact.branson.flamethrower': 'Two in ring 1 and four in ring 2: a 4 takes down two and three.',
  'contact.branson.one-roll': 'One die for both: a 2 burns ring 1 only, 3 or more burns both.',
  'contact.nelson.launcher': 'A 4 hits in ring 3. The second die shows 5: five of six fall.',
  'contact.nelson.minimum': 'Rings 2 to 4, never ring 1.',
  'contact.miller.spacing': 'After blue 3, ring 2: the glowing segments are close enough for the next shot.',
  'contact.schulz.double': 'Announced in ring 1: a 3 or more takes two at once.',
  'contact.grenade.effect': 'A 3 or more in ring 2: five of eight fall.',
};
