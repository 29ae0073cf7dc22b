const quoted = (typed: string) => (typed === "" ? "That" : `"${typed}"`);
const isNumber = (typed: string) => /^-?\d{1,6}([.,]\d+)?$/.test(typed);

/** Texts of the games that are proposed for an evening. */
export const tonightTexts = {
  refused: {
    people: (typed: string, min: number, max: number) =>
      isNumber(typed)
        ? `There is no game here for ${typed} people: choose from ${min} to ${max}.`
        : `${quoted(typed)} is not a number of people: enter one from ${min} to ${max}.`,
    boards: (typed: string, min: number, max: number) =>
      isNumber(typed)
        ? `An evening cannot have ${typed} boards: choose from ${min} to ${max}.`
        : `${quoted(typed)} is not a number of boards: enter one from ${min} to ${max}.`,
    littleTime: (boards: number, min: number) =>
      `There is time for only ${boards === 1 ? "1 board" : `${boards} boards`}, and an evening needs at least ${min}: choose a later end, or an earlier start.`,
    past: (until: string, from: string) => `${until} is before the start at ${from}: enter a later end.`,
    minutes: (typed: string, min: number, max: number) =>
      `"${typed}" is not a number of minutes per board: enter ${min} to ${max}, such as 7 or 7.5.`,
    time: (typed: string) => `"${typed}" is not a time of day: write hours and minutes, as in 22:30.`,
    hours: (typed: string) => `"${typed}" is not a number of hours: write 3, 2.5 or 3:15.`,
    needsTime: "Say how long you will play: --hours 3, --until 22:30 or --boards 24.",
    take: (typed: number, proposals: number) => `There is no proposal ${typed}: choose from 1 to ${proposals}.`,
    none: (people: number, boards: number) =>
      `There is no game for ${people} people and about ${boards} boards: try two or three boards more or fewer.`,
  },
  muchTime: (boards: number, length: number) =>
    `There is time for ${boards} boards, more than an evening has: these games have about ${length}, the usual number.`,
  about: {
    rounds: (rounds: number, perRound: number, boards: number) => `${boards} boards in ${rounds} rounds of ${perRound}`,
    boards: (boards: number) => `${boards} boards`,
    tables: (tables: number) => `${tables} ${tables === 1 ? "table" : "tables"}`,
    out: (people: number) => `${people} ${people === 1 ? "sits" : "sit"} out at a time`,
    time: (minutes: number) => {
      const quarters = Math.round(minutes / 15);
      const whole = Math.floor(quarters / 4);
      return `about ${whole || ""}${["", "¼", "½", "¾"][quarters % 4] ?? ""} ${quarters > 4 ? "hours" : "hour"}`;
    },
    /** Text for the largest difference in evenness between two contestants; see the page on movements. */
    even: (spread: number) =>
      spread === 0
        ? "the same competition for all"
        : spread <= 4
          ? "nearly the same competition for all"
          : spread <= 8
            ? "fairly even competition"
            : "less even competition",
  },
  why: {
    chicago: (isEven: boolean) =>
      `a new partner each round; ${isEven ? "even for all" : "not quite even for all"} after this many rounds`,
    samePartners: "the same two pairs throughout",
    fourPairs: "in teams that change each round",
    fivePairs: "in teams that change; the pairs take turns to sit out",
    pairs: "each pair is ranked against all others",
    mitchell: "North-South stay put and East-West move; a winner in each direction",
    individual: "a new partner each round",
    teams: "teams of four, all play all",
    fiveTeams: "five teams of four, all play all; the teams take turns to sit out",
  },
} as const;
