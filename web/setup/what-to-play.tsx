import type { ComponentType } from 'preact';
import { Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import type { Words } from '#games';
import type { GameTypes } from '#kernel';
import { addressTo, go } from '../app/address.tsx';
import type { OpenBox } from '../app/games.ts';
import { Meet } from '../app/lazy-panels.ts';
import { settings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { ChoicesProps } from '../kit/board.ts';
import { learnt, learntOf } from '../play/learnt.ts';
import { lidOf, titleOf } from '../shelf/boxes.ts';
import { presetOf } from './config.ts';
import { Lid } from './lid.tsx';
import { Presets } from './presets.tsx';
import type { Draft } from './use-draft.ts';

export interface ToSetUp {
  readonly opened: OpenBox;
  /** Null for a game whose presets and settings are all there is to choose. */
  readonly Choices: ComponentType<ChoicesProps<GameTypes, Words>> | null;
}

interface WhatToPlayProps extends ToSetUp {
  readonly draft: Draft;
  /** Who would sit on each seat. */
  readonly people: readonly string[];
}

/** What is ready-made, and what the game itself lets people choose. */
export function WhatToPlay({ opened, Choices, draft, people }: WhatToPlayProps) {
  const { setup } = useWords();
  const { box, words } = opened;
  const [isNew, setNew] = useState(() => settings.value.hints && !learntOf(learnt.value, box.game.id).met);
  const { config, dealt, change, preset } = draft;
  const clause = (id: string): void => go(addressTo.clause(id));
  return (
    <div className="stage-of-setup">
      <h1 className="sr">{setup.title({ game: titleOf(box.game.id) })}</h1>
      <Suspense fallback={null}>{isNew ? <Meet opened={opened} onClose={() => setNew(false)} /> : null}</Suspense>
      <Presets box={box} words={words} chosen={presetOf(box, config)} choose={preset} />
      {Choices === null ? (
        <Lid box={lidOf(box, words)} />
      ) : (
        <Choices key={dealt} words={words} draft={config} change={change} people={people} clause={clause} />
      )}
    </div>
  );
}
