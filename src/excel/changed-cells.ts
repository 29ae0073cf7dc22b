/// <reference types="office-js" />
import { runRequest } from "./host-error";

/**
 * Calls back whenever cells of the open workbook have been changed, by whomever: here, by others who work in the same
 * file, or by this program.
 * @returns what ends that
 * @throws HostError
 */
export async function onCellsChanged(listener: () => void): Promise<() => void> {
  const watched = await runRequest("follow", () =>
    Excel.run(async (context) => {
      const added = context.workbook.worksheets.onChanged.add(() => {
        listener();
        return Promise.resolve();
      });
      await context.sync();
      return added;
    })
  );
  return () => {
    const ended = Excel.run(watched.context, async (context) => {
      watched.remove();
      await context.sync();
    });
    // Where the workbook is closed already, nothing is told either.
    ended.catch(() => undefined);
  };
}
