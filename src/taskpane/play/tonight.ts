/** The pages that show evenings. */
export type EveningPlace = "play" | "evenings" | "season" | "join" | "result";
