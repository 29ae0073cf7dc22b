/**
 * Relations between names. Two names are alike or opposite if that was recorded, or if it follows from recorded
 * relations.
 */
export interface Parity {
  /**
   * Records that two names are alike, or opposite.
   * @returns false if that contradicts the relations recorded before; then nothing changes.
   */
  readonly join: (first: string, second: string, isAlike: boolean) => boolean;
  /** True if two names are alike, false if they are opposite; null if no recorded relation connects them. */
  readonly areAlike: (first: string, second: string) => boolean | null;
}

/** Returns an empty set of relations. */
export function parity(): Parity {
  const up = new Map<string, { readonly to: string; readonly isAlike: boolean }>();
  const rootOf = (name: string): { readonly root: string; readonly isAlike: boolean } => {
    let [root, isAlike] = [name, true];
    for (let link = up.get(root); link; link = up.get(root)) {
      isAlike = isAlike === link.isAlike;
      root = link.to;
    }
    return { root, isAlike };
  };
  const areAlike = (first: string, second: string) => {
    const [one, other] = [rootOf(first), rootOf(second)];
    return one.root === other.root ? one.isAlike === other.isAlike : null;
  };
  return {
    areAlike,
    join: (first, second, isAlike) => {
      const existing = areAlike(first, second);
      if (existing !== null) return existing === isAlike;
      const [one, other] = [rootOf(first), rootOf(second)];
      up.set(one.root, { to: other.root, isAlike: (one.isAlike === other.isAlike) === isAlike });
      return true;
    },
  };
}
