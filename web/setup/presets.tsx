import type { Box, Preset, Words } from '#games';
import { useWords } from '../app/words.ts';

export interface PresetsProps {
  readonly box: Box;
  readonly words: Words;
  readonly chosen: string | null;
  choose(preset: Preset): void;
}

/** Ready-made set-ups, side by side: a short name, and below it what is special. */
export function Presets({ box, words, chosen, choose }: PresetsProps) {
  const { setup } = useWords();
  if (box.presets.length < 2) return null;
  return (
    <fieldset className="presets">
      <legend className="sr">{setup.presets}</legend>
      {box.presets.map((preset) => {
        const [name = preset.id, special] = (words.presets[preset.id] ?? preset.id).split(': ', 2);
        return (
          <label key={preset.id}>
            <input type="radio" name="preset" checked={chosen === preset.id} onChange={() => choose(preset)} />
            <span>
              <b>{name}</b>
              {special !== undefined && <small>{special}</small>}
            </span>
          </label>
        );
      })}
      <span className="sr" role="status">
        {chosen === null ? setup.own : ''}
      </span>
    </fieldset>
  );
}
