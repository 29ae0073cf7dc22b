/** Loaded once phones are to stay connected. */
export { ConnectedLine } from "./connected-line";
export { StayConnected } from "./stay-connected";
