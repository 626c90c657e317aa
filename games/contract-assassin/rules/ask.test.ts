import { expect } from 'vitest';
import { proves } from '../../proves.ts';
import { asked, begin, forbidden, type Scene, say } from '../testing/job.ts';

/** What is asked, what it is about, and what may be answered. */
const question = (match: Scene) => [asked(match), match.decision?.about, match.options()];

proves(
  ['contract-assassin.attempt.sequence', 'contract-assassin.escape.sequence'],
  'every question of an attempt and an escape says what it is about, and offers only its own answers',
  () => {
    const match = begin(
      {
        who: ['sugar', 'lily'],
        at: { sugar: 'rome' },
        contracts: { sugar: ['rome'] },
        hand: { sugar: ['poison', 'machete', 'speedboat', 'loaded-dice', 'body-double'] },
      },
      ...[1, 1, 8, 3],
    );
    say(match, 'attempt in rome');
    expect(question(match)).toEqual(['weapons', { city: 'rome', most: 5 }, ['bring machete', 'bring poison']]);
    say(match, 'bring poison');
    expect(question(match)).toEqual(['weapons', { city: 'rome', most: 5 }, ['bring machete', 'roll']]);
    say(match, 'roll');
    expect(question(match)).toEqual(['roll', { for: 'attempt', dice: [1, 1], hit: false }, ['play loaded-dice', 'accept the roll']]);
    say(match, 'accept the roll');
    expect(question(match)).toEqual(['keep', { laid: ['poison'] }, ['keep poison', 'keep nothing']]);
    say(match, 'keep nothing');
    expect(question(match)).toEqual(['flee', { city: 'rome' }, ['escape', 'hide']]);
    say(match, 'escape');
    expect(question(match)).toEqual(['getaways', { city: 'rome', most: 4 }, ['bring speedboat']]);
    say(match, 'bring speedboat');
    expect(question(match)).toEqual(['getaways', { city: 'rome', most: 4 }, ['roll']]);
    say(match, 'roll', 'accept the roll', 'keep nothing');
    expect(question(match)).toEqual(['arrest', null, ['play body-double', 'go to prison']]);
  },
);

proves(
  ['contract-assassin.otto.swap-choice', 'contract-assassin.archie.before-roll', 'contract-assassin.prison.escape-card'],
  'so do the questions of gifts and of prison',
  () => {
    const otto = begin(
      {
        who: ['otto', 'archie'],
        at: { otto: 'paris' },
        contracts: { otto: ['rome', 'lima'], archie: ['paris'] },
        done: { otto: ['berlin', 'cairo'] },
        hand: { otto: ['poison'] },
      },
      ...[4, 5],
    );
    say(otto, 'attempt in paris', 'bring poison', 'roll');
    expect(question(otto)).toEqual(['give', { killed: 'paris', to: 1 }, ['give the contract in lima', 'give the contract in rome']]);
    const archie = begin(
      {
        who: ['archie', 'lily'],
        at: { archie: 'rome' },
        contracts: { archie: ['rome'], lily: ['paris', 'cairo', 'lima', 'perth'] },
        guards: { lima: [9] },
        hand: { archie: ['poison'] },
        settings: { 'archie-any-time': true },
      },
      ...[1, 1, 9],
    );
    say(archie, 'attempt in rome', 'bring poison', 'roll');
    const shifts = ['paris', 'cairo', 'perth'].map((city) => `shift bodyguard 9 to ${city}`);
    expect(question(archie)).toEqual(['shift', { city: 'rome' }, [...shifts, 'leave the bodyguards']]);
    expect(forbidden(archie, 'shift bodyguard 8 to paris')).toEqual(['contract-assassin.archie.optional']);
    expect(forbidden(archie, 'shift bodyguard 9 to lima')).toEqual(['contract-assassin.archie.receiver']);
    expect(forbidden(archie, 'shift bodyguard 9 to rome')).toEqual(['contract-assassin.archie.receiver']);
    expect(forbidden(archie, 'shift bodyguard 9 to berlin')).toEqual(['contract-assassin.archie.receiver']);
    const prisoner = begin({ who: ['archie', 'lily'], prison: { archie: 1 }, hand: { archie: ['escape-from-prison'] } });
    expect(question(prisoner)).toEqual(['missed', { left: 1 }, ['play escape-from-prison', 'sit the turn out']]);
  },
);

proves('contract-assassin.turn.order', 'nobody answers for another', () => {
  const match = begin({ who: ['archie', 'lily'] });
  expect([match.asked, forbidden(match, 'end the turn', 1), forbidden(match, 'end the turn', 0)]).toEqual([[0], ['contract-assassin.turn.order'], []]);
});

proves('contract-assassin.turn.four-actions', 'without actions everything that costs one is refused by that clause, and nothing else', () => {
  const match = begin({
    who: ['archie', 'lily'],
    at: { archie: 'zurich' },
    actions: 0,
    hand: { archie: ['double-espresso', 'night-train'] },
  });
  expect(match.options(0)).toEqual(['play double-espresso', 'end the turn']);
  for (const tried of ['draw', 'move to rome', 'travel by night-train to rome', 'learn strangulation'])
    expect(forbidden(match, tried)).toEqual(['contract-assassin.turn.four-actions']);
  expect(forbidden(match, 'attempt in rome')).toEqual([
    'contract-assassin.turn.four-actions',
    'contract-assassin.attempt.where',
    'contract-assassin.attempt.at-least-one',
  ]);
});

proves(['contract-assassin.skill.where', 'contract-assassin.reaper.no-skill'], 'what cannot be learnt is refused by every clause against it', () => {
  const goa = begin({ who: ['cynthia', 'lily'], skills: { cynthia: { poison: 4 } } });
  expect(forbidden(goa, 'learn poison')).toEqual(['contract-assassin.skill.own-home', 'contract-assassin.skill.once']);
  expect(forbidden(goa, 'learn grim-reaper')).toEqual(['contract-assassin.reaper.no-skill', 'contract-assassin.skill.own-home']);
  const london = begin({ who: ['archie', 'lily'], at: { archie: 'london' }, skillBag: [2] });
  expect(forbidden(london, 'learn strangulation')).toEqual(['contract-assassin.skill.where', 'contract-assassin.skill.bag-empty']);
  expect(forbidden(london, 'learn poison')).toEqual(['contract-assassin.skill.where']);
  expect(forbidden(london, 'learn longbow')).toEqual(['contract-assassin.skill.where']);
  expect(london.whyNot(0, 'learn stolen-moped').kind).toBe('unknown');
  expect(forbidden(london, 'learn grim-reaper')).toEqual(['contract-assassin.reaper.no-skill']);
  expect(london.whyNot(0, 'play correspondence-course for stolen-moped').kind).toBe('unknown');
  const course = begin({ who: ['archie', 'lily'], at: { archie: 'london' }, hand: { archie: ['correspondence-course'] }, skillBag: [2] });
  expect(forbidden(course, 'play correspondence-course for strangulation')).toEqual(['contract-assassin.skill.bag-empty']);
  expect(forbidden(course, 'play correspondence-course for grim-reaper')).toEqual(['contract-assassin.reaper.no-skill']);
});

proves('contract-assassin.bonus.free#3', 'a bonus card that is not there is refused by that clause', () => {
  const match = begin({ who: ['archie', 'lily'], contracts: { lily: ['paris'] } });
  for (const tried of [
    'play double-espresso',
    'play arms-fair',
    'play correspondence-course for poison',
    'play red-eye-ticket to rome',
    'play anonymous-tip-off in paris',
  ])
    expect(forbidden(match, tried)).toEqual(['contract-assassin.bonus.free']);
  for (const own of ['escape-from-prison', 'loaded-dice', 'body-double'])
    expect(forbidden(match, `play ${own}`)).toEqual(['contract-assassin.bonus.free', 'contract-assassin.bonus.windows']);
});
