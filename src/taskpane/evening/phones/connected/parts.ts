/** Loaded once phones may connect. */
export { ConnectedLine } from "./connected-line";
export { Connecting, PhoneList, WithOffer } from "./connecting";
