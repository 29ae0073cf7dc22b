/// <reference types="office-js" />
import { runRequest } from "./host-error";

/** An event of all worksheets in Excel, with handlers that do not use the data of the event. */
interface SheetsEvent {
  add(handler: () => Promise<void>): OfficeExtension.EventHandlerResult<unknown>;
}

/**
 * Subscribes to changes of cells in the open workbook by this user, co-authors or this program.
 * @returns a function that unsubscribes.
 * @throws HostError
 */
export function onCellsChanged(listener: () => void): Promise<() => void> {
  return subscribe(({ onChanged }) => onChanged, listener);
}

/**
 * Subscribes to changes of the selection in the open workbook.
 * @returns a function that unsubscribes.
 * @throws HostError
 */
export function onCellSelected(listener: () => void): Promise<() => void> {
  return subscribe(({ onSelectionChanged }) => onSelectionChanged, listener);
}

async function subscribe(
  eventOf: (worksheets: Excel.WorksheetCollection) => SheetsEvent,
  listener: () => void
): Promise<() => void> {
  const watched = await runRequest("follow", () =>
    Excel.run(async (context) => {
      const added = eventOf(context.workbook.worksheets).add(() => {
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
