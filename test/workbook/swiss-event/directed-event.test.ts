import { directedActs } from "../../support/directed-acts";
import { asWritten } from "../../support/directed-event";

describe("a directed evening, in one file", () => directedActs(asWritten));
