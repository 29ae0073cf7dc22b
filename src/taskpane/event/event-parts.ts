/** What is shown of events alone, or of pairs and individuals: one part, loaded with the first of them. */
export { EventPage } from "./event-page";
export { RulingsView } from "./rulings-view";
