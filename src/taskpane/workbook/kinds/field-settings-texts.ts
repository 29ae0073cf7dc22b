/** Texts of the settings of pairs and individuals. */
export const fieldSettingsTexts = {
  movementStyles: {
    shared: "",
    travelling: ", boards travel",
    "arrow-switch": ", a Mitchell with one winner",
    mitchell: ", a Mitchell with two winners",
    own: ", your own movement",
  },
  howMany: { pair: "Pairs", player: "Players" },
  scorings: {
    matchpoints: "Matchpoints, in %",
    "cross-imps": "Cross-IMPs: against every other score",
    imps: "IMPs for teams of four that change each round",
    vps: "Victory points for teams of four that change each round",
  },
  size: ({ count, tables }: { readonly count: number; readonly tables: number }, what: "pair" | "player") => {
    const out = count - tables * (what === "pair" ? 2 : 4);
    return `${count}, ${tables} tables${out === 0 ? "" : `, ${out} sit${out === 1 ? "s" : ""} out in turn`}`;
  },
} as const;
