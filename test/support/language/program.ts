// What the tests need of the program, as one bundle in the made-up language: see bundle.ts.
export { run } from "../../../src/cli/run";
export { readSaved } from "../../../src/workbook/reading/read-saved";
export { sessionWorkbook } from "../../../src/workbook/session-workbook";
export { caseOptions, scoredCase } from "../case-files";
