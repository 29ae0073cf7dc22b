// prettier-ignore
const MONTHS = [
  "January", "February", "March", "April", "May", "June",
  "July", "August", "September", "October", "November", "December",
];

/** Dates for sheets and messages. Separate from the other texts, because the pane shows dates from the start. */
export const dateTexts = {
  /** The month counts from 1. */
  date: (year: number, month: number, day: number) => `${day} ${MONTHS[month - 1]} ${year}`,
  /** Date without the year: "5 Nov". */
  day: (month: number, day: number) => `${day} ${(MONTHS[month - 1] ?? "").slice(0, 3)}`,
} as const;
