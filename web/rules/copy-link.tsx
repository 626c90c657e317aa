import { useState } from 'react';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';

/** Copies the full address of a path of this page. */
export function CopyLink({ path }: { readonly path: string }) {
  const { rules } = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(new URL(path, location.href).href);
    setCopied(true);
  };
  return (
    <div className="row">
      <button type="button" className="btn sm" onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'link'} />
        <span aria-live="polite">{copied ? rules.copied : rules.copy}</span>
      </button>
    </div>
  );
}
