import { describe, expect } from 'vitest';
import { proves } from '../../proves.ts';
import type { Situation } from '../positions.ts';
import { alive, asked, cited, eventsOf, night, refusal, type Scene, say, zombieScene } from '../testing/night.ts';

const TEAM = ['cooper', 'ayden', 'branson', 'kenzo'] as const;
/** Four players: Cooper's, Ayden's, Branson's, Kenzo's. */
const FRIENDS: Situation = { team: TEAM, players: 4 };

function hit(situation: Situation): Scene {
  return zombieScene(night({ 'blue1/r1': 7 }, situation), [1, 1, 1]);
}

function fallen(match: Scene): string[] {
  return eventsOf(match, 'removed').map(({ member }) => member);
}

describe('naming the victim', () => {
  proves('contact.hit.team-chooses#2', 'everybody may name anybody, also who has no member left', () => {
    const match = hit({ ...FRIENDS, dead: ['branson', 'kenzo'] });
    expect([asked(match), match.asked]).toEqual(['victim', [0, 1, 2, 3]]);
    expect(match.options()).toEqual([
      'cooper falls',
      'ayden falls by player 1',
      'cooper falls by player 2',
      'ayden falls',
      'cooper falls by player 3',
      'ayden falls by player 3',
      'cooper falls by player 4',
      'ayden falls by player 4',
    ]);
    expect(refusal(match, 'kenzo falls by player 1', 0)).toEqual(['contact.hit.no-return']);
  });

  proves(['contact.hit.team-chooses#1', 'contact.hit.team-chooses#3', 'contact.hit.team-chooses#9'], 'an own member falls at once', () => {
    const match = say(hit(FRIENDS), 'ayden falls');
    expect([fallen(match), match.number, eventsOf(match, 'named'), eventsOf(match, 'victim-die')]).toEqual([['ayden'], 1, [], []]);
  });

  proves(['contact.hit.team-chooses#1', 'contact.hit.team-chooses#3'], 'whoever plays alone names all four at once', () => {
    const match = hit({ team: TEAM });
    expect(match.options()).toEqual(['cooper falls', 'ayden falls', 'branson falls', 'kenzo falls']);
    expect([fallen(say(match, 'branson falls')), match.number]).toEqual([['branson'], 1]);
  });

  proves('contact.hit.team-chooses#4', 'somebody else’s member falls when that player accepts, and nobody else can', () => {
    const match = say(hit(FRIENDS), 'kenzo falls by player 2');
    expect([asked(match), match.asked, match.decision?.about]).toEqual(['consent', [3], { segment: 'blue1/r1', member: 'kenzo', by: 1 }]);
    expect(match.options()).toEqual(['kenzo accepts', 'kenzo refuses']);
    expect(refusal(match, 'kenzo accepts', 1)).toEqual(['contact.hit.team-chooses']);
    expect(fallen(match)).toEqual([]);
    expect(fallen(say(match, 'kenzo accepts'))).toEqual(['kenzo']);
    expect(cited(match, 'named', 'refused', 'settled')).toEqual([[{ kind: 'named', member: 'kenzo', by: 1 }, ['contact.hit.team-chooses']]]);
  });

  proves(['contact.hit.team-chooses#3', 'contact.hit.team-chooses#4'], 'who commands two members names either at once', () => {
    const match = hit({ team: TEAM, players: 3 });
    expect(fallen(say(match, 'kenzo falls'))).toEqual(['kenzo']);
    expect(asked(say(hit({ team: TEAM, players: 3 }), 'kenzo falls by player 2'))).toBe('consent');
  });
});

describe('a refusal', () => {
  proves(
    ['contact.hit.team-chooses#5', 'contact.players.leader-decides#5'],
    'the leader’s player then names the victim, anybody who lives, and finally',
    () => {
      const match = say(hit({ ...FRIENDS, commands: [2, 0, 1, 3], dead: ['ayden'] }), 'kenzo falls by player 2', 'kenzo refuses');
      expect([asked(match), match.asked, match.decision?.about]).toEqual(['settle', [2], { segment: 'blue1/r1', refused: 'kenzo' }]);
      expect(match.options()).toEqual(['cooper falls', 'branson falls', 'kenzo falls']);
      expect(refusal(match, 'kenzo falls', 3)).toEqual(['contact.players.leader-decides']);
      expect(refusal(match, 'ayden falls', 2)).toEqual(['contact.hit.no-return']);
      expect(fallen(say(match, 'kenzo falls'))).toEqual(['kenzo']);
      expect(cited(match, 'named', 'refused', 'settled')).toEqual([
        [{ kind: 'named', member: 'kenzo', by: 1 }, ['contact.hit.team-chooses']],
        [{ kind: 'refused', member: 'kenzo' }, ['contact.hit.team-chooses']],
        [{ kind: 'settled', member: 'kenzo' }, ['contact.players.leader-decides']],
      ]);
    },
  );

  proves(['contact.hit.team-chooses#6', 'contact.hit.team-chooses#9'], 'where no leader lives the host settles it, not the dice', () => {
    const match = say(hit({ ...FRIENDS, commands: [3, 1, 2, 0], dead: ['cooper'] }), 'kenzo falls by player 2', 'kenzo refuses');
    expect([asked(match), match.asked]).toEqual(['settle', [0]]);
    say(match, 'branson falls');
    expect([fallen(match), eventsOf(match, 'victim-die')]).toEqual([['branson'], []]);
  });
});

describe('where the leader settles disputes from the start', () => {
  const situation: Situation = { ...FRIENDS, settings: { 'leader-calls': true } };

  proves('contact.hit.team-chooses#7', 'the leader’s player alone names the victim', () => {
    const match = hit(situation);
    expect([asked(match), match.asked, match.decision?.about]).toEqual(['settle', [0], { segment: 'blue1/r1', refused: null }]);
    expect(refusal(match, 'ayden falls', 1)).toEqual(['contact.players.leader-decides']);
    say(match, 'ayden falls');
    expect([alive(match, 'ayden'), eventsOf(match, 'settled')]).toEqual([false, []]);
  });

  proves('contact.hit.team-chooses#7', 'without a leader the host does', () => {
    const match = hit({ ...situation, commands: [3, 2, 1, 0], dead: ['cooper'] });
    expect([asked(match), match.asked]).toEqual(['settle', [0]]);
    expect(fallen(say(match, 'ayden falls'))).toEqual(['ayden']);
  });
});

describe('with free control', () => {
  proves('contact.hit.team-chooses#8', 'everybody names anybody, and nobody has to be asked', () => {
    const match = hit({ ...FRIENDS, dead: ['branson', 'kenzo'], settings: { 'free-control': true } });
    expect(match.asked).toEqual([0, 1, 2, 3]);
    expect([fallen(say(match, 'ayden falls by player 4')), match.number]).toEqual([['ayden'], 1]);
  });

  proves('contact.modes.shared-table#4', 'anybody settles in the leader’s place', () => {
    const match = hit({ ...FRIENDS, dead: ['branson', 'kenzo'], settings: { 'free-control': true, 'leader-calls': true } });
    expect([asked(match), match.asked]).toEqual(['settle', [0, 1, 2, 3]]);
    expect(match.options(1)).toEqual(['cooper falls by player 2', 'ayden falls by player 2']);
  });
});

proves('contact.hit.dice-option#1', 'dice decide only where the table has chosen them, whoever leads', () => {
  const situation: Situation = { ...FRIENDS, settings: { 'hit-by-dice': true, 'leader-calls': true } };
  const match = zombieScene(night({ 'blue1/r1': 7 }, situation), [1, 4, 2, 6, 5, 1, 1]);
  expect([match.number, fallen(match)]).toEqual([0, ['ayden']]);
});

proves('contact.hit.dice-option#2', 'by dice the lowest falls, and those who tie for it roll again', () => {
  const g = night({ 'blue1/r1': 7 }, { team: ['cooper', 'branson', 'kenzo', 'vanderbilt'], settings: { 'hit-by-dice': true } });
  const match = zombieScene(g, [1, 4, 2, 2, 5, 6, 3, 1, 1]);
  say(match, 'vanderbilt holds first aid back');
  expect(eventsOf(match, 'victim-die').map((event) => `${event.member} ${event.die}`)).toEqual([
    'cooper 4',
    'branson 2',
    'kenzo 2',
    'vanderbilt 5',
    'branson 6',
    'kenzo 3',
  ]);
  expect(eventsOf(match, 'removed')).toMatchObject([{ member: 'kenzo' }]);
  expect(match.number).toBe(1);
});

proves('contact.hit.dice-option#3', 'no die is rolled for who has fallen', () => {
  const match = zombieScene(night({ 'blue1/r1': 7 }, { team: TEAM, dead: ['ayden'], settings: { 'hit-by-dice': true } }), [1, 4, 2, 6, 1, 1]);
  expect(eventsOf(match, 'victim-die').map(({ member, die }) => `${member} ${die}`)).toEqual(['cooper 4', 'branson 2', 'kenzo 6']);
  expect(fallen(match)).toEqual(['branson']);
});
