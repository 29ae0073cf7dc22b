/** The pages of events, and of rulings for pairs and individuals: one part, loaded with the first of them. */
export { EventPage } from "./event-page";
export { RulingsView } from "./rulings-view";
