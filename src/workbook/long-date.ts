// prettier-ignore
const MONTHS = [
  "January", "February", "March", "April", "May", "June",
  "July", "August", "September", "October", "November", "December",
];

/** A date for people, the same in every locale: 2026-11-20 is "20 November 2026"; "" stays "". */
export function longDate(date: string): string {
  if (date === "") return "";
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${MONTHS[month! - 1]} ${year}`;
}
