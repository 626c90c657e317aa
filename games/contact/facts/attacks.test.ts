import { expect, test } from 'vitest';
import { read } from '../testing/night.ts';
import { attackKindOf, memberIn, targetsOf } from './attacks.ts';

test.each([
  ['cooper fires at blue2/r4', 'cooper', 'rifle', ['blue2/r4']],
  ['miller fires at blue2/r4', 'miller', 'mg60', ['blue2/r4']],
  ['kenzo fires at blue2/r1 with an extra die', 'kenzo', 'inspired', ['blue2/r1']],
  ['schulz double-shoots brown1/r1 and blue1/r1', 'schulz', 'spread', ['brown1/r1', 'blue1/r1']],
  ['schulz double-shoots blue2/r1 with an extra die', 'schulz', 'inspired-double', ['blue2/r1']],
  ['branson burns brown4', 'branson', 'flame', ['brown4/r1', 'brown4/r2']],
  ['branson burns at brown4/r2', 'branson', 'flame', ['brown4/r2']],
  ['kenzo strikes at blue2/r1', 'kenzo', 'ronin', ['blue2/r1']],
  ['dunham rolls first with the grenade', 'dunham', 'lob', []],
  ['dunham rolls first', 'dunham', 'roll-first', []],
  ['dunham rolls first with an extra die', 'dunham', 'inspired-roll-first', []],
  ['dunham throws a grenade at blue2/r2', 'dunham', 'grenade', ['blue2/r2']],
  ['krussov lays a tripwire at blue2/r3', 'krussov', 'tripwire', ['blue2/r3']],
  ['krussov lays a large tripwire at blue2/r3', 'krussov', 'tripwire-large', ['blue2/r3']],
  ['kenzo waives by player 2', 'kenzo', null, []],
  ['ayden falls by player 1', 'ayden', null, []],
  ['ayden keeps two away from brown', null, null, []],
])('%s: who does what, and where', (text, member, attack, targets) => {
  const answer = read(text);
  expect([memberIn(answer), attackKindOf(answer), targetsOf(answer)]).toEqual([member, attack, targets]);
});
