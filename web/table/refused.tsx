import './refused.css';

/** Why something was not done, as a sentence; null when nothing was refused. */
export function Refused({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p className="warning" role="alert">
      {text}
    </p>
  );
}
