import './trouble.css';

/** What went wrong on this page, as a sentence; null when nothing did. */
export function Trouble({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p className="trouble" role="alert">
      {text}
    </p>
  );
}
