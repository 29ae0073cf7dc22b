// prettier-ignore
const MONTHS = [
  "January", "February", "March", "April", "May", "June",
  "July", "August", "September", "October", "November", "December",
];

/** Texts that the pane shows too: apart from those of the sheets, which it loads when it makes some. */
export const labelTexts = {
  /** The month counts from 1. */
  date: (year: number, month: number, day: number) => `${day} ${MONTHS[month - 1]} ${year}`,
  half: (round: number, half: 1 | 2) => `${round}, ${half === 1 ? "1st" : "2nd"} half`,
  halfShort: (round: number, half: 1 | 2) => `${round}${half === 1 ? "a" : "b"}`,
} as const;
