/** Code that is loaded once an evening is finished, or if the page's address contains a result. */
export { ResultPage } from "./result-page";
export { ShareFoot } from "./share-foot";
export { SharedResult } from "./shared-result";
