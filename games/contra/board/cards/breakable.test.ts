import { expect, test } from 'vitest';
import { breakable } from './breakable.ts';

test.each([
  ['Garmakilma', 'Gar-makilma'],
  ['Schildprojektor', 'Schild-pro-jek-tor'],
  ['Scharfschütze', 'Scharf-schütze'],
  ['Elite-Scharfschütze', 'Elite-Scharf-schütze'],
  ['Dienstgewehr', 'Dienst-gewehr'],
  ['Illusionslinse', 'Illu-sions-linse'],
  ['Berserker', 'Ber-ser-ker'],
  ['Homing Missiles', 'Homing Mis-siles'],
  ['Each commando within 3', 'Each com-mando within 3'],
  ['Sniper', 'Sniper'],
])('%s', (name, pieces) => {
  expect(breakable(name).replaceAll('\u00AD', '-')).toBe(pieces);
});
