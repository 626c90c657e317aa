import { useState } from 'preact/hooks';
import { Icon } from '../kit/icon.tsx';
import { useWords } from './words.ts';

/** Copies an address of this app, or hands it to the device's own sharing. */
export function CopyLink({ to, label, look = '' }: { readonly to: string; readonly label?: string; readonly look?: 'pri' | 'sm' | '' }) {
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
    <button type="button" className={`btn ${look}`} onClick={() => void copy()} onBlur={() => setCopied(false)}>
      <Icon name={copied ? 'check' : 'link'} />
      <span aria-live="polite">{copied ? words.copied : (label ?? words.copy)}</span>
    </button>
  );
}
