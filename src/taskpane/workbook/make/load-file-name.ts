/** Loads the code that names a workbook's file. All callers share this import, so that the code is bundled once. */
export const loadFileName = () => import("../../../workbook/file-name");
