/** What to do with each kind of a union by `do`: a table without gaps, whose entries get their own kind last. */
export type ByDo<Value extends { readonly do: string }, Before extends readonly unknown[], Result> = {
  readonly [D in Value['do']]: (...args: [...before: Before, value: Extract<Value, { readonly do: D }>]) => Result;
};

/** The entry for a value, called with it. */
export function byDo<Value extends { readonly do: string }, Before extends readonly unknown[], Result>(
  table: ByDo<Value, Before, Result>,
  value: Value,
  ...before: Before
): Result {
  // The table says for each `do` that its entry takes what has this `do`.
  const entry = table[value.do as Value['do']] as (...args: [...Before, Value]) => Result;
  return entry(...before, value);
}
