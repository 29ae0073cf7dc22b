/** Loaded once an evening is finished, and for a result in the address. */
export { ResultPage } from "./result-page";
export { ShareFoot } from "./share-foot";
export { SharedResult } from "./shared-result";
