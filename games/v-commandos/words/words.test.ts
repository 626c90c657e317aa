import { describe, expect, test } from 'vitest';
import { keyFromSeed, Match, Stream } from '#kernel';
import { answerText, promptText, eventText as told } from '../../words.ts';
import { vCommandos } from '../box.ts';
import { MISSIONS } from '../content/cards.ts';
import { COMMANDOS } from '../content/commandos.ts';
import { EVENTS } from '../content/events.ts';
import { TERRAINS } from '../content/map.ts';
import { randomConfig } from '../random-config.ts';
import { vCommandosGame } from '../rules/game.ts';
import type { VCommandos } from '../types.ts';
import { ABILITY_NAMES, ABILITY_TEXTS, eventText, specialText, terrainText } from './en/cards.ts';
import { words } from './en/index.ts';

const plainPaint = new Proxy({}, { get: () => (text: string) => text }) as Parameters<typeof vCommandos.drawText>[2];

function isSentence(text: string): boolean {
  return text.length > 0 && !/undefined|null|NaN|\[object/.test(text);
}

describe('everything that is said', () => {
  test.each(Array.from({ length: 12 }, (_, i) => i))('in random match %i is a sentence', (number) => {
    const lots = new Stream(keyFromSeed(`words ${number}`));
    const match = Match.start(vCommandosGame, randomConfig(lots), { key: keyFromSeed(`words ${number}`) });
    let heard = 0;
    while (match.decision !== null) {
      const { question, about } = match.decision;
      const decision = { kind: question.kind, about } as VCommandos['Decision'];
      const view = vCommandosGame.view(match.state, null);
      expect(promptText(words, decision, view)).toSatisfy(isSentence);
      for (const notation of match.options()) {
        const answer = vCommandosGame.notation.parse(notation);
        if (answer === undefined) throw new Error(`${notation} is no answer`);
        expect(answerText(words, answer, view, decision)).toSatisfy(isSentence);
      }
      expect(vCommandos.drawText(view, 0, plainPaint)).toSatisfy(isSentence);
      match.answerIndex(lots.below(match.decision.count));
      for (const { event } of match.events.slice(heard)) {
        const line = told(words, event, vCommandosGame.view(match.state, null));
        if (!['turn', 'ends'].includes(event.kind)) expect(line).toSatisfy(isSentence);
      }
      heard = match.events.length;
    }
    expect(match.outcome === null ? '' : words.outcome(match.outcome, match.seatNames)).toSatisfy(isSentence);
  });

  test('on cards is written from their data', () => {
    for (const { effect } of EVENTS) expect(eventText(effect)).toSatisfy(isSentence);
    for (const { data } of TERRAINS) for (const rule of data.specials) expect(terrainText(rule)).toSatisfy(isSentence);
    for (const { specials } of MISSIONS) for (const { rules } of specials) for (const rule of rules) expect(specialText(rule)).toSatisfy(isSentence);
    for (const { sides } of COMMANDOS) for (const { ability } of sides) expect([ABILITY_NAMES[ability], ABILITY_TEXTS[ability]].every(isSentence)).toBe(true);
  });

  test('of presets and settings is there', () => {
    for (const { id, config } of vCommandos.presets) expect([isSentence(words.presets[id] ?? ''), vCommandosGame.configure(config)]).toMatchObject([true, {}]);
    for (const { name } of vCommandos.settings) expect(words.settings[name] ?? '').toSatisfy(isSentence);
  });
});
