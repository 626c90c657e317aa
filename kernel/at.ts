/** An entry of a list that is known to be there. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`there is no entry ${index} in a list of ${list.length}`);
  return entry;
}
