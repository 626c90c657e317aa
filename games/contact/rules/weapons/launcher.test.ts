import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Groups, Situation } from '../../positions.ts';
import { board, cited, night, playerScene, refusal, rolled, type Scene, say } from '../../testing/night.ts';

const TEAM = ['nelson', 'schulz', 'kenzo', 'krussov'] as const;

function launched(groups: Groups, target: string, dice: readonly number[], situation: Situation = {}): Scene {
  return say(playerScene(night(groups, { team: TEAM, ...situation }), dice), `nelson fires at ${target}`);
}

proves(['contact.nelson.launcher#1', 'contact.nelson.launcher#2'], 'a hit removes as many as a second die says, of one segment', () => {
  expect(board(launched({ 'blue1/r3': 6, 'blue2/r3': 6 }, 'blue1/r3', [4, 5]))).toEqual({ 'blue1/r3': 1, 'blue2/r3': 6 });
  expect(board(launched({ 'blue1/r3': 3, 'blue2/r3': 6 }, 'blue1/r3', [4, 5]))).toEqual({ 'blue2/r3': 6 });
});

proves('contact.nelson.attack-roll#1', 'first the attack roll; who misses rolls no second die', () => {
  const missed = launched({ 'blue1/r4': 6 }, 'blue1/r4', [4]);
  expect([board(missed), rolled(missed)]).toEqual([{ 'blue1/r4': 6 }, [4]]);
  expect(board(launched({ 'blue1/r4': 6 }, 'blue1/r4', [5, 2]))).toEqual({ 'blue1/r4': 4 });
});

proves('contact.nelson.attack-roll#2', 'with the option launcher-auto there is no attack roll', () => {
  const match = launched({ 'blue1/r4': 6 }, 'blue1/r4', [1], { settings: { 'launcher-auto': true } });
  expect([board(match), rolled(match)]).toEqual([{ 'blue1/r4': 5 }, [1]]);
});

proves('contact.nelson.minimum', 'not at ring 1, where only the grenade is left', () => {
  const match = playerScene(night({ 'blue1/r1': 6 }, { team: TEAM }));
  expect(refusal(match, 'nelson fires at blue1/r1')).toEqual(['contact.attack.range', 'contact.nelson.minimum']);
  expect(match.options().filter((notation) => notation.startsWith('nelson'))).toEqual(['nelson throws a grenade at blue1/r1', 'nelson waives']);
});

proves(
  ['contact.nelson.attack-roll#1', 'contact.nelson.launcher#4'],
  'both dice are told: whether it hits, then how many it takes; and Nelson has acted',
  () => {
    const match = launched({ 'blue1/r3': 6 }, 'blue1/r3', [4, 2]);
    expect(cited(match, 'shot', 'blast')).toEqual([
      [
        { kind: 'shot', member: 'nelson', with: 'launcher', segment: 'blue1/r3', die: 4, needs: 4, hit: true, killed: 0, left: 6 },
        ['contact.attack.target-number', 'contact.nelson.attack-roll'],
      ],
      [{ kind: 'blast', member: 'nelson', segment: 'blue1/r3', die: 2, killed: 2, left: 4 }, ['contact.nelson.launcher']],
    ]);
    expect(match.options().filter((text) => text.startsWith('nelson'))).toEqual([]);
    const missed = launched({ 'blue1/r3': 6 }, 'blue1/r3', [3]);
    expect(cited(missed, 'shot', 'blast').map(([event]) => event)).toMatchObject([{ kind: 'shot', hit: false, killed: 0, left: 6 }]);
    expect(missed.options().filter((text) => text.startsWith('nelson'))).toEqual([]);
  },
);
