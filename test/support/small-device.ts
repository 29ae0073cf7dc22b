/** A storage as a browser has it, for suites without one. */

/** How many letters it takes, names and texts together. */
export interface Room {
  letters: number;
}

/** A storage that takes no more than there is room for, and says so as browsers do. */
export function smallDevice(room: Room): Storage {
  const stored: Record<string, string> = {};
  Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: {
      value: (key: string, text: string) => {
        const others = Object.entries(stored).reduce(
          (sum, [name, value]) => sum + (name === key ? 0 : name.length + value.length),
          0
        );
        if (others + key.length + text.length > room.letters) throw new DOMException("full", "QuotaExceededError");
        stored[key] = text;
      },
    },
    removeItem: { value: (key: string) => delete stored[key] },
  });
  return stored as unknown as Storage;
}
