import type { Answers } from "./games-for";

type AddressAnswers = Pick<Answers, "people" | "until">;

/** The query of the address that opened the page, such as "people=9&until=22:30" in "#play?people=9&until=22:30". */
let query = globalThis.location?.hash.split("?")[1] ?? "";

/** Answers from the address that opened the page, "" for each that it lacks. They are read once. */
export function takeAddressAnswers(): AddressAnswers {
  const answers = answersIn(query);
  // After a reload the later choice counts.
  if (query !== "") window.history.replaceState(null, "", window.location.hash.replace(/\?.*/, ""));
  query = "";
  return answers;
}

/** Answers in an address's query, "" for each that is missing or malformed. */
function answersIn(text: string): AddressAnswers {
  const values = new URLSearchParams(text);
  const answer = (name: string, form: RegExp) => form.exec(values.get(name) ?? "")?.[0] ?? "";
  return { people: answer("people", /^\d{1,3}$/), until: answer("until", /^\d\d:\d\d$/) };
}
