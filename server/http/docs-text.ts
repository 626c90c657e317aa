/** An example that can be copied. */
export function code(text: string): string {
  return `<div class="example"><pre tabindex="0"><code>${escaped(text)}</code></pre><button class="copy" type="button">Copy</button></div>`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Text in which `backticks` mark code. */
export function marked(text: string): string {
  return escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}
