/** A line with its stresses: `*Kenzo* hits` . */
export function Emphasis({ text }: { readonly text: string }) {
  return text.split('*').map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name
    return index % 2 === 1 ? <b key={index}>{part}</b> : part;
  });
}
