/** The pages of events, and of rulings for pairs and individuals; loaded together when the first of them is opened. */
export { EventPage } from "./event-page";
export { RulingsView } from "./rulings-view";
