/**
 * The element at an index that is known to be there.
 * @throws RangeError where it is not: a fault of the program.
 */
export function itemAt<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`No element ${index} of ${list.length}.`);
  return element;
}
