/** What suites do with the list of the device's evenings. */
import type { Page } from "playwright-core";

/** The rows of the list, those that are not finished first. */
export const eveningRows = (page: Page) => page.locator(".kept li");

/** Opens an evening, counted from 1. */
export async function openEvening(page: Page, row = 1): Promise<void> {
  await eveningRows(page)
    .nth(row - 1)
    .locator(".list-row")
    .click();
}

/** Presses a second action of an evening. */
export async function eveningAction(page: Page, action: string, row = 1): Promise<void> {
  await eveningRows(page)
    .nth(row - 1)
    .locator(".menu > button")
    .click();
  await page.click(`.kept .actions button:text-is('${action}')`);
}

/** Deletes an evening, and says so once more. */
export async function deleteEvening(page: Page, row = 1): Promise<void> {
  await eveningAction(page, "Delete", row);
  await page.click(".sheet button:text-is('Delete permanently')");
}
