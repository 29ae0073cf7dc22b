/** Loads what names a workbook's file: in one place, so that it is there once. */
export const loadFileName = () => import("../../../workbook/file-name");
