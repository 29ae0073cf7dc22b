import type { Answers } from "./games-for";

/** Number of people and times in the address that opened the page; "" for each that is missing or malformed. */
export type AddressAnswers = Pick<Answers, "people" | "from" | "until">;

const TIME = /^\d\d:\d\d$/;

/** The query of the address that opened the page, such as "people=9&until=22:30" in "#play?people=9&until=22:30". */
let query = globalThis.location?.hash.split("?")[1] ?? "";

/** Reads the answers and removes them from the address, so that they do not replace later choices after a reload. */
export function takeAddressAnswers(): AddressAnswers {
  const values = new URLSearchParams(query);
  if (query !== "") window.history.replaceState(null, "", window.location.hash.replace(/\?.*/, ""));
  query = "";
  const answer = (name: string, form: RegExp) => form.exec(values.get(name) ?? "")?.[0] ?? "";
  return { people: answer("people", /^\d{1,3}$/), from: answer("from", TIME), until: answer("until", TIME) };
}
