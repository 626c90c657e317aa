import { useState } from 'react';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';

/** Copies an address of this app, or hands it to the device's own sharing. */
export function CopyLink({ to, label, primary = false }: { readonly to: string; readonly label?: string; readonly primary?: boolean }) {
  const words = useWords().table.replay;
  const [copied, setCopied] = useState(false);
  const url = new URL(to, location.href).href;
  const copy = async (): Promise<void> => {
    if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <button type="button" className={`btn ${primary ? 'pri' : ''}`} onClick={() => void copy()} onBlur={() => setCopied(false)}>
      <Icon name={copied ? 'check' : 'link'} />
      <span aria-live="polite">{copied ? words.copied : (label ?? words.copy)}</span>
    </button>
  );
}
