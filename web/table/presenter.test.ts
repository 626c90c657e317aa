import { describe, expect, test } from 'vitest';
import { keyFromSeed, Match, Timeline } from '#kernel';
import { boxes } from '#shelf';
import { Store } from '../app/store.ts';
import type { Present, Session } from '../play/session.ts';
import { Presenter } from './presenter.ts';

const [box] = boxes;

/** A session as far as a presenter looks at it. */
function session() {
  if (box === undefined) throw new Error('the shelf is empty');
  const match = Match.start(box.game, {}, { key: keyFromSeed('presenter') });
  const timeline = new Timeline(match);
  const present = (undos: number) => ({ number: match.number, undos }) as Present;
  const now = new Store(present(0));
  let undos = 0;
  const there = { now, sceneAt: (n: number) => timeline.sceneAt(n), stepsAt: (n: number) => timeline.stepsAt(n) } as Session;
  return {
    there,
    answer: (times = 1) => {
      for (let i = 0; i < times; i++) {
        match.answerIndex(0);
        now.set(present(undos));
      }
    },
    back: (to: number) => {
      match.rewind(to);
      timeline.rewound();
      now.set(present(++undos));
    },
  };
}

const at = (presenter: Presenter): number => presenter.presentation.value?.scene.number ?? -1;
const done = (presenter: Presenter): void => presenter.done(presenter.presentation.value?.transition.id ?? -1);

describe('the presenter', () => {
  test('follows one answer at a time and waits until each has been shown', () => {
    const { there, answer } = session();
    const presenter = new Presenter(there, null, null);
    presenter.follow();
    expect(presenter.presentation.value?.transition.moving).toBe(false);
    answer(3);
    expect(at(presenter)).toBe(1);
    expect(presenter.presentation.value?.transition).toMatchObject({ moving: true, before: { number: 0 } });
    expect(presenter.presentation.value?.transition.steps.every(({ at }) => at === 1)).toBe(true);
    done(presenter);
    expect(at(presenter)).toBe(2);
    done(presenter);
    done(presenter);
    done(presenter);
    expect(at(presenter)).toBe(3);
  });

  test('goes on at once when somebody here does', () => {
    const { there, answer } = session();
    const presenter = new Presenter(there, null, null);
    presenter.follow();
    answer();
    presenter.hurry();
    answer();
    expect(at(presenter)).toBe(2);
  });

  test('jumps when something is taken back', () => {
    const { there, answer, back } = session();
    const presenter = new Presenter(there, null, null);
    presenter.follow();
    answer();
    presenter.hurry();
    answer();
    back(1);
    expect(at(presenter)).toBe(1);
    expect(presenter.presentation.value?.transition).toMatchObject({ moving: false, steps: [] });
  });

  test('stands at a moment of the past while the present goes on', () => {
    const { there, answer } = session();
    answer(4);
    const presenter = new Presenter(there, 2, null);
    presenter.follow();
    expect(at(presenter)).toBe(2);
    answer();
    expect(at(presenter)).toBe(2);
    presenter.stand(3, true);
    expect(presenter.presentation.value?.transition.moving).toBe(true);
    presenter.stand(1, true);
    expect(at(presenter)).toBe(1);
    expect(presenter.presentation.value?.transition.moving).toBe(false);
    presenter.stand(null, false);
    expect(at(presenter)).toBe(2);
  });

  test('shows what happened since somebody left, from there on', () => {
    const { there, answer } = session();
    answer(5);
    const presenter = new Presenter(there, null, 3);
    presenter.follow();
    expect(at(presenter)).toBe(4);
    done(presenter);
    expect(at(presenter)).toBe(5);
    presenter.again(3);
    expect(at(presenter)).toBe(4);
  });

  test('does not show long ways step by step', () => {
    const { there, answer } = session();
    const presenter = new Presenter(there, null, null);
    presenter.follow();
    answer(1);
    answer(25);
    expect(at(presenter)).toBe(26);
    expect(presenter.presentation.value?.transition.moving).toBe(false);
  });
});
