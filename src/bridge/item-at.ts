/**
 * Returns the element at an index that is known to exist.
 * @throws RangeError if there is no such element, which is a bug of the program.
 */
export function itemAt<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`No element ${index} of ${list.length}.`);
  return element;
}
