/// <reference types="office-js" />
import { runRequest } from "./host-error";

/**
 * Subscribes to changes of cells in the open workbook by this user, co-authors or this program.
 * @returns a function that unsubscribes.
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
    // Fails if the workbook is closed, which ends all events anyway.
    ended.catch(() => undefined);
  };
}
