/** Name of this program in files for other programs; the version is package.json's. */
export const PROGRAM = { name: "Overtrick", version: "0.23.0" } as const;
