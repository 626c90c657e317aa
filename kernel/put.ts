/** Adds a value to the list under a key. */
export function put<Key, Value>(lists: Map<Key, [Value, ...Value[]]> | Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
