/// <reference lib="dom" />

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Time in ms until data is released: some browsers read it only a while after the click. */
const KEEP_FOR = 60_000;

/** Downloads bytes as an .xlsx file. */
export function saveFile(bytes: Uint8Array, fileName: string): void {
  saveBlob(new Blob([bytes as BlobPart], { type: XLSX }), fileName);
}

/** Downloads data as a file. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  try {
    const link = document.createElement("a");
    link.href = url;
    link.download = fileName;
    link.style.display = "none";
    document.body.append(link);
    link.click();
    link.remove();
  } finally {
    setTimeout(() => URL.revokeObjectURL(url), KEEP_FOR);
  }
}
