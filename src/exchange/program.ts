/** What other programs read of this one in files that it writes; the version is package.json's. */
export const PROGRAM = { name: "Overtrick", version: "0.22.0" } as const;
