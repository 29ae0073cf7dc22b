/// <reference types="office-js" />
import { runRequest } from "./host-error";

/**
 * Shows a cell of the open workbook, and selects it.
 * @param address such as "D7"
 * @throws HostError
 */
export function selectCell(sheet: string, address: string): Promise<void> {
  return runRequest("selectCell", () =>
    Excel.run(async (context) => {
      const worksheet = context.workbook.worksheets.getItem(sheet);
      worksheet.activate();
      worksheet.getRange(address).select();
      await context.sync();
    })
  );
}
