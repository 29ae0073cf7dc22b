/** Code that reads the workbook open in Excel; loaded together when it is first needed. */
export { savedOpenSheets, savedOpenWorkbook } from "../../../excel/saved-open-workbook";
export { readSaved } from "../../../workbook/reading/read-saved";
export { openRulingsToWrite } from "../../../workbook/reading/rulings-to-write";
export { rulingLines } from "../../../workbook/reading/ruling-lines";
