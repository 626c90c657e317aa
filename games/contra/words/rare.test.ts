import { expect, test } from 'vitest';
import { answerText, eventText, foretold, plain, promptText, type Words } from '../../words.ts';
import type { Answer } from '../answer.ts';
import type { Event } from '../event.ts';
import type { Preview } from '../preview.ts';
import { jungle } from '../testing/views.ts';
import type { Contra, Decision } from '../types.ts';
import type { FrameView, View } from '../view.ts';
import { loadWords } from './words.ts';

const english = await loadWords('en');
const german = await loadWords('de');

const view = jungle();
const seat = view.fighters.findIndex(({ id }) => id === 'lance');
const who = 'lance';
const ACT: Decision = { kind: 'act', about: { seat, may: [] } };

type Spoken = (words: Words<Contra>) => string;

const prompt =
  (decision: Decision, at: View = view): Spoken =>
  (words) =>
    promptText(words, decision, at);
const event =
  (happened: Event): Spoken =>
  (words) =>
    plain(eventText(words, happened, view));
const answer =
  (given: Answer): Spoken =>
  (words) =>
    answerText(words, given, view, ACT);
const foretells =
  (preview: Preview): Spoken =>
  (words) =>
    foretold(words, { seat, answer: { do: 'medal', who }, notation: '', preview }, view)
      .map(plain)
      .join(' ');
const frame =
  (one: FrameView): Spoken =>
  (words) =>
    words.resolving?.(ACT, { ...view, resolving: [one] })[0]?.says ?? '';
const why =
  (clause: string, given: Answer, decision: Decision = ACT): Spoken =>
  (words) =>
    plain(words.whyNot?.(`contra.${clause}`, given, view, decision) ?? '');
const outcome =
  (cause: string, payoff: readonly number[]): Spoken =>
  (words) =>
    words.outcome({ payoff: [...payoff], clause: 'contra.end.win', cause }, []);

const assign: Answer = { do: 'assign', who, boss: 'main-cannon', n: 3 };
const defeat = { card: 'black gunner', left: 3, ignored: 0, chance: 0.001, converting: 0.999 } as const;

/** What random matches hardly ever bring. */
test.each<readonly [spoken: Spoken, en: string, de: string]>([
  [prompt({ kind: 'order', about: { seat, what: ['gels', 'dimer'] } }), 'Lance: what comes first?', 'Lance: Was kommt zuerst?'],
  [
    prompt({ kind: 'second-target', about: { seat, first: 'black gunner', range: 3 } }),
    'Lance: which other enemy is hit too?',
    'Lance: Welcher Gegner wird noch getroffen?',
  ],
  [
    prompt({ kind: 'pause', about: { next: 'leftover', what: null, seat, threatened: [seat], passed: [] } }),
    'A special is left: Lance has to draw an enemy. Step in?',
    'Ein Spezialergebnis ist übrig, Lance muss einen Gegner ziehen. Eingreifen?',
  ],
  [
    prompt({ kind: 'pause', about: { next: 'damage', what: null, seat, threatened: [seat], passed: [] } }),
    'Lance is about to take damage. Step in?',
    'Gleich bekommt Lance Schaden. Eingreifen?',
  ],
  [
    prompt({ kind: 'may', about: { seat, what: 'hotwire', cost: ['A', '*'] } }),
    'Lance: pay 1 A and 1 any for Hotwire?',
    'Lance, Kurzschließen: 1 A und 1 beliebig dafür ausgeben?',
  ],
  [prompt({ kind: 'who', about: { seat, for: 'weapon', who: [] } }), 'Lance: who starts with a weapon card?', 'Lance: Wer beginnt mit einer Waffenkarte?'],
  [
    prompt({ kind: 'who', about: { seat, for: 'medal-less', who: [] } }),
    'Lance: who starts with one medal fewer?',
    'Lance: Wer beginnt mit einem Orden weniger?',
  ],
  [prompt({ kind: 'space', about: { seat, for: 'gel', spaces: [] } }), 'Lance: from which space is the gel taken?', 'Lance: Von welchem Feld kommt das Gel?'],
  [prompt({ kind: 'space', about: { seat, for: 'push-enemy', spaces: [] } }), 'Lance: where is the enemy pushed?', 'Lance: Wohin wird der Gegner geschoben?'],
  [
    prompt({ kind: 'target', about: { seat, for: 'push', range: 1, boss: false } }),
    'Lance: choose an enemy to push, up to 1 space away',
    'Lance, Wegschieben: Wähle einen Gegner, höchstens 1 Feld entfernt',
  ],
  [prompt({ kind: 'slot', about: { seat, lost: true } }), 'Lance: which objective token is discarded?', 'Lance: Welcher Zielmarker wird abgelegt?'],

  [answer({ do: 'order', who, first: 'gels' }), 'First the gels', 'Zuerst Gele'],
  [answer({ do: 'deck', who, deck: 'stage' }), 'Stage deck', 'Schauplatzstapel'],
  [answer({ do: 'accept', who, offer: 'weapon' }), 'Take it', 'Nimm sie'],
  [answer({ do: 'accept', who, offer: 'sensor' }), 'Yes', 'Ja'],

  [event({ kind: 'returns', seat, from: 'J02', to: 'J01' }), 'J02 is taken: Lance goes back to J01.', 'J02 ist besetzt: Lance geht zurück nach J01.'],
  [event({ kind: 'draws', seat, cards: [] }), 'Lance has no card to draw.', 'Lance hat keine Karte zu ziehen.'],
  [event({ kind: 'discards', seat, cards: [] }), 'Lance has no card to discard.', 'Lance hat keine Karte abzulegen.'],
  [
    event({ kind: 'discards', seat, cards: ['advance', 'engage', 'advance'] }),
    'Lance discards 2 × Advance and Engage.',
    'Lance legt ab: 2 × Vorrücken und Feindkontakt.',
  ],
  [event({ kind: 'objective-lost', seat, number: 2 }), 'Lance discards objective token 2: Supply Line.', 'Lance legt Zielmarker 2 ab: Nachschub.'],
  [event({ kind: 'defeated', enemy: 'black gunner', holder: seat, by: -1 }), 'Heavy Gunner (black) is defeated.', 'Schwerer Schütze (schwarz) ist besiegt.'],
  [event({ kind: 'flipped', card: 'main-cannon', holder: seat, by: seat }), 'Main Cannon is defeated.', 'Bosskarte besiegt: Hauptgeschütz.'],
  [event({ kind: 'over', ending: 'destroyed' }), 'The boss is destroyed.', 'Der Boss ist vernichtet.'],
  [event({ kind: 'over', ending: 'escaped' }), 'The commandos have held out.', 'Die Kommandos haben durchgehalten.'],
  [event({ kind: 'over', ending: 'out-of-time' }), 'No stage card is left: time is up.', 'Keine Schauplatzkarte mehr: Die Zeit ist um.'],

  [frame({ kind: 'defeated', what: 'black gunner', seat }), 'Heavy Gunner (black) is defeated', 'Schwerer Schütze (schwarz) ist besiegt'],
  [frame({ kind: 'flipped', what: 'main-cannon', seat }), 'Main Cannon is flipped', 'Hauptgeschütz wird umgedreht'],

  [
    foretells({ kind: 'attack', range: 3, targets: ['black gunner'], dice: null, defeats: [] }),
    'Range 3; the second target decides how many dice you roll.',
    'Reichweite 3; wie viele Würfel es sind, hängt vom zweiten Ziel ab.',
  ],
  [
    foretells({ kind: 'hits', damage: [{ target: 'boss', damage: 4, defeats: true }] }),
    'Deals 4 damage to the boss, enough for one of its cards.',
    'Boss: 4 Schaden, genug für eine seiner Karten.',
  ],
  // What is not sure is never said to be.
  [
    foretells({ kind: 'attack', range: 3, targets: ['black gunner'], dice: 1, defeats: [defeat] }),
    'You roll 1 die, range 3. 1% to defeat it, 99% if you convert all you can.',
    'Du wirfst 1 Würfel, Reichweite 3. Besiegt: 1\u00a0%, wenn du alles umwandelst 99\u00a0%.',
  ],

  [
    why('turn.cards-only-own-turn', { do: 'prevent', who, card: 'nanoshield', damage: ['M'] }, { kind: 'suffer', about: { seat: 1 - seat, damage: ['M'] } }),
    'Nanoshield protects within 3 spaces, and Bill is farther away.',
    'Nanoschild schützt im Umkreis von 3 Feldern, und Bill ist weiter weg.',
  ],
  [why('boss.never-unflipped', assign), 'Main Cannon is already defeated.', 'Diese Bosskarte ist schon besiegt: Hauptgeschütz.'],
  [
    why('story.efg3.rule-invulnerable', assign),
    'Main Cannon cannot take damage in this part of the story.',
    'In diesem Teil der Geschichte nimmt Hauptgeschütz keinen Schaden.',
  ],
  [
    why('golden.cards-beat-rulebook', { do: 'take', who, target: 'black gunner' }),
    'Heavy Gunner (black) is already in Lance’s play area.',
    'Schwerer Schütze (schwarz) liegt schon bei Lance.',
  ],
  [
    why('effect.may-pay-in-full', { do: 'clear', who, stageCard: 'dogra-mk-ii', place: 1 }),
    'It costs 2 A to discard Dogra Mk. II.',
    'Es kostet 2 A, die Karte Dogra Mk. II loszuwerden.',
  ],
  [
    why('stage.discard-after', { do: 'clear', who, stageCard: 'base-alarm', place: 1 }),
    'Base Alarm cannot be discarded for a price.',
    'Basisalarm lässt sich nicht ablegen.',
  ],
  [why('objective.token-lost', { do: 'slot', who, place: 3 }), 'Lance has no objective token 3.', 'Lance hat keinen Zielmarker 3.'],

  [outcome('boss destroyed', [1, 1]), 'The boss is destroyed. The mission is won.', 'Der Boss ist vernichtet. Die Mission ist gewonnen.'],
  [outcome('escaped', [1, 1]), 'You held out until the end. The mission is won.', 'Ihr habt bis zum Ende durchgehalten. Die Mission ist gewonnen.'],
  [
    outcome('out of time', [0, 0]),
    'Time is up: the stage deck is empty. The mission is lost.',
    'Die Zeit ist um: Der Schauplatzstapel ist leer. Die Mission ist verloren.',
  ],
  [outcome('something else', [1, 1]), 'Everybody wins.', 'Alle gewinnen.'],
  [outcome('something else', [0, 0]), 'Everybody loses.', 'Alle verlieren.'],
])('what hardly ever happens is said as well: %#', (spoken, en, de) => {
  expect([spoken(english), spoken(german)]).toEqual([en, de]);
});
