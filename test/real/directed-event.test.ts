import { directedActs } from "../support/directed-acts";
import { describeWithLibreOffice, saveInto } from "../support/libreoffice";

describeWithLibreOffice("a directed evening, in a file that LibreOffice saves between the acts", () =>
  directedActs((file, bytes) => saveInto([file], [bytes]))
);
