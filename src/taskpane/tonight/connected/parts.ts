/** What is loaded as soon as somebody wants phones to stay connected, or has wanted it. */
export { ConnectedLine } from "./connected-line";
export { StayConnected } from "./stay-connected";
