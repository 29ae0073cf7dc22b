/** A number of bytes: "200 KB", "5.3 MB". */
const size = (bytes: number) => (bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`);

/** Texts of what may go wrong in the pane itself: what happened, then what to do. */
export const messages = {
  partNotLoaded:
    "A part of Overtrick could not be loaded. Check the connection and try again; if it fails again, close Overtrick and open it again.",

  startFailed: (why: string) =>
    `Overtrick could not start. What it remembered on this device has been forgotten: open it again. The error was "${why}".`,
  startNotLoaded: "Overtrick could not be loaded. Check the connection and open it again.",
  startAgain: "Open again",

  fileTooLarge: (name: string, bytes: number, most: number) =>
    `${name} has ${size(bytes)}, too much for the results of a session: choose a CSV file of at most ${size(most)}.`,
  textTooLong: (characters: number, most: number) =>
    `This is too long for the results of a session: it has ${characters} characters, and at most ${most} are taken.`,
  notText: (name: string) => `${name} is not a text file: save the results as CSV.`,
  unreadable: (name: string) =>
    `${name} could not be read. It may have been moved, or be open elsewhere: choose it again.`,
} as const;
